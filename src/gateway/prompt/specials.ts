/** The spellings that a tokenizer may take for special tokens: those that a format knows, and those that a template writes. */
import type { Format } from "../../runtime/contract.js";

/** With a bar inside it is a token wherever it stands, and so is a word in capitals between square brackets. */
const BARRED = /<[^<>\s]{0,64}[|｜][^<>\s]{0,64}>/g;
const CAPITALS = /\[\/?[A-Z][A-Z_]{2,32}\]/g;
/** A tag is one only where it frames messages; in instructions it may be prose. */
const TAG = /<[^<>\s]{1,64}>/g;

export interface Frames {
	/** the template's own text */
	readonly source: string;
	/** short conversations without tools, as it writes them: their markers are the frames of messages */
	readonly rendered: readonly string[];
	/** the tokens that begin and end a text, or empty */
	readonly bos: string;
	readonly eos: string;
}

export function specialsOf(format: Format, frames: Frames | null): readonly string[] {
	const found = new Set([...format.tokens, ...format.ends]);
	if (frames !== null) {
		const { source, rendered, bos, eos } = frames;
		for (const text of [source, ...rendered]) {
			for (const [special] of text.matchAll(BARRED)) found.add(special);
			for (const [special] of text.matchAll(CAPITALS)) found.add(special);
		}
		for (const text of rendered) for (const [special] of text.matchAll(TAG)) found.add(special);
		found.add(bos);
		found.add(eos);
	}
	return [...found].filter((one) => one.length > 1);
}
