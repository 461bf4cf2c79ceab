/** Characters that a reader takes for a plain one: by Unicode's own tables, and by their looks. */
import { describe, expect, test } from "vitest";
import { plainLook } from "../../src/compiler/analyse/confusable.js";

const ASCII = Array.from({ length: 127 - 32 }, (_, at) => String.fromCharCode(32 + at));
const ALL = Array.from({ length: 0xd800 }, (_, at) => String.fromCharCode(at)).concat(
	Array.from({ length: 0x10000 - 0xe000 }, (_, at) => String.fromCharCode(0xe000 + at)),
);

/** By what one draws: quotes of print, dashes, brackets of mathematics, letters of other scripts. */
const LOOKS: readonly (readonly [plain: string, others: string])[] = [
	["'", "‘’‚‛′´"],
	['"', "“”„‟″«»"],
	["-", "‐‑‒–—―−"],
	["<", "‹⟨〈"],
	[">", "›⟩〉"],
	["|", "│∣ǀ¦"],
	["/", "⁄∕"],
	[":", "∶꞉"],
	["_", "▁‗﹍"],
	["aceiopxy", "асеіорху"],
	["o", "ο"],
];

describe("look-alikes", () => {
	test("plain text stays as it is", () => {
		expect(plainLook(ASCII.join(""))).toBe(ASCII.join(""));
	});

	test.each(LOOKS)("%s", (plain, others) => {
		const each = plain.length === 1 ? plain.repeat(others.length) : plain;
		expect(plainLook(others)).toBe(each);
		expect(plainLook(`<${others}>`)).toBe(`<${each}>`);
	});

	test("wide forms and spaces, as Unicode folds them", () => {
		const wide = ALL.filter((c) => c >= "\uff01" && c <= "\uff5e");
		expect(wide.map(plainLook)).toEqual(wide.map((c) => c.normalize("NFKC")));
		const spaces = "\u00a0\u2002\u2003\u2007\u2009\u202f\u3000".split("");
		expect(spaces.map((c) => c.normalize("NFKC"))).toEqual(spaces.map(() => " "));
		expect(spaces.map(plainLook)).toEqual(spaces.map(() => " "));
	});

	test("what looks like nothing else stays, and no text changes its length", () => {
		const strange = "éß中｟＀";
		expect(plainLook(strange)).toBe(strange);
		const changed = ALL.filter((c) => plainLook(c) !== c);
		expect(changed.every((c) => ASCII.includes(plainLook(c)) && !ASCII.includes(c))).toBe(true);
		expect(plainLook("😀‹😀")).toBe("😀<😀");
	});
});
