/** The evidence that a value has ended although its own close has not come: conditions on what stands there instead. */
import type { Expr } from "../../language/syntax.js";
import { anyLike, anyWordLike, openingsLike, othersLike, textOf } from "./alike.js";
import type { Maker } from "./expr.js";
import { isMark, marksOf, sharedMarks, solid, trimmed } from "./marks.js";
import { opening } from "./opening.js";
import type { StrictRules, ValuePlace } from "./pairs.js";
import { asks, plain } from "./plain.js";

export interface Evidence {
	/** the close of the value, as it is read; null: it is no single mark */
	readonly close: readonly Expr[] | null;
	/** other marks of the format that may stand in place of the close */
	readonly others: readonly string[];
	/** what may be a misspelt close */
	readonly alike: Expr | null;
	/** the same of a close that is a word: only a next key shows that it is none of the value's */
	readonly word: Expr | null;
	/** the next key, of a declared property that the call has not bound, its opening cut or misspelt; the next call of a declared tool, its opening cut */
	readonly unopened: readonly Expr[];
	/** what ends a value that is not closed: the next key, of a declared property that the call has not bound */
	readonly keys: readonly Expr[];
	/** the end of the call, too */
	readonly closes: readonly Expr[];
	/** the same, where nothing proves it */
	readonly tails: readonly Expr[];
	/** what proves a close of the value behind which the call's own close does not stand as it should */
	readonly behindClose: readonly Expr[];
	/** what may stand in the place of the call's close: the rest of its marks, or a condition that the call is over */
	readonly endings: readonly Expr[];
	/** the next call of a declared tool: the value is not known to be whole */
	readonly next: readonly Expr[];
}

const NOTHING: Omit<Evidence, "next"> = {
	close: null,
	others: [],
	alike: null,
	word: null,
	unopened: [],
	keys: [],
	closes: [],
	tails: [],
	behindClose: [],
	endings: [],
};

/** Null: the call has no marks that could prove anything. */
export function evidenceAt(place: ValuePlace, rules: StrictRules, make: Maker): Evidence | null {
	const [pair, call, section] = place.layers;
	if (pair === undefined || call === undefined) return null;
	const close = plain(pair.behind, rules);
	const tail = plain(call.behind, rules);
	const shared = sharedMarks(close ?? [], tail ?? []);
	const { next, begun, unopened } = nextCalls(place, rules, shared, make);
	const broken = { ...NOTHING, next: [...next, ...begun] };
	// a close that counts wherever it stands needs no proof; a deviation beside it would make it wait
	if (close === null || tail === null || !asks(pair.behind, rules)) return broken;
	const marks = marksOf(tail, shared);
	const outer = place.layers.length > 3 ? section : undefined;
	const over =
		outer === undefined ? [] : sectionClose(plain(outer.behind, rules) ?? [], shared, make);
	const separator = pair.separator === null ? [] : [pair.separator];
	const keys = opening("key", [...separator, ...pair.before], rules, make);

	const rest = (from: number): readonly Expr[] =>
		marks.slice(from).flatMap((mark, i) => (i === 0 ? mark : [make.space(), ...mark]));
	const follow = [...next, ...begun, ...over, make.assert("end")];
	// a mark of the call's close, and what must stand behind it: another mark, or what goes on or ends behind the call
	const proved = (from: number): Expr => {
		const mark = marks[from] ?? [];
		const another = marks[from + 1];
		const alone = another === undefined || isMark(mark[0]);
		const first = alone ? mark : [...mark, make.space(), ...another];
		const then = another !== undefined && alone ? [make.seq(another), ...follow] : follow;
		return make.seq([...first, make.space(), make.alt(then)]);
	};
	const tails = marks.flatMap((mark, i) => (isSolid(mark) ? [i] : []));
	const later = tails.filter((i) => i > 0 && isMark(marks[i]?.[0]));
	const ended = tails.filter((i) => i === 0 || later.includes(i));
	const endings = later.map((i) => make.seq(rest(i)));
	const text = textOf(close);
	const around = [...pair.before, ...pair.behind, ...call.behind].flatMap((item) =>
		literalsIn(item, rules),
	);
	return {
		...broken,
		others: text === null ? [] : othersLike(text, around),
		alike: text === null ? null : anyLike(text, make),
		word: anyWordLike(close, make),
		unopened: [...keys.flatMap((key) => withoutOpening(key, make)), ...unopened],
		close: marksOf(close, shared).length >= 1 ? withoutLastSpace(close) : null,
		keys: keys.map((key) => make.seq(key)),
		closes: ended.map(proved),
		tails: ended.map((i) => make.seq(marks[i] ?? [])),
		behindClose: [...endings, ...over, ...next],
		endings: [...endings, ...[...over, ...next].map((one) => make.look(one))],
	};
}

