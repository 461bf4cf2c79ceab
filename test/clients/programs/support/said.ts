/** What models say to the clients: parallel calls in many formats, each written by the format's own writer. */
import assert from "node:assert/strict";
import { type Format, type Message, parse } from "toolgrammar";
import { getFormat } from "toolgrammar/all";
import { type RenderMessage, render, type Writing } from "toolgrammar/render";
import { getWriting } from "toolgrammar/writers";

/** Characters of a piece. */
export const SIZES = [1, 2, 3, 7, 16, 64];

export const parameters = {
	type: "object",
	properties: { city: { type: "string" } },
	required: ["city"],
} as const;

export const calls = [
	{ name: "get_weather", arguments: { city: 'O"slo\n ø𝄞' } },
	{ name: "get_time", arguments: { city: "Rome" } },
];
export const known = calls.map(({ name }) => ({ name, parameters }));

export interface Said {
	readonly format: Format;
	readonly writing: Writing;
	readonly text: string;
}

function said(name: string): Said {
	const format = getFormat(name);
	const writing = getWriting(name);
	assert(format !== undefined && writing !== undefined, name);
	const ways: readonly RenderMessage[] = [
		{ reasoning: "They ask.", content: "I look.", calls },
		{ reasoning: "They ask.", calls },
		{ content: "I look.", calls },
		{ calls },
	];
	for (const way of ways) {
		const result = render(format, writing, way, { tools: known });
		if (result.status === "rendered") return { format, writing, text: result.text };
	}
	throw new Error(`${name} cannot carry two calls`);
}

export const SAID: readonly Said[] = [
	...["hermes", "qwen_coder", "glm45_moe", "kimik2", "deepseek_v31", "mistral", "gemma4"],
	...["harmony", "pythonic"],
].map(said);

/**
 * What `parse` makes of the first `end` characters. `ids`: what the client has of its calls; they count only where the model has
 * written none.
 */
export function read({ format, text }: Said, end: number, ids: readonly string[] = []): Message {
	const begun = [...text].slice(0, end).join("");
	const finishReason = begun === text ? "stop" : "length";
	const generateId = ({ index }: { readonly index: number }) => ids[index] ?? "";
	return parse(format, begun, { tools: known, generateId, finishReason });
}

/** Numbers of tokens at which an answer is cut: in its first half, in the middle, and just before its end. */
export function cutsOf({ text }: Said, size: number): readonly number[] {
	const tokens = Math.ceil([...text].length / size);
	const cuts = [0.3, 0.5, 0.8].map((part) => Math.floor(tokens * part));
	return [...new Set([...cuts, tokens - 1])].filter((cut) => cut > 0);
}
