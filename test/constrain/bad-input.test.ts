/** Schemas and names of which no grammar can be made, or not of all: an error, or an entry in the report. */
import { describe, expect, test } from "vitest";
import { CannotConstrain, constrain, TARGETS } from "../../src/constrain/index.js";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { parse } from "../../src/index.js";
import { constraintOf, hermesCall, qwenCall } from "./grammars.js";
import { Sentences } from "./sentences.js";

const FORMATS = ["hermes", "qwen_coder", "cohere_xml", "pythonic", "yaml_xml"];
const list = { type: "object", properties: { next: { $ref: "#/$defs/list" } }, required: ["next"] };

/** Schemas that no finite value fits, with what is said of them. */
const EMPTY: readonly (readonly [string, object, RegExp])[] = [
	["a list without an end", { $ref: "#/$defs/list" }, /itself without an end/],
	["items that need themselves", { $ref: "#/$defs/nest" }, /itself without an end/],
	["false", { allOf: [false] }, /false/],
	["an empty enum", { enum: [] }, /enum is empty/],
	["constants of another type", { type: "integer", enum: ["a"] }, /enum is admitted/],
	["constants out of bounds", { enum: [1, 2], minimum: 3 }, /enum is admitted/],
	["anyOf of none", { anyOf: [] }, /anyOf has no member/],
	["oneOf of none", { oneOf: [] }, /oneOf has no member/],
	["allOf of none", { allOf: [] }, /allOf has no member/],
	["types that exclude each other", { allOf: [{ type: "string" }, { type: "null" }] }, /no type/],
	["no type", { type: [] }, /no type/],
	["lengths", { type: "string", minLength: 3, maxLength: 2 }, /minLength 3/],
	["counts", { type: "array", minItems: 2, maxItems: 1 }, /minItems 2/],
	["bounds", { type: "integer", minimum: 3, maximum: 2 }, /between 3 and 2/],
	["open bounds", { type: "integer", exclusiveMinimum: 1, exclusiveMaximum: 2 }, /between/],
	["one open bound", { type: "number", minimum: 1, exclusiveMaximum: 1 }, /between/],
	["a closed object that requires more", closed("b"), /requires|false/],
	[
		"a member that is false",
		{ type: "object", properties: { b: false }, required: ["b"] },
		/false/,
	],
	["fewer items than there can be", { type: "array", minItems: 1, items: false }, /false/],
];
function closed(...required: readonly string[]): object {
	return { type: "object", properties: {}, required, additionalProperties: false };
}
const DEFS = {
	list,
	nest: { type: "array", minItems: 1, items: { $ref: "#/$defs/nest" } },
};

describe.each(EMPTY)("no finite value: %s", (_, schema, why) => {
	const parameters = (required: readonly string[]) => ({
		...{ type: "object", properties: { a: schema, b: { type: "boolean" } }, required },
		$defs: DEFS,
	});

	test.each(FORMATS)("%s: a tool that requires one is refused, and it is said why", (format) => {
		expect(() => constraintOf(format, parameters(["a"]))).toThrow(CannotConstrain);
		expect(() => constraintOf(format, parameters(["a"]))).toThrow(why);
		expect(() => constraintOf(format, parameters(["a"]))).toThrow(/f\.a/);
	});

	test.each(FORMATS)("%s: an optional one is never written, and it is said", (format) => {
		const made = constraintOf(format, parameters(["b"]));
		expect(made.report).toContainEqual(
			expect.objectContaining({
				place: "f.a",
				outcome: "omitted",
				why: expect.stringMatching(why),
			}),
		);
		const dice = [0.1, 0.9, 0.4, 0.6];
		const sentences = new Sentences(made.grammar);
		for (let run = 0; run < 20; run++) {
			let at = run;
			const text = sentences.sample(() => dice[at++ % dice.length] ?? 0, "x", 50);
			expect(text).not.toMatch(/\ba\b/);
		}
	});
});

test("a list that may end is written to its end", () => {
	const node = { type: "object", properties: { next: { $ref: "#/$defs/node" } } };
	const parameters = { ...node, $defs: { node } };
	const sentences = new Sentences(constraintOf("hermes", parameters).grammar);
	expect(sentences.matches(hermesCall('{"next": {"next": {}}}'))).toBe(true);
	expect(sentences.matches(hermesCall('{"next": {"next": 1}}'))).toBe(false);
});

test.each([
	["between each other", { $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } }],
	["to itself", { $defs: { a: { $ref: "#/$defs/a" } } }],
	["through allOf", { $defs: { a: { allOf: [{ $ref: "#/$defs/a" }] } } }],
	["through a choice", { $defs: { a: { anyOf: [{ type: "null" }, { $ref: "#/$defs/a" }] } } }],
])("references in a circle, %s: an error", (_, defs) => {
	const parameters = { type: "object", properties: { a: { $ref: "#/$defs/a" } }, ...defs };
	for (const format of FORMATS)
		expect(() => constraintOf(format, parameters)).toThrow(/references lead in a circle/);
});

test.each(["https://example.com/s.json", "other.json#/a", "#/$defs/none", "#anchor"])(
	"a reference out of the schema, or to nothing, is an error: %s",
	($ref) => {
		const parameters = { type: "object", properties: { a: { $ref } } };
		expect(() => constraintOf("hermes", parameters)).toThrow(/f\.a: \$ref .* leads/);
	},
);

