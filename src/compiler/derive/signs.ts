/**
 * Signs beside the arguments. Between the marks of a call a byte order mark, a code fence or a round bracket before the object of
 * its arguments, and fences, brackets and semicolons behind it, mean nothing.
 */
import type { Expr, Grammar, Rule, SequenceExpr } from "../../language/syntax.js";
import { SIGNS_AROUND } from "../../runtime/program/lenient-codes.js";
import { Maker } from "./expr.js";
import { isMark } from "./marks.js";
import { type StrictRules, strictRules } from "./pairs.js";
import { plain } from "./plain.js";

const FENCE = "```";
const LANGUAGE = "json";
const BYTE_ORDER_MARK = "\ufeff";
const BEHIND: readonly string[] = ["}", "]", ")", ";", FENCE];

/** The grammar with places for such signs, and the rules that read them behind its own. The same object where there are none. */
export function withSigns(grammar: Grammar): Grammar {
	if (grammar.without.some(({ text }) => text === SIGNS_AROUND)) return grammar;
	const strict = strictRules(grammar);
	const made: Rule[] = [];
	const place = (expr: Expr): Expr => inserted(expr, strict, made);
	const rules = grammar.rules.map((rule) =>
		rule.lenient === null ? { ...rule, expr: place(rule.expr) } : rule,
	);
	return made.length === 0 ? grammar : { ...grammar, rules: [...rules, ...made] };
}

function inserted(expr: Expr, strict: StrictRules, made: Rule[]): Expr {
	const inner = (one: Expr): Expr => inserted(one, strict, made);
	switch (expr.type) {
		case "sequence":
			return { ...expr, items: beside(expr, strict, made).map(inner) };
		case "choice":
			return { ...expr, options: expr.options.map(inner) };
		case "list":
		case "repeat":
			return { ...expr, body: inner(expr.body) };
		default:
			return expr;
	}
}

/** The items of a sequence, with places for signs where the object of the arguments stands behind a mark. */
function beside(sequence: SequenceExpr, strict: StrictRules, made: Rule[]): readonly Expr[] {
	const { items, at } = sequence;
	const body = items.findIndex((item) => isObject(item, strict, []));
	const marks = row(items.slice(0, Math.max(body, 0)), strict, []);
	const last = marks.at(-1);
	if (last?.type !== "literal" || isFence(last) || !marks.some(isMark)) return items;
	const make = new Maker(at);
	const name = `line-${at.start.line}-${at.start.column}`;
	const rule = (side: string, signs: Expr): Expr => {
		const known = { name: `${side}-${name}`, at, nameAt: at };
		made.push({ ...known, lenient: null, expr: make.seq([]) });
		made.push({ ...known, lenient: SIGNS_AROUND, expr: signs });
		return make.ref(known.name);
	};
	const texts = [BYTE_ORDER_MARK, `${FENCE}${LANGUAGE}`, FENCE, "("];
	const before = make.seq([make.alt(texts.map((text) => make.lit(text))), make.space()]);
	const [next] = row(items.slice(body + 1), strict, []);
	const closed = isMark(next) && !isFence(next);
	const sign = make.seq([make.space(), make.alt(BEHIND.map((text) => make.lit(text)))]);
	return [
		...items.slice(0, body),
		rule("before", before),
		...items.slice(body, body + 1),
		...(closed ? [rule("behind", make.seq([sign, make.any(sign)]))] : []),
		...items.slice(body + 1),
	];
}

/** Whether it is the object of the arguments, or one with them in it. */
export function isObject(expr: Expr, strict: StrictRules, seen: readonly string[]): boolean {
	switch (expr.type) {
		case "payload":
			return expr.field === "arguments" && expr.kind === "json";
		case "pattern":
			return expr.dialect === "json";
		case "ref": {
			const body = strict.get(expr.rule);
			if (body === undefined || seen.includes(expr.rule)) return false;
			return isObject(body, strict, [...seen, expr.rule]);
		}
		case "sequence": {
			const [only, ...more] = row(expr.items, strict, seen);
			return only !== undefined && more.length === 0 && isObject(only, strict, seen);
		}
		default:
			return false;
	}
}

/** The items less white space, those of rules that are rows in their places; marks as conditions read them. */
function row(items: readonly Expr[], strict: StrictRules, seen: readonly string[]): Expr[] {
	return items.flatMap((item): readonly Expr[] => {
		const mark = isSure(item, strict) ? plain([item], strict) : null;
		if (mark !== null) return mark.filter(({ type }) => type !== "space" && type !== "eol");
		if (item.type === "sequence") return row(item.items, strict, seen);
		if (item.type !== "ref" || seen.includes(item.rule)) return [item];
		const body = strict.get(item.rule);
		return body?.type === "sequence" ? row(body.items, strict, [...seen, item.rule]) : [item];
	});
}

/** Whether a mark stands there in every case: nothing but a condition may do instead elsewhere. */
function isSure(expr: Expr, strict: StrictRules): boolean {
	if (expr.type === "ref") {
		const body = strict.get(expr.rule);
		return body === undefined || body.type !== "choice" || isSure(body, strict);
	}
	return expr.type !== "choice" || expr.options.every(({ type }) => type !== "assert");
}

function isFence(expr: Expr | undefined): boolean {
	return expr?.type === "literal" && expr.text.includes(FENCE);
}
