/** What the middleware does beside reading: other parts, the request, the tool choice, the history, the streams. */
import { describe, expect, test } from "vitest";
import {
	createMiddleware,
	type MiddlewareOptions,
} from "../../../src/adapters/ai-sdk/middleware.js";
import type { AnyPart, Params } from "../../../src/adapters/ai-sdk/types.js";
import { createChain } from "../../../src/chain/index.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../../src/generated/writings/hermes.js";
import { render } from "../../../src/render/index.js";
import { parse } from "../../../src/runtime/index.js";
import { createValidator } from "../../../src/validate/index.js";
import { numbered } from "../../properties/support/reading.js";
import { type ModelPart, textParts, throughMiddleware, toldByParts } from "./harness.js";
import { orderProblems } from "./order.js";

const parameters = { type: "object", properties: { city: { type: "string" } } };
const tool = { type: "function", name: "get_weather", inputSchema: parameters } as const;
const other = { type: "function", name: "search", inputSchema: parameters } as const;
const params: Params = { prompt: [], tools: [tool, other] };
const options: MiddlewareOptions = { format: hermes, generateId: numbered };
const city = { city: "Oslo" };

function callText(name: string): string {
	const result = render(hermes, writing, { calls: [{ name, arguments: city }] });
	if (result.status !== "rendered") throw new Error(result.reason);
	return result.text;
}
const call = callText("get_weather");
const types = (parts: readonly AnyPart[]) => parts.map(({ type }) => type);

describe("parts that are no text", () => {
	test("pass as they are, in their order, where they stand", async () => {
		const [start, metadata, open] = textParts([], "stop") as [ModelPart, ModelPart, ModelPart];
		const raw: ModelPart = { type: "raw" };
		const source: ModelPart = { type: "source" };
		const [first, second, ...end] = textParts(["See. ", call], "stop").slice(3);
		const texts = [first, source, second].filter((part) => part !== undefined);
		const given = [start, metadata, open, raw, ...texts, raw, ...end];
		const parts = await throughMiddleware(options, given, params);
		expect(orderProblems(parts)).toEqual([]);
		expect(parts.filter((part) => [start, metadata, raw, source].includes(part))).toEqual([
			...[start, metadata, raw, source, raw],
		]);
		expect(types(parts)).toEqual([
			...["stream-start", "response-metadata", "raw", "text-start", "text-delta", "source"],
			...["text-end", "tool-input-start", "tool-input-delta", "tool-input-end", "tool-call"],
			...["raw", "finish"],
		]);
	});

	test("calls that the model has made itself pass, and are calls", async () => {
		const native: ModelPart = { type: "tool-call", toolCallId: "n", toolName: "x", input: "{}" };
		const given: ModelPart[] = [native, ...textParts(["So."], "tool-calls")];
		const parts = await throughMiddleware(options, given, params);
		expect(parts[0]).toBe(native);
		expect(parts.at(-1)).toEqual(given.at(-1));
	});

	test("calls that the provider has run pass, and are none", async () => {
		const run = { type: "tool-call", toolCallId: "n", providerExecuted: true };
		const given: AnyPart[] = [run, ...textParts(["So."], "tool-calls")];
		const parts = await throughMiddleware(options, given, params);
		expect(parts[0]).toBe(run);
		expect(parts.at(-1)).toMatchObject({ finishReason: { unified: "stop", raw: "as it was" } });
	});

	test("several blocks of text are one message, each with its own end", async () => {
		const block = (id: string, delta: string): ModelPart[] => [
			{ type: "text-start", id },
			{ type: "text-delta", id, delta },
			{ type: "text-end", id },
		];
		const finish = textParts([], "stop").slice(-1);
		for (let at = 1; at < call.length; at++) {
			const cut = [...block("a", `So. ${call.slice(0, at)}`), ...block("b", call.slice(at))];
			const parts = await throughMiddleware(options, [...cut, ...finish], params);
			expect(orderProblems(parts)).toEqual([]);
			expect(toldByParts(parts)).toEqual([
				["content", "So. "],
				["call", "get_weather", "id-get_weather-0", '{"city": "Oslo"}', "whole"],
			]);
		}
	});

	test("a stream without a finish gives back what was held", async () => {
		const [, , ...given] = textParts([`So. ${call.slice(0, 8)}`], "stop").slice(0, -2);
		const parts = await throughMiddleware(options, given, params);
		expect(toldByParts(parts)).toEqual([["content", `So. ${call.slice(0, 8)}`]]);
		expect(types(parts).at(-1)).toBe("text-end");
	});
});

