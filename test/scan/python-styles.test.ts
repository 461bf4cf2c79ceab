/** Any JSON value, printed as Python in any style, is read as that value. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PythonScanner } from "../../src/runtime/scan/python/scanner.js";
import { DONE, outputOf, RUNNING, read, readEveryWay } from "./drive.js";
import { jsonText } from "./texts.js";

const DEPTH = 200;
const make = (): PythonScanner => new PythonScanner(false, DEPTH);

/** A source of choices: each call gives a number below `n`. */
type Choose = (n: number) => number;

function pick<T>(choose: Choose, items: readonly [T, ...T[]]): T {
	return items[choose(items.length)] ?? items[0];
}

/** `joins`: two strings may stand for one, as they may not in a list or as a key. */
function printString(text: string, choose: Choose, joins: boolean): string {
	const quote = pick(choose, ["'", '"', "'''", '"""']);
	const triple = quote.length === 3;
	const plain = /^[^\\'"\n\r]*$/.test(text);
	if (plain && choose(4) === 0)
		return pick(choose, ["r", "b", "u", "f", "Rb"]) + quote + text + quote;
	if (joins && text.length > 1 && choose(6) === 0) {
		// two adjacent strings; a pair must not be cut for `\U`
		const half = Math.floor(text.length / 2);
		return (
			printString(text.slice(0, half), choose, joins) +
			pick(choose, ["", " ", "\t"]) +
			printString(text.slice(half), choose, joins)
		);
	}
	const inside = Array.from(text, (character) =>
		printCharacter(character, quote.charAt(0), triple, choose),
	);
	return quote + inside.join("") + quote;
}

function printCharacter(character: string, quote: string, triple: boolean, choose: Choose): string {
	const code = character.codePointAt(0) ?? 0;
	const forced = character === "\\" || character === quote || (!triple && /[\n\r]/.test(character));
	if (!forced && choose(8) !== 0) return character;
	const forms: [string, ...string[]] = [`\\U${code.toString(16).padStart(8, "0")}`];
	if (code < 0x10000) forms.push(`\\u${code.toString(16).padStart(4, "0")}`);
	if (code < 256) forms.push(`\\x${code.toString(16).padStart(2, "0")}`);
	if (code < 512) forms.push(`\\${code.toString(8).padStart(3, "0")}`);
	const simple = "\\'\"\n\r\t".indexOf(character);
	if (simple >= 0) forms.push(`\\${"\\'\"nrt".charAt(simple)}`);
	const continuation = choose(10) === 0 ? "\\\n" : "";
	return continuation + pick(choose, forms);
}

function printNumber(value: number, choose: Choose): string {
	if (!Number.isInteger(value) || Object.is(value, -0)) {
		const text = String(value).replace("e", pick(choose, ["e", "E"]));
		return Object.is(value, -0) ? "-0.0" : choose(2) === 0 ? text.replace(/^(-?)0\./, "$1.") : text;
	}
	const sign = value < 0 ? "-" : pick(choose, ["", "", "+"]);
	const size = BigInt(Math.abs(value));
	const digits = String(size);
	// only so many digits of another base are converted
	if (digits.length > 100) return sign + digits;
	return (
		sign +
		pick(choose, [
			digits,
			`0x${size.toString(16)}`,
			`0o${size.toString(8)}`,
			`0b${size.toString(2)}`,
			digits.replace(/\B(?=(\d{3})+$)/g, "_"),
			`${digits}.`,
		])
	);
}

/** White space where lines may break: inside of brackets. */
function gap(choose: Choose): string {
	return pick(choose, ["", "", " ", "\n  ", "\t"]);
}

function printList(items: readonly string[], choose: Choose): string {
	const body = items.join(`${gap(choose)},${gap(choose)}`);
	const comma = items.length > 0 && choose(3) === 0 ? `,${gap(choose)}` : "";
	// a tuple of one needs its comma; a set needs an item, and none that may not be in one
	const style = choose(3);
	if (style === 1) return `(${gap(choose)}${body}${items.length === 1 ? "," : comma})`;
	if (style === 2 && items.length > 0) return `{${gap(choose)}${body}${comma}}`;
	return `[${gap(choose)}${body}${comma}${gap(choose)}]`;
}

function print(value: unknown, choose: Choose, joins: boolean): string {
	const wrapped = choose(10) === 0;
	const text = printBare(value, choose, joins || wrapped);
	return wrapped ? `(${gap(choose)}${text}${gap(choose)})` : text;
}

const WORDS = new Map([
	["true", "True"],
	["false", "False"],
	["null", "None"],
]);

function printBare(value: unknown, choose: Choose, joins: boolean): string {
	if (value === null) return pick(choose, ["None", "null"]);
	if (typeof value === "boolean")
		return pick(choose, value ? ["True", "true"] : ["False", "false"]);
	if (typeof value === "number") return printNumber(value, choose);
	if (typeof value === "string") return printString(value, choose, joins);
	if (Array.isArray(value))
		return printList(
			value.map((item) => print(item, choose, false)),
			choose,
		);
	const members = Object.entries(value as Record<string, unknown>).map(([key, member]) => {
		const bare = WORDS.get(key) ?? (/^(?:0|[1-9]\d*)$/.test(key) ? key : null);
		const printed = bare !== null && choose(2) === 0 ? bare : printString(key, choose, false);
		return `${printed}${gap(choose)}:${gap(choose)}${print(member, choose, true)}`;
	});
	const comma = members.length > 0 && choose(3) === 0 ? "," : "";
	return `{${gap(choose)}${members.join(`${gap(choose)},${gap(choose)}`)}${comma}${gap(choose)}}`;
}

const values = fc.jsonValue({ maxDepth: 3, stringUnit: "binary" });
const styled = fc
	.tuple(
		fc.oneof(values, fc.dictionary(fc.constantFrom("1", "20", "true", "null", "a b", ""), values)),
		fc.infiniteStream(fc.nat({ max: 9999 })),
	)
	.map(([value, stream]) => {
		const choose: Choose = (n) => (stream.next().value ?? 0) % n;
		return { value, python: print(value, choose, true) };
	});

describe("any value in any style", () => {
	it("is read as the value, in every chunking", () => {
		fc.assert(
			fc.property(styled, ({ value, python }) => {
				expect(JSON.parse(outputOf(make, python)), python).toEqual(value);
			}),
			{ numRuns: 120 },
		);
	});

	it("the output of a prefix is a prefix of the output", () => {
		fc.assert(
			fc.property(styled, fc.nat(), ({ python }, cut) => {
				const whole = read(make(), [python]).text;
				const scanner = make();
				const at = cut % python.length;
				const j = scanner.scan(python, 0, at);
				expect([
					scanner.status === RUNNING || j <= at,
					whole.startsWith(scanner.take(python, 0, j)),
				]).toEqual([true, true]);
			}),
			{ numRuns: 1000 },
		);
	});
});

it("JSON text is Python here, and leaves byte for byte", () => {
	fc.assert(
		fc.property(jsonText, (text) => {
			// Python has no escape `\/`
			fc.pre(!text.includes("\\/"));
			const reading = readEveryWay(make, text);
			expect(reading).toMatchObject({ status: DONE, end: text.length, text });
		}),
		{ numRuns: 200 },
	);
});
