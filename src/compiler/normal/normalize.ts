/** From the syntax tree to the normal form: inline the rules, attach the lenient ones, factor. */
import type { Breaks, Expr, Grammar } from "../../language/syntax.js";
import { cyclicRules } from "../walks/rules.js";
import { unreachable } from "../walks/syntax.js";
import { factor } from "./factor.js";
import { attach } from "./lenient.js";
import { listedKinds, unlisted } from "./listed.js";
import { EMPTY, seq, type Tree, withoutEmptyEnd } from "./tree.js";

export interface NormalEntry {
	readonly name: string;
	readonly after: readonly string[];
	readonly tree: Tree;
}

export interface NormalGrammar {
	readonly message: Tree;
	readonly entries: readonly NormalEntry[];
	/** rules that call themselves, by name */
	readonly recursive: ReadonlyMap<string, Tree>;
	/** the lenient codes in file order, each once */
	readonly lenient: readonly string[];
}

/** The grammar must have passed the checks: every reference is defined. */
export function normalize(grammar: Grammar): NormalGrammar {
	const strict = new Map<string, Expr>();
	const deviations = new Map<string, { code: string; breaks: Breaks | null; expr: Expr }[]>();
	const lenient: string[] = [];
	for (const rule of grammar.rules) {
		if (rule.lenient === null) {
			strict.set(rule.name, rule.expr);
			continue;
		}
		if (rule.lenient !== "" && !lenient.includes(rule.lenient)) lenient.push(rule.lenient);
		const list = deviations.get(rule.name) ?? [];
		list.push({
			code: rule.lenient,
			breaks: rule.breaks ?? null,
			expr: rule.expr,
		});
		deviations.set(rule.name, list);
	}
	const cyclic = cyclicRules(grammar.rules);
	const recursive = new Map<string, Tree>();
	const inlined = new Map<string, Tree>();

	const ruleTree = (name: string): Tree => {
		const known = inlined.get(name);
		if (known !== undefined) return known;
		const expr = strict.get(name);
		if (expr === undefined) throw new Error(`rule ${name} is not defined`);
		const deviating = (deviations.get(name) ?? []).map((d) => ({ ...d, tree: build(d.expr) }));
		const tree = unlisted(attach(build(expr), deviating), listedKinds(expr, strict));
		inlined.set(name, tree);
		return tree;
	};
	const build = (expr: Expr): Tree => {
		switch (expr.type) {
			case "sequence":
				return seq(expr.items.map(build));
			case "choice":
				return unlisted(factor(expr.options.map(build)), listedKinds(expr, strict));
			case "repeat":
				return expr.op === "?"
					? { t: "opt", body: build(expr.body) }
					: { t: "star", body: build(expr.body), atLeastOne: expr.op === "+" };
			case "list":
				return { t: "list", body: build(expr.body), separator: build(expr.separator) };
			case "literal":
				return expr.text === "" ? EMPTY : { t: "literal", text: expr.text };
			case "space":
				return { t: "space" };
			case "eol":
				return { t: "eol" };
			case "assert":
				return { t: "assert", what: expr.what };
			case "look":
				return { t: "look", body: withoutEmptyEnd(build(expr.body)) };
			case "commit":
				return { t: "commit" };
			case "ref":
				if (expr.rule === "message") return { t: "message" };
				return cyclic.has(expr.rule) ? { t: "recur", rule: expr.rule } : ruleTree(expr.rule);
			case "payload":
				return { t: "payload", field: expr.field, kind: expr.kind };
			case "pattern":
				return { t: "pattern", pattern: expr };
			case "capture":
				return { t: "capture", field: expr.field, body: build(expr.body) };
			case "constant":
				return { t: "constant", field: expr.field, text: expr.text };
			case "backref":
				return { t: "backref", field: expr.field };
			case "builder":
				return { t: "builder", shape: expr.shape, item: expr.item, body: build(expr.body) };
			default:
				return unreachable(expr);
		}
	};
	for (const name of cyclic) recursive.set(name, ruleTree(name));
	const message = ruleTree("message");
	const entries = grammar.entries.map((entry) => ({
		name: entry.name,
		after: entry.after,
		tree: build(entry.expr),
	}));
	return { message, entries, recursive, lenient };
}