test("the end says what was read, where there was anything to say", async () => {
	const endOf = async (text: string) => {
		const parts = await throughMiddleware(options, textParts([text], "stop"), params);
		const last = parts.at(-1);
		if (last?.type !== "finish") throw new Error("no end");
		return "providerMetadata" in last ? last.providerMetadata : null;
	};
	const report = (calls: number, notices: readonly string[]) => ({
		toolgrammar: {
			calls: expect.toSatisfy((all: readonly unknown[]) => all.length === calls),
			notices: notices.map((code) => expect.objectContaining({ code })),
		},
	});
	expect(await endOf("Hi.")).toBeNull();
	expect(await endOf(call)).toEqual(report(1, []));
	expect(await endOf("<tool_call>\nnothing\n</tool_call>")).toEqual(report(0, ["malformed"]));
});

describe("the tool choice", () => {
	const read = (choice: Params["toolChoice"], text: string, tools = params.tools) =>
		throughMiddleware(options, textParts([text], "stop"), {
			...params,
			tools,
			toolChoice: choice,
		});

	test("none: a call is text", async () => {
		expect(toldByParts(await read({ type: "none" }, call))).toEqual([["content", call]]);
	});
	test("no tools: a call is text", async () => {
		expect(toldByParts(await read(undefined, call, []))).toEqual([["content", call]]);
	});
	test("a name: a call of another tool is not handed out, and is reported", async () => {
		const parts = await read({ type: "tool", toolName: "search" }, call + callText("search"));
		expect(orderProblems(parts)).toEqual([]);
		expect(toldByParts(parts).map(([type, name]) => [type, name])).toEqual([["call", "search"]]);
		expect(parts.at(-1)).toMatchObject({
			providerMetadata: {
				toolgrammar: {
					calls: [
						{ name: "get_weather", status: "refused" },
						{ name: "search", status: "complete" },
					],
				},
			},
		});
	});
});

test("an incomplete call is reported and not handed out; a thing that is reported is JSON", async () => {
	const parts = await throughMiddleware(options, textParts([call.slice(0, -20)], "length"), params);
	expect(types(parts)).toContain("tool-input-end");
	expect(types(parts)).not.toContain("tool-call");
	const last = parts.at(-1);
	expect(last).toMatchObject({
		finishReason: { unified: "length" },
		providerMetadata: { toolgrammar: { calls: [{ name: "get_weather", status: "incomplete" }] } },
	});
	expect(JSON.parse(JSON.stringify(last))).toEqual(last);
});

test("the format may depend on the model's id, and the reader may be a chain", async () => {
	const ids: string[] = [];
	const text = `CALL_TOOL\n\`\`\`json\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n\`\`\``;
	const tools = [{ name: "get_weather", parameters }];
	const validator = createValidator();
	expect(parse(hermes, text, { tools, validator }).toolCalls).toEqual([]);
	const parts = await throughMiddleware(
		{
			format: (id) => {
				ids.push(id);
				return hermes;
			},
			reader: createChain,
			validator,
		},
		textParts(text.split(""), "stop"),
		params,
	);
	expect(ids).toEqual(["a-model"]);
	expect(orderProblems(parts)).toEqual([]);
	expect(parts.find(({ type }) => type === "tool-call")).toMatchObject({
		toolName: "get_weather",
		input: '{"city": "Oslo"}',
	});
});

