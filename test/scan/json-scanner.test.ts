/** The JSON scanner as a stream: what leaves when, and what is noticed. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonScanner } from "../../src/runtime/scan/json/scanner.js";
import { DONE, FAILED, RUNNING, read, readEveryWay, TOO_DEEP } from "./drive.js";
import { damagedText, jsonText } from "./texts.js";

const DEPTH = 200;

/** What has left after each character. */
function leavings(text: string, repairs: boolean): string[] {
	const scanner = new JsonScanner(repairs, DEPTH);
	let all = "";
	return Array.from({ length: text.length }, (_, i) => {
		const j = scanner.scan(text, i, i + 1);
		all += scanner.take(text, i, j);
		return all;
	});
}

describe("what leaves when", () => {
	it("everything at once, but for what waits", () => {
		const text = '{"a": [1, "b\\n\\u00e9x", tr';
		const waiting = new Map([
			["[1,", 1],
			["[1, ", 2],
			["b\\", 1],
			["n\\", 1],
			["n\\u", 2],
			["n\\u0", 3],
			["n\\u00", 4],
			["n\\u00e", 5],
			['x",', 1],
			['x", ', 2],
		]);
		leavings(text, true).forEach((left, i) => {
			const read = text.slice(0, i + 1);
			const held = [...waiting].find(([end]) => read.endsWith(end))?.[1] ?? 0;
			expect(left).toBe(read.slice(0, read.length - held));
		});
	});

	it("a comma does not wait where nothing is repaired", () => {
		expect(leavings("[1, ", false)).toEqual(["[", "[1", "[1,", "[1, "]);
	});

	it("a Python word waits for its end", () => {
		expect(leavings("[True]", true)).toEqual(["[", "[", "[", "[", "[true", "[true]"]);
	});

	it("an unquoted key leaves at once", () => {
		expect(leavings("{ab:1", true)).toEqual(["{", '{"a', '{"ab', '{"ab":', '{"ab":1']);
	});

	it("the output of a prefix is a prefix of the output, and the pieces add up", () => {
		fc.assert(
			fc.property(fc.oneof(jsonText, damagedText), fc.boolean(), (text, repairs) => {
				const whole = read(new JsonScanner(repairs, DEPTH), [text]);
				for (const left of leavings(text.slice(0, whole.end), repairs)) {
					expect(whole.text.startsWith(left)).toBe(true);
				}
			}),
			{ numRuns: 300 },
		);
	});

	it("a clean chunk is given as it is, not copied", () => {
		const scanner = new JsonScanner(true, DEPTH);
		const chunks = ['{"path":"a.ts","content":"', "const a", " = \\n1;", 'x"', ',"n":12', "}"];
		for (const chunk of chunks) {
			expect(scanner.scan(chunk, 0, chunk.length)).toBe(chunk.length);
			expect(scanner.clean).toBe(true);
			expect(scanner.take(chunk, 0, chunk.length)).toBe(chunk);
		}
		expect(scanner.status).toBe(DONE);
	});

	it("what waits makes its chunk and the next one unclean", () => {
		const scanner = new JsonScanner(true, DEPTH);
		scanner.scan('["a",', 0, 5);
		expect(scanner.clean).toBe(false);
		expect(scanner.take('["a",', 0, 5)).toBe('["a"');
		scanner.scan("1", 0, 1);
		expect(scanner.clean).toBe(false);
		expect(scanner.take("1", 0, 1)).toBe(",1");
		scanner.scan("2", 0, 1);
		expect(scanner.clean).toBe(true);
	});

	it("one take may follow several scans of a chunk, and a value may begin and end inside of it", () => {
		fc.assert(
			fc.property(
				fc.oneof(jsonText, damagedText),
				fc.string({ maxLength: 5 }),
				fc.infiniteStream(fc.nat({ max: 9 })),
				(text, before, steps) => {
					const whole = read(new JsonScanner(true, DEPTH), [text]);
					// what ends a value in the middle is read up to the character that ends it
					const fails = whole.status === FAILED || whole.status === TOO_DEEP;
					const length = whole.end + (fails ? 1 : 0);
					const chunk = `${before}${text.slice(0, length)}]]]`;
					const scanner = new JsonScanner(true, DEPTH);
					let output = "";
					let taken = before.length;
					let at = taken;
					const end = at + length;
					while (at < end && scanner.status === RUNNING) {
						at = scanner.scan(chunk, at, Math.min(end, at + 1 + (steps.next().value ?? 0)));
						if ((steps.next().value ?? 0) > 5) {
							output += scanner.take(chunk, taken, at);
							taken = at;
						}
					}
					output += scanner.take(chunk, taken, at);
					scanner.finishScalar();
					expect(output + scanner.take("", 0, 0)).toBe(whole.text);
				},
			),
			{ numRuns: 500 },
		);
	});

	it("at a cut, what waits is dropped", () => {
		for (const [text, output] of [
			["[1,", "[1"],
			["[1, \n", "[1"],
			["[Tru", "["],
			['"a\\', '"a'],
			['"a\\u00', '"a'],
			['{"a', '{"a'],
		] as const) {
			expect(readEveryWay(() => new JsonScanner(true, DEPTH), text).text).toBe(output);
		}
	});
});

