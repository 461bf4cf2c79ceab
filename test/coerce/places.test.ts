/** What is declared at the places of arguments: by their keys as they stand or without white space, by patterns, for words of YAML. */
import { describe, expect, it, test } from "vitest";
import { argumentsPlace, DeclaredPlace } from "../../src/runtime/coerce/index.js";
import { MAX_SCHEMA_DEPTH } from "../../src/runtime/coerce/lookup.js";
import { mayMisplace, misplaced } from "../../src/runtime/coerce/misplaced.js";
import { misspelt } from "../../src/runtime/coerce/misspelt.js";
import { fitting } from "../../src/runtime/coerce/patterns.js";
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
import { judgeArguments } from "../../src/runtime/stages/verdict.js";
import { typesOf } from "./support.js";

function toolOf(properties: JsonSchema): FunctionDefinition {
	return { name: "f", parameters: { type: "object", properties } };
}

describe("a name of a type", () => {
	it.each([
		["string", STRING],
		["integer", INTEGER],
		["number", ANY_NUMBER],
		["boolean", BOOLEAN],
		["null", NULL],
		["object", OBJECT],
		["array", ARRAY],
		["str", STRING],
		["text", STRING],
		["enum", STRING],
		["int", INTEGER],
		["long", INTEGER],
		["float", ANY_NUMBER],
		["double", ANY_NUMBER],
		["bool", BOOLEAN],
		["none", NULL],
		["dict", OBJECT],
		["map", OBJECT],
		["list", ARRAY],
		["tuple", ARRAY],
	])("%s is known in any case", (type, bits) => {
		for (const name of [type, type.toUpperCase()])
			expect(typesOf({ type: name })).toMatchObject({ bits, declared: true });
		expect(typesOf({ type: `${type}?` }).declared).toBe(false);
	});
});

describe("a place", () => {
	it("is that of the key as it stands, else of the key without white space", () => {
		const place = argumentsPlace(toolOf({ " a": { type: "integer" }, a: { type: "string" } }));
		expect(place.child(" a").types.bits).toBe(INTEGER);
		expect(place.child("a").types.bits).toBe(STRING);
		expect(place.child("\ta\n").types.bits).toBe(STRING);
		expect(place.child(" b").types.declared).toBe(false);
	});

	it("is kept", () => {
		const tool = toolOf({ a: { type: "string" } });
		const place = argumentsPlace(tool);
		expect(argumentsPlace(tool)).toBe(place);
		expect(place.child("a")).toBe(place.child("a"));
	});

	it("says nothing of what is in it where nothing is said", () => {
		for (const tool of [undefined, { name: "f" }, toolOf({})]) {
			const place = argumentsPlace(tool).child("a").child(null).child("b");
			expect(place.types.declared).toBe(false);
			expect([...place.names]).toEqual([]);
		}
	});

	it("has no names out of schemas that nest too deep", () => {
		let schema: JsonSchema = {};
		for (let depth = MAX_SCHEMA_DEPTH + 3; depth > 0; depth--)
			schema = { properties: { [`p${depth}`]: {} }, allOf: [schema] };
		const names = argumentsPlace({ name: "f", parameters: schema }).names;
		expect(names).toEqual(new Set(Array.from({ length: MAX_SCHEMA_DEPTH }, (_, k) => `p${k + 1}`)));
	});
});

describe("a bare word of YAML", () => {
	const place = new DeclaredPlace(
		argumentsPlace(toolOf({ b: { type: "boolean" }, n: { type: ["integer", "null"] } })),
		{},
	);
	it.each([
		["yes", "true"],
		["on", "true"],
		["no", "false"],
		["off", "false"],
	])("%s is a boolean where one is declared", (word, json) => {
		for (const raw of [word, word.toUpperCase()]) {
			expect(place.child("b").read(raw)).toEqual({ json, kept: false });
			expect(place.child("n").read(raw)).toEqual({ json: JSON.stringify(raw), kept: true });
			expect(place.child("x").read(raw)).toEqual({ json: JSON.stringify(raw), kept: false });
		}
		expect(place.child("b").read(`${word}!`)).toEqual({ json: `"${word}!"`, kept: true });
	});

	test("a tilde is null where null is declared", () => {
		expect(place.child("n").read("~")).toEqual({ json: "null", kept: false });
		expect(place.child("b").read("~")).toEqual({ json: '"~"', kept: true });
	});
});

