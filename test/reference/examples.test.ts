/** The helper that checks examples must find what differs, and nothing else. */
import { describe, expect, it } from "vitest";
import type { Example, Expectation } from "../../src/language/syntax.js";
import { closed, compact, exampleProblems, type Observed } from "./examples.js";
import { grammar } from "./support.js";

function example(expect: readonly Expectation[]): Example {
	const [first] = grammar(`
message = content
example any
  with f(a: integer, b?: string)
  entry other
  finish length
  | input
  = text "x"
`).examples;
	if (first === undefined) throw new Error("the example is missing");
	return { ...first, expect: expect.map((one) => ({ ...one, at: first.at })) };
}

function problems(expect: readonly Expectation[], got: readonly Observed[]): readonly string[] {
	return exampleProblems(example(expect), () => got);
}

const CALL = { type: "call", name: "f", id: null, repairs: [] } as const;
const EXPECTED = { ...CALL, arguments: '{"a": 1}', incomplete: false };
const GOT = { ...CALL, arguments: '{"a":1}', status: "complete" };

describe("an example holds", () => {
	it("if texts are equal when neighbours are merged", () => {
		const expected = { type: "text", text: "ab" } as const;
		const got: readonly Observed[] = [
			{ type: "content", text: "a" },
			{ type: "markup" },
			{ type: "notice", code: "stray" },
			{ type: "content", text: "b" },
		];
		expect(problems([expected], got)).toEqual([]);
		expect(problems([expected], [{ type: "content", text: "ab " }])).toHaveLength(1);
		expect(problems([expected], [{ type: "reasoning", text: "ab" }])).toHaveLength(1);
	});
	it("if calls are equal, but for white space", () => {
		expect(problems([EXPECTED], [GOT])).toEqual([]);
		for (const change of [
			{ name: "g" },
			{ arguments: '{"a":1.0}' },
			{ arguments: '{"a":"1"}' },
			{ status: "incomplete" },
			{ status: "repaired", repairs: ["unclosed"] },
		]) {
			expect(problems([EXPECTED], [{ ...GOT, ...change }]), JSON.stringify(change)).toHaveLength(1);
		}
		expect(problems([EXPECTED], [])).toHaveLength(1);
		expect(problems([], [GOT])).toHaveLength(1);
		expect(
			problems([EXPECTED, { ...EXPECTED, name: "g" }], [{ ...GOT, name: "g" }, GOT]),
		).toHaveLength(2);
	});
	it("if the id is the one that it states", () => {
		expect(problems([EXPECTED], [{ ...GOT, id: "7" }])).toEqual([]);
		expect(problems([{ ...EXPECTED, id: "7" }], [{ ...GOT, id: "7" }])).toEqual([]);
		expect(problems([{ ...EXPECTED, id: "7" }], [{ ...GOT, id: "8" }])).toHaveLength(1);
	});
	it("if the notices are those that it states", () => {
		const notice = { type: "notice", code: "stray" } as const;
		expect(problems([EXPECTED], [GOT, notice])).toEqual([]);
		expect(problems([EXPECTED, notice], [notice, GOT])).toEqual([]);
		expect(problems([EXPECTED, notice], [GOT])).toHaveLength(1);
		expect(problems([EXPECTED, notice], [GOT, notice, notice])).toEqual([]);
		expect(problems([EXPECTED, notice], [GOT, { ...notice, code: "broken" }])).toHaveLength(1);
		expect(
			problems([EXPECTED, notice], [GOT, notice, { ...notice, code: "unclosed" }]),
		).toHaveLength(1);
	});
	it("if an incomplete call has shown a beginning of what it states", () => {
		const cut = { ...EXPECTED, incomplete: true };
		expect(problems([cut], [{ ...GOT, status: "incomplete", arguments: '{"a":1' }])).toEqual([]);
		expect(problems([cut], [{ ...GOT, status: "incomplete", arguments: '{"a":' }])).toEqual([]);
		expect(problems([cut], [{ ...GOT, status: "incomplete", arguments: '{"b":' }])).toHaveLength(1);
		expect(problems([cut], [{ ...GOT, status: "incomplete", name: "g" }])).toHaveLength(1);
	});
	it("handing over what the example says about the request", () => {
		exampleProblems(example([]), (text, request) => {
			expect(text).toBe("input");
			expect(request.entry).toBe("other");
			expect(request.finish).toBe("length");
			expect(request.tools).toEqual([
				{
					name: "f",
					parameters: {
						type: "object",
						properties: { a: { type: "integer" }, b: { type: "string" } },
						required: ["a"],
					},
				},
			]);
			return [];
		});
	});
});

describe("JSON text", () => {
	it("is compared without white space, with its digits", () => {
		expect(compact('{ "a b" : [1.0,\n"\\u00e9 "] }')).toBe('{"a b":[1.0,"é "]}');
	});
	it.each([
		["", "{}"],
		["{", "{}"],
		['{"a', "{}"],
		['{"a"', "{}"],
		['{"a":', "{}"],
		['{"a":1,', '{"a":1}'],
		['{"a":1,"b', '{"a":1}'],
		['{"a":"x', '{"a":"x"}'],
		['{"a":[1,{"b":"c\\"', '{"a":[1,{"b":"c\\""}]}'],
		['{"a":["b"', '{"a":["b"]}'],
		['{"a":1}', '{"a":1}'],
	])("that is cut is closed: %s", (partial, whole) => expect(closed(partial)).toBe(whole));
});
