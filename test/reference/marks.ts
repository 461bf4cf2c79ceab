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

/** Its first half: at least four characters, and one more than up to its first sign. */
function halfOf(mark: string): string | undefined {
	const length = Math.max(4, Math.ceil(mark.length / 2), mark.search(/[^\p{L}\p{N}\s]/u) + 2);
	return length > mark.length || mark.startsWith('"') ? undefined : mark.slice(0, length);
}

/** Whether a string holds the first half of one. */
export function holdsHalf(json: string, marks: readonly string[]): boolean {
	return holdsMark(
		json,
		marks.map(halfOf).filter((half) => half !== undefined),
	);
}

/** So many characters behind a mark are looked at, in the same string. */
const BEHIND = 64;

/** A name that is no key of the object, and stands as a word behind a mark, or the first half of one, in one of its strings. */
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
	const windows = texts.flatMap((text) => windowsOf(text, marks));
	const words = marks
		.map((mark) => /([\p{L}\p{N}_-]{4,})[^\p{L}\p{N}\s_-]*$/u.exec(mark)?.[1])
		.filter((word) => word !== undefined);
	return lacking.find((name) =>
		windows.some((text) => text.split(name).some((_, k, parts) => isWordAt(parts, k, name, words))),
	);
}

/** Between the parts k and k + 1 stands the name: is it no part of a longer word, but where a mark's last word is glued to it? */
function isWordAt(
	parts: readonly string[],
	k: number,
	name: string,
	words: readonly string[],
): boolean {
	if (k + 1 >= parts.length) return false;
	const before = parts.slice(0, k + 1).join(name);
	const after = parts.slice(k + 1).join(name);
	const begins = !/[\p{L}\p{N}_-]$/u.test(before) || words.some((word) => before.endsWith(word));
	return begins && !/^[\p{L}\p{N}_=-]/u.test(after);
}

/**
 * The texts behind marks, and where none runs behind first halves that do not go on as their marks: up to the end of a next mark, or of
 * the string.
 */
function windowsOf(text: string, marks: readonly string[]): readonly string[] {
	const windows: string[] = [];
	/** the longest end of the text that begins a mark */
	let begun = "";
	let from = -1;
	let inMark = false;
	const isHalf = (part: string): boolean =>
		marks.some((mark) => mark.startsWith(part) && part.startsWith(halfOf(mark) ?? `${mark} `));
	const close = (end: number): void => {
		if (from >= 0) windows.push(text.slice(from, end));
		from = -1;
		inMark = false;
	};
	[...Array(text.length).keys()].forEach((at) => {
		const before = begun;
		begun += text.charAt(at);
		while (!marks.some((mark) => mark.startsWith(begun))) begun = begun.slice(1);
		if (isHalf(before) && begun.length <= before.length) inMark = false;
		if (at + 1 - from === BEHIND) close(at + 1);
		if (marks.some((mark) => begun !== "" && begun.endsWith(mark))) {
			if (inMark) from = -1;
			close(at + 1);
			from = at + 1;
			begun = "";
		} else if (isHalf(begun) && !isHalf(before) && from < 0) {
			from = at + 1;
			inMark = true;
		}
	});
	close(text.length);
	return windows;
}
