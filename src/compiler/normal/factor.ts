/**
 * Factoring: alternatives that share a prefix with an open payload or a call in it become one, `p a / p b` → `p (a / b)`.
 * Without it each alternative would wait in an open payload of its own, and all but one would be lost.
 */
import { containsOpenPayload, itemsOf, seq, type Tree } from "./tree.js";
import { holdsUnits } from "./units.js";

/** A choice of the options, factored; nested choices at the top are made flat. */
export function factor(options: readonly Tree[]): Tree {
	const list: Tree[] = [];
	for (const option of options.flatMap((o) => (o.t === "alt" ? o.options : [o]))) {
		const at = list.findIndex((earlier) => sharedPrefix(earlier, option) > 0);
		const earlier = list[at];
		if (earlier === undefined) list.push(option);
		else list[at] = merge(earlier, option);
	}
	const only = list[0];
	return list.length === 1 && only !== undefined ? only : { t: "alt", options: list };
}

/** The repair codes at the front of an option, and its items behind them. */
function split(tree: Tree): { readonly codes: readonly Tree[]; readonly items: readonly Tree[] } {
	const items = itemsOf(tree);
	let n = 0;
	while (items[n]?.t === "repair") n++;
	return { codes: items.slice(0, n), items: items.slice(n) };
}

/** How many leading items two options share; 0 when neither an open payload nor a call is among them or an earlier option deviates. */
function sharedPrefix(a: Tree, b: Tree): number {
	const left = split(a);
	if (left.codes.length > 0) return 0;
	const right = split(b);
	let n = 0;
	while (n < left.items.length && n < right.items.length) {
		const x = left.items[n];
		const y = right.items[n];
		if (x === undefined || y === undefined || !same(x, y)) break;
		n++;
	}
	return left.items.slice(0, n).some((x) => containsOpenPayload(x) || holdsUnits(x)) ? n : 0;
}

function merge(a: Tree, b: Tree): Tree {
	const n = sharedPrefix(a, b);
	const left = split(a).items;
	const right = split(b);
	const restA = seq(left.slice(n));
	const restB = seq([...right.codes, ...right.items.slice(n)]);
	return seq([...left.slice(0, n), factor([restA, restB])]);
}

/** Structural equality. Patterns are compared without their places in the file. */
export function same(a: Tree, b: Tree): boolean {
	return key(a) === key(b);
}

const keys = new WeakMap<Tree, string>();
function key(tree: Tree): string {
	let text = keys.get(tree);
	if (text === undefined) {
		text = JSON.stringify(tree, (name, value: unknown) => (name === "at" ? undefined : value));
		keys.set(tree, text);
	}
	return text;
}
