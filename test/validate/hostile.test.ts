import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FunctionDefinition } from "../../src/runtime/options.js";
import { createValidator } from "../../src/validate/index.js";

const validator = createValidator();

/** The one error of a refused schema; the time is bounded too. */
function refusal(parameters: unknown, args = "{}"): string {
	const begin = performance.now();
	const errors = validator.validate({ name: "t", parameters } as FunctionDefinition, args);
	expect(performance.now() - begin).toBeLessThan(20_000);
	expect(errors).toHaveLength(1);
	expect(errors[0]?.path).toBe("");
	return errors[0]?.message ?? "";
}

function nested(depth: number): object {
	let schema: object = { type: "string" };
	for (let i = 1; i < depth; i++) schema = { not: schema };
	return schema;
}

describe("schemas that would take too much are refused before they are compiled", () => {
	test("nesting", () => {
		expect(refusal(nested(101))).toBe("the schema is nested deeper than 100 levels");
		expect(refusal(nested(100_000))).toMatch(/deeper/);
		// 99 negations of "is a string": an object passes the odd number
		expect(
			validator.validate({ name: "t", parameters: nested(100) as { not: object } }, "{}"),
		).toEqual([]);
	});
	test("an object that contains itself", () => {
		const schema: { properties: Record<string, unknown> } = { properties: {} };
		schema.properties.self = schema;
		expect(refusal(schema)).toMatch(/deeper/);
	});
	test("size", () => {
		const properties = Object.fromEntries(
			Array.from({ length: 10_001 }, (_, i) => [`p${i}`, { type: "string" }]),
		);
		expect(refusal({ properties })).toBe("the schema has more than 20000 values");
		const shared = { enum: Array.from({ length: 1_000 }, (_, i) => i) };
		expect(refusal({ anyOf: Array.from({ length: 1_000 }, () => shared) })).toMatch(/more than/);
	});
	test("references that double", () => {
		const $defs: Record<string, object> = { d40: { type: "object" } };
		for (let i = 0; i < 40; i++) {
			const $ref = `#/$defs/d${i + 1}`;
			$defs[`d${i}`] = { allOf: [{ $ref }, { $ref }] };
		}
		expect(refusal({ $ref: "#/$defs/d0", $defs })).toBe(
			"the schema's references multiply too often",
		);
	});
	test("references that double by anchors", () => {
		const $defs: Record<string, object> = { d40: { $anchor: "a40", type: "object" } };
		for (let i = 0; i < 40; i++) {
			const $ref = `#a${i + 1}`;
			$defs[`d${i}`] = { $anchor: `a${i}`, allOf: [{ $ref }, { $ref }] };
		}
		expect(refusal({ $ref: "#a0", $defs })).toBe("the schema's references multiply too often");
	});
	test("references in a circle", () => {
		expect(refusal({ $ref: "#" })).toBe("the schema refers to itself without end");
		const $defs = { a: { anyOf: [{ $ref: "#/$defs/b" }] }, b: { not: { $ref: "#/$defs/a" } } };
		expect(refusal({ properties: { x: { $ref: "#/$defs/a" } }, $defs })).toMatch(/without end/);
	});
	test("a chain of references", () => {
		const $defs: Record<string, object> = { d3000: { type: "object" } };
		for (let i = 0; i < 3_000; i++) $defs[`d${i}`] = { $ref: `#/$defs/d${i + 1}` };
		expect(refusal({ $ref: "#/$defs/d0", $defs })).toMatch(/multiply|cannot be used/);
	});
	test("a reference into data cannot bring a pattern past the check", () => {
		const hidden = { pattern: "(a)\\1" };
		const schema = {
			properties: { a: { default: hidden }, b: { $ref: "#/properties/a/default" } },
		};
		expect(refusal(schema)).toMatch(/cannot be used/);
	});
});

describe("patterns", () => {
	function withPattern(pattern: string): FunctionDefinition {
		return { name: "t", parameters: { properties: { p: { type: "string", pattern } } } };
	}
	test("that are slow for a backtracking matcher are judged in no time", () => {
		const begin = performance.now();
		const text = JSON.stringify({ p: `${"a".repeat(5_000)}!` });
		for (const pattern of ["^(a+)+$", "^(a|aa)*$", "^(a|a)*$", "^a*a*a*a*a*a*a*$", "^(?=(a+)+$)"]) {
			expect(validator.validate(withPattern(pattern), text)).toEqual([
				{ path: "/p", message: `must match pattern "${pattern}"` },
			]);
		}
		expect(performance.now() - begin).toBeLessThan(15_000);
	});
	test("refused: too long, with references back, too many repetitions", () => {
		const one = (pattern: string): string =>
			validator
				.validate(withPattern(pattern), "{}")
				.map(({ message }) => message)
				.join();
		expect(one("a".repeat(1_001))).toMatch(/longer than 1000 characters/);
		expect(one("a".repeat(1_000))).toBe("");
		expect(one("(a)\\1")).toMatch(/references back/);
		expect(one("((a{100}){100}){100}")).toMatch(/too large/);
	});
	test("patternProperties too", () => {
		const parameters = { patternProperties: { "^(a+)+$": { type: "integer" } } };
		const args = JSON.stringify({ [`${"a".repeat(40)}!`]: "x", aaa: "x" });
		expect(validator.validate({ name: "t", parameters }, args)).toEqual([
			{ path: "/aaa", message: "must be integer" },
		]);
	});
	test("a text too long to be judged in a second is an error that says so", () => {
		const parameters = { properties: { p: { pattern: "^(?:(?=.*x)a)*$" } } };
		const args = JSON.stringify({ p: `${"a".repeat(200_000)}x` });
		expect(refusal(parameters, args)).toMatch(/cannot be judged: .*too long/);
	});
});

describe("arguments", () => {
	test("nested deeper than the stack", () => {
		const parameters = {
			$ref: "#/$defs/n",
			$defs: { n: { properties: { n: { $ref: "#/$defs/n" } } } },
		};
		const depth = 100_000;
		const args = `${'{"n":'.repeat(depth)}1${"}".repeat(depth)}`;
		expect(refusal(parameters, args)).toMatch(/cannot be judged/);
	});
	test("any schema and any text have an answer", () => {
		const keyword = fc.constantFrom(
			...["type", "properties", "items", "anyOf", "$ref", "$id", "$schema", "enum", "required"],
			...["nullable", "pattern", "patternProperties", "additionalProperties", "$defs", "not", "id"],
			...[
				"dependencies",
				"const",
				"minimum",
				"$async",
				"$anchor",
				"$dynamicRef",
				"unevaluatedItems",
			],
		);
		const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
			schema: fc.oneof(
				{ depthSize: "small", withCrossShrink: true },
				fc.constantFrom(true, false, null, "string", "#", 1, "array", "https://a.b/c"),
				fc.dictionary(keyword, tie("schema"), { maxKeys: 4 }),
				fc.array(tie("schema"), { maxLength: 3 }),
				fc.jsonValue(),
			),
		}));
		const check = (parameters: unknown, args: string): void => {
			const before = JSON.stringify(parameters);
			const errors = validator.validate({ name: "t", parameters } as FunctionDefinition, args);
			expect(errors.length).toBeLessThanOrEqual(20);
			for (const { path, message } of errors) {
				expect(path).toMatch(/^(?:\/.*)?$/s);
				expect(message).not.toBe("");
			}
			expect(JSON.stringify(parameters)).toBe(before);
		};
		const args = fc.oneof(fc.json(), fc.string(), fc.constant("{}"));
		fc.assert(fc.property(schema, args, check), { numRuns: 1_000 });
	});
});
