/** The first half of a surrogate pair at the end of a piece of text: it waits for the other one, alone it is no character. */

/** How much of the text may leave: all of it, less such a half at its end. */
export function wholeLength(text: string): number {
	const last = text.length - 1;
	return (text.charCodeAt(last) & 0xfc00) === 0xd800 ? last : last + 1;
}
