/**
 * Calls that break, and calls that the end of the input cuts: when they are closed, where they end, and what they list.
 * Every text is fed whole, at each cut and character by character.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import { optionsOf } from "../../src/compiler/examples/run.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Format } from "../../src/runtime/contract.js";
import { parse } from "../../src/runtime/index.js";
import { MAX_HEADER } from "../../src/runtime/limits.js";
import { FACTOR } from "../properties/support/settings.js";
import { type FeedOptions, feedAllWays } from "../support/chunking.js";
import { announceSkip, ROOT, sharedPath } from "../support/shared.js";
import { formatOf } from "./formats.js";

/** Calls as `NAME JSON STATUS CODES @ TEXT`, the text being what the call's span covers. */
function calls(by: Format, text: string, options: FeedOptions = {}): readonly string[] {
	const [message] = feedAllWays(by, text, options);
	return message.toolCalls.map(({ name, arguments: json, status, repairs, start, end }) => {
		const codes = repairs.map((code) => ` ${code}`).join("");
		return `${name} ${json} ${status}${codes} @ ${text.slice(start, end)}`;
	});
}

function codes(by: Format, text: string, options: FeedOptions = {}): readonly string[] {
	return feedAllWays(by, text, options)[0].notices.map(({ code }) => code);
}

const HEAD = 'format test "a test"\n';
const OBJECT = formatOf(`${HEAD}
message = (call / content)*
call = "<call>" _ { "name": name, "arguments"?: arguments, ... } _ "</call>"
`);
const TAGS = formatOf(`${HEAD}
message = (call / content)*
call = "<call=" name ">" _"\\n" (param _"\\n")* "</call>"
param = "<p=" key ">" value:text "</p>"
`);
const LIST = formatOf(`${HEAD}
message = (section / content)*
section = "<calls>" _ (call _)* "</calls>"
call = name "(" _ (arg % (_ "," _" "))? _ ")"
arg = key _ "=" _ value:py
`);
const NAMED = formatOf(`${HEAD}
message = (call / content)*
call = "<" name:tool ">" _ (element _)* "</" =name ">"
element = "<" key:prop ">" value:text "</" =key ">"
`);
const WORDS = formatOf(`${HEAD}
message = (call / content)*
call = "<tool: " name rest "</tool>"
rest = _" " key:="command" value:text
`);

const BARE = formatOf(`${HEAD}
message = (call / content)*
call = { "name": name, "arguments"?: arguments, ... }
`);

describe("behind a call that ends with a string, the end of a line without a quote proves its end", () => {
	const call = '{"name":"f","arguments":{"a":"x"}}';
	const args = 'f {"a":"x"}';
	/** `undecided`: characters of the line behind the call, with its end */
	const lines = (undecided: number): string => `${call}${"!".repeat(undecided - 1)}\nmore`;

	it.each([
		["1,024 characters are read for it", MAX_HEADER, {}, []],
		["no more are, and it breaks", MAX_HEADER + 1, {}, ["broken"]],
		["as many as may be held", 100, { heldText: 100 }, []],
		["no more than may be held", 101, { heldText: 100 }, ["limit-held", "broken"]],
	] as const)("%s", (_, undecided, limits, told) => {
		const text = lines(undecided);
		const proved = `${args} complete @ ${call}`;
		const broken = `${args} incomplete @ ${text}`;
		expect(calls(BARE, text, { limits })).toEqual([told.length === 0 ? proved : broken]);
		expect(codes(BARE, text, { limits })).toEqual(told);
	});

	it.each([
		["! It doesn't matter\nmore", true],
		["! The boys\nmore", true],
		["! The boys", true],
		// an apostrophe with no letter behind it may be the quote of a string that goes on
		["! The boys' room\nmore", false],
		["! The boys'", false],
		// the input ends within a key, so it is not known to be one
		['! See {"ab', false],
		['! See {"ab"', false],
	])("%j proves it: %s", (line, proved) => {
		const broken = `${args} incomplete @ ${call}${line}`;
		const whole = `${args} complete @ ${call}`;
		expect(calls(BARE, call + line)).toEqual([proved ? whole : broken]);
		expect(codes(BARE, call + line)).toEqual(proved ? [] : ["broken"]);
	});
});

