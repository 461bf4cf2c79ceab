/** The character with which a call starts: what may still come behind it decides. Section 3 of docs/SEMANTICS.md. */
import { expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import type { FunctionDefinition } from "../../src/runtime/options.js";
import { chunkings, feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const TOOLS: readonly FunctionDefinition[] = [{ name: "f", parameters: { type: "object" } }];

/** The text is cut behind the character that commits. */
const COMMITS: readonly (readonly [rule: string, before: string, after: string])[] = [
	// the first visible literal behind the name
	['"<c>" name ">" arguments', "<c>f>", "{}"],
	['"<c>" name _ " > " arguments', "<c>f > ", "{}"],
	['"<c>" name " " skip:word ">" arguments', "<c>f x>", "{}"],
	['"<c>" name:tool ">" arguments', "<c>f>", "{}"],
	['"<c>" name:("f" / "g") ">" arguments', "<c>f>", "{}"],
	['"<c>f" name:="f" ">" arguments', "<c>f>", "{}"],
	// an id may still be bound before the payload, in whatever way
	['"<c>" name ">" (id ",")? arguments', "<c>f>x,", "{}"],
	['"<c>" name ">" id:digits "#" arguments', "<c>f>12#", "{}"],
	['"<c>" name ">" (id:("a" / "b") "#" / "=") arguments', "<c>f>a#", "{}"],
	['"<c>" name ">" tail arguments\ntail = "[" id "]"', "<c>f>[x]", "{}"],
	// behind the payload it cannot be waited for
	['"<c>" name ">" arguments "#" id "</c>"', "<c>f>", "{}#x</c>"],
	['"<c>" name ">" skip:json "#" id "</c>"', "<c>f>", "1#x</c>"],
	['"<c>" name ">" key:="k" value:text "#" id "</c>"', "<c>f>", "v#x</c>"],
	['"<c>" name ">" { "a": arguments, "id"?: id } "</c>"', "<c>f>", '{"a":{}}</c>'],
	// `~` may still come: only there, behind payloads too
	['"<c>" name ">" "<" ~ arguments', "<c>f><", "{}"],
	['"<c>" name ">" skip:json "<" ~ arguments', "<c>f>12<", "{}"],
	['"<c>" name ">" ("=" / "<" ~) arguments', "<c>f><", "{}"],
	['"<c>" name ">" tail arguments\ntail = "(" skip:word ")" ~', "<c>f>(x)", "{}"],
	// the arguments, or an open payload
	['"<c>" name _ arguments', "<c>f {", "}"],
	['"<c>" name "\\n" arguments', "<c>f\n{", "}"],
	['"<c>" name eol key:="k" value:text "</c>"', "<c>f\n", "v</c>"],
	// a pattern: name and arguments, in both orders
	['"<c>" { "n": name, "a": arguments } "</c>"', '<c>{"n":"f","a":{', "}}</c>"],
	['"<c>" { "n": name, "a": arguments } "</c>"', '<c>{"a":{},"n":"f"', "}</c>"],
	['"<c>" { "n": name, "a"?: arguments } "</c>"', '<c>{"n":"f"}', "</c>"],
	['"<c>" { "n": name, "i"?: id, "a": arguments } "</c>"', '<c>{"n":"f","i":"x","a":{', "}}</c>"],
	// the end of the unit
	['"<c>" name eol', "<c>f\n", "x"],
	// a number is over before the first character that is none of it, be that the one by which the call breaks
	['"<c>" name "(" key "=" value:json ~ ")"', "<c>f(a=12x", ""],
];

it.each(COMMITS)("call = %s commits behind %j", (rule, before, after) => {
	const format = formatOf(`format test "a test"\nmessage = (call / content)*\ncall = ${rule}\n`);
	const parser = createParser(format, { tools: TOOLS });
	const at: number[] = [];
	for (const [k, c] of [...`${before}${after}`].entries()) {
		for (const { type } of parser.feed(c)) if (type === "call-start") at.push(k + 1);
	}
	expect(at).toEqual([before.length]);
});

/** The last character of the text leaves one reading behind its value, which leaves then, and not before (2.12, 3.11). */
const VALUES: readonly (readonly [rule: string, text: string, json: string])[] = [
	['"<c>" name "[" (key "=" value:word) % "," "]"', "<c>f[a=b,", '{"a":"b"'],
	['"<c>" name "[" (key "=" value:digits) % "," "]"', "<c>f[a=12,", '{"a":12'],
	['"<c>" name "[" (key \'="\' value:attr \'"\') % " " "]"', '<c>f[a="b" ', '{"a":"b"'],
	['"<c>" name "[" key "=" value:word "</c>"', "<c>f[a=b<", '{"a":"b"'],
	['"<c>" name "[" (key "=" value:json) % ";" "]"', "<c>f[a=true", '{"a":true'],
	[
		'"<c>" name "[" key "=" value:object("{" (key "=" value:word ";")* "}") "]"',
		"<c>f[a={}",
		'{"a":{}',
	],
];

it.each(VALUES)("in call = %s a value leaves at its end: %j", (rule, text, json) => {
	const format = formatOf(`format test "a test"\nmessage = (call / content)*\ncall = ${rule}\n`);
	const parser = createParser(format, { tools: TOOLS });
	let left = "";
	for (const [k, c] of [...text].entries()) {
		for (const one of parser.feed(c)) if (one.type === "call-arguments") left += one.delta;
		if (k < text.length - 1) expect(left.length).toBeLessThan(json.length);
	}
	expect(left).toBe(json);
});

/** The last character of the text ends the call, for nothing else can be read there: its end leaves then (2.15). */
const ENDS: readonly (readonly [rule: string, text: string])[] = [
	['"<c>" name ":" arguments "</c>"', "<c>f:{}</c>"],
	['"<c>" (name ":" arguments / "now;" name:="f" arguments) "</c>"', "<c>now;{}</c>"],
	['"<c>" { "n": name, "a": arguments } "</c>"', '<c>{"n":"f","a":{}}</c>'],
	['"<c>" name "(" (key "=" value:json) % "," ")</c>"', "<c>f(a=1,b={})</c>"],
	['"<c>" name _ key:="k" value:text "</c>"', "<c>f v</c>"],
	// a place needs no character
	['"<c>" name ":" arguments "</c>" eol &bol', "<c>f:{}</c>\n"],
	// where no close stands, the character behind shows that no further argument follows (5.6)
	['"<c>" name ":" arguments', "<c>f:{}x"],
	['"<c>" name ":" arguments', '<c>f:{"a": [{}]} x'],
	['"<c>" name ":" arguments', "<c>f:{} \n"],
	['"<c>" name ":" arguments', '<c>f:{"a": [{}]}}, x'],
	['"<c>" { "n": name, "a": arguments }', '<c>{"n":"f","a":{}}<'],
	['"<c>" name "(" (key "=" value:py) % "," ")"', "<c>f(a={}),b,"],
	['"<c>" name "(" (key "=" value:object("{" (key "=" value:json) "}")) ")"', "<c>f(a={b=1})."],
];

it.each(ENDS)("call = %s ends with the last character of %j", (rule, text) => {
	const format = formatOf(`format test "a test"\nmessage = (call / content)*\ncall = ${rule}\n`);
	const tools = structuredClone(TOOLS);
	// the second time what has been read is known
	for (let round = 0; round < 3; round++)
		for (const chunks of chunkings(text)) {
			const parser = createParser(format, { tools });
			const types = chunks.map((one) => parser.feed(one).map(({ type }) => type));
			expect(types.at(-1), `${chunks}`).toContain("call-end");
			expect(types.slice(0, -1).flat()).not.toContain("call-end");
		}
});

it("a call does not commit while another reading of it waits in the text of a value", () => {
	const format = formatOf(`format test "a test"
message = (call / content)*
call = "<c>" (name "(" arguments / key "(" value:text "#" name) ")"
`);
	for (const [text, call] of [
		["<c>f({})", { name: "f", arguments: "{}" }],
		["<c>f(x#g)", { name: "g", arguments: '{"f":"x"}' }],
		["<c>f({}#g)", { name: "g", arguments: '{"f":"{}"}' }],
	] as const)
		for (const { toolCalls } of feedAllWays(format, text))
			expect(toolCalls).toMatchObject([{ ...call, status: "complete" }]);
});
