/** Numbers between bounds, as their digits (one automaton for each bound). */
import {
	alt,
	choice,
	EMPTY,
	type Expr,
	many,
	maybe,
	oneOf,
	row,
	ruleOf,
	seq,
	text,
} from "../grammar/expr.js";
import type { Report } from "../report.js";
import { type Bound, isBesideTexts, type Shape, type Way } from "../schema/shape.js";

type NumberWay = Extract<Way, { k: "number" }>;

const DIGIT = oneOf("0-9");
const MOST_DIGITS = 16;
const LARGEST = "9".repeat(MOST_DIGITS);

/** One rule each for all grammars: a request has many numbers. */
const DIGITS = ruleOf("digits", choice([text("0"), row(oneOf("1-9"), many(DIGIT, 0, 15))]));
const INTEGER = ruleOf("integer", row(maybe(text("-")), DIGITS));
const EXPONENT = row(oneOf("e", "E"), maybe(oneOf("+", "-")), many(DIGIT, 1, 2));
const POSITIVE = ruleOf(
	"positive",
	row(DIGITS, maybe(row(text("."), many(DIGIT, 1, 16))), maybe(EXPONENT)),
);
const NUMBER = ruleOf("number", row(maybe(text("-")), POSITIVE));
/** Behind a digit that decides. */
const MORE = ruleOf("more", many(DIGIT, 0, 6));
const FRACTION = ruleOf("fraction", maybe(row(text("."), many(DIGIT, 1, 9))));

/** A double holds so many digits. */
const MOST_PLAIN: Bound = { value: 999_999_999_999_999, open: false };
const LEAST_PLAIN: Bound = { value: -MOST_PLAIN.value, open: false };
const PLAIN_FRACTION = ruleOf(
	"plain",
	row(
		maybe(text("-")),
		choice([text("0"), row(oneOf("1-9"), many(DIGIT, 0, 8))]),
		text("."),
		many(DIGIT, 0, 5),
		oneOf("1-9"),
	),
);

/** Where a reader tells values by the types of the schema. Null: no number can stand there. */
export function typedNumber(way: NumberWay, shape: Shape, report: Report): Expr | null {
	if (!isBesideTexts(shape)) return numberOf(way);
	report.weakened(shape.place, "only numbers that JavaScript writes as they stand");
	return plainNumberOf(way);
}

/** Without an exponent or a needless digit; between bounds whole ones. Null: there is none. */
function plainNumberOf({ whole, low, high }: NumberWay): Expr | null {
	const least = low === null ? LEAST_PLAIN : inside(low, 1);
	const most = high === null ? MOST_PLAIN : inside(high, -1);
	if (least.value > most.value) return null;
	const integers = numberOf({ k: "number", whole: true, low: least, high: most });
	return whole || low !== null || high !== null ? integers : choice([integers, PLAIN_FRACTION]);
}

/** The nearest whole number that a bound admits, upwards (1) or downwards (-1). */
function inside({ value, open }: Bound, step: 1 | -1): Bound {
	const nearest = step * Math.ceil(step * value);
	const moved = open && nearest === value ? nearest + step : nearest;
	return {
		value: Math.min(Math.max(moved, LEAST_PLAIN.value), MOST_PLAIN.value),
		open: false,
	};
}

export function numberOf({ whole, low, high }: NumberWay): Expr {
	const natural = low !== null && low.value === 0 && !low.open && high === null;
	if (low === null && high === null) return whole ? INTEGER : NUMBER;
	if (natural) return whole ? DIGITS : POSITIVE;
	const all: (Expr | null)[] = [];
	if (high === null || high.value >= 0) {
		const from = low !== null && low.value >= 0 ? low : { value: 0, open: false };
		all.push(magnitude(from, high, whole));
	}
	if (low === null || low.value < 0) {
		// zero has no sign
		const from = high !== null && high.value < 0 ? high : { value: 0, open: true };
		const to = low === null ? null : low;
		all.push(seq(text("-"), magnitude(from, to, whole)));
	}
	return choice(all.filter((one): one is Expr => one !== null));
}

/** The sign of bounds does not count here. Null: nothing is between them. */
function magnitude(from: Bound, to: Bound | null, whole: boolean): Expr | null {
	const low = digitsOf(from.value);
	const high = to === null ? null : digitsOf(to.value);
	if (whole) {
		const first = from.open ? next(low.integer) : low.integer;
		return integers(first, high === null ? LARGEST : high.integer);
	}
	const most = high?.integer ?? LARGEST;
	if (to !== null && high !== null && high.integer === low.integer)
		return seq(text(low.integer), between(low.fraction, from.open, high.fraction, to.open));
	const within = integers(next(low.integer), high === null ? most : before(most));
	return alt([
		within === null ? null : row(within, FRACTION),
		row(text(low.integer), atLeast(low.fraction, from.open)),
		to === null || high === null ? null : seq(text(most), atMost(high.fraction, to.open)),
	]);
}

