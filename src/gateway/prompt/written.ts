/**
 * For models whose own template, or whose server, knows nothing of tools: they are described in the system message, and the
 * calls of the history are written as text, by the format's renderer.
 */

import { toolInstructions } from "../../render/instructions.js";
import { render } from "../../render/render.js";
import type { Writing } from "../../render/writing.js";
import type { Format } from "../../runtime/contract.js";
import { unfit } from "../engine.js";
import type { OfferedTool } from "./tools.js";
import type { Turn } from "./turns.js";

/** A format in whose words tools and calls are written. */
export interface Words {
	readonly format: Format;
	readonly writing: Writing;
}

export interface Plain extends Words {
	/** those that must be described; empty: they are known otherwise, or there are none */
	readonly tools: readonly OfferedTool[];
	/** whether calls and results must be written as text */
	readonly calls: boolean;
}

/** A conversation that says the same with fewer kinds of messages, made turn by turn. */
export function* withTextCalls(
	turns: readonly Turn[],
	plain: Plain,
): Generator<void, readonly Turn[], void> {
	const written = plain.calls ? yield* asTexts(turns, plain) : turns;
	if (plain.tools.length === 0) return written;
	const about = toolInstructions(plain.format, plain.writing, plain.tools);
	const [first, ...rest] = written;
	if (first?.role === "system" || first?.role === "developer")
		return [{ role: first.role, content: `${first.content}\n\n${about}` }, ...rest];
	return [{ role: "system", content: about }, ...written];
}

function* asTexts(turns: readonly Turn[], plain: Plain): Generator<void, readonly Turn[], void> {
	const written: Turn[] = [];
	for (const turn of turns) {
		written.push(asText(turn, plain));
		yield;
	}
	return written;
}

function asText(turn: Turn, { format, writing, tools }: Plain): Turn {
	if (turn.role === "tool") {
		const of = turn.name === "" ? "" : ` of ${turn.name}`;
		return { role: "user", content: `Result${of}:\n${turn.content}` };
	}
	if (turn.role !== "assistant" || turn.calls.length === 0) return turn;
	// a call that was cut has no arguments that could be written as a call's
	const calls = turn.calls.map(({ id, name, text, arguments: members }) => ({
		id,
		name,
		arguments: members === null ? "{}" : text,
	}));
	// The reader may need to know the tools; those that the client no longer offers were known when they were called.
	const known = [...tools, ...calls.map(({ name }) => ({ name }))];
	const once = known.filter(
		(one, at) => known.findIndex((other) => nameOf(other) === nameOf(one)) === at,
	);
	const done = render(format, writing, { content: turn.content, calls }, { tools: once });
	if (done.status === "rendered")
		return { role: "assistant", content: done.text, reasoning: turn.reasoning, calls: [] };
	throw unfit(`a message of the history cannot be written as ${format.name}: ${done.reason}`);
}

function nameOf(tool: OfferedTool | { readonly name: string }): string {
	return "name" in tool ? tool.name : tool.function.name;
}
