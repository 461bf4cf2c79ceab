/** From inlined expressions to the graph of readings, backwards: each expression is built given the node that follows it. */
import type { Expr, PayloadExpr } from "../../language/syntax.js";
import { holdsCommit, itemsOf, optionsOf, unreachable } from "../walks/syntax.js";
import { endingOf } from "./classes.js";
import { type Branch, type Deed, type Graph, type Node, type NodeId, nodeAt } from "./graph.js";
import type { Inlined } from "./inline.js";
import { isCall } from "./names.js";
import { outlineOf } from "./outline.js";

/** Where an expression stands. */
interface Place {
	readonly inCall: boolean;
	/** inside `skip:( )` or `&`: nothing is bound */
	readonly muted: boolean;
	/** recursive rules that are being read */
	readonly active: ReadonlySet<string>;
}

export const OUTSIDE: Place = { inCall: false, muted: false, active: new Set() };

export function buildGraph(inlined: Inlined): Graph {
	const builder = new Builder(inlined);
	const end = builder.add({ k: "end" });
	builder.heads.add(end);
	const message = builder.message(end);
	const entries = inlined.entries.map(({ entry, expr }) => ({
		entry,
		node: builder.build(expr, end, OUTSIDE),
	}));
	return { nodes: builder.nodes, message, entries, heads: builder.heads };
}

export class Builder {
	readonly nodes: Node[] = [];
	readonly heads = new Set<NodeId>();
	messageStart: NodeId | null = null;
	/** the loops that the message is made of */
	private readonly loops = new Set<Expr>();

	constructor(private readonly inlined: Inlined) {}

	add(node: Node): NodeId {
		return this.nodes.push(node) - 1;
	}

	message(end: NodeId): NodeId {
		const { message } = this.inlined;
		for (const option of optionsOf(message)) {
			for (const item of itemsOf(option)) if (item.type === "repeat") this.loops.add(item);
		}
		const start = this.build(message, end, OUTSIDE);
		if (nodeAt(this, start).k === "fork") this.heads.add(start);
		this.messageStart = start;
		return start;
	}

	build(expr: Expr, to: NodeId, place: Place): NodeId {
		if (place.inCall || place.muted || !isCall(expr)) return this.plain(expr, to, place);
		const close = this.deed({ do: "end-call" }, to, expr);
		const body = this.plain(expr, close, { ...place, inCall: true });
		return this.deed({ do: "call", explicit: holdsCommit(expr) }, body, expr);
	}

	private plain(expr: Expr, to: NodeId, place: Place): NodeId {
		switch (expr.type) {
			case "sequence":
				return expr.items.reduceRight((next, item) => this.build(item, next, place), to);
			case "choice": {
				const branches = expr.options.map((option) =>
					this.branch(option, this.build(option, to, place)),
				);
				return this.add({ k: "fork", branches, expr });
			}
			case "repeat": {
				if (expr.op === "?")
					return this.fork(expr, this.build(expr.body, to, place), to, expr.body);
				const head = this.reserve();
				const body = this.build(expr.body, head, place);
				this.nodes[head] = { k: "fork", branches: [this.branch(expr.body, body), past(to)], expr };
				if (this.loops.has(expr)) this.heads.add(head);
				return expr.op === "+" ? body : head;
			}
			case "list": {
				const head = this.reserve();
				const body = this.build(expr.body, head, place);
				const again = this.branch(expr.separator, this.build(expr.separator, body, place));
				this.nodes[head] = { k: "fork", branches: [again, past(to)], expr };
				return body;
			}
			case "literal":
				return expr.text === ""
					? to
					: this.add({ k: "literal", text: expr.text, rough: false, to, expr });
			case "space":
				return this.add({ k: "space", to });
			case "eol":
				return this.add({ k: "eol", to });
			case "assert":
				return this.add({ k: "assert", what: expr.what, to, expr });
			case "look": {
				const body = this.build(expr.body, this.add({ k: "end" }), { ...place, muted: true });
				return this.add({ k: "look", body, to, expr });
			}
			case "commit":
				return place.muted ? to : this.deed({ do: "commit" }, to, expr);
			case "ref":
				return this.reference(expr.rule, to, place);
			case "payload":
				return this.payload(expr, to, place);
			case "pattern": {
				const outline = outlineOf(expr, to, (node) => this.add(node));
				return this.add({ k: "scan", muted: place.muted, to, outline, expr });
			}
			case "capture": {
				if (place.muted || expr.field === "skip")
					return this.build(expr.body, to, { ...place, muted: true });
				const bind = this.deed({ do: "bind", field: expr.field }, to, expr);
				return this.deed(
					{ do: "mark", field: expr.field },
					this.build(expr.body, bind, place),
					expr,
				);
			}
			case "constant":
				return place.muted
					? to
					: this.deed({ do: "set", field: expr.field, text: expr.text }, to, expr);
			case "backref":
				return this.add({ k: "run", kind: "word", field: null, to, expr });
			case "builder": {
				if (place.muted) return this.build(expr.body, to, place);
				const body = this.build(expr.body, this.deed({ do: "pop" }, to, expr), place);
				return this.deed({ do: "push", field: expr.field, shape: expr.shape }, body, expr);
			}
			default:
				return unreachable(expr);
		}
	}

	private payload(expr: PayloadExpr, to: NodeId, place: Place): NodeId {
		const { kind } = expr;
		const field = place.muted ? "skip" : expr.field;
		switch (endingOf(kind)) {
			case "open":
				return this.add({ k: "open", field, kind, to, expr });
			case "scanner": {
				const outline = outlineOf(expr, to, (node) => this.add(node));
				return this.add({ k: "scan", muted: place.muted, to, outline, expr });
			}
			case "class":
			case "slot":
				return this.add({ k: "run", kind, field: field === "skip" ? null : field, to, expr });
		}
	}

	private reference(rule: string, to: NodeId, place: Place): NodeId {
		// `message` ends an entry, so the message's own end is what follows
		if (rule === "message") return this.messageStart ?? this.add({ k: "deep", rule, to });
		if (place.active.has(rule)) return this.add({ k: "deep", rule, to });
		return this.build(this.inlined.rule(rule), to, {
			...place,
			active: new Set([...place.active, rule]),
		});
	}

	private reserve(): NodeId {
		return this.add({ k: "end" });
	}

	private deed(deed: Deed, to: NodeId, expr: Expr): NodeId {
		return this.add({ k: "deed", deed, to, expr });
	}

	private fork(expr: Expr, body: NodeId, to: NodeId, inside: Expr): NodeId {
		return this.add({ k: "fork", branches: [this.branch(inside, body), past(to)], expr });
	}

	private branch(expr: Expr, to: NodeId): Branch {
		return { to, lenient: this.inlined.lenientOf(expr), expr };
	}
}

function past(to: NodeId): Branch {
	return { to, lenient: null, expr: null };
}
