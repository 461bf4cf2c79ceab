/** Marks that are like another one: misspelt, without their slash, or of the same shape. */
import type { Expr } from "../../language/syntax.js";
import type { Maker } from "./expr.js";

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

/** The opening with any words in the places of its own; null: it has none, or nothing before the first. */
export function openingLike(opening: readonly Expr[], make: Maker): readonly Expr[] | null {
	const [first, ...rest] = opening;
	if (first?.type !== "literal") return null;
	const pieces = first.text.split(/([\p{L}\p{N}_]+)/u);
	if (pieces.length === 1 || pieces[0] === "") return null;
	const items = pieces.flatMap((text, i) => {
		if (text === "") return [];
		return i % 2 === 1 ? [make.skip("word")] : [make.lit(text)];
	});
	return [...items, ...rest];
}
