/**
 * Lowering: from the normal form to the graph of the contract, backwards (each tree is lowered to a node, given the node
 * that follows it).
 */

import type { NodeId } from "../../runtime/contract.js";
import type { NormalGrammar } from "../normal/normalize.js";
import { EMPTY, itemsOf, seq, type Tree } from "../normal/tree.js";
import { isUnit, nameCount } from "../normal/units.js";
import { unreachable } from "../walks/syntax.js";
import { canBeginWithSpace } from "./first.js";
import { Graph } from "./graph.js";
import { loopOf, ScanLoops } from "./loops.js";
import type { Lowered, LoweredUnit, Place } from "./lowered.js";
import { patternOf } from "./pattern.js";
import { payload } from "./payload.js";
import { settlePoints } from "./settle.js";
import { beginsOpen, bindsKeys, blanksFirst, holdsCommit, isBlank } from "./shape.js";

export type { Lowered } from "./lowered.js";

export function lower(grammar: NormalGrammar): Lowered {
	return new Lowering(grammar).run();
}

class Lowering {
	private readonly graph = new Graph();
	private readonly units: LoweredUnit[] = [];
	private readonly subroutines = new Map<string, NodeId>();
	private readonly loops = new ScanLoops(this.graph, (tree, to, place) =>
		this.lower(tree, to, place),
	);
	private start: NodeId = 0;

	constructor(private readonly grammar: NormalGrammar) {}

	run(): Lowered {
		for (const code of this.grammar.lenient) this.graph.repair(code);
		const outside: Place = {
			top: false,
			inUnit: false,
			muted: false,
			named: false,
			held: false,
			loops: [],
			terminators: [],
		};
		const accept = this.graph.add({ k: "accept" });
		// the message may lead back to itself
		this.start = this.graph.reserve();
		const message = this.lower(this.grammar.message, accept, { ...outside, top: true });
		this.graph.fill(this.start, { k: "fork", to: [message] });
		this.start = message;
		const loop = this.loops.outermost;
		const inside = { ...outside, loops: loop === null ? [] : [loop] };
		const entries = this.grammar.entries.map((entry) => ({
			name: entry.name,
			after: entry.after,
			node: this.lower(entry.tree, accept, inside),
		}));
		this.yieldSpace();
		return { graph: this.graph, start: message, entries, units: this.units, loop };
	}

	/** White space is greedy unless what follows can begin with it, which is known when all loops are closed. */
	private yieldSpace(): void {
		this.graph.nodes.forEach((node, id) => {
			if (node.k !== "space" || !canBeginWithSpace(this.graph, node.to)) return;
			this.graph.fill(id, { ...node, greedy: false });
		});
	}

	private lower(tree: Tree, to: NodeId, place: Place): NodeId {
		if (!place.inUnit && !place.muted && isUnit(tree)) return this.unit(tree, to, place);
		const g = this.graph;
		switch (tree.t) {
			case "seq":
				return this.sequence(tree.items, to, place);
			case "alt":
				return this.choice(tree.options, to, place);
			case "opt": {
				const loop = loopOf(tree.body, place);
				// a scan loop may end at once
				if (loop !== null) return this.loops.lower({ ...loop, empty: true }, to, place);
				return g.fork([this.lower(tree.body, to, place), to]);
			}
			case "star":
			case "list": {
				const loop = loopOf(tree, place);
				return loop !== null ? this.loops.lower(loop, to, place) : this.repetition(tree, to, place);
			}
			case "literal":
				return g.add({ k: "literal", literal: g.literal(tree.text), to });
			case "space":
				return g.add({ k: "space", greedy: true, to });
			case "eol":
				return g.add({ k: "eol", to });
			case "assert":
				return g.add({ k: "assert", what: tree.what, to });
			case "look": {
				const body = this.lower(tree.body, g.add({ k: "accept" }), {
					...place,
					inUnit: true,
					muted: true,
				});
				return g.add({ k: "look", body, to });
			}
			case "commit":
				return g.op({ op: "commit" }, to);
			case "payload":
				return payload(g, tree, to, place);
			case "pattern":
				return place.muted
					? g.add({ k: "value", py: tree.pattern.dialect === "py", field: "skip", to })
					: g.add({ k: "pattern", pattern: patternOf(tree.pattern), to });
			case "capture": {
				if (tree.field === "skip" || place.muted)
					return this.lower(tree.body, to, { ...place, muted: true });
				const end = g.op({ op: "bind", field: tree.field }, to);
				const named = place.named || tree.field === "name";
				return g.op(
					{ op: "mark", field: tree.field },
					this.lower(tree.body, end, { ...place, named }),
				);
			}
			case "constant":
				return place.muted ? to : g.op({ op: "set", field: tree.field, text: tree.text }, to);
			case "backref":
				return g.add({ k: "same", field: tree.field, to });
			case "builder": {
				if (place.muted) return this.lower(tree.body, to, place);
				const end = g.op({ op: "pop" }, to);
				return g.op(
					{ op: "push", shape: tree.shape, item: tree.item },
					this.lower(tree.body, end, place),
				);
			}
			case "repair":
				return g.op(
					{
						op: "repair",
						code: g.repair(tree.code),
						...(tree.fault ? { fault: true } : {}),
					},
					to,
				);
			case "break":
				return place.muted ? g.fork([]) : g.op({ op: "break", at: tree.breaks }, to);
			case "recur":
				return g.add({ k: "call", body: this.subroutine(tree.rule, place), back: to });
			case "message":
				return this.start;
			default:
				return unreachable(tree);
		}
	}

