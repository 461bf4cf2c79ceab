/** The stated limits of made-up formats: each is stated where the grammar has it, and only there. */
import { expect, test } from "vitest";
import { compileGrammar, limitSentence, statedLimits } from "../../src/compiler/index.js";

function sentences(rules: string): readonly string[] {
	const { format, diagnostics } = compileGrammar(`format made_up "for a test"\n\n${rules}\n`, "t");
	if (format === null) throw new Error(diagnostics.map(({ message }) => message).join("; "));
	return statedLimits(format).map((limit) => limitSentence(limit));
}

const JSON_CALL = 'call = "[[call " name "]]" arguments "[[/call]]"';
const MARKED = `message = (call / content)*\n${JSON_CALL}`;

test("a call between markers, anywhere: no thoughts, and nothing else", () => {
	expect(sentences(MARKED)).toEqual(["no thoughts"]);
});

test("no calls", () => {
	expect(sentences("message = content")).toEqual(["no thoughts", "no calls"]);
});

test("a call that begins a line, or the message", () => {
	const at = (where: string) =>
		sentences(MARKED.replace('call = "', `call = ${where} "`)).filter((one) =>
			one.includes("call"),
		);
	expect(at("bol")).toEqual([
		"text in front of a call ends its line, for a call counts only where a line begins",
	]);
	expect(at("^")).toEqual([
		"no text in front of a call, for it counts only as the beginning of the message",
	]);
});

test("thoughts, where they begin and what ends them", () => {
	const think = (where: string) =>
		sentences(
			`message = (think / call / content)*\nthink = ${where}"<<think>>" reasoning "<</think>>"\n${JSON_CALL}`,
		);
	expect(think("")).toEqual(['a thought ends at "<</think>>"']);
	expect(think("bol ")).toEqual([
		"a thought counts only where a line begins",
		'a thought ends at "<</think>>"',
	]);
});

test("raw text between tags ends at its close, where what follows fits", () => {
	const tagged = (close: string) =>
		sentences(
			`message = (call / content)*\ncall = "[[call " name "]]" ("[[key=" key "]]" value ${close})* "[[/call]]"`,
		).slice(1);
	const named = "a parameter's name is not empty";
	const next = "the text of a value ends before a call of a declared tool";
	expect(tagged('"[[/key]]"')).toEqual(['the text of a value ends at "[[/key]]"', next, named]);
	expect(tagged('"[[/key]]" &("[[key=" / "[[/call]]")')).toEqual([
		'the text of a value ends at "[[/key]]" where "[[key=" or "[[/call]]" follows',
		next,
		named,
	]);
	expect(tagged('eol? "[[/key]]"')).toEqual([
		'the text of a value ends at "[[/key]]"',
		next,
		"a line break at the end of a value's text is the layout's",
		named,
	]);
});

test("names of parameters between marks: no white space before one that is layout, nothing that ends the message", () => {
	const pairs = (pair: string, more = "") =>
		sentences(
			`${more}message = (call / content)*\ncall = "[[call " name "]]" (${pair})* "[[/call]]"`,
		).filter((one) => one.includes("name"));
	const end = 'value "[[/key]]"';
	expect(pairs(`"[[key=" _ key "]]" ${end}`)).toEqual([
		"a parameter's name is not empty and begins with no white space",
	]);
	expect(pairs(`"[[key=" key _ "]]" ${end}`, 'ends "[[over]]"\n')).toEqual([
		"a parameter's name is not empty and holds nothing that ends the message",
	]);
	// a call that has another way to say it holds any name
	const either = `(("[[key=" key "]]" ${end})+ / arguments)`;
	const rules = `message = (call / content)*\ncall = "[[call " name "]]" ${either} "[[/call]]"`;
	expect(sentences(rules).filter((one) => one.includes("name"))).toEqual([]);
});

test("what only a lenient rule reads is no limit of the wire", () => {
	const rules = `${MARKED}\nlenient bare call = ^ "call " name arguments "done"`;
	expect(sentences(rules)).toEqual(["no thoughts"]);
});
