/** Texts of a value, guarded from the words of a format: all of them, and a value without any is not copied. */
import { expect, test } from "vitest";
import { EngineError } from "../../../src/gateway/engine.js";
import { guardJson, guardMembers } from "../../../src/gateway/prompt/guard.js";
import { DEFAULT_LIMITS } from "../../../src/runtime/limits.js";

const guard = (text: string): string => text.replaceAll("<|", "< |");

test("texts at any place, names of members too", () => {
	const value = { "<|a": ["<|", { b: [1, null, "x<|y"] }], c: true };
	const wanted = { "< |a": ["< |", { b: [1, null, "x< |y"] }], c: true };
	expect(guardJson(guard, value)).toEqual(wanted);
	expect(guardMembers(guard, value)).toEqual(wanted);
	expect(guardJson(guard, "<|")).toBe("< |");
	expect(guardJson(guard, { "<|": 1 })).toEqual({ "< |": 1 });
});

test("a value that needs no guard is given back as it is", () => {
	for (const value of [{ a: ["b", { c: "d" }] }, ["x"], "x", 5, null, {}])
		expect(guardJson(guard, value)).toBe(value);
	const members = { a: ["b"] };
	expect(guardMembers(guard, members)).toBe(members);
});

test("what is nested too deeply is refused, and no deeper value is", () => {
	const nested = (depth: number): unknown => {
		let value: unknown = "x";
		for (let k = 0; k < depth; k++) value = k % 2 === 0 ? [value] : { a: value };
		return value;
	};
	const { depth } = DEFAULT_LIMITS;
	const whole = nested(depth);
	expect(guardJson(guard, whole)).toBe(whole);
	expect(() => guardJson(guard, nested(depth + 1))).toThrow(EngineError);
	expect(() => guardJson(guard, nested(depth + 1))).toThrow(`nested more than ${depth} deep`);
});
