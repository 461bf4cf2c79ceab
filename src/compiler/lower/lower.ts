/**
 * Lowering: from the normal form to the graph of the contract, backwards (each tree is lowered to a node, given the node
 * that follows it).
 */
import type { PatternExpr, Member as SourceMember } from "../../language/syntax.js";
import type {
	AtomKind,
	Member,
	MemberValue,
	NodeId,
	Pattern,
	UnitId,
} from "../../runtime/contract.js";
import type { NormalGrammar } from "../normal/normalize.js";
import {
	childrenOf,
	containsOpenPayload,
	EMPTY,
	isOpenPayload,
	itemsOf,
	seq,
	type Tree,
	unreachable,
} from "../normal/tree.js";
import { holdsUnits, isUnit, nameCount } from "../normal/units.js";
import { canBeginWithSpace } from "./first.js";
import { Graph } from "./graph.js";
import { nullable, settlePoints } from "./settle.js";

/** A unit as lowering leaves it; the analyses complete it. */
export interface LoweredUnit {
	readonly id: UnitId;
	readonly open: NodeId;
	/** the enclosing scan loops, innermost first */
	readonly loops: readonly NodeId[];
	readonly pairs: boolean;
}

export interface Lowered {
	readonly graph: Graph;
	readonly start: NodeId;
	readonly entries: readonly {
		readonly name: string;
		readonly after: readonly string[];
		readonly node: NodeId;
	}[];
	readonly units: readonly LoweredUnit[];
	/** the scan loop of the message; null when the message is no loop */
	readonly loop: NodeId | null;
}

/** What lowering knows about the place of a tree. */
interface Place {
	readonly inUnit: boolean;
	/** inside `skip:( )`: nothing is bound */
	readonly muted: boolean;
	/** the call's name has been bound before */
	readonly named: boolean;
	readonly loops: readonly NodeId[];
}

export function lower(grammar: NormalGrammar): Lowered {
	return new Lowering(grammar).run();
}

class Lowering {
	private readonly graph = new Graph();
	private readonly units: LoweredUnit[] = [];
	private readonly subroutines = new Map<string, NodeId>();
	private start: NodeId = 0;
	private loop: NodeId | null = null;
	/** openings of the message, for the scan loops inside it */
	private messageExits: NodeId | null = null;

	constructor(private readonly grammar: NormalGrammar) {}

	run(): Lowered {
		for (const code of this.grammar.lenient) this.graph.repair(code);
		const outside: Place = { inUnit: false, muted: false, named: false, loops: [] };
		const accept = this.graph.add({ k: "accept" });
		const { message } = this.grammar;
		this.start =
			message.t === "star"
				? this.messageLoop(message.body, accept, outside)
				: this.lower(message, accept, outside);
		const entries = this.grammar.entries.map((entry) => ({
			name: entry.name,
			after: entry.after,
			node: this.lower(entry.tree, accept, {
				...outside,
				loops: this.loop === null ? [] : [this.loop],
			}),
		}));
		return { graph: this.graph, start: this.start, entries, units: this.units, loop: this.loop };
	}

	private messageLoop(body: Tree, follow: NodeId, place: Place): NodeId {
		const head = this.graph.reserve();
		const exits = this.graph.reserve();
		this.loop = head;
		this.messageExits = exits;
		this.graph.fill(head, {
			k: "text",
			field: "content",
			typed: false,
			stray: false,
			exits,
			stops: null,
		});
		const options = (body.t === "alt" ? body.options : [body]).filter((o) => !isContent(o));
		const inside = { ...place, loops: [head] };
		const nodes = options.map((option) => this.lower(option, head, inside));
		this.graph.fill(exits, { k: "fork", to: [...nodes, follow] });
		return head;
	}

