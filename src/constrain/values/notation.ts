/** How values are spelled where they stand. */
import type { Words } from "../../render/writing.js";
import {
	choice,
	type Expr,
	many,
	maybe,
	noneOf,
	oneOf,
	row,
	ruleOf,
	text,
} from "../grammar/expr.js";

/** How values are spelled. */
export interface Notation {
	readonly words: Words;
	/** may stand between tokens */
	readonly space: Expr;
	/** a string with its quotes; lengths in characters, where this place can count them */
	string(min: number, max: number | null): Expr;
	readonly counts: boolean;
	/** whether the text of a value may stand here; JSON text */
	fits(json: string): boolean;
}

const HEX = oneOf("0-9", "a-f", "A-F");
const ESCAPE = row(
	text("\\"),
	choice([
		oneOf('"', "\\", "/", "b", "f", "n", "r", "t"),
		// no half of a surrogate pair
		row(
			text("u"),
			choice([
				row(oneOf("0-9", "a-c", "e-f", "A-C", "E-F"), HEX),
				row(oneOf("d", "D"), oneOf("0-7")),
			]),
			HEX,
			HEX,
		),
	]),
);
const PYTHON_ESCAPE = row(text("\\"), oneOf('"', "\\", "b", "f", "n", "r", "t"));
const PLAIN = noneOf('"', "\\", "\u0000-\u001f", "\u007f");

export const SPACE = maybe(choice([text(" "), row(text("\n"), many(text(" "), 0, 20))]));

export function scannerNotation(words: Words, python: boolean): Notation {
	const character = ruleOf("char", choice([PLAIN, python ? PYTHON_ESCAPE : ESCAPE]));
	const free = ruleOf("string", row(text('"'), many(character, 0, null), text('"')));
	return {
		words,
		space: python ? maybe(text(" ")) : ruleOf("space", SPACE),
		counts: true,
		fits: () => true,
		string: (min, max) =>
			min === 0 && max === null ? free : row(text('"'), many(character, min, max), text('"')),
	};
}
