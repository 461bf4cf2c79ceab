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

/** So many characters behind a mark are looked at, in the same string. */
const BEHIND = 64;

/** A name that is no key of the object, and stands as a word behind a mark in one of its strings. */
export function missingBehind(
	json: string,
	marks: readonly string[],
	names: readonly string[],
): string | undefined {
	const keys = Object.keys(JSON.parse(json) as object);
	const lacking = names.filter((name) => !keys.includes(name));
	const strings = [...json.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]): unknown =>
		JSON.parse(text),
	);
	const texts = strings.filter((text) => typeof text === "string");
	const windows = texts.flatMap((text) => {
		const ends = endsOf(text, marks);
		return ends.map((end, k) => text.slice(end, Math.min(end + BEHIND, ends[k + 1] ?? Infinity)));
	});
	return lacking.find((name) =>
		windows.some((text) => text.split(name).some((_, k, parts) => isWordAt(parts, k, name))),
	);
}

/** Between the parts k and k + 1 stands the name: is it no part of a longer word? */
function isWordAt(parts: readonly string[], k: number, name: string): boolean {
	if (k + 1 >= parts.length) return false;
	const before = parts.slice(0, k + 1).join(name);
	const after = parts.slice(k + 1).join(name);
	return !/[\p{L}\p{N}_-]$/u.test(before) && !/^[\p{L}\p{N}_=-]/u.test(after);
}

/** Where marks end, none of them over another one. */
function endsOf(text: string, marks: readonly string[]): readonly number[] {
	const ends: number[] = [];
	let from = 0;
	for (let end = 1; end <= text.length; end++) {
		const read = text.slice(from, end);
		if (!marks.some((mark) => read.endsWith(mark))) continue;
		ends.push(end);
		from = end;
	}
	return ends;
}
