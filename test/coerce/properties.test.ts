import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	coerceQuoted,
	convertText,
	pathTypes,
	streamsAsString,
	UNDECLARED,
} from "../../src/runtime/coerce/index.js";
import { canonicalJson } from "../../src/runtime/coerce/json.js";
import { toolWith, typesOf } from "./support.js";

const typeName = fc.constantFrom(
	...["string", "integer", "number", "boolean", "null", "object", "array", "int", "what"],
);
const pointer = fc.constantFrom("#", "#/$defs/a", "#/$defs/b", "#/properties/p", "#/", "http://x");

/** Schemas, nearly schemas, and other values under the keywords that are read. */
const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
	schema: fc.oneof(
		{ depthSize: "small", withCrossShrink: true },
		fc.record({ type: fc.oneof(typeName, fc.array(typeName, { maxLength: 3 })) }),
		fc.boolean(),
		fc.jsonValue(),
		fc.record(
			{
				type: fc.oneof(typeName, fc.jsonValue()),
				anyOf: fc.array(tie("schema"), { maxLength: 3 }),
				oneOf: fc.oneof(fc.array(tie("schema"), { maxLength: 3 }), fc.jsonValue()),
				allOf: fc.array(tie("schema"), { maxLength: 2 }),
				enum: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.jsonValue()),
				const: fc.jsonValue(),
				nullable: fc.boolean(),
				$ref: fc.oneof(pointer, fc.jsonValue()),
				properties: fc.dictionary(fc.constantFrom("p", "__proto__"), tie("schema")),
			},
			{ requiredKeys: [] },
		),
	),
}));

const text = fc.oneof(
	fc.string({ unit: "binary" }),
	fc
		.array(fc.constantFrom(..."0123456789+-.eE \n".split("")), { maxLength: 12 })
		.map((c) => c.join("")),
	fc
		.array(fc.constantFrom(..."{}[]()'\",: \\\n10ab".split(""), "None", "True", "null"), {
			maxLength: 16,
		})
		.map((parts) => parts.join("")),
	fc.json(),
	fc.constantFrom(
		"null",
		"None",
		"TRUE",
		"False",
		"",
		" ",
		"{'a': None}",
		"[1,]",
		"\ud800",
		"1e999",
	),
);

const options = { numRuns: 1_000 };

describe("for every schema and every text", () => {
	test("there is a result, and it is JSON", () => {
		const check = (value: unknown, a: unknown, b: unknown, raw: string): void => {
			const tool = toolWith(value, { $defs: { a, b } });
			for (const path of [["p"], ["p", "p"], ["p", null]]) {
				const { json, note } = convertText(pathTypes(tool, path), raw);
				const parsed: unknown = JSON.parse(json);
				if (note === "kept-string") expect(parsed).toBe(raw);
				if (typeof parsed === "number") expect(json).toMatch(/^-?\d/);
			}
		};
		fc.assert(fc.property(schema, schema, schema, text, check), options);
	});

	test("a declared string comes back unchanged", () => {
		const types = typesOf({ type: "string" });
		const check = (raw: string): void => {
			expect(JSON.parse(convertText(types, raw).json)).toBe(raw);
		};
		fc.assert(fc.property(text, check), options);
	});

	test("what is not converted in a union with string is the text itself", () => {
		const check = (value: unknown, raw: string): void => {
			const types = typesOf({ anyOf: [value, { type: "string" }] });
			if (!streamsAsString(types) && !types.declared) return;
			const { json, note } = convertText(types, raw);
			expect(note).toBe("");
			const parsed: unknown = JSON.parse(json);
			if (typeof parsed === "string") expect(parsed).toBe(raw);
			if (typeof parsed === "number" && types.members.length === 0) {
				expect(String(parsed)).toBe(raw.trim());
			}
		};
		fc.assert(fc.property(schema, text, check), options);
	});
});

