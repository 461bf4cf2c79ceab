/** Which rule uses which: reachability, cycles, and what stands around each use. */
import type { Expr, Grammar, RefExpr } from "../../language/syntax.js";
import { reach } from "../walks/reach.js";
import { cyclicRules, refsOf } from "../walks/rules.js";
import { childrenOf } from "../walks/syntax.js";
import { nullable } from "./nullable.js";
import type { RuleTable } from "./rules.js";

/** One use of a rule inside another. */
export interface Use {
	readonly from: string;
	readonly ref: RefExpr;
	/** inside `object( )`, `list( )` or `tree( )` */
	readonly built: boolean;
	/** a literal that must have been read before, and one that must follow */
	readonly before: boolean;
	readonly after: boolean;
	/** nothing at all need have been read before */
	readonly leftmost: boolean;
}

export interface References {
	readonly uses: readonly Use[];
	/** rules that `message` and the entries lead to */
	readonly reachable: ReadonlySet<string>;
	/** rules that lead to themselves */
	readonly cyclic: ReadonlySet<string>;
}

export function references(grammar: Grammar, rules: RuleTable): References {
	const uses = grammar.rules.flatMap((rule) => usesOf(rule.name, rule.expr, rules));
	const used = new Map<string, string[]>();
	for (const { from, ref } of uses) {
		const list = used.get(from);
		if (list === undefined) used.set(from, [ref.rule]);
		else list.push(ref.rule);
	}
	const targets = (name: string): readonly string[] => used.get(name) ?? [];
	const roots = grammar.entries.flatMap((entry) => refsOf(entry.expr).map((ref) => ref.rule));
	const reachable = reach(["message", ...roots], targets);
	return { uses, reachable, cyclic: cyclicRules(grammar.rules) };
}

interface Around {
	readonly built: boolean;
	readonly before: boolean;
	readonly after: boolean;
	readonly leftmost: boolean;
}

function usesOf(from: string, expr: Expr, rules: RuleTable): readonly Use[] {
	const found: Use[] = [];
	const visit = (part: Expr, around: Around): void => {
		if (part.type === "ref") found.push({ from, ref: part, ...around });
		else if (part.type === "sequence") {
			part.items.forEach((item, i) => {
				const left = part.items.slice(0, i);
				const right = part.items.slice(i + 1);
				visit(item, {
					built: around.built,
					before: around.before || left.some((one) => mustRead(one, rules)),
					after: around.after || right.some((one) => mustRead(one, rules)),
					leftmost: around.leftmost && left.every((one) => nullable(one, rules)),
				});
			});
		} else {
			const built = around.built || part.type === "builder";
			for (const child of childrenOf(part)) visit(child, { ...around, built });
		}
	};
	visit(expr, { built: false, before: false, after: false, leftmost: true });
	return found;
}

/** Whether each reading contains a literal. */
export function mustRead(
	expr: Expr,
	rules: RuleTable,
	active: ReadonlySet<string> = new Set(),
): boolean {
	switch (expr.type) {
		case "literal":
			return expr.text !== "";
		case "sequence":
			return expr.items.some((item) => mustRead(item, rules, active));
		case "choice":
			return expr.options.every((option) => mustRead(option, rules, active));
		case "repeat":
			return expr.op === "+" && mustRead(expr.body, rules, active);
		case "list":
		case "capture":
		case "builder":
			return mustRead(expr.body, rules, active);
		case "ref": {
			if (active.has(expr.rule)) return false;
			const inside = new Set([...active, expr.rule]);
			const all = rules.alternatives(expr.rule);
			return all.length > 0 && all.every((one) => mustRead(one.expr, rules, inside));
		}
		default:
			return false;
	}
}
