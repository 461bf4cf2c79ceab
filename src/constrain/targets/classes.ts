/** Classes of characters as the engines that read GBNF take them. */
import type { CharSet } from "../grammar/expr.js";
import { CannotConstrain } from "../report.js";

/** `xgrammar`: 0.1.27 cuts characters beyond ASCII to a byte in a class, so that `[–-—]` is read as signs of ASCII. */
export type Dialect = "llama.cpp" | "xgrammar";
type Ranges = CharSet["ranges"];

/** So many characters beyond ASCII are written one by one. */
const MOST_SINGLE = 64;
const LAST = 0x10ffff;
const SURROGATES = [0xd800, 0xdfff] as const;

export function classText(set: CharSet, dialect: Dialect): string {
	switch (dialect) {
		case "llama.cpp":
			return brackets(set);
		case "xgrammar":
			return inAscii(set.not ? others(set.ranges) : set.ranges);
		default:
			return dialect satisfies never;
	}
}

/**
 * Of characters beyond ASCII a class has all or none; a few are texts beside it. Of any other set only its ASCII characters are
 * written: too few rather than too many.
 */
function inAscii(ranges: Ranges): string {
	const ascii = within(ranges, 0, 0x7f);
	const beyond = [
		...within(ranges, 0x80, SURROGATES[0] - 1),
		...within(ranges, SURROGATES[1] + 1, LAST),
	];
	const count = beyond.reduce((sum, [from, to]) => sum + to - from + 1, 0);
	if (count === 0) return brackets({ not: false, ranges: ascii });
	if (count === LAST - 0x7f - (SURROGATES[1] - SURROGATES[0] + 1))
		return brackets({ not: true, ranges: within(others(ascii), 0, 0x7f) });
	if (count > MOST_SINGLE) {
		if (ascii.length > 0) return brackets({ not: false, ranges: ascii });
		throw new CannotConstrain("xgrammar reads no class of characters beyond ASCII");
	}
	const singles = beyond.flatMap(([from, to]) =>
		Array.from({ length: to - from + 1 }, (_, at) => `"${String.fromCodePoint(from + at)}"`),
	);
	const options =
		ascii.length > 0 ? [brackets({ not: false, ranges: ascii }), ...singles] : singles;
	return options.length === 1 ? options.join() : `(${options.join(" | ")})`;
}

function brackets({ not, ranges }: CharSet): string {
	const text = ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`));
	return `[${not ? "^" : ""}${text.join("")}]`;
}

/** What of the ranges is not before `first`, and not behind `last`. */
function within(ranges: Ranges, first: number, last: number): Ranges {
	return ranges
		.filter(([from, to]) => from <= last && to >= first)
		.map(([from, to]) => [Math.max(from, first), Math.min(to, last)]);
}

/** All characters but these, in their order. */
function others(ranges: Ranges): Ranges {
	const sorted = [...ranges].sort(([a], [b]) => a - b);
	const found: [number, number][] = [];
	let next = 0;
	for (const [from, to] of sorted) {
		if (from > next) found.push([next, from - 1]);
		next = Math.max(next, to + 1);
	}
	if (next <= LAST) found.push([next, LAST]);
	return found;
}

/** Engines differ about which signs need a backslash, and older versions of xgrammar take more than two digits behind `\\x`. */
function hex(code: number): string {
	const one = String.fromCodePoint(code);
	if (code >= 0x80 || /^[0-9A-Za-z]$/.test(one)) return one;
	return `\\u${code.toString(16).padStart(4, "0").toUpperCase()}`;
}
