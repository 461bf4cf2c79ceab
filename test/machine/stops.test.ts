/** The texts that end open text: where they begin is seen in chunks of any length, and with any first character. */
import { describe, expect, it } from "vitest";
import type { Format } from "../../src/runtime/contract.js";
import type { Message } from "../../src/runtime/events.js";
import { createParser, parse } from "../../src/runtime/index.js";
import { fold } from "../../src/runtime/stages/collect.js";
import { chunkings, feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const TOOLS = [
	{
		name: "say",
		parameters: {
			type: "object",
			properties: { text: { type: "string" }, other: { type: "string" } },
		},
	},
];

/** A parser that collects its message itself would take no lane. */
function read(format: Format, chunks: readonly string[]): Message {
	const parser = createParser(format, { tools: TOOLS });
	const events = chunks.flatMap((chunk) => [...parser.feed(chunk)]);
	return fold([...events, ...parser.finish()], {});
}

describe("a close that is cut behind a long piece of a string", () => {
	const format = formatOf(`format tags "parameters in tags"
message = (call / content)*
call = "<call " name ">" arg* "</call>"
arg = "<arg " key ">" value:typed "</arg>"
`);
	it.each(["<", "</", "</ar", "</arg"])("%j ends the chunk", (begun) => {
		const text = "some words that are more than a search needs to pay";
		const rest = "</arg></call>".slice(begun.length);
		const [call] = read(format, ["<call say><arg text>so: ", text + begun, rest]).toolCalls;
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
			const chunks = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
			const { content, toolCalls } = read(format, chunks);
			expect(toolCalls.map(({ arguments: args }) => args)).toEqual(['{"text":"a"}']);
			expect(content).toBe(wanted.content);
		}
	});
});

describe("a close that counts at the beginning of a line", () => {
	const format = formatOf(`format lines "a condition before the close"
message = (call / content)*
call = "<call " name ">" arg* "</call>"
arg = "<arg " key ">" value:typed &(bol "</") "</arg>"
`);
	const call = (chunks: readonly string[]) =>
		read(format, chunks).toolCalls.map((one) => [one.arguments, one.status, one.end]);

	it.each(["so", "so\n"])("is one behind %j or not, wherever it is cut", (value) => {
		const text = `${value}</arg></call>`;
		const begin = "<call say><arg text>a";
		const whole = call([begin + text]);
		expect(whole[0]?.[1] === "complete").toBe(value.endsWith("\n"));
		for (let from = 1; from < text.length; from++)
			for (let to = from; to < text.length; to++) {
				const chunks = [begin, text.slice(0, from), text.slice(from, to), text.slice(to)];
				expect([chunks, call(chunks)]).toEqual([chunks, whole]);
			}
	});
});

describe("the end of a line before a mark", () => {
	const format =
		formatOf(`format lines "a mark that ends a line, and one that stands behind its end"
message = (call / one / other / content)*
call = "<call " name ">" arguments "</call>"
one = eol "<c>" skip:digits ";"
other = "\\r\\n<" skip:digits ";"
`);
	// both are left out
	it.each(["a\n<c>12;b", "a\r\n<c>12;b", "a\r\n<12;b"])("is read in %j in both ways", (text) => {
		expect(feedAllWays(format, text)[0].content).toBe("ab");
	});
});

describe("a value whose close is missing and that ends with the beginning of a mark", () => {
	const format = formatOf(`format brackets "parameters in brackets"
message = (call / content)*
call = "[call=" name "]" ("[arg=" key "]" value "[/arg]" &("[arg=" / "[/call]"))* "[/call]"
`);
	const text = "[call=say][arg=text]x[ [arg=other]y[/arg][/call].";

	it("is no call that may run, wherever the text is cut", () => {
		// the bracket may be a close in another spelling
		for (const chunks of chunkings(text)) {
			const { toolCalls, content, notices } = read(format, chunks);
			const said = toolCalls.map(({ arguments: args, status, repairs }) => [args, status, repairs]);
			expect(said, `${chunks}`).toEqual([
				['{"text":"x[ ","other":"y"}', "incomplete", ["unclosed-value"]],
			]);
			expect([content, notices.map(({ code }) => code)]).toEqual([".", ["broken"]]);
		}
	});

	const tags = formatOf(`format tags "parameters in tags"
message = (call / content)*
call = "<call=" name ">" ("<arg=" key ">" value "</arg>" &("<arg=" / "</call>"))* "</call>"
`);
	const statusOf = (value: string, close: string): ReadonlySet<string> => {
		const text = `<call=say><arg=text>${value}${close}<arg=other>y</arg></call>`;
		const calls = [...chunkings(text)].map((chunks) => read(tags, chunks).toolCalls[0]);
		return new Set(calls.map((one) => one?.status ?? ""));
	};

	it.each([
		"x[END_CALL]",
		"x[/END]\n ",
		"[OK]",
		"x</par",
		"x<",
		"x<\n",
		"x</",
		"x>",
		`${"ab ".repeat(99)}[END]`,
	])("may hold it: %j", (value) => {
		expect(statusOf(value, "")).toEqual(new Set(["incomplete"]));
		expect(statusOf(value, "</arg>")).toEqual(new Set(["complete"]));
	});
	it.each(["x[End]", "x[1]", "x[A]", "xEND]", "[END", "[]", "[/]", "x</p q", "x/", "x = y"])(
		"holds none: %j",
		(value) => {
			expect(statusOf(value, "")).toEqual(new Set(["repaired"]));
		},
	);
});
