/** Two ways to read one text: which of them counts, and when the other is given up. Every text is fed whole, at each cut and by characters. */
import { describe, expect, test } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

describe("of two readings of the white space behind a name", () => {
	const format = formatOf(`format spaced "a line for the name"
message = (call / content)*
call = "<call " name layout arguments "</call>"
layout = "\\n" _
lenient no-line layout = " " _
`);
	const tools = [{ name: "f" }];

	// white space behind a decorated name may be a part of that: then the layout is as it should be
	test.each([
		["f()\n", "decorated-name"],
		["f() \n", "decorated-name"],
		["f()  \n \n", "decorated-name"],
		["f\n \n \n", ""],
		["f()\n \n \n", "decorated-name"],
		// there is no line's end: one lenient rule more
		["f() ", "decorated-name,no-line"],
		["f()   ", "decorated-name,no-line"],
		// one lenient rule, and a decorated name counts as two
		["f \n", "no-line"],
	])("%j: the one with fewer deviations counts", (name, codes) => {
		const [{ content, toolCalls }] = feedAllWays(format, `<call ${name}{}</call>`, { tools });
		expect(content).toBe("");
		expect(toolCalls).toMatchObject([{ name: "f", arguments: "{}" }]);
		expect(toolCalls[0]?.repairs.join()).toBe(codes);
	});
});

describe("an opening in a value whose close may be missing", () => {
	const format = formatOf(`format pairs "values in tags"
message = (call / content)*
call = "<call=" name ">" ("<arg=" key ">" value "</arg>" &("<arg=" / "</call>"))* "</call>"
`);
	const string = { type: "string" };
	const parameters = { type: "object", properties: { alpha: string, beta: string, bet: string } };
	const tools = [{ name: "f", parameters }];
	const head = "<call=f><arg=alpha>x</arg>";

	/** What has left of the arguments behind this text. */
	const left = (text: string, size: number): string => {
		const parser = createParser(format, { tools });
		let json = "";
		for (let i = 0; i < text.length; i += size)
			for (const event of parser.feed(text.slice(i, i + size)))
				if (event.type === "call-arguments") json += event.delta;
		return json;
	};

	test.each([
		// each key that begins so is bound
		["<arg=beta>y<arg=a", '"beta":"y<arg=a'],
		["<arg=beta>y<arg=al", '"beta":"y<arg=al'],
		["<arg=beta>y<arg=alpha", '"beta":"y<arg=alpha'],
		// no key begins so
		["<arg=beta>y<arg=x", '"beta":"y<arg=x'],
		// one of two is not bound
		["<arg=beta>y<arg=b", '"beta":"y'],
		["<arg=beta>y<arg=bet", '"beta":"y'],
		["<arg=beta>y<arg=beta", '"beta":"y<arg=beta'],
	])("%s: is text as soon as no key is left that it may open", (text, json) => {
		for (const size of [1, 2, 3, 1000])
			expect(left(head + text, size)).toBe(`{"alpha":"x",${json}`);
	});

	test("is text where its key is bound, and else the next pair", () => {
		const argumentsOf = (text: string) =>
			feedAllWays(format, `${head}${text}</arg></call>`, { tools })[0].toolCalls[0]?.arguments;
		expect(argumentsOf("<arg=beta>y<arg=alpha>z")).toBe('{"alpha":"x","beta":"y<arg=alpha>z"}');
		expect(argumentsOf("<arg=beta>y<arg=bet>z")).toBe('{"alpha":"x","beta":"y","bet":"z"}');
	});
});

test("a value that is no text rules out that it was text, and nothing behind a call that is over", () => {
	const format = formatOf(`format apart "a value of two kinds, or a number that ends the call"
message = (call / content)*
call = "<call " name ">" (key:="a" (value:json / value:text) "!" / key:="b" value:digits)
`);
	const read = (text: string) => {
		const [{ toolCalls, content }] = feedAllWays(format, text);
		return [toolCalls[0]?.arguments, toolCalls[0]?.status, content];
	};
	expect(read("<call f>12!")).toEqual(['{"a":12}', "complete", ""]);
	expect(read("<call f>12;")).toEqual(['{"b":12}', "complete", ";"]);
	expect(read("<call f>so!")).toEqual(['{"a":"so"}', "complete", ""]);
});

test("a call that breaks before a value has begun has no code of the lenient way that waited for it", () => {
	const format = formatOf(`format late "a pair in its own marks, or leniently a bare value"
message = (call / content)*
call = "<call " name ">" ~ pair "</call>"
pair = ":" key "=" "<" value:text ">"
lenient bare pair = ":" key "=" value:json
`);
	const read = (rest: string) => {
		const [{ toolCalls }] = feedAllWays(format, `<call f>:a=${rest}</call>`);
		return toolCalls.map((call) => [call.arguments, call.status, ...call.repairs]);
	};
	expect(read("3")).toEqual([['{"a":3}', "repaired", "bare"]]);
	// what no value begins with leaves both ways possible, and the one without deviations counts
	expect(read("?")).toEqual([["", "incomplete"]]);
});
