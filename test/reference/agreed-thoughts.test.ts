/** Where a call without a marker begins in a thought: at the beginning of a line, and the thought's beginning is one. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const TOOLS = [{ name: "f" }];

describe("a call that may only begin a message", () => {
	const source = `message = (think / call / content)*
think = (^ / bol) "<think>" reasoning "</think>"
call = ^ name:tool ":" arguments
entry thinking after "<think>" = reasoning "</think>" message
`;
	const call = (from: number): string =>
		`call ${from}-${from + 4} "f" {} repaired [unclosed-thought]`;

	it("does not begin within a sentence of a thought", () => {
		expect(both(source, "<think>I call f:{}", TOOLS)).toEqual(['reasoning 7-18 "I call f:{}"']);
		expect(both(source, "I call f:{}", TOOLS, "stop", false, "thinking")).toEqual([
			'reasoning 0-11 "I call f:{}"',
		]);
	});
	it("begins a line of it, or the thought", () => {
		expect(both(source, "<think>I call\nf:{}", TOOLS)).toEqual([
			'reasoning 7-14 "I call\\n"',
			call(14),
		]);
		expect(both(source, "<think>f:{}", TOOLS)).toEqual([call(7)]);
		expect(both(source, "f:{}", TOOLS, "stop", false, "thinking")).toEqual([call(0)]);
	});
	it("begins no line behind content", () => {
		expect(both(source, "x\n<think>I call\nf:{}", TOOLS)).toEqual([
			'content 0-2 "x\\n"',
			'reasoning 9-20 "I call\\nf:{}"',
		]);
	});
});

describe("a call that begins a line", () => {
	const source = `message = (think / call / content)*
think = (^ / bol) "<think>" reasoning "</think>"
call = bol "@" name ":" arguments
entry thinking after "<think>" = reasoning "</think>" message
`;
	it("begins the thought, whoever has opened it", () => {
		expect(both(source, "<think>@f:{}", TOOLS)).toEqual([
			'call 7-12 "f" {} repaired [unclosed-thought]',
		]);
		expect(both(source, "@f:{}", TOOLS, "stop", false, "thinking")).toEqual([
			'call 0-5 "f" {} repaired [unclosed-thought]',
		]);
	});
});

describe("an entry whose markup the input cuts or spoils leaves nothing", () => {
	const source = `message = (think / call / content)*
think = "<think>" thought
thought = eol "</think>"
call = "<tool>" name "</tool>"
entry thinking after "<think>" = skip:"<think>" thought message
`;
	it.each(["<think>", "<think>\n", "<think>\n</th", "<think>a"])("%j", (text) => {
		expect(both(source, text, [], "stop", false, "thinking")).toEqual([
			`content 0-${text.length} ${JSON.stringify(text)}`,
			"notices malformed",
		]);
	});
	it("its calls are read where it was spoilt", () => {
		const said = both(source, "<think>\n<tool>x</tool>", [], "stop", false, "thinking");
		expect(said).toEqual([
			'content 0-8 "<think>\\n"',
			'call 8-22 "x" {} complete []',
			"notices malformed",
		]);
	});
});

it("a thought is over where it is closed, whatever the message must begin with", () => {
	const source = `message = answer (call / content)*
answer = "<answer>"
call = "<call>" name ":" arguments
entry thinking after "<think>" = reasoning "</think>" message`;
	for (const [text, said] of [
		["a</think>", []],
		["a</think>b", ['content 9-10 "b"']],
		["a</think><answer>b", ['content 17-18 "b"']],
		["a</think><answe", []],
	] as const)
		expect(both(source, text, [], "stop", false, "thinking")).toEqual([
			'reasoning 0-1 "a"',
			...said,
		]);
});
