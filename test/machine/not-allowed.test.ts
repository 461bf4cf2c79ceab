/** With what only a rule begins that is not allowed nothing begins: its text leaves at once. */
import { expect, it } from "vitest";
import { createParser, type ParserOptions } from "../../src/runtime/index.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const format = formatOf(`format calls "calls in marks"
message = (think / call / content)*
think = "<t>" reasoning "</t>"
call = begin name ":" arguments "</call>"
begin = "<call "
lenient bracket begin = "[call "
`);

it.each<readonly [ParserOptions, string, string]>([
	[{ strict: true }, "a [ca", "a [ca"],
	[{ strict: true }, "a [", "a ["],
	[{ strict: true }, "a <ca", "a "],
	[{ policies: { lenient: [] } }, "a [ca", "a [ca"],
	[{ policies: { lenient: ["bracket"] } }, "a [ca", "a "],
	[{}, "a [ca", "a "],
	[{}, "a [co", "a [co"],
	// behind a call it is as before it
	[{ strict: true }, "<call f:{}</call> [ca", " [ca"],
])("%j: of %j leaves %j", (options, text, left) => {
	for (const chunks of [[text], text.split("")]) {
		const parser = createParser(format, options);
		const said = chunks
			.flatMap((chunk) => parser.feed(chunk))
			.map((event) => (event.type === "content" ? event.text : ""));
		expect(said.join("")).toBe(left);
	}
});

const PAIRS = formatOf(`format pairs "pairs in marks"
message = (call / content)*
call = "<call=" name ">" ("<arg=" key ">" value "</arg>" &("<arg=" / "</call>"))* "</call>"
`);
const string = { type: "string" };
const tools = [{ name: "f", parameters: { type: "object", properties: { a: string, b: string } } }];

// without the repair the value would take its neighbour, or the close of the call
it.each([
	["unclosed-value", "<arg=a>x<arg=b>y</arg></call>"],
	["doubled-close", "<arg=a>x</arg></arg><arg=b>y</arg></call>"],
	["other-close", "<arg=a>x<arg><arg=b>y</arg></call>"],
])("a call with the repair %s, which is not allowed, does not run", (code, rest) => {
	const text = `<call=f>${rest}`;
	const read = (lenient: string[]) => feedAllWays(PAIRS, text, { tools, policies: { lenient } })[0];
	expect(read([code]).toolCalls).toMatchObject([
		{ arguments: '{"a":"x","b":"y"}', status: "repaired", repairs: [code], end: text.length },
	]);
	const { toolCalls, notices } = read([]);
	expect(toolCalls).toMatchObject([{ name: "f", status: "incomplete" }]);
	expect(notices.map((notice) => notice.code)).toContain("broken");
});
