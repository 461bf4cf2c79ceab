/** Two readings of one text, side by side: one step of both. A literal that one completes beats a class of the other inside it. */
import type { BackrefExpr, PayloadExpr } from "../../language/syntax.js";
import { type Arrival, arrivals, END, type Spot } from "./arrivals.js";
import type { Budget } from "./budget.js";
import { sampleOf } from "./classes.js";
import { type Graph, type Node, nodeAt } from "./graph.js";
import { sampleObject, sharedObject } from "./patterns.js";
import { nextChars, step } from "./readings.js";

export interface TwinSearch {
	readonly graph: Graph;
	/** also find readings of which one waits in an open payload while the other reads on to one */
	readonly waiting: boolean;
	readonly budget: Budget;
	/** a class that could have read what a literal reads, but loses against it */
	onLoser?(run: PayloadExpr | BackrefExpr, literal: string): void;
}

/** How a reading's class stands to the other's literal: begun in it, and ended in it. */
type Inside = "no" | "begun" | "ended";

export interface Side {
	readonly spot: Spot;
	readonly looks: readonly Spot[];
	readonly sets: string;
	readonly inside: Inside;
	readonly waits: boolean;
}
export interface Pair {
	readonly a: Side;
	readonly b: Side;
	readonly differs: boolean;
	readonly text: string;
}

/** Where a reading stands at an arrival; what it read before decides only which constants it has bound. */
export function sideOf(arrival: Arrival, before: Side | null): Side {
	const sets = new Set(
		[...(before?.sets.split(";") ?? []), ...arrival.sets].filter((set) => set !== ""),
	);
	return {
		spot: arrival.spot,
		looks: arrival.looks,
		sets: [...sets].sort().join(";"),
		inside: "no",
		waits: false,
	};
}

export interface Move {
	readonly x: Arrival;
	readonly y: Arrival;
	readonly a: Side;
	readonly b: Side;
	readonly text: string;
}

/** All ways in which both readings can go on together. */
export function onward(search: TwinSearch, pair: Pair): readonly Move[] {
	const { graph } = search;
	const a = nodeAt(graph, pair.a.spot.node);
	const b = nodeAt(graph, pair.b.spot.node);
	if (a.k === "scan" && b.k === "scan") {
		const text = commonValue(a, b);
		if (text === null) return [];
		return product(arrivals(graph, a.to, null), arrivals(graph, b.to, null)).map(([x, y]) => ({
			...{ x, y, text },
			a: sideOf(x, pair.a),
			b: sideOf(y, pair.b),
		}));
	}
	const spotsA = outlined(graph, pair.a.spot);
	const spotsB = outlined(graph, pair.b.spot);
	return product(spotsA, spotsB).flatMap(([spotA, spotB]) =>
		readOn(search, { ...pair.a, spot: spotA }, { ...pair.b, spot: spotB }),
	);
}

/** A value is read by its outline once the other reading is elsewhere. */
function outlined(graph: Graph, spot: Spot): readonly Spot[] {
	const node = nodeAt(graph, spot.node);
	return node.k === "scan"
		? arrivals(graph, node.outline, null).map((arrival) => arrival.spot)
		: [spot];
}

function readOn(search: TwinSearch, a: Side, b: Side): readonly Move[] {
	const { graph } = search;
	const moves: Move[] = [];
	for (const char of sharedChars(graph, a, b)) {
		for (const [x, nextA] of advance(graph, a, b, char)) {
			for (const [y, nextB] of advance(graph, b, a, char)) {
				const inA = after(nextA.inside, x, y, nodeAt(graph, b.spot.node));
				const inB = after(nextB.inside, y, x, nodeAt(graph, a.spot.node));
				if (inA === null || inB === null) {
					reportLoser(search, inA === null ? a : b, inA === null ? b : a);
					continue;
				}
				const text = char === END ? "" : char;
				moves.push({ x, y, text, a: { ...nextA, inside: inA }, b: { ...nextB, inside: inB } });
			}
		}
	}
	return moves;
}

