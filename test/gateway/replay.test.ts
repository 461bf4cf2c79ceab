/** The replay: in every format a request with tools is answered by a call that fits, and a result ends the conversation. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { toolsOf } from "../../src/compiler/examples/run.js";
import { createGateway, replayModels } from "../../src/gateway/index.js";
import { replayFormats } from "../../src/gateway/node/index.js";
import type { ReplayFormat } from "../../src/gateway/replay/answer.js";
import { fitArguments } from "../../src/gateway/replay/fit.js";
import { tokensOf } from "../../src/gateway/replay/tokens.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { parse } from "../../src/runtime/index.js";
import type { JsonSchema } from "../../src/runtime/options.js";
import { registrySubjects, rows } from "../properties/support/subjects.js";
import { ROOT } from "../support/shared.js";
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
			const { choices } = await openai(app).chat.completions.create(body);
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

test("samples are the package's own, by their files' names, and then the grammar's examples", () => {
	const folder = join(ROOT, "examples");
	const own = readdirSync(folder).filter((name) => getFormat(name) !== undefined);
	expect(own).not.toEqual([]);
	for (const { format, samples = [] } of formats) {
		const files = own.includes(format.name) ? readdirSync(join(folder, format.name)).sort() : [];
		const texts = files.filter((file) => file.endsWith(".txt"));
		const known = texts.map((file) => ({
			name: file.slice(0, -".txt".length),
			text: readFileSync(join(folder, format.name, file), "utf8"),
		}));
		expect(samples.slice(0, known.length)).toEqual(known);
	}
});

test("the tool that tool_choice names is called", async () => {
	const app = createGateway({ models: replayModels(formats), validator });
	const choice = { type: "function", function: { name: "search" } };
	const body = ask({ model: "replay/hermes", tools: [WEATHER, SEARCH], tool_choice: choice });
	const { choices } = await (await post(app, body)).json();
	expect(choices[0].message.tool_calls[0].function.name).toBe("search");
});

describe("samples", () => {
	const opened = () => createGateway({ models: replayModels(formats, { tokenSize: 3 }) });
	const answer = async (body: object, path?: string) =>
		(await post(opened(), body, {}, path)).json();

	test.each(rows(registrySubjects()))(
		"%s: every example of the grammar, named by its title, comes to what parse makes of it",
		async (name, { format, examples }) => {
			expect(examples).not.toEqual([]);
			for (const { title, input, entry, finish, tools: declared } of examples) {
				const tools = toolsOf(declared);
				const message = parse(format, input, {
					finishReason: finish ?? "stop",
					policies: { trimContent: true },
					...(tools.length === 0 ? {} : { tools }),
					...(entry === null ? {} : { entry }),
				});
				const asked = tools.map((tool) => ({ type: "function", function: tool }));
				const more = tools.length === 0 ? {} : { tools: asked };
				const body = ask({ model: `replay/${name}`, sample: title, ...more });
				const { choices } = await answer(body);
				const { message: told, finish_reason } = must(choices[0]);
				const calls: readonly { function: unknown }[] = told.tool_calls ?? [];
				expect({
					content: told.content ?? "",
					reasoning: told.reasoning_content ?? "",
					calls: calls.map((call) => call.function),
					finish_reason,
				}).toEqual({
					content: message.content,
					reasoning: message.reasoning,
					calls: message.toolCalls.map(({ name: called, arguments: json }) => ({
						name: called,
						arguments: json,
					})),
					finish_reason: message.finishReason,
				});
			}
		},
	);

	test("no two of a format have one name", () => {
		for (const { samples = [] } of formats) {
			const names = samples.map(({ name }) => name);
			expect(new Set(names).size).toBe(names.length);
		}
	});

	test("without tools they are told in turn, those of examples/ first; with tools none is", async () => {
		const { samples = [] } = must(formats.find(({ format }) => format.name === "passthrough"));
		const text = readFileSync(join(ROOT, "examples", "passthrough", "all-markers.txt"), "utf8");
		expect(samples.length).toBeGreaterThan(1);
		const [user] = ask().messages;
		const turns = [...samples.map((sample) => sample.text), text];
		expect(turns[0]).toBe(text);
		for (const [at, turn] of turns.entries()) {
			const messages = Array.from({ length: at + 1 }, () => user);
			const { choices } = await answer({ model: "replay/passthrough", messages });
			expect(choices[0].message.content ?? "").toBe(turn.trim());
		}
		const body = ask({ model: "replay/passthrough", tools: [WEATHER] });
		expect((await answer(body)).choices[0].message.content).toContain("This is a replay");
	});

	test("a turn is one of the user: what the assistant has said between is none", async () => {
		const { samples = [] } = must(formats.find(({ format }) => format.name === "hermes"));
		const [user] = ask().messages;
		const said = { role: "assistant", content: "So." };
		const told = async (messages: readonly unknown[]) => {
			const { choices } = await answer({ model: "replay/hermes", messages });
			const { content, tool_calls: calls = [] } = choices[0].message;
			return [content, calls.map((call: { readonly function: unknown }) => call.function)];
		};
		expect(samples.length).toBeGreaterThan(2);
		expect(await told([user, said, user])).toEqual(await told([user, user]));
		expect(await told([user, said, user])).not.toEqual(await told([user]));
	});

	test("every endpoint takes the name", async () => {
		const asked = { model: "replay/hermes", sample: "harbour-weather" };
		const responses = { ...asked, input: "Hi" };
		const { output } = await answer(responses, "/v1/responses");
		const messages = { ...ask(asked), max_tokens: 1000 };
		const { content } = await answer(messages, "/v1/messages");
		const named = ({ type, name }: { readonly type: string; readonly name?: string }) =>
			type === "function_call" || type === "tool_use" ? [name] : [];
		const calls = ["get_weather", "get_weather", "ferry_status"];
		expect(output.flatMap(named)).toEqual(calls);
		expect(content.flatMap(named)).toEqual(calls);
	});

	test("null is no name", async () => {
		const asked = ask({ model: "replay/hermes" });
		const contentOf = async (body: object) => (await answer(body)).choices[0].message.content;
		expect(await contentOf({ ...asked, sample: null })).toBe(await contentOf(asked));
	});

	test("a name that is none is refused, with the names that are", async () => {
		for (const sample of ["no such", "", 5]) {
			const { error } = await answer(ask({ model: "replay/mistral", sample }));
			expect(error).toMatchObject({ code: "invalid_request", param: "sample" });
			expect(error.message).toContain('"market-day"');
		}
	});

	test("where there are none, words say what it is", async () => {
		const bare = formats.map(({ format, writing }) => ({ format, writing }));
		const app = createGateway({ models: replayModels(bare) });
		const { choices } = await (await post(app, ask({ model: "replay/gemma4" }))).json();
		expect(choices[0].message.content).toContain("This is a replay");
	});
});

test("a bound on new tokens cuts the answer", async () => {
	const app = createGateway({ models: replayModels(formats, { tokenSize: 4 }), validator });
	const body = ask({ model: "replay/pythonic", max_tokens: 3 });
	const { choices, usage } = await (await post(app, body)).json();
	expect(choices[0].finish_reason).toBe("length");
	expect(choices[0].message.content).toHaveLength(12);
	expect(usage.completion_tokens).toBe(3);
});

test.each(['"5"', "-1", "0", "1.5", "1e400", "true", "[]"])(
	"a bound that no engine would take is refused: %s",
	async (bound) => {
		const app = createGateway({ models: replayModels(formats), validator });
		for (const name of ["max_tokens", "max_completion_tokens"]) {
			const body = JSON.stringify(ask({ model: "replay/hermes", [name]: 0 }));
			const response = await post(app, body.replace(/:0([,}])/, `:${bound}$1`));
			expect(response.status).toBe(400);
			expect((await response.json()).error).toMatchObject({ code: "invalid_request", param: name });
		}
		const body = ask({ model: "replay/hermes", max_tokens: null });
		expect((await post(app, body)).status).toBe(200);
	},
);

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

	test("bounds that a number must not reach, as newer and as older drafts say them", () => {
		const made = (schema: object) => {
			const properties = { n: { type: "number", ...schema } };
			return Number(fitArguments({ type: "object", properties, required: ["n"] }).n);
		};
		for (const [low, high] of [
			[3, 3.25],
			[3, 4],
			[3, 100],
			[-100, -3],
			[0, 1],
		] as const)
			for (const schema of [
				{ exclusiveMinimum: low, exclusiveMaximum: high },
				{ minimum: low, exclusiveMinimum: true, maximum: high, exclusiveMaximum: true },
				{ minimum: low, exclusiveMinimum: true, exclusiveMaximum: high },
				{ exclusiveMinimum: low, maximum: high, exclusiveMaximum: true },
			]) {
				expect(made(schema)).toBeGreaterThan(low);
				expect(made(schema)).toBeLessThan(high);
			}
		expect(made({ exclusiveMinimum: 7 })).toBeGreaterThan(7);
		expect(made({ exclusiveMaximum: -7 })).toBeLessThan(-7);
		expect(made({ minimum: 7, exclusiveMinimum: false })).toBe(7);
	});

	test("of alternatives one that is not null is taken, wherever it stands", () => {
		const some = { type: "integer", minimum: 4 };
		const none = { type: "null" };
		for (const all of [
			[none, some],
			[some, none],
			[none, none, some],
		])
			for (const how of ["anyOf", "oneOf"]) {
				const properties = { a: { [how]: all } };
				expect(fitArguments({ type: "object", properties, required: ["a"] })).toEqual({ a: 4 });
			}
	});

	test("what every object has of itself is no part of a schema", () => {
		const made = (ref: string) =>
			fitArguments({ type: "object", properties: { a: { $ref: ref } }, required: ["a"] });
		for (const ref of ["#/constructor/name", "#/toString", "#/properties/a/hasOwnProperty/length"])
			expect(made(ref)).toEqual(made("#/nowhere"));
	});

	test("parts that are put together ask for what each of them asks for", () => {
		const part = (name: string, value: unknown) => ({
			properties: { [name]: { const: value } },
			required: [name],
		});
		const parameters = {
			...part("a", 1),
			allOf: [part("b", 2), part("c", 3)],
			anyOf: [part("d", 4)],
		};
		expect(fitArguments(parameters)).toEqual({ a: 1, b: 2, c: 3, d: 4 });
	});

	test("parts without end, put together again and again, come to nothing", () => {
		const names = Array.from({ length: 400 }, (_, at) => `p${at}`);
		const properties = Object.fromEntries(names.map((name) => [name, { const: 1 }]));
		const wide = (parts: number) => {
			const allOf = Array.from({ length: parts }, () => ({ properties }));
			return fitArguments({ type: "object", allOf, required: ["p0"] });
		};
		expect(wide(3)).toEqual({ p0: 1 });
		expect(wide(1_000)).toEqual({});
		const required = names;
		const asked = Array.from({ length: 1_000 }, () => ({ required }));
		expect(fitArguments({ type: "object", allOf: asked, required: ["p0"] })).toEqual({});
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
