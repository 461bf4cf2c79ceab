/** Kinds of nodes in a format's graph, told apart by whether the grammar spells the text that they read. */
import type { Node } from "../runtime/contract.js";

const UNSPELT = ["space", "atom", "slot", "same", "value", "pattern", "text"] as const;
const KINDS: ReadonlySet<Node["k"]> = new Set(UNSPELT);

/** Reads what the grammar does not spell: white space, a name, a value, open text. */
type UnspeltNode = Extract<Node, { readonly k: (typeof UNSPELT)[number] }>;

export function isUnspelt(node: Node): node is UnspeltNode {
	return KINDS.has(node.k);
}
