/** The classes of characters, against their definitions. */
import { describe, expect, it } from "vitest";
import { atomClass, inClass, isWordClass, WORD_CHARACTER } from "../../src/runtime/scan/classes.js";

/** By class, a regular expression for one character. */
const CLASSES = {
	word: /^[^\p{Cc}\s<>{}()[\]"'`,;=|\\｜]$/u,
	digits: /^[0-9]$/,
	attr: /^[^"\r\n]$/,
	line: /^[^\r\n]$/,
	any: /^.$/s,
} as const;
const CHARACTERS = [...Array(128).keys()].map((code) => String.fromCharCode(code));
const WIDE = ["ø", "０", "｜", "▁", "€", "“"];

describe.each(Object.entries(CLASSES))("%s", (name, is) => {
	const cls = atomClass(name as keyof typeof CLASSES);
	it("has its characters, and no others", () => {
		for (const one of [...CHARACTERS, ...WIDE])
			expect(inClass(cls, one.charCodeAt(0)), JSON.stringify(one)).toBe(is.test(one));
	});
	it("is one word, if white space is none of it", () => {
		expect(isWordClass(cls)).toBe(!is.test(" "));
	});
});

it("a regular expression knows the characters of a word; it need not know of control characters", () => {
	for (const flags of ["", "u"]) {
		const word = new RegExp(`^${WORD_CHARACTER}$`, flags);
		for (const one of [...CHARACTERS, ...WIDE])
			if (!/\p{Cc}/u.test(one))
				expect(word.test(one), JSON.stringify(one)).toBe(CLASSES.word.test(one));
	}
});
