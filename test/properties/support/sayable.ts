/**
 * What a place of open text cannot say, read from the format's graph: a text with the beginning of a terminator in it, and at its
 * ends the white space that the reader takes for the layout's.
 */
import type { Format, Node, NodeId } from "../../../src/runtime/contract.js";
import type { Slot } from "./well-formed.js";

interface Terminator {
	/** its first literal; null: the end of the message */
	readonly text: string | null;
	/** what may stand before it: a line's end, or any white space */
	readonly layout: "" | "line" | "space";
}

/** What surrounds the open values of a format. */
export interface Edges {
	readonly terminators: readonly Terminator[];
	/** what may stand between the tag before the value and the value */
	readonly front: "" | "line" | "space";
	readonly ends: readonly string[];
}

const known = new WeakMap<Format, { readonly [strict: string]: Edges }>();

/** Strict: without what only lenient rules lead to. */
export function edgesOf(format: Format, strict: boolean): Edges {
	let both = known.get(format);
	if (both === undefined) {
		both = { true: findEdges(format, true), false: findEdges(format, false) };
		known.set(format, both);
	}
	return both[String(strict)] as Edges;
}

function findEdges(format: Format, strict: boolean): Edges {
	const walk = new Walk(format, strict);
	const values = walk.reachable().filter((id) => {
		const node = format.nodes[id];
		return node?.k === "text" && node.field === "value";
	});
	const terminators = values.flatMap((id) => {
		const node = format.nodes[id];
		return node?.k === "text" ? walk.terminators(node.exits) : [];
	});
	const before = (kind: "eol" | "space"): boolean =>
		walk
			.reachable()
			.some((id) => format.nodes[id]?.k === kind && walk.leadsTo(id, new Set(values)));
	const front = before("space") ? "space" : before("eol") ? "line" : "";
	return { terminators, front, ends: format.ends };
}

class Walk {
	private readonly backs: readonly NodeId[];

	constructor(
		private readonly format: Format,
		private readonly strict: boolean,
	) {
		this.backs = format.nodes.flatMap((node) => (node.k === "call" ? [node.back] : []));
	}

	/** Where a node leads to without reading anything; null: it reads. */
	private silent(node: Node): readonly NodeId[] | null {
		switch (node.k) {
			case "fork":
				return node.to;
			case "op":
				return this.strict && node.do.op === "repair" ? [] : [node.to];
			case "assert":
			case "look":
				return [node.to];
			case "call":
				return [node.body];
			// to wherever a rule within itself may have been entered from
			case "return":
				return this.backs;
			case "accept":
				return [];
			case "literal":
			case "space":
			case "eol":
			case "atom":
			case "slot":
			case "same":
			case "value":
			case "pattern":
			case "text":
				return null;
			default:
				return node satisfies never;
		}
	}

	reachable(): NodeId[] {
		const seen = new Set<NodeId>();
		const go = (id: NodeId): void => {
			const node = this.format.nodes[id];
			if (node === undefined || seen.has(id)) return;
			seen.add(id);
			if (node.k === "call") go(node.back);
			if (node.k === "text") go(node.exits);
			for (const to of this.silent(node) ?? ("to" in node ? [node.to as NodeId] : [])) go(to);
		};
		go(this.format.start);
		for (const entry of this.format.entries) go(entry.node);
		return [...seen];
	}

	/** Whether one of the targets comes next behind the node, white space apart. */
	leadsTo(from: NodeId, targets: ReadonlySet<NodeId>): boolean {
		const seen = new Set<NodeId>();
		const go = (id: NodeId): boolean => {
			if (targets.has(id)) return true;
			const node = this.format.nodes[id];
			if (node === undefined || seen.has(id)) return false;
			seen.add(id);
			const next = node.k === "space" || node.k === "eol" ? [node.to] : this.silent(node);
			return next?.some(go) ?? false;
		};
		return go(from);
	}

	/** The first literals from here on, with the white space that may stand before each. */
	terminators(from: NodeId): Terminator[] {
		const found: Terminator[] = [];
		const seen = new Set<string>();
		const go = (id: NodeId, layout: Terminator["layout"]): void => {
			const node = this.format.nodes[id];
			if (node === undefined || seen.has(`${id} ${layout}`)) return;
			seen.add(`${id} ${layout}`);
			if (node.k === "literal") {
				const text = this.format.literals[node.literal] ?? "";
				if (/\S/.test(text)) found.push({ text: text.trim(), layout });
				else go(node.to, "space");
			} else if (node.k === "eol") go(node.to, layout === "" ? "line" : "space");
			else if (node.k === "space") go(node.to, "space");
			else {
				if (node.k === "assert" && node.what === "end") found.push({ text: null, layout });
				if (node.k === "look") go(node.body, layout);
				for (const to of this.silent(node) ?? []) go(to, layout);
			}
		};
		go(from, "");
		return found;
	}
}

/** Whether the place can say the text. */
export function sayable(format: Format, place: Slot, text: string, strict: boolean): boolean {
	const { terminators, front, ends } = edgesOf(format, strict);
	for (const one of terminators) {
		const closers = one.text === null ? ends : [one.text];
		if (closers.some((closer) => text.includes(closer))) return false;
	}
	if (front === "space" && /^[ \t\r\n]/.test(text)) return false;
	if (front === "line" && !place.before.endsWith("\n") && /^\r?\n/.test(text)) return false;
	const after = place.after.trimStart();
	const own = terminators.filter((one) =>
		one.text === null
			? after === "" || ends.some((end) => after.startsWith(end))
			: after.startsWith(one.text),
	);
	if (own.some(({ layout }) => layout === "space") && /[ \t\r\n]$/.test(text)) return false;
	if (own.every(({ layout }) => layout === "")) return true;
	// one line's end is the layout's; a carriage return before it would be, too
	return place.after.startsWith("\n") ? !text.endsWith("\r") : !text.endsWith("\n");
}