/** The key without its opening, and with a misspelt one. */
function withoutOpening(key: readonly Expr[], make: Maker): readonly Expr[] {
	const name = key.findIndex((item) => item.type === "payload" && item.kind === "unbound");
	const behind = key.slice(name);
	if (behind.length < 2) return [];
	const misspelt = openingsLike(key.slice(0, name), make);
	const forms = [...rests(key, name), ...misspelt.map((items) => [...items, ...behind])];
	return forms.map((form) => make.seq(form));
}

/** The items from the name on, and from each literal before it but the first. */
function rests(items: readonly Expr[], name: number): (readonly Expr[])[] {
	const first = items.findIndex(({ type }) => type === "literal");
	const from = items.flatMap(({ type }, i) =>
		i === name || (type === "literal" && i > first && i < name) ? [i] : [],
	);
	return from.map((i) => items.slice(i));
}

/** The literals that a mark may have, its rules put in. */
function literalsIn(item: Expr, rules: StrictRules): readonly string[] {
	return (plain([item], rules) ?? []).flatMap((one) => (one.type === "literal" ? [one.text] : []));
}

function withoutLastSpace(items: readonly Expr[]): readonly Expr[] {
	return items.slice(0, items.findLastIndex((item) => item.type !== "space") + 1);
}

/** The first mark with which a section closes, if it has a literal that proves it. */
function sectionClose(
	items: readonly Expr[],
	shared: ReadonlySet<string>,
	make: Maker,
): readonly Expr[] {
	const mark = solid(marksOf(items, shared)[0] ?? []);
	const [head] = mark;
	const alone = head?.type === "choice" ? head.options.every((one) => isMark(one)) : isMark(head);
	return alone ? [make.seq(mark)] : [];
}

interface NextCalls {
	/** as they are, and from their last mark on */
	readonly next: readonly Expr[];
	/** with the opening of a section before them */
	readonly begun: readonly Expr[];
	/** from the name on */
	readonly unopened: readonly Expr[];
}

/** The opening of the next call of a declared tool. */
function nextCalls(
	{ layers }: ValuePlace,
	rules: StrictRules,
	shared: ReadonlySet<string>,
	make: Maker,
): NextCalls {
	const [pair, call, section] = layers;
	if (pair === undefined || call === undefined) return { next: [], begun: [], unopened: [] };
	const loop: Expr = make.any(make.seq(pair.before));
	const calls = opening("name", [...call.before, loop, ...call.behind], rules, make);
	const before = layers.length > 3 ? trimmed(plain(section?.before ?? [], rules) ?? []) : [];
	const found = calls.flatMap((whole) => {
		const starts = whole.slice(0, nameIn(whole)).flatMap((item, i) => {
			const led = i > 0 && isShared(whole[i - 1], shared);
			return isMark(item) && !led ? [i] : [];
		});
		const last = starts.at(-1) ?? 0;
		const forms = isMark(whole[0]) || starts.length === 0 ? [whole] : [];
		if (last > 0) forms.push(whole.slice(last));
		return forms;
	});
	const begun = isMark(before[0]) ? calls.map((whole) => [...before, make.space(), ...whole]) : [];
	return {
		next: found.map((form) => make.seq(form)),
		begun: begun.map((form) => make.seq(form)),
		unopened: calls.flatMap((whole) => {
			const name = nameIn(whole);
			return name === whole.length - 1 ? [] : rests(whole, name).map((rest) => make.seq(rest));
		}),
	};
}

function nameIn(items: readonly Expr[]): number {
	return items.findIndex((item) => item.type === "payload" && item.kind === "tool");
}

function isShared(expr: Expr | undefined, shared: ReadonlySet<string>): boolean {
	return expr?.type === "literal" && shared.has(expr.text);
}

/** The mark begins with a literal, so that it can be found. */
function isSolid([head]: readonly Expr[]): boolean {
	return head?.type === "literal" && head.text !== "";
}