describe("behind a call without its last brace, no text proves its end (P28)", () => {
	const call = '{"name":"f","arguments":{"a":1}';

	it.each(["\nmore text", "! more", "! more\n", ": 1}"])("%j breaks it", (text) => {
		const [first, ...more] = calls(BARE, call + text);
		expect(first).toMatch(/^f \{"a":1\} incomplete envelope/);
		expect(more).toEqual([]);
		expect(codes(BARE, call + text)).toContain("broken");
	});

	it.each(["", " \n", '{"name":"g"}', ' \n{"name":"g"}'])("%j proves it", (text) => {
		const [first] = calls(BARE, call + text);
		expect(first).toMatch(/^f \{"a":1\} repaired envelope/);
	});
});

describe("the brackets of a broken call close with the first character of a mark that closes its section", () => {
	const SECTION = formatOf(`${HEAD}
message = (section / content)*
section = "<c>[" (call % ",") "]</c>"
call = { "name": name, "arguments"?: arguments, ... }
`);
	it("and the mark ends the call", () => {
		const tools = [{ name: "f", parameters: { type: "object", properties: { a: {} } } }];
		const wrong = '{"name":"f","arguments":{"name":"g","input":{}}';
		const [message] = feedAllWays(SECTION, `<c>[${wrong}]</c> end`, { tools });
		expect(message.toolCalls.map(({ status }) => status)).toEqual(["incomplete"]);
		expect(message.content).toBe(" end");
	});
});

describe("the end of the input inside a loop of parameters", () => {
	const one = "<call=f>\n<p=a>x</p>";

	it("closes a call only for the reason stop", () => {
		for (const rest of ["", "<", "</", "</call"]) {
			// half a mark may be that of the next parameter
			const status = rest === "<" ? `f {"a":"x" incomplete` : `f {"a":"x"} repaired unclosed`;
			expect(calls(TAGS, one + rest)).toEqual([`${status} @ ${one}${rest}`]);
			for (const finish of ["length", "content_filter", "abort"]) {
				expect(calls(TAGS, one + rest, { finish })).toEqual([
					`f {"a":"x" incomplete @ ${one}${rest}`,
				]);
			}
		}
	});

	it("closes one of a list in brackets no sooner", () => {
		const cut = '<calls>f(a=1, b="x"';
		expect(calls(LIST, cut)).toEqual([`f {"a":1,"b":"x"} repaired unclosed @ f(a=1, b="x"`]);
		expect(calls(LIST, cut, { finish: "length" })).toEqual([
			'f {"a":1,"b":"x" incomplete @ f(a=1, b="x"',
		]);
		expect(calls(LIST, "<calls>f(", { finish: "length" })).toEqual(["f  incomplete @ f("]);
	});

	it("closes one whose only value is an empty container", () => {
		const containers = formatOf(`${HEAD}
message = (call / content)*
call = "<call>" name "{" (pair % ",")? "}" "</call>"
pair = key ":" one
one = value:object("{" (pair % ",")? "}") / value:list("[" (one % ",")? "]") / value:py
`);
		for (const empty of ["{}", "[]"]) {
			const text = `<call>f{a:${empty}`;
			expect(calls(containers, text)).toEqual([`f {"a":${empty}} repaired unclosed @ ${text}`]);
			expect(calls(containers, text, { finish: "length" })).toEqual([
				`f {"a":${empty} incomplete @ ${text}`,
			]);
		}
		expect(calls(containers, "<call>f{a:{")[0]).toContain("incomplete");
	});

	it("never closes a call inside a value", () => {
		for (const cut of ["<call=f>\n<p=a>", "<call=f>\n<p=a>x</", "<call=f>\n<p=a>x</p>\n<p=b>y"]) {
			expect(calls(TAGS, cut)[0]).toContain("incomplete");
		}
	});
});

