/** From the body of an Anthropic Messages request to the form that all endpoints share. */
import type { ChatRequest } from "../../chat-request.js";
import { type Fields, given, member, mustBe, Refusal, unsupported, without } from "../reader.js";
import {
	type ChatTool,
	type ChatToolChoice,
	checkNames,
	checkThere,
	choiceOf,
	toolOf,
} from "../tools.js";
import { Turns } from "../turns.js";
import { linesOf, readMessages, readTexts } from "./blocks.js";

/** Fields about the client's account at the provider, and about work that the provider does on a conversation. */
const PROVIDERS_OWN: readonly string[] = [
	...["metadata", "service_tier", "inference_geo", "speed", "betas", "diagnostics"],
	...["billing_policy", "user_profile_id", "workspace_id", "fallbacks", "fallback_credit_token"],
	...["cache_control", "context_management", "compaction"],
];

/** What is read here, and what is no business of the upstream's: the rest passes through. */
const READ: ReadonlySet<string> = new Set([
	...["model", "max_tokens", "messages", "system", "tools", "tool_choice", "stop_sequences"],
	...["stream", "output_config", "output_format", "n", "thinking", "thread", ...PROVIDERS_OWN],
]);

/** A block of the system that speaks to the provider's accounting, not to the model: Claude Code sends it. */
const BILLING = "x-anthropic-billing-header";

/** Throws a `Refusal`. */
export function readAnthropicRequest(body: Fields): ChatRequest {
	for (const field of ["container", "mcp_servers"])
		if (given(body[field])) throw unsupported(field, "is not supported: no tool runs here");
	if (given(body.thread)) throw threadRefused();
	if (given(body.n) && body.n !== 1) throw unsupported("n", "must be 1: a message is one choice");
	const tools = readTools(body.tools);
	const streamed = given(body.stream) && mustBe.flag(body.stream, "stream");
	return {
		...without(body, READ),
		...outputFields(body),
		...thinkingFields(body.thinking),
		...(given(body.stop_sequences) ? { stop: stopsAt(body.stop_sequences) } : {}),
		max_tokens: mustBe.count(body.max_tokens, "max_tokens"),
		model: mustBe.name(body.model, "model"),
		messages: messagesOf(body),
		...(tools.length === 0 ? {} : { tools }),
		...readChoice(body.tool_choice, tools),
		...(streamed ? { stream: true, stream_options: { include_usage: true } } : {}),
	};
}

function messagesOf({ system, messages }: Fields): ChatRequest["messages"] {
	const turns = new Turns();
	if (given(system)) {
		const texts = readTexts(system, "system").filter((text) => !text.startsWith(BILLING));
		if (texts.length > 0) turns.add({ role: "system", content: linesOf(texts) });
	}
	const list = mustBe.list(messages, "messages");
	if (list.length === 0) throw new Refusal("messages", "is empty");
	readMessages(list, turns);
	return turns.messages();
}

function readTools(tools: unknown): readonly ChatTool[] {
	if (!given(tools)) return [];
	const read = mustBe.list(tools, "tools").map((one, at) => {
		const param = `tools[${at}]`;
		const tool = mustBe.fields(one, param);
		if (given(tool.type) && tool.type !== "custom")
			throw unsupported(`${param}.type`, `is not supported: ${JSON.stringify(tool.type)}`);
		mustBe.fields(tool.input_schema, `${param}.input_schema`);
		return toolOf(tool, "input_schema", param);
	});
	return checkNames(read);
}

function readChoice(value: unknown, tools: readonly ChatTool[]): Fields {
	if (!given(value)) return {};
	const choice = mustBe.fields(value, "tool_choice");
	const { disable_parallel_tool_use: single } = choice;
	const one = given(single) && mustBe.flag(single, "tool_choice.disable_parallel_tool_use");
	return { tool_choice: chosen(choice, tools), ...(one ? { parallel_tool_calls: false } : {}) };
}

function chosen({ type, name }: Fields, tools: readonly ChatTool[]): ChatToolChoice {
	switch (type) {
		case "auto":
		case "none":
			return type;
		case "any":
			checkThere(tools, "tool_choice.type");
			return "required";
		case "tool":
			return choiceOf(mustBe.name(name, "tool_choice.name"), tools, "tool_choice.name");
		default:
			throw new Refusal("tool_choice.type", "must be auto, any, tool or none");
	}
}

function stopsAt(value: unknown): readonly string[] {
	return mustBe
		.list(value, "stop_sequences")
		.map((one, at) => mustBe.name(one, `stop_sequences[${at}]`));
}

/** Thoughts come as the model's template has them. Only that there should be none can be told to all templates that ask. */
function thinkingFields(thinking: unknown): Fields {
	if (!given(thinking)) return {};
	const { type } = mustBe.fields(thinking, "thinking");
	return type === "disabled" ? { chat_template_kwargs: { enable_thinking: false } } : {};
}

/** The words by which the SDK's tool runner sees that it must send the whole conversation each time. */
function threadRefused(): Refusal {
	const said = "is not supported: the gateway keeps no conversations, send all messages";
	const details = { error_code: "thread_unsupported_request", unsupported: ["thread"] };
	return new Refusal("thread", said, "unsupported", details);
}

/** `output_config`: the effort and the form of the answer; `output_format` is an older place of the form. */
function outputFields({ output_config: config, output_format: older }: Fields): Fields {
	const fields = given(config) ? mustBe.fields(config, "output_config") : {};
	const { effort, format = older, ...rest } = fields;
	const at = given(fields.format) ? "output_config.format" : "output_format";
	const of = given(format) ? mustBe.fields(format, at) : undefined;
	if (of !== undefined && of.type !== "json_schema")
		throw unsupported(`${at}.type`, `is not supported: ${JSON.stringify(of.type)}`);
	const schema = of === undefined ? undefined : mustBe.fields(of.schema, `${at}.schema`);
	const json_schema = { name: "answer", schema, strict: true };
	return {
		...(given(effort) ? { reasoning_effort: mustBe.text(effort, "output_config.effort") } : {}),
		...member(
			"response_format",
			schema === undefined ? undefined : { type: "json_schema", json_schema },
		),
		...(Object.keys(rest).length === 0 ? {} : { output_config: rest }),
	};
}
