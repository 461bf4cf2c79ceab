/** Where an attempt may begin in the run of a class (SEMANTICS, rule 2.4): not within a word, but anywhere in the rest of a line. */
import { expect, test } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

/** What is left of a text without its notes, which begin with `#` and are a run of the class. */
function withoutNotes(note: string, text: string): string {
	const by = formatOf(`format notes "notes of which the condition asks for the first character"
message = (note / call / content)*
note = &("#") ${note}
call = "<call " name ">" arguments "</call>"
`);
	return feedAllWays(by, text)[0].content;
}

test("the rest of a line may begin anywhere in it", () => {
	expect(withoutNotes("skip:line eol", "a word # a note\nb#c\n# d\ne")).toBe("a word be");
});

test("what stands before a quote may begin anywhere before it", () => {
	expect(withoutNotes(`skip:attr '"!'`, 'a word # a note"! b#c"!d')).toBe("a word  bd");
});

test("a word begins where no word goes on", () => {
	expect(withoutNotes(`skip:word ";"`, "a #b; c#d; #e;")).toBe("a  c#d; ");
});
