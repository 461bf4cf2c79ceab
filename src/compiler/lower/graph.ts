/** The graph under construction: nodes and literals are interned here and nowhere else. */
import type { LiteralId, Node, NodeId, Op, RepairId } from "../../runtime/contract.js";

export class Graph {
	readonly nodes: Node[] = [];
	readonly literals: string[] = [];
	readonly lenient: string[] = [];
	private readonly literalIds = new Map<string, LiteralId>();
	private readonly lenientIds = new Map<string, RepairId>();
	/** equal nodes are one: the graph is built backwards, so equal tails are equal nodes */
	private readonly known = new Map<string, NodeId>();

	add(node: Node): NodeId {
		const key = JSON.stringify(node);
		const known = this.known.get(key);
		if (known !== undefined) return known;
		const id = this.nodes.push(node) - 1;
		this.known.set(key, id);
		return id;
	}

	/** A node whose content follows later: the head of a loop. */
	reserve(): NodeId {
		return this.nodes.push({ k: "accept" }) - 1;
	}

	fill(id: NodeId, node: Node): void {
		this.nodes[id] = node;
	}

	node(id: NodeId): Node {
		const node = this.nodes[id];
		if (node === undefined) throw new Error(`no node ${id}`);
		return node;
	}

	op(op: Op, to: NodeId): NodeId {
		return this.add({ k: "op", do: op, to });
	}

	fork(to: readonly NodeId[]): NodeId {
		const flat: NodeId[] = [];
		for (const id of to) if (!flat.includes(id)) flat.push(id);
		const only = flat[0];
		return flat.length === 1 && only !== undefined ? only : this.add({ k: "fork", to: flat });
	}

	literal(text: string): LiteralId {
		return intern(this.literals, this.literalIds, text);
	}

	repair(code: string): RepairId {
		return intern(this.lenient, this.lenientIds, code);
	}
}

function intern(list: string[], ids: Map<string, number>, text: string): number {
	let id = ids.get(text);
	if (id === undefined) {
		id = list.push(text) - 1;
		ids.set(text, id);
	}
	return id;
}
