/** What the adapters hand to an engine of a constraint: exactly these fields. The examples of docs/CONSTRAIN.md run. */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { jsonSchema, tool } from "ai";
import { describe, expect, test } from "vitest";
import { createMiddleware } from "../../src/adapters/ai-sdk/middleware.js";
import { lmStudioStructured } from "../../src/adapters/lmstudio.js";
import { llamaGrammar } from "../../src/adapters/node-llama-cpp.js";
import { webLLMFormat } from "../../src/adapters/web-llm.js";
import { type ConstrainOptions, constrain } from "../../src/constrain/index.js";
import { constrainFields } from "../../src/constrain-fields/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { programsOf, run } from "../recipes/run.js";

const parameters = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tools = [{ name: "get_weather", parameters }];
const TEXT = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>';
const TYPES = ["call-start", "call-arguments", "call-end"];

const made = <T extends ConstrainOptions["target"]>(target: T, toolChoice = "required") => {
	const found = constrain(hermes, writing, { tools, target, toolChoice });
	if (found.target !== target) throw new Error(target);
	return found as Extract<typeof found, { target: T }>;
};
const tagText = (toolChoice?: string) => JSON.stringify(made("structural-tag", toolChoice).tag);

/** The example that loads this module of the package. */
function exampleOf(module: string): string {
	const found = programsOf("docs/CONSTRAIN.md").filter((code) => code.includes(`"${module}"`));
	if (found.length !== 1 || found[0] === undefined) throw new Error(`no example: ${module}`);
	return found[0];
}

describe("the examples", () => {
	test("AI SDK: the body that a server gets, and the call that comes of its answer", async () => {
		const bodies: Record<string, unknown>[] = [];
		const fetch = async (_: unknown, { body }: { readonly body?: unknown } = {}) => {
			bodies.push(JSON.parse(String(body)));
			const message = { role: "assistant", content: TEXT };
			return Response.json({ choices: [{ index: 0, message, finish_reason: "stop" }] });
		};
		const inner = { createOpenAICompatible: (one: object) => compatible({ ...one, fetch }) };
		const compatible = createOpenAICompatible as (settings: object) => unknown;
		const get_weather = tool({ inputSchema: jsonSchema({ ...parameters, type: "object" }) });
		const given = { prompt: "Hi", tools: { get_weather } };
		const code = exampleOf("toolgrammar/ai-sdk-v3").concat("\nexported.calls = toolCalls;");
		const { calls } = await run(code, given, { "@ai-sdk/openai-compatible": inner });
		expect(bodies).toEqual([
			{
				model: "my-model",
				messages: expect.any(Array),
				structured_outputs: { structural_tag: tagText() },
			},
		]);
		expect(calls).toMatchObject([{ toolName: "get_weather", input: { city: "Oslo" } }]);
	});

	test("node-llama-cpp", async () => {
		const asked: unknown[] = [];
		const llama = { createGrammar: async (options: object) => ({ made: options }) };
		const completion = {
			generateCompletion: async (...words: unknown[]) => void asked.push(...words),
		};
		const code = exampleOf("toolgrammar/node-llama-cpp");
		await run(code, { llama, completion, tools, prompt: "Hi" });
		expect(asked).toEqual(["Hi", { grammar: { made: { grammar: made("gbnf").grammar } } }]);
	});

	test("LM Studio", async () => {
		const asked: unknown[] = [];
		const model = {
			respond: (...words: unknown[]) => {
				asked.push(...words.slice(1));
				async function* fragments() {
					yield { content: TEXT, reasoningType: "none" };
				}
				const result = async () => ({ stats: { stopReason: "eosFound" } });
				return Object.assign(fragments(), { result });
			},
		};
		const shown: unknown[] = [];
		const show = (value: unknown) => shown.push(value);
		await run(exampleOf("toolgrammar/lmstudio"), { model, tools, show });
		expect(asked).toEqual([{ structured: { type: "gbnf", gbnfGrammar: made("gbnf").grammar } }]);
		expect(shown).toEqual(TYPES);
	});

	test("WebLLM", async () => {
		const asked: unknown[] = [];
		async function* create(request: object) {
			asked.push(request);
			yield { choices: [{ index: 0, delta: { content: TEXT }, finish_reason: "stop" }] };
		}
		const shown: unknown[] = [];
		const show = (value: unknown) => shown.push(value);
		const engine = { chat: { completions: { create } } };
		await run(exampleOf("toolgrammar/web-llm"), { engine, messages: [], tools, show });
		const { tag: structural_tag } = made("structural-tag", "auto");
		const response_format = { type: "structural_tag", structural_tag };
		expect(asked).toEqual([{ stream: true, messages: [], response_format }]);
		expect(shown).toEqual(TYPES);
	});

	test("each has ten lines at most", () => {
		for (const code of programsOf("docs/CONSTRAIN.md"))
			expect(code.split("\n").filter((line) => line.trim() !== "").length).toBeLessThan(12);
	});
});

