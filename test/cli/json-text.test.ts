/** What is wrong with a text that should be JSON, in words that no engine changes. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonFault, placeIn } from "../../src/cli/json-text.js";
import { run } from "./run-main.js";

test("a fault where JSON.parse throws, and nowhere else", () => {
	const pieces = [
		"{",
		"}",
		"[",
		"]",
		",",
		":",
		'"a"',
		'"',
		"\\",
		"\\n",
		"\\u00e9",
		"\\u0",
		"\t",
		" ",
		"\n",
		"\ufeff",
		"0",
		"01",
		"-",
		"1.5",
		"1.",
		".5",
		"1e9",
		"1e",
		"+1",
		"true",
		"nul",
		"null",
		"NaN",
		"'",
		"é",
		"\u00a0",
		"😀",
	];
	const judged = (text: string) => {
		let parses = true;
		try {
			JSON.parse(text);
		} catch {
			parses = false;
		}
		const fault = jsonFault(text);
		expect(fault === null, JSON.stringify(text)).toBe(parses);
		if (fault !== null) {
			expect(fault.at).toBeGreaterThanOrEqual(0);
			expect(fault.at).toBeLessThanOrEqual(text.length);
		}
	};
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (some) =>
			judged(some.join("")),
		),
		{ numRuns: 3000 },
	);
	fc.assert(
		fc.property(fc.json(), fc.nat(), fc.constantFrom(...pieces), (text, place, piece) => {
			judged(text);
			const at = place % (text.length + 1);
			judged(text.slice(0, at));
			judged(text.slice(0, at) + piece + text.slice(at));
			judged(text.slice(0, at) + text.slice(at + 1));
		}),
	);
	judged("[".repeat(200_000));
});

test.each([
	['{"id":1', "character 8: a comma or the end of the list or object is expected, the text ends"],
	["", "character 1: a value is expected, the text ends"],
	["[1,]", 'character 4: a value is expected, not "]"'],
	['{"a":1,}', 'character 8: a key is expected, not "}"'],
	["{'a':1}", `character 2: a key or "}" is expected, not "'"`],
	['{"a" 1}', 'character 6: ":" is expected, not "1"'],
	["[\u00a01]", 'character 2: a value or "]" is expected, not U+00A0'],
	["1 2", 'character 3: the end of the text is expected, not "2"'],
	['["a\tb"]', "character 4: U+0009 must be escaped in a string"],
	['["\\x"]', "character 3: no escape of JSON"],
	['["abc', "character 2: a string that is not closed"],
	['{\n"a": tru\n}\n', 'line 2, character 6: a value is expected, not "t"'],
])("%j", (text, said) => {
	const fault = jsonFault(text);
	expect(fault && `${placeIn(text, fault.at)}: ${fault.why}`).toBe(said);
});

test("a line that is no JSON has these words in its result, and no byte order mark is in its way", async () => {
	const { stdout } = await run(["parse", "--jsonl"], {
		input: '{"id":1\n\ufeff{"format":"toy","input":"x"}\n',
	});
	const [bad, good] = stdout.split("\n");
	expect(JSON.parse(bad ?? "").error).toEqual({
		code: "bad-request",
		message:
			"not JSON: character 8: a comma or the end of the list or object is expected, the text ends",
	});
	expect(JSON.parse(good ?? "")).toMatchObject({ content: "x", error: null });
});
