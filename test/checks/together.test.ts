import { describe, expect, test } from "vitest";
import { commonModel } from "../../src/compiler/analyse/globs.js";
import { checkTogether } from "../../src/compiler/checks/index.js";
import { grammarOf, place } from "./table.js";

const models = (name: string, globs: string, more = ""): ReturnType<typeof grammarOf> =>
	grammarOf(`models ${globs}${more}\nmessage = content`, name);

describe("model-clash", () => {
	test("two globs of equal weight that meet", () => {
		const found = checkTogether([
			models("one", '"org/a-*-b"'),
			models("two", '"x/y", "org/*-big"'),
		]);
		expect(found.map((one) => one.code)).toEqual([]);
		const [clash, ...more] = checkTogether([
			models("one", '"org/model-*"'),
			models("two", '"x/y", "org/*-model"'),
		]);
		expect(more).toEqual([]);
		expect(clash).toMatchObject({
			code: "model-clash",
			severity: "error",
			file: "two.toolgrammar",
			counterexample: "org/model-model",
		});
		expect(clash && place(clash)).toBe("2:15");
		expect(clash?.hint).toMatch(/longer/);
	});

	test("the longer glob wins, so there is no clash", () => {
		const found = checkTogether([models("one", '"org/model-*"'), models("two", '"org/model-1*"')]);
		expect(found).toEqual([]);
	});

	test("equal weight without a common model is none", () => {
		expect(checkTogether([models("one", '"org/model-*"'), models("two", '"org/mobel-*"')])).toEqual(
			[],
		);
	});

	test.each([
		["a*", "*b", "ab"],
		["a*c", "ab*", "abc"],
		["A*", "a", "A"],
		["a", "b", null],
		["*", "*", ""],
		["a*b*c", "*x*", "abxc"],
	])("%s and %s share %s", (a, b, shared) => {
		expect(commonModel(a, b)).toBe(shared);
	});
});

describe("duplicate names across files", () => {
	test("an alias that is another file's name", () => {
		const [found, ...more] = checkTogether([
			models("one", '"a"'),
			models("two", '"b"', '\naliases "uno", "one"'),
		]);
		expect(more).toEqual([]);
		expect(found).toMatchObject({ code: "duplicate", severity: "error", file: "two.toolgrammar" });
		expect(found && place(found)).toBe("3:16");
		expect(found?.hint).toMatch(/another name/);
		expect(found?.message).toContain("one.toolgrammar");
	});

	test("different names are fine", () => {
		expect(checkTogether([models("one", '"a"'), models("two", '"b"', '\naliases "uno"')])).toEqual(
			[],
		);
	});
});
