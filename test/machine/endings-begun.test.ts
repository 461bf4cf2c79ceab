/** What has begun where the input, or an `ends` text, comes: a value that may be over, skipped text, the markup behind a thought. */
import { describe, expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import { chunkings, type FeedOptions, feedAllWays, feedChunks } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const HEAD = 'format test "a test"\nends "<eot>"\nmessage = (call / content)*\n';

function callsOf(format: ReturnType<typeof formatOf>, text: string): readonly string[] {
	const [message] = feedAllWays(format, text);
	return [
		...message.toolCalls.map(({ name, arguments: json, status, repairs }) =>
			[name, json, status, ...repairs].join(" "),
		),
		message.content,
	];
}

describe("a call whose only value is whole, and that lacks its marks alone", () => {
	it.each([
		["a value that may be text as well", '(value:json / value:text) ";"'],
		["a value in front of one of two marks", '(value:json _ ";" / value:json _ ":")'],
	])("is whole where the message ends: %s", (_title, value) => {
		const format = formatOf(`${HEAD}call = "<call " name ">" (key "=" ${value})* "</call>"\n`);
		for (const end of ["", "<eot>"])
			expect(callsOf(format, `<call f>k=12${end}`)).toEqual(['f {"k":12} repaired unclosed', ""]);
	});
});

describe("text that a call skips", () => {
	const format = formatOf(
		`${HEAD}call = "<call " name ">" "<note>" skip:text "!<eot>!" arguments "</call>"\n`,
	);
	it("is ended by a mark that holds an `ends` text: the call would have no end before it", () => {
		for (const note of ["", "so ", "so !"])
			expect(callsOf(format, `<call f><note>${note}!<eot>!{}</call>`)).toEqual([
				"f {} complete",
				"",
			]);
	});
	it("is cut by an `ends` text that stands in it alone", () => {
		expect(callsOf(format, "<call f><note>so <eot>!{}</call>")).toEqual([
			"f  incomplete",
			"!{}</call>",
		]);
	});
});

describe("the end of a thought that waits for what follows", () => {
	const format = formatOf(`format test "a test"
ends "<e>"
message = (think / content)*
think = "<t>" reasoning "</t>" &"-<" "-<y>"
`);
	const read = (text: string, options: FeedOptions): readonly unknown[] => {
		const [message] = feedAllWays(format, text, options);
		const notices = message.notices.map(({ code, start, end }) => `${code} ${start}-${end}`);
		return [message.reasoning, message.content, ...notices];
	};
	it("is not decided by a character with which an `ends` text may begin, and counts as held", () => {
		// up to that character so much is held, which stands behind `<t>so`
		const held = "</t>-<".length;
		for (const behind of ["y>on", "no"]) {
			const text = `<t>so</t>-<${behind}`;
			expect(read(text, { limits: { heldText: held } })).toEqual([
				`so</t>-<${behind}`,
				"",
				`limit-held 5-${5 + held}`,
			]);
			const left = behind === "no" ? "-<no" : "on";
			expect(read(text, { limits: { heldText: held + 1 } })).toEqual(["so", left]);
		}
	});
});

describe("content behind a call whose close might have gone on", () => {
	const format = formatOf(
		`${HEAD}call = "<call " name ">" arguments ("</call>" / "</call></more>")\n`,
	);
	it("waits while an `ends` text may have begun, and leaves when none has, though another may begin there", () => {
		const told = (text: string): readonly unknown[] => {
			const ways = [...chunkings(text)].map((chunks) => {
				const parser = createParser(format);
				const events = chunks.flatMap((chunk) => parser.feed(chunk));
				const content = events.map((one) => (one.type === "content" ? one.text : "")).join("");
				return [events.some(({ type }) => type === "call-end"), content];
			});
			for (const way of ways) expect(way).toEqual(ways[0]);
			return ways[0] ?? [];
		};
		const call = "<call f>{}</call>";
		expect(told(`${call}<eo`)).toEqual([false, ""]);
		expect(told(`${call}<eo<`)).toEqual([true, "<eo"]);
		expect(told(`${call}<eo<eo`)).toEqual([true, "<eo"]);
		expect(callsOf(format, `${call}<eo<eot>`)).toEqual(["f {} complete", "<eo"]);
	});
});

describe("the markup of a section", () => {
	const read = (format: ReturnType<typeof formatOf>, text: string): readonly unknown[] => {
		const [{ notices }] = feedAllWays(format, text);
		return [...callsOf(format, text), ...notices.map(({ code }) => code)];
	};
	const SECTION = 'format test "a test"\nends "<eot>"\nmessage = (section / content)*\n';

	it("may have come to the end of a value that an `ends` text shows to be over", () => {
		const format = formatOf(`${SECTION}
section = "<calls>" call* ("#" skip:json)? "</calls>"
call = "<call " name ">" arguments "</call>"
`);
		for (const end of ["", "<eot>"])
			expect(read(format, `<calls><call f>{}</call>#12${end}`)).toEqual([
				"f {} complete",
				"",
				"unclosed",
			]);
	});

	it("ends with an `ends` text, though that might have gone on with an item that began before its last call", () => {
		const call = "<c f>{}</";
		const rules = `format test "a test"
ends "<e>"
message = (section / content)*
section = "<s>" (call / other)* "</s>"
call = "<c " name ">" arguments "</c>"
other = "!${call}<ez>"
`;
		for (const stray of ["so ", "so !"]) {
			const text = `<s><c f>{}</c>${stray}${call}<e>`;
			for (const chunks of chunkings(text)) {
				// a format that has read nothing yet: what has been read may be known to the next parser
				const { content, toolCalls, notices } = feedChunks(formatOf(rules), chunks);
				expect(content).toBe(stray);
				expect(toolCalls.map(({ status }) => status)).toEqual(["complete", "repaired"]);
				expect(notices.map(({ code }) => code)).toEqual(["stray", "unclosed"]);
			}
		}
	});
});

describe("a call that waits for the end of the message, and the beginning of an `ends` text that goes on otherwise", () => {
	const format = formatOf(
		`${HEAD}call = "<call " name ">" (key:="a" value:json "!" / skip:json $)\n`,
	);
	it.each(["<eo", "<eo!", "<eox", "<"])("%j is content behind the call", (rest) => {
		const [{ toolCalls, content }] = feedAllWays(format, `<call f>12${rest}`);
		expect(toolCalls).toMatchObject([{ name: "f", status: "repaired", repairs: ["unclosed"] }]);
		expect(content).toBe(rest);
	});
	it("ends with it where it is whole", () => {
		expect(callsOf(format, "<call f>12<eot>")).toEqual(["f {} complete", ""]);
	});
});

it("is data where a value waits that only its own close ends, whatever was read before", () => {
	const by = formatOf(`format ends "a test"
ends "<|end|>"
message = (one / two / content)*
one = "<call " name ">" key:="x" value:text "</call>"
two = "<call " name ">" "<|param|>" key "=" value:word ";"
`);
	for (const [value, before] of [
		["<|end|>", ""],
		["<|end|>", "Hm. "],
		["<|end", "Hm. "],
	]) {
		const [{ content, toolCalls, notices }] = feedAllWays(by, `${before}<call f>${value}</call>.`);
		expect([content, notices]).toEqual([`${before}.`, []]);
		expect(toolCalls).toMatchObject([
			{ arguments: JSON.stringify({ x: value }), status: "complete" },
		]);
	}
});

describe("the beginning of a line at which the message ends", () => {
	const format = formatOf(`${HEAD}call = "<call " name ">" _ bol ("x" / $)\n`);
	it.each([
		["\n", "f {} complete"],
		[" \n", "f {} complete"],
		[" ", "f  incomplete"],
	])("is found behind white space, before an `ends` text as before the end: %j", (space, call) => {
		for (const end of ["", "<eot>"])
			expect(callsOf(format, `<call f>${space}${end}`)[0]).toBe(call);
	});
});

describe("a thought that may be a call as well", () => {
	const format = formatOf(`format test "a test"
ends "<eot>"
message = (think / call / content)*
think = "<t>" reasoning "</t>"
call = "<t>" name "<e" arguments "</c>"
`);
	const read = (text: string) => {
		const [{ reasoning, content, toolCalls }] = feedAllWays(format, text);
		return [reasoning, content, ...toolCalls.map(({ name, status }) => `${name} ${status}`)];
	};
	it("is a call where its mark is read, and a thought where that is the beginning of an `ends` text", () => {
		expect(read("<t>f<e{}</c>")).toEqual(["", "", "f complete"]);
		expect(read("<t>f<eot>")).toEqual(["f", ""]);
		expect(read("<t>f<eot>x")).toEqual(["f", "x"]);
	});
});
