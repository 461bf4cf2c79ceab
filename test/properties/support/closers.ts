/** What can end a parameter's text: the literals with which its terminators begin, read from the format's graph. */
import type { Format, NodeId } from "../../../src/runtime/contract.js";

export function closersOf(format: Format): readonly string[] {
	const found = new Set<string>();
	for (const node of format.nodes) {
		if (node.k === "text" && node.field === "value") collect(format, node.exits, found, new Set());
	}
	return [...found];
}

/** Whether some parameter's text can end with the message only. */
export function runsToTheEnd(format: Format): boolean {
	return format.nodes.some((node) => {
		if (node.k !== "text" || node.field !== "value") return false;
		const found = new Set<string>();
		const seen = new Set<NodeId>();
		collect(format, node.exits, found, seen);
		const ends = [...seen].map((id) => format.nodes[id]);
		const asserted = ends.some((one) => one?.k === "assert" && one.what === "end");
		return asserted && found.size === 0;
	});
}

/** Walks over what has no width, line ends and white space, to the first literals. */
function collect(format: Format, id: NodeId, found: Set<string>, seen: Set<NodeId>): void {
	if (seen.has(id)) return;
	seen.add(id);
	const node = format.nodes[id];
	if (node === undefined) return;
	const go = (to: NodeId): void => collect(format, to, found, seen);
	switch (node.k) {
		case "literal": {
			const text = format.literals[node.literal] ?? "";
			if (/\S/.test(text)) found.add(text.trim());
			else go(node.to);
			return;
		}
		case "fork":
			for (const to of node.to) go(to);
			return;
		case "space":
		case "eol":
		case "op":
		case "assert":
			go(node.to);
			return;
		case "look":
			go(node.body);
			go(node.to);
			return;
		case "call":
			go(node.body);
			return;
		default:
			return;
	}
}
