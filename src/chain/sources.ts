/** The formats in whose wire a call may drift, and the texts with which such a call begins. */
import type { Format, Node, NodeId } from "../runtime/contract.js";
import { callLoops } from "../runtime/program/reasoning.js";
import type { Fallback } from "./options.js";

export interface Source {
	readonly fallback: Fallback;
	/** a call of it begins with one of these */
	readonly starts: readonly string[];
}

/** Formats of no model that bind declared tools alone: a call of theirs may begin with less than a mark. They come last. */
const WIRES: readonly string[] = ["json_block", "drift", "drift_dsml"];

/** A shorter text is found in ordinary text all the time. */
const SHORTEST = 4;
/** An unmistakable mark begins with a sign and has a word: `<tool_call>`, `[TOOL_CALLS]`; not `call:`, and no fence. */
const MARK = /^[^\p{L}\p{N}\s].*\p{L}/su;

export interface Sources {
	readonly list: readonly Source[];
	/** the first characters of all that they begin with */
	readonly firsts: ReadonlySet<string>;
}

const made = new WeakMap<readonly Format[], Sources>();

/** Of readings of one text that of the format counts which more families of models write: it comes first. */
export function sourcesOf(formats: readonly Format[]): Sources {
	let sources = made.get(formats);
	if (sources === undefined) {
		const isWire = ({ name }: Format): boolean => WIRES.includes(name);
		const marked = formats.filter((format) => !isWire(format));
		const list = [
			...marked
				.map((format) => sourceOf(format, startsOf(format).filter(isMark)))
				.sort((a, b) => b.fallback.format.models.length - a.fallback.format.models.length),
			...formats.filter(isWire).map((format) => sourceOf(format, startsOf(format))),
		].filter(({ starts }) => starts.length > 0);
		const firsts = new Set(list.flatMap(({ starts }) => starts.map((start) => start.charAt(0))));
		sources = { list, firsts };
		made.set(formats, sources);
	}
	return sources;
}

function sourceOf(format: Format, starts: readonly string[]): Source {
	return { fallback: { format, mode: "drift" }, starts };
}

function isMark(text: string): boolean {
	return text.length >= SHORTEST && MARK.test(text);
}

/** With what the calls of a format begin in the text of the message, those left out that the end of the input alone may end. */
function startsOf(format: Format): readonly string[] {
	const [loop] = callLoops(format);
	return [...new Set((loop?.openings ?? []).flatMap((id) => startsAt(format, id)))];
}

function startsAt(format: Format, from: NodeId): readonly string[] {
	const { literals } = format;
	const starts: string[] = [];
	walk(format, from, (node) => {
		if (node.k === "literal") starts.push(literals[node.literal] ?? "");
		if (node.k === "pattern") starts.push("{");
		return node.k !== "literal" && node.k !== "pattern" && node.k !== "slot";
	});
	let open = false;
	walk(format, from, (node) => {
		if (node.k === "text" && !node.stray && node.field !== "content")
			open ||= endsWithInput(format, node.exits);
		return true;
	});
	return open ? [] : starts;
}

/** Whether what begins here may be the end of the input alone. */
function endsWithInput(format: Format, from: NodeId): boolean {
	let ends = false;
	walk(format, from, (node) => {
		if (node.k === "assert" && node.what === "end") ends = true;
		return node.k !== "literal";
	});
	return ends;
}

/** All nodes from here to the text of the message, lenient rules left out; `over`: whether what is behind a node is looked at, too. */
function walk({ nodes }: Format, from: NodeId, over: (node: Node) => boolean): void {
	const seen = new Set<NodeId>([from]);
	for (const id of seen) {
		const node = nodes[id];
		if (node === undefined || !over(node)) continue;
		if (node.k === "op" && node.do.op === "repair") continue;
		if (node.k === "fork") for (const to of node.to) seen.add(to);
		else if (node.k === "call") seen.add(node.body).add(node.back);
		else if (node.k === "text") {
			if (node.stray || node.field !== "content") seen.add(node.exits);
		} else if ("to" in node) seen.add(node.to);
	}
}
