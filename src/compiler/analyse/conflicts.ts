/** Every fork of the graph where two strict readings of one text part and bind different things. */
import type { BackrefExpr, Expr, PayloadExpr } from "../../language/syntax.js";
import { reach } from "../walks/reach.js";
import { type Arrival, arrivals } from "./arrivals.js";
import { endingOf, sampleOf } from "./classes.js";
import type { CheckContext } from "./context.js";
import { type Branch, type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";
import type { TwinSearch } from "./pairwise.js";
import { findTwins, type Twins } from "./twins.js";

/** Two ways on from one place, which one text fits both. */
export interface ForkConflict {
	/** the choice, loop or optional part */
	readonly fork: Expr;
	readonly ways: readonly [Branch, Branch];
	readonly twins: Twins;
	/** the whole text, from the start of the message or entry */
	readonly text: string;
}
/** A class whose end one text leaves open. */
export interface ClassConflict {
	readonly run: PayloadExpr;
	readonly follower: NodeId;
	readonly text: string;
}
export interface Conflicts {
	readonly forks: readonly ForkConflict[];
	readonly classes: readonly ClassConflict[];
	/** literals that beat a class where both could read */
	readonly losers: ReadonlyMap<PayloadExpr | BackrefExpr, ReadonlySet<string>>;
}

export function findConflicts(context: CheckContext): Conflicts {
	const { graph } = context;
	const forks: ForkConflict[] = [];
	const classes: ClassConflict[] = [];
	const losers = new Map<PayloadExpr | BackrefExpr, Set<string>>();
	const search: TwinSearch = {
		graph,
		waiting: false,
		budget: context.budget,
		onLoser: (run, literal) => losers.set(run, new Set([...(losers.get(run) ?? []), literal])),
	};
	for (const id of reachableNodes(graph)) {
		const node = nodeAt(graph, id);
		if (node.k === "fork") {
			for (const ways of pairsOf(node.branches)) {
				const twins = findTwins(
					search,
					arrivals(graph, ways[0].to, null),
					arrivals(graph, ways[1].to, null),
				);
				if (twins !== null)
					forks.push({ fork: node.expr, ways, twins, text: context.sample(id) + twins.text });
			}
		} else if (
			node.k === "run" &&
			node.expr?.type === "payload" &&
			endingOf(node.expr.kind) === "class"
		) {
			const { expr } = node;
			const twins = findTwins({ ...search, waiting: true }, [inside(id)], ended(graph, node));
			const text = context.sample(id) + sampleOf(expr.kind) + (twins?.text ?? "");
			if (twins !== null) classes.push({ run: expr, follower: node.to, text });
		}
	}
	return { forks, classes, losers };
}

function reachableNodes(graph: Graph): ReadonlySet<NodeId> {
	return new Set(
		[
			...reach([graph.message, ...graph.entries.map((entry) => entry.node)], (id) =>
				nextOf(nodeAt(graph, id)),
			),
		].sort((a, b) => a - b),
	);
}

function pairsOf(branches: readonly Branch[]): readonly (readonly [Branch, Branch])[] {
	const strict = branches.filter((branch) => branch.lenient === null);
	return strict.flatMap((first, i) =>
		strict.slice(i + 1).map((second) => [first, second] as const),
	);
}

/** The class goes on for at least one more character. */
function inside(id: NodeId): Arrival {
	return {
		spot: { node: id, offset: 1 },
		deeds: "",
		sets: [],
		looks: [],
		conditions: [],
		lenient: false,
		left: false,
	};
}

/** The class has ended here. */
function ended(graph: Graph, run: Node & { k: "run" }): readonly Arrival[] {
	const bound = run.field === null ? "" : `bind ${run.field};`;
	return arrivals(graph, run.to, null).map((arrival) => ({
		...arrival,
		deeds: bound + arrival.deeds,
	}));
}
