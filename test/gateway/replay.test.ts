/** The replay: in every format a request with tools is answered by a call that fits, and a result ends the conversation. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createGateway, replayModels } from "../../src/gateway/index.js";
import { replayFormats } from "../../src/gateway/node/index.js";
import type { ReplayFormat } from "../../src/gateway/replay/answer.js";
import { fitArguments } from "../../src/gateway/replay/fit.js";
import { tokensOf } from "../../src/gateway/replay/tokens.js";
import { listFormats } from "../../src/generated/registry.js";
import type { JsonSchema } from "../../src/runtime/options.js";
import { ask, must, openai, post, SEARCH, validator, WEATHER } from "./support.js";

let formats: readonly ReplayFormat[] = [];
beforeAll(async () => {
	formats = await replayFormats();
});

const BOOKING = {
	type: "function",
	function: {
		name: "book",
		parameters: {
			type: "object",
			properties: {
				day: { type: "string", format: "date" },
				seats: { type: "integer", minimum: 2 },
				class: { enum: ["second", "first"] },
			},
			required: ["day", "seats", "class"],
		},
	},
} as const;

describe("every format", () => {
	const names = listFormats()
		.map(({ name }) => name)
		.filter((name) => name !== "passthrough");

	test.each(names)("%s calls the first tool, whatever the size of a token", async (name) => {
		const one = formats.filter(({ format }) => format.name === name);
		for (const tokenSize of [1, 64]) {
			const app = createGateway({
				models: replayModels(one, { tokenSize }),
				validator,
				reading: { strict: true },
			});
			const body = ask({ model: `replay/${name}`, tools: [BOOKING, SEARCH] });
			const { choices } = await openai(app).chat.completions.create(body as never);
			const { message, finish_reason } = must(choices[0]);
			const [call, ...rest] = must(message.tool_calls);
			expect(rest).toEqual([]);
			expect(finish_reason).toBe("tool_calls");
			if (call?.type !== "function") throw new Error("no function");
			expect(call.function.name).toBe("book");
			expect(JSON.parse(call.function.arguments)).toEqual({
				day: "2026-01-15",
				seats: 2,
				class: "second",
			});
		}
	});
});

test("the tool that tool_choice names is called", async () => {
	const app = createGateway({ models: replayModels(formats), validator });
	const choice = { type: "function", function: { name: "search" } };
	const body = ask({ model: "replay/hermes", tools: [WEATHER, SEARCH], tool_choice: choice });
	const { choices } = await (await post(app, body)).json();
	expect(choices[0].message.tool_calls[0].function.name).toBe("search");
});

test("no tools: a sample, or words; and they say what they are", async () => {
	const app = createGateway({ models: replayModels(formats), validator });
	const contentOf = async (model: string) => {
		const { choices } = await (await post(app, ask({ model }))).json();
		return choices[0].message.content;
	};
	expect(await contentOf("replay/gemma4")).toContain("This is a replay");
	const sample = must(formats.find(({ format }) => format.name === "passthrough")?.samples?.[0]);
	expect(await contentOf("replay/passthrough")).toBe(sample);
});

test("a bound on new tokens cuts the answer", async () => {
	const app = createGateway({ models: replayModels(formats, { tokenSize: 4 }), validator });
	const body = ask({ model: "replay/pythonic", max_tokens: 3 });
	const { choices, usage } = await (await post(app, body)).json();
	expect(choices[0].finish_reason).toBe("length");
	expect(choices[0].message.content).toHaveLength(12);
	expect(usage.completion_tokens).toBe(3);
});

test("tokens add up to the text; special ones stand alone and are flagged", () => {
	const text = "a<x>🌧bc<xy><x>";
	for (const size of [1, 2, 3, 50]) {
		for (const specials of [[], ["<x>", "<xy>"]]) {
			const tokens = tokensOf(text, size, specials);
			expect(tokens.map((token) => token.text).join("")).toBe(text);
			expect(tokens.some((token) => /\p{Cs}/u.test(token.text))).toBe(false);
			const special = tokens.filter((token) => token.special === true).map((token) => token.text);
			expect(special).toEqual(specials.length === 0 ? [] : ["<x>", "<xy>", "<x>"]);
		}
	}
});

describe("arguments that are made up fit their schema", () => {
	const bounds = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 3, max: 60 }));
	const scalar: fc.Arbitrary<object> = fc.oneof(
		fc.constant({ type: "boolean" }),
		fc.constant({ type: "null" }),
		fc.constant({ type: ["null", "string"] }),
		fc.constantFrom(
			...["date", "date-time", "email", "uri", "uuid", "ipv4", "ipv6", "hostname"].map(
				(format) => ({
					type: "string",
					format,
				}),
			),
		),
		fc.record({ type: fc.constant("string"), minLength: fc.nat(30) }),
		fc.record({ type: fc.constant("string"), maxLength: fc.nat(30) }),
		fc.record({ const: fc.jsonValue() }),
		fc.record({
			enum: fc.array(fc.string(), { minLength: 1, maxLength: 3 }).map((all) => [...new Set(all)]),
		}),
		bounds.map(([minimum, span]) => ({ type: "integer", minimum, maximum: minimum + span })),
		bounds.map(([low, span]) => ({
			type: "number",
			exclusiveMinimum: low,
			exclusiveMaximum: low + span / 60,
		})),
		bounds.map(([minimum]) => ({ type: "integer", minimum, multipleOf: 3 })),
	);
	const { schema } = fc.letrec<{ schema: object }>((tie) => ({
		schema: fc.oneof(
			{ maxDepth: 3 },
			scalar,
			fc.record({ type: fc.constant("array"), items: tie("schema"), minItems: fc.nat(3) }),
			fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
			fc
				.dictionary(fc.stringMatching(/^[a-z_ /~]{1,6}$/), tie("schema"), { maxKeys: 3 })
				.map((properties) => ({
					type: "object",
					properties,
					required: Object.keys(properties),
					additionalProperties: false,
				})),
		),
	}));

	test("for all schemas of types, bounds and alternatives", () => {
		fc.assert(
			fc.property(
				fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), schema, { maxKeys: 4 }),
				(properties) => {
					const parameters = { type: "object", properties, required: Object.keys(properties) };
					const made = JSON.stringify(fitArguments(parameters));
					expect(validator.validate({ name: "t", parameters }, made)).toEqual([]);
				},
			),
			{ numRuns: 80 },
		);
	});

	const TREE: JsonSchema = {
		$defs: {
			"a/b": { type: "object", properties: { kind: { const: "leaf" } }, required: ["kind"] },
			many: {
				allOf: [
					{ $ref: "#/$defs/a~1b" },
					{ properties: { n: { type: "integer" } }, required: ["n"] },
				],
			},
		},
		type: "object",
		properties: { one: { $ref: "#/$defs/many" } },
		required: ["one"],
	};

	test("references are followed", () => {
		expect(fitArguments(TREE)).toEqual({ one: { kind: "leaf", n: 1 } });
	});

	test.each<[string, JsonSchema]>([
		["nothing", {}],
		["true", true],
		["a reference to itself", { $ref: "#" }],
		[
			"a list of itself",
			{
				type: "object",
				required: ["a"],
				properties: { a: { type: "array", minItems: 9, items: { $ref: "#/properties/a" } } },
			},
		],
		[
			"an object of itself",
			{
				type: "object",
				required: ["a", "b", "c"],
				properties: { a: { $ref: "#" }, b: { $ref: "#" }, c: { $ref: "#" } },
			},
		],
		[
			"a reference to nowhere",
			{ type: "object", properties: { a: { $ref: "#/$defs/none" } }, required: ["a"] },
		],
		[
			"very much",
			{
				type: "object",
				properties: {
					a: { type: "string", minLength: 1e12 },
					b: { type: "array", minItems: 1e12, items: { type: "array", minItems: 1e12 } },
				},
				required: ["a", "b"],
			},
		],
	])("%s is answered soon, with an object", (_what, parameters) => {
		expect(JSON.stringify(fitArguments(parameters)).length).toBeLessThan(100_000);
	});
});
