/** Marks as conditions can read them: rules put in, nothing bound, nothing asked twice. */
import type { Expr, Field, Kind } from "../../language/syntax.js";
import { Maker } from "./expr.js";
import type { StrictRules } from "./pairs.js";

/** A literal shorter than this is too common in prose to prove anything. */
const TELLING = 4;

/** The items as a condition reads them; null: they hold a payload or repeat, so that they are no mark. */
export function plain(items: readonly Expr[], rules: StrictRules): readonly Expr[] | null {
	const read: Expr[] = [];
	for (const item of items) {
		const one = plainOne(item, rules);
		if (one === null) return null;
		read.push(...one);
	}
	return read;
}

function plainOne(expr: Expr, rules: StrictRules): readonly Expr[] | null {
	switch (expr.type) {
		case "literal":
			return expr.text === "" ? [] : [expr];
		case "space":
		case "eol":
			return [expr];
		case "look":
		case "commit":
		case "assert":
		case "constant":
			return [];
		case "sequence":
			return plain(expr.items, rules);
		case "choice": {
			const make = new Maker(expr.at);
			const readable = expr.options.filter((option) => option.type !== "assert");
			const options = readable.map((option) => plainOne(option, rules));
			if (options.some((option) => option === null)) return null;
			return [make.alt(options.map((option) => inOne(make, option ?? [])))];
		}
		case "repeat": {
			const body = plainOne(expr.body, rules);
			if (body === null || expr.op !== "?") return null;
			const make = new Maker(expr.at);
			return body.length === 0 ? [] : [make.optional(make.seq(body))];
		}
		case "ref": {
			const body = rules.get(expr.rule);
			return body === undefined ? null : plainOne(body, without(rules, expr.rule));
		}
		case "payload":
			return isClass(expr.kind) ? [new Maker(expr.at).skip(expr.kind)] : null;
		case "capture":
			return plainOne(expr.body, rules);
		case "backref":
			return [expr];
		case "list":
		case "pattern":
		case "builder":
			return null;
		default:
			return expr satisfies never;
	}
}

/** Whether a condition stands among the items. */
export function asks(items: readonly Expr[], rules: StrictRules): boolean {
	return items.some((item) => {
		switch (item.type) {
			case "look":
				return true;
			case "sequence":
				return asks(item.items, rules);
			case "choice":
				return item.options.every((option) => asks([option], rules));
			case "ref": {
				const body = rules.get(item.rule);
				return body !== undefined && asks([body], without(rules, item.rule));
			}
			default:
				return false;
		}
	});
}

/** Inside a rule: one that leads to itself is not read again. */
function without(rules: StrictRules, name: string): StrictRules {
	return new Map([...rules].filter(([other]) => other !== name));
}

function inOne(make: Maker, items: readonly Expr[]): Expr {
	return items.length === 0 ? make.lit("") : make.seq(items);
}

function isClass(kind: Kind): boolean {
	return kind === "word" || kind === "digits" || kind === "attr";
}

/** Up to the place that binds a field, on each way there: what stands before it, and what stands behind it on that way. */
interface Way {
	readonly before: readonly Expr[];
	readonly behind: readonly Expr[];
	/** only declared names stand there, so that a name is evidence by itself */
	readonly isDeclared: boolean;
}

function waysTo(
	field: Field,
	items: readonly Expr[],
	rules: StrictRules,
	seen: readonly string[],
): readonly Way[] {
	for (const [i, item] of items.entries()) {
		const ways = waysInto(field, item, rules, seen);
		if (ways.length === 0) continue;
		const before = items.slice(0, i);
		const behind = items.slice(i + 1);
		return ways.map((way) => ({
			...way,
			before: [...before, ...way.before],
			behind: [...way.behind, ...behind],
		}));
	}
	return [];
}

