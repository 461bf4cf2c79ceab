/**
 * The JSON scanner reads a part of a chunk as it reads that part alone; it notices the watched text wherever it stands; and it
 * knows each kind of quotes, as value and as key.
 */
import { describe, expect, it, test } from "vitest";
import { JsonScanner } from "../../src/runtime/scan/json/scanner.js";
import { DONE, outputOf, RUNNING } from "./drive.js";

const DEPTH = 20;
const lenient = (): JsonScanner => new JsonScanner(true, DEPTH);

/** The same numbers in each run. */
function seeded(seed: number): (most: number) => number {
	let state = seed;
	return (most) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * most);
	};
}

interface Told {
	readonly end: number;
	readonly out: string;
	readonly [key: string]: unknown;
}

/** What is told of chunk[i..end), read behind `before`. */
function told(before: string, watched: string, chunk: string, i: number, end: number): Told {
	const scanner = lenient();
	scanner.scan(before, 0, before.length);
	scanner.take(before, 0, before.length);
	scanner.watchFor(watched);
	const j = scanner.scan(chunk, i, end);
	const out = scanner.take(chunk, i, j);
	const { status, depth, quote, codes, undecided, met, metAt } = scanner;
	const where = met ? metAt - i : -1;
	return { end: j - i, out, status, depth, quote, codes, undecided, met, where };
}

const PIECES = ["a", "word ", "<", "</", "</x>", '"', "\\n", "\\", "\n", "é", ", ", "'", "}", "]"];

test("what stands behind a part of a chunk is not seen", () => {
	const below = seeded(7);
	for (let round = 0; round < 400; round++) {
		const fill = "x".repeat(below(3) * below(400));
		const text = Array.from({ length: 2 + below(12) }, () => PIECES[below(PIECES.length)]).join("");
		const chunk = `${fill}${text}${"y".repeat(below(60))}${text}</x>"`;
		const i = below(8);
		const end = Math.min(chunk.length, i + 1 + below(chunk.length));
		for (const before of ['["', "['", "["]) {
			const part = chunk.slice(i, end);
			const alone = told(before, "</", part, 0, part.length);
			expect(told(before, "</", chunk, i, end), JSON.stringify([chunk, i, end])).toEqual(alone);
		}
	}
});

/** A scanner in a string, that watches. */
function inString(watched: string): JsonScanner {
	const scanner = new JsonScanner(false, DEPTH);
	scanner.scan('["', 0, 2);
	scanner.watchFor(watched);
	return scanner;
}

/** Those of the characters may stand behind the watched one in other texts. */
function others(characters: string): Uint8Array {
	const table = new Uint8Array(128);
	for (const one of characters) table[one.charCodeAt(0)] = 1;
	return table;
}

describe("a chunk in a string", () => {
	for (const length of [6, 19, 20, 60, 300])
		for (const watched of ["</", "<"])
			test(`of ${length} characters has ${watched} noticed at each place`, () => {
				for (let at = 0; at + watched.length <= length; at++) {
					const chunk = "x".repeat(at) + watched.padEnd(length - at, "y");
					for (const way of ["pass", "scan"] as const) {
						const scanner = inString(watched);
						if (way === "pass") expect(scanner.pass(chunk), chunk).toBe(null);
						else expect(scanner.scan(chunk, 0, length)).toBe(length);
						expect([scanner.met, scanner.metAt, scanner.metQuote], chunk).toEqual([true, at, 34]);
					}
				}
			});

	for (const length of [6, 40]) {
		const chunk = "some text ".repeat(9).slice(0, length);
		test(`of ${length} characters holds the watched one, and behind it nothing of other texts`, () => {
			const scanner = inString("</");
			scanner.watchFor("</", others("|t"));
			const chunk = (sign: string): string => `${sign}${"x".repeat(length)}`;
			for (const [sign, lacks] of [
				["a < b", 60],
				["a << b", 60],
				["a <|b", -1],
				["a < b <t", -1],
				["a <é", -1],
			] as const) {
				expect(scanner.pass(chunk(sign))).toBe(chunk(sign));
				expect([sign, scanner.lacks]).toEqual([sign, lacks]);
			}
		});

		test(`of ${length} characters lacks the watched one, or may hold it`, () => {
			const scanner = inString("</");
			expect(scanner.pass(chunk)).toBe(chunk);
			expect(scanner.lacks).toBe("<".charCodeAt(0));
			for (const held of [`<${chunk}`, `${chunk}<${chunk}`]) {
				expect(scanner.pass(held)).toBe(held);
				expect(scanner.lacks).toBe(-1);
			}
			expect(inString("").pass(chunk)).toBe(chunk);
		});

		test(`of ${length} characters with an escape passes where JSON has it`, () => {
			for (let at = 0; at < 128; at++) {
				const c = String.fromCharCode(at);
				const scanner = new JsonScanner(true, DEPTH);
				scanner.scan('["', 0, 2);
				scanner.take('["', 0, 2);
				const text = `${chunk}\\${c}${chunk}`;
				const left = scanner.pass(text) ?? scanner.take(text, 0, scanner.reached);
				scanner.scan('"]', 0, 2);
				const out = left + scanner.take('"]', 0, 2);
				expect(scanner.status, text).toBe(DONE);
				const whole: unknown = JSON.parse(`["${out}`);
				const known = /["\\/bfnrt]/.test(c);
				const meant = known ? JSON.parse(`"\\${c}"`) : c === "'" ? "'" : `\\${c}`;
				expect(whole, text).toEqual([chunk + meant + chunk]);
			}
		});
	}
});

describe("quotes that are not JSON's", () => {
	it.each(["“”", "””", "„“", "‘’", "’’", "‚‘", "«»", "``"])("%s are read", (pair) => {
		const [open, close] = [pair.charAt(0), pair.charAt(1)];
		const scalar = `[${open}a, "b" \\n${close}]`;
		expect(JSON.parse(outputOf(lenient, scalar))).toEqual(['a, "b" \n']);
		const key = `{${open}k${close}: 1, ${open}l${close}: ${open}x${close}}`;
		expect(JSON.parse(outputOf(lenient, key))).toEqual({ k: 1, l: "x" });
		const strict = new JsonScanner(false, DEPTH);
		strict.scan(scalar, 0, scalar.length);
		expect(strict.status).not.toBe(RUNNING);
		expect(strict.status).not.toBe(DONE);
	});
});
