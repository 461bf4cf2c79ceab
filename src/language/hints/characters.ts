import type { HintFor } from "./scene.js";

/** Characters that look like what the language has, or like nothing. */
export const character: HintFor = ({ found, expected, rest }) => {
	const [char = ""] = rest;
	if (found.text === "\t") return "blanks are the only white space here: replace the tab";
	if (found.text === "\r")
		return "a line ends with a line feed, with or without a carriage return before it";
	if (found.text === " " && expected.has("a kind"))
		return "no blank stands between a field, its colon and its kind: value:text";
	if (/^[\u201C-\u201F\u00AB\u00BB\u2018-\u201B\uFF02]$/.test(char))
		return `quotes are " or ', not ${char}: replace it, and the one that closes`;
	if (char === "`") return "quotes are \" or ', not back-ticks";
	if (char === " " || char === "" || char === "\n") return null;
	if (/^\p{Z}$/u.test(char))
		return `the plain blank is the only white space here: replace ${found.name}`;
	if (/^\p{C}$/u.test(char)) return `${found.name} cannot be seen: remove it`;
	if (/^[^\x21-\x7E]$/.test(char) && /^\p{L}/u.test(rest))
		return `a name has the letters A to Z and a to z, digits, - and _; this is ${codePoint(rest)}. Other text stands in quotes`;
	return null;
};

function codePoint(text: string): string {
	return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
