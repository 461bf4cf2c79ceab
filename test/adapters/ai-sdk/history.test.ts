/** The middleware, where it is told little: a format for each model, parts without a text, calls of the provider, whole answers. */
import { describe, expect, test } from "vitest";
import {
	createMiddleware,
	type MiddlewareOptions,
} from "../../../src/adapters/ai-sdk/middleware.js";
import type { AnyPart, GenerateResult, Params } from "../../../src/adapters/ai-sdk/types.js";
import { idOf, textOf } from "../../../src/adapters/ai-sdk/types.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { numbered } from "../../properties/support/reading.js";
import { textParts, throughMiddleware, toldByParts } from "./harness.js";

const model = { modelId: "a-model" };
const tool = { type: "function", name: "f", inputSchema: { type: "object" } } as const;
const CALL = '<tool_call>\n{"name": "f", "arguments": {}}\n</tool_call>';

describe("a format that is chosen for each model", () => {
	test("is not known before: what only a format knows is not looked at", async () => {
		const more = { policies: { lenient: ["unclosed"] }, entry: "thinking" } as const;
		const chosen: MiddlewareOptions = { format: () => hermes, ...more };
		const parts = await throughMiddleware(chosen, textParts(["So.</think>Hi."], "stop"), {
			prompt: [],
		});
		expect(toldByParts(parts)).toEqual([
			["reasoning", "So."],
			["content", "Hi."],
		]);
	});

	test("what a known one does not have is told at once", () => {
		const make = (more: object) => () => createMiddleware("v3", { format: hermes, ...more });
		expect(make({ entry: "no-such-entry" })).toThrow("no-such-entry");
		expect(make({ policies: { lenient: ["no-such-code"] } })).toThrow("no-such-code");
	});
});

test.each([
	[{}, "options.format must be"],
	[{ format: "hermes" }, "options.format must be"],
	[{ format: hermes, tools: "text" }, 'unknown options.tools: "text"; known are prompt'],
	[{ format: hermes, reader: {} }, "options.reader must be a function, not an empty object"],
	[{ format: hermes, describeTools: "x" }, 'options.describeTools must be a function, not "x"'],
	[
		{ format: hermes, history: { calls: () => "" } },
		"options.history must be an object with calls, results, not an object with calls",
	],
	[{ format: hermes, constrain: 5 }, "options.constrain must be a function, not 5"],
	[{ format: hermes, constrain: () => ({}) }, 'options.constrain needs tools: "prompt"'],
	[{ format: hermes, formt: 1 }, 'did you mean "format"'],
])("options that are wrong are refused when the middleware is made: %#", (options, says) => {
	expect(() => createMiddleware("v3", options as MiddlewareOptions)).toThrow(says);
});

describe("a part that has no text", () => {
	test.each([
		[{ type: "text" }, ""],
		[{ type: "text", text: null }, ""],
		[{ type: "text-delta", delta: 7 }, ""],
		[{ type: "text-delta", delta: "d", text: "t" }, "d"],
		[{ type: "text", text: "t" }, "t"],
	])("%j says %j", (part, said) => {
		expect(textOf(part)).toBe(said);
	});

	test.each([
		[{ type: "x" }, ""],
		[{ type: "x", id: 5 }, ""],
		[{ type: "x", id: "a" }, "a"],
	])("%j is called %j", (part, id) => {
		expect(idOf(part)).toBe(id);
	});
});

