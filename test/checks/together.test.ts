import { describe, expect, test } from "vitest";
import { commonModel } from "../../src/compiler/analyse/globs.js";
import { checkTogether } from "../../src/compiler/checks/index.js";
import { formatDiagnostic } from "../../src/language/diagnostics.js";
import type { Grammar } from "../../src/language/syntax.js";
import { grammarOf, place } from "./table.js";

const models = (name: string, globs: string, more = ""): ReturnType<typeof grammarOf> =>
	grammarOf(`models ${globs}${more}\nmessage = content`, name);

/** All that is said of some grammars, as it is printed. */
function printed(...grammars: readonly Grammar[]): string[] {
	const sources = new Map(grammars.map(({ file, source }) => [file, source]));
	return checkTogether(grammars).map((one) => formatDiagnostic(one, sources.get(one.file) ?? ""));
}

test("of three files each two are compared, and the later one is to be changed", () => {
	const one = models("one", '"org/a*"', '\naliases "uno"');
	const two = models("two", '"org/*b", "other"', '\naliases "dos", "one"');
	const three = models("three", '"*/a*b", "org/*c"', '\naliases "dos", "uno"');
	expect(printed(one, two, three)).toEqual([
		`three.toolgrammar:2:17: error[model-clash]: "org/*c" and "org/a*" of the format \`one\` (one.toolgrammar) both claim the model org/ac, with equally many literal characters
 2 | models "*/a*b", "org/*c"
   |                 ^^^^^^^^
counterexample: org/ac
hint: make one of the globs longer, so that it is clear which of the two files reads this model`,
		`three.toolgrammar:3:9: error[duplicate]: the name or alias \`dos\` also belongs to the format \`two\` (two.toolgrammar)
 3 | aliases "dos", "uno"
   |         ^^^^^
hint: give one of the two another name`,
		`three.toolgrammar:3:16: error[duplicate]: the name or alias \`uno\` also belongs to the format \`one\` (one.toolgrammar)
 3 | aliases "dos", "uno"
   |                ^^^^^
hint: give one of the two another name`,
		`two.toolgrammar:2:8: error[model-clash]: "org/*b" and "org/a*" of the format \`one\` (one.toolgrammar) both claim the model org/ab, with equally many literal characters
 2 | models "org/*b", "other"
   |        ^^^^^^^^
counterexample: org/ab
hint: make one of the globs longer, so that it is clear which of the two files reads this model`,
		`two.toolgrammar:3:16: error[duplicate]: the name or alias \`one\` also belongs to the format \`one\` (one.toolgrammar)
 3 | aliases "dos", "one"
   |                ^^^^^
hint: give one of the two another name`,
	]);
});

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
