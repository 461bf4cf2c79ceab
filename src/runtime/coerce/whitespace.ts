/** White space as JSON and the format grammars have it: space, tab, LF, CR. Not NBSP and its like. */
export function isWhiteSpace(code: number): boolean {
	return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** The text without white space at its ends. One pass each way: a regular expression is quadratic here. */
export function trimWhiteSpace(text: string): string {
	let start = 0;
	let end = text.length;
	while (isWhiteSpace(text.charCodeAt(start))) start++;
	while (isWhiteSpace(text.charCodeAt(end - 1))) end--;
	return text.slice(start, end);
}