test("references within the parameters are followed, with what stands beside them", () => {
	const parameters = {
		type: "object",
		properties: { a: { $ref: "#/$defs/x~1y", minimum: 2 }, b: { $ref: "#/properties/a" } },
		required: ["a"],
		$defs: { "x/y": { type: "integer", maximum: 3 } },
	};
	const sentences = new Sentences(constraintOf("hermes", parameters).grammar);
	const read = (value: number) => sentences.matches(hermesCall(`{"a": ${value}, "b": ${value}}`));
	expect([1, 2, 3, 4].map(read)).toEqual([false, true, true, false]);
});

test("10,000 constants are their type, which is said", () => {
	const values = Array.from({ length: 10_000 }, (_, at) => `v${at}`);
	const parameters = { type: "object", properties: { a: { enum: values } }, required: ["a"] };
	for (const format of FORMATS) {
		const made = constraintOf(format, parameters);
		expect(made.report).toContainEqual(
			expect.objectContaining({ place: "f.a.enum", outcome: "weakened" }),
		);
		expect(made.grammar.length).toBeLessThan(100_000);
	}
	const sentences = new Sentences(constraintOf("hermes", parameters).grammar);
	expect(sentences.matches(hermesCall('{"a": "v9999"}'))).toBe(true);
	expect(sentences.matches(hermesCall('{"a": 1}'))).toBe(false);
});

describe("1,000 levels", () => {
	const nested = (wrap: (of: object) => object) => {
		let at: object = { type: "boolean" };
		for (let level = 0; level < 1_000; level++) at = wrap(at);
		return { type: "object", properties: { a: at }, required: ["a"] };
	};
	test.each([
		["objects", nested((a) => ({ type: "object", properties: { a }, required: ["a"] }))],
		["lists", nested((items) => ({ type: "array", items }))],
		["choices", nested((one) => ({ anyOf: [one] }))],
		["parts", nested((one) => ({ allOf: [one] }))],
	])("%s: a constraint, or an error", (_, parameters) => {
		for (const name of FORMATS)
			for (const target of TARGETS) {
				const [format, writing] = [getFormat(name), getWriting(name)];
				if (format === undefined || writing === undefined) throw new Error(name);
				const tools = [{ name: "f", parameters }];
				let error: unknown = null;
				try {
					constrain(format, writing, { tools, target, toolChoice: "required" });
				} catch (found) {
					error = found;
				}
				if (error !== null) expect(error).toBeInstanceOf(CannotConstrain);
			}
	});
});

test("choices that multiply beyond all bounds are an error", () => {
	const option = () => ({ anyOf: Array.from({ length: 20 }, (_, at) => ({ minLength: at })) });
	const a = { type: "string", allOf: Array.from({ length: 20 }, option) };
	expect(() => constraintOf("hermes", { type: "object", properties: { a } })).toThrow(
		/alternatives/,
	);
});

test.each([
	["cohere_xml", "a\nb"],
	["qwen_coder", "a>b"],
	["anthropic_xml", 'a"b'],
	["pythonic", "a b"],
])("%s: a name that it cannot carry is an error: %j", (format, name) => {
	const parameters = { type: "object", properties: {} };
	expect(() => constraintOf(format, parameters, name)).toThrow(/cannot carry the name/);
});

test.each([
	["qwen_coder", ""],
	["qwen_coder", " a"],
	["anthropic_xml", "a\nb"],
	["pythonic", " a"],
])("%s: the key of a parameter that it cannot carry: %j", (format, key) => {
	const properties = { [key]: { type: "string" }, b: { type: "boolean" } };
	const required = { type: "object", properties, required: [key] };
	expect(() => constraintOf(format, required)).toThrow(CannotConstrain);
	expect(() => constraintOf(format, required)).toThrow(/cannot carry its key/);
	const made = constraintOf(format, { type: "object", properties });
	expect(made.report).toContainEqual(
		expect.objectContaining({ place: `f.${key}`, outcome: "omitted" }),
	);
});

test.each(["qwen_coder", "anthropic_xml", "pythonic", "morph_xml"])(
	"%s: keys with signs of the wire are written, for the reader knows what is declared",
	(name) => {
		const [format, writing] = [getFormat(name), getWriting(name)];
		if (format === undefined || writing === undefined) throw new Error(name);
		const keys = ["first name", "a>b", "a,b", 'a"b'];
		const properties = Object.fromEntries(keys.map((key) => [key, { enum: ["v"] }]));
		const parameters = { type: "object", properties, required: keys };
		const tools = [{ type: "function", function: { name: "f", parameters } }] as const;
		const { grammar } = constraintOf(name, parameters);
		const text = new Sentences(grammar).sample(() => 0, "x", 0);
		const [call] = parse(format, text, { tools }).toolCalls;
		expect(JSON.parse(call?.arguments ?? "null")).toEqual(
			Object.fromEntries(keys.map((key) => [key, "v"])),
		);
	},
);

test("morph_xml: a parameter with the name of its tool is an error: their ends are the same", () => {
	const properties = { f: { type: "string" } };
	expect(() => constraintOf("morph_xml", { type: "object", properties })).toThrow(/its own name/);
	expect(() => constraintOf("morph_xml", { type: "object", properties }, "g")).not.toThrow();
});

test("a constant that would end its value is left out, and it is said", () => {
	const end = "x\n</parameter>\n</function>";
	const a = { enum: ["plain", end] };
	const made = constraintOf("qwen_coder", { type: "object", properties: { a }, required: ["a"] });
	const sentences = new Sentences(made.grammar);
	expect(sentences.matches(qwenCall("plain"))).toBe(true);
	expect(sentences.matches(qwenCall(end))).toBe(false);
	expect(made.report).toContainEqual(
		expect.objectContaining({ place: "f.a.enum", outcome: "weakened" }),
	);
});
