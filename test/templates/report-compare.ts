/** What the report compares: our own text of a message, and what was said with what was read. */
import { isDeepStrictEqual } from "node:util";
import { getWriting } from "../../src/generated/writers.js";
import { render as renderMessage } from "../../src/render/index.js";
import type { Format } from "../../src/runtime/contract.js";
import type { Message } from "../../src/runtime/events.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { CONVERSATION_TOOLS } from "./conversations.js";
import { type Said, wireId } from "./render.js";

export const TOOLS = CONVERSATION_TOOLS as readonly ToolDefinition[];

/** What our writer makes of the message, or null where it cannot say it. */
export function ourText(format: Format, said: Said, entry?: string): string | null {
	const writing = getWriting(format.name);
	if (writing === undefined) return null;
	const calls = said.calls.map((call, index) => ({ ...call, id: wireId(index) }));
	const options = { tools: TOOLS, ...(entry === undefined ? {} : { entry }) };
	const ours = renderMessage(format, writing, { ...said, calls }, options);
	return ours.status === "rendered" ? ours.text : null;
}

export const dense = (text: string): string => text.replaceAll(/\s/g, "");

export function stripped(text: string, format: Format): string {
	let rest = text.trim();
	for (const end of format.ends) if (rest.endsWith(end)) rest = rest.slice(0, -end.length).trim();
	return rest;
}

export function difference(said: Said, read: Message): string {
	const calls = read.toolCalls.map(({ name, arguments: text, status }) => ({
		name,
		arguments: JSON.parse(status === "incomplete" ? "null" : text) as unknown,
	}));
	const wanted = said.calls.map(({ name, arguments: args }) => ({ name, arguments: args }));
	if (!isDeepStrictEqual(calls, wanted))
		return `calls ${JSON.stringify(wanted)} are read as ${JSON.stringify(calls)}`;
	if (read.content.trim() !== said.content.trim())
		return `content ${JSON.stringify(said.content)} is read as ${JSON.stringify(read.content)}`;
	if (read.reasoning.trim() !== said.reasoning.trim())
		return `reasoning ${JSON.stringify(said.reasoning)} is read as ${JSON.stringify(read.reasoning)}`;
	return "";
}
