/** The last pass: the lowered graph and the head of the grammar become the data of the contract. */
import type { Grammar } from "../../language/syntax.js";
import {
	CONTRACT_VERSION,
	type Format,
	type LiteralId,
	type Node,
	type NodeId,
	type Unit,
} from "../../runtime/contract.js";
import { idParts } from "../ids.js";
import { kindsFor } from "../kinds.js";
import { longestHeader } from "./bounds.js";
import { closingOf } from "./closing.js";
import { firstLiterals, stopLiterals } from "./first.js";
import type { Graph } from "./graph.js";
import type { Lowered } from "./lower.js";

const MIN_EVIDENCE = 4;

export function formatOf(grammar: Grammar, lowered: Lowered): Format {
	const { graph, loop } = lowered;
	completeStops(graph);
	const units = lowered.units.map((unit): Unit => {
		const closing = closingOf(graph, unit.open);
		const openings = new Set<LiteralId>();
		for (const head of unit.loops) for (const id of openingsOf(graph, head)) openings.add(id);
		for (const id of closing.closes) openings.delete(id);
		return {
			closes: closing.closes,
			...(closing.named.length > 0 ? { named: closing.named } : {}),
			openings: [...openings],
			after: unit.loops[0] ?? lowered.start,
			closable: closing.closable,
			closableByLoop: closing.closableByLoop,
			pairs: unit.pairs,
		};
	});
	return {
		version: CONTRACT_VERSION,
		name: grammar.name,
		title: grammar.title,
		aliases: grammar.aliases.map((v) => v.text),
		models: grammar.models.map((v) => v.text),
		...(grammar.template.length > 0 && { template: grammar.template.map((v) => v.text) }),
		tokens: grammar.tokens.map((v) => v.text),
		ends: grammar.ends.map((v) => v.text),
		ids: idParts(grammar.ids?.text ?? "call_{random}"),
		shape: shapeOf(graph, units),
		reasoning: graph.nodes.some((n) => n.k === "text" && n.field === "reasoning"),
		holdback: holdback(graph),
		lenient: graph.lenient,
		literals: graph.literals,
		openings: loop === null ? [] : openingsOf(graph, loop),
		kinds: kindsFor(graph.nodes, units),
		start: lowered.start,
		entries: lowered.entries,
		units,
		nodes: graph.nodes,
	};
}

function completeStops(graph: Graph): void {
	graph.nodes.forEach((node, id) => {
		// the runtime looks at each escape of a quoted text by itself
		if (node.k === "text" && node.quoted !== true)
			graph.fill(id, { ...node, stops: stopLiterals(graph, node.exits) });
	});
}

/** Literals strong enough to be evidence that open an alternative of a scan loop. */
function openingsOf(graph: Graph, head: NodeId): readonly LiteralId[] {
	const node = graph.node(head);
	if (node.k !== "text") return [];
	return firstLiterals(graph, node.exits).filter(
		(id) => (graph.literals[id] ?? "").length >= MIN_EVIDENCE,
	);
}

/** The escapes of a surrogate pair. */
const MOST_ESCAPED = 12;

function holdback(graph: Graph): number {
	let longest = 0;
	for (const node of graph.nodes) {
		if (node.k !== "text") continue;
		longest = Math.max(longest, longestHeader(graph, node.exits));
		if (node.quoted === true) longest = Math.max(longest, MOST_ESCAPED - 1);
	}
	return longest;
}

function shapeOf(graph: Graph, units: readonly Unit[]): string {
	if (units.length === 0) return "S0";
	const has = (test: (node: Node) => boolean) => graph.nodes.some(test);
	const pushes = (shape: string) =>
		has((n) => n.k === "op" && n.do.op === "push" && n.do.shape === shape);
	if (pushes("tree")) return "S8";
	if (pushes("object")) return "S7";
	if (has((n) => n.k === "value" && n.py)) return "S6";
	if (units.some((u) => u.pairs)) return "S3";
	return has((n) => n.k === "pattern") ? "S1" : "S2";
}
