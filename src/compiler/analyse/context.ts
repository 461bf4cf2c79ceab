/** What all checks share: the grammar, and what is known about it. Each analysis runs once, when it is first asked for. */
import type { Expr, Grammar } from "../../language/syntax.js";
import { Budget } from "./budget.js";
import { buildGraph } from "./build.js";
import { type HeldPayloads, heldPayloads } from "./commit.js";
import { type Conflicts, findConflicts } from "./conflicts.js";
import { type First, firstOf } from "./first.js";
import type { Graph, NodeId } from "./graph.js";
import { includes, sampleOfExpr } from "./inclusion.js";
import { type Inlined, inlineGrammar } from "./inline.js";
import { leadingOf, meet } from "./leading.js";
import { type LiteralUse, literalUses } from "./literals.js";
import { nullable } from "./nullable.js";
import { type WeakOpening, weakOpenings } from "./openings.js";
import { type References, references } from "./references.js";
import { type RuleTable, ruleTable } from "./rules.js";
import { sampleTexts } from "./samples.js";

export interface CheckContext {
	readonly grammar: Grammar;
	/** of the searches for texts that read two ways */
	readonly budget: Budget;
	readonly rules: RuleTable;
	readonly references: References;
	/** all literals of rules and entries, with their places */
	readonly literals: readonly LiteralUse[];
	// What follows needs a sound grammar: `message` is there, every rule is defined, recursion is guarded.
	readonly inlined: Inlined;
	readonly graph: Graph;
	nullable(expr: Expr): boolean;
	readonly conflicts: Conflicts;
	readonly openings: readonly WeakOpening[];
	readonly held: HeldPayloads;
	first(node: NodeId): First;
	/** a text that leads to the node */
	sample(node: NodeId): string;
	/** a short text that the expression, a rule or an alternative, reads by itself */
	sampleOf(expr: Expr): string;
	/** whether some expressions together read all that one reads; `waiting`: reaching an open payload first is enough */
	includes(bigger: readonly Expr[], smaller: Expr, waiting: boolean): boolean;
}

export function createContext(grammar: Grammar): CheckContext {
	const budget = new Budget();
	const rules = ruleTable(grammar);
	const refs = lazy(() => references(grammar, rules));
	const literals = lazy(() => literalUses(grammar));
	const inlined = lazy(() => inlineGrammar(grammar, rules, refs().cyclic));
	const leading = lazy(() => leadingOf(inlined()));
	const graph = lazy(() => buildGraph(inlined()));
	const samples = lazy(() => sampleTexts(graph()));
	const firsts = new Map<NodeId, First>();
	const conflicts = lazy((): Conflicts => findConflicts(context));
	const openings = lazy((): readonly WeakOpening[] => weakOpenings(context));
	const held = lazy(() => heldPayloads(graph()));
	const context: CheckContext = {
		grammar,
		budget,
		rules,
		get references() {
			return refs();
		},
		get literals() {
			return literals();
		},
		get inlined() {
			return inlined();
		},
		get graph() {
			return graph();
		},
		get conflicts() {
			return conflicts();
		},
		get openings() {
			return openings();
		},
		get held() {
			return held();
		},
		nullable: (expr) => nullable(expr, rules),
		first(node) {
			const known = firsts.get(node) ?? firstOf(graph(), node);
			firsts.set(node, known);
			return known;
		},
		sample: (node) => samples().get(node) ?? "",
		sampleOf: (expr) => sampleOfExpr(inlined(), expr),
		includes(bigger, smaller, waiting) {
			const some = bigger.filter((one) => meet(leading()(one), leading()(smaller)));
			return some.length > 0 && includes({ inlined: inlined(), waiting, budget }, some, smaller);
		},
	};
	return context;
}

function lazy<T>(make: () => T): () => T {
	let made: { readonly value: T } | null = null;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
