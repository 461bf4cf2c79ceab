/** Names and values that are one run of characters: words, attributes, lines, digits. */
import type { WriteKind, Writing } from "../../render/writing.js";
import { alt, choice, type Expr, many, oneOf, row, text } from "../grammar/expr.js";
import type { Report } from "../report.js";
import { type Schema, typesOf } from "../schema/ways.js";
import { constantsOf, jsonLine } from "../values/constants.js";
import { numberOf } from "../values/numbers.js";

export const WORD = /^[^\s\p{Cc}<>{}()[\]"'`,=|\uff5c\\/][^\s\p{Cc}<>{}()[\]"'`,=|\uff5c\\]*$/u;

export function nameFits(name: string, kind: WriteKind): boolean {
	if (name.length > 256) return false;
	if (kind === "attr") return !/["&\n\r]/.test(name);
	if (kind === "line") return !/[\n\r]/.test(name);
	if (kind === "word") return WORD.test(name);
	return kind === "tool";
}

export function attribute(value: string): string {
	return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

export function isPlain(value: string): boolean {
	return !/[^\P{Cc}\n\t]|[\u2028\u2029\ufeff]/u.test(value);
}

/** A value that is one run of characters: its constants, or what its type can be. */
export function atomValue(
	kind: "attr" | "line" | "word" | "digits",
	schema: Schema,
	place: string,
	report: Report,
	writing: Writing,
): Expr | null {
	const fits = (one: string) =>
		kind === "digits"
			? /^[0-9]+$/.test(one)
			: kind === "word"
				? WORD.test(one)
				: !/[\n\r]/.test(one) && isPlain(one);
	const spell = (one: string) => (kind === "attr" ? attribute(one) : one);
	const constants = constantsOf(schema, place, report);
	if (constants !== undefined) {
		const texts = constants.map((one) =>
			typeof one === "string" ? one : jsonLine(one, writing.words.bare),
		);
		return alt(texts.filter(fits).map((one) => text(spell(one))));
	}
	const { bare } = writing.words;
	return alt(
		typesOf(schema).map((type): Expr | null => {
			switch (type) {
				case "integer":
				case "number":
					return kind === "digits"
						? many(oneOf("0-9"), 1, 15)
						: numberOf(type, schema, place, report);
				case "boolean":
					return kind === "digits" ? null : choice([text(bare.true), text(bare.false)]);
				case "null":
					return kind === "digits" ? null : text(bare.null);
				case "string":
					return kind === "digits" ? null : atomText(kind);
				case "object":
				case "array":
					return null;
				default:
					return type satisfies never;
			}
		}),
	);
}

function atomText(kind: "attr" | "line" | "word"): Expr {
	const letters = oneOf("A-Z", "a-z", "0-9", "_", ".", "-");
	if (kind === "word") return many(letters, 1, 64);
	const free = oneOf("A-Z", "a-z", "0-9", "_", ".", "-", " ", ",", "(", ")", "/", ":");
	return row(letters, many(free, 0, 120), letters);
}
