/** Where the nodes that run lead to. */
import type { Node, NodeId } from "../../runtime/contract.js";

/** Whatever it reads; behind a rule that calls itself, and behind the text whose exits these are, too. None at an end. */
export function nextOf(node: Node): readonly NodeId[] {
	switch (node.k) {
		case "fork":
			return node.to;
		case "text":
			return [node.exits];
		case "call":
			return [node.body, node.back];
		case "accept":
		case "return":
			return [];
		default:
			return [node.to];
	}
}

/** The same within one call: nothing lies behind its end. */
export function nextInCall(node: Node): readonly NodeId[] {
	return node.k === "op" && node.do.op === "close" ? [] : nextOf(node);
}
