/**
 * The stated limits of a format: what its wire cannot say because of its own shape, read from the compiled graph. Nobody can read
 * such a message otherwise: the tests hold a format to all the rest, and to each limit as it is stated.
 */
import type { Format, Node, NodeId } from "../../runtime/contract.js";
import { ALWAYS_READ } from "../../runtime/program/lenient-codes.js";
import { type Close, isBreak, type Layout, type Place, Walk } from "./walk.js";

/** Where something must begin: a line (or the message), or the message. */
export type Begin = "line" | "message";

/** Something that the wire of a format cannot say, by its shape. */
export type StatedLimit =
	| { readonly kind: "no-reasoning" }
	| { readonly kind: "no-calls" }
	| { readonly kind: "calls-begin"; readonly at: Begin }
	| { readonly kind: "reasoning-begins"; readonly at: Begin }
	/** a call ends the message */
	| { readonly kind: "one-call" }
	/** a call may begin with a JSON or Python value: only the declared name in it tells it from text */
	| { readonly kind: "bare-call" }
	/** a text of this field, with such a close in it, ends there */
	| { readonly kind: "ends-at"; readonly field: OpenField; readonly closes: readonly Close[] }
	/** a value's text ends before a call of a declared tool */
	| { readonly kind: "next-call" }
	/** some value's text ends with the message only: whatever follows is its own */
	| { readonly kind: "to-the-end" }
	/** white space at the beginning or end of a value's text is the layout's */
	| { readonly kind: "layout"; readonly front: Layout; readonly back: Layout }
	/** parameters are written only between the format's own marks: no name is empty, and what else a name does not have */
	| {
			readonly kind: "names";
			/** white space at its beginning */
			readonly space: boolean;
			/** these texts, which end the message */
			readonly ends: readonly string[];
	  };

export type OpenField = "value" | "reasoning";

/** Literals as long as this are markers: the same bound as for an opening that is evidence. */
const MARKER = 4;

/** What surrounds the open values of a format. */
export interface Edges {
	readonly closes: readonly Close[];
	/** what may stand between the tag before the value and the value */
	readonly front: Layout;
}

/** The limits of the format as strict mode reads it, in the order of the union. */
export function statedLimits(format: Format): readonly StatedLimit[] {
	const walk = new Walk(format, () => false);
	const found: StatedLimit[] = [];
	const content = textsOf(format, walk, "content").flatMap((id) => {
		const node = format.nodes[id];
		return node?.k === "text" ? [node.exits] : [];
	});
	const begins = (target: (node: Node) => boolean): Begin | null =>
		beginning(format, walk, content, target);

	if (!format.reasoning) found.push({ kind: "no-reasoning" });
	if (format.units.length === 0) found.push({ kind: "no-calls" });
	const calls = begins((node) => node.k === "op" && node.do.op === "open");
	if (calls !== null) found.push({ kind: "calls-begin", at: calls });
	const thoughts = begins((node) => node.k === "text" && node.field === "reasoning");
	if (thoughts !== null) found.push({ kind: "reasoning-begins", at: thoughts });
	if (endsMessage(format, walk)) found.push({ kind: "one-call" });
	if (bareCall(format, walk, content)) found.push({ kind: "bare-call" });
	const values = textsOf(format, walk, "value");
	for (const field of ["value", "reasoning"] as const) {
		const texts = field === "value" ? values : textsOf(format, walk, field);
		const closes = merged(texts.flatMap((text) => walk.closes(text)));
		const visible = closes.filter(({ text }) => text !== null);
		if (visible.length > 0) found.push({ kind: "ends-at", field, closes: visible });
	}
	if (walk.reachable().some((id) => isTarget(format, id, isBreak)))
		found.push({ kind: "next-call" });
	if (values.some((id) => walk.closes(id).every(({ text }) => text === null)))
		found.push({ kind: "to-the-end" });
	const { closes } = edges(format, walk);
	const front = walk.spaceBefore(values);
	const back = widest(closes.map((close) => optional(close, closes)));
	if (front !== "" || back !== "") found.push({ kind: "layout", front, back });
	const keys = boundKeys(format, walk);
	if (keys.length > 0)
		found.push({ kind: "names", space: walk.spaceBefore(keys) !== "", ends: format.ends });
	return found;
}

/** Where names of parameters stand between marks; none where a call may write its arguments as one value, which holds any name. */
function boundKeys(format: Format, walk: Walk): readonly NodeId[] {
	const all = walk.reachable();
	const isWhole = (node: Node): boolean =>
		node.k === "pattern" || (node.k === "value" && node.field === "arguments");
	if (all.some((id) => isTarget(format, id, isWhole))) return [];
	const isKey = (node: Node): boolean =>
		(node.k === "atom" || node.k === "slot") && node.field === "key";
	return all.filter((id) => isTarget(format, id, isKey));
}

