/**
 * Attempts that begin with the same text and are read otherwise, for what stood before them is another: what is kept of the one
 * (src/runtime/known) is not taken for the other. The texts take turns with one list of tools, so that what is kept is met.
 */
import { expect, test } from "vitest";
import type { FunctionDefinition } from "../../src/runtime/options.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const STRING = { type: "string" };
const TOOLS: readonly FunctionDefinition[] = [
	{ name: "f", parameters: { type: "object", properties: { a: STRING, b: STRING, o: {} } } },
	{ name: "g", parameters: { type: "object", properties: { a: STRING } } },
	{
		name: "h",
		parameters: {
			type: "object",
			properties: {
				o: { type: "object", properties: { a: STRING, b: STRING } },
				p: { type: "object", properties: { a: STRING, c: STRING } },
			},
		},
	},
];

/** In each round each text is read whole, cut at each place, and by character. */
const ROUNDS = 3;

/** Content as `"…"`, a call as `NAME JSON STATUS`, in their order. */
type Row = readonly [text: string, ...parts: readonly string[]];

function readInTurn(rules: string, rows: readonly Row[]): void {
	const format = formatOf(`format apart "calls"\nmessage = (call / content)*\n${rules}\n`);
	const tools = structuredClone(TOOLS);
	for (let round = 0; round < ROUNDS; round++)
		for (const [text, ...parts] of rows)
			for (const { content, toolCalls } of feedAllWays(format, text, { tools })) {
				const calls = toolCalls.map((one) => `${one.name} ${one.arguments} ${one.status}`);
				const read = content === "" ? calls : [JSON.stringify(content), ...calls];
				expect(read, `${text} in round ${round}`).toEqual(parts);
			}
}

test("whether anything visible stands before", () => {
	readInTurn('call = ^ "<c>" name ":" arguments "</c>"', [
		["\n<c>f:{}</c>", '"\\n"', "f {} complete"],
		["a\n<c>f:{}</c>", '"a\\n<c>f:{}</c>"'],
		["\n<c>f:{}</c>\n<c>f:{}</c>", '"\\n\\n<c>f:{}</c>"', "f {} complete"],
	]);
});

test("whether a line begins", () => {
	readInTurn('call = bol "<c>" name ":" arguments "</c>"', [
		["x\n<c>f:{}</c>", '"x\\n"', "f {} complete"],
		["x <c>f:{}</c>", '"x <c>f:{}</c>"'],
		["x\n<c>f:{}</c>", '"x\\n"', "f {} complete"],
	]);
});

test("whether other text stands before it in its line, where a name alone begins a call", () => {
	const rules = `call = "<list>" (item % ",") "</list>"
item = name "(" arguments ")"`;
	readInTurn(rules, [
		["<list>f({}) g({})</list>", '" "', "f {} complete", "g {} complete"],
		["<list>f({}) x g({})</list>", '" x g({})"', "f {} complete"],
		["<list>f({}) x\n g({})</list>", '" x\\n "', "f {} complete", "g {} complete"],
	]);
});

test("the name of the call, with which it closes", () => {
	readInTurn('call = "<" name:tool ">" key:="a" value:text "</" =name ">"', [
		["<f>x</f>", 'f {"a":"x"} complete'],
		["<g>x</f></g>", 'g {"a":"x</f>"} complete'],
		["<f>x</g></f>", 'f {"a":"x</g>"} complete'],
		["<g>x</g>", 'g {"a":"x"} complete'],
	]);
});

test("the name of the call, behind a value that knows its end", () => {
	readInTurn('call = "<c " name:tool ">" arguments "</" =name ">"', [
		["<c f>{}</f>", "f {} complete"],
		["<c g>{}</g>", "g {} complete"],
		["<c f>{}</g></f>", "f {} incomplete"],
		["<c g>{}</f></g>", "g {} incomplete"],
	]);
});

test("the key of the value, with which its element closes", () => {
	readInTurn('call = "<c " name:tool ">" ("<" key ">" value:text "</" =key ">")* "</c>"', [
		["<c f><a>x</a></c>", 'f {"a":"x"} complete'],
		["<c f><b>x</a></b></c>", 'f {"b":"x</a>"} complete'],
		["<c f><a>x</b></a></c>", 'f {"a":"x</b>"} complete'],
		["<c f><b>x</b></c>", 'f {"b":"x"} complete'],
	]);
});

test("which keys are bound, and what the tool declares", () => {
	const rules = `call = "<call=" name ">" (arg &("<arg=" / "</call>"))* "</call>"
arg = "<arg=" key ">" value "</arg>"`;
	// a value's close is missing before a property that is not bound yet (11.2); one that is bound, or none at all, is text
	readInTurn(rules, [
		["<call=f><arg=a>x<arg=b>y</arg></call>", 'f {"a":"x","b":"y"} repaired'],
		["<call=f><arg=b>x</arg><arg=a>x<arg=b>y</arg></call>", 'f {"b":"x","a":"x<arg=b>y"} complete'],
		["<call=g><arg=a>x<arg=b>y</arg></call>", 'g {"a":"x<arg=b>y"} complete'],
	]);
});

test("whether the value stands in a container", () => {
	const rules = `call = "<c " name ">" (pair % ",") "</c>"
pair = key "=" one
one = "'" value:text "'" / value:object("{" (pair % ",") "}")`;
	readInTurn(rules, [
		["<c f>a='1',b='2'</c>", 'f {"a":"1","b":"2"} complete'],
		["<c f>o={a='1'},b='2'</c>", 'f {"o":{"a":"1"},"b":"2"} complete'],
		// no container is open whose bracket this could be
		["<c f>a='1'},b='2'</c>", 'f {"a":"1" incomplete'],
		// nor is the call's end the end of one that is open
		["<c f>o={a='1'</c>", 'f {"o":{"a":"1" incomplete'],
	]);
});

test("in which container the value stands, where the same keys are bound", () => {
	const rules = `call = "<c " name ">" (pair % ",") "</c>"
pair = key "=" value:object("{" (member % ",") "}")
member = key "='" value:text "'" &("," skip:prop "=" / "}")`;
	// a quote ends the value before a property of its container, and `b` is one of `o` alone
	readInTurn(rules, [
		["<c h>o={a='1'},p={a='x',b='y'}</c>", `h {"o":{"a":"1"},"p":{"a":"x',b='y"}} complete`],
		[
			"<c h>o={a='1'},p={a='1'},o={a='x',b='y'}</c>",
			'h {"o":{"a":"1"},"p":{"a":"1"},"o":{"a":"x","b":"y"}} complete',
		],
	]);
});

test("which call the value stands in, where two calls have its end in common", () => {
	const rules = `call = one / two
one = "<one " name ":" key:="a" value:text end
two = "<two " name ":" key:="a" (value:text end / "#" skip:digits "</two>")
end = "{" &(skip:json "}") skip:json "}" "</end>"`;
	// the list breaks: the text of the value goes on behind it, or at the call that begins in it behind a close of the call around (4.2)
	const text = 'f:v{["</two><two ", y{1}</end> ]{2}</end>';
	const value = String.raw`v{[\"</two><two \", y`;
	readInTurn(rules, [
		[`<one ${text}`, `f {"a":"${value}{1}</end> ]"} complete`],
		[`<two ${text}`, '" ]{2}</end>"', `f {"a":"${value}"} complete`],
	]);
});
