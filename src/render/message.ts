/** A message as programs have it: the library's own, OpenAI's, Anthropic's, or the short form. Nothing of it is dropped. */
import {
	anything,
	type Check,
	checkMembers,
	oneOf,
	type Shape,
	shown,
	text,
	wrong,
} from "../misuse/check.js";
import type { Message } from "../runtime/events.js";
import { isRecord } from "../runtime/record.js";
import { NotJson } from "./json.js";
import type { Item, RenderCall } from "./state.js";

/** What is to be written: reasoning, then content, then calls. */
export interface ShortMessage {
	readonly content?: string | undefined;
	readonly reasoning?: string | undefined;
	readonly calls?: readonly RenderCall[] | undefined;
	readonly role?: never;
	readonly toolCalls?: never;
	readonly tool_calls?: never;
}

/** An assistant's message of Chat Completions: content is a text, or a list of parts with the type `text`. */
export interface ChatMessage {
	readonly role?: "assistant";
	readonly content?: string | null | readonly { readonly type: string }[] | undefined;
	readonly reasoning?: string | null | undefined;
	readonly reasoning_content?: string | null | undefined;
	readonly tool_calls?: readonly ChatCall[] | null | undefined;
	readonly refusal?: string | null | undefined;
}
/** A call of a message in the shape of OpenAI's chat completions. */
export interface ChatCall {
	readonly id?: string | undefined;
	readonly type?: string;
	readonly function?: { readonly name: string; readonly arguments: string };
}

/** An assistant's message of Anthropic: blocks with the types `text`, `thinking` and `tool_use`, written in their order. */
export interface BlockMessage {
	readonly role: "assistant";
	readonly content: string | readonly { readonly type: string }[];
}

/**
 * What `parse` and `collect` return, an assistant's message of OpenAI's Chat Completions or of Anthropic's Messages, or the short
 * form. A member that is none of theirs, or holds what no format writes (audio, a refusal), is an error.
 */
export type RenderMessage = Message | ShortMessage | ChatMessage | BlockMessage;

const nothing: Check = (value, place) => {
	if (value !== null && !(Array.isArray(value) && value.length === 0))
		throw new TypeError(`${place} cannot be written by any format: ${shown(value)}`);
};

/** What APIs say beside what the model wrote. */
const ABOUT: Shape = Object.fromEntries(
	[
		...["finishReason", "notices", "error"],
		...["id", "type", "model", "name", "annotations", "container", "context_management"],
		...["diagnostics", "stop_reason", "stop_sequence", "stop_details", "usage"],
	].map((name) => [name, anything]),
);
const MESSAGE: Shape = {
	content: anything,
	reasoning: anything,
	reasoning_content: anything,
	calls: anything,
	toolCalls: anything,
	tool_calls: anything,
	role: oneOf(["assistant"]),
	refusal: nothing,
	audio: nothing,
	function_call: nothing,
	...ABOUT,
};
const TEXT: Shape = { type: text, text, citations: anything, cache_control: anything };
const THINKING: Shape = {
	type: text,
	thinking: text,
	signature: anything,
	cache_control: anything,
};
const TOOL_USE: Shape = {
	type: text,
	id: text,
	name: text,
	input: anything,
	cache_control: anything,
	caller: anything,
	toolset_name: anything,
};
const CHAT_CALL: Shape = {
	id: anything,
	type: oneOf(["function"]),
	index: anything,
	function: anything,
};
const CALL: Shape = Object.fromEntries(
	[
		...["name", "arguments", "id", "index", "status", "repairs"],
		...["valid", "errors", "start", "end"],
	].map((name) => [name, anything]),
);
const FUNCTION: Shape = { name: text, arguments: anything };

const PLACE = "the message";

