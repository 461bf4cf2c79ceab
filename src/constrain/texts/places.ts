/** Where the texts of a field stand in a format: what may follow them, and what they must not begin with. */
import type { Field, Format, Node, NodeId } from "../../runtime/contract.js";

/** A rule that calls return to is a part of its own: a place is known with the part that it stands in. */
export interface Place {
	readonly node: NodeId;
	/** where its part begins; null: the message, or an entry */
	readonly part: NodeId | null;
}

export interface TextPlaces {
	/** where the readings begin that may end a text */
	readonly exits: readonly Place[];
	/** what may stand in the place of a text, and is preferred: an element within an element */
	readonly rivals: readonly Place[];
}

/** Behind them the reader is out of the text. */
const LEAVES: ReadonlySet<string> = new Set(["settle", "commit", "close", "break", "leave"]);

export function isLeft(node: Node | undefined): boolean {
	return node?.k === "op" && LEAVES.has(node.do.op);
}

/** Where calls of a part go on. */
export type Backs = ReadonlyMap<NodeId, readonly Place[]>;

/** The parts of a format, and where each of their calls goes on. */
export function backsOf(format: Format): Backs {
	const found = new Map<NodeId, Place[]>();
	for (const part of partsOf(format)) {
		for (const node of reached(format, part)) {
			if (node.k !== "call") continue;
			const backs = found.get(node.body) ?? [];
			backs.push({ node: node.back, part });
			found.set(node.body, backs);
		}
	}
	return found;
}

/** In readings without a lenient rule. */
export function placesOf(format: Format, field: Field): TextPlaces {
	const exits: Place[] = [];
	const rivals: Place[] = [];
	for (const part of partsOf(format)) {
		for (const node of reached(format, part, true)) {
			if (node.k === "text" && node.field === field) exits.push({ node: node.exits, part });
			if (node.k !== "fork") continue;
			const ways = node.to.map((to) => ({ to, isText: isText(format, to, field) }));
			if (!ways.some(({ isText }) => isText)) continue;
			for (const { to, isText } of ways)
				if (!isText && isElement(format, to)) rivals.push({ node: to, part });
		}
	}
	return { exits, rivals };
}

function isText({ nodes }: Format, id: NodeId, field: Field): boolean {
	const node = nodes[id];
	return node?.k === "text" && node.field === field;
}

/** An end of a line is the layout's, and what a text may be wrapped in leads to the text again. */
function isElement({ nodes }: Format, id: NodeId): boolean {
	const node = nodes[id];
	return node?.k === "look" || (node?.k === "op" && node.do.op === "push");
}

function partsOf(format: Format): ReadonlySet<NodeId | null> {
	return new Set([null, ...format.nodes.flatMap((node) => (node.k === "call" ? [node.body] : []))]);
}

/** The nodes of one part. `strict`: without those that only a lenient rule leads to. */
function reached(format: Format, part: NodeId | null, strict = false): readonly Node[] {
	const seen = new Set<NodeId>();
	const found: Node[] = [];
	const todo = part === null ? [format.start, ...format.entries.map(({ node }) => node)] : [part];
	for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
		const node = format.nodes[at];
		if (seen.has(at) || node === undefined) continue;
		seen.add(at);
		if (strict && node.k === "op" && node.do.op === "repair") continue;
		found.push(node);
		todo.push(...nextOf(node));
	}
	return found;
}

function nextOf(node: Node): readonly NodeId[] {
	switch (node.k) {
		case "fork":
			return node.to;
		case "text":
			return [node.exits];
		case "call":
			return [node.back];
		case "return":
		case "accept":
			return [];
		default:
			return [node.to];
	}
}
