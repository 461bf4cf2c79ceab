/** The JSON scanner as a judge of JSON: what is valid leaves byte for byte, what is not fails at its character. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonScanner } from "../../src/runtime/scan/json/scanner.js";
import { DONE, FAILED, outputOf, type Reader, RUNNING, readEveryWay, TOO_DEEP } from "./drive.js";
import { damagedText, jsonText } from "./texts.js";

const DEPTH = 500;
const strict = (): Reader => new JsonScanner(false, DEPTH);
const lenient = (): Reader => new JsonScanner(true, DEPTH);

const VALID: Readonly<Record<string, readonly string[]>> = {
	words: ["true", "false", "null", "[true,false,null]"],
	integers: ["0", "-0", "7", "10", "-12", "123456789012345678901234567890"],
	fractions: ["0.0", "0.5", "-0.25", "10.000", "3.14159265358979323846264338"],
	exponents: ["1e1", "1E1", "1e+1", "1e-1", "0e0", "1.5E+300", "1e999", "-2.5e-0"],
	"empty containers": ["[]", "{}", "[ ]", "{ }", "[\n]", "[[],{}]", '{"":{}}'],
	"white space": [
		"[ 1 , 2 ]",
		'{ "a" : 1 , "b" : 2 }',
		"[\t1\r\n,\n2 ]",
		'{\n  "a": [\n    1\n  ]\n}',
	],
	strings: [
		'""',
		'"a"',
		'"é中😀"',
		'"\u007f"',
		'"\u2028\u2029"',
		'"\'"',
		'"//"',
		'"{[,:]}"',
		'"\ufeff"',
	],
	escapes: ['"\\""', '"\\\\"', '"\\/"', '"\\b\\f\\n\\r\\t"', '"\\\\\\""', '"\\\\n"'],
	"unicode escapes": [
		'"\\u0000"',
		'"\\u00e9"',
		'"\\uABCD\\uabcd"',
		'"\\ud83d\\ude00"',
		'"\\ud83d"',
		'"\\u005c\\u0022"',
	],
	"half pairs": ['"\ud83d"', '"\ude00\ud83d"'],
	keys: ['{"a":1}', '{"":0}', '{"a":1,"a":2}', '{"\\u0061":1}', '{"a b":1}', '{"__proto__":{}}'],
	nesting: ["[[[[1]]]]", '{"a":{"b":{"c":[{}]}}}', `${"[".repeat(100)}${"]".repeat(100)}`],
	"long strings": [
		`"${"x".repeat(700)}"`,
		`"${'words and \\"quotes\\" '.repeat(40)}"`,
		`["${"a".repeat(19)}","${"b".repeat(300)}\\n"]`,
	],
};

/** Text, and the index of the first character with which it cannot be JSON. */
const INVALID: Readonly<Record<string, readonly (readonly [text: string, at: number])[]>> = {
	"no value": [
		["x", 0],
		["]", 0],
		["}", 0],
		[",", 0],
		[":", 0],
		["é", 0],
		["\u00a0", 0],
		["\ufeff1", 0],
	],
	commas: [
		["[,1]", 1],
		["[1,]", 3],
		["[1,,2]", 3],
		["[1 2]", 3],
		['{,"a":1}', 1],
		['{"a":1,}', 7],
		['{"a":1,,', 7],
		["[1,\n]", 4],
	],
	colons: [
		['{"a" 1}', 5],
		['{"a",1}', 4],
		['{"a"::1}', 5],
		['["a":1]', 4],
		['{"a"}', 4],
		['{"a":}', 5],
		['{"a":,', 5],
	],
	brackets: [
		["[}", 1],
		["{]", 1],
		["[1}", 2],
		['{"a":1]', 6],
		["[[1]}", 4],
		["[{]}", 2],
	],
	keys: [
		["{1:1}", 1],
		["{a:1}", 1],
		["{null:1}", 1],
		["{'a':1}", 1],
		["{[1]:1}", 1],
		['{"a":1,b:2}', 7],
	],
	words: [
		["[tru]", 4],
		["[trux]", 4],
		["[True]", 1],
		["[nul1]", 4],
		["[falze]", 4],
		["[nulll]", 5],
		["[NaN]", 1],
		["[Infinity]", 1],
		["[undefined]", 1],
		["[tRUE]", 2],
	],
	"leading zeros": [
		["[01]", 2],
		["[-01]", 3],
		["[00]", 2],
		["[0x1]", 2],
	],
	signs: [
		["[+1]", 1],
		["[--1]", 2],
		["[-]", 2],
		["[-a]", 2],
		["[1-1]", 2],
	],
	points: [
		["[.5]", 1],
		["[5.]", 3],
		["[1.e1]", 3],
		["[1..2]", 3],
		["[-.5]", 2],
	],
	exponents: [
		["[1e]", 3],
		["[1e+]", 4],
		["[1e+-1]", 4],
		["[1e1.5]", 4],
		["[e1]", 1],
	],
	"numbers with more": [
		["[1a]", 2],
		["[1_0]", 2],
		["[1é]", 2],
		["[1n]", 2],
	],
	quotes: [
		["['a']", 1],
		["[`a`]", 1],
		['["a" "b"]', 5],
		['["a"b]', 4],
	],
	controls: [
		['"\n"', 1],
		['"a\tb"', 2],
		['"\u0000"', 1],
		['"a\u001f"', 2],
		['"\\\n"', 2],
		[`"${"x".repeat(40)}\r"`, 41],
	],
	escapes: [
		['"\\d"', 2],
		['"\\\'"', 2],
		['"\\x41"', 2],
		['"\\ "', 2],
		['"\\é"', 2],
		['"\\U0041"', 2],
	],
	"unicode escapes": [
		['"\\u"', 3],
		['"\\u0"', 4],
		['"\\u00"', 5],
		['"\\u004"', 6],
		['"\\u004g"', 6],
		['"\\uG000"', 3],
		['"\\u00 4"', 5],
		['"\\u\\u0041"', 3],
	],
	comments: [
		["[/**/]", 1],
		["[1//\n]", 2],
		["[#]", 1],
	],
	"odd white space": [
		["[\u00a01]", 1],
		["[\f1]", 1],
		["[\v1]", 1],
		["[\u20281]", 1],
	],
};

