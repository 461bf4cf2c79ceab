/**
 * Calls without their opening. Where the opening of a call, or of a section of calls, is missing, or another mark stands in its
 * place, the rest of it is read if a declared tool stands where the layout has the name.
 */

import type { Expr, Grammar, PatternExpr, SequenceExpr } from "../../language/syntax.js";
import { atomClass, inClass } from "../../runtime/scan/classes.js";
import { openingsLike } from "./alike.js";
import { Maker } from "./expr.js";
import { isMark, solid, trimmed } from "./marks.js";
import { first } from "./opening.js";
import type { StrictRules } from "./pairs.js";
import { plain } from "./plain.js";

/** An alternative of the message that begins with a mark, and its beginning without it. */
export interface Unopened {
	readonly rule: string;
	readonly sequence: SequenceExpr;
	/** what is read in place of the first item */
	readonly begins: readonly Expr[];
	/** what is read behind the last one */
	readonly ends: readonly Expr[];
}

/** How marks of other formats stand around a word, beside those that are like the opening. */
const SHAPE = { before: "<|", behind: "|>" } as const;

export function unopenedCalls(grammar: Grammar, rules: StrictRules): readonly Unopened[] {
	const message = rules.get("message");
	if (message === undefined) return [];
	return alternatives(message).flatMap((option) => {
		if (option.type !== "ref") return [];
		const sequence = rules.get(option.rule);
		if (sequence?.type !== "sequence") return [];
		const parts = partsOf(option.rule, sequence, grammar, rules);
		return parts === null ? [] : [{ rule: option.rule, sequence, ...parts }];
	});
}

function alternatives(expr: Expr): readonly Expr[] {
	if (expr.type === "repeat") return alternatives(expr.body);
	return expr.type === "choice" ? expr.options : [expr];
}

type Parts = Pick<Unopened, "begins" | "ends">;

function partsOf(
	rule: string,
	{ items, at }: SequenceExpr,
	grammar: Grammar,
	rules: StrictRules,
): Parts | null {
	const make = new Maker(at);
	const opening = marksAt(items.slice(0, 1), rules);
	if (opening.length === 0) return null;
	const ways = waysToName(items.slice(1), rules, [rule], make);
	if (ways.length === 0 || isWritten(rule, ways, grammar, rules, make)) return null;
	const proof = make.look(make.alt(ways.map(({ read }) => make.seq(read))));
	const instead = (like: readonly Expr[]): Expr => make.seq([make.alt(like), make.space()]);
	// a mark of the format proves it wherever it stands, but for a section that may hold other text before it
	if (ways.every(({ read }) => isMark(read[0]))) {
		const next = items.slice(1).find(({ type }) => type !== "space" && type !== "look");
		return next?.type === "repeat" ? null : { begins: [proof], ends: [] };
	}
	// a single sign, as that of a tag, is too common in text to wait behind each
	const like = likeMarks(opening, make).filter(beginsRarely);
	if (ways.every(({ read }) => read.some(proves)))
		return { begins: [instead(like), proof], ends: [] };
	// a call that stands alone counts when it is whole, its close included; open text can't wait for that
	const close = solid(trimmed(plain(items.slice(-1), rules) ?? []));
	if (ways.every((way) => way.isAlone) && close.some(isMark) && !holdsText(items, rules, [rule]))
		return { begins: [instead(like), proof], ends: [make.commit()] };
	return ways.every((way) => way.isObject) ? { begins: [instead(like), proof], ends: [] } : null;
}

/**
 * Whether more than one sign stands before the word of a mark, and one of them ends words: else a mark that begins inside of
 * the signs would take the opening behind it as its word.
 */
function beginsRarely(mark: Expr): boolean {
	const head = mark.type === "sequence" ? mark.items[0] : mark;
	if (head?.type !== "literal") return false;
	const signs = [...head.text];
	const word = atomClass("word");
	return signs.length > 1 && signs.some((sign) => !inClass(word, sign.codePointAt(0) ?? 0));
}

/** Whether it is a mark, whichever of its alternatives stands there. */
function proves(expr: Expr): boolean {
	switch (expr.type) {
		case "choice":
			return expr.options.every(proves);
		case "sequence":
			return expr.items.some(proves);
		default:
			return isMark(expr);
	}
}

/** Whether open text is bound somewhere in it. */
function holdsText(items: readonly Expr[], rules: StrictRules, seen: readonly string[]): boolean {
	return items.some((item): boolean => {
		switch (item.type) {
			case "payload":
				return item.field === "value" && (item.kind === "text" || item.kind === "typed");
			case "sequence":
				return holdsText(item.items, rules, seen);
			case "choice":
				return holdsText(item.options, rules, seen);
			case "repeat":
			case "list":
			case "builder":
				return holdsText([item.body], rules, seen);
			case "ref": {
				const body = rules.get(item.rule);
				if (body === undefined || seen.includes(item.rule)) return false;
				return holdsText([body], rules, [...seen, item.rule]);
			}
			default:
				return false;
		}
	});
}

/** The marks with which a part may begin; none: it may be something else. */
function marksAt(items: readonly Expr[], rules: StrictRules): readonly Expr[] {
	const [only, ...more] = trimmed(plain(items, rules) ?? []);
	if (only === undefined || more.length > 0) return [];
	const options = only.type === "choice" ? only.options : [only];
	return options.every(isMark) ? options : [];
}