/** The characters that both can read, and perhaps some more. */
function sharedChars(graph: Graph, a: Side, b: Side): readonly string[] {
	const others = [...a.looks, ...b.looks];
	const loose = [a, b].filter(({ spot }) => ["run", "open"].includes(nodeAt(graph, spot.node).k));
	const tight = [a, b].find((side) => !loose.includes(side));
	if (tight !== undefined) return nextChars(graph, tight.spot);
	const run = nodeAt(graph, a.spot.node).k === "open" ? b : a;
	return nextChars(graph, run.spot, others);
}

function reportLoser(search: TwinSearch, loser: Side, winner: Side): void {
	const run = nodeAt(search.graph, loser.spot.node);
	const literal = nodeAt(search.graph, winner.spot.node);
	if (run.k === "run" && run.expr !== null && literal.k === "literal")
		search.onLoser?.(run.expr, literal.text);
}

/** One character on one side: where it can lead, with the conditions beside it and how its class stands to the other's literal. */
function advance(
	graph: Graph,
	side: Side,
	other: Side,
	char: string,
): readonly (readonly [Arrival, Side])[] {
	const node = nodeAt(graph, side.spot.node);
	if (node.k === "open") {
		const stay: Arrival = {
			spot: side.spot,
			deeds: "",
			sets: [],
			looks: [],
			conditions: [],
			lenient: false,
			left: false,
		};
		return char === END ? [] : [[stay, { ...side, waits: true }]];
	}
	const looks =
		char === END
			? [[]]
			: side.looks.reduce<Spot[][]>((ways, look) => crossLooks(graph, ways, look, char), [[]]);
	const begun = beginning(graph, side, other);
	return step(graph, side.spot, char).flatMap((arrival) =>
		looks.map((running): readonly [Arrival, Side] => {
			const next = sideOf(arrival, side);
			return [arrival, { ...next, looks: [...arrival.looks, ...running], inside: begun }];
		}),
	);
}

function crossLooks(graph: Graph, ways: Spot[][], look: Spot, char: string): Spot[][] {
	// beyond a payload nothing is known of the condition: it holds
	if (["open", "scan", "deep"].includes(nodeAt(graph, look.node).k)) return ways;
	return step(graph, look, char).flatMap((arrival) => {
		const done = nodeAt(graph, arrival.spot.node).k === "end";
		return ways.map((way) => (done ? way : [...way, arrival.spot]));
	});
}

/** Before the character: a class that begins may do so inside the other's literal. */
function beginning(graph: Graph, side: Side, other: Side): Inside {
	const node = nodeAt(graph, side.spot.node);
	const literal = nodeAt(graph, other.spot.node);
	const begins = node.k === "run" && node.expr !== null && side.spot.offset === 0;
	if (!begins || literal.k !== "literal" || literal.rough || side.inside === "ended")
		return side.inside;
	return "begun";
}

/** After the character; null when the other's literal is complete and the class that stood inside it loses. */
function after(inside: Inside, own: Arrival, other: Arrival, otherNode: Node): Inside | null {
	const now = inside === "begun" && own.left ? "ended" : inside;
	if (otherNode.k !== "literal" || !other.left) return now;
	return now === "ended" ? null : "no";
}

/** A value that two scanners both take at one place; null when there is none. */
function commonValue(a: Node & { k: "scan" }, b: Node & { k: "scan" }): string | null {
	if (a.expr.type === "pattern" && b.expr.type === "pattern") return sharedObject(a.expr, b.expr);
	if (a.expr.type === "pattern") return sampleObject(a.expr);
	if (b.expr.type === "pattern") return sampleObject(b.expr);
	return sampleOf(a.expr.kind);
}

function product<X, Y>(xs: readonly X[], ys: readonly Y[]): readonly (readonly [X, Y])[] {
	return xs.flatMap((x) => ys.map((y) => [x, y] as const));
}
