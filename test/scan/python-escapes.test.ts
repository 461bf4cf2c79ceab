/** The escapes of Python's strings; and how many characters a Python scanner has read that have not left. */
import { describe, expect, it } from "vitest";
import { PythonScanner } from "../../src/runtime/scan/python/scanner.js";
import { outputOf } from "./drive.js";

const DEPTH = 20;
const lenient = (): PythonScanner => new PythonScanner(true, DEPTH);
const strict = (): PythonScanner => new PythonScanner(false, DEPTH);

const OF_ONE: Readonly<Record<string, string>> = {
	"\n": "",
	"'": "'",
	'"': '"',
	"\\": "\\",
	a: "\u0007",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "\t",
	v: "\u000b",
};

/** What Python makes of a backslash and the text. */
function decoded(text: string): string {
	const digits = /^(?:[0-7]{1,3}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/.exec(text);
	if (digits !== null) {
		const [read] = digits;
		const octal = /^[0-7]/.test(read);
		const code = Number.parseInt(octal ? read : read.slice(1), octal ? 8 : 16);
		return String.fromCodePoint(code) + text.slice(read.length);
	}
	const newline = /^\r\n?/.exec(text);
	if (newline !== null) return text.slice(newline[0].length);
	const one = OF_ONE[text.charAt(0)];
	return one === undefined ? `\\${text}` : one + text.slice(1);
}

describe("an escape means what it means in Python", () => {
	const characters = Array.from({ length: 128 }, (_, c) => String.fromCharCode(c));
	const ofOne = characters.filter((c) => !/[xuU]/.test(c));
	const digits = ["0", "7", "8", "12", "18", "101", "1017", "377", "777", "x41", "xfF", "x0a"];
	const long = ["u0041", "u00e9", "ud83d", "u2028", "U0001F600", "U00000041", "U0010FFFF"];
	it.each([...ofOne, ...digits, ...long, "\r\n", "\r\n\n"])("%j", (text) => {
		// a line break and a quote end a string of one line, if no backslash stands before them
		for (const quote of ["'", '"', "'''", '"""']) {
			const whole = `${quote}a\\${text}.${quote}`;
			if (text.endsWith("\n\n") && quote.length === 1) continue;
			expect(JSON.parse(outputOf(strict, whole)), whole).toBe(`a${decoded(text)}.`);
		}
	});

	it.each(["x4", "x", "u12", "u", "U0011000", "U00110000", "U0001F60"])(
		"\\%s is none: its text stays",
		(text) => {
			expect(JSON.parse(outputOf(lenient, `'\\${text}.'`))).toBe(`\\${text}.`);
		},
	);

	it.each(["r", "R", "rb", "bR", "fr", "Rf"])("behind %s a backslash is text", (prefix) => {
		for (const text of ["\\n", "\\'", '\\"', "\\\\", "\\u0041", "\\x"])
			expect(JSON.parse(outputOf(strict, `${prefix}'a${text}.'`))).toBe(`a${text}.`);
	});
});

describe("a scanner", () => {
	it.each([
		["'a\\", 1],
		["'a\\u00", 4],
		["'''a''", 2],
		["'a'", 1],
		["['a' ", 2],
		["{'k': 'a' r", 3],
		["{'k': 'a' rb", 4],
		["[1", 1],
		["[Tru", 3],
		["['a", 0],
		["[1, ", 2],
	])("behind %s has as many characters undecided as %i", (text, undecided) => {
		for (const chunks of [[text], text.split("")]) {
			const scanner = strict();
			for (const chunk of chunks) {
				scanner.scan(chunk, 0, chunk.length);
				scanner.take(chunk, 0, chunk.length);
			}
			expect(scanner.undecided).toBe(undecided);
		}
	});

	it("passes a chunk in a string as it is", () => {
		const scanner = strict();
		scanner.scan('["a', 0, 3);
		scanner.take('["a', 0, 3);
		expect(scanner.pass("bc, d")).toBe("bc, d");
	});
});
