/** The first half of a surrogate pair at the end of a piece of text: it waits for the other one, alone it is no character. */
import { isAlone, isSurrogate } from "./escape.js";

/** How much of the text may leave: all of it, less such a half at its end. */
export function wholeLength(text: string): number {
	const last = text.length - 1;
	return (text.charCodeAt(last) & 0xfc00) === 0xd800 ? last : last + 1;
}

/** JSON text that comes in pieces and was decoded from escapes: a half that is alone leaves as an escape again. */
export class PairedText {
	/** the first half of a character, whose other half may follow */
	private half = "";

	/** Characters that wait. */
	get waiting(): number {
		return this.half.length;
	}

	/** What leaves, now that this piece has come, too. */
	put(piece: string): string {
		const text = this.half + piece;
		const n = wholeLength(text);
		this.half = text.slice(n);
		return escapeHalves(text.slice(0, n));
	}
}

function escapeHalves(text: string): string {
	let from = 0;
	let out = "";
	for (let i = 0; i < text.length; i++) {
		const c = text.charCodeAt(i);
		if (!isSurrogate(c) || !isAlone(text, i)) continue;
		out += `${text.slice(from, i)}\\u${c.toString(16)}`;
		from = i + 1;
	}
	return out + text.slice(from);
}
