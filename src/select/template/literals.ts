/** The literals of a format that its strict rules read: what a model was taught to write, without its known slips. */
import type { Format, Node, NodeId } from "../../runtime/contract.js";

/** Walks the graph from every start and turns back at a deviation, which is marked before its first step. */
export function strictLiterals(format: Format): readonly string[] {
	const starts = [format.start, ...format.entries.map(({ node }) => node)];
	return literalsOf(format, reached(format, starts));
}

/** Shorter literals (brackets, quotes, commas) stand in every text. */
export const SHORTEST = 4;
/** Words stand in every text, too. */
const PLAIN = /^[\w\s]*$/;

/** The markers of a format: its tokens, and the longer literals of its strict rules. What ends a message ends any. */
export function longLiterals(format: Format): readonly string[] {
	const texts = [...format.tokens, ...strictLiterals(format)].map((text) => text.trim());
	const long = texts.filter(
		(text) => text.length >= SHORTEST && !PLAIN.test(text) && !format.ends.includes(text),
	);
	return [...new Set(long)];
}

/** Those of them that stand in calls, or lead to one with no text between: openings of sections, heads of frames. */
export function callLiterals(format: Format): readonly string[] {
	const all = reached(format, [format.start]);
	const opens = [...all].filter((id) => isOp(format, id, "open"));
	const inside = reached(format, opens, (id) => !isOp(format, id, "close"));
	const leads = [...all].filter((id) => {
		if (format.nodes[id]?.k !== "literal") return false;
		const next = reached(format, [id], (one) => {
			const node = format.nodes[one];
			return node?.k !== "text" || node.stray;
		});
		return opens.some((open) => next.has(open));
	});
	return literalsOf(format, new Set([...inside, ...leads]));
}

/** Whether a call with arguments can be written with no other literals than these, and those of ids, which a client gives. */
export function canCallWith(format: Format, allowed: (literal: string) => boolean): boolean {
	const ids = idNodes(format);
	const open = (id: NodeId): boolean => {
		const node = format.nodes[id];
		return node?.k !== "literal" || ids.has(id) || allowed(format.literals[node.literal] ?? "");
	};
	const some = (ids: ReadonlySet<NodeId>, what: (id: NodeId) => boolean): NodeId[] =>
		[...ids].filter(what);
	const given = some(reached(format, [format.start], open), (id) => bindsArguments(format, id));
	const closes = (id: NodeId): boolean => isOp(format, id, "close");
	return (
		some(
			reached(format, given, (id) => open(id) && !closes(id)),
			closes,
		).length > 0
	);
}

/** The nodes inside of ids. */
function idNodes(format: Format): ReadonlySet<NodeId> {
	const isId = (node: Node | undefined, op: "mark" | "bind"): boolean =>
		node?.k === "op" && node.do.op === op && node.do.field === "id";
	const begins = format.nodes.flatMap((node, id) => (isId(node, "mark") ? [id] : []));
	return reached(format, begins, (id) => !isId(format.nodes[id], "bind"));
}

function literalsOf(format: Format, ids: ReadonlySet<NodeId>): readonly string[] {
	const texts = new Set<string>();
	for (const id of ids) {
		const node = format.nodes[id];
		if (node?.k === "literal") texts.add(format.literals[node.literal] ?? "");
	}
	return [...texts];
}

/** All nodes that reading comes to, those included behind which it may not go on. */
function reached(
	format: Format,
	from: readonly NodeId[],
	goesOn: (id: NodeId) => boolean = () => true,
): ReadonlySet<NodeId> {
	const seen = new Set<NodeId>();
	const todo = [...from];
	for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
		const node = format.nodes[id];
		if (!node || seen.has(id)) continue;
		seen.add(id);
		if (goesOn(id)) todo.push(...nextOf(node));
	}
	return seen;
}

function isOp(format: Format, id: NodeId, op: "open" | "close"): boolean {
	const node = format.nodes[id];
	return node?.k === "op" && node.do.op === op;
}

function bindsArguments(format: Format, id: NodeId): boolean {
	const node = format.nodes[id];
	switch (node?.k) {
		case "pattern":
		// only the builders of values are read by a call
		case "call":
			return true;
		case "value":
		case "text":
			return node.field === "arguments" || node.field === "value";
		default:
			return false;
	}
}

function nextOf(node: Node): readonly NodeId[] {
	switch (node.k) {
		case "fork":
			return node.to;
		case "op":
			return node.do.op === "repair" ? [] : [node.to];
		case "look":
			return [node.body, node.to];
		case "text":
			return [node.exits];
		case "call":
			return [node.body, node.back];
		case "return":
		case "accept":
			return [];
		default:
			return [node.to];
	}
}
