import { describe, expect, test } from "vitest";
import {
	pathTypes,
	propertyTypes,
	streamsAsString,
	UNDECLARED,
} from "../../src/runtime/coerce/index.js";
import {
	ANY_NUMBER,
	ARRAY,
	BOOLEAN,
	INTEGER,
	NULL,
	OBJECT,
	STRING,
} from "../../src/runtime/coerce/types.js";
import type { FunctionDefinition, JsonSchema } from "../../src/runtime/options.js";
import { toolWith, typesOf } from "./support.js";

const int = { type: "integer" };
const str = { type: "string" };

describe("the types that a schema allows", () => {
	const rows: readonly (readonly [schema: unknown, bits: number])[] = [
		[str, STRING],
		[int, INTEGER],
		[{ type: "number" }, ANY_NUMBER],
		[{ type: ["integer", "null"] }, INTEGER | NULL],
		[{ type: "STRING" }, STRING],
		[{ type: "dict" }, OBJECT],
		[{ type: ["string", "weird"] }, STRING],
		[{ anyOf: [int, { type: "null" }] }, INTEGER | NULL],
		[{ oneOf: [int, { type: "boolean" }] }, INTEGER | BOOLEAN],
		[{ allOf: [{ type: ["integer", "string"] }, { minimum: 1 }, int] }, INTEGER],
		[{ allOf: [{ type: "number" }, int] }, INTEGER],
		[{ type: "object", anyOf: [{ required: ["a"] }, { required: ["b"] }] }, OBJECT],
		[{ anyOf: [int, false] }, INTEGER],
		[{ type: "string", nullable: true }, STRING | NULL],
		[{ type: "string", nullable: false }, STRING],
		[{ enum: ["a", "b"] }, STRING],
		[{ enum: ["a", 1, null] }, STRING | INTEGER | NULL],
		[{ type: ["string", "integer"], enum: ["1", "2"] }, STRING],
		[{ enum: [1.5] }, ANY_NUMBER],
		[{ const: true }, BOOLEAN],
		[{ const: null }, NULL],
		[{ const: [] }, ARRAY],
		// parts that exclude each other: the nearer one is meant
		[{ type: "integer", enum: ["1", "2"] }, INTEGER],
		[{ allOf: [str, int] }, STRING],
	];
	for (const [schema, bits] of rows) {
		test(JSON.stringify(schema), () => {
			expect(typesOf(schema)).toMatchObject({ bits, declared: true });
		});
	}

	const silent: readonly unknown[] = [
		undefined,
		{},
		true,
		false,
		null,
		"string",
		[str],
		{ type: "weird" },
		{ type: 5 },
		{ type: [] },
		{ enum: [] },
		{ anyOf: [str, {}] },
		{ anyOf: "x" },
		{ nullable: true },
		{ $ref: "https://example.com/s.json" },
		{ $ref: "#/$defs/missing" },
		{ $ref: "#/%zz" },
		{ $ref: "#anchor" },
		{ $ref: 7 },
	];
	for (const schema of silent) {
		test(`nothing is declared by ${JSON.stringify(schema)}`, () => {
			expect(typesOf(schema)).toBe(UNDECLARED);
		});
	}

	test.each([
		["string", ["str", "text", "enum"]],
		["integer", ["int", "long"]],
		["number", ["float", "double"]],
		["boolean", ["bool"]],
		["null", ["none"]],
		["object", ["dict", "map"]],
		["array", ["list", "tuple"]],
	])("%s is meant by its other names, in any case", (type, names) => {
		const meant = typesOf({ type });
		for (const name of [type, ...names])
			for (const written of [name, name.toUpperCase()])
				expect(typesOf({ type: written })).toEqual(meant);
	});

	test("the members of an enum are known where a text could be one of several types", () => {
		const rows: readonly (readonly [schema: unknown, members: readonly unknown[]])[] = [
			[{ enum: ["a", 1, null] }, ["a", 1, null]],
			[{ enum: ["a", "b"] }, []],
			[{ enum: [1, 2] }, []],
			[{ type: ["string", "integer"] }, []],
			[{ anyOf: [{ enum: ["a"] }, { enum: [1] }] }, ["a", 1]],
			[{ type: ["string", "integer"], enum: ["a", 1, true] }, ["a", 1]],
		];
		for (const [schema, members] of rows) expect(typesOf(schema).members).toEqual(members);
	});

	test("only a plain string streams", () => {
		expect(streamsAsString(typesOf(str))).toBe(true);
		expect(streamsAsString(typesOf({ enum: ["a"] }))).toBe(true);
		expect(streamsAsString(typesOf({ type: ["string", "null"] }))).toBe(false);
		expect(streamsAsString(typesOf(int))).toBe(false);
		expect(streamsAsString(UNDECLARED)).toBe(false);
	});
});