describe("earlier calls", () => {
	const seen: unknown[] = [];
	const history: NonNullable<MiddlewareOptions["history"]> = {
		calls: (message) => {
			seen.push(message.calls);
			return message.calls.map(({ arguments: json }) => json).join(" ");
		},
		results: (results) => {
			seen.push(results);
			return `${results.length} results`;
		},
	};
	const asked = async (...prompt: Params["prompt"]) => {
		seen.length = 0;
		const middleware = createMiddleware("v3", { format: hermes, history });
		return (await middleware.transformParams({ params: { prompt }, model })).prompt;
	};
	const called = (more: object): AnyPart => {
		const call = { type: "tool-call", toolCallId: "1", toolName: "f" };
		return { ...call, ...more };
	};

	test.each([
		["an object", { input: { a: 1 } }, '{"a":1}'],
		["a text", { input: '{"a": 1.0}' }, '{"a": 1.0}'],
		["nothing", {}, "{}"],
		["undefined", { input: undefined }, "{}"],
	])("whose input is %s", async (_what, more, json) => {
		const got = await asked({ role: "assistant", content: [called(more)] });
		expect(seen).toEqual([[{ id: "1", name: "f", arguments: json }]]);
		expect(got).toEqual([{ role: "assistant", content: [{ type: "text", text: json }] }]);
	});

	test("that the provider has run stay as they are, and so do their answers' messages", async () => {
		const run = called({ input: {}, providerExecuted: true });
		const message = { role: "assistant", content: [run, { type: "text", text: "Hi." }] };
		expect(await asked(message)).toEqual([message]);
		expect(seen).toEqual([]);
		const both = [run, called({ toolCallId: "2", input: {} })];
		expect(await asked({ role: "assistant", content: both })).toEqual([
			{ role: "assistant", content: [{ type: "text", text: "{}" }, run] },
		]);
		expect(seen).toEqual([[{ id: "2", name: "f", arguments: "{}" }]]);
	});

	test("have results, with an output or without; other parts are none", async () => {
		const result = { type: "tool-result", toolCallId: "1", toolName: "f" };
		const parts = [result, { ...result, output: 5 }, { type: "tool-result" }, { type: "x" }];
		expect(await asked({ role: "tool", content: parts })).toEqual([
			{ role: "user", content: [{ type: "text", text: "2 results" }] },
		]);
		expect(seen).toEqual([
			[
				{ id: "1", name: "f", output: undefined },
				{ id: "1", name: "f", output: 5 },
			],
		]);
	});

	test("have ids that no new call takes", async () => {
		const taken = called({ toolCallId: "id-f-0", input: {} });
		const ids = async (prompt: Params["prompt"]) => {
			const options = { format: hermes, generateId: numbered };
			const parts = await throughMiddleware(options, textParts([CALL], "stop"), {
				prompt,
				tools: [tool],
			});
			return parts.flatMap((part) => ("toolCallId" in part ? [part.toolCallId] : []));
		};
		expect(await ids([{ role: "user", content: "Go." }])).toEqual(["id-f-0"]);
		const [id] = await ids([{ role: "assistant", content: [taken] }]);
		expect(id).not.toBe("id-f-0");
	});
});

describe("a whole answer", () => {
	const answered = async (result: GenerateResult) =>
		await createMiddleware("v3", { format: hermes, generateId: numbered }).wrapGenerate({
			params: { prompt: [], tools: [tool] },
			model,
			doGenerate: async () => result,
		});
	const stop = { unified: "stop", raw: "eos" };

	test("keeps what the provider says of it, beside what was read", async () => {
		const providerMetadata = { "a-provider": { cost: 1 } };
		const content = [{ type: "text", text: CALL }];
		const got = await answered({ content, finishReason: stop, providerMetadata });
		expect(got.providerMetadata).toMatchObject({
			"a-provider": { cost: 1 },
			toolgrammar: { calls: [{ name: "f", status: "complete" }], notices: [] },
		});
		expect(got.finishReason).toEqual({ unified: "tool-calls", raw: "eos" });
		expect(got.content).toEqual([
			{ type: "tool-call", toolCallId: "id-f-0", toolName: "f", input: "{}" },
		]);
	});

	test("without calls has no word of them; thoughts and other parts stand in their order", async () => {
		const source = { type: "source" };
		const content = [{ type: "text", text: "<think>Hm.</think>Hi." }, source];
		const got = await answered({ content, finishReason: stop });
		expect(got).toEqual({
			content: [{ type: "reasoning", text: "Hm." }, { type: "text", text: "Hi." }, source],
			finishReason: stop,
		});
	});
});
