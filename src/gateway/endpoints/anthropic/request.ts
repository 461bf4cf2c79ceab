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
import { contentOf, Turns } from "../turns.js";
import { readMessages, readTexts } from "./blocks.js";

/** What is read here, and what changes no answer: the rest passes through. */
const READ: ReadonlySet<string> = new Set([
	...["model", "max_tokens", "messages", "system", "tools", "tool_choice", "stop_sequences"],
	...["stream", "metadata", "output_config", "cache_control", "n"],
]);

/** Throws a `Refusal`. */
export function readAnthropicRequest(body: Fields): ChatRequest {
	for (const field of ["container", "mcp_servers"])
		if (given(body[field])) throw unsupported(field, "is not supported: no tool runs here");
	if (given(body.n) && body.n !== 1) throw unsupported("n", "must be 1: a message is one choice");
	const tools = readTools(body.tools);
	const streamed = given(body.stream) && mustBe.flag(body.stream, "stream");
	return {
		...without(body, READ),
		...outputFields(body.output_config),
		...metadataFields(body.metadata),
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
		const parts = readTexts(system, "system");
		if (parts.length > 0) turns.add({ role: "system", content: contentOf(parts) });
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

function metadataFields(metadata: unknown): Fields {
	if (!given(metadata)) return {};
	const fields = mustBe.fields(metadata, "metadata");
	const rest = without(fields, new Set(["user_id"]));
	return {
		...(given(fields.user_id) ? { user: mustBe.text(fields.user_id, "metadata.user_id") } : {}),
		...(Object.keys(rest).length === 0 ? {} : { metadata: rest }),
	};
}

/** `output_config`: the effort and the form of the answer. */
function outputFields(config: unknown): Fields {
	if (!given(config)) return {};
	const { effort, format, ...rest } = mustBe.fields(config, "output_config");
	const at = "output_config.format";
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
