/** Model output made safe for a terminal, and how many columns it takes there. */

/** Line ends and tabs are the only control characters that stay what they are. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Control characters as pictures of themselves: a sample must not be able to steer the terminal. */
export function visible(text: string): string {
	return text.replace(UNSAFE, picture);
}

function picture(character: string): string {
	if (character === "\n" || character === "\t") return character;
	const code = character.charCodeAt(0);
	if (code === 0x7f) return "\u2421";
	return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\ufffd";
}

/** On one row: line ends are marks. */
export function oneRow(text: string): string {
	return visible(text).replace(/\r?\n/g, "\u21b5").replaceAll("\t", " ");
}

const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const WIDE =
	/^[\u{1100}-\u{115f}\u{2e80}-\u{303e}\u{3041}-\u{a4cf}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff60}\u{ffe0}-\u{ffe6}\u{20000}-\u{3fffd}]$/u;
const EMOJI = /^\p{Emoji_Presentation}$/u;

/** Columns of one code point: 0, 1 or 2. */
export function columnsOf(character: string): number {
	if (character.length === 1 && character < "\u0300") return 1;
	if (ZERO_WIDTH.test(character)) return 0;
	return WIDE.test(character) || EMOJI.test(character) ? 2 : 1;
}

export function width(text: string): number {
	let columns = 0;
	for (const character of text) columns += columnsOf(character);
	return columns;
}