describe("numbers", () => {
	const digits = fc
		.array(fc.constantFrom(..."0123456789".split("")), { minLength: 1, maxLength: 60 })
		.map((list) => list.join(""));

	test("an integer of any length has the value of its text", () => {
		const types = typesOf({ type: "integer" });
		const check = (sign: string, body: string, zeros: number): void => {
			const raw = sign + body + (zeros > 0 ? `.${"0".repeat(zeros)}` : "");
			const { json } = convertText(types, raw);
			expect(json).toMatch(/^-?(0|[1-9]\d*)$/);
			expect(BigInt(json)).toBe(BigInt(body) * (sign === "-" ? -1n : 1n));
		};
		const sign = fc.constantFrom("", "+", "-");
		fc.assert(fc.property(sign, digits, fc.nat({ max: 3 }), check), options);
	});

	test("a number in JSON's form is not touched", () => {
		const types = typesOf({ type: "number" });
		const check = (whole: string, fraction: string, exponent: number): void => {
			const raw = `-${BigInt(whole)}.${fraction}E${exponent}`;
			expect(convertText(types, raw)).toEqual({ json: raw, note: "" });
		};
		fc.assert(fc.property(digits, digits, fc.integer({ min: -400, max: 200 }), check), options);
	});

	test("the value of a number does not change", () => {
		const types = typesOf({ type: "number" });
		const check = (value: number): void => {
			const { json } = convertText(types, String(value));
			expect(Number(json)).toBe(Number(String(value)));
		};
		fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), check), options);
	});
});

describe("canonical JSON", () => {
	test("is what JSON.stringify writes", () => {
		const check = (value: unknown, indent: number): void => {
			// through a first text, which turns -0 into 0 and moves keys that look like indices to the front
			const compact = JSON.stringify(JSON.parse(JSON.stringify(value)));
			const spaced = JSON.stringify(JSON.parse(compact), null, indent);
			expect(canonicalJson(spaced, 100)).toBe(compact);
		};
		fc.assert(fc.property(fc.jsonValue(), fc.nat({ max: 4 }), check), options);
	});
	test("long texts take linear time", () => {
		const raw = `[${'"\\n x" , '.repeat(400_000)}${" ".repeat(1_000_000)}0.10${" ".repeat(1_000_000)}]`;
		const begin = performance.now();
		expect(convertText(UNDECLARED, raw).json.length).toBe(400_000 * 7 + 6);
		expect(convertText(typesOf({ type: "number" }), "1".repeat(5_000_000)).note).toBe("");
		expect(convertText(typesOf({ type: "number" }), `1${" ".repeat(5_000_000)}1`).note).toBe(
			"kept-string",
		);
		expect(performance.now() - begin).toBeLessThan(20_000);
	});
	test("deep nesting is no value, and no stack overflow", () => {
		const types = typesOf({ type: ["array", "object"] });
		const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
		expect(convertText(types, nested(512))).toEqual({ json: nested(512), note: "" });
		expect(convertText(types, nested(513)).note).toBe("kept-string");
		expect(convertText(types, nested(513), { depth: 513 }).note).toBe("");
		expect(convertText(types, nested(200_000)).note).toBe("kept-string");
		expect(convertText(types, "{'a':".repeat(200_000)).note).toBe("kept-string");
		expect(convertText(UNDECLARED, nested(513)).json).toBe(JSON.stringify(nested(513)));
	});
});

describe("unquoting", () => {
	test("changes nothing but the values that it converts", () => {
		const tool = { name: "t", parameters: { properties: { n: { type: "number" } } } };
		const check = (value: object, number: number): void => {
			const before = { ...value, n: String(number) };
			const after: unknown = JSON.parse(coerceQuoted(tool, JSON.stringify(before, null, 1)).text);
			expect(after).toEqual(JSON.parse(JSON.stringify({ ...value, n: number })));
		};
		fc.assert(
			fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer(), check),
			options,
		);
	});
});
