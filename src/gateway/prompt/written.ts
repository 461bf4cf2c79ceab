/**
 * For models whose own template, or whose server, knows nothing of tools: they are described in the system message, and the
 * calls of the history are written as text, by the format's renderer.
 */

import { answerText, resultText, unwritten, type Words } from "../../render/in-text.js";
import { toolInstructions } from "../../render/instructions.js";
import { unfit } from "../engine.js";
import type { OfferedTool } from "./tools.js";
import type { Turn } from "./turns.js";

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

function asText(turn: Turn, plain: Plain): Turn {
	if (turn.role === "tool") return { role: "user", content: resultText(turn.name, turn.content) };
	if (turn.role !== "assistant" || turn.calls.length === 0) return turn;
	const { content, reasoning } = turn;
	const calls = turn.calls.map(({ id, name, text }) => ({ id, name, arguments: text }));
	const done = answerText(plain, { content, calls }, plain.tools);
	if (done.status === "rendered")
		return { role: "assistant", content: done.text, reasoning, calls: [] };
	throw unfit(unwritten(plain, done.reason));
}
