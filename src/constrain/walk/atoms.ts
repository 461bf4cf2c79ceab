/** Names and values that are one run of characters: words, attributes, lines, digits. */
import type { WriteKind } from "../../render/writing.js";
import { WORD_CHARACTER } from "../../runtime/scan/classes.js";
import { alt, choice, type Expr, many, oneOf, row, text } from "../grammar/expr.js";
import type { Shape, Way } from "../schema/shape.js";
import { jsonLine } from "../values/json-line.js";
import { typedNumber } from "../values/numbers.js";
import { notFollowed } from "../values/values.js";
import type { Walk } from "./walk.js";

/** A slash at the beginning may be that of a close. */
export const WORD = new RegExp(`^(?!/)(?:(?!\\p{Cc})${WORD_CHARACTER})+$`, "u");

export function nameFits(name: string, kind: WriteKind): boolean {
	if (name.length > 256) return false;
	if (kind === "attr") return !/["&\n\r]/.test(name);
	if (kind === "line") return !/[\n\r]/.test(name);
	if (kind === "word") return WORD.test(name);
	return kind === "tool";
}

/** Declared keys are known again, whatever stands in them; only white space before one could be its wire's. */
export function keyFits(key: string, kind: WriteKind): boolean {
	return key !== "" && !/\p{Cc}/u.test(key) && (kind === "attr" || !/^\s/u.test(key));
}

export function attribute(value: string): string {
	return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

export function spelledKey(key: string, kind: WriteKind | null): string {
	return kind === "attr" ? attribute(key) : key;
}

export function isPlain(value: string): boolean {
	return !/[^\P{Cc}\n\t]|[\u2028\u2029\ufeff]/u.test(value);
}

/** A value that is one run of characters: its constants, or what its type can be. */
export function atomValue(
	walk: Walk,
	kind: "attr" | "line" | "word" | "digits",
	way: Way,
	shape: Shape,
): Expr | null {
	const { writing, report } = walk.source;
	const { bare } = writing.words;
	if (way.k === "named") {
		const fits = (one: string) =>
			kind === "digits"
				? /^[0-9]+$/.test(one)
				: kind === "word"
					? WORD.test(one)
					: !/[\n\r]/.test(one) && isPlain(one);
		const texts = way.values.map((one) => (typeof one === "string" ? one : jsonLine(one, bare)));
		const kept = texts.filter(fits);
		if (kept.length < texts.length)
			report.weakened(`${shape.place}.enum`, "left out what this wire cannot carry");
		return alt(kept.map((one) => text(kind === "attr" ? attribute(one) : one)));
	}
	if (kind === "digits") return way.k === "number" ? many(oneOf("0-9"), 1, 15) : null;
	switch (way.k) {
		case "number":
			return typedNumber(way, shape, report);
		case "boolean":
			return choice([text(bare.true), text(bare.false)]);
		case "null":
			return text(bare.null);
		case "string":
			notFollowed(way, shape.place, report);
			return atomText(kind);
		case "object":
		case "array":
			return null;
		default:
			return way satisfies never;
	}
}

function atomText(kind: "attr" | "line" | "word"): Expr {
	const letters = oneOf("A-Z", "a-z", "0-9", "_", ".", "-");
	if (kind === "word") return many(letters, 1, 64);
	const free = oneOf("A-Z", "a-z", "0-9", "_", ".", "-", " ", ",", "(", ")", "/", ":");
	return row(letters, many(free, 0, 120), letters);
}
