/** What stands in a conversation for calls and their results where the model knows both as text only. */
import type { Format } from "../runtime/contract.js";
import type { ToolDefinition } from "../runtime/options.js";
import { isRecord } from "../runtime/record.js";
import { type Rendered, render } from "./render.js";
import type { Writing } from "./writing.js";

/** A format in whose words tools and calls are written. */
export interface Words {
	readonly format: Format;
	readonly writing: Writing;
}

export interface EarlierAnswer {
	readonly content: string;
	readonly calls: readonly {
		readonly id: string;
		readonly name: string;
		/** JSON text, or a part of one where the call was cut */
		readonly arguments: string;
	}[];
}

/**
 * An earlier answer as the model wrote it. A call that was cut has no arguments that could be written as a call's: it is written
 * without. `tools`: those that are offered now; others were known when they were called.
 */
export function answerText(
	{ format, writing }: Words,
	{ content, calls }: EarlierAnswer,
	tools: readonly ToolDefinition[],
): Rendered {
	const whole = calls.map((call) =>
		isObject(call.arguments) ? call : { ...call, arguments: "{}" },
	);
	const names = new Set(tools.map(nameOf));
	const gone = [...new Set(calls.map(({ name }) => name))].filter((name) => !names.has(name));
	const known = [...tools, ...gone.map((name) => ({ name }))];
	return render(format, writing, { content, calls: whole }, { tools: known });
}

/** Why there is no such text, as a sentence. */
export function unwritten({ format }: Words, reason: string): string {
	return `a message of the history cannot be written as ${format.name}: ${reason}`;
}

/** What a call came to, for a message of the user. `name`: of the tool; empty where no call is known */
export function resultText(name: string, result: string): string {
	return `Result${name === "" ? "" : ` of ${name}`}:\n${result}`;
}

function isObject(text: string): boolean {
	try {
		return isRecord(JSON.parse(text));
	} catch {
		return false;
	}
}

function nameOf(tool: ToolDefinition): string {
	return tool.function === undefined ? tool.name : tool.function.name;
}
