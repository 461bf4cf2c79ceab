/** The texts that end open text: where they begin is seen in chunks of any length, and with any first character. */
import { describe, expect, it } from "vitest";
import { createParser, parse } from "../../src/runtime/index.js";
import { formatOf } from "./formats.js";

const TOOLS = [
	{ name: "say", parameters: { type: "object", properties: { text: { type: "string" } } } },
];

describe("a close that is cut behind a long piece of a string", () => {
	const format = formatOf(`format tags "parameters in tags"
message = (call / content)*
call = "<call " name ">" arg* "</call>"
arg = "<arg " key ">" value:typed "</arg>"
`);
	it.each(["<", "</", "</ar", "</arg"])("%j ends the chunk", (begun) => {
		const text = "some words that are more than a search needs to pay";
		const parser = createParser(format, { tools: TOOLS, collect: true });
		for (const chunk of [
			"<call say><arg text>so: ",
			text + begun,
			"</arg></call>".slice(begun.length),
		])
			parser.feed(chunk);
		parser.finish();
		const [call] = parser.message?.toolCalls ?? [];
		expect(call?.status).toBe("complete");
		expect(JSON.parse(call?.arguments ?? "")).toEqual({ text: `so: ${text}` });
	});
});

describe("marks that begin with the first character beyond ASCII", () => {
	const format = formatOf(`format odd "marks of a control character"
message = (call / other / content)*
call = "\u0080call " name ":" arguments "\u0080"
other = "[skip]"
`);
	const text = 'so\u0080call say:{"text":"a"}\u0080 and';
	const wanted = parse(format, text, { tools: TOOLS });

	it("are seen in chunks of all lengths", () => {
		expect(wanted.toolCalls.map(({ name }) => name)).toEqual(["say"]);
		for (let size = 1; size < text.length; size++) {
			const parser = createParser(format, { tools: TOOLS, collect: true });
			for (let at = 0; at < text.length; at += size) parser.feed(text.slice(at, at + size));
			parser.finish();
			expect(parser.message?.toolCalls.map(({ arguments: args }) => args)).toEqual([
				'{"text":"a"}',
			]);
			expect(parser.message?.content).toBe(wanted.content);
		}
	});
});
