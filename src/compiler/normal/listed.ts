/**
 * The bracket of a list. Where a choice has a list in markup beside a value, and values of that kind are its items, both could read
 * a list of values, and the same from then on: one more reading for each level, and no element would leave before the list is closed.
 * The bracket belongs to the markup.
 */
import type { BuilderExpr, Expr } from "../../language/syntax.js";
import type { Tree } from "./tree.js";

const BRACKET = "[";

type Rules = ReadonlyMap<string, Expr>;
type Kinds = ReadonlySet<string>;

const NONE: Kinds = new Set();

/** The kinds of values that leave the bracket to a list, in a choice that is an expression of a rule. */
export function listedKinds(expr: Expr, rules: Rules): Kinds {
	if (expr.type !== "choice") return NONE;
	const kinds = new Set<string>();
	for (const list of listsOf(expr, rules, new Set())) {
		// a list that holds an item at least cannot read all that a value can
		for (const part of list.body.type === "sequence" ? list.body.items : [])
			if (part.type === "repeat" && part.op !== "+") addItems(part.body, rules, kinds, new Set());
	}
	return kinds;
}

/** The lists with which alternatives begin. */
function listsOf(expr: Expr, rules: Rules, seen: Set<string>): readonly BuilderExpr[] {
	switch (expr.type) {
		case "builder": {
			const opening = expr.body.type === "sequence" ? expr.body.items[0] : undefined;
			const isList = expr.shape === "list" && opening?.type === "literal";
			return isList && opening.text === BRACKET ? [expr] : [];
		}
		case "choice":
			return expr.options.flatMap((option) => listsOf(option, rules, seen));
		case "sequence": {
			const [first] = expr.items;
			return first === undefined || first.type === "choice" ? [] : listsOf(first, rules, seen);
		}
		case "ref": {
			const body = rules.get(expr.rule);
			if (body === undefined || seen.has(expr.rule)) return [];
			seen.add(expr.rule);
			return listsOf(body, rules, seen);
		}
		default:
			return [];
	}
}

/** The kinds of JSON and Python values with which an item may begin. */
function addItems(expr: Expr, rules: Rules, kinds: Set<string>, seen: Set<string>): void {
	switch (expr.type) {
		case "payload":
			if (expr.field === "value" && (expr.kind === "json" || expr.kind === "py"))
				kinds.add(expr.kind);
			return;
		case "choice":
			for (const option of expr.options) addItems(option, rules, kinds, seen);
			return;
		case "sequence": {
			const first = expr.items.find(({ type }) => type !== "space" && type !== "eol");
			if (first !== undefined) addItems(first, rules, kinds, seen);
			return;
		}
		case "list":
		case "repeat":
			addItems(expr.body, rules, kinds, seen);
			return;
		case "ref": {
			const body = rules.get(expr.rule);
			if (body === undefined || seen.has(expr.rule)) return;
			seen.add(expr.rule);
			addItems(body, rules, kinds, seen);
			return;
		}
		default:
	}
}

/** The alternatives of a choice whose values of these kinds begin with no bracket. A repair may stand before the value. */
export function unlisted(tree: Tree, kinds: Kinds): Tree {
	if (kinds.size === 0) return tree;
	switch (tree.t) {
		case "alt":
			return { ...tree, options: tree.options.map((option) => unlisted(option, kinds)) };
		case "seq": {
			const at = tree.items.findIndex(({ t }) => t !== "repair");
			return {
				...tree,
				items: tree.items.map((item, k) => (k === at ? unlisted(item, kinds) : item)),
			};
		}
		case "payload":
			return tree.field === "value" && kinds.has(tree.kind) ? { ...tree, unlisted: true } : tree;
		default:
			return tree;
	}
}
