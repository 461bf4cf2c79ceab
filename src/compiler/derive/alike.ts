/** Marks that are like another one: misspelt, without their slash, or of the same shape. */
import type { Expr } from "../../language/syntax.js";
import type { Maker } from "./expr.js";
import { isMark, trimmed } from "./marks.js";

/** A mark around a word of it. */
interface Shape {
	readonly before: string;
	readonly word: string;
	readonly behind: string;
}

/** The mark around its last word; null: nothing tells where such a word ends. */
function shapeOf(text: string): Shape | null {
	const found =
		/^(?<before>.*[^\p{L}\p{N}_])(?<word>[\p{L}\p{N}_]+)(?<behind>[^\p{L}\p{N}_\s]+)$/su.exec(text);
	const { before, word, behind } = found?.groups ?? {};
	return before === undefined || word === undefined || behind === undefined
		? null
		: { before, word, behind };
}

function withoutSlash(text: string): string {
	return text.replace("/", "");
}

/** The text of a close that is one row of literals, white space at its ends apart; null: it is something else. */
export function textOf(items: readonly Expr[]): string | null {
	let text = "";
	for (const item of items) {
		if (item.type === "literal") text += item.text;
		else if (item.type !== "space" && item.type !== "repeat") return null;
	}
	return text === "" ? null : text;
}

/** Marks of the format that may stand where the close should: the close without its slash, and closes of other things. */
export function othersLike(close: string, literals: readonly string[]): readonly string[] {
	const shape = shapeOf(close);
	const bare = withoutSlash(close);
	const others = literals.filter((text) => {
		const other = shapeOf(text);
		return (
			shape?.before.includes("/") === true &&
			other?.before === shape.before &&
			other.behind === shape.behind
		);
	});
	return [...new Set([bare, ...others])].filter((text) => text !== close && text !== "");
}

/**
 * Anything of the shape of the close: another word in the place of its last one. Null: it has no such shape, or only one sign
 * stands before its word; then every other mark of the format has its shape, too.
 */
export function anyLike(close: string, make: Maker): Expr | null {
	const shape = shapeOf(close);
	if (shape === null || shape.before.length < 2) return null;
	return make.seq([make.lit(shape.before), make.skip("word"), make.lit(shape.behind)]);
}

/** A word on a line of its own, where the close is one; null: it is none. */
export function anyWordLike(close: readonly Expr[], make: Maker): Expr | null {
	const [line] = close;
	const [mark, ...more] = trimmed(close);
	if (line?.type !== "eol" || mark?.type !== "literal" || more.length > 0) return null;
	return wordsIn(mark.text).length === 3 && shapeOf(mark.text) === null
		? make.seq([line, make.skip("word")])
		: null;
}

/**
 * The opening with any words in the places of its own, and so from its second literal on: where the first one stands as it is, no
 * other word is read in its place. None: it has no words, or nothing before the first and is no mark.
 */
export function openingsLike(opening: readonly Expr[], make: Maker): readonly (readonly Expr[])[] {
	const [first] = opening;
	if (first?.type !== "literal") return [];
	const [before, ...pieces] = wordsIn(first.text);
	if ((before === "" && !isMark(first)) || pieces.length === 0) return [];
	const second = opening.findIndex(
		(item, i) => i > 0 && item.type === "literal" && hasWord(item.text),
	);
	// the literal first: of two readings that come to one place the first goes on, and a class dies beside a literal
	return [second, 0].flatMap((from) => (from < 0 ? [] : [withAnyWords(opening, from, make)]));
}

function withAnyWords(items: readonly Expr[], from: number, make: Maker): readonly Expr[] {
	return items.flatMap((item, at) => {
		if (item.type !== "literal" || at < from) return [item];
		return wordsIn(item.text).flatMap((text, i) => {
			if (text === "") return [];
			return i % 2 === 1 ? [make.skip("word")] : [make.lit(text)];
		});
	});
}

function hasWord(text: string): boolean {
	return wordsIn(text).length > 1;
}

/** The text in turns: what stands before a word, and the word. */
function wordsIn(text: string): readonly string[] {
	return text.split(/([\p{L}\p{N}_]+)/u);
}
