/** From the body of a Responses request to the form that all endpoints share. */
import { isRecord } from "../../../runtime/record.js";
import type { ChatRequest } from "../../chat-request.js";
import { type Fields, given, member, mustBe, Refusal, unsupported, without } from "../reader.js";
import { Turns } from "../turns.js";
import { readItems } from "./items.js";
import type { NameSpaces } from "./namespaces.js";
import type { ResponseStore } from "./store.js";
import { isProvided, type ReadTools, readChoice, readResponsesTools } from "./tools.js";

/** Fields that ask for state, or for work, that the gateway does not have or do. */
const REFUSED: readonly string[] = ["conversation", "prompt", "context_management", "moderation"];

/** How clients do without state. */
const STATELESS =
	"the gateway keeps no responses: start it with --store, or send the items themselves (store: false)";

/** What is read here, and what changes no answer: the rest passes through. */
const READ: ReadonlySet<string> = new Set([
	...["model", "input", "instructions", "tools", "tool_choice", "parallel_tool_calls"],
	...["max_output_tokens", "text", "reasoning", "stream", "stream_options", "messages"],
	...["store", "include", "truncation", "background", "top_logprobs", "n"],
	// about the client, not for the model
	...["previous_response_id", "client_metadata", "safety_identifier"],
]);

export interface Setting {
	/** null: nothing is kept */
	readonly store: ResponseStore | null;
	/** tools that the provider runs */
	readonly provided: "drop" | "refuse";
}

/** A request, and what only this protocol knows of it. */
export interface ReadResponses {
	readonly request: ChatRequest;
	/** the names of its functions */
	readonly spaces: NameSpaces;
	/** the conversation, without references */
	readonly items: readonly unknown[];
	/** the response may be asked for later */
	readonly kept: boolean;
	/** the id of the response before this one */
	readonly previous: string | null;
}

/** Throws a `Refusal`. */
export function readResponsesRequest(body: Fields, { store, provided }: Setting): ReadResponses {
	refuse(body);
	const wanted = given(body.store) ? mustBe.flag(body.store, "store") : true;
	const read = readResponsesTools(body.tools, provided);
	const items = itemsOf(body, store);
	const previous = given(body.previous_response_id) ? String(body.previous_response_id) : null;
	const messages = messagesOf(body.instructions, items, read.spaces);
	const request = requestOf(body, read, messages);
	return { request, spaces: read.spaces, items, kept: store !== null && wanted, previous };
}

function requestOf(body: Fields, read: ReadTools, messages: ChatRequest["messages"]): ChatRequest {
	const { tools, choice } = readChoice(body.tool_choice, read);
	const streamed = given(body.stream) && mustBe.flag(body.stream, "stream");
	return {
		...without(body, READ),
		...textFields(body.text),
		...reasoningFields(body.reasoning),
		...(given(body.max_output_tokens)
			? { max_tokens: mustBe.count(body.max_output_tokens, "max_output_tokens") }
			: {}),
		model: mustBe.name(body.model, "model"),
		messages,
		...(tools.length === 0 ? {} : { tools }),
		...member("tool_choice", choice),
		...(given(body.parallel_tool_calls)
			? { parallel_tool_calls: mustBe.flag(body.parallel_tool_calls, "parallel_tool_calls") }
			: {}),
		...(streamed ? { stream: true, stream_options: { include_usage: true } } : {}),
	};
}

function refuse(body: Fields): void {
	for (const field of REFUSED)
		if (given(body[field]))
			throw unsupported(field, "is not supported: the gateway keeps no state");
	if (given(body.background) && mustBe.flag(body.background, "background"))
		throw unsupported("background", "is not supported: the gateway keeps no state");
	if (given(body.truncation) && body.truncation !== "disabled")
		throw unsupported("truncation", "must be disabled: the gateway cuts no input");
	if (given(body.n) && body.n !== 1) throw unsupported("n", "must be 1: a response is one message");
	if (given(body.top_logprobs) && body.top_logprobs !== 0)
		throw unsupported("top_logprobs", "is not supported here: ask /v1/chat/completions");
	if (!given(body.include)) return;
	// thoughts come in plain text, so that nothing is missing for the next request
	for (const [at, one] of mustBe.list(body.include, "include").entries())
		if (one !== "reasoning.encrypted_content" && !isProvided(String(one)))
			throw unsupported(`include[${at}]`, `is not supported: ${JSON.stringify(one)}`);
}

/** The items of the conversation: those of the response before, and those of the input; references are what they refer to. */
function itemsOf(body: Fields, store: ResponseStore | null): readonly unknown[] {
	const { input, previous_response_id: previous } = body;
	const said =
		typeof input === "string"
			? [{ type: "message", role: "user", content: input }]
			: mustBe.list(input, "input").map((item, at) => referred(item, store, `input[${at}]`));
	if (!given(previous)) return said;
	const id = mustBe.name(previous, "previous_response_id");
	if (store === null) throw unsupported("previous_response_id", `is not supported: ${STATELESS}`);
	const before = store.conversation(id);
	if (before === null)
		throw new Refusal("previous_response_id", GONE, "previous_response_not_found");
	return [...before, ...said];
}

const GONE = "is not known, or not any more: send the items themselves";

function referred(item: unknown, store: ResponseStore | null, param: string): unknown {
	if (!isRecord(item) || item.type !== "item_reference") return item;
	if (store === null) throw unsupported(`${param}.type`, `is item_reference: ${STATELESS}`);
	const found = store.item(mustBe.name(item.id, `${param}.id`));
	if (found === undefined) throw new Refusal(`${param}.id`, GONE, "item_not_found");
	return found;
}

function messagesOf(
	instructions: unknown,
	items: readonly unknown[],
	spaces: NameSpaces,
): ChatRequest["messages"] {
	const turns = new Turns();
	if (given(instructions))
		turns.add({ role: "system", content: mustBe.text(instructions, "instructions") });
	readItems(items, turns, spaces);
	const messages = turns.messages();
	if (messages.length === 0) throw new Refusal("input", "is empty");
	return messages;
}

/** `text`: the form of the answer. */
function textFields(text: unknown): Fields {
	if (!given(text)) return {};
	const { format, verbosity, ...others } = mustBe.fields(text, "text");
	const rest = without(others, new Set());
	return {
		...(given(verbosity) ? { verbosity } : {}),
		...(given(format) ? formatFields(mustBe.fields(format, "text.format")) : {}),
		...(Object.keys(rest).length === 0 ? {} : { text: rest }),
	};
}

function formatFields({ type, ...of }: Fields): Fields {
	switch (type) {
		case "text":
			return {};
		case "json_object":
			return { response_format: { type } };
		case "json_schema":
			mustBe.name(of.name, "text.format.name");
			mustBe.fields(of.schema, "text.format.schema");
			return { response_format: { type, json_schema: of } };
		default:
			throw unsupported("text.format.type", `is not supported: ${JSON.stringify(type)}`);
	}
}

/** A summary may be asked for: the thoughts come as they are, whole. */
function reasoningFields(reasoning: unknown): Fields {
	if (!given(reasoning)) return {};
	const fields = mustBe.fields(reasoning, "reasoning");
	const rest = without(fields, new Set(["effort", "summary", "generate_summary"]));
	return {
		...(given(fields.effort)
			? { reasoning_effort: mustBe.text(fields.effort, "reasoning.effort") }
			: {}),
		...(Object.keys(rest).length === 0 ? {} : { reasoning: rest }),
	};
}
