/** Marks: literals that are evidence, and what belongs to them. */
import type { Expr } from "../../language/syntax.js";

/** A literal shorter than this is too common in prose to prove anything. */
const TELLING = 4;

/** It begins as a word does, a quote or a separator. */
const PLAIN = /^[\p{L}\p{N}\s"'`=,:;]/u;
/** Words that only markup has: `BEGIN_ARG`. */
const LOUD = /^\p{Lu}+_\p{Lu}+/u;

/** A literal that is evidence: long enough, and it begins as markup does. */
export function isMark(expr: Expr | undefined): boolean {
	if (expr?.type !== "literal" || expr.text.length < TELLING) return false;
	return !PLAIN.test(expr.text) || LOUD.test(expr.text);
}

/**
 * The marks of a close, each with what belongs to it: a mark begins with a literal that is evidence. A word belongs to the
 * marks around it, and a literal that stands in other closes, too, is the beginning of a mark.
 */
export function marksOf(
	items: readonly Expr[],
	shared: ReadonlySet<string>,
): readonly (readonly Expr[])[] {
	const whole = trimmed(items);
	if (whole.some((item) => item.type === "literal" && /^\p{L}/u.test(item.text))) return [whole];
	const marks: Expr[][] = [];
	let open: Expr[] = [];
	for (const item of whole) {
		if (isMark(item) && open.some((one) => isVisible(one) && !isOneOf(one, shared))) {
			marks.push(open);
			open = [];
		}
		open.push(item);
	}
	if (open.length > 0) marks.push(open);
	return marks.map(trimmed).filter((mark) => mark.length > 0);
}

function isOneOf(expr: Expr, texts: ReadonlySet<string>): boolean {
	return expr.type === "literal" && texts.has(expr.text);
}

/** The marks that both have. */
export function sharedMarks(some: readonly Expr[], others: readonly Expr[]): ReadonlySet<string> {
	const texts = (items: readonly Expr[]): readonly string[] =>
		items.flatMap((item) => (item.type === "literal" && isMark(item) ? [item.text] : []));
	const known = new Set(texts(others));
	return new Set(texts(some).filter((text) => known.has(text)));
}

function isVisible(expr: Expr): boolean {
	if (expr.type === "repeat") return isVisible(expr.body);
	return expr.type !== "space" && expr.type !== "eol";
}

/** What may be missing. */
function mayMiss(expr: Expr): boolean {
	if (expr.type === "choice")
		return expr.options.some((one) => one.type === "literal" && one.text === "");
	return expr.type === "repeat" || expr.type === "space" || expr.type === "eol";
}

/** Less the white space at the ends. */
export function trimmed(items: readonly Expr[]): readonly Expr[] {
	const from = items.findIndex(isVisible);
	return from < 0 ? [] : items.slice(from, items.findLastIndex(isVisible) + 1);
}

/** Less what may be missing at its end. */
export function solid(items: readonly Expr[]): readonly Expr[] {
	return items.slice(0, items.findLastIndex((item) => !mayMiss(item)) + 1);
}
