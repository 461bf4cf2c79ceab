/** Chains for tests: two tools, texts that each fallback reads as a call, and ways to feed. */
import { expect } from "vitest";
import {
	type Chain,
	type ChainOptions,
	createChain,
	DEFAULT_FALLBACKS,
	type FallbackMode,
} from "../../src/chain/index.js";
import type { Format } from "../../src/runtime/contract.js";
import type { Message, ParserEvent } from "../../src/runtime/events.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import type { Outcome } from "../../src/runtime/outcome.js";
import { createValidator } from "../../src/validate/index.js";
import { every } from "../properties/support/chunks.js";
import { fold, numbered, type Reading } from "../properties/support/reading.js";

export const TOOLS: readonly ToolDefinition[] = [
	{
		name: "weather",
		parameters: {
			type: "object",
			properties: { days: { type: "integer" } },
			required: ["days"],
			additionalProperties: false,
		},
	},
	{
		name: "say",
		parameters: { type: "object", properties: { text: { type: "string" } }, required: ["text"] },
	},
];
export const VALIDATOR = createValidator();

/** What makes a chain that may promote: a test closes one gate and leaves the others open. */
export const OPEN: ChainOptions = {
	tools: TOOLS,
	validator: VALIDATOR,
	intent: true,
	generateId: numbered,
};

/** A call as the fallback of this mode reads it. `args` is JSON. */
export function written(mode: FallbackMode, name: string, args: string): string {
	switch (mode) {
		case "json":
			return `{"name": "${name}", "arguments": ${args}}`;
		case "bracket": {
			const pairs = Object.entries(JSON.parse(args) as Record<string, unknown>);
			return `[${name}(${pairs.map(([key, value]) => `${key}=${JSON.stringify(value)}`).join(", ")})]`;
		}
		case "marker":
			return `TOOL_CALL: {"tool_name": "${name}", "parameters": ${args}}`;
		case "fenced":
			// in a list: the object alone in a fence is a block, too
			return `\`\`\`json\n[{"name": "${name}", "arguments": ${args}}]\n\`\`\``;
		case "drift":
			return `<function=${name}>${args}</function>`;
		default:
			return mode satisfies never;
	}
}

export const MODES: readonly FallbackMode[] = DEFAULT_FALLBACKS.map(({ mode }) => mode);
export const GOOD = '{"days": 3}';

export interface Heard {
	readonly message: Message;
	readonly outcome: Outcome;
	readonly events: readonly ParserEvent[];
	readonly reading: Reading;
}

export function hear(
	format: Format,
	chunks: readonly string[],
	options: ChainOptions,
	finish = "stop",
): Heard {
	const chain = createChain(format, { ...options, collect: true });
	const events: ParserEvent[] = [];
	for (const chunk of chunks) for (const event of chain.feed(chunk)) events.push(event);
	for (const event of chain.finish(finish)) events.push(event);
	const { message, outcome } = chain;
	if (message === null || outcome === null) throw new Error("the chain has not finished");
	return { message, outcome, events, reading: fold(events) };
}

/** Fed whole, with every cut, and character by character: the same each time. Returns what was heard. */
export function hearAllWays(
	format: Format,
	text: string,
	options: ChainOptions,
	finish = "stop",
): Heard {
	const whole = hear(format, [text], options, finish);
	const compare = (chunks: readonly string[]): void => {
		const other = hear(format, chunks, options, finish);
		const same =
			JSON.stringify([other.reading, other.message, other.outcome]) ===
			JSON.stringify([whole.reading, whole.message, whole.outcome]);
		if (same) return;
		expect(
			[other.reading, other.message, other.outcome],
			`${format.name} fed as ${JSON.stringify(chunks)}`,
		).toEqual([whole.reading, whole.message, whole.outcome]);
	};
	for (let at = 1; at < text.length; at++) compare([text.slice(0, at), text.slice(at)]);
	compare(every(text, 1));
	return whole;
}

/** What has left of a text when no end has come yet. */
export function heard(chain: Chain, text: string): string {
	return chain
		.feed(text)
		.map((event) => (event.type === "content" ? event.text : ""))
		.join("");
}