	/** A repetition of calls inside the message: what is neither an item nor what follows is stray content (S19). */
	private scanLoop(body: Tree, separator: Tree | null, follow: NodeId, place: Place): NodeId {
		const head = this.graph.reserve();
		const inside = { ...place, loops: [head, ...place.loops] };
		const exits = this.graph.reserve();
		this.graph.fill(head, {
			k: "text",
			field: "content",
			typed: false,
			stray: true,
			exits,
			stops: null,
		});
		const to = [this.lower(body, head, inside)];
		if (separator !== null) to.push(this.lower(separator, head, inside));
		to.push(follow);
		if (this.messageExits !== null) to.push(this.graph.op({ op: "leave" }, this.messageExits));
		this.graph.fill(exits, { k: "fork", to });
		return head;
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
				const body = this.lower(tree.body, to, place);
				const node = g.node(body);
				// a scan loop may already end at once
				if (node.k === "text" && node.stray) return body;
				return g.fork([body, to]);
			}
			case "star": {
				if (!place.inUnit && !place.muted && holdsUnits(tree.body))
					return this.scanLoop(tree.body, null, to, place);
				const head = g.reserve();
				const body = this.lower(tree.body, head, place);
				g.fill(head, { k: "fork", to: [body, to] });
				return tree.atLeastOne ? body : head;
			}
			case "list": {
				if (!place.inUnit && !place.muted && holdsUnits(tree.body)) {
					return this.scanLoop(tree.body, tree.separator, to, place);
				}
				const head = g.reserve();
				const body = this.lower(tree.body, head, place);
				g.fill(head, { k: "fork", to: [this.lower(tree.separator, body, place), to] });
				return body;
			}
			case "literal":
				return g.add({ k: "literal", literal: g.literal(tree.text), to });
			case "space":
				return g.add({ k: "space", greedy: !canBeginWithSpace(g, to), to });
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
				return this.payload(tree, to, place);
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
				return g.op({ op: "repair", code: g.repair(tree.code) }, to);
			case "recur":
				return g.add({ k: "call", body: this.subroutine(tree.rule, place), back: to });
			case "message":
				return this.loop ?? this.start;
			default:
				return unreachable(tree);
		}
	}

	/** White space at the ends of a unit stands around the call, not in it. */
	private unit(tree: Tree, to: NodeId, place: Place): NodeId {
		const items = itemsOf(tree);
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
		const body = this.lower(tree, close, { ...place, inUnit: true, named: false });
		const open = this.graph.op({ op: "open", unit: id }, body);
		this.units[id] = { ...slot, open };
		return open;
	}

	private sequence(items: readonly Tree[], to: NodeId, place: Place): NodeId {
		const points = settlePoints(items);
		let next = to;
		for (let i = items.length - 1; i >= 0; i--) {
			if (points.has(i)) next = this.graph.op({ op: "settle" }, next);
			const before = items.slice(0, i);
			const named = place.named || before.some((item) => nameCount(item).max > 0);
			next = this.lower(items[i] ?? EMPTY, next, { ...place, named });
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

	private payload(tree: Tree & { t: "payload" }, to: NodeId, place: Place): NodeId {
		const g = this.graph;
		const field = place.muted ? "skip" : tree.field;
		switch (tree.kind) {
			case "json":
			case "py":
				return g.add({ k: "value", py: tree.kind === "py", field, to });
			case "text":
			case "typed":
				// before the name is known nothing may leave: skipped text is then a bounded run of anything
				if (field === "skip" && place.inUnit && !place.named)
					return g.add({ k: "atom", kind: "any", field, to });
				return g.add({
					k: "text",
					field,
					typed: tree.kind === "typed" && !place.muted,
					stray: false,
					exits: this.expose(to),
					stops: null,
				});
			case "tool":
			case "prop":
				return g.add({ k: "slot", slot: tree.kind, field, to });
			case "word":
			case "digits":
			case "attr":
			case "line": {
				const kind: AtomKind = tree.kind;
				return g.add({ k: "atom", kind, field, to });
			}
			default:
				return unreachable(tree.kind);
		}
	}

	/** What can follow an open payload, seen through the open payload behind it: there its openings count. */
	private expose(id: NodeId): NodeId {
		const node = this.graph.node(id);
		switch (node.k) {
			case "text":
				return node.field === "content" ? node.exits : id;
			case "op":
				return this.graph.op(node.do, this.expose(node.to));
			case "fork":
				// a reserved loop head is not filled yet and cannot be seen through; it begins with a header anyway
				return this.graph.fork(node.to.map((to) => this.expose(to)));
			default:
				return id;
		}
	}

	private subroutine(rule: string, place: Place): NodeId {
		const known = this.subroutines.get(rule);
		if (known !== undefined) return known;
		const start = this.graph.reserve();
		this.subroutines.set(rule, start);
		const tree = this.grammar.recursive.get(rule);
		if (tree === undefined) throw new Error(`rule ${rule} is not recursive`);
		const body = this.lower(tree, this.graph.add({ k: "return" }), {
			...place,
			inUnit: true,
			named: true,
		});
		this.graph.fill(start, { k: "fork", to: [body] });
		return start;
	}
}

function isBlank(tree: Tree | undefined): boolean {
	return tree !== undefined && (tree.t === "space" || tree.t === "eol");
}

function isContent(tree: Tree): boolean {
	return tree.t === "payload" && tree.field === "content" && isOpenPayload(tree);
}

/** Whether an option is read by an open payload from its first visible character on. */
function beginsOpen(tree: Tree): boolean {
	if (isOpenPayload(tree)) return true;
	if (tree.t === "alt") return tree.options.some(beginsOpen);
	if (tree.t !== "seq" || !containsOpenPayload(tree)) return false;
	for (const item of tree.items) {
		if (beginsOpen(item)) return true;
		if (!nullable(item)) return false;
	}
	return false;
}

function bindsKeys(tree: Tree): boolean {
	if (
		(tree.t === "payload" || tree.t === "capture" || tree.t === "constant") &&
		tree.field === "key"
	)
		return true;
	if (tree.t === "recur") return true;
	return tree.t !== "look" && childrenOf(tree).some(bindsKeys);
}

function patternOf(pattern: PatternExpr): Pattern {
	return {
		py: pattern.dialect === "py",
		open: pattern.open,
		members: pattern.members.map(memberOf),
	};
}

function memberOf(member: SourceMember): Member {
	return {
		keys: member.keys,
		optional: member.optional,
		commit: member.commit,
		value: memberValueOf(member.value),
	};
}

function memberValueOf(value: SourceMember["value"]): MemberValue {
	switch (value.type) {
		case "literal":
			return { text: value.text };
		case "pattern":
			return { members: value.members.map(memberOf), open: value.open };
		case "payload": {
			const kind = value.kind;
			if (
				kind === "json" ||
				kind === "py" ||
				kind === "word" ||
				kind === "tool" ||
				kind === "typed"
			) {
				return { field: value.field, kind };
			}
			return { field: value.field, kind: "word" };
		}
		default:
			return unreachable(value);
	}
}
