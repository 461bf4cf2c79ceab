/** A condition is read beside what follows it: a literal of four or more characters that is whole in it tells of a call, too. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

/** The texts of which a notice tells. */
function told(source: string, texts: readonly string[]): readonly string[] {
	return texts.filter((text) => {
		const lines = both(`message = (call / content)*\n${source}`, text);
		expect(lines[0]).toMatch(/^content 0-/);
		return lines.some((line) => line.includes("malformed"));
	});
}

describe("the literal of a condition is whole", () => {
	it("with the character by which what follows it dies", () => {
		const source = `call = &"<tag" "<ta:" name "(" arguments ")"`;
		expect(told(source, ["<tag", "<tag.", "a<tag>", "<ta.", "<tab"])).toEqual([
			"<tag",
			"<tag.",
			"a<tag>",
		]);
	});
	it("before what follows it dies", () => {
		const source = `call = &(_ "<tag ") _ "<tag " ":" name "(" arguments ")"`;
		expect(told(source, ["<tag .", " <tag .", "<tag."])).toEqual(["<tag .", " <tag ."]);
	});
	it("and is no longer read behind that", () => {
		const source = `call = &"<tags>" "<t:" name "(" arguments ")"`;
		expect(told(source, ["<tags>", "<t:.", "<t>"])).toEqual([]);
	});
});

describe("the condition begins with what only the machine reads", () => {
	it.each([
		["a JSON value", "skip:json", ['{"a":1}<tag>', '{"a":1', "1<tag>.", "word"]],
		["a text", "skip:text", ['{"a":1}<tag>', "{}<tag>.", "<tag>"]],
		["a key", "key", ["{key<tag>", "key<tag>.", "{}<tag>", "<tag>"]],
	] as const)("%s", (_, body, texts) => {
		const call = `call = &(${body} "<tag>") "{" skip:word "<tags" name ":" arguments`;
		for (const text of texts) both(`message = (call / content)*\n${call}`, text);
	});
});

it("a name of a declared tool is nothing where no tool is declared", () => {
	const source = `message = (block / content)*
block = "<calls>" &(("" / "print.") skip:tool "(") ("print." / "") call+ "</calls>"
call = name:tool "(" arguments ")"`;
	for (const text of ["<calls>print.", "<calls>print.f", "<calls>f("])
		expect(both(source, text)).toEqual([`content 0-${text.length} ${JSON.stringify(text)}`]);
	expect(both(source, "<calls>print.", [{ name: "f" }])).not.toContain("content 0-13");
});
