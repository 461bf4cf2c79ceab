const SHORT: { readonly [character: string]: string } = {
	"\n": "\\n",
	"\r": "\\r",
	"\t": "\\t",
	"\\": "\\\\",
	'"': '\\"',
};

/**
 * A literal of the language that reads as this text. What cannot be seen is escaped: control and format characters, blanks
 * other than the plain one, lone surrogates.
 */
export function quoteLiteral(text: string): string {
	const escaped = text.replace(/["\\]|[\p{C}\p{Z}]/gu, (character) =>
		character === " " ? character : (SHORT[character] ?? units(character)),
	);
	return `"${escaped}"`;
}

function units(character: string): string {
	return character
		.split("")
		.map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`)
		.join("");
}
