/** The graph of one expression by itself, as the analyses see it. */
import { createContext } from "../../src/compiler/analyse/context.js";
import type { Graph, NodeId } from "../../src/compiler/analyse/graph.js";
import { buildParts } from "../../src/compiler/analyse/parts.js";
import { grammarOf } from "./table.js";

export type Nodes = Pick<Graph, "nodes">;

/** Rules that the expression may use: one with a deviation, and one that is used in itself. */
const RULES = `
odd = "s"
lenient odd odd = "t"
nest = value:list("[" nest? "]")`;

/** The graph, and where the expression begins in it. */
export function partOf(text: string): readonly [Nodes, NodeId] {
	const grammar = grammarOf(`message = content\nx = ${text}${RULES}`);
	const rule = grammar.rules.find((one) => one.name === "x");
	if (rule === undefined) throw new Error(text);
	const { nodes, starts } = buildParts(createContext(grammar).inlined, [rule.expr]);
	const [start] = starts;
	if (start === undefined) throw new Error(text);
	return [{ nodes }, start];
}
