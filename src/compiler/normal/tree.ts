/**
 * The normal form: one tree in which rules are inlined, lenient rules are alternatives that carry
 * their code, and alternatives that share an open payload are factored. Section 1 of docs/SEMANTICS.md.
 */
import type { Breaks, Field, Kind, PatternExpr } from "../../language/syntax.js";
import { childrenOf } from "../walks/normal.js";
import { isUnit, nameCount } from "./units.js";

export type Tree =
	| { readonly t: "seq"; readonly items: readonly Tree[] }
	| { readonly t: "alt"; readonly options: readonly Tree[] }
	| { readonly t: "opt"; readonly body: Tree }
	| { readonly t: "star"; readonly body: Tree; readonly atLeastOne: boolean }
	| { readonly t: "list"; readonly body: Tree; readonly separator: Tree }
	| { readonly t: "literal"; readonly text: string }
	| { readonly t: "space" }
	| { readonly t: "eol" }
	| { readonly t: "assert"; readonly what: "start" | "line" | "end" }
	| { readonly t: "look"; readonly body: Tree }
	| { readonly t: "commit" }
	/** `unlisted`: it does not begin with the bracket of a list */
	| {
			readonly t: "payload";
			readonly field: Field;
			readonly kind: Kind;
			readonly unlisted?: true;
	  }
	| { readonly t: "pattern"; readonly pattern: PatternExpr }
	| { readonly t: "capture"; readonly field: Field; readonly body: Tree }
	| { readonly t: "constant"; readonly field: Field; readonly text: string }
	| { readonly t: "backref"; readonly field: Field }
	| {
			readonly t: "builder";
			readonly shape: "object" | "list" | "tree";
			readonly item: string | null;
			readonly body: Tree;
	  }
	/** this step is a deviation */
	/** `fault`: the call will break */
	| {
			readonly t: "repair";
			readonly code: string;
			readonly fault: boolean;
	  }
	/** the call breaks in its open value */
	| { readonly t: "break"; readonly breaks: Breaks }
	/** a rule that calls itself: read as a subroutine */
	| { readonly t: "recur"; readonly rule: string }
	/** the message again (the end of an entry) */
	| { readonly t: "message" };

export const EMPTY: Tree = { t: "seq", items: [] };

/** A sequence in a sequence is one sequence; but a call among other calls stays together. */
export function seq(items: readonly Tree[]): Tree {
	const flat: Tree[] = [];
	const calls = items.reduce((sum, item) => sum + nameCount(item).max, 0);
	for (const item of items) {
		if (item.t === "seq" && !(calls > 1 && isUnit(item))) flat.push(...item.items);
		else flat.push(item);
	}
	const only = flat[0];
	return flat.length === 1 && only !== undefined ? only : { t: "seq", items: flat };
}

export function itemsOf(tree: Tree): readonly Tree[] {
	return tree.t === "seq" ? tree.items : [tree];
}

const OPEN_KINDS: ReadonlySet<Kind> = new Set<Kind>(["text", "quoted", "typed"]);

/** A payload that ends only where what follows it matches. */
export function isOpenPayload(tree: Tree): boolean {
	return tree.t === "payload" && OPEN_KINDS.has(tree.kind);
}

export function containsOpenPayload(tree: Tree): boolean {
	return isOpenPayload(tree) || childrenOf(tree).some(containsOpenPayload);
}

/** A condition without what may be nothing at its end: it is met before that. */
export function withoutEmptyEnd(tree: Tree): Tree {
	if (mayBeNothing(tree)) return EMPTY;
	if (tree.t === "alt") return { ...tree, options: tree.options.map(withoutEmptyEnd) };
	if (tree.t !== "seq") return tree;
	const last = tree.items.findLastIndex((item) => !mayBeNothing(item));
	return seq(
		tree.items.slice(0, last + 1).map((item, i) => (i < last ? item : withoutEmptyEnd(item))),
	);
}

function mayBeNothing(tree: Tree): boolean {
	switch (tree.t) {
		case "space":
		case "opt":
			return true;
		case "star":
			return !tree.atLeastOne;
		case "alt":
			return tree.options.some(mayBeNothing);
		case "seq":
			return tree.items.every(mayBeNothing);
		default:
			return false;
	}
}
