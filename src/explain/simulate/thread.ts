/** One reading of the text that may be markup, at one place of the format's graph. */
import type { Format, NodeId } from "../../runtime/contract.js";
import type { ValueReader } from "./value.js";

/** The text that readings read, and by which format. */
export interface Asked {
	readonly format: Format;
	readonly text: string;
	/** names of tools; empty: none were declared */
	readonly tools: readonly string[];
	/** names of their parameters */
	readonly parameters: readonly string[];
}

/** Where a recursive rule goes on. */
export interface Frame {
	readonly back: NodeId;
	readonly below: Frame | null;
	readonly depth: number;
}

export interface Thread {
	readonly node: NodeId;
	/** characters of the node that have been read: of a literal, a name, a run */
	readonly read: number;
	readonly value: ValueReader | null;
	readonly frame: Frame | null;
	/** where a text that is bound began */
	readonly mark: number;
	/** what was bound: a later part may have to repeat it */
	readonly bound: { readonly name: string; readonly key: string };
	/** the lenient rule that it has taken, or null */
	readonly lenient: string | null;
	/** the longest literal, or part of one, that it has read */
	readonly evidence: number;
	/** it is inside of a call */
	readonly inCall: boolean;
}

export const FIRST: Omit<Thread, "node"> = {
	read: 0,
	value: null,
	frame: null,
	mark: 0,
	bound: { name: "", key: "" },
	lenient: null,
	evidence: 0,
	inCall: false,
};

/** Threads with the same key have the same future. */
export function keyOf(thread: Thread): string {
	const { node, read, frame, bound, inCall } = thread;
	let key = `${node}:${read}:${inCall ? 1 : 0}:${bound.name}:${bound.key}`;
	for (let at = frame; at !== null; at = at.below) key += `:${at.back}`;
	return key;
}
