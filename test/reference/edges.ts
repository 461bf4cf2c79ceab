/**
 * The literals at the edges of a node: what may be its first text and its last text. Literals that
 * touch count as one, so that a prefix that all tags of a format share does not stand for each of them.
 */
import { target } from "./facts.js";
import { type Node, parts, type Rules } from "./tree.js";

/** The literals that the node may begin with. */
export function firstTexts(rules: Rules, node: Node): readonly string[] {
	return edgeTexts(rules, node, "first");
}

/** The literals that the node may end with. */
export function lastTexts(rules: Rules, node: Node): readonly string[] {
	return edgeTexts(rules, node, "last");
}

type Side = "first" | "last";

function edgeTexts(rules: Rules, node: Node, side: Side): readonly string[] {
	const found = new Set<string>();
	const open = grow(rules, node, side, new Set([""]), found, new Set());
	for (const text of open) found.add(text);
	found.delete("");
	return [...found];
}

/**
 * Walks inwards from the edge. `runs` are the literal texts read so far that may still grow; those that
 * cannot grow any more go to `found`. The result: the runs that have crossed the whole node.
 */
function grow(
	rules: Rules,
	node: Node,
	side: Side,
	runs: ReadonlySet<string>,
	found: Set<string>,
	seen: ReadonlySet<string>,
): ReadonlySet<string> {
	if (runs.size === 0) return runs;
	const into = (part: Node, from: ReadonlySet<string> = runs): ReadonlySet<string> =>
		grow(rules, part, side, from, found, seen);
	switch (node.type) {
		case "literal":
			return new Set(
				[...runs].map((run) => (side === "first" ? run + node.text : node.text + run)),
			);
		case "sequence": {
			const items = side === "first" ? node.items : node.items.toReversed();
			return items.reduce((from: ReadonlySet<string>, item) => into(item, from), runs);
		}
		case "choice":
			return new Set(node.options.flatMap((option) => [...into(option)]));
		case "optional":
			return new Set([...runs, ...into(node.body)]);
		case "many":
		case "loop":
		case "scan": {
			// What follows a round is another round or the outside; either way a run stops here.
			for (const part of parts(node)) for (const run of into(part)) found.add(run);
			return stop(runs, found, true);
		}
		case "space":
		case "eol":
			return stop(runs, found, true);
		case "assert":
		case "look":
		case "commit":
		case "constant":
			return runs;
		case "unit":
		case "lenient":
		case "capture":
		case "builder":
			return into(node.body);
		case "ref": {
			if (seen.has(node.rule)) return stop(runs, found, false);
			const inner = new Set([...seen, node.rule]);
			return grow(rules, target(rules, node.rule), side, runs, found, inner);
		}
		default:
			return stop(runs, found, false);
	}
}

/** Runs that have text are finished; the empty one goes on only past white space and loops. */
function stop(runs: ReadonlySet<string>, found: Set<string>, passes: boolean): ReadonlySet<string> {
	for (const run of runs) if (run !== "") found.add(run);
	return passes && runs.has("") ? new Set([""]) : new Set();
}