/** What ends the open values of a format, and what may stand before them. Strict: of lenient rules only those that are always read count. */
export function edgesOf(format: Format, strict: boolean): Edges {
	return edges(format, new Walk(format, (code) => !strict || ALWAYS_READ.includes(code)));
}

function edges(format: Format, walk: Walk): Edges {
	const values = new Set(
		walk.reachable().filter((id) => {
			const node = format.nodes[id];
			return node?.k === "text" && node.field === "value";
		}),
	);
	const before = (kind: "eol" | "space"): boolean =>
		walk.reachable().some((id) => format.nodes[id]?.k === kind && walk.leadsTo(id, values));
	return {
		closes: textsOf(format, walk, "value").flatMap((text) => walk.closes(text)),
		front: before("space") ? "space" : before("eol") ? "line" : "",
	};
}

/** The open texts of a field. Text between the calls of a section is none: the section has been opened. */
function textsOf(format: Format, walk: Walk, field: OpenField | "content"): readonly NodeId[] {
	return walk.reachable().flatMap((id) => {
		const node = format.nodes[id];
		return node?.k === "text" && node.field === field && !node.stray ? [id] : [];
	});
}

/** Each way on from content to the target passes an assertion before it reads anything; null: one does not, or none leads there. */
function beginning(
	format: Format,
	walk: Walk,
	content: readonly NodeId[],
	target: (node: Node) => boolean,
): Begin | null {
	const found = new Set<Place>();
	for (const { first, at, passed } of walk.openings(content)) {
		const reached = walk.from([first], (node) => !target(node) && !isBack(node));
		if ([...passed, ...reached].some((id) => isTarget(format, id, target))) found.add(at);
	}
	if (found.has("anywhere")) return null;
	return found.has("line") ? "line" : found.has("message") ? "message" : null;
}

function isTarget(format: Format, id: NodeId, target: (node: Node) => boolean): boolean {
	const node = format.nodes[id];
	return node !== undefined && target(node);
}

function isContent(node: Node): boolean {
	return node.k === "text" && node.field === "content" && !node.stray;
}

/** What leads back to the message. */
function isBack(node: Node): boolean {
	return isContent(node) || (node.k === "op" && node.do.op === "leave");
}

/** No call leads back to text but over the end of the message. */
function endsMessage(format: Format, walk: Walk): boolean {
	const opens = format.nodes.flatMap((node, id) =>
		node.k === "op" && node.do.op === "open" ? [id] : [],
	);
	if (opens.length === 0) return false;
	const behind = walk.from(opens, (node) => node.k !== "assert" || node.what !== "end");
	return !behind.some((id) => isTarget(format, id, isContent));
}

/** Whether a JSON or Python value can be the first that is read of a call, with no marker before it. */
function bareCall(format: Format, walk: Walk, content: readonly NodeId[]): boolean {
	const openings = walk.openings(content).map(({ first }) => first);
	const marked = (node: Node): boolean =>
		node.k === "literal" && (format.literals[node.literal] ?? "").length >= MARKER;
	const before = walk.from(openings, (node) => !marked(node) && !isValue(node) && !isBack(node));
	return before.some((id) => isTarget(format, id, isValue));
}

function isValue(node: Node): boolean {
	return node.k === "pattern" || node.k === "value" || (node.k === "slot" && node.slot === "tool");
}

/** One of each text, with the widest layout before it, and all that it may stand before. */
function merged(closes: readonly Close[]): readonly Close[] {
	const known = new Map<string | null, Close>();
	for (const close of closes) {
		const { text, layout, before, other } = close;
		const old = known.get(text);
		const free = isFree(close) || (old !== undefined && isFree(old));
		known.set(text, {
			text,
			layout: widest([layout, old?.layout ?? ""]),
			before: free ? [] : [...new Set([...(old?.before ?? []), ...before])],
			other: !free && (other || old?.other === true),
		});
	}
	return [...known.values()];
}

function widest(layouts: readonly Layout[]): Layout {
	return layouts.includes("space") ? "space" : layouts.includes("line") ? "line" : "";
}

/** Whether the literal alone ends the text. */
function isFree({ before, other }: Close): boolean {
	return before.length === 0 && !other;
}

/** A line's end that must stand before the close is no layout of the text: only one that may be missing is. */
function optional({ text, layout }: Close, closes: readonly Close[]): Layout {
	if (layout !== "line") return layout;
	return closes.some((other) => other.text === text && other.layout === "") ? layout : "";
}