describe("the watched character", () => {
	const watching =
		(code: number, repairs = true) =>
		(): JsonScanner => {
			const scanner = new JsonScanner(repairs, DEPTH);
			if (code >= 0) scanner.watchFor(String.fromCharCode(code));
			return scanner;
		};

	it("is noticed inside of strings only, and only as itself", () => {
		for (const [text, met] of [
			['{"a":"x<y"}', true],
			['{"<":1}', true],
			['["\\u003c"]', false],
			["[1,<", false],
			["<", false],
			["['<']", true],
			['["\\<"]', true],
			['["\\\\<"]', true],
			[`["${"x".repeat(300)}<"]`, true],
			[`["${"x".repeat(30)}"]<<<<<<<<<<<<<<<<<<<<`, false],
		] as const) {
			expect([text, readEveryWay(watching(60), text).met]).toEqual([text, met]);
		}
	});

	it("the letter of an escape is not the character", () => {
		for (const [text, met] of [
			['"\\n"', false],
			['"\\\\n"', true],
			[`"${"\\n".repeat(20)}"`, false],
			[`"${"\\n".repeat(20)}n"`, true],
		] as const) {
			expect([text, readEveryWay(watching(110), text).met]).toEqual([text, met]);
		}
	});

	it("may be beyond ASCII", () => {
		expect(readEveryWay(watching(0xff5c), `["${"é".repeat(30)}｜"]`).met).toBe(true);
		expect(readEveryWay(watching(0xff5c), `["${"é".repeat(30)}", ｜`).met).toBe(false);
	});

	it("agrees with a search of the strings, in every chunking", () => {
		fc.assert(
			fc.property(jsonText, fc.constantFrom("<", "a", "n", "u", "é", " ", "]"), (text, watched) => {
				const strings = text.match(/"(?:[^"\\]|\\.)*"/gs) ?? [];
				const met = strings.some((s) =>
					s
						.slice(1, -1)
						.replace(/\\(?:u.{4}|.)/gs, "")
						.includes(watched),
				);
				expect(readEveryWay(watching(watched.charCodeAt(0)), text).met).toBe(met);
			}),
			{ numRuns: 200 },
		);
	});

	it("is noticed again after the caller has reset it, and none is noticed with -1", () => {
		const scanner = new JsonScanner(true, DEPTH);
		scanner.watchFor("<");
		const feed = (chunk: string): boolean => {
			scanner.scan(chunk, 0, chunk.length);
			const met = scanner.met;
			scanner.met = false;
			return met;
		};
		expect(['["<', "a", "<", `${"x".repeat(40)}<`, "x".repeat(40)].map(feed)).toEqual([
			true,
			false,
			true,
			true,
			false,
		]);
		scanner.watchFor("");
		expect(["<", `${"x".repeat(40)}<`].map(feed)).toEqual([false, false]);
	});
});

describe("readable state", () => {
	it("knows the depth and whether it is in a string", () => {
		const scanner = new JsonScanner(true, DEPTH);
		const seen = [...'{"a":[1]}'].map((character) => {
			scanner.scan(character, 0, 1);
			return [scanner.depth, scanner.inString];
		});
		expect(seen).toEqual([
			[1, false],
			[1, true],
			[1, true],
			[1, false],
			[1, false],
			[2, false],
			[2, false],
			[1, false],
			[0, false],
		]);
	});
});