/** The pieces in their order. Throws a TypeError or RangeError on a member that is not known, and `NotJson` on a call that is cut. */
export function itemsOf(message: RenderMessage): readonly Item[] {
	if (!isRecord(message)) throw wrong(PLACE, "an object", message);
	checkMembers(message, PLACE, MESSAGE);
	const items = new Items();
	const { content } = message;
	items.text("reasoning", thoughtOf(message));
	if (!Array.isArray(content)) items.text("content", textOf(content, `${PLACE}.content`));
	else
		for (const [at, block] of content.entries()) addBlock(items, block, `${PLACE}.content[${at}]`);
	addCalls(items, message);
	return items.all;
}

type Fields = Readonly<Record<string, unknown>>;

class Items {
	readonly all: Item[] = [];
	private calls = 0;

	text(type: "reasoning" | "content", said: string): void {
		if (said === "") return;
		const last = this.all[this.all.length - 1];
		if (last?.type === type) this.all[this.all.length - 1] = { type, text: last.text + said };
		else this.all.push({ type, text: said });
	}

	call(place: string, name: unknown, args: unknown, id: unknown): void {
		if (typeof name !== "string") throw wrong(`${place}.name`, "a text", name);
		const index = this.calls++;
		if (typeof args !== "string" && !isRecord(args))
			throw new NotJson(`the arguments of call ${index}, ${JSON.stringify(name)}: no object`);
		const known = textOf(id, `${place}.id`);
		const call: RenderCall = { name, arguments: args, ...(known === "" ? {} : { id: known }) };
		this.all.push({ type: "call", call, index });
	}
}

function textOf(value: unknown, place: string): string {
	if (value === undefined || value === null) return "";
	if (typeof value !== "string") throw wrong(place, "a text", value);
	return value;
}

/** Some servers say it under both names. */
function thoughtOf({ reasoning, reasoning_content }: Fields): string {
	const one = textOf(reasoning, `${PLACE}.reasoning`);
	const other = textOf(reasoning_content, `${PLACE}.reasoning_content`);
	if (one !== "" && other !== "" && one !== other)
		throw new TypeError(`${PLACE} has both reasoning and reasoning_content, and they differ`);
	return one === "" ? other : one;
}

function addBlock(items: Items, block: unknown, place: string): void {
	if (!isRecord(block)) throw wrong(place, "an object", block);
	switch (block.type) {
		case "text":
			checkMembers(block, place, TEXT);
			items.text("content", textOf(block.text, place));
			return;
		case "thinking":
			checkMembers(block, place, THINKING);
			items.text("reasoning", textOf(block.thinking, place));
			return;
		case "tool_use":
			checkMembers(block, place, TOOL_USE);
			items.call(place, block.name, block.input, block.id);
			return;
		default:
			oneOf(["text", "thinking", "tool_use"])(block.type, `${place}.type`);
	}
}

/** The calls of the one list that has any. */
function addCalls(items: Items, message: Fields): void {
	let from = "";
	for (const name of ["calls", "toolCalls", "tool_calls"]) {
		const list = message[name] ?? [];
		const place = `${PLACE}.${name}`;
		if (!Array.isArray(list)) throw wrong(place, "a list", list);
		if (list.length === 0) continue;
		if (from !== "") throw new TypeError(`${PLACE} has both ${from} and ${name}`);
		from = name;
		for (const [at, call] of list.entries()) addCall(items, call, `${place}[${at}]`);
	}
}

function addCall(items: Items, call: unknown, place: string): void {
	if (!isRecord(call)) throw wrong(place, "an object", call);
	if (call.function === undefined && call.type === undefined) {
		checkMembers(call, place, CALL);
		if (call.status === "incomplete")
			throw new NotJson(`the call of ${JSON.stringify(call.name)} is incomplete`);
		items.call(place, call.name, call.arguments, call.id);
		return;
	}
	checkMembers(call, place, CHAT_CALL);
	const inner = call.function;
	if (!isRecord(inner)) throw wrong(`${place}.function`, "an object", inner);
	checkMembers(inner, `${place}.function`, FUNCTION);
	items.call(place, inner.name, inner.arguments, call.id);
}