const UNFINISHED = [
	"[",
	"{",
	"[1",
	"[1,",
	'{"a"',
	'{"a":',
	'{"a":1',
	'{"a":1,',
	'"',
	'"a',
	'"\\',
	'"\\u',
	'"\\u00',
	"[tru",
	"-",
	"1.",
	"1e",
	"1e+",
	"tru",
	'{"a":"b',
];

describe("valid JSON leaves byte for byte", () => {
	for (const [category, texts] of Object.entries(VALID)) {
		it(category, () => {
			for (const text of texts) {
				expect(JSON.parse(text), text).toBeDefined();
				expect(outputOf(strict, text)).toBe(text);
				expect(outputOf(lenient, text)).toBe(text);
			}
		});
	}

	it("for every JSON text, in every chunking, without a repair", () => {
		fc.assert(
			fc.property(jsonText, (text) => {
				JSON.parse(text);
				expect(outputOf(strict, text)).toBe(text);
				const reading = readEveryWay(lenient, text);
				expect(reading).toEqual({ status: DONE, end: text.length, text, repaired: 0, met: false });
			}),
			{ numRuns: 300 },
		);
	});
});

describe("invalid JSON fails at its character", () => {
	for (const [category, cases] of Object.entries(INVALID)) {
		it(category, () => {
			for (const [text, at] of cases) {
				expect(() => JSON.parse(text), text).toThrow();
				const reading = readEveryWay(strict, text);
				expect({ text, status: reading.status, at: reading.end }).toEqual({
					text,
					status: FAILED,
					at,
				});
				expect(text.startsWith(reading.text)).toBe(true);
			}
		});
	}

	it("and what is only unfinished does not fail", () => {
		for (const text of UNFINISHED) {
			const reading = readEveryWay(strict, text);
			expect([text, reading.status, reading.end]).toEqual([text, RUNNING, text.length]);
		}
	});
});