describe("references", () => {
	test("into $defs, definitions and any place of the document", () => {
		expect(typesOf({ $ref: "#/$defs/a" }, { $defs: { a: int } }).bits).toBe(INTEGER);
		expect(typesOf({ $ref: "#/definitions/a" }, { definitions: { a: int } }).bits).toBe(INTEGER);
		expect(
			typesOf({ $ref: "#/$defs/a/anyOf/1" }, { $defs: { a: { anyOf: [str, int] } } }).bits,
		).toBe(INTEGER);
		expect(typesOf({ $ref: "#/$defs/a~1b~0c%20d" }, { $defs: { "a/b~c d": int } }).bits).toBe(
			INTEGER,
		);
		expect(typesOf({ $ref: "#/$defs/a~01" }, { $defs: { "a~1": int, "a/": str } }).bits).toBe(
			INTEGER,
		);
		expect(typesOf({ $ref: "#" }).bits).toBe(OBJECT);
	});
	test("chains, and keywords beside a reference", () => {
		const $defs = { a: { $ref: "#/$defs/b" }, b: { type: ["integer", "string"] } };
		expect(typesOf({ $ref: "#/$defs/a" }, { $defs }).bits).toBe(INTEGER | STRING);
		expect(typesOf({ $ref: "#/$defs/a", type: "string" }, { $defs }).bits).toBe(STRING);
	});
	test("a cycle adds nothing", () => {
		const $defs = {
			tree: { anyOf: [str, { $ref: "#/$defs/tree" }, { allOf: [{ $ref: "#/$defs/tree" }] }] },
			loop: { $ref: "#/$defs/pool" },
			pool: { $ref: "#/$defs/loop" },
			// beside the cycle stands a schema without a word, before it or behind it
			free: { oneOf: [str, { allOf: [{}, { $ref: "#/$defs/free" }] }] },
			freed: { oneOf: [str, { allOf: [{ $ref: "#/$defs/freed" }, { anyOf: [] }] }] },
		};
		for (const name of ["tree", "free", "freed"])
			expect(typesOf({ $ref: `#/$defs/${name}` }, { $defs }).bits, name).toBe(STRING);
		expect(typesOf({ $ref: "#/$defs/loop" }, { $defs })).toBe(UNDECLARED);
	});
	test("prototypes are no definitions", () => {
		expect(typesOf({ $ref: "#/__proto__" })).toBe(UNDECLARED);
		expect(typesOf({ $ref: "#/constructor/name" })).toBe(UNDECLARED);
	});
});

