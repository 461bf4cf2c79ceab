/** Steps through a format's graph without reading: what may come next at a place, as a stated limit needs to know it. */
import type { Format, LiteralId, Node, NodeId } from "../../runtime/contract.js";
import { isUnspelt } from "../unspelt.js";
import { reach, walk } from "../walks/reach.js";

/** What may stand before a terminator as the layout's: nothing, a line's end, any white space. */
export type Layout = "" | "line" | "space";

/** What ends an open text. */
export interface Close {
	/** its first literal, white space around it apart; null: the end of the message */
	readonly text: string | null;
	readonly layout: Layout;
	/** where the literal alone does not end the text: with what that which must follow begins; null: the end of the message */
	readonly before: readonly (string | null)[];
	/** that may be something else than a literal, too: a name, a value */
	readonly other: boolean;
}

/** Where something may stand: a line begins at the beginning of the message, too. */
export type Place = "anywhere" | "line" | "message";

export interface Opening {
	/** the first node that reads */
	readonly first: NodeId;
	readonly at: Place;
	/** what was passed before it */
	readonly passed: readonly NodeId[];
}

function behind(at: Place, what: "start" | "line" | "end"): Place {
	if (what === "end") return at;
	return what === "start" || at === "message" ? "message" : "line";
}

export function isBreak(node: Node | undefined): boolean {
	return node?.k === "op" && node.do.op === "break";
}

export class Walk {
	/** `reads`: whether deviations of this code are walked, too. */
	constructor(
		private readonly format: Format,
		private readonly reads: (code: string) => boolean,
	) {
		this.backs = format.nodes.flatMap((node) => (node.k === "call" ? [node.back] : []));
	}
	private readonly backs: readonly NodeId[];

	/** Where a node leads to without reading anything; null: it reads. */
	private silent(node: Node): readonly NodeId[] | null {
		if (isUnspelt(node)) return null;
		switch (node.k) {
			case "fork":
				return node.to;
			case "op":
				return node.do.op === "repair" && !this.reads(this.format.lenient[node.do.code] ?? "")
					? []
					: [node.to];
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
			case "eol":
				return null;
			default:
				return node satisfies never;
		}
	}

	/** Where a node leads to, having read something or not. */
	private next(node: Node): readonly NodeId[] {
		if (node.k === "text") return [node.exits];
		const on = this.silent(node) ?? ("to" in node && typeof node.to === "number" ? [node.to] : []);
		return node.k === "call" ? [...on, node.back] : on;
	}

	/** Every node that some text leads to. */
	reachable(): readonly NodeId[] {
		const { start, entries } = this.format;
		return this.from([start, ...entries.map(({ node }) => node)], () => true);
	}

	/** The nodes that these lead to, themselves included; `passes`: whether to go on behind a node. */
	from(ids: readonly NodeId[], passes: (node: Node) => boolean): readonly NodeId[] {
		return [
			...walk(ids, (id) => {
				const node = this.format.nodes[id];
				return node !== undefined && passes(node) ? this.next(node) : [];
			}),
		];
	}

	/** The ways on from these places to what reads first. */
	openings(ids: readonly NodeId[]): readonly Opening[] {
		const found: Opening[] = [];
		const seen = new Set<string>();
		const go = (id: NodeId, at: Place, passed: readonly NodeId[]): void => {
			const node = this.format.nodes[id];
			if (node === undefined || seen.has(`${id} ${at}`)) return;
			seen.add(`${id} ${at}`);
			const next = this.silent(node);
			if (next === null) found.push({ first: id, at, passed });
			else
				for (const to of next)
					go(to, node.k === "assert" ? behind(at, node.what) : at, [...passed, id]);
		};
		for (const id of ids) go(id, "anywhere", []);
		return found;
	}

	/** White space that may stand before one of these, and may be missing. */
	spaceBefore(targets: readonly NodeId[]): Layout {
		const wanted = new Set(targets);
		const found = new Set<Node["k"]>();
		for (const id of this.reachable()) {
			const node = this.format.nodes[id];
			if (node?.k === "space" && this.leadsTo(id, wanted)) found.add("space");
			if (node?.k !== "fork" || !node.to.some((to) => this.isNext(to, wanted))) continue;
			for (const to of node.to)
				if (this.format.nodes[to]?.k === "eol" && this.leadsTo(to, wanted)) found.add("eol");
		}
		return found.has("space") ? "space" : found.has("eol") ? "line" : "";
	}

