/** A quoted scalar of YAML. */
import { isWhite, type To, type YamlText } from "./yaml-text.js";

const ONE: { readonly [letter: string]: string } = {
	"0": "\0",
	a: "\x07",
	b: "\b",
	t: "\t",
	"\t": "\t",
	n: "\n",
	v: "\v",
	f: "\f",
	r: "\r",
	e: "\x1b",
	" ": " ",
	'"': '"',
	"/": "/",
	"\\": "\\",
	N: "\x85",
	_: "\xa0",
	L: "\u2028",
	P: "\u2029",
};
const DIGITS: { readonly [letter: string]: number } = { x: 2, u: 4, U: 8 };

/** From its quote to behind its last one. White space at the ends of lines is none of it, and lines are joined. */
export function readQuoted(reader: YamlText, to: To): void {
	const quote = reader.next();
	let white = "";
	/** a line break that was escaped: no blank stands for it */
	let joined = false;
	const release = (): void => {
		const breaks = white.split("\n").length - 1;
		if (breaks === 0) to.put(white);
		else if (breaks > 1) to.put("\n".repeat(breaks - 1));
		else if (!joined) to.put(" ");
		white = "";
		joined = false;
	};
	for (;;) {
		const char = reader.next();
		if (isWhite(char)) {
			white += char;
			continue;
		}
		release();
		if (char === quote) {
			if (quote === '"') break;
			// an apostrophe is written twice
			if (reader.peek() !== "'") break;
			to.put(reader.next());
		} else if (char !== "\\" || quote === "'") to.put(char);
		else if (readEscape(reader, to)) {
			white = "\n";
			joined = true;
		}
	}
	to.end();
}

/** Behind a backslash. True: the line break behind it is none. */
function readEscape(reader: YamlText, to: To): boolean {
	const char = reader.peek();
	if (char === "\n") {
		reader.at++;
		return true;
	}
	const one = Object.hasOwn(ONE, char) ? ONE[char] : undefined;
	if (one !== undefined) {
		reader.at++;
		to.putCode(one.charCodeAt(0));
		return false;
	}
	if (char === "\r") {
		reader.at++;
		if (reader.peek() === "\n") {
			reader.at++;
			return true;
		}
		invalid(reader, to, "\\\r");
		return false;
	}
	const digits = Object.hasOwn(DIGITS, char) ? (DIGITS[char] ?? 0) : 0;
	if (digits === 0) {
		invalid(reader, to, char === "'" ? "" : "\\");
		return false;
	}
	let read = `\\${reader.next()}`;
	for (let k = 1; k <= digits; k++) {
		const digit = reader.peek();
		const tooLarge = k === digits && Number.parseInt(read.slice(2) + digit, 16) > 0x10ffff;
		if (!/[0-9a-fA-F]/.test(digit) || tooLarge) {
			invalid(reader, to, read);
			return false;
		}
		read += digit;
		reader.at++;
	}
	to.putCode(Number.parseInt(read.slice(2), 16));
	return false;
}

/** It is no escape but text, if that may be. */
function invalid(reader: YamlText, to: To, text: string): void {
	reader.repair("escape");
	to.put(text);
}
