/** `pass`, the way of a whole chunk in the middle of a value, says what `scan` and `take` say; it may only say it sooner. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pythonKind } from "../../src/runtime/kinds/python.js";
import {
	newScanner,
	type ScanOptions,
	type ValueScanner,
} from "../../src/runtime/scan/call/value.js";
import { ALL_REPAIRS, NO_REPAIRS } from "../../src/runtime/scan/repairs.js";
import { RUNNING } from "./drive.js";
import { damagedText, jsonText } from "./texts.js";

/** What a closing literal may begin with: two characters, one, or none that is looked for. */
const WATCHED = ["</tool_call>", "｜end", "}", "aa", "/end", ""];
const REPAIRS = [NO_REPAIRS, ALL_REPAIRS];

function scanner(python: boolean, repairs: number, watched: string): ValueScanner {
	const options: ScanOptions = {
		repairs,
		stringified: false,
		envelope: false,
		argumentsKey: false,
		nameKey: false,
		flat: false,
		wrapped: false,
		depth: 200,
		nameLength: 64,
		python: pythonKind,
		input: null,
	};
	const made = newScanner(python, options);
	made.watchFor(watched, OTHERS);
	return made;
}

/** With these behind the watched character other texts begin that are looked for. */
const OTHERS = new Uint8Array(128);
for (const character of "|t\\") OTHERS[character.charCodeAt(0)] = 1;

/** Whether one of them may begin in the chunk, be it behind its end or written with an escape. */
function mayBeOther(chunk: string, watched: number): boolean {
	if (chunk.includes("\\u")) return true;
	return [...chunk].some((one, k) => {
		const next = chunk.charCodeAt(k + 1);
		return (
			one.charCodeAt(0) === watched && (Number.isNaN(next) || next > 127 || OTHERS[next] === 1)
		);
	});
}

/** What can be told from a scanner behind a chunk; what was met is forgotten, as the machine does that has looked. */
function told(made: ValueScanner, end: number, left: string): object {
	const { status, met, inString, quote, depth, codes, waiting, undecided } = made;
	const where = met ? [made.metAt, made.metQuote, made.metTriple] : [];
	made.met = false;
	return { end, left, status, met, where, inString, quote, depth, codes, waiting, undecided };
}

function byScan(made: ValueScanner, chunk: string): object {
	const end = made.scan(chunk, 0, chunk.length);
	return told(made, end, made.take(chunk, 0, end));
}

function byPass(made: ValueScanner, chunk: string): object {
	const left = made.pass(chunk);
	const { lacks = -1 } = made;
	if (left !== null && lacks >= 0) expect(mayBeOther(left, lacks), left).toBe(false);
	if (left !== null) return told(made, chunk.length, left);
	return told(made, made.reached, made.take(chunk, 0, made.reached));
}

function expectSame(
	python: boolean,
	repairs: number,
	watched: string,
	chunks: readonly string[],
): void {
	const one = scanner(python, repairs, watched);
	const other = scanner(python, repairs, watched);
	for (const [at, chunk] of chunks.entries()) {
		// the first chunk is never one in the middle
		const passed = at === 0 ? byScan(other, chunk) : byPass(other, chunk);
		expect(passed, `chunk ${at} of ${JSON.stringify(chunks)}`).toEqual(byScan(one, chunk));
		if (one.status !== RUNNING) return;
	}
}

/** Pieces of an argument that is code or markup: what the lanes for short and for long chunks stumble on. */
const inside = fc
	.array(
		fc.constantFrom(
			'\\"',
			"\\\\",
			"\\n",
			"\\/",
			"\\",
			"/t",
			'"',
			"a",
			"aa",
			"<",
			"< ",
			"<t",
			"</tool_call>",
			"</x>",
			"｜",
			"｜end",
			"}",
			"\n",
			"'",
			"\\u00e9",
			"words without an end ",
			"0123456789",
		),
		{ maxLength: 12 },
	)
	.map((pieces) => `{"k": "${pieces.join("")}", "l": 1}`);

const cuts = fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 12 });

function cut(text: string, sizes: readonly number[]): readonly string[] {
	const chunks: string[] = [];
	let at = 0;
	for (let k = 0; at < text.length; k++) {
		const size = sizes[k % sizes.length] ?? 1;
		chunks.push(text.slice(at, at + size));
		at += size;
	}
	return chunks;
}

describe.each([
	["JSON", false],
	["Python", true],
])("pass and scan: %s", (_name, python) => {
	test.each(WATCHED)("any text, any cut, looking for %j", (watched) => {
		fc.assert(
			fc.property(
				fc.oneof(inside, inside, jsonText, damagedText),
				cuts,
				fc.constantFrom(...REPAIRS),
				(text, sizes, repairs) => {
					expectSame(python, repairs, watched, cut(text, sizes));
				},
			),
			{ numRuns: 400 },
		);
	});

	test.each([
		['a \\" quote', '{"a": "', 'one two three \\" four five six', '", "b": "', 'x\\"", "c'],
		["an escape behind a quote", '{"a": "', 'one two three four", "b": "\\n', '\\\\", "c": 1}'],
		["a raw control character", '{"a": "', "one two three\nfour five six", '", "b": 1}'],
		["a backslash at the end", '{"a": "', "one two three four five six\\", '"', "x\\", "n", '"}'],
		["what is looked for at the end", '{"a": "', "one two three four five six<", "/tool_call>"],
		["what is looked for in the middle", '{"a": "', "one two three four </tool_call> six", "x"],
		[
			"an escape in single quotes, cut behind its backslash",
			"{'a': 'one\\",
			"n",
			"two",
			"', 'b",
			"': '",
		],
		["its beginning only", '{"a": "', "one two < three < four five six", "<", "<x", '"'],
	])("%s", (_title, ...chunks) => {
		for (const repairs of REPAIRS) expectSame(python, repairs, "</tool_call>", chunks);
	});
});

/**
 * The first two characters of a closing literal are noticed inside of a string, or the first at the end of a chunk. In Python
 * the first may be enough: who is told looks again.
 */
describe.each([
	["JSON", false],
	["Python", true],
])("what is looked for: %s", (_name, python) => {
	const padding = ["", "x".repeat(40)];
	test.each([
		["a < b", false],
		["a <b", false],
		["a </b", true],
		["</", true],
		["a <", true],
		["a / <b", false],
		["a << b", false],
		["a <</b", true],
		["a \\u003c/b", false],
		["a \\\\</b", true],
	])("%s", (text, met) => {
		if (python && !met) return;
		for (const before of padding) {
			for (const read of [byScan, byPass]) {
				const made = scanner(python, NO_REPAIRS, "</tool_call>");
				byScan(made, '{"a": "');
				expect([text, before, read(made, before + text)]).toMatchObject([text, before, { met }]);
			}
		}
	});
});