describe("finding the property", () => {
	function of(parameters: unknown, key = "p"): number | undefined {
		const types = propertyTypes({ name: "t", parameters } as FunctionDefinition, key);
		return types.declared ? types.bits : undefined;
	}
	test("without a tool or a schema nothing is declared", () => {
		expect(propertyTypes(undefined, "p")).toBe(UNDECLARED);
		expect(propertyTypes(null, "p")).toBe(UNDECLARED);
		expect(propertyTypes({ name: "t" }, "p")).toBe(UNDECLARED);
		for (const path of [[], ["p"], ["p", null]])
			expect(pathTypes({ name: "t" }, path)).toBe(UNDECLARED);
		for (const odd of [
			null,
			true,
			false,
			5,
			"x",
			[],
			{ properties: null },
			{ properties: [int] },
		]) {
			expect(of(odd)).toBeUndefined();
		}
	});
	test("white space around the key does not hide it", () => {
		expect(of({ properties: { p: int } }, " p\n")).toBe(INTEGER);
		expect(of({ properties: { p: int, " p": str } }, " p")).toBe(STRING);
	});
	test("the parameters may be put together", () => {
		const object = { properties: { p: int } };
		expect(of({ $ref: "#/$defs/args", $defs: { args: object } })).toBe(INTEGER);
		expect(of({ allOf: [{ properties: { q: str } }, object] })).toBe(INTEGER);
		expect(of({ anyOf: [object, { properties: { p: str } }, { properties: { q: {} } }] })).toBe(
			INTEGER | STRING,
		);
		expect(of({ properties: { p: { type: ["integer", "string"] } }, allOf: [object] })).toBe(
			INTEGER,
		);
	});
	test("additionalProperties speaks for keys that nobody names", () => {
		expect(of({ additionalProperties: int })).toBe(INTEGER);
		expect(of({ properties: { p: str }, additionalProperties: int })).toBe(STRING);
		expect(of({ additionalProperties: int, patternProperties: { p: str } })).toBe(STRING);
		expect(of({ additionalProperties: int, patternProperties: { q: str } })).toBe(INTEGER);
		expect(of({ additionalProperties: false })).toBeUndefined();
	});
	test("patterns speak for the names that they fit, anywhere in the schema", () => {
		const patternProperties = { "^x_": str, "^\\d{2}$": int, "(?<=_)n$": int, "^(on)?off$": str };
		const asked = { patternProperties };
		expect(of(asked, "x_a")).toBe(STRING);
		expect(of(asked, "12")).toBe(INTEGER);
		expect(of(asked, "a_n")).toBe(INTEGER);
		expect(of(asked, "off")).toBe(STRING);
		expect(of(asked, "ax_")).toBeUndefined();
		expect(of({ allOf: [{ $ref: "#/$defs/a" }], $defs: { a: asked } }, "x_a")).toBe(STRING);
		// both hold: with the other pattern, and with the property of that name
		expect(of({ patternProperties: { "^x": { type: ["string", "null"] }, x$: str } }, "x")).toBe(
			STRING,
		);
		expect(of({ properties: { x_a: {} }, patternProperties }, "x_a")).toBe(STRING);
		expect(of({ properties: { x_a: int }, patternProperties }, "x_a")).toBe(INTEGER);
		// inside of a value, too
		const tool = toolWith({ type: "object", patternProperties });
		expect(pathTypes(tool, ["p", "x_a"]).bits).toBe(STRING);
	});
	test("a pattern that cannot be asked says nothing, and nothing else speaks for the name", () => {
		const name = "a".repeat(200);
		for (const pattern of [
			"(",
			"(a+)+$",
			"^(a|a)*$",
			"(a)\\1",
			"a*a*a*b$",
			"(a|aa)(a|aa)(a|aa)(a|aa)(a|aa)(a|aa)(a|aa)(a|aa)(a|aa)(a|aa)b",
			"a{1,100}a{1,100}a{1,100}b",
			`^${"a".repeat(1001)}`,
		]) {
			const schema = { patternProperties: { [pattern]: str }, additionalProperties: int };
			expect(of(schema, name), pattern).toBeUndefined();
			expect(of({ ...schema, properties: { [name]: int } }, name), pattern).toBe(INTEGER);
		}
		const many = Object.fromEntries(
			Array.from({ length: 2_000 }, (_, at) => [`^[a-z]*_${at}$`, str]),
		);
		expect(of({ patternProperties: many, additionalProperties: int }, name)).toBeUndefined();
	});
	test("names of the prototype are names like others", () => {
		for (const key of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
			expect(of({ properties: {} }, key)).toBeUndefined();
			const properties: unknown = JSON.parse(`{${JSON.stringify(key)}:{"type":"integer"}}`);
			expect(of({ properties }, key)).toBe(INTEGER);
		}
	});
	test("members of members, and elements", () => {
		const tool = toolWith(
			{
				type: "object",
				properties: { list: { items: { $ref: "#/$defs/row" } }, tuple: { items: [str, int] } },
			},
			{ $defs: { row: { properties: { n: int } } } },
		);
		expect(pathTypes(tool, ["p"]).bits).toBe(OBJECT);
		expect(pathTypes(tool, ["p", "list", null, "n"]).bits).toBe(INTEGER);
		expect(pathTypes(tool, ["p", "tuple", null]).bits).toBe(STRING | INTEGER);
		expect(pathTypes(tool, ["p", "list", "n"])).toBe(UNDECLARED);
	});
});

