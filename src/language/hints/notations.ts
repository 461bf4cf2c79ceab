import { FIELDS } from "../vocabulary.js";
import type { Scene } from "./scene.js";

const SUFFIX = "one of ? * + may stand behind a part; put ( ) around the inner one";

/** What other notations write among the parts of an expression, and what stands here in its place. */
export function notation(scene: Scene): string | null {
	const { before, rest, found } = scene;
	switch (found.text) {
		case "|":
			return 'alternatives are separated by "/"';
		case ",":
			return 'the parts of a sequence are separated by blanks, alternatives by "/"';
		case ";":
			return "a rule ends with its line";
		case "!":
			return "there is no negative look-ahead; a literal wins over a word at the same place anyway";
		case "[":
			return optional(rest);
		case "{":
			return /^\{\d*,?\d*\}/.test(rest)
				? "there are no counts: a part repeats as x*, x+ or x?"
				: null;
		case "?":
		case "*":
		case "+":
			return repetition(scene);
		case "/":
			return /[(=]\s*$|^\s*$/.test(before)
				? 'no "/" stands before the first alternative'
				: 'one "/" stands between alternatives';
		case "&":
			return "one & looks ahead; parts that follow each other have only blanks between them";
		case "=":
			return bound(before, rest.slice(1));
		case "(":
			return bound(before, rest.slice(1));
		case "<":
			return named(rest);
		case "\\":
			return /^\\\d/.test(rest) ? "what was read before is repeated as =name or =key" : null;
		case "@":
			return "a field or a rule stands without a sign: name";
		default:
			return /\$$/.test(before) && /^[A-Za-z]/.test(rest)
				? `"$" is the end of the message; a field or a rule stands without a sign: ${found.text}`
				: null;
	}
}

function optional(rest: string): string {
	const inner = /^\[\s*([\w-]+|"[^"]*")\s*\]/.exec(rest)?.[1] ?? "x";
	return `there are no character classes; an optional part is written ${inner}?`;
}

function repetition({ before, rest, found }: Scene): string {
	if (/[?*+]$/.test(before)) return SUFFIX;
	if (found.text === "+" && / $/.test(before) && rest.startsWith("+ "))
		return 'parts that follow each other have only blanks between them; "+" directly behind a part repeats it';
	return `"${found.text}" stands directly behind its part: x${found.text}`;
}

/** `name(word)`, `name=word`. */
function bound(before: string, rest: string): string | null {
	const field = /(?:^|[^\w=:-])([a-z]+)$/.exec(before)?.[1] ?? "";
	if (!FIELDS.includes(field)) return null;
	const kind = /^[a-z]+/.exec(rest)?.[0] ?? "word";
	return `a field and its kind have a colon between them, with no blank: ${field}:${kind}, ${field}:( … )`;
}

function named(rest: string): string | null {
	const name = /^<([A-Za-z][\w-]*)>/.exec(rest)?.[1];
	return name === undefined
		? null
		: `a text stands in quotes: "<${name}>"; a rule or a field without brackets: ${name}`;
}