function likeMarks(marks: readonly Expr[], make: Maker): readonly Expr[] {
	const own = marks.flatMap((mark) => openingsLike([mark], make).map((like) => make.seq(like)));
	const { before, behind } = SHAPE;
	const any = make.seq([make.lit(before), make.skip("word"), make.lit(behind)]);
	const texts = new Map([...own, any].map((one) => [JSON.stringify(one), one]));
	return [...texts.values()];
}

/** Whether a lenient rule of the file reads the alternative without its opening. */
function isWritten(
	rule: string,
	ways: readonly Way[],
	grammar: Grammar,
	rules: StrictRules,
	make: Maker,
): boolean {
	const text = (expr: Expr | undefined): string => (expr?.type === "literal" ? expr.text : "");
	const own = new Set(ways.map(({ read }) => text(read.find(isMark) ?? read[0])));
	own.delete("");
	return grammar.rules.some(({ name, lenient, expr }) => {
		if (name !== rule || lenient === null) return false;
		const begun = first([expr], rules, make)?.[0];
		const options = begun?.type === "choice" ? begun.options : [begun];
		return options.some((one) =>
			own.has(
				text(one?.type === "sequence" ? one.items.find(({ type }) => type === "literal") : one),
			),
		);
	});
}

/** Up to the first name, and the mark behind it: what a condition reads there. */
interface Way {
	readonly read: readonly Expr[];
	/** no other call may stand beside it */
	readonly isAlone: boolean;
	/** the name is a member of an object, and the arguments are the next one */
	readonly isObject: boolean;
}

/** On the way: what stands before the name, and behind it; null: all is read. */
interface Step {
	readonly before: readonly Expr[];
	readonly name: readonly Expr[];
	readonly behind: readonly Expr[] | null;
	readonly isAlone: boolean;
}

function waysToName(
	items: readonly Expr[],
	rules: StrictRules,
	seen: readonly string[],
	make: Maker,
): readonly Way[] {
	const ways = stepsAmong(items, rules, seen, make).map(({ before, name, behind, isAlone }) => {
		const left = behind === null ? [] : first(behind, rules, make);
		const marks = plain(before, rules);
		return left === null || marks === null
			? null
			: { read: trimmed([...marks, ...name, ...left]), isAlone, isObject: behind === null };
	});
	return ways.every((way) => way !== null) ? ways : [];
}

function stepsAmong(
	items: readonly Expr[],
	rules: StrictRules,
	seen: readonly string[],
	make: Maker,
): readonly Step[] {
	for (const [i, item] of items.entries()) {
		const steps = stepsInto(item, rules, seen, make);
		if (steps.length === 0) continue;
		const behind = items.slice(i + 1);
		return steps.map((step) => ({
			before: [...items.slice(0, i), ...step.before],
			name: step.name,
			behind: step.behind === null ? null : [...step.behind, ...behind],
			isAlone: step.isAlone,
		}));
	}
	return [];
}

function stepsInto(
	expr: Expr,
	rules: StrictRules,
	seen: readonly string[],
	make: Maker,
): readonly Step[] {
	const inside = (one: Expr): readonly Step[] => stepsInto(one, rules, seen, make);
	switch (expr.type) {
		case "payload":
			return expr.field === "name"
				? [{ before: [], name: [make.skip("tool")], behind: [], isAlone: true }]
				: [];
		case "sequence":
			return stepsAmong(expr.items, rules, seen, make);
		case "choice":
			return expr.options.flatMap(inside);
		case "repeat":
		case "list":
			return inside(expr.body).map((step) => ({ ...step, isAlone: false }));
		case "ref": {
			const body = rules.get(expr.rule);
			if (body === undefined || seen.includes(expr.rule)) return [];
			return stepsInto(body, rules, [...seen, expr.rule], make);
		}
		case "pattern": {
			const name = nameIn(expr, make);
			return name === null ? [] : [{ before: [], name, behind: null, isAlone: true }];
		}
		default:
			return [];
	}
}

/** The beginning of an object, up to the arguments behind the name. */
function nameIn({ members, dialect }: PatternExpr, make: Maker): readonly Expr[] | null {
	const quotes = dialect === "py" ? ['"', "'"] : ['"'];
	const quoted = (inner: Expr): Expr =>
		make.alt(quotes.map((quote) => make.seq([make.lit(quote), inner, make.lit(quote)])));
	const row = (items: readonly Expr[]): readonly Expr[] =>
		items.flatMap((item, i) => (i === 0 ? [item] : [make.space(), item]));
	const named = members.find(({ value }) => value.type === "payload" && value.field === "name");
	const tool = quoted(make.skip("tool"));
	const keyed = members.find(({ keys }) => keys === null);
	if (keyed !== undefined) return row([make.lit("{"), tool, make.lit(":"), make.lit("{")]);
	const inner = members.find(
		({ value }) => value.type === "payload" && value.field === "arguments",
	);
	const key = inner?.keys?.[0];
	if (named?.keys == null || key === undefined) return null;
	const names = make.alt(named.keys.map((text) => quoted(make.lit(text))));
	const behind = [make.lit(","), quoted(make.lit(key)), make.lit(":")];
	return row([make.lit("{"), names, make.lit(":"), tool, ...behind]);
}
