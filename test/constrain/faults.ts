/** What is wrong with the reading of a text that an engine may write. */
import { type Format, type Notice, parse } from "../../src/index.js";
import { createValidator } from "../../src/validate/index.js";
import type { TestTool } from "./tools.js";

const validator = createValidator();

/** xgrammar's own reader of schemas writes exponents of any size; JSON has no such number. */
const TOO_BIG = /\d[eE][+-]?\d{3}/;

export interface Reading {
	/** text may stand beside the calls, and there need be none */
	readonly free?: boolean;
	readonly entry?: string | undefined;
	/** whether a call that does not fit its schema is a fault */
	readonly valid?: boolean;
}

/** Null: complete calls of declared tools, valid by their schemas, with nothing but white space beside them. */
export function faultOf(
	format: Format,
	text: string,
	tools: readonly TestTool[],
	{ free = false, entry, valid = true }: Reading = {},
): string | null {
	const read = parse(format, text, { tools, validator, entry });
	const doubts = read.notices.filter(isDoubt);
	const bad = read.toolCalls.filter(
		(call) =>
			(call.status !== "complete" && !doubts.some(({ start }) => start === call.start)) ||
			(valid && call.valid === false && !TOO_BIG.test(call.arguments)) ||
			!tools.some((tool) => tool.function.name === call.name),
	);
	// a thought that the entry has opened is no text beside the calls
	const beside = entry === undefined ? read.content + read.reasoning : read.content;
	const rest = free ? "" : beside.trim();
	if (bad.length === 0 && rest === "" && (free || read.toolCalls.length > 0)) return null;
	const calls = read.toolCalls.map(({ status, arguments: args }) => `${status} ${args}`);
	return `${format.name}: ${shortened(text)} is read as ${shortened(calls.join(", "))}, and ${shortened(rest)}`;
}

/**
 * Of a call of rule 3.5: a value that holds a mark, or half of one, and behind it the name of a parameter that its call lacks, is
 * admitted, and does not run.
 */
export function isDoubt({ code, message }: Notice): boolean {
	if (code === "broken") return message.startsWith("a value of this call holds the beginning of");
	return code === "markup-in-value" && message.endsWith("which the call lacks");
}

function shortened(text: string): string {
	return JSON.stringify(text.length <= 600 ? text : `${text.slice(0, 300)} … ${text.slice(-300)}`);
}
