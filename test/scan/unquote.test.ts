/** A JSON string that is decoded while it is read. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UnquoteScanner } from "../../src/runtime/scan/call/unquote.js";
import { JSON_REPAIRS, JsonScanner } from "../../src/runtime/scan/json/scanner.js";
import { codes, cutAt, DONE, FAILED, outputOf, RUNNING, read, readEveryWay } from "./drive.js";
import { jsonString, jsonText } from "./texts.js";

const strict = (): UnquoteScanner => new UnquoteScanner(false);
const lenient = (): UnquoteScanner => new UnquoteScanner(true);

const REPAIRED: readonly (readonly [
	text: string,
	decoded: string,
	at: number,
	...codes: string[],
])[] = [
	["'a\"b'", 'a"b', 0, "single-quotes"],
	["'it\\'s'", "it's", 0, "single-quotes", "escape"],
	['"it\\\'s"', "it's", 4, "escape"],
	['"a\nb\t"', "a\nb\t", 2, "control-character"],
	['"\\d"', "\\d", 2, "escape"],
	['"\\é"', "\\é", 2, "escape"],
	['"\\u12"', "\\u12", 5, "escape"],
	['"\\u12\\n"', "\\u12\n", 5, "escape"],
	['"\\u12\'"', "\\u12'", 5, "escape"],
	['"\\\n"', "\\\n", 2, "control-character", "escape"],
];

describe("UnquoteScanner", () => {
	it("gives what JSON.parse gives", () => {
		fc.assert(
			fc.property(jsonString, (text) => {
				expect(outputOf(strict, text)).toBe(JSON.parse(text));
				expect(outputOf(lenient, text)).toBe(JSON.parse(text));
			}),
			{ numRuns: 500 },
		);
	});

	it("repairs as the JSON scanner does", () => {
		for (const [text, decoded, at, ...expected] of REPAIRED) {
			const reading = readEveryWay(lenient, text);
			expect([reading.status, reading.end, reading.text]).toEqual([DONE, text.length, decoded]);
			expect([...codes(JSON_REPAIRS, reading.repaired)].sort()).toEqual([...expected].sort());
			const json = readEveryWay(() => new JsonScanner(true, 1), text);
			expect([JSON.parse(json.text), json.repaired]).toEqual([decoded, reading.repaired]);
			const refused = readEveryWay(strict, text);
			expect([text, refused.status, refused.end]).toEqual([text, FAILED, at]);
		}
	});

	it("ends behind its quote, and fails where no quote begins it", () => {
		expect(readEveryWay(strict, '"a" "b"')).toMatchObject({ status: DONE, end: 3, text: "a" });
		for (const text of ["a", "", "{", ' "a"']) {
			expect(readEveryWay(lenient, text).status).toBe(text === "" ? RUNNING : FAILED);
		}
	});

	it("the output of a prefix is a prefix; half an escape is dropped at a cut", () => {
		fc.assert(
			fc.property(jsonString, fc.nat(), (text, cut) => {
				const whole = read(lenient(), [text]).text;
				const part = read(lenient(), [text.slice(0, cut % text.length)]);
				expect(part.status).toBe(RUNNING);
				expect(whole.startsWith(part.text)).toBe(true);
			}),
			{ numRuns: 500 },
		);
	});

	it("a value within a string is read piece by piece", () => {
		fc.assert(
			fc.property(jsonText, fc.nat(), (value, cut) => {
				const text = JSON.stringify(value);
				const outer = strict();
				const inner = new JsonScanner(false, 100);
				let output = "";
				for (const chunk of cutAt(text, cut % text.length)) {
					const j = outer.scan(chunk, 0, chunk.length);
					const piece = outer.take(chunk, 0, j);
					output += inner.take(piece, 0, inner.scan(piece, 0, piece.length));
				}
				inner.finishScalar();
				expect([outer.status, inner.status, output + inner.take("", 0, 0)]).toEqual([
					DONE,
					DONE,
					value,
				]);
			}),
			{ numRuns: 500 },
		);
	});
});
