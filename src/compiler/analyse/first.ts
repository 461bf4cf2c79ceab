/** FIRST: what a reading can begin with from a node on. For an open payload's follower this is what its terminators begin with. */
import type { Field } from "../../language/syntax.js";
import { arrivals } from "./arrivals.js";
import { type CharClass, inClass, WHITE_SPACE } from "./classes.js";
import { type Graph, type NodeId, nodeAt } from "./graph.js";
import { nextChars } from "./readings.js";
import { sampleRead } from "./samples.js";

export interface First {
	/** the characters that can come first */
	readonly chars: ReadonlySet<string>;
	readonly classes: ReadonlySet<CharClass>;
	/** open payloads that can begin here: these may begin with anything */
	readonly open: ReadonlySet<Field>;
	/** all may end here */
	readonly end: boolean;
	/** things that can come first, written out */
	readonly examples: readonly string[];
}

export function firstOf(graph: Graph, from: NodeId): First {
	const chars = new Set<string>();
	const classes = new Set<CharClass>();
	const open = new Set<Field>();
	let end = false;
	const examples = new Set<string>();
	for (const { spot } of arrivals(graph, from, null)) {
		const node = nodeAt(graph, spot.node);
		if (node.k === "open") open.add(node.field);
		else if (node.k === "end") end = true;
		else if (node.k === "scan") chars.add(sampleRead(node).charAt(0));
		else if (node.k === "assert") continue;
		else for (const char of nextChars(graph, spot)) chars.add(char);
		if (node.k === "run") classes.add(node.kind);
		const text = sampleRead(node);
		if (text !== "" && node.k !== "open") examples.add(text);
	}
	return { chars, classes, open, end, examples: [...examples] };
}

/** Whether something that can come first ends a run of the class, because it is no character of it. */
export function endsClass(first: First, kind: CharClass): boolean {
	return [...first.chars].some((char) => !inClass(kind, char));
}

const SHOWN = 3;

/** What can come first, in words. */
export function describeFirst(first: First): string {
	const visible = [...first.chars].filter((char) => !WHITE_SPACE.includes(char));
	const parts = [
		...[...first.open].map((field) => `the text of \`${field}\``),
		...first.examples.slice(0, SHOWN).map((text) => JSON.stringify(text)),
		...(first.examples.length > SHOWN ? ["…"] : []),
		...(visible.length === 0 && first.chars.size > 0 ? ["white space"] : []),
		...(first.end ? ["the end"] : []),
	];
	return parts.length === 0 ? "nothing" : parts.join(", ");
}
