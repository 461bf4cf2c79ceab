/**
 * Inclusion: whether some expressions together read every text that another one reads. Payloads count as letters of their
 * own; where a literal stands against a class the literal wins (section 2 of docs/SEMANTICS.md), so that class reads it not.
 */
import type { Expr } from "../../language/syntax.js";
import { type Arrival, arrivals, type Spot } from "./arrivals.js";
import type { Budget } from "./budget.js";
import { type Node, nodeAt } from "./graph.js";
import type { Inlined } from "./inline.js";
import { buildParts } from "./parts.js";
import { printExpr } from "./print.js";
import { nextChars, step } from "./readings.js";
import { sampleFrom } from "./samples.js";

type Nodes = { readonly nodes: readonly Node[] };

/** One reading of the covering expressions. */
interface Cover {
	/** null: waits in an open payload and so takes whatever waits later */
	readonly spot: Spot | null;
	/** its class stands inside the literal that the covered expression reads */
	readonly inside: "no" | "begun" | "ended";
}
interface State {
	readonly spot: Spot;
	readonly covers: readonly Cover[];
}

export interface Question {
	readonly inlined: Inlined;
	/** an open payload that is reached covers one that is reached at the same place or later */
	readonly waiting: boolean;
	readonly budget: Budget;
}

export function includes(question: Question, bigger: readonly Expr[], smaller: Expr): boolean {
	const { nodes, starts } = buildParts(question.inlined, [smaller, ...bigger]);
	const [start, ...bigs] = starts;
	const graph: Nodes = { nodes };
	if (start === undefined) return false;
	const todo: State[] = [];
	const seen = new Set<string>();
	const push = (
		arrival: Arrival,
		candidates: readonly (readonly [Arrival, Cover["inside"]])[],
		waits: boolean,
	): void => {
		const covers = new Map<string, Cover>();
		for (const [{ spot, conditions }, inside] of candidates) {
			if (!conditions.every((condition) => arrival.conditions.includes(condition))) continue;
			covers.set(`${spot.node}.${spot.offset}${inside}`, { spot, inside });
		}
		if (waits) covers.set("waits", { spot: null, inside: "no" });
		const state = { spot: arrival.spot, covers: [...covers.values()] };
		const id = JSON.stringify([state.spot, [...covers.keys()]]);
		if (seen.has(id)) return;
		seen.add(id);
		todo.push(state);
	};
	const fresh = (list: readonly Arrival[]): readonly (readonly [Arrival, "no"])[] =>
		list.map((one) => [one, "no"]);

	for (const arrival of arrivals(graph, start, null)) {
		push(arrival, fresh(bigs.flatMap((other) => arrivals(graph, other, null))), false);
	}
	for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
		question.budget.step();
		const node = nodeAt(graph, state.spot.node);
		const others = state.covers.flatMap(({ spot }) => (spot === null ? [] : [spot]));
		const here = others.map((spot) => nodeAt(graph, spot.node));
		const waits =
			state.covers.some((cover) => cover.spot === null) ||
			(question.waiting && here.some((one) => one.k === "open"));
		if (node.k === "end") {
			if (!here.some((one) => one.k === "end")) return false;
			continue;
		}
		if (node.k === "open" && waits) continue;
		const letter = letterOf(node);
		if (letter !== null) {
			const same = here.filter((one) => letterOf(one) === letter);
			if (same.length === 0) return false;
			for (const arrival of passed(graph, node))
				push(arrival, fresh(same.flatMap((one) => passed(graph, one))), waits);
			continue;
		}
		for (const char of nextChars(graph, state.spot, others)) {
			for (const arrival of step(graph, state.spot, char)) {
				push(
					arrival,
					state.covers.flatMap((cover) => follow(graph, cover, state.spot, arrival, char)),
					waits,
				);
			}
		}
	}
	return true;
}

/** A short text that the expression reads. */
export function sampleOfExpr(inlined: Inlined, expr: Expr): string {
	const { nodes, starts } = buildParts(inlined, [expr]);
	const end = nodes.findIndex((node) => node.k === "end");
	return sampleFrom({ nodes }, starts).get(end) ?? "";
}

/** Where a covering reading can go with a character; nothing when its class loses against the literal that ends here. */
function follow(
	graph: Nodes,
	cover: Cover,
	against: Spot,
	arrival: Arrival,
	char: string,
): readonly (readonly [Arrival, Cover["inside"]])[] {
	if (cover.spot === null) return [];
	const own = nodeAt(graph, cover.spot.node);
	const other = nodeAt(graph, against.node);
	// what it reads is not known character by character
	if (letterOf(own) !== null) return [];
	const inLiteral = other.k === "literal";
	let { inside } = cover;
	const begins = inLiteral && own.k === "run" && cover.spot.offset === 0;
	if (begins && inside !== "ended") inside = "begun";
	return step(graph, cover.spot, char).flatMap(
		(next): readonly (readonly [Arrival, Cover["inside"]])[] => {
			const now = inside === "begun" && next.left ? "ended" : inside;
			if (!inLiteral || !arrival.left) return [[next, now]];
			return now === "ended" ? [] : [[next, "no"]];
		},
	);
}

/** What a payload is as a letter; null for what is read in characters. */
function letterOf(node: Node): string | null {
	switch (node.k) {
		case "open":
			return `open ${node.field}:${node.kind}`;
		case "scan":
			return `value ${node.muted} ${printExpr(node.expr)}`;
		case "deep":
			return `rule ${node.rule}`;
		case "run":
			// a declared name is no run of letters: only the same slot takes all of them
			return node.kind === "tool" ||
				node.kind === "prop" ||
				node.kind === "unbound" ||
				node.expr?.type === "backref"
				? `name ${node.kind} ${node.expr === null ? "" : printExpr(node.expr)}`
				: null;
		case "fork":
		case "literal":
		case "space":
		case "eol":
		case "assert":
		case "look":
		case "deed":
		case "end":
			return null;
		default:
			return node satisfies never;
	}
}

function passed(graph: Nodes, node: Node): readonly Arrival[] {
	return "to" in node ? arrivals(graph, node.to, null) : [];
}
