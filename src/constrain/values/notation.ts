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
import type { Pattern } from "../schema/pattern.js";
import type { Way } from "../schema/shape.js";
import { patternText } from "../texts/pattern-text.js";

export type StringWay = Extract<Way, { k: "string" }>;

export interface Notation {
	readonly words: Words;
	/** a reader tells scalars by the types of the schema, as it does those between marks */
	readonly typed: boolean;
	/** may stand between tokens */
	readonly space: Expr;
	/** any string, with its quotes */
	readonly free: Expr;
	/** a string of so many characters; null: they are not counted here */
	counted(min: number, max: number | null): Expr | null;
	/** null: it is not followed here */
	matching(pattern: Pattern): Expr | null;
	/** whether the text of a value may stand here; JSON text. Null: any may */
	readonly fits: ((json: string) => boolean) | null;
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
	const quoted = (of: Expr) => row(text('"'), of, text('"'));
	return {
		words,
		typed: false,
		space: python ? maybe(text(" ")) : ruleOf("space", SPACE),
		fits: null,
		free: ruleOf("string", quoted(many(character, 0, null))),
		counted: (min, max) => quoted(many(character, min, max)),
		matching: (pattern) => quoted(patternText(pattern, JSON_TEXT)),
	};
}

/** In the quotes of JSON: what must be escaped there is. */
export const JSON_TEXT = {
	without: [
		[0, 0x1f],
		[0x22, 0x22],
		[0x5c, 0x5c],
		[0x7f, 0x7f],
	],
	escapes: new Map([
		[0x22, '\\"'],
		[0x5c, "\\\\"],
		[0x0a, "\\n"],
		[0x09, "\\t"],
		[0x0d, "\\r"],
	]),
} as const;