	/** A repetition that holds no calls. */
	private repetition(tree: Tree & { t: "star" | "list" }, to: NodeId, place: Place): NodeId {
		const head = this.graph.reserve();
		const body = this.lower(tree.body, head, { ...place, held: place.held || holdsCommit(tree) });
		const more = tree.t === "star" ? body : this.lower(tree.separator, body, place);
		this.graph.fill(head, { k: "fork", to: [more, to] });
		return tree.t === "list" || tree.atLeastOne ? body : head;
	}

	/** White space at the ends of a unit stands around the call, not in it. */
	private unit(tree: Tree, to: NodeId, place: Place): NodeId {
		const items = blanksFirst(itemsOf(tree));
		let from = 0;
		let end = items.length;
		while (from < end && isBlank(items[from])) from++;
		while (end > from && isBlank(items[end - 1])) end--;
		if (from > 0 || end < items.length) {
			const behind = this.sequence(items.slice(end), to, place);
			const core = this.unit(seq(items.slice(from, end)), behind, place);
			return this.sequence(items.slice(0, from), core, place);
		}
		const id = this.units.length;
		const pairs = bindsKeys(tree);
		const slot: LoweredUnit = { id, open: 0, loops: place.loops, pairs };
		this.units.push(slot);
		const close = this.graph.op({ op: "close" }, to);
		const body = this.lower(tree, close, { ...place, inUnit: true, named: false, held: false });
		const open = this.graph.op({ op: "open", unit: id }, body);
		this.units[id] = { ...slot, open };
		return open;
	}

	private sequence(items: readonly Tree[], to: NodeId, place: Place): NodeId {
		const points = settlePoints(items, this.grammar.recursive);
		const behind = new Set(points.values());
		const ends = new Map<number | "around" | "none", readonly NodeId[] | null>([
			["around", place.terminators],
			["none", []],
		]);
		let next = to;
		let { held } = place;
		for (let i = items.length - 1; i >= 0; i--) {
			const item = items[i] ?? EMPTY;
			if (behind.has(i)) {
				next = this.graph.op({ op: "settle" }, next);
				ends.set(i, [next]);
			}
			const before = items.slice(0, i);
			const named = place.named || before.some((one) => nameCount(one).max > 0);
			const terminators = ends.get(points.get(i) ?? "none") ?? null;
			next = this.lower(item, next, { ...place, named, held, terminators });
			held ||= holdsCommit(item);
		}
		return next;
	}

	private choice(options: readonly Tree[], to: NodeId, place: Place): NodeId {
		const open = options.filter(beginsOpen);
		const fallback = place.inUnit && open.length > 0;
		return this.graph.fork(
			options.map((option) => {
				const definite = fallback && !open.includes(option);
				return this.lower(option, definite ? this.graph.op({ op: "definite" }, to) : to, place);
			}),
		);
	}

	private subroutine(rule: string, place: Place): NodeId {
		// what only is looked at binds nothing
		const key = place.muted ? `skip ${rule}` : rule;
		const known = this.subroutines.get(key);
		if (known !== undefined) return known;
		const start = this.graph.reserve();
		this.subroutines.set(key, start);
		const tree = this.grammar.recursive.get(rule);
		if (tree === undefined) throw new Error(`rule ${rule} is not recursive`);
		const body = this.lower(tree, this.graph.add({ k: "return" }), {
			...place,
			inUnit: true,
			named: true,
			terminators: null,
		});
		this.graph.fill(start, { k: "fork", to: [body] });
		return start;
	}
}