describe("a call that breaks", () => {
	it("is incomplete inside the loop of its parameters", () => {
		const text = "<call=f>\n<p=a>x</p>\nno</call> end";
		expect(calls(TAGS, text)).toEqual(['f {"a":"x" incomplete @ <call=f>\n<p=a>x</p>\nno</call>']);
		expect(codes(TAGS, text)).toEqual(["broken"]);
		expect(feedAllWays(TAGS, text)[0].content).toBe(" end");
		expect(calls(LIST, "<calls>f(a=1; b=2)</calls>")[0]).toMatch(/^f \{"a":1 incomplete @/);
	});

	it("is incomplete when it breaks in the closing tag that leaves the loop", () => {
		expect(calls(TAGS, "<call=f><p=a>x</p></calm></call>")).toEqual([
			'f {"a":"x" incomplete @ <call=f><p=a>x</p></calm></call>',
		]);
	});

	it("is closed when its arguments are whole and its close is misspelt, which is text", () => {
		const text = '<call>{"name":"f","arguments":{"a":1}}</cal>';
		expect(calls(OBJECT, text)).toEqual([
			'f {"a":1} repaired unclosed @ <call>{"name":"f","arguments":{"a":1}}',
		]);
		expect(feedAllWays(OBJECT, text)[0].content).toBe("</cal>");
	});
	it("is not closed before any other text: a string may have broken in it (P28)", () => {
		const text = '<call>{"name":"f","arguments":{"a":1}} then';
		expect(calls(OBJECT, text)).toEqual([`f {"a":1} incomplete @ ${text}`]);
	});
});

describe("a section", () => {
	const by = formatOf(`${HEAD}
message = (section / content)*
section = "<calls>" _ (call _)* "</calls>"
call = "<call>" name ":" arguments "</call>"
`);

	it("is left through the opening of the next one behind a broken call", () => {
		const next = "<calls><call>g:{}</call></calls>";
		for (const cut of ["{x", "{", "{}"]) {
			const text = `<calls><call>f:${cut}${next}`;
			const [message] = feedAllWays(by, text);
			expect(message.toolCalls.map(({ name }) => name)).toEqual(["f", "g"]);
			expect(message.content).toBe("");
			expect(codes(by, text).filter((code) => code !== "broken")).toEqual(["unclosed"]);
		}
	});
});

describe("several ways to close a call", () => {
	const by = formatOf(`${HEAD}
message = (call / content)*
call = "<call>" name ":" arguments close
close = _ "</call>" / _ "<end>"
lenient odd close = _ "<odd>" _ "</call>"
lenient new close = _ "<odd>" _ "<end>"
`);

	it("end a call that breaks behind the last literal that was whole, with the code that it took", () => {
		const text = "<call>f:{} <odd> </cax";
		expect(calls(by, text)).toEqual(["f {} repaired odd unclosed @ <call>f:{} <odd>"]);
		expect(feedAllWays(by, text)[0].content).toBe(" </cax");
		expect(calls(by, "<call>f:{} </cax")).toEqual(["f {} repaired unclosed @ <call>f:{}"]);
		expect(calls(by, "<call>f:{} \n <enx")).toEqual(["f {} repaired unclosed @ <call>f:{}"]);
	});
});

describe("the end of an unclosed call", () => {
	it("has no white space before it", () => {
		const call = '<call>{"name":"f","arguments":{}}';
		for (const space of [" ", "\n", " \n\t "]) {
			expect(calls(OBJECT, call + space)).toEqual([`f {} repaired unclosed @ ${call}`]);
			expect(calls(TAGS, `<call=f><p=a>x</p>${space}`)).toEqual([
				'f {"a":"x"} repaired unclosed @ <call=f><p=a>x</p>',
			]);
			expect(calls(LIST, `<calls>f(a="x"${space}`)).toEqual([
				'f {"a":"x"} repaired unclosed @ f(a="x"',
			]);
			const open = call.slice(0, -1);
			expect(calls(OBJECT, open + space)).toEqual([`f {} repaired envelope unclosed @ ${open}`]);
		}
	});
});

describe("a name", () => {
	it("is bound when what ends it has been read", () => {
		expect(calls(WORDS, "<tool: shel")).toEqual([]);
		expect(feedAllWays(WORDS, "<tool: shel")[0].content).toBe("<tool: shel");
		expect(calls(WORDS, "<tool: shell ls</tool>")).toEqual([
			'shell {"command":"ls"} complete @ <tool: shell ls</tool>',
		]);
	});
});

describe("the end of a value that names its tag again", () => {
	const parameters = { type: "object", properties: { a: { type: "string" } } };
	const tools = [{ name: "t", parameters }];
	const pieces = ["<", "/", "a", ">", "</a", "</t>", "x"];

	it("is the first place where the tag stands, whatever stands before it", () => {
		const values: string[] = [];
		for (const p of pieces) for (const q of pieces) for (const r of pieces) values.push(p + q + r);
		for (const value of values) {
			const text = `<t><a>${value}</a></t>`;
			const first = text.indexOf("</a>", 6);
			if (first !== 6 + value.length) continue;
			const message = parse(NAMED, text, { tools });
			const slow = feedAllWays(NAMED, text, { tools })[0];
			expect(message.toolCalls.map((c) => [c.arguments, c.status])).toEqual([
				[JSON.stringify({ a: value }), "complete"],
			]);
			expect(slow.toolCalls[0]?.arguments).toBe(message.toolCalls[0]?.arguments);
		}
	});
});

describe("repairs", () => {
	const wrap = (object: string) => `<call>${object}</call>`;
	const args = (json: string) => wrap(`{"name": "f", "arguments": ${json}}`);

	it("are listed in the order of their places", () => {
		const listed = (text: string) => feedAllWays(OBJECT, text)[0].toolCalls[0]?.repairs;
		expect(listed(args('{a: "x\\d", "b": [True,]}'))).toEqual([
			"unquoted-key",
			"escape",
			"python-literal",
			"trailing-comma",
		]);
		expect(listed(args("{\"b\": [1,], a: 'x'}"))).toEqual([
			"trailing-comma",
			"unquoted-key",
			"single-quotes",
		]);
		expect(listed(wrap('{"name": "f", arguments: "{\\"a\\": True}"'))).toEqual([
			"unquoted-key",
			"stringified",
			"python-literal",
			"envelope",
		]);
		// those of a string and those of what it holds are met one after the other
		expect(listed(args('"{\'a\': \\"\\\\d\\"}\n"'))).toEqual([
			"stringified",
			"single-quotes",
			"escape",
			"control-character",
		]);
		// at the end of the input, too
		expect(listed('<call>{"name": "f", "arguments": "{}"')).toEqual([
			"stringified",
			"envelope",
			"unclosed",
		]);
	});

	const cases: readonly (readonly [string, string])[] = [
		["single-quotes", args("{'a': 1}")],
		["control-character", args('{"a": "x\ny"}')],
		["trailing-comma", args('{"a": [1,]}')],
		["unquoted-key", args("{a: 1}")],
		["python-literal", args('{"a": None}')],
		["escape", args('{"a": "\\d"}')],
		["stringified", args('"{}"')],
		["envelope", wrap('{"name": "f", "arguments": {}')],
		["unclosed", '<call>{"name": "f", "arguments": {}}'],
	];
	for (const [code, text] of cases) {
		it(`${code} is used only where the policy lists it`, () => {
			const others = cases.map(([one]) => one).filter((one) => one !== code);
			const strict = feedAllWays(OBJECT, text, { strict: true })[0];
			for (const lenient of [[], others]) {
				const without = feedAllWays(OBJECT, text, { policies: { lenient } })[0];
				const { toolCalls, content } = without;
				expect(toolCalls.map((c) => [c.arguments, c.status, c.repairs])).toEqual(
					strict.toolCalls.map((c) => [c.arguments, c.status, c.repairs]),
				);
				expect(content).toBe(strict.content);
				expect(toolCalls.every((c) => c.status === "incomplete")).toBe(true);
			}
			const [alone] = feedAllWays(OBJECT, text, { policies: { lenient: [code] } });
			expect(alone.toolCalls.map((c) => c.repairs)).toEqual([[code]]);
		});
	}
});

describe("calls in reasoning", () => {
	const THOUGHTS = formatOf(`${HEAD}
message = (think / section / content)*
think = "<think>" reasoning "</think>"
section = "<calls>" _ (call _)* "</calls>"
call = "<call>" name ":" arguments "</call>"
`);
	const text = "<think>a<calls><call>f:{}</call></calls> b</think>c";

	it("are part of the thought", () => {
		const [message] = feedAllWays(THOUGHTS, text, { policies: { callsInReasoning: "text" } });
		expect(message).toMatchObject({ content: "c", toolCalls: [] });
		expect(message.reasoning).toBe("a<calls><call>f:{}</call></calls> b");
		expect(feedAllWays(THOUGHTS, text)[0]).toEqual(message);
	});

	it("end it where the policy says so, and what is no call stays in it", () => {
		const options = { policies: { callsInReasoning: "call" } } as const;
		const [message] = feedAllWays(THOUGHTS, text, options);
		expect(message.reasoning).toBe("a");
		expect(message.toolCalls.map((c) => [c.name, c.status])).toEqual([["f", "complete"]]);
		expect(message.content).toBe(" b</think>c");
		const [plain] = feedAllWays(THOUGHTS, "<think>a <call x</think>c", options);
		expect(plain).toMatchObject({ reasoning: "a <call x", content: "c", toolCalls: [] });
	});
});

const FOLDERS = [join(ROOT, "grammars"), sharedPath("drafts")];
if (FOLDERS[1] === null) announceSkip("the draft grammars are not cut", "drafts");
const REASONS = ["stop", "length", "content_filter", "abort"];

describe("arguments of a call that is not incomplete are one JSON object, wherever the input ends", () => {
	for (const folder of FOLDERS) {
		if (folder === null) continue;
		for (const file of readdirSync(folder).filter((f) => f.endsWith(".toolgrammar"))) {
			it(`${file}: each beginning of each example, whatever the reason`, {
				timeout: 120_000,
			}, () => {
				const { grammar } = parseGrammar(readFileSync(join(folder, file), "utf8"), file);
				if (grammar === null) throw new Error(`${file} does not parse`);
				const format = compile(grammar);
				for (const [turn, example] of grammar.examples.entries()) {
					const names = example.expect.flatMap((e) => (e.type === "call" ? [e.name] : []));
					// one object for each: the parser resolves options anew for each object
					const options = optionsOf(example);
					const asked = REASONS.map((finishReason) => ({ ...options, finishReason }));
					for (let end = 1 + (turn % STEP); end <= example.input.length; end += STEP) {
						const text = example.input.slice(0, end);
						for (const one of some(asked, Math.floor(end / STEP))) {
							for (const call of parse(format, text, one).toolCalls) {
								const { name, arguments: json, status } = call;
								const fail = (what: string): never =>
									expect.fail(
										`${what}: ${example.title}, ${one.finishReason}: ${JSON.stringify(text)}`,
									);
								// no call has the beginning of a name
								if (names.some((n) => n !== name && n.startsWith(name))) fail(`the name ${name}`);
								if (status !== "incomplete" && !object(json)) fail(`no object: ${json}`);
							}
						}
					}
				}
			});
		}
	}
});

/** A quick run takes each third beginning. */
const STEP = FACTOR >= 1 ? 1 : 3;

/** All reasons; in the quick run `stop` and one of the others in turn: that those agree is a law of its own (P17). */
function some<T>(reasons: readonly T[], turn: number): readonly T[] {
	if (FACTOR >= 1) return reasons;
	const other = 1 + (turn % (reasons.length - 1));
	return reasons.filter((_one, at) => at === 0 || at === other);
}

function object(json: string): boolean {
	try {
		const value: unknown = JSON.parse(json);
		return typeof value === "object" && value !== null && !Array.isArray(value);
	} catch {
		return false;
	}
}

describe("a string that stands for arguments", () => {
	const by = formatOf(`${HEAD}
message = (call / act / content)*
call = "<call>" name ":" arguments "</call>"
act = "Action: " name "\\n" arguments
`);

	it("has JSON's white space around its object, and no other", () => {
		const call = (string: string) => `<call>f:${string}</call>`;
		expect(calls(by, call('"\\n {} "'))[0]).toMatch(/^f \{\} repaired stringified @/);
		for (const string of ['"\u0001{}"', '"{}\u0001"', '"\\u0001{}"', '"{}\\f"'])
			expect(calls(by, call(string)).join()).not.toMatch(/ (complete|repaired) /);
	});

	it("breaks at the character that does not fit", () => {
		const text = '<call>f:"Action: g\n{}';
		// the string is open: what stands in it begins nothing
		expect(calls(by, text)).toEqual([`f  incomplete stringified @ ${text}`]);
	});
});

describe("a string that quotes the next call, and breaks", () => {
	const one = '<call>{"name": "f", "arguments": {"a": "x </call>';
	const rest = `<call>${"z".repeat(300)}" oops }}</call>`;

	it("ends its call before the next one, as far back as text may be held", () => {
		const held = rest.indexOf("oops");
		const spans = [held - 1, held].map((heldText) =>
			feedAllWays(OBJECT, one + rest, { limits: { heldText } })[0].toolCalls.map(({ end }) => end),
		);
		expect(spans).toEqual([[one.length + rest.length], [one.length]]);
	});
});

describe("what must stand at the beginning of a line", () => {
	const by = formatOf(`${HEAD}
message = (call / other / act / content)*
call = "<call>" name ":" arguments "</call>"
other = "<other>" { "name": name, "arguments": ~ arguments } "</other>"
act = bol "Action: " name "\\n" arguments
`);
	const names = (text: string) => feedAllWays(by, text)[0].toolCalls.map(({ name }) => name);

	it("is found behind a broken call, and only there", () => {
		expect(names("<call>f:{x\nAction: g\n{}")).toEqual(["f", "g"]);
		expect(names("<call>f:{x Action: g\n{}")).toEqual(["f"]);
		expect(names('<call>f:{"x</call>\nAction: g\n{}" y')).toEqual(["f", "g"]);
		expect(names('<call>f:{"x</call> Action: g\n{}" y')).toEqual(["f"]);
	});

	it("is found behind a value that failed before its call had committed", () => {
		expect(names('<other>{"name": ["\n1,\nAction: g\n{}')).toEqual([]);
		expect(names('<other>{"name": [1,\nAction: g\n{}')).toEqual(["g"]);
		expect(names('<other>{"name": [1, Action: g\n{}')).toEqual([]);
	});
});

describe("a dict of arguments that breaks, in brackets of the section", () => {
	const by = formatOf(`${HEAD}
message = (section / content)*
section = "[" _ (call % (_ "," _)) _ "]"
call = "@" name ":" arguments:py
`);

	it("ends with its own brace: the next bracket is that of the section", () => {
		const text = "[@f:{'a': ?}] and";
		expect(calls(by, text)).toEqual(["f {\"a\":  incomplete @ @f:{'a': ?}"]);
		expect(codes(by, text)).toEqual(["broken"]);
		expect(feedAllWays(by, text)[0].content).toBe(" and");
	});
});

describe("brackets of a broken call, before a short mark of the message", () => {
	const formats = (begin: string) =>
		formatOf(`${HEAD}
message = (think / call / content)*
think = ${begin} "[T]" reasoning "[/T]"
call = "<call " name ">" arguments
`);

	it("are proved by a mark that may stand there, and not by one of the beginning of a message", () => {
		const text = '<call f>{"a": ?} [T] b';
		const broken = 'f {"a":  incomplete @ ';
		expect(calls(formats(""), text)).toEqual([`${broken}<call f>{"a": ?}`]);
		expect(calls(formats("^"), text)).toEqual([broken + text]);
	});
});