describe("the middleware of the AI SDK", () => {
	const offered = [{ type: "function", name: "get_weather", inputSchema: parameters }] as const;
	const model = { modelId: "a-model", provider: "local.chat" };
	const sent = async (
		constrain: ReturnType<typeof constrainFields>,
		more: object = {},
		of: object = model,
	) => {
		const middleware = createMiddleware("v4", { format: hermes, tools: "prompt", constrain });
		const params = { prompt: [], tools: offered, toolChoice: { type: "required" }, ...more };
		const { providerOptions } = await middleware.transformParams({
			params: params as Parameters<typeof middleware.transformParams>[0]["params"],
			model: { ...model, ...of },
		});
		return providerOptions;
	};
	const auto = { toolChoice: { type: "auto" } };

	test("the words of each server", async () => {
		const { grammar } = made("gbnf");
		const { regex } = made("regex");
		expect(await sent(constrainFields("vllm"), auto)).toEqual({
			local: { structured_outputs: { structural_tag: tagText("auto") } },
		});
		expect(await sent(constrainFields("sglang"))).toEqual({
			local: { response_format: made("structural-tag").tag },
		});
		expect(await sent(constrainFields("llama.cpp"))).toEqual({ local: { grammar } });
		expect(await sent(constrainFields("llama.cpp"), auto)).toBeUndefined();
		expect(await sent(constrainFields("tgi"))).toEqual({
			local: { response_format: { type: "regex", value: regex } },
		});
	});

	test("which requests: the mode, the choice, and what the caller says himself", async () => {
		const required = constrainFields("vllm", "required");
		expect(await sent(required)).toBeDefined();
		expect(await sent(required, auto)).toBeUndefined();
		expect(await sent(required, { toolChoice: { type: "none" } })).toBeUndefined();
		expect(await sent(required, { tools: [] })).toBeUndefined();
		expect(await sent(required, { responseFormat: { type: "json" } })).toBeUndefined();
		expect(await sent(required, { responseFormat: { type: "text" } })).toBeDefined();
		const own = { providerOptions: { local: { grammar: "root ::= x" } } };
		expect(await sent(required, own)).toEqual(own.providerOptions);
	});

	test("only the tool that is named", async () => {
		const choice = { type: "tool", toolName: "get_weather" } as const;
		const other = { type: "function", name: "ping", inputSchema: { type: "object" } };
		const more = { tools: [...offered, other], toolChoice: choice };
		const options = await sent(constrainFields("llama.cpp"), more);
		expect(options?.local?.grammar).toBe(made("gbnf").grammar);
	});

	test("beside the caller's options, under the name of the provider", async () => {
		const more = { providerOptions: { local: { top_k: 3 }, other: { a: 1 } } };
		expect(await sent(constrainFields("llama.cpp"), more)).toEqual({
			local: { top_k: 3, grammar: made("gbnf").grammar },
			other: { a: 1 },
		});
		expect(await sent(constrainFields("llama.cpp"), {}, { provider: undefined })).toEqual({
			openaiCompatible: { grammar: made("gbnf").grammar },
		});
	});
});

describe("a constraint that does not fit", () => {
	const llama = { createGrammar: async () => null };
	test.each([
		[() => llamaGrammar(llama, made("gbnf", "auto")), /toolChoice "required"/],
		[() => llamaGrammar(llama, made("regex")), /target "gbnf", not "regex"/],
		[() => lmStudioStructured(made("gbnf", "auto")), /toolChoice "required"/],
		[() => lmStudioStructured(made("structural-tag")), /target "gbnf"/],
		[() => webLLMFormat(made("gbnf")), /target "structural-tag", not "gbnf"/],
	])("%s", (act, says) => {
		expect(act).toThrow(TypeError);
		expect(act).toThrow(says);
	});
});

test("the same request again is not made again; of all others a few are kept", () => {
	const fields = constrainFields("vllm");
	const ask = (tool: string, toolChoice = "auto", parallel = true) =>
		fields({
			format: hermes,
			writing,
			tools: [{ name: tool, parameters: { ...parameters } }],
			toolChoice,
			parallel,
			body: { model: tool },
		});
	const first = ask("a");
	expect(ask("a")).toBe(first);
	const others = [ask("b"), ask("a", "required"), ask("a", "auto", false), fieldsOf("sglang", "a")];
	expect(new Set([first, ...others].map((one) => JSON.stringify(one))).size).toBe(5);
	expect(ask("a")).toBe(first);
	for (let at = 0; at < 20; at++) ask(`tool_${at}`);
	expect(ask("a")).not.toBe(first);
	expect(ask("a")).toEqual(first);
});

function fieldsOf(server: "sglang", name: string): object {
	const tools = [{ name, parameters }];
	return constrainFields(server)({ format: hermes, writing, tools, toolChoice: "auto" });
}
