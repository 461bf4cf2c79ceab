/** P31: the notice of a call whose arguments hold a mark of the format in a string. */

/** Literals of four or more characters that are neither words, nor fences, nor what stands between two strings of JSON. */
export function marksOf(literals: readonly string[]): readonly string[] {
	return literals
		.map((literal) => literal.trim())
		.filter((text) => text.length >= 4)
		.filter((text) => /[^\p{L}\p{N}\s]/u.test(text) && /[^[\]{},:\s\d]/.test(text))
		.filter((text) => !/^`+\w*$/.test(text));
}

/** Whether a string of the JSON text, a key or a value, holds one of the marks. */
export function holdsMark(json: string, marks: readonly string[]): boolean {
	for (const [quoted] of json.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
		const text: unknown = JSON.parse(quoted);
		if (typeof text === "string" && marks.some((mark) => text.includes(mark))) return true;
	}
	return false;
}