describe("parameters in another one", () => {
	const inner = { type: "object", properties: { b: {}, "x/~": { type: "array" } } };
	const tool = toolOf({ a: inner, b: {}, c: {}, l: { type: "array" } });
	const paths = (args: unknown, repairs: readonly string[] = ["envelope"]) =>
		misplaced(tool, args, repairs).map(({ path }) => path);

	it("are told where a brace may be missing", () => {
		expect(paths({ a: { c: 1 } })).toEqual(["/a/c"]);
		expect(paths({ l: [{}, { c: 1 }] })).toEqual(["/l/1/c"]);
		expect(paths({ a: { "x/~": [{ c: 1 }] } })).toEqual(["/a/x~1~0/0/c"]);
	});
	it("are none where they are declared, or stand at their place, too", () => {
		expect(paths({ a: { b: 1 } })).toEqual([]);
		expect(paths({ a: { c: 1 }, c: 2 })).toEqual([]);
		expect(paths({ a: 1, b: 1, c: 1, l: 1 })).toEqual([]);
	});
	it("are told in one object that the tool does not declare", () => {
		expect(paths({ input: { c: 1, d: 1 } }, [])).toEqual(["/input/c"]);
		expect(paths({ input: { c: 1 }, x: 1 }, [])).toEqual([]);
		expect(paths({ a: { c: 1 } }, [])).toEqual([]);
		expect(mayMisplace(tool, '{"input":{"c": 1}}', [])).toBe(true);
		expect(mayMisplace(tool, ' \n{ \t"input"  :  { "c": 1}}', [])).toBe(true);
		expect(mayMisplace(tool, '[{"input": {"c": 1}}]', [])).toBe(false);
		expect(mayMisplace(tool, '{"input": [{"c": 1}]}', [])).toBe(false);
		expect(mayMisplace(tool, '{"a": {"c": 1}}', [])).toBe(false);
		expect(mayMisplace(tool, '{"a": {"c": 1}}', ["envelope"])).toBe(true);
	});
});

