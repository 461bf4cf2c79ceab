/** Section 6 of docs/SEMANTICS.md: the end of the input, and of the message. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { grammar, OBJECT, read, SECTION, TAGS, tiles, tool } from "./support.js";

describe("at the end", () => {
	it("content and reasoning end; the beginning of a terminator is their text", () => {
		const by = grammar(`
message = (think / content)*
think = "<think>" reasoning eol? "</think>"
`);
		expect(read(by, "a <thi")).toEqual(['text "a <thi"']);
		expect(read(by, "<think>a\n</thi")).toEqual(['reasoning "a\\n</thi"']);
	});

	it("an opener that was not committed is text; what it held is read again", () => {
		expect(read(OBJECT, '<call>{"name":"f"')).toEqual([
			'text "<call>{\\"name\\":\\"f\\""',
			"! malformed",
		]);
		expect(read(OBJECT, '<call> <call>{"name":"f"}')).toEqual([
			'text "<call> "',
			"! malformed",
			"call f {} repaired unclosed",
		]);
	});

	it("a call is repaired if only markup is missing, be it in the middle of a literal", () => {
		for (const rest of ["", "</", " </call"]) {
			expect(tiles(OBJECT, `<call>{"name":"f","arguments":{}}${rest}`)).toEqual([
				`call f {} repaired unclosed <- ${JSON.stringify(`<call>{"name":"f","arguments":{}}${rest}`)}`,
			]);
		}
		// White space at its end is no part of it.
		expect(tiles(OBJECT, '<call>{"name":"f","arguments":{}} \n')).toEqual([
			'call f {} repaired unclosed <- "<call>{\\"name\\":\\"f\\",\\"arguments\\":{}}"',
			'markup " \\n"',
		]);
	});

	it("a word without quotes that the input ends is cut, wherever it stands; with anything behind it it is whole", () => {
		const by = `
message = (call / content)*
call = "[" name "(" arg % (_ "," _) _ ")]"
arg = key "=" (value:py / value:word)
`;
		const last = (args: string) => both(by, `[f(${args}`)[0]?.split(" ")[4];
		for (const before of ["", "b='x', ", "b=c, "]) {
			expect(last(`${before}a=wor`), before).toBe("incomplete");
			for (const behind of [" ", ")"]) expect(last(`${before}a=wor${behind}`)).toBe("repaired");
		}
	});

	it("a call is incomplete inside of its arguments; what has left stays", () => {
		expect(read(OBJECT, '<call>{"name":"f","arguments":{"a":"x')).toEqual([
			'call f {"a":"x incomplete',
		]);
		const tools = [tool("f", { s: "string", n: "integer" })];
		// A string leaves as it comes, other values when they are whole.
		expect(read(TAGS, "<call=f><p=n>1</p><p=s>ab", { tools })).toEqual([
			'call f {"n":1,"s":"ab incomplete',
		]);
		expect(read(TAGS, "<call=f><p=s>ab</p><p=n>1", { tools })).toEqual([
			'call f {"s":"ab" incomplete',
		]);
	});

	it("the end of a loop of parameters proves that all have come only if the engine said stop", () => {
		const text = "<call=f><p=a>1</p>";
		for (const cut of [text, `${text}\n`, `${text}</ca`]) {
			expect(read(TAGS, cut, { finish: "stop" }), cut).toEqual([
				'call f {"a":1} repaired unclosed',
			]);
			expect(read(TAGS, cut, { finish: "length" }), cut).toEqual(['call f {"a":1 incomplete']);
		}
	});

	it("a call is never repaired under `strict`", () => {
		expect(read(OBJECT, '<call>{"name":"f"}', { strict: true })).toEqual(["call f  incomplete"]);
	});

	it("a condition that is undecided holds, if the rest of its terminator was read", () => {
		const exit = grammar(`
message = (think / content)*
think = "<think>" reasoning "</think>" &("!" / "?")
`);
		expect(read(exit, "<think>hm</think>")).toEqual(['reasoning "hm"']);
		expect(read(exit, "<think>hm</think>.")).toEqual(['reasoning "hm</think>."']);
		const bare = grammar(`
message = (think / call / content)*
think = "<think>" reasoning &("<call" _ "=")
call = "<call" _ "=" name ">"
`);
		expect(read(bare, "<think>hm<call")).toEqual(['reasoning "hm<call"']);
		expect(read(bare, "<think>hm<call=f>")).toEqual(['reasoning "hm"', "call f {} complete"]);
	});

	it("a condition that is undecided does not hold for a deviation", () => {
		const by = grammar(`
message = (think / content)*
think = "<think>" reasoning end
end = "</think>"
lenient other end = "</thought>" &("!" / "?")
`);
		expect(read(by, "<think>hm</thought>")).toEqual(['reasoning "hm</thought>"']);
		expect(read(by, "<think>hm</thought>!")).toEqual(['reasoning "hm"', "! lenient", 'text "!"']);
	});

	it("a value that was not committed is not looked into", () => {
		const by = grammar(`
message = (section / content)*
section = "<calls>" _ (call _)* "</calls>"
call = { "name": name, "arguments"?: arguments, ... }
`);
		const text = '{"arguments":{"name":"Ada"},"na';
		expect(read(by, `<calls>${text}`)).toEqual([
			`text ${JSON.stringify(text)}`,
			"! stray",
			"! unclosed",
		]);
	});

	it("a section that is open is reported, its calls stay as they are", () => {
		expect(read(SECTION, "<calls><call>f:{}</call>")).toEqual(["call f {} complete", "! unclosed"]);
	});

	it("a section that needs no end has one", () => {
		const by = grammar(`
message = (list / content)*
list = "CALLS " call (";" call)*
call = { "name": name }
`);
		expect(read(by, 'CALLS {"name":"f"};{"name":"g"}')).toEqual([
			"call f {} complete",
			"call g {} complete",
		]);
	});

	it("open text that may run to the end does", () => {
		const by = grammar(`
message = (call / content)*
call = "RUN " name eol key:="code" value:text ("END" / $)
`);
		expect(read(by, "RUN sh\nls -l\nEN")).toEqual(['call sh {"code":"ls -l\\nEN"} complete']);
	});
});

describe("an `ends` text", () => {
	const ends = 'ends "<eot>"';
	const by = grammar(
		`
message = (call / think / content)*
think = "<think>" reasoning "</think>"
call = "<call>" name ":" arguments "</call>"
`,
		ends,
	);
	it("ends the message; it is markup itself", () => {
		expect(tiles(by, "hello<eot>")).toEqual(['text "hello" <- "hello"', 'markup "<eot>"']);
		expect(read(by, "<think>hm<eot>")).toEqual(['reasoning "hm"']);
	});
	it("is followed by content, with one notice if that can be seen", () => {
		expect(read(by, "a<eot>b <call>f:{}</call><eot>")).toEqual([
			'text "a"',
			'text "b <call>f:{}</call><eot>"',
			"! after-end",
		]);
		expect(read(by, "a<eot>\n ")).toEqual(['text "a"', 'text "\\n "']);
	});
	it("ends a call like the end of the input", () => {
		expect(read(by, "<call>f:{}<eot>")).toEqual(["call f {} repaired unclosed"]);
		expect(read(by, "<call>f:{}</ca<eot>")).toEqual(["call f {} repaired unclosed"]);
	});
	it("is data in a JSON string", () => {
		expect(read(by, '<call>f:{"a":"<eot>"}</call>')).toEqual(['call f {"a":"<eot>"} complete']);
	});
	it("is data in open text, unless that may end with the input", () => {
		const text = (close: string) =>
			grammar(
				`
message = (call / content)*
call = "<call " name ">" key:="v" value:text ${close}
`,
				ends,
			);
		expect(read(text('"</call>"'), "<call f>a<eot>b</call>")).toEqual([
			'call f {"v":"a<eot>b"} complete',
		]);
		expect(read(text('("</call>" / $)'), "<call f>a<eot>")).toEqual(['call f {"v":"a"} complete']);
	});
});

describe("an entry", () => {
	const by = grammar(`
message = (think / call / content)*
think = "<think>" thought
thought = reasoning "</think>"
call = ">>>" body
body = name "\\n" arguments
entry thinking after "<think>" = thought message
entry recipient after ">>>" = body message
`);
	it("is another beginning", () => {
		expect(read(by, "hm</think>ok", { entry: "thinking" })).toEqual([
			'reasoning "hm"',
			'text "ok"',
		]);
		expect(read(by, "f\n{}>>>g\n{}", { entry: "recipient" })).toEqual([
			"call f {} complete",
			"call g {} complete",
		]);
	});
	it("may be one call of several: it is whole, though its rule stands among others", () => {
		const several = grammar(`
message = (calls / content)*
calls = "<c>" call (";" call)* "</c>"
call = name "(" arguments ")"
`);
		expect(tiles(several, "<c>f({});g({})</c>")).toEqual([
			'markup "<c>"',
			'call f {} complete <- "f({})"',
			'call g {} complete <- ";g({})"',
			'markup "</c>"',
		]);
	});
	it("that is in a call begins an attempt; if that fails, the message has begun with text", () => {
		expect(read(by, "f\nno>>>g\n{}", { entry: "recipient" })).toEqual([
			'text "f\\nno"',
			"call g {} complete",
		]);
	});
});
