/** From a message to the wire text of a format: the inverse of `parse`. */
import type { Format } from "../runtime/contract.js";
import type { Message } from "../runtime/events.js";
import { makeId } from "../runtime/ids.js";
import { parse } from "../runtime/index.js";
import type { ToolDefinition } from "../runtime/options.js";
import type { Item, RenderCall } from "./state.js";
import { Writer } from "./write.js";
import type { Writing } from "./writing.js";

/** What is to be written: reasoning, then content, then calls. */
export interface RenderMessage {
	readonly content?: string | undefined;
	readonly reasoning?: string | undefined;
	readonly calls?: readonly RenderCall[] | undefined;
}

export interface RenderOptions {
	/** the request's tools: what a reader will know of the types of values */
	readonly tools?: readonly ToolDefinition[];
	/** the state in which the prompt has left the message, by the name of an entry of the format */
	readonly entry?: string;
}

export type Rendered =
	| { readonly status: "rendered"; readonly text: string }
	/** the wire cannot carry this message so that it is read back as it was */
	| { readonly status: "unrepresentable"; readonly reason: string };

/** Texts that are tried before the message is called unrepresentable. */
const MOST_TEXTS = 64;

/**
 * The text that a model of this format would have written for the message. Each text is read back before it is given: what
 * the reader would take for something else is `unrepresentable`, with the first difference as its reason. Throws on an
 * unknown entry.
 */
export function render(
	format: Format,
	writing: Writing,
	message: RenderMessage,
	options: RenderOptions = {},
): Rendered {
	const items = itemsOf(message);
	const start = options.entry === undefined ? writing.message : writing.entries[options.entry];
	if (start === undefined)
		throw new RangeError(`format ${format.name} has no entry "${options.entry ?? ""}"`);
	const writer = new Writer(writing, {
		items,
		makeId: (name, index) => makeId(format.ids, name, String(index)),
	});
	let reason = `no rule of ${format.name} writes ${missing(items)}`;
	let tried = 0;
	for (const text of writer.texts(start)) {
		const { tools, entry } = options;
		const read = parse(format, text, {
			...(tools === undefined ? {} : { tools }),
			...(entry === undefined ? {} : { entry }),
		});
		const difference = differenceOf(message, read);
		if (difference === null) return { status: "rendered", text };
		if (tried === 0) reason = difference;
		if (++tried === MOST_TEXTS) break;
	}
	return { status: "unrepresentable", reason };
}

function itemsOf({ reasoning, content, calls }: RenderMessage): readonly Item[] {
	const items: Item[] = [];
	if (reasoning !== undefined && reasoning !== "")
		items.push({ type: "reasoning", text: reasoning });
	if (content !== undefined && content !== "") items.push({ type: "content", text: content });
	for (const [index, call] of (calls ?? []).entries()) items.push({ type: "call", call, index });
	return items;
}

function missing(items: readonly Item[]): string {
	const kinds = [...new Set(items.map(({ type }) => type))];
	return kinds.length === 0 ? "an empty message" : `${kinds.join(", ")} in this order`;
}

/** What the reader makes of it otherwise, in words; null: nothing. */
function differenceOf(wanted: RenderMessage, read: Message): string | null {
	const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
	for (const field of ["reasoning", "content"] as const) {
		const want = wanted[field] ?? "";
		if (read[field] !== want)
			return `${field} ${shown(want)} would be read as ${shown(read[field])}`;
	}
	const calls = wanted.calls ?? [];
	if (calls.length !== read.toolCalls.length)
		return `${calls.length} calls would be read as ${read.toolCalls.length}`;
	for (const [i, call] of calls.entries()) {
		const other = read.toolCalls[i];
		if (other === undefined || other.name !== call.name)
			return `the call ${shown(call.name)} would be read as ${shown(other?.name ?? "")}`;
		if (other.status !== "complete") return `the call ${shown(call.name)} would be ${other.status}`;
		const [want, got] = [sorted(call.arguments), sorted(JSON.parse(other.arguments))];
		if (want !== got) return `arguments ${shown(want)} would be read as ${shown(got)}`;
	}
	return null;
}

/** The same text for equal values, whatever the order of their keys. */
function sorted(value: unknown): string {
	return JSON.stringify(value, (_, of: unknown) => {
		if (typeof of !== "object" || of === null || Array.isArray(of)) return of;
		return Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));
	});
}