function waysInto(
	field: Field,
	expr: Expr,
	rules: StrictRules,
	seen: readonly string[],
): readonly Way[] {
	switch (expr.type) {
		case "payload":
			return expr.field === field
				? [{ before: [], behind: [], isDeclared: expr.kind === "tool" || expr.kind === "prop" }]
				: [];
		case "capture":
			if (expr.field === field) return [{ before: [], behind: [], isDeclared: false }];
			return waysInto(field, expr.body, rules, seen);
		case "sequence":
			return waysTo(field, expr.items, rules, seen);
		case "choice":
			return expr.options.flatMap((option) => waysInto(field, option, rules, seen));
		case "ref": {
			const body = rules.get(expr.rule);
			if (body === undefined || seen.includes(expr.rule)) return [];
			return waysInto(field, body, rules, [...seen, expr.rule]);
		}
		default:
			return [];
	}
}

/** The marks up to a name and the first mark behind it, on each way: conditions that a declared name stands there. */
export function opening(
	field: "key" | "name",
	items: readonly Expr[],
	rules: StrictRules,
	make: Maker,
	kind: Kind = field === "key" ? "unbound" : "tool",
): readonly (readonly Expr[])[] {
	return waysTo(field, items, rules, ["message"]).flatMap((way) => {
		const before = plain(way.before, rules);
		if (before === null || before.length === 0) return [];
		// where no mark stands before the name, all marks behind it count
		const marked = way.isDeclared || before.some(isMark);
		const behind = marked ? first(way.behind, rules, make) : plain(way.behind, rules);
		if (behind === null) return [];
		const whole = trimmed([...before, make.skip(kind), ...behind]);
		return way.isDeclared || whole.some(isMark) ? [whole] : [];
	});
}

/** The first literal of what follows, white space before it included; null where something else may come first. */
export function first(
	items: readonly Expr[],
	rules: StrictRules,
	make: Maker,
): readonly Expr[] | null {
	const options = firstOptions(items, rules);
	if (options === null || options.length === 0) return null;
	const texts = new Map(options.map((option) => [JSON.stringify(option, withoutPlaces), option]));
	return [make.alt([...texts.values()].map((option) => make.seq(option)))];
}

export function withoutPlaces(name: string, value: unknown): unknown {
	return name === "at" ? undefined : value;
}

function firstOptions(
	items: readonly Expr[],
	rules: StrictRules,
): readonly (readonly Expr[])[] | null {
	const [item, ...rest] = items;
	if (item === undefined) return [];
	switch (item.type) {
		case "literal":
			return item.text === "" ? firstOptions(rest, rules) : [[item]];
		case "space":
		case "eol": {
			const options = firstOptions(rest, rules);
			return (
				options?.map((option) => (option[0]?.type === "space" ? option : [item, ...option])) ?? null
			);
		}
		case "look":
		case "commit":
		case "assert":
		case "constant":
			return firstOptions(rest, rules);
		case "sequence":
			return firstOptions([...item.items, ...rest], rules);
		case "choice": {
			const options = item.options.map((option) => firstOptions([option, ...rest], rules));
			return all(options);
		}
		case "repeat":
			if (item.op === "+") return firstOptions([item.body, ...rest], rules);
			return all([firstOptions([item.body], rules), firstOptions(rest, rules)]);
		case "list":
			return firstOptions([item.body, ...rest], rules);
		case "ref": {
			const body = rules.get(item.rule);
			return body === undefined ? null : firstOptions([body, ...rest], rules);
		}
		case "pattern":
			return item.dialect === "json" ? [[{ type: "literal", text: "{", at: item.at }]] : null;
		case "payload":
			return item.kind === "json" ? [[{ type: "literal", text: "{", at: item.at }]] : null;
		case "capture":
		case "backref":
		case "builder":
			return null;
		default:
			return item satisfies never;
	}
}

function all<T>(lists: readonly (readonly T[] | null)[]): readonly T[] | null {
	return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
}

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
