/** The readers of requests: what is refused and with which field, what becomes of the rest, and that no body is too odd. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Endpoint, Problem } from "../../src/gateway/endpoint.js";
import { anthropicEndpoint as anthropic } from "../../src/gateway/endpoints/anthropic/index.js";
import { responsesEndpoint } from "../../src/gateway/endpoints/responses/index.js";
import { runs } from "../properties/support/settings.js";
import { refused, taken } from "./asked-of.js";

const responses = responsesEndpoint();

type Body = Readonly<Record<string, unknown>>;

/** The field, and then words that say what is wrong with it. */
function expectNamed({ message }: Problem, param: string): void {
	expect(message.slice(0, param.length)).toBe(param);
	expect(message.slice(param.length)).toMatch(/^ [a-z]+ ["a-z]/);
}

const PARAMETERS = { type: "object", properties: { city: { type: "string" } } };
const RESPONSES: Body = {
	model: "m",
	input: [
		{ role: "user", content: [{ type: "input_text", text: "Weather?" }] },
		{ type: "function_call", call_id: "c1", name: "f", arguments: "{}" },
		{ type: "function_call_output", call_id: "c1", output: "sunny" },
	],
	tools: [{ type: "function", name: "f", parameters: PARAMETERS, strict: true }],
};
const ANTHROPIC: Body = {
	model: "m",
	max_tokens: 10,
	messages: [
		{ role: "user", content: "Weather?" },
		{ role: "assistant", content: [{ type: "tool_use", id: "c1", name: "f", input: {} }] },
		{ role: "user", content: [{ type: "tool_result", tool_use_id: "c1", content: "sunny" }] },
	],
	tools: [{ name: "f", input_schema: PARAMETERS }],
};

/** What speaks to the provider about the client, its account or the work on its side: no server of a model knows it. */
const OF_THE_PROVIDER: readonly (readonly [Endpoint, Body, readonly string[]])[] = [
	[
		anthropic,
		ANTHROPIC,
		[
			...["metadata", "service_tier", "inference_geo", "speed", "betas", "diagnostics"],
			...["billing_policy", "user_profile_id", "workspace_id", "fallbacks"],
			...["fallback_credit_token", "cache_control", "context_management", "compaction"],
		],
	],
	[responses, RESPONSES, ["client_metadata", "safety_identifier", "messages"]],
];

test.each(OF_THE_PROVIDER)(
	"what is the provider's own does not reach the model's server",
	(endpoint, body, fields) => {
		const plain = taken(endpoint, body);
		for (const field of fields) {
			expect(taken(endpoint, { ...body, [field]: { any: "thing" } }), field).toEqual(plain);
		}
		const known = { ...body, seed: 7, chat_template_kwargs: { a: 1 } };
		expect(taken(endpoint, known)).toEqual({ ...plain, seed: 7, chat_template_kwargs: { a: 1 } });
	},
);

describe("Responses", () => {
	const said = (...input: unknown[]): Body => ({ input });
	const user = (...content: unknown[]): Body => said({ role: "user", content });
	const wrong: readonly (readonly [string, Body])[] = [
		["model", { model: 5 }],
		["model", { model: "" }],
		["input", { input: null }],
		["input", { input: [] }],
		["input[0]", said("hello")],
		["input[0].role", said({ role: "tool", content: "" })],
		["input[0].content", said({ role: "user" })],
		["input[0].content[0].type", user({ type: "input_file", file_data: "x" })],
		["input[0].content[0].image_url", user({ type: "input_image", file_id: "x" })],
		["input[0].content[0].text", user({ type: "input_text" })],
		["input[0].type", said({ type: "item_reference", id: "x" })],
		["input[0].type", said({ type: "web_search_call" })],
		["input[0].arguments", said({ type: "function_call", call_id: "a", name: "f", arguments: {} })],
		["input[0].call_id", said({ type: "function_call", name: "f", arguments: "{}" })],
		["input[0].name", said({ type: "function_call", call_id: "a", name: "", arguments: "{}" })],
		["input[0].call_id", said({ type: "function_call_output", call_id: "a", output: "" })],
		["input[0].output", said({ type: "function_call_output", call_id: "a", output: 5 })],
		["instructions", { instructions: [] }],
		["tools", { tools: {} }],
		["tools[0].type", { tools: [{ type: "custom", name: "f" }] }],
		["tools[0].tools", { tools: [{ type: "namespace", name: "n" }] }],
		[
			"tools[0].tools[0].type",
			{ tools: [{ type: "namespace", name: "n", tools: [{ type: "custom" }] }] },
		],
		["store", { store: 1 }],
		["tool_choice", { tools: [{ type: "web_search" }], tool_choice: "required" }],
		["tools[0].name", { tools: [{ type: "function" }] }],
		["tools[0].parameters", { tools: [{ type: "function", name: "f", parameters: [] }] }],
		["tools[0].description", { tools: [{ type: "function", name: "f", description: 5 }] }],
		[
			"tools[1].name",
			{
				tools: [
					{ type: "function", name: "f" },
					{ type: "function", name: "f" },
				],
			},
		],
		["tool_choice", { tool_choice: "any" }],
		["tool_choice", { tool_choice: "required", tools: [] }],
		["tool_choice.name", { tool_choice: { type: "function", name: "g" } }],
		["tool_choice.type", { tool_choice: { type: "file_search" } }],
		["tool_choice.mode", { tool_choice: { type: "allowed_tools", mode: "any", tools: [] } }],
		[
			"tool_choice.tools[0].name",
			{
				tool_choice: {
					type: "allowed_tools",
					mode: "auto",
					tools: [{ type: "function", name: "g" }],
				},
			},
		],
		["tool_choice", { tool_choice: { type: "allowed_tools", mode: "required", tools: [] } }],
		["parallel_tool_calls", { parallel_tool_calls: "no" }],
		["max_output_tokens", { max_output_tokens: 0 }],
		["max_output_tokens", { max_output_tokens: 1.5 }],
		["stream", { stream: "yes" }],
		["previous_response_id", { previous_response_id: "resp_1" }],
		["conversation", { conversation: "conv_1" }],
		["prompt", { prompt: { id: "p" } }],
		["background", { background: true }],
		["truncation", { truncation: "auto" }],
		["n", { n: 2 }],
		["top_logprobs", { top_logprobs: 3 }],
		["include[0]", { include: ["message.output_text.logprobs"] }],
		[
			"input[0].content[0].type",
			{ input: [{ role: "assistant", content: [{ type: "input_image", image_url: "x" }] }] },
		],
		["input[0].summary[0].text", { input: [{ type: "reasoning", summary: [{ text: 5 }] }] }],
		["input[0].content[1]", { input: [{ type: "reasoning", content: [{ text: "a" }, "b"] }] }],
		["text.format.type", { text: { format: { type: "grammar" } } }],
		["text.format.name", { text: { format: { type: "json_schema", schema: {} } } }],
		["text.format.schema", { text: { format: { type: "json_schema", name: "a" } } }],
	];
	test.each(wrong)("%s is wrong in %j", (param, part) => {
		const problem = refused(responses, { ...RESPONSES, ...part });
		expect(problem).toMatchObject({ status: 400, type: "invalid_request_error", param });
		expectNamed(problem, param);
		const { message, type, code } = problem;
		expect(responses.error(problem)).toEqual({ error: { message, type, code, param } });
	});

	test("what a request becomes", () => {
		expect(
			taken(responses, {
				...RESPONSES,
				instructions: "Be kind.",
				stream: true,
				max_output_tokens: 64,
				temperature: 0.5,
				top_k: 20,
				user: null,
				store: true,
				include: ["reasoning.encrypted_content"],
				reasoning: { effort: "low", summary: "auto" },
				text: { verbosity: "low", format: { type: "json_schema", name: "a", schema: {} } },
				tool_choice: { type: "function", name: "f" },
				parallel_tool_calls: false,
			}),
		).toEqual({
			model: "m",
			messages: [
				{ role: "system", content: "Be kind." },
				{ role: "user", content: "Weather?" },
				{
					role: "assistant",
					content: null,
					tool_calls: [{ id: "c1", type: "function", function: { name: "f", arguments: "{}" } }],
				},
				{ role: "tool", tool_call_id: "c1", content: "sunny" },
			],
			tools: [{ type: "function", function: { name: "f", parameters: PARAMETERS, strict: true } }],
			tool_choice: { type: "function", function: { name: "f" } },
			parallel_tool_calls: false,
			max_tokens: 64,
			temperature: 0.5,
			top_k: 20,
			reasoning_effort: "low",
			verbosity: "low",
			response_format: { type: "json_schema", json_schema: { name: "a", schema: {} } },
			stream: true,
			stream_options: { include_usage: true },
		});
	});

	test("one turn of the assistant is one message; images and several texts stay parts", () => {
		const image = { type: "input_image", image_url: "data:image/png;base64,AA==", detail: "low" };
		const input = [
			{ role: "developer", content: "Short." },
			{ role: "user", content: [{ type: "input_text", text: "a" }, image] },
			{ type: "reasoning", summary: [{ type: "summary_text", text: "hm" }] },
			{ type: "message", role: "assistant", content: [{ type: "output_text", text: "b" }] },
			{ type: "function_call", call_id: "1", name: "f", arguments: "{}" },
			{ role: "assistant", content: "c" },
			{ type: "function_call_output", call_id: "1", output: [{ type: "input_text", text: "d" }] },
			{ role: "assistant", content: "e" },
		];
		const call = { id: "1", type: "function", function: { name: "f", arguments: "{}" } };
		const url = { url: "data:image/png;base64,AA==", detail: "low" };
		expect(taken(responses, { model: "m", input }).messages).toEqual([
			{ role: "developer", content: "Short." },
			{
				role: "user",
				content: [
					{ type: "text", text: "a" },
					{ type: "image_url", image_url: url },
				],
			},
			{ role: "assistant", content: "bc", reasoning_content: "hm", tool_calls: [call] },
			{ role: "tool", tool_call_id: "1", content: "d" },
			{ role: "assistant", content: "e" },
		]);
	});

	test("what the assistant has refused to say is said by it, as its other texts are", () => {
		const content = [
			{ type: "output_text", text: "I am sorry: " },
			{ type: "refusal", refusal: "no." },
		];
		const input = [
			{ role: "user", content: "Do it." },
			{ role: "assistant", content },
		];
		expect(taken(responses, { model: "m", input }).messages.slice(1)).toEqual([
			{ role: "assistant", content: "I am sorry: no." },
		]);
		const nothing = [{ role: "assistant", content: [{ type: "refusal" }] }];
		expect(refused(responses, { model: "m", input: nothing }).param).toBe(
			"input[0].content[0].refusal",
		);
	});

	test("thoughts are what was thought, or else the parts of the summary, each a paragraph", () => {
		const parts = (...texts: readonly string[]) => texts.map((text) => ({ type: "text", text }));
		const thought = (item: Body) =>
			taken(responses, {
				model: "m",
				input: [
					{ type: "reasoning", ...item },
					{ role: "assistant", content: "x" },
				],
			}).messages;
		const said = (reasoning_content: string) => [
			{ role: "assistant", content: "x", reasoning_content },
		];
		expect(thought({ summary: parts("a", "b") })).toEqual(said("a\n\nb"));
		expect(thought({ summary: parts("a"), content: parts("b", "c") })).toEqual(said("bc"));
		expect(thought({ summary: [], encrypted_content: "zzz" })).toEqual([
			{ role: "assistant", content: "x" },
		]);
	});

	test("a format of the answer", () => {
		const format = (type: string) =>
			taken(responses, { ...RESPONSES, text: { format: { type } } }).response_format;
		expect(format("json_object")).toEqual({ type: "json_object" });
		expect(format("text")).toBe(undefined);
	});

	test("allowed tools are the only ones; none are allowed by an empty list", () => {
		const tools = ["f", "g"].map((name) => ({ type: "function", name }));
		const allow = (names: readonly string[]) =>
			taken(responses, {
				model: "m",
				input: "x",
				tools,
				tool_choice: {
					type: "allowed_tools",
					mode: "auto",
					tools: names.map((name) => ({ type: "function", name })),
				},
			});
		expect(allow(["g"])).toMatchObject({
			tools: [{ type: "function", function: { name: "g" } }],
			tool_choice: "auto",
		});
		expect(allow([]).tool_choice).toBe("none");
	});
});

describe("Anthropic", () => {
	const said = (role: string, ...content: unknown[]): Body => ({ messages: [{ role, content }] });
	const wrong: readonly (readonly [string, Body])[] = [
		["model", { model: null }],
		["max_tokens", { max_tokens: undefined }],
		["max_tokens", { max_tokens: -1 }],
		["messages", { messages: "x" }],
		["messages", { messages: [] }],
		["messages[0].role", said("tool", { type: "text", text: "x" })],
		["messages[0].content[0].type", said("system", { type: "image" })],
		["messages[0].role", said("assistant", { type: "text", text: "x" })],
		["messages[0].content", { messages: [{ role: "user", content: 5 }] }],
		["messages[0].content", said("user")],
		["messages[0].content[0]", said("user", "x")],
		["messages[0].content[0].text", said("user", { type: "text" })],
		["messages[0].content[0].type", said("user", { type: "document" })],
		["messages[0].content[0].source", said("user", { type: "image" })],
		[
			"messages[0].content[0].source.type",
			said("user", { type: "image", source: { type: "file" } }),
		],
		["messages[0].content[0].tool_use_id", said("user", { type: "tool_result" })],
		["messages[0].content[0].tool_use_id", said("user", { type: "tool_result", tool_use_id: "x" })],
		[
			"messages[0].content[0].input",
			said("assistant", { type: "tool_use", id: "a", name: "f", input: "{}" }),
		],
		["messages[0].content[0].id", said("assistant", { type: "tool_use", name: "f", input: {} })],
		["messages[0].content[0].type", said("assistant", { type: "document" })],
		["system", { system: 5 }],
		["system[0].type", { system: [{ type: "image" }] }],
		["tools[0].type", { tools: [{ type: "web_search_20250305", name: "web_search" }] }],
		["tools[0].name", { tools: [{ input_schema: {} }] }],
		["tools[0].input_schema", { tools: [{ name: "f" }] }],
		["tool_choice", { tool_choice: "auto" }],
		["tool_choice.type", { tool_choice: { type: "function" } }],
		["tool_choice.type", { tool_choice: { type: "any" }, tools: [] }],
		["tool_choice.name", { tool_choice: { type: "tool", name: "g" } }],
		[
			"tool_choice.disable_parallel_tool_use",
			{ tool_choice: { type: "auto", disable_parallel_tool_use: 1 } },
		],
		["stop_sequences[0]", { stop_sequences: [""] }],
		["stream", { stream: 1 }],
		["container", { container: "c" }],
		["mcp_servers", { mcp_servers: [] }],
		["n", { n: 3 }],
		["thinking", { thinking: true }],
		["output_format.type", { output_format: { type: "regex" } }],
		["output_config.format.type", { output_config: { format: { type: "regex" } } }],
	];
	test.each(wrong)("%s is wrong in %j", (param, part) => {
		const problem = refused(anthropic, { ...ANTHROPIC, ...part });
		expect(problem).toMatchObject({ status: 400, type: "invalid_request_error", param });
		expectNamed(problem, param);
		const { message } = problem;
		expect(anthropic.error(problem)).toEqual({
			type: "error",
			error: { type: "invalid_request_error", message },
		});
	});

	test("what a request becomes", () => {
		const hint = { cache_control: { type: "ephemeral" } };
		expect(
			taken(anthropic, {
				...ANTHROPIC,
				system: [
					{ type: "text", text: "Be kind.", ...hint },
					{ type: "text", text: "Be short." },
				],
				messages: [
					{ role: "user", content: [{ type: "text", text: "Weather?", ...hint }] },
					{
						role: "assistant",
						content: [
							{ type: "thinking", thinking: "hm", signature: "" },
							{ type: "text", text: "I look." },
							{ type: "tool_use", id: "c1", name: "f", input: { city: "Oslo" } },
						],
					},
					{
						role: "user",
						content: [
							{ type: "tool_result", tool_use_id: "c1", is_error: true, content: "no net" },
							{ type: "text", text: "And?" },
							{ type: "image", source: { type: "base64", media_type: "image/png", data: "AA==" } },
						],
					},
				],
				tools: [{ type: "custom", name: "f", input_schema: PARAMETERS, ...hint }],
				tool_choice: { type: "any", disable_parallel_tool_use: true },
				stop_sequences: ["END"],
				top_k: 5,
				thinking: { type: "enabled", budget_tokens: 2000 },
				metadata: { user_id: "u" },
				output_config: { effort: "high", format: { type: "json_schema", schema: {} } },
				stream: true,
			}),
		).toEqual({
			model: "m",
			max_tokens: 10,
			messages: [
				{ role: "system", content: "Be kind.\nBe short." },
				{ role: "user", content: "Weather?" },
				{
					role: "assistant",
					content: "I look.",
					reasoning_content: "hm",
					tool_calls: [
						{ id: "c1", type: "function", function: { name: "f", arguments: '{"city":"Oslo"}' } },
					],
				},
				{ role: "tool", tool_call_id: "c1", content: "Error: no net" },
				{
					role: "user",
					content: [
						{ type: "text", text: "And?" },
						{ type: "image_url", image_url: { url: "data:image/png;base64,AA==" } },
					],
				},
			],
			tools: [{ type: "function", function: { name: "f", parameters: PARAMETERS } }],
			tool_choice: "required",
			parallel_tool_calls: false,
			stop: ["END"],
			top_k: 5,
			reasoning_effort: "high",
			response_format: {
				type: "json_schema",
				json_schema: { name: "answer", schema: {}, strict: true },
			},
			stream: true,
			stream_options: { include_usage: true },
		});
	});

	test.each([
		[401, "authentication_error"],
		[403, "permission_error"],
		[404, "not_found_error"],
		[413, "request_too_large"],
		[422, "invalid_request_error"],
		[429, "rate_limit_error"],
		[502, "api_error"],
		[503, "overloaded_error"],
		[504, "timeout_error"],
	])("the status %i has a type of its own", (status, type) => {
		const problem = { status, type: "upstream_error", code: "c", message: "it fails" };
		expect(anthropic.error(problem)).toEqual({
			type: "error",
			error: { type, message: "it fails" },
		});
	});
});

describe.each([
	["Responses", responses, RESPONSES],
	["Anthropic", anthropic, ANTHROPIC],
] as const)("any body: %s", (_, endpoint, good) => {
	const calm = (body: unknown): void => {
		const read = endpoint.read(body);
		if (read.ok) expect(read.request.messages.length).toBeGreaterThan(0);
		else expect(read.problem).toMatchObject({ status: 400, message: expect.stringMatching(/./) });
	};

	test("is read or refused, and never throws", () => {
		fc.assert(fc.property(fc.jsonValue(), calm), runs(1000));
		const places = placesOf(good);
		fc.assert(
			fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) =>
				calm(withValue(good, place, value)),
			),
			runs(5000),
		);
	});
});

/** The ways to all values inside. */
function placesOf(value: unknown): (readonly string[])[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, of]) => [
		[key],
		...placesOf(of).map((rest) => [key, ...rest]),
	]);
}

function withValue(from: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
	if (key === undefined) return value;
	if (typeof from !== "object" || from === null) return from;
	const copy = Array.isArray(from) ? [...from] : { ...from };
	Object.assign(copy, {
		[key]: withValue(Object.entries(from).find(([k]) => k === key)?.[1], rest, value),
	});
	return copy;
}
