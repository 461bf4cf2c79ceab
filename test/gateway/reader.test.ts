/** What the readers of all requests share: what a value must be, and the sentence where it is not. */
import { describe, expect, test } from "vitest";
import { member, mustBe, readWith, without } from "../../src/gateway/endpoints/reader.js";

describe("what a value must be", () => {
	type Row = readonly [keyof typeof mustBe, readonly unknown[], readonly unknown[], string];
	const rows: readonly Row[] = [
		["fields", [{}, { a: 1 }], [null, [], "x", undefined], "p must be an object"],
		["list", [[], [1]], [null, {}, "x"], "p must be a list"],
		["text", ["", "x"], [null, 5, {}], "p must be a string"],
		["name", ["x"], [null, 5], "p must be a string"],
		["name", [" "], [""], "p must not be empty"],
		["flag", [true, false], [null, 0, "true"], "p must be true or false"],
		["count", [1, 1e6], [0, -1, 1.5, "1", null], "p must be a whole number above 0"],
	];
	test.each(rows)("%s", (kind, good, bad, says) => {
		for (const value of good) expect(mustBe[kind](value, "p")).toBe(value);
		for (const value of bad)
			expect(() => mustBe[kind](value, "p")).toThrow(new RegExp(`^${says}$`));
	});

	test("a count up to its bound, which is told", () => {
		expect(mustBe.count(4, "p", 4)).toBe(4);
		expect(() => mustBe.count(5, "p", 4)).toThrow("p must be a whole number above 0, at most 4");
	});

	test("the body itself has no name", () => {
		expect(readWith([], () => ({ model: "m", messages: [] }))).toEqual({
			ok: false,
			problem: {
				status: 400,
				type: "invalid_request_error",
				code: "invalid_request",
				message: "the body must be an object",
			},
		});
	});

	test("an error that is no refusal is nobody's answer", () => {
		const defect = () => {
			throw new RangeError("a defect");
		};
		expect(() => readWith({}, defect)).toThrow("a defect");
	});

	test("what is not there is left out", () => {
		expect(member("a", undefined)).toEqual({});
		expect(member("a", null)).toEqual({ a: null });
		const fields = { a: 1, b: null, c: undefined, d: false };
		expect(without(fields, new Set(["a"]))).toEqual({ d: false });
	});
});
