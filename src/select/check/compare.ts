/** What a check compares: our own text of a message, and what was said with what was read. */
import { render } from "../../render/index.js";
import type { Writing } from "../../render/writing.js";
import type { Format } from "../../runtime/contract.js";
import type { Message } from "../../runtime/events.js";
import { CONVERSATION_TOOLS } from "./conversations.js";
import { type Said, wireId } from "./said.js";

/** What is checked: a format, and how it is written, if that is known. */
export interface Subject {
	readonly format: Format;
	readonly writing: Writing | null;
}

/** What our writer makes of the message, or null where it cannot say it. */
export function ourText({ format, writing }: Subject, said: Said, entry?: string): string | null {
	if (writing === null) return null;
	const calls = said.calls.map((call, index) => ({ ...call, id: wireId(index) }));
	const options = { tools: CONVERSATION_TOOLS, ...(entry === undefined ? {} : { entry }) };
	const ours = render(format, writing, { ...said, calls }, options);
	return ours.status === "rendered" ? ours.text : null;
}

export const dense = (text: string): string => text.replaceAll(/\s/g, "");

export function stripped(text: string, format: Format): string {
	let rest = text.trim();
	for (const end of format.ends) if (rest.endsWith(end)) rest = rest.slice(0, -end.length).trim();
	return rest;
}

/** In words; empty where nothing differs. White space at the ends of text is the template's. */
export function difference(said: Said, read: Message): string {
	const calls = read.toolCalls.map(({ name, arguments: text, status }) => ({
		name,
		arguments: inOrder(status === "incomplete" ? null : JSON.parse(text)),
	}));
	const wanted = said.calls.map((call) => ({
		name: call.name,
		arguments: inOrder(call.arguments),
	}));
	const [is, should] = [JSON.stringify(calls), JSON.stringify(wanted)];
	if (is !== should) return `calls ${should} are read as ${is}`;
	if (read.content.trim() !== said.content.trim())
		return `content ${JSON.stringify(said.content)} is read as ${JSON.stringify(read.content)}`;
	if (read.reasoning.trim() !== said.reasoning.trim())
		return `reasoning ${JSON.stringify(said.reasoning)} is read as ${JSON.stringify(read.reasoning)}`;
	return "";
}

/** The order of members says nothing. The values are those of the conversations: a few levels deep. */
function inOrder(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(inOrder);
	if (typeof value !== "object" || value === null) return value;
	const members = Object.entries(value).map(([key, one]) => [key, inOrder(one)] as const);
	return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
}
