/** Section 7 of docs/SEMANTICS.md: JSON as models write it. */
import { describe, expect, it } from "vitest";
import { readJson } from "./json.js";
import type { Allowed } from "./scan.js";
import { OBJECT, read } from "./support.js";

const ALL: Allowed = { depth: 100, repair: () => true };
const NONE: Allowed = { depth: 100, repair: () => false };

/** The JSON text and the codes, if the value ends where the text ends. */
function repaired(text: string, allowed = ALL): string | null {
	const { outcome, json, repairs } = readJson(text, 0, allowed);
	if (outcome.is !== "done" || outcome.end !== text.length) return null;
	return [json, ...repairs].join(" ");
}

/** Where it breaks; -1 if the text ends before the value does. */
function breaks(text: string, allowed = ALL): number | null {
	const { outcome } = readJson(text, 0, allowed);
	if (outcome.is === "done") return null;
	return outcome.is === "broken" ? outcome.at : -1;
}

describe("well-formed JSON", () => {
	it.each([
		'{"a": [1, -2.50e+3, 0, 0.1], "b": {"c": null}, "d": [true, false], "": ""}',
		"[ ]",
		"{ }",
		'"\\" \\\\ \\/ \\b\\f\\n\\r\\t \\u00e9 \\uD83D\\uDE00 \\ud800 é 😀"',
		"[12345678901234567890.12345678901234567890]",
	])("leaves byte for byte: %s", (text) => {
		expect(repaired(text)).toBe(text);
		expect(repaired(text, NONE)).toBe(text);
	});
});

describe("repairs", () => {
	it.each([
		["{'a': 'it\"s \\' \\n'}", '{"a": "it\\"s \' \\n"} single-quotes escape'],
		['["a\nb\tc\u0001"]', '["a\\nb\\tc\\u0001"] control-character'],
		['{"a": 1, }', '{"a": 1 } trailing-comma'],
		["[1, 2,]", "[1, 2] trailing-comma"],
		["{a: 1, $b_2: 2}", '{"a": 1, "$b_2": 2} unquoted-key'],
		["[True, False, None]", "[true, false, null] python-literal"],
		['["\\d \\\' \\u12x"]', '["\\\\d \' \\\\u12x"] escape'],
		["[1, // one\n/* two */2# three\n]", "[1, \n2\n] comment"],
		["{`a`=>1；'b'::.5}", '{"a":1,"b":0.5} foreign-quotes separator single-quotes number'],
		["[,TRUE;+1 ,undefined、5.]", "[true,1 ,null,5.0] separator python-literal number"],
		["{\u00a0“a”\ufeff: ‘b’}", '{"a": "b"} unicode-space foreign-quotes'],
		[
			'{"a" 1 "b":2,, }',
			'{"a" :1 ,"b":2 } missing-colon missing-comma doubled-comma trailing-comma',
		],
		["{'a': [True,]}", '{"a": [true]} single-quotes python-literal trailing-comma'],
	])("%s", (text, expected) => {
		expect(repaired(text)).toBe(expected);
		expect(breaks(text, NONE)).toBeGreaterThanOrEqual(0);
	});
});

describe("syntax errors", () => {
	it.each([
		["[01]", 2],
		["[1e]", 3],
		["[.]", 2],
		["[5.e1]", 3],
		["[#1]", 2],
		["[``]", 2],
		['{"a"==1}', 5],
		["[NaN]", 2],
		["[Infinity]", 1],
		["[-Infinity]", 2],
		["[true false]", 6],
		['{"a":}', 5],
		["[1}", 2],
		['{"a":1]', 6],
		['["a"b]', 4],
		['{"a":1 "b", 2}', 10],
		['{"a": "He said "hi" there"}', 16],
		["[1 2]", 3],
		["[/ 1]", 2],
	])("%s breaks at %i", (text, at) => expect(breaks(text)).toBe(at));

	it("a value that is cut is not broken", () => {
		const text = '{"a": [1, -2.5e3, true, "x\\u00e9"], "b": null}';
		for (let i = 0; i < text.length; i++) expect(breaks(text.slice(0, i)), `${i}`).toBe(-1);
	});
});

describe("what leaves before the end", () => {
	it.each([
		['{"a": 1, ', '{"a": 1'],
		['{"a": tru', '{"a": tru'],
		['{"a": Tru', '{"a": '],
		['{"a": "x\\', '{"a": "x'],
		['{"a": "x\\u12', '{"a": "x'],
		['{"a": "x\ud83d', '{"a": "x'],
		['{"a": 12', '{"a": 12'],
		["{ab", '{"ab'],
	])("of %s: %s", (text, json) => expect(readJson(text, 0, ALL).json).toBe(json));
});

describe("depth", () => {
	it("is counted, not recursed into", () => {
		const depth = 200_000;
		const text = "[".repeat(depth) + "]".repeat(depth);
		expect(readJson(text, 0, { depth, repair: () => false }).outcome).toEqual({
			is: "done",
			end: text.length,
		});
		expect(readJson(text, 0, { depth: depth - 1, repair: () => false }).outcome).toEqual({
			is: "broken",
			at: depth - 1,
			why: "limit-depth",
		});
	});
});

describe("the envelope", () => {
	it("may lack its last brace before the close of the call, and at the end", () => {
		const text = '<call>{"name":"f","arguments":{"a":1}';
		expect(read(OBJECT, `${text}\n</call>!`)).toEqual([
			'call f {"a":1} repaired envelope',
			'text "!"',
		]);
		expect(read(OBJECT, text)).toEqual(['call f {"a":1} repaired envelope unclosed']);
		expect(read(OBJECT, `${text}</ca`)).toEqual(['call f {"a":1} repaired envelope unclosed']);
	});
	it("may not lack more", () => {
		expect(read(OBJECT, '<call>{"name":"f","arguments":{"a":1</call>!')).toContain("! broken");
	});
	it("may not lack before something else: a string was broken", () => {
		expect(read(OBJECT, '<call>{"name":"f","arguments":{"a":1} oops</call>!')).toEqual([
			'call f {"a":1} incomplete envelope',
			"! broken",
			'text "!"',
		]);
	});
	it("is complete under `strict`, or broken", () => {
		const text = '<call>{"name":"f","arguments":{"a":1}</call>';
		expect(read(OBJECT, text, { strict: true })).toEqual(['call f {"a":1} incomplete', "! broken"]);
	});
});

describe("options", () => {
	const text = "<call>{'name': 'f', 'arguments': {'a': True}}</call>";
	it("report each repair on the call, once", () => {
		expect(read(OBJECT, text)).toEqual([
			'call f {"a": true} repaired single-quotes python-literal',
		]);
	});
	it("turn repairs off, all or those not named", () => {
		expect(read(OBJECT, text, { strict: true })).toEqual([
			`text ${JSON.stringify(text)}`,
			"! malformed",
		]);
		expect(read(OBJECT, text, { lenient: ["single-quotes"] })[0]).toBe(
			'call f {"a":  incomplete single-quotes',
		);
	});
});
