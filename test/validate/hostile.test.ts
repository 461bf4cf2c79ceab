import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FunctionDefinition } from "../../src/runtime/options.js";
import { createValidator as createEdgeValidator } from "../../src/validate/edge.js";
import { createValidator } from "../../src/validate/index.js";

const validator = createValidator();
const validators = [
	["ajv", validator],
	["edge", createEdgeValidator()],
] as const;

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

describe.each(validators)("work that multiplies in the judging: %s", (name, judging) => {
	const TOO_MUCH =
		/^the arguments cannot be judged: with the tool's schema they take too much work$/;

	function judged(parameters: object, args: unknown): readonly string[] {
		const begin = performance.now();
		const text = typeof args === "string" ? args : JSON.stringify(args);
		const errors = judging.validate({ name: "t", parameters: { ...parameters } }, text);
		expect(performance.now() - begin).toBeLessThan(60_000);
		return errors.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
	}
	function deep(levels: number): string {
		return `${'{"n":'.repeat(levels)}1${"}".repeat(levels)}`;
	}

	test("two branches that go down the same recursion", () => {
		const down = { properties: { n: { $ref: "#/$defs/n" } } };
		const schema = { $ref: "#/$defs/n", $defs: { n: { allOf: [down, down] } } };
		expect(judged(schema, deep(8))).toEqual([]);
		expect(judged(schema, deep(60))).toEqual([expect.stringMatching(TOO_MUCH)]);
	});

	test("dynamic and recursive references", () => {
		const down = (ref: object) => ({
			anyOf: [{ properties: { n: ref } }, { required: ["x"], properties: { n: ref } }],
		});
		const schemas = [
			{ $dynamicAnchor: "n", ...down({ $dynamicRef: "#n" }) },
			{
				$schema: "https://json-schema.org/draft/2019-09/schema",
				$recursiveAnchor: true,
				...down({ $recursiveRef: "#" }),
			},
		];
		const refused = name === "edge" ? /is not supported$/ : TOO_MUCH;
		for (const schema of schemas)
			expect(judged(schema, deep(60))).toEqual([expect.stringMatching(refused)]);
		expect(judged({ $dynamicAnchor: "n", $dynamicRef: "#n" }, {})).toEqual([
			"the schema refers to itself without end",
		]);
	});

	test("schemas that name each other by their ids", () => {
		const schema = {
			$id: "https://example.com/a",
			properties: { a: { $ref: "https://example.com/a" } },
			additionalProperties: false,
		};
		expect(judged(schema, { a: { a: {} } })).toEqual([]);
		expect(judged(schema, { a: { b: {} } })).toHaveLength(1);
		const own = { properties: { a: { $ref: "b" }, b: { $id: "b", $ref: "#" } } };
		expect(judged(own, { a: 1 })).toHaveLength(1);
	});

	test("a large enum over a large list", () => {
		const values = Array.from({ length: 19_000 }, (_, i) => i);
		const schema = { properties: { a: { items: { enum: values } } } };
		expect(judged(schema, { a: [0, 18_999] })).toEqual([]);
		const args = { a: Array.from({ length: 100_000 }, () => 18_999) };
		expect(judged(schema, args)).toEqual([expect.stringMatching(TOO_MUCH)]);
	});

	test("a pattern over many texts", () => {
		const schema = { properties: { a: { items: { pattern: "^(?:(?=.*x)a)*x$" } } } };
		const text = `${"a".repeat(1_900)}x`;
		expect(judged(schema, { a: [text] })).toEqual([]);
		const args = { a: Array.from({ length: 500 }, () => text) };
		expect(judged(schema, args)).toEqual([expect.stringMatching(TOO_MUCH)]);
	});

	test("patterns of names", () => {
		const schema = { patternProperties: { "^(a+)+$": { type: "integer" } } };
		const args = { [`${"a".repeat(60)}!`]: "x", aa: "x", "a.": "x" };
		expect(judged(schema, args)).toEqual(["/aa: must be integer"]);
	});

	test("items that must differ", () => {
		const schema = { properties: { a: { uniqueItems: true } } };
		const equal = [{ a: 1, b: [2] }, "x", { b: [2], a: 1 }];
		expect(judged(schema, { a: equal })).toEqual(["/a: must not have two equal items"]);
		expect(judged(schema, { a: [1, "1", [1], null, "null", { a: null }, true, "true"] })).toEqual(
			[],
		);
		const many = Array.from({ length: 200_000 }, (_, i) => i);
		const outcome = name === "edge" ? [expect.stringMatching(TOO_MUCH)] : [];
		expect(judged(schema, { a: many })).toEqual(outcome);
	});

	test("lengths: huge bounds, and many bounds of one long text", () => {
		expect(judged({ properties: { a: { minLength: 1e300 } } }, { a: "x" })).toHaveLength(1);
		const anyOf = Array.from({ length: 2_500 }, (_, i) => ({ maxLength: i }));
		const args = { a: "x".repeat(900_000) };
		expect(judged({ properties: { a: { anyOf } } }, args)).toEqual([
			expect.stringMatching(TOO_MUCH),
		]);
	});

	test("arguments nested deeper than the stack", () => {
		const schema = {
			$ref: "#/$defs/n",
			$defs: { n: { properties: { n: { $ref: "#/$defs/n" } } } },
		};
		expect(judged(schema, deep(100_000))).toEqual([
			expect.stringMatching(/^the arguments cannot be judged: /),
		]);
	});
});