describe("keys that read as a parameter that is missing", () => {
	const inner = { type: "object", properties: { zip_code: {} } };
	const tool = toolOf({ fromCity: {}, unit: {}, to: inner, stops: { items: inner }, größe: {} });
	const told = (args: unknown) => misspelt(tool, args).map(({ path }) => path);

	it.each([
		"from_city",
		"FromCity",
		"from-city",
		" fromCity",
		"fromCity:",
		"from city\n",
		'"from/City~',
		"days:3, fromCity",
		"from_city:Oslo",
		"x.from-city",
	])("are told: %j", (key) => {
		const path = `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		expect(told({ [key]: "Oslo" })).toEqual([path]);
		expect(told({ [key]: "Oslo", fromCity: "Oslo" })).toEqual([]);
	});
	it.each(["city", "from", "fromCity2", "", "-", "__proto__", "fromCity2:from"])(
		"other keys are not: %j",
		(key) => {
			expect(told(JSON.parse(`{${JSON.stringify(key)}: 1}`))).toEqual([]);
		},
	);
	it("are told at every depth where names are declared", () => {
		expect(told({ to: { ZIP: 1, zipcode: 2 } })).toEqual(["/to/zipcode"]);
		expect(told({ stops: [{ zip_code: 1 }, { zipCode: 1 }] })).toEqual(["/stops/1/zipCode"]);
		expect(told({ other: { zipCode: 1 } })).toEqual([]);
		expect(told({ GRÖSSE: 1, Größe: 2 })).toEqual(["/Größe"]);
	});
	it("are looked for where names are declared, and somebody judges", () => {
		const text = '{"Unit": "C"}';
		const validator = { validate: () => [] };
		const errors = (one: FunctionDefinition, by?: typeof validator) =>
			judgeArguments(one, text, [], by).map(({ path }) => path);
		expect(errors(tool, validator)).toEqual(["/Unit"]);
		expect(errors({ ...tool, check: () => [] })).toEqual(["/Unit"]);
		expect(errors(tool)).toEqual([]);
		expect(errors({ name: "f" }, validator)).toEqual([]);
	});
});

/** What one way costs, and how many there are: those of alternatives and optional characters, and a place's for each loop. */
describe("the work of a pattern", () => {
	it.each([
		["^a", 1, 0],
		["^[|(*+?)\\]{]", 1, 0],
		["^\\(\\|\\*", 1, 0],
		["^(a|b)", 2, 0],
		["^(a|b|c)(d|e)", 6, 0],
		["^((a|b)|c)", 4, 0],
		["^(?:a|b)", 2, 0],
		["^(?=a|b)", 2, 0],
		["^(?!a|b)", 2, 0],
		["^(?<=a|b)", 2, 0],
		["^(?<!a|b)", 2, 0],
		["^(?<n>a|b)", 2, 0],
		["^(?<name>a|b)", 2, 0],
		["^a?", 2, 0],
		["^a?b?", 4, 0],
		["^(?:a)?", 2, 0],
		["^\\u{61}a?", 2, 0],
		["^\\p{Lu}", 1, 0],
		["^\\P{Lu}", 1, 0],
		["^a{1}", 1, 0],
		["^a{12}", 1, 0],
		["^a{1,}", 1, 1],
		["^a{1,2}", 1, 1],
		["^a{10,12}", 1, 1],
		["^a+", 1, 1],
		["^a*b*", 1, 2],
		["a", 1, 1],
		["a|b", 2, 1],
		["^a|b", 2, 1],
		["^a|b+", 2, 2],
		["^a+|b+", 2, 2],
		["a+", 1, 2],
	])("%s", (source, ways, loops) => {
		const schema = {};
		const patterns = { [source]: schema };
		for (const name of ["", "a", "abc", "b".repeat(20)]) {
			const work = ways * (name.length + 1) ** loops * (name.length + source.length);
			const schemas = new RegExp(source, "u").test(name) ? [schema] : [];
			expect(fitting(patterns, name), name).toEqual({ schemas, certain: true, work });
		}
		expect(fitting(patterns, "x".repeat(600_000))).toMatchObject({ certain: false, work: 0 });
	});

	it.each(["(a+)+", "(a){2}", "(a)*", "(a)\\1", "(?<n>a)\\k<n>", "(", "a".repeat(1001)])(
		"%s is not done",
		(source) => {
			expect(fitting({ [source]: {} }, "a")).toEqual({ schemas: [], certain: false, work: 0 });
		},
	);

	it("is added up, and ends where it is too much", () => {
		const patterns = { "^a": {}, "^.": {}, "": {} };
		const most = Math.floor(500_000 / 2) - 2;
		expect(fitting(patterns, "x".repeat(100)).work).toBe(2 * 102 + 101 * 100);
		expect(fitting(patterns, "x".repeat(most))).toEqual({
			schemas: [patterns["^."]],
			certain: false,
			work: 500_000,
		});
		expect(fitting({ "^a": {}, "^.": {} }, "x".repeat(most + 1)).certain).toBe(false);
		expect(fitting({ ["a".repeat(1000)]: {} }, "a")).toMatchObject({ certain: true });
		expect(fitting(undefined, "a")).toEqual({ schemas: [], certain: true, work: 0 });
	});
});
