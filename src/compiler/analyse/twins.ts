/**
 * Twins: two readings of one text that part at one fork and bind different things. The search walks both readings at once,
 * character by character, shortest text first: an emptiness test on the product of two headers.
 */

import type { Arrival } from "./arrivals.js";
import { type Graph, type Node, nodeAt } from "./graph.js";
import { onward, type Pair, type Side, sideOf, type TwinSearch } from "./pairwise.js";

export interface Twins {
	/** what both read, from the fork on */
	readonly text: string;
	/** where both stand at last: in front of an open payload, or at the end */
	readonly nodes: readonly [Node, Node];
	/** an open payload was reached by one before the other */
	readonly waited: boolean;
}

export function findTwins(
	search: TwinSearch,
	first: readonly Arrival[],
	second: readonly Arrival[],
): Twins | null {
	const { graph } = search;
	const queue: Pair[] = [];
	const seen = new Set<string>();
	const push = (
		a: Side,
		b: Side,
		before: Pair | null,
		x: Arrival,
		y: Arrival,
		text: string,
	): void => {
		search.budget.step();
		if (x.lenient || y.lenient) return;
		// a container that is built and a value that is scanned are one value: the order decides, and nothing is lost
		if (buildsWhatIsScanned(graph, x, y) || buildsWhatIsScanned(graph, y, x)) return;
		const differs = (before?.differs ?? false) || x.deeds !== y.deeds;
		if (!differs && key(a) === key(b)) return;
		const pair: Pair = { a, b, differs, text };
		const id = `${differs}|${key(a)}|${key(b)}`;
		if (seen.has(id)) return;
		seen.add(id);
		queue.push(pair);
	};
	for (const x of first)
		for (const y of second)
			if (!apart(graph, x, y)) push(sideOf(x, null), sideOf(y, null), null, x, y, "");

	for (const pair of queue) {
		const found = judge(search, pair);
		if (found === "same") continue;
		if (found !== null) return found;
		for (const { x, y, a, b, text } of onward(search, pair))
			push(a, b, pair, x, y, pair.text + text);
	}
	return null;
}

/** Two literals that no text begins with both of: most alternatives are such. */
function apart(graph: Graph, x: Arrival, y: Arrival): boolean {
	const a = nodeAt(graph, x.spot.node);
	const b = nodeAt(graph, y.spot.node);
	return (
		a.k === "literal" &&
		b.k === "literal" &&
		!a.text.startsWith(b.text) &&
		!b.text.startsWith(a.text)
	);
}

function key(side: Side): string {
	const looks = side.looks.map((look) => `${look.node}.${look.offset}`).join(",");
	return `${side.spot.node}.${side.spot.offset}/${looks}/${side.sets}/${side.inside}/${side.waits}`;
}

function buildsWhatIsScanned(graph: Graph, built: Arrival, scanned: Arrival): boolean {
	const node = nodeAt(graph, scanned.spot.node);
	if (node.k !== "scan" || node.expr.type !== "payload") return false;
	return built.deeds.includes(`push ${node.expr.field};`);
}

/** The pair is a find, or nothing can come of it ("same"), or it must be read on (null). */
function judge(search: TwinSearch, pair: Pair): Twins | "same" | null {
	const a = nodeAt(search.graph, pair.a.spot.node);
	const b = nodeAt(search.graph, pair.b.spot.node);
	const twins = (waited: boolean): Twins => ({ text: pair.text, nodes: [a, b], waited });
	const differs = pair.differs || pair.a.sets !== pair.b.sets;
	if (a.k === "deep" || b.k === "deep") return "same";
	if (a.k === "open" && b.k === "open") {
		if (pair.a.waits || pair.b.waits) return twins(true);
		if (a === b || a.expr === b.expr) return differs ? twins(false) : "same";
		return twins(false);
	}
	if (a.k === "open" || b.k === "open") return search.waiting ? null : "same";
	if (a.k === "end" && b.k === "end") return differs ? twins(false) : "same";
	return null;
}