function digitsOf(value: number): { readonly integer: string; readonly fraction: string } {
	const [integer = "0", fraction = ""] = String(Math.abs(value)).split(".");
	return { integer, fraction };
}

function next(integer: string): string {
	return String(BigInt(integer) + 1n);
}
function before(integer: string): string {
	return String(BigInt(integer) - 1n);
}

/** All integers from one to the other, without a sign; null: there is none. */
function integers(from: string, to: string): Expr | null {
	if (BigInt(from) > BigInt(to)) return null;
	if (from.length === to.length) return sameLength(from, to);
	const longer = to.length - from.length;
	const middle = longer < 2 ? null : row(oneOf("1-9"), many(DIGIT, from.length, to.length - 2));
	return alt([
		sameLength(from, "9".repeat(from.length)),
		middle,
		sameLength(`1${"0".repeat(to.length - 1)}`, to),
	]);
}

function sameLength(from: string, to: string): Expr {
	if (from === "") return EMPTY;
	const [a, b] = [Number(from[0]), Number(to[0])];
	const [low, high] = [from.slice(1), to.slice(1)];
	if (a === b) return row(text(String(a)), sameLength(low, high));
	const all: Expr[] = [];
	const cutsLow = /[^0]/.test(low);
	const cutsHigh = /[^9]/.test(high);
	if (cutsLow) all.push(row(text(String(a)), sameLength(low, "9".repeat(low.length))));
	const [first, last] = [cutsLow ? a + 1 : a, cutsHigh ? b - 1 : b];
	if (first <= last) all.push(row(digits(first, last), count(low.length)));
	if (cutsHigh) all.push(row(text(String(b)), sameLength("0".repeat(high.length), high)));
	return choice(all);
}

function count(length: number): Expr {
	return length === 0 ? EMPTY : many(DIGIT, length, length);
}

function digits(from: number, to: number): Expr {
	return from === to ? text(String(from)) : oneOf(`${from}-${to}`);
}

/** A fraction with its point, or none, that is not below this one. */
function atLeast(fraction: string, open: boolean): Expr {
	if (fraction !== "") return row(text("."), notBelow(fraction, open));
	return open ? row(text("."), NONZERO) : FRACTION;
}

const NONZERO = row(many(text("0"), 0, 5), oneOf("1-9"), MORE);

function notBelow(fraction: string, open: boolean): Expr {
	const digit = Number(fraction[0]);
	const rest = fraction.slice(1);
	const behind = rest === "" ? (open ? NONZERO : MORE) : notBelow(rest, open);
	const same = row(text(String(digit)), behind);
	return digit === 9 ? same : choice([row(digits(digit + 1, 9), MORE), same]);
}

/** Null: not even none is. */
function atMost(fraction: string, open: boolean): Expr | null {
	if (fraction !== "") return maybe(row(text("."), notAbove(fraction, open) ?? EMPTY));
	return open ? null : maybe(row(text("."), many(text("0"), 1, 6)));
}

function notAbove(fraction: string, open: boolean): Expr | null {
	const digit = Number(fraction[0]);
	const rest = fraction.slice(1);
	const below = digit === 0 ? null : row(digits(0, digit - 1), MORE);
	if (rest === "")
		return alt([below, open ? null : row(text(String(digit)), many(text("0"), 0, 6))]);
	const more = notAbove(rest, open);
	return alt([below, row(text(String(digit)), more === null ? EMPTY : maybe(more))]);
}

/** Between two fractions of one integer. */
function between(low: string, lowOpen: boolean, high: string, highOpen: boolean): Expr | null {
	// behind a point there is a digit
	const length = Math.max(low.length, high.length, 1);
	const inside = digitsBetween(
		low.padEnd(length, "0"),
		lowOpen,
		high.padEnd(length, "0"),
		highOpen,
	);
	const more = inside === null ? null : row(text("."), inside);
	const none = low === "" && !lowOpen && !(high === "" && highOpen);
	return none ? alt([more, EMPTY]) : more;
}

function digitsBetween(
	low: string,
	lowOpen: boolean,
	high: string,
	highOpen: boolean,
): Expr | null {
	if (low === "") return lowOpen || highOpen ? null : many(text("0"), 0, 6);
	const [a, b] = [Number(low[0]), Number(high[0])];
	const [from, to] = [low.slice(1), high.slice(1)];
	if (a === b) {
		const more = digitsBetween(from, lowOpen, to, highOpen);
		if (more === null) return null;
		const ends = !lowOpen && /^0*$/.test(from);
		return row(text(String(a)), ends ? maybe(more) : more);
	}
	const rest = from.replace(/0+$/, "");
	const above = rest === "" ? (lowOpen ? NONZERO : MORE) : notBelow(rest, lowOpen);
	const short = to.replace(/0+$/, "");
	const below =
		short === ""
			? highOpen
				? null
				: many(text("0"), 0, 6)
			: maybe(notAbove(short, highOpen) ?? EMPTY);
	return alt([
		row(text(String(a)), above),
		b - a > 1 ? row(digits(a + 1, b - 1), MORE) : null,
		seq(text(String(b)), below),
	]);
}
