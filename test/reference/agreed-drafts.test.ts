/** Calls in a thought that may end it (3.22 to 3.24): in sections, in one that is not closed, and repaired. Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

describe.each([
	["a thought and a section", "(think / section / content)*"],
	["a section alone, behind a thought", "think? (section / content)*"],
])("in sections of a message of %s", (_what, message) => {
	const source = `
message = ${message}
think = "<think>" reasoning "</think>"
section = "<calls>" call* "</calls>"
call = "@" name ":" arguments ";"
`;
	const tools = [tool("f"), tool("g")];

	it("calls end the thought, though one section is left for the next", () => {
		const text = "<think>hm <calls>@f:{};<calls>@g:{};</calls>";
		expect(both(source, text, tools)).toEqual([
			'reasoning 7-10 "hm "',
			'call 17-23 "f" {} repaired [unclosed-thought]',
			'call 30-36 "g" {} repaired [unclosed-thought]',
			"notices unclosed",
		]);
	});
	it("a call behind other text is thought, and is told of", () => {
		const text = "<think>hm <calls>so @f:{}; on</calls></think>ok";
		expect(both(source, text, tools)).toEqual([
			'reasoning 7-37 "hm <calls>so @f:{}; on</calls>"',
			'content 45-47 "ok"',
			"notices call-in-reasoning",
		]);
	});
});

describe("repaired", () => {
	const source = `
message = (think / call / content)*
think = "<think>" reasoning "</think>"
call = "<call=" name ">" ("<arg=" key ">" value "</arg>" &("<arg=" / "</call>"))* "</call>"
`;
	const tools = [tool("f", { a: "string", b: "string" })];

	it("a call ends the thought, if what is repaired is not its own end", () => {
		const call = "<call=f><arg=a>x<arg=b>y</arg></call>";
		expect(both(source, `<think>hm ${call}`, tools)).toEqual([
			'reasoning 7-10 "hm "',
			`call 10-${10 + call.length} "f" {"a":"x","b":"y"} repaired [unclosed-thought,unclosed-value]`,
		]);
	});
	it("a call that may have taken a mark for its value's text does not", () => {
		const thought = "hm <call=f><arg=a>x <arg=z> y<arg=b>y</arg></call>";
		expect(both(source, `<think>${thought}`, tools)).toEqual([
			`reasoning 7-${7 + thought.length} ${JSON.stringify(thought)}`,
			"notices call-in-reasoning",
		]);
	});
	it("a call without its end does not", () => {
		const thought = "hm <call=f><arg=a>x</arg><arg=b>y</arg>";
		expect(both(source, `<think>${thought}`, tools)).toEqual([
			`reasoning 7-${7 + thought.length} ${JSON.stringify(thought)}`,
			"notices call-in-reasoning",
		]);
	});
});
