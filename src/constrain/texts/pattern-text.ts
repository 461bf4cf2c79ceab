/** A pattern as a grammar of the text that fits it. */
import { alt, EMPTY, type Expr, many, row, text } from "../grammar/expr.js";
import { holds, type Pattern, type Ranges, without } from "../schema/pattern.js";

/** How characters are spelled where the text stands. */
export interface TextKind {
	/** these cannot stand as they are */
	readonly without: Ranges;
	readonly escapes: ReadonlyMap<number, string>;
}

const LAST = 0x10ffff;

export function patternText(pattern: Pattern, kind: TextKind): Expr {
	switch (pattern.k) {
		case "set":
			return setText(pattern.ranges, kind);
		case "seq":
			return row(...pattern.of.map((one) => patternText(one, kind)));
		case "alt":
			return alt(pattern.of.map((one) => patternText(one, kind))) ?? EMPTY;
		case "many":
			return many(patternText(pattern.of, kind), pattern.min, pattern.max);
		default:
			return pattern satisfies never;
	}
}

function setText(ranges: Ranges, kind: TextKind): Expr {
	const plain = without(ranges, kind.without);
	const escaped = [...kind.escapes].filter(([code]) => holds(ranges, code));
	const [only] = plain;
	const single = plain.length === 1 && only !== undefined && only[0] === only[1];
	const own =
		plain.length === 0 ? null : single ? text(String.fromCodePoint(only[0])) : classOf(plain);
	return alt([own, ...escaped.map(([, spelled]) => text(spelled))]) ?? EMPTY;
}

/** The shorter of two spellings: what is in it, or what is not. */
function classOf(ranges: Ranges): Expr {
	const last = ranges[ranges.length - 1];
	if (last?.[1] !== LAST) return { t: "class", set: { not: false, ranges } };
	return { t: "class", set: { not: true, ranges: without([[0, LAST]], ranges) } };
}
