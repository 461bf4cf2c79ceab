/** Where the input, or an `ends` text, comes in the middle of markup. Every text is fed whole, at each cut and in characters. */
import { describe, expect, it, test } from "vitest";
import type { Format } from "../../src/runtime/contract.js";
import { createParser } from "../../src/runtime/index.js";
import { type FeedOptions, feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const HEAD = 'format test "a test"\n';
const LIST = formatOf(`${HEAD}
message = (section / content)*
section = "<calls>" _ "[" &(_ ("{" / "]")) _ (call % (_ "," _))? _ "]" _ "</calls>"
call = { "name": name, "arguments": arguments }
`);

interface Read {
	readonly content: string;
	readonly calls: readonly string[];
	readonly notices: readonly string[];
}

function read(by: Format, text: string, options: FeedOptions = {}): Read {
	const [message] = feedAllWays(by, text, options);
	return {
		content: message.content,
		calls: message.toolCalls.map((c) =>
			[c.name, c.arguments, c.status, ...c.repairs].join(" ").trim(),
		),
		notices: message.notices.map((n) => n.code),
	};
}

describe("a section that the input cuts while it is being closed", () => {
	const call = '{"name":"f","arguments":{}}';

	it.each(["]", " ]", "] <", "]</calls", ","])("has %j as its markup", (rest) => {
		const calls = ["f {} complete"];
		expect(read(LIST, `<calls>[${call}${rest}`)).toEqual({
			content: "",
			calls,
			notices: ["unclosed"],
		});
	});

	it("may be empty", () => {
		expect(read(LIST, "<calls>[]</")).toEqual({ content: "", calls: [], notices: ["unclosed"] });
	});

	it("is told of where the input ends, in words", () => {
		const text = `<calls>[${call}]`;
		const at = text.length;
		for (const { notices } of feedAllWays(LIST, text)) {
			expect(notices).toMatchObject([{ code: "unclosed", start: at, end: at }]);
			expect(notices[0]?.message).toMatch(/section .*not closed/);
		}
	});

	it("has no call that only began, nor text, nor what stands behind text", () => {
		for (const rest of [', {"na', "] no", "no ]", "no"]) {
			expect(read(LIST, `<calls>[${call}${rest}`)).toEqual({
				content: rest,
				calls: ["f {} complete"],
				notices: ["stray", "unclosed"],
			});
		}
		// white space alone is no beginning of anything
		expect(read(LIST, `<calls>[${call} `).content).toBe(" ");
	});
});

describe("an `ends` text", () => {
	const by = formatOf(`${HEAD}ends "<eot>"
message = (section / call / content)*
section = "<calls>" _ "[" _ (one % (_ "," _))? _ "]" _ "</calls>"
one = "f:" name arguments
call = "<call=" name ">" _ (param _)* "</call>"
param = "<p=" key ">" value:text "</p>"
`);
	const param = "<call=f><p=a>x</p>";

	it("ends a call whose markup has begun as the end of the input does", () => {
		for (const begun of ["", "\n", "<", "</ca"]) {
			for (const finish of ["stop", "length"]) {
				const { content, calls, notices } = read(by, `${param}${begun}<eot>`, { finish });
				expect([content, notices]).toEqual(["", []]);
				// a model that writes it has stopped; half a mark may be that of the next parameter
				const cut = 'f {"a":"x" incomplete';
				expect(calls).toEqual([begun === "<" ? cut : 'f {"a":"x"} repaired unclosed']);
			}
		}
	});

	it("is content behind it, once", () => {
		expect(read(by, `${param}</ca<eot>hm<eot>`)).toEqual({
			content: "hm<eot>",
			calls: ['f {"a":"x"} repaired unclosed'],
			notices: ["after-end"],
		});
	});

	it("is told of at the first visible character behind it", () => {
		for (const space of ["", " ", "\n\n "]) {
			const text = `x<eot>${space}y z`;
			const at = text.indexOf("y");
			for (const { notices } of feedAllWays(by, text))
				expect(notices).toMatchObject([{ code: "after-end", start: at, end: at + 1 }]);
		}
	});

	it("ends a section while it is being closed", () => {
		for (const begun of ["]", "] ", "]<", "]</calls", ","]) {
			expect(read(by, `<calls>[f:g{}${begun}<eot>`)).toEqual({
				content: "",
				calls: ["g {} complete"],
				notices: ["unclosed"],
			});
		}
	});

	it("is none where only its beginning stands", () => {
		expect(read(by, `${param}</ca<eox></call>`)).toEqual({
			content: "",
			calls: ['f {"a":"x" incomplete'],
			notices: ["broken"],
		});
		expect(read(by, "<calls>[f:g{}]<eo")).toEqual({
			content: "]<eo",
			calls: ["g {} complete"],
			notices: ["stray", "unclosed"],
		});
	});

	it("is none where it is spelt with ordinary tokens", () => {
		const statuses = [true, false].map((special) => {
			const parser = createParser(by, { collect: true });
			parser.feed(`${param}</ca`);
			parser.feed({ text: "<eot>", special });
			parser.finish("stop");
			return parser.message?.toolCalls[0]?.status;
		});
		expect(statuses).toEqual(["repaired", "incomplete"]);
	});
});

describe("a call that the prompt has begun", () => {
	const by = formatOf(`${HEAD}ends "<eot>"
message = (call / content)*
call = ">>>" body
body = name eol _ ~ arguments
entry begun after ">>>" = body message
`);

	it("is cut where it is cut behind its opening: at the end of the input, and at an `ends` text", () => {
		for (const cut of ["f\n", "f\n ", "f\n<eot>", "f\n{", "f\n <eot>x"]) {
			const behind = read(by, `>>>${cut}`);
			expect(behind.calls.map((call) => call.slice(-10))).toEqual(["incomplete"]);
			expect(read(by, cut, { entry: "begun" })).toEqual(behind);
		}
	});

	it("is text where its name has not ended", () => {
		for (const cut of ["f", "f<eot>", "f g", "f\nx"]) {
			expect(read(by, cut, { entry: "begun" })).toEqual({
				content: cut.replace("<eot>", ""),
				calls: [],
				notices: [],
			});
		}
	});
});

describe("an `ends` text behind a run of characters that could hold it", () => {
	it("ends a condition that names the end of the message", () => {
		const by = formatOf(`${HEAD}
ends "<|end|>"
message = (call / content)*
call = "<run " name ">" key ":" value:text &(";" skip:line $)
`);
		expect(read(by, "<run f>a:b; c<|end|> d")).toEqual({
			content: "; c d",
			calls: ['f {"a":"b"} complete'],
			notices: ["after-end"],
		});
		const parser = createParser(by);
		const types = parser.feed("<run f>a:b; c<|end|>").map(({ type }) => type);
		expect(types).toContain("call-end");
	});
});

describe("a call that lacks nothing but the beginning of its value", () => {
	const by = formatOf(`${HEAD}
message = (call / content)*
call = "<c:" name ">" &("ab" / "cd") key:="k" value:text "</c>"
`);

	it("is cut where the value has not begun, or may have", () => {
		for (const begun of ["", "a", "c"])
			for (const finish of ["stop", "length"]) {
				const { content, calls } = read(by, `<c:f>${begun}`, { finish });
				expect([content, calls], begun).toEqual(["", [expect.stringMatching(/^f .*incomplete$/)]]);
			}
	});

	it("is text where the value begins otherwise", () => {
		const { content, calls } = read(by, "<c:f>ax");
		expect([content, calls]).toEqual(["<c:f>ax", []]);
	});
});

describe("a value that may be read in two ways", () => {
	const by = formatOf(`${HEAD}ends "<eot>"
message = (call / content)*
call = "<c:" name ">" (key "=" (value:json / value:text) ";")* "</c>"
`);

	it("is over before an `ends` text, if that has shown it to be a number or a word", () => {
		for (const value of ["12", "true"])
			expect(read(by, `<c:f>k=${value}<eot>x`)).toEqual({
				content: "x",
				calls: [`f {"k":${value}} repaired unclosed`],
				notices: ["after-end"],
			});
	});

	it("takes an `ends` text as a part of it, if it can only be text", () => {
		expect(read(by, "<c:f>k=no<eot>x;</c>").calls).toEqual(['f {"k":"no<eot>x"} complete']);
	});
});

describe("a call that the input cuts in its arguments", () => {
	it("keeps to the first of its readings, though another one stands in a value", () => {
		const by = formatOf(`${HEAD}
message = (call / content)*
call = "<c:" name ">" ('{"$ref":' key:="r" value:text "}" / arguments) "</c>"
`);
		for (const begun of ["{", '{"$re', '{"$ref"'])
			expect(read(by, `<c:f>${begun}`).calls).toEqual(["f  incomplete"]);
		// here the other one is the only one
		expect(read(by, '<c:f>{"$r"').calls).toEqual(['f {"$r" incomplete']);
	});

	it("has no repair of which the condition is not decided", () => {
		const by = formatOf(`${HEAD}
message = (call / content)*
call = "<c:" name ">" (param)* "</c>"
param = "<p=" key ">" value:text "</p>"
lenient bare param = key:="z" "?" &("!!") value:text "</p>"
`);
		for (const begun of ["?", "?!"])
			expect(read(by, `<c:f><p=a>1</p>${begun}`).calls).toEqual(['f {"a":"1" incomplete']);
		expect(read(by, "<c:f><p=a>1</p>?!!").calls).toEqual(['f {"a":"1","z":"!! incomplete bare']);
	});
});

test("what closes a container behind white space stands before it where the input ends", () => {
	const by = formatOf(`${HEAD}ends "<eot>"
message = (call / content)*
call = "<c:" name ">" (key "=" object)* "</c>"
object = value:object("{" (key ":" value:json) % "," "}" _)
`);
	const text = "<c:f>o={a:1}";
	for (const rest of ["", " ", "\n\n", " <eot>"])
		for (const chunks of [[text + rest], (text + rest).split("")]) {
			const parser = createParser(by);
			const events = chunks.flatMap((chunk) => parser.feed(chunk).map((event) => ({ ...event })));
			const last = [...events, ...parser.finish()].slice(-2);
			expect(last.map(({ type, end }) => [type, end])).toEqual([
				["call-arguments", text.length],
				["call-end", text.length],
			]);
			expect(last[0]?.start, JSON.stringify(rest)).toBeLessThanOrEqual(text.length);
		}
});
