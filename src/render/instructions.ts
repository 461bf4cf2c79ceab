/**
 * What a model is told so that it writes calls in a format that it was not trained on: the text of the grammar's `prompt` block,
 * or a general one, with the tools and with a call of one of them as the renderer writes it.
 */

import type { Format } from "../runtime/contract.js";
import type { FunctionDefinition, ToolDefinition } from "../runtime/options.js";
import { isRecord } from "../runtime/record.js";
import { readList } from "../runtime/tools/read.js";
import { exampleArguments } from "./example.js";
import { type Guard, guardOf } from "./guard.js";
import { checkWriting, render } from "./render.js";
import type { PromptPart, Writing } from "./writing.js";

/**
 * The text that describes tools, for the system message of a model. Empty without tools. Each tool is a line, the JSON object
 * `{"name", "description", "parameters"}`. Names, descriptions and schemas cannot spell a token of the format: a WORD JOINER (U+2060)
 * stands in each spelling. Throws as `JSON.stringify` does on a schema that is no JSON.
 */
export function toolInstructions(
	format: Format,
	writing: Writing,
	tools: readonly ToolDefinition[],
): string {
	checkWriting(format, writing);
	const guard = guardOf([...format.tokens, ...format.ends]);
	const known = readList(tools).map((tool) => guarded(tool, guard));
	if (known.length === 0) return "";
	const list = known.map((tool) => JSON.stringify(tool)).join("\n");
	const example = exampleOf(format, writing, known);
	return ownText(writing.prompt, list, example) ?? generalText(list, example);
}

/** Null: the grammar has none, or it shows an example and no tool's call can be written. */
function ownText(
	prompt: readonly PromptPart[] | null,
	list: string,
	example: string | null,
): string | null {
	if (prompt === null) return null;
	const puts = { tools: list, example };
	let text = "";
	for (const part of prompt) {
		const piece = typeof part === "string" ? part : puts[part.put];
		if (piece === null) return null;
		text += piece;
	}
	return text;
}

function generalText(list: string, example: string | null): string {
	return [
		"You can call tools. These are their names, what they do, and the JSON Schemas of their arguments:",
		list,
		...(example === null
			? []
			: [
					"To call tools, write your calls exactly in the form of this example, and nothing behind them:",
					example,
				]),
		"The results of your calls are given to you in the next message.",
	].join("\n\n");
}

/** A call of the first tool of which one can be written. */
function exampleOf(
	format: Format,
	writing: Writing,
	tools: readonly FunctionDefinition[],
): string | null {
	for (const { name, parameters } of tools) {
		const call = { name, arguments: exampleArguments(parameters) };
		const done = render(format, writing, { calls: [call] }, { tools });
		// Line ends are none of the call; blanks may be.
		if (done.status === "rendered") return done.text.replace(/^\n+|\n+$/g, "");
	}
	return null;
}

const NO_ARGUMENTS = { type: "object", properties: {} };

function guarded(tool: FunctionDefinition, guard: Guard): FunctionDefinition {
	const { name, description, parameters = NO_ARGUMENTS } = tool;
	const schema: unknown = JSON.parse(
		JSON.stringify(parameters, (_key, value: unknown) => guardedValue(value, guard)),
	);
	return {
		name: guard(name),
		...(description === undefined ? {} : { description: guard(description) }),
		parameters: isRecord(schema) ? schema : schema === true,
	};
}

function guardedValue(value: unknown, guard: Guard): unknown {
	if (typeof value === "string") return guard(value);
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [guard(key), one]));
}