	private isNext(id: NodeId, targets: ReadonlySet<NodeId>): boolean {
		return this.from([id], (node) => this.silent(node) !== null).some((one) => targets.has(one));
	}

	/** Whether one of the targets comes next behind the node, white space apart. */
	leadsTo(id: NodeId, targets: ReadonlySet<NodeId>): boolean {
		const space = (node: Node) => node.k === "space" || node.k === "eol";
		return this.from([id], (node) => space(node) || this.silent(node) !== null).some((one) =>
			targets.has(one),
		);
	}

	/** What ends the open text. */
	closes(text: NodeId): readonly Close[] {
		const found: Close[] = [];
		const seen = new Set<string>();
		// origin: the text, or the call that was returned from: where it stands says which calls a return goes back to
		const go = (id: NodeId, layout: Layout, origin: NodeId): void => {
			const node = this.format.nodes[id];
			if (node === undefined || seen.has(`${id} ${layout} ${origin}`)) return;
			seen.add(`${id} ${layout} ${origin}`);
			if (node.k === "literal") {
				const text = this.visible(node.literal);
				if (this.breaks(node.to)) return;
				if (text !== null) found.push({ text, layout, ...this.needed(node.to) });
				else {
					// with a condition right behind it, it ends the text only there: white space before it is the text's
					const next = this.format.nodes[node.to];
					if (next?.k === "look") go(next.body, layout, origin);
					else go(node.to, "space", origin);
				}
			} else if (node.k === "eol") go(node.to, layout === "" ? "line" : "space", origin);
			else if (node.k === "space") go(node.to, "space", origin);
			else {
				if (node.k === "assert" && node.what === "end")
					found.push({ text: null, layout, before: [], other: false });
				if (node.k === "look") go(node.body, layout, origin);
				const back = node.k === "return" ? this.callers(origin) : [];
				for (const call of back) go(call.back, layout, call.id);
				if (node.k !== "return") for (const to of this.silent(node) ?? []) go(to, layout, origin);
			}
		};
		const own = this.format.nodes[text];
		if (own?.k === "text") go(own.exits, "", text);
		return found;
	}

	/** Whether what is read from here on breaks the call whose text it stands in. */
	private breaks(id: NodeId): boolean {
		const goesOn = (node: Node): boolean =>
			node.k !== "text" && (node.k !== "op" || (node.do.op !== "settle" && node.do.op !== "close"));
		return this.from([id], goesOn).some((one) => isBreak(this.format.nodes[one]));
	}

	/** The calls in whose body the node stands, without a further call between. */
	private callers(inner: NodeId): readonly { readonly id: NodeId; readonly back: NodeId }[] {
		return this.format.nodes.flatMap((node, id) => {
			if (node.k !== "call") return [];
			return this.level(node.body).has(inner) ? [{ id, back: node.back }] : [];
		});
	}

	private level(body: NodeId): ReadonlySet<NodeId> {
		return reach([body], (id) => {
			const node = this.format.nodes[id];
			if (node === undefined || node.k === "return") return [];
			return node.k === "call" ? [node.back] : this.next(node);
		});
	}

	private visible(literal: LiteralId): string | null {
		const text = this.format.literals[literal] ?? "";
		return /\S/.test(text) ? text.trim() : null;
	}

	/** The first literals of what must be read from here on before the terminator is complete; none: it is. */
	private needed(from: NodeId): Pick<Close, "before" | "other"> {
		const found = new Set<string | null>();
		let complete = false;
		let other = false;
		const seen = new Set<NodeId>();
		const go = (id: NodeId): void => {
			const node = this.format.nodes[id];
			if (node === undefined || seen.has(id)) return;
			seen.add(id);
			if (node.k === "literal") {
				const text = this.visible(node.literal);
				if (text === null) go(node.to);
				else found.add(text);
			} else if (node.k === "eol" || node.k === "space") go(node.to);
			else if (node.k === "look") go(node.body);
			else if (node.k === "assert" && node.what === "end") found.add(null);
			else if (node.k === "op" && node.do.op === "settle") complete = true;
			else if (node.k === "accept") complete = true;
			else if (this.silent(node) === null) other = true;
			else for (const to of this.silent(node) ?? []) go(to);
		};
		go(from);
		return complete ? { before: [], other: false } : { before: [...found], other };
	}
}