describe("the request", () => {
	const model = { modelId: "a-model" };
	const asked: Params = {
		prompt: [
			{ role: "system", content: "Be brief." },
			{ role: "user", content: [{ type: "text" }] },
		],
		tools: [tool, { type: "provider" }],
		toolChoice: { type: "required" },
	};

	test("passes as it is without options", async () => {
		const got = await createMiddleware("v4", options).transformParams({ params: asked, model });
		expect(got).toEqual(asked);
	});

	test("described tools are in the system message, and are still known to the parser", async () => {
		const seen: unknown[] = [];
		const describeTools: NonNullable<MiddlewareOptions["describeTools"]> = (tools, choice) => {
			seen.push(tools, choice);
			return "You have tools.";
		};
		const got = await createMiddleware("v4", { ...options, describeTools }).transformParams({
			params: asked,
			model,
		});
		expect(seen).toEqual([[{ name: "get_weather", parameters }], "required"]);
		expect(got).toEqual({
			prompt: [{ role: "system", content: "Be brief.\n\nYou have tools." }, asked.prompt[1]],
			tools: [{ type: "provider" }],
			toolChoice: undefined,
		});
		const parts = await throughMiddleware(
			{ ...options, describeTools },
			textParts([call], "stop"),
			asked,
		);
		expect(types(parts)).toContain("tool-call");
	});

	test("described tools with the choice none are not told of", async () => {
		const got = await createMiddleware("v4", {
			...options,
			describeTools: () => "You have tools.",
		}).transformParams({ params: { ...asked, toolChoice: { type: "none" } }, model });
		expect(got.prompt).toEqual(asked.prompt);
		expect(got.tools).toEqual([{ type: "provider" }]);
	});

	test("what an answer of the history holds beside thoughts, text and calls stays", async () => {
		const [thought, file] = [
			{ type: "reasoning", text: "hm" },
			{ type: "file", data: "AA==", mediaType: "image/png" },
		];
		const earlier = { type: "tool-call", toolCallId: "1", toolName: "get_weather", input: city };
		const history: MiddlewareOptions["history"] = {
			calls: ({ reasoning, content }) => `(${reasoning}) ${content}`,
			results: () => "",
		};
		const said = { type: "text", text: "Look." };
		const got = await createMiddleware("v4", { ...options, history }).transformParams({
			params: { prompt: [{ role: "assistant", content: [file, said, earlier, thought] }] },
			model,
		});
		expect(got.prompt).toEqual([
			{ role: "assistant", content: [{ type: "text", text: "(hm) Look." }, file] },
		]);
	});

	test("history is written as the model wrote it, and read back", async () => {
		const text = (said: string): AnyPart & { readonly text: string } => ({
			type: "text",
			text: said,
		});
		const earlier = { type: "tool-call", toolCallId: "1", toolName: "get_weather", input: city };
		const output = { type: "text", value: "sun" };
		const result = { type: "tool-result", toolCallId: "1", toolName: "get_weather", output };
		const prompt: Params["prompt"] = [
			{ role: "user", content: [text("How is it?")] },
			{ role: "assistant", content: [text("Let me see.\n"), earlier] },
			{ role: "tool", content: [result] },
			{ role: "assistant", content: [text("It is sunny.")] },
		];
		const history: MiddlewareOptions["history"] = {
			calls: (message) => {
				const written = render(hermes, writing, message);
				return written.status === "rendered" ? written.text : message.content;
			},
			results: (results) => JSON.stringify(results),
		};
		const got = await createMiddleware("v4", { ...options, history }).transformParams({
			params: { prompt },
			model,
		});
		const [first, second, third, last] = got.prompt;
		expect([first, last]).toEqual([prompt[0], prompt[3]]);
		const told = [{ id: "1", name: "get_weather", output }];
		expect(third).toEqual({ role: "user", content: [text(JSON.stringify(told))] });
		const [said, ...more] = typeof second?.content === "string" ? [] : (second?.content ?? []);
		expect(more).toEqual([]);
		const again = parse(hermes, said !== undefined && "text" in said ? String(said.text) : "");
		expect(again.content).toBe("Let me see.\n");
		expect(again.toolCalls.map(({ name, arguments: args }) => [name, JSON.parse(args)])).toEqual([
			["get_weather", city],
		]);
	});
});

describe("the streams", () => {
	const model = { modelId: "a-model" };
	const wrap = (stream: ReadableStream<AnyPart>) =>
		createMiddleware("v4", options).wrapStream({
			params,
			model,
			doStream: async () => ({ stream }),
		});

	test("parts are taken only as fast as they are read, and leaving ends the model's stream", async () => {
		let pulled = 0;
		let cancel: (reason: unknown) => void = () => {};
		const cancelled = new Promise((resolve) => {
			cancel = resolve;
		});
		const source = new ReadableStream<ModelPart>({
			pull(controller) {
				controller.enqueue({ type: "text-delta", id: "t", delta: `word ${pulled++} ` });
			},
			cancel: (reason) => cancel(reason),
		});
		const { stream } = await wrap(source);
		const reader = stream.getReader();
		for (let i = 0; i < 6; i++) await reader.read();
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(pulled).toBeLessThan(12);
		await reader.cancel("enough");
		expect(await cancelled).toBe("enough");
	});

	test("a stream that breaks breaks; what came before has been handed out", async () => {
		const given = textParts([call, call.slice(0, -20)], "stop").slice(0, -2);
		const error = new Error("the connection is lost");
		let at = 0;
		const source = new ReadableStream<ModelPart>({
			pull(controller) {
				const part = given[at++];
				if (part === undefined) controller.error(error);
				else controller.enqueue(part);
			},
		});
		const { stream } = await wrap(source);
		const reader = stream.getReader();
		const got: AnyPart[] = [];
		const all = (async () => {
			while (true) {
				const { done, value } = await reader.read();
				if (done) return;
				got.push(value);
			}
		})();
		await expect(all).rejects.toBe(error);
		expect(got.filter(({ type }) => type === "tool-call")).toHaveLength(1);
	});
});
