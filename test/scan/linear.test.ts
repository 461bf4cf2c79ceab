/**
 * The work of the scanners is linear. It is counted, not timed: every look at a character, and every character a search of
 * the engine passes.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UnquoteScanner } from "../../src/runtime/scan/call/unquote.js";
import { Counter } from "../../src/runtime/scan/counter.js";
import { JsonScanner } from "../../src/runtime/scan/json/scanner.js";
import { PythonScanner } from "../../src/runtime/scan/python/scanner.js";
import { DONE, type Reader, RUNNING } from "./drive.js";

const SMALL = 4_000;
const GROWTH = 6;

let steps = 0;
const original = {
	charCodeAt: String.prototype.charCodeAt,
	charAt: String.prototype.charAt,
	indexOf: String.prototype.indexOf,
	slice: String.prototype.slice,
	test: RegExp.prototype.test,
};

beforeEach(() => {
	String.prototype.charCodeAt = function (at) {
		steps++;
		return original.charCodeAt.call(this, at);
	};
	String.prototype.charAt = function (at) {
		steps++;
		return original.charAt.call(this, at);
	};
	String.prototype.indexOf = function (text, from = 0) {
		const found = original.indexOf.call(this, text, from);
		steps += (found < 0 ? this.length : found) - from + 1;
		return found;
	};
	String.prototype.slice = function (from, to) {
		// the engine shares long slices, it does not copy them
		steps++;
		return original.slice.call(this, from, to);
	};
	RegExp.prototype.test = function (text) {
		const from = this.global ? this.lastIndex : 0;
		const found = original.test.call(this, text);
		steps += (found && this.global ? this.lastIndex : text.length) - from + 1;
		return found;
	};
});

afterEach(() => {
	Object.assign(String.prototype, {
		charCodeAt: original.charCodeAt,
		charAt: original.charAt,
		indexOf: original.indexOf,
		slice: original.slice,
	});
	RegExp.prototype.test = original.test;
});

function stepsOf(make: () => Reader, text: string, size: number): number {
	let reader = make();
	steps = 0;
	for (let i = 0; i < text.length; i += size) {
		const chunk = original.slice.call(text, i, i + size);
		let j = 0;
		while (j < chunk.length) {
			const from = j;
			j = reader.scan(chunk, j, chunk.length);
			reader.take(chunk, from, j);
			if (reader.status === DONE) reader = make();
			else if (reader.status !== RUNNING) {
				// what cannot be read is counted
				const counter = new Counter(reader.depth, 0, true, false);
				while (j < chunk.length) if (counter.step(chunk.charCodeAt(j++))) break;
				reader = make();
			}
		}
	}
	return steps;
}

/** The text at two lengths, in chunks of several sizes: more text, and not more work for each character. */
function expectLinear(make: () => Reader, text: (length: number) => string): void {
	const small = text(SMALL);
	const large = text(SMALL * GROWTH);
	for (const size of [1, 64, 600, Number.POSITIVE_INFINITY]) {
		const few = stepsOf(make, small, size);
		const many = stepsOf(make, large, size);
		const perCharacter = many / large.length;
		const growth = many / few / (large.length / small.length);
		expect(growth, `chunks of ${size}: ${few} and ${many} steps`).toBeLessThan(1.1);
		expect(perCharacter, `chunks of ${size}`).toBeLessThan(40);
		expect(perCharacter).toBeGreaterThan(0.5);
	}
}

const fill = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

/** Texts that are dear for a scanner that looks too far, looks twice or keeps too much. */
const ADVERSARIAL: Readonly<Record<string, (length: number) => string>> = {
	"open brackets": (n) => fill("[", n),
	"open objects": (n) => fill('{"a":', n),
	"many short strings": (n) => `[${fill('"a",', n)}`,
	"many short members": (n) => `{${fill('"a":"b",', n)}`,
	"one open string": (n) => `"${fill("x", n)}`,
	backslashes: (n) => `"${fill("\\", n)}`,
	"escaped quotes": (n) => `"${fill('\\"', n)}`,
	"invalid escapes": (n) => `"${fill("\\d", n)}`,
	"half unicode escapes": (n) => `"${fill("\\u12", n)}`,
	"raw line feeds": (n) => `"${fill("\n", n)}`,
	lines: (n) => `"${fill("a line of text, long enough to be searched\n", n)}`,
	"line feeds between short strings": (n) => `[${fill('"a",\n', n)}`,
	"watched characters": (n) => `"${fill("<", n)}`,
	"white space": (n) => `[1${fill(" ", n)}`,
	"a comma and white space": (n) => `[1,${fill(" ", n)}`,
	"a long number": (n) => `[${fill("1", n)}`,
	"a long key": (n) => `{${fill("a", n)}`,
	"single quotes": (n) => `['${fill('x"', n)}`,
	"short single-quoted strings": (n) => `[${fill("'a',", n)}`,
	"many small values": (n) => fill('{"a":"b"}', n),
	"many values with a string": (n) => fill('["a string of some length, for searches"]', n),
	"many strings": (n) => fill('"x"', n),
	"a broken value": (n) => `[x${fill('"a",[]', n)}`,
};

describe("JsonScanner", () => {
	for (const [name, text] of Object.entries(ADVERSARIAL)) {
		it(name, () => {
			expectLinear(() => {
				const scanner = new JsonScanner(true, 100);
				scanner.watchFor("<");
				return scanner;
			}, text);
		});
	}
});

describe("PythonScanner", () => {
	const more: Readonly<Record<string, (length: number) => string>> = {
		...ADVERSARIAL,
		"open parentheses": (n) => fill("(", n),
		parentheses: (n) => fill(`${"(".repeat(50)}1${")".repeat(50)}`, n),
		"adjacent strings": (n) => fill("'a' ", n),
		"white space behind a string": (n) => `['a'${fill(" ", n)}`,
		"a long first key": (n) => `{'${fill("k", n)}`,
		"quotes in a triple-quoted string": (n) => `'''${fill("''a", n)}`,
		tuples: (n) => `(${fill("(1,),", n)}`,
		"octal escapes": (n) => `'${fill("\\1", n)}`,
	};
	for (const [name, text] of Object.entries(more)) {
		it(name, () => expectLinear(() => new PythonScanner(true, 100), text));
	}
});

describe("UnquoteScanner", () => {
	for (const [name, text] of Object.entries(ADVERSARIAL)) {
		if (text(10).startsWith('"'))
			it(name, () => expectLinear(() => new UnquoteScanner(true), text));
	}
});
