import type { Shape } from "../schema/shape.js";

/**
 * What a model may write, before it is spelled for an engine: sequences, choices, repetitions, texts, classes of characters,
 * JSON values and the calls of tools. A rule stands for an expression that is used more than once, or in itself.
 */
export type Expr =
	| { readonly t: "text"; readonly text: string }
	| { readonly t: "class"; readonly set: CharSet }
	| { readonly t: "seq"; readonly of: readonly Expr[] }
	| { readonly t: "alt"; readonly of: readonly Expr[] }
	| {
			readonly t: "many";
			readonly of: Expr;
			readonly min: number;
			/** null: as many as there are */
			readonly max: number | null;
	  }
	| { readonly t: "rule"; readonly rule: Rule }
	/** a value of JSON; `of`: the same as a grammar */
	| { readonly t: "json"; readonly shape: Shape; readonly of: Expr }
	/** one call, of one of these tools */
	| { readonly t: "calls"; readonly of: readonly Expr[] }
	/** one call or more; `rest` is what another one is where the first differs from it */
	| {
			readonly t: "several";
			readonly first: Expr;
			readonly between: Expr;
			readonly rest: Expr;
			/** nothing need stand between them, though something may */
			readonly loose: boolean;
	  };

/** Characters by code point, both ends included; `not`: all others. */
export interface CharSet {
	readonly not: boolean;
	readonly ranges: readonly (readonly [number, number])[];
}

export interface Rule {
	/** what its name begins with */
	readonly hint: string;
	body: Expr;
}

export const EMPTY: Expr = { t: "text", text: "" };

export function text(of: string): Expr {
	return of === "" ? EMPTY : { t: "text", text: of };
}

export function ruleOf(hint: string, body: Expr = EMPTY): Extract<Expr, { t: "rule" }> {
	return { t: "rule", rule: { hint, body } };
}

/** Sequences within are joined, and so are texts that meet. Null: a part of it is impossible. */
export function seq(...parts: readonly (Expr | null)[]): Expr | null {
	const of: Expr[] = [];
	for (const part of parts) {
		if (part === null) return null;
		for (const one of part.t === "seq" ? part.of : [part]) {
			const last = of[of.length - 1];
			if (one.t === "text" && one.text === "") continue;
			if (one.t === "text" && last?.t === "text") of[of.length - 1] = text(last.text + one.text);
			else of.push(one);
		}
	}
	const [only] = of;
	if (only === undefined) return EMPTY;
	return of.length === 1 ? only : { t: "seq", of };
}

/** The same of parts that are all possible. */
export function row(...parts: readonly Expr[]): Expr {
	return seq(...parts) ?? EMPTY;
}

/** Impossible options are left out, and what all of them end with stands behind them once. Null: none is possible. */
export function alt(options: readonly (Expr | null)[]): Expr | null {
	const of: Expr[] = [];
	for (const one of options) if (one !== null && !of.includes(one)) of.push(one);
	const [first] = of;
	if (first === undefined) return null;
	if (of.length === 1) return first;
	const last = lastOf(first);
	if (last === null || !of.every((one) => isSame(lastOf(one), last))) return { t: "alt", of };
	return seq({ t: "alt", of: of.map(withoutLast) }, last);
}

export function choice(options: readonly Expr[]): Expr {
	return alt(options) ?? EMPTY;
}

/** Only rules and texts are known again. */
function lastOf(one: Expr): Expr | null {
	const last = one.t === "seq" ? one.of[one.of.length - 1] : one;
	return last?.t === "rule" || (last?.t === "text" && last !== EMPTY) ? last : null;
}

function isSame(one: Expr | null, other: Expr): boolean {
	return one === other || (one?.t === "text" && other.t === "text" && one.text === other.text);
}

function withoutLast(one: Expr): Expr {
	return one.t === "seq" ? row(...one.of.slice(0, -1)) : EMPTY;
}

export function many(of: Expr, min: number, max: number | null): Expr {
	return { t: "many", of, min, max };
}

export function maybe(of: Expr): Expr {
	return many(of, 0, 1);
}

/** `chars` is a list of characters and ranges: `["a-z", "_"]`. */
export function oneOf(...chars: readonly string[]): Expr {
	return { t: "class", set: setOf(false, chars) };
}
export function noneOf(...chars: readonly string[]): Expr {
	return { t: "class", set: setOf(true, chars) };
}

function setOf(not: boolean, chars: readonly string[]): CharSet {
	const code = (one: string) => one.codePointAt(0) ?? 0;
	const ranges = chars.map((one): readonly [number, number] => {
		const [from = "", to = from] = one.length >= 3 ? [one.charAt(0), one.slice(2)] : [one];
		return [code(from), code(to)];
	});
	return { not, ranges };
}

/** The parts that an expression is made of; those of a rule are its body. */
export function inner(expr: Expr): readonly Expr[] {
	switch (expr.t) {
		case "text":
		case "class":
			return [];
		case "seq":
		case "alt":
		case "calls":
			return expr.of;
		case "many":
		case "json":
			return [expr.of];
		case "several":
			return [expr.first, expr.between, expr.rest];
		case "rule":
			return [expr.rule.body];
		default:
			return expr satisfies never;
	}
}

/** The text with which all that it stands for begins, as far as that is certain. */
export function prefixOf(expr: Expr, depth = 0): string {
	if (depth > 20) return "";
	switch (expr.t) {
		case "text":
			return expr.text;
		case "seq": {
			let found = "";
			for (const one of expr.of) {
				found += prefixOf(one, depth + 1);
				if (!isText(one)) break;
			}
			return found;
		}
		case "alt":
		case "calls":
			return commonPrefix(expr.of.map((one) => prefixOf(one, depth + 1)));
		case "rule":
			return prefixOf(expr.rule.body, depth + 1);
		case "json":
			return prefixOf(expr.of, depth + 1);
		case "several":
			return prefixOf(expr.first, depth + 1);
		case "many":
		case "class":
			return "";
		default:
			return expr satisfies never;
	}
}

/** Nothing is known of a rule that is being made: its body is empty. */
function isText(expr: Expr): boolean {
	const of = expr.t === "rule" ? expr.rule.body : expr;
	return of.t === "text" && (of === expr || of.text !== "");
}

export function commonPrefix(texts: readonly string[]): string {
	const [first = ""] = texts;
	let length = first.length;
	for (const one of texts) {
		let same = 0;
		while (same < length && one.charCodeAt(same) === first.charCodeAt(same)) same++;
		length = same;
	}
	return first.slice(0, length);
}