describe("against JSON.parse", () => {
	const parses = (text: string): boolean => {
		try {
			JSON.parse(text);
			return true;
		} catch {
			return false;
		}
	};

	it("both accept the same texts", () => {
		let accepted = 0;
		let refused = 0;
		fc.assert(
			fc.property(fc.oneof(damagedText, jsonText), (text) => {
				const reading = readEveryWay(strict, text);
				const whole = reading.status === DONE && /^[ \t\n\r]*$/.test(text.slice(reading.end));
				expect(whole, JSON.stringify(text)).toBe(parses(text));
				if (whole) accepted++;
				else refused++;
			}),
			{ numRuns: 1000 },
		);
		expect(Math.min(accepted, refused)).toBeGreaterThan(50);
	});

	it("what the repairs accept parses, and they do not touch what parses", () => {
		let repaired = 0;
		fc.assert(
			fc.property(damagedText, (text) => {
				const reading = readEveryWay(lenient, text);
				if (reading.status === DONE) expect(parses(reading.text), reading.text).toBe(true);
				if (parses(text)) expect([reading.text, reading.repaired]).toEqual([text.trimEnd(), 0]);
				else if (reading.status === DONE && reading.repaired !== 0) repaired++;
			}),
			{ numRuns: 1000 },
		);
		expect(repaired).toBeGreaterThan(50);
	});
});

describe("where a value ends", () => {
	it("a container or a string ends behind its last character", () => {
		for (const text of ['{"a":1}', "[1]", '"a"', "[[]]"]) {
			for (const rest of ["", "x", " ", "]", '"', text]) {
				const reading = readEveryWay(strict, text + rest);
				expect([reading.status, reading.end, reading.text]).toEqual([DONE, text.length, text]);
			}
		}
	});

	it("a bare scalar ends before the first character that cannot belong to it", () => {
		for (const text of ["0", "-12", "1.5", "1e9", "true", "false", "null"]) {
			for (const rest of [",", "}", "]", " ", "\n", "<", '"', ":", "é", "{"]) {
				const reading = readEveryWay(strict, text + rest);
				expect([reading.status, reading.end, reading.text]).toEqual([DONE, text.length, text]);
			}
		}
	});

	it("the end of input completes a scalar that may end there, and no other", () => {
		for (const [text, status] of [
			["12", DONE],
			["1.5", DONE],
			["0", DONE],
			["true", DONE],
			["-", RUNNING],
			["1.", RUNNING],
			["1e", RUNNING],
			["tru", RUNNING],
			["[1", RUNNING],
			['"a', RUNNING],
		] as const) {
			expect([text, readEveryWay(strict, text).status]).toEqual([text, status]);
		}
	});
});

describe("depth", () => {
	it("fails at the first bracket that is too deep", () => {
		for (const depth of [1, 2, 29, 30, 31, 60, 61, 100]) {
			for (const open of ["[", '{"a":']) {
				const text = open.repeat(depth + 1);
				const reading = readEveryWay(() => new JsonScanner(true, depth), text);
				expect([reading.status, reading.end]).toEqual([TOO_DEEP, depth * open.length]);
			}
		}
	});

	it("a comma before the bracket is not read as accepted", () => {
		const reading = readEveryWay(() => new JsonScanner(true, 1), "[1, [2]]");
		expect(reading).toMatchObject({ status: TOO_DEEP, end: 4, text: "[1" });
	});

	it("knows the kind of each container, however deep", () => {
		fc.assert(
			fc.property(
				fc.array(fc.boolean(), { minLength: 1, maxLength: 100 }),
				fc.nat(),
				(kinds, wrong) => {
					const opening = kinds.map((array) => (array ? "[" : '{"k":')).join("");
					const closing = kinds.map((array) => (array ? "]" : "}")).reverse();
					const good = `${opening}0${closing.join("")}`;
					expect(readEveryWay(strict, good).status).toBe(DONE);
					const at = wrong % closing.length;
					closing[at] = closing[at] === "]" ? "}" : "]";
					const reading = readEveryWay(strict, `${opening}0${closing.join("")}`);
					expect([reading.status, reading.end]).toEqual([FAILED, opening.length + 1 + at]);
				},
			),
			{ numRuns: 40 },
		);
	});
});
