import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quoteLiteral } from "../../src/language/literal.js";
import { HEAD, read } from "./support.js";

/** The text of a literal, as each place that takes one reads it. */
function readings(literal: string): readonly string[] {
	const grammar = read(
		`format x ${literal}\na = ${literal}\nexample e\n  |= ${literal}\n  = text ${literal}\n`,
	);
	const [rule] = grammar.rules;
	const [example] = grammar.examples;
	const [expectation] = example?.expect ?? [];
	return [
		grammar.title,
		rule?.expr.type === "literal" ? rule.expr.text : "no literal",
		example?.input ?? "no input",
		expectation?.type === "text" ? expectation.text : "no text",
	];
}

describe("escapes", () => {
	const table: readonly (readonly [literal: string, text: string])[] = [
		['"a\\nb"', "a\nb"],
		['"\\t\\r"', "\t\r"],
		['"\\\\n"', "\\n"],
		['"\\"\\\'"', "\"'"],
		["'\\\"\\''", "\"'"],
		['"\\u0041\\u00e9\\u00E9"', "Aéé"],
		['"\\ud83d\\ude00"', "😀"],
		['"\\u0000"', "\u0000"],
		['"｜▁ 😀"', "｜▁ 😀"],
		["'it is \"so\"'", 'it is "so"'],
	];
	for (const [literal, text] of table) {
		test(literal, () => expect(readings(literal)).toEqual([text, text, text, text]));
	}
});

describe("printing", () => {
	test("a plain text stays readable", () => expect(quoteLiteral("<a> é｜")).toBe('"<a> é｜"'));
	test("quotes, line ends and tabs are escaped", () =>
		expect(quoteLiteral('\\"\n\r\t')).toBe('"\\\\\\"\\n\\r\\t"'));
	test("what cannot be seen is escaped", () =>
		expect(quoteLiteral("\u0000\u00A0\u200B\u2028\uD800")).toBe(
			'"\\u0000\\u00A0\\u200B\\u2028\\uD800"',
		));

	test("each text is read as it was printed", () => {
		const units = fc
			.array(fc.integer({ min: 0, max: 0xffff }))
			.map((codes) => String.fromCharCode(...codes));
		const escapes = fc.string({
			unit: fc.constantFrom("\\", '"', "'", "n", "u", "0", "\n", "#", " "),
		});
		fc.assert(
			fc.property(fc.oneof(units, escapes, fc.string({ unit: "grapheme" })), (text) => {
				expect(readings(quoteLiteral(text))).toEqual([text, text, text, text]);
			}),
			{ numRuns: 500 },
		);
	});

	test("a printed literal stands on one line", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(quoteLiteral(text)).not.toMatch(/[\r\n\u2028\u2029]/);
			}),
		);
	});
});

test("a literal may hold the other kind of quote as it stands", () => {
	const { tokens } = read(`${HEAD}tokens '"', "'"\n`);
	expect(tokens.map((token) => token.text)).toEqual(['"', "'"]);
});