describe("bounds", () => {
	test("the answer is kept, and keys of the model do not fill the memory", () => {
		const tool = { name: "t", parameters: { additionalProperties: int } };
		const first = propertyTypes(tool, "k0");
		for (let i = 1; i < 3_000; i++) expect(propertyTypes(tool, `k${i}`).bits).toBe(INTEGER);
		expect(propertyTypes(tool, "k0")).toBe(first);
		expect(propertyTypes(tool, "k2999")).not.toBe(propertyTypes(tool, "k2999"));
	});
	test("a schema too deep or too wide to be read declares nothing", () => {
		let deep: object = int;
		for (let i = 0; i < 100_000; i++) deep = { anyOf: [str, deep] };
		expect(typesOf(deep)).toBe(UNDECLARED);
		expect(typesOf({ anyOf: Array.from({ length: 200_000 }, () => str) })).toBe(UNDECLARED);
	});
	test("a member is undeclared where a part of its schema is too deep, though another part declares it", () => {
		const nested = (levels: number): object => {
			let schema: object = { properties: { other: str } };
			for (let i = 0; i < levels; i++) schema = { allOf: [schema] };
			return { type: "object", properties: { a: int }, allOf: [schema] };
		};
		const typesIn = (levels: number) =>
			propertyTypes({ name: "t", parameters: nested(levels) as JsonSchema }, "a");
		expect(typesIn(20).bits).toBe(INTEGER);
		for (const levels of [31, 32, 33, 40]) expect(typesIn(levels)).toBe(UNDECLARED);
	});
	test("references that double at every step are cut off", () => {
		const $defs: Record<string, object> = { d40: int };
		for (let i = 0; i < 40; i++) {
			const $ref = `#/$defs/d${i + 1}`;
			$defs[`d${i}`] = { anyOf: [{ $ref }, { $ref }], properties: {} };
		}
		const begin = performance.now();
		expect(typesOf({ $ref: "#/$defs/d0" }, { $defs })).toBe(UNDECLARED);
		expect(typesOf({ $ref: "#/$defs/d30" }, { $defs }).bits).toBe(INTEGER);
		expect(performance.now() - begin).toBeLessThan(15_000);
	});
	test("an object that contains itself", () => {
		const own: { anyOf: unknown[] } = { anyOf: [int] };
		own.anyOf.push(own);
		expect(typesOf(own).bits).toBe(INTEGER);
	});
});

describe("names of types that other languages have", () => {
	test.each([
		["string", "str", "text", "enum"],
		["integer", "int", "long"],
		["number", "float", "double"],
		["boolean", "bool"],
		["null", "none"],
		["object", "dict", "map"],
		["array", "list", "tuple"],
	])("%s", (own, ...others) => {
		for (const name of others) {
			for (const spelled of [name, name.toUpperCase()])
				expect([spelled, typesOf({ type: spelled })]).toEqual([spelled, typesOf({ type: own })]);
			for (const strange of [`${name}x`, name.slice(1), name.repeat(20)])
				expect([strange, typesOf({ type: strange })]).toEqual([strange, typesOf({})]);
		}
	});
});
