/** Section 2 of docs/SEMANTICS.md: attempts, readings, and which of them wins. */
import { describe, expect, it } from "vitest";
import { formatOf } from "../../src/compiler/lower/format.js";
import { lower } from "../../src/compiler/lower/lower.js";
import { normalize } from "../../src/compiler/normal/normalize.js";
import { byMachine, byReference } from "./comparison.js";
import { grammar, OBJECT, read, TAGS, tiles, tool } from "./support.js";

describe("attempts", () => {
	it("begin at any character; the oldest decides, and its text is read again from the next one", () => {
		// The first `<call>` is no call; the one behind it is found although it stood in the attempt.
		expect(read(OBJECT, 'a <call> <call>{"name":"f"}</call>')).toEqual([
			'text "a <call> "',
			"! malformed",
			"call f {} complete",
		]);
		expect(read(OBJECT, '<<call>{"name":"f"}</call>')).toEqual(['text "<"', "call f {} complete"]);
		expect(read(OBJECT, '<ca<call>{"name":"f"}</call>')).toEqual([
			'text "<ca"',
			"call f {} complete",
		]);
	});

	it("do not begin within a word, nor read white space that goes on", () => {
		const by = grammar(`
message = (list / content)*
list = "<list>" _ (call % (_ "," _)) _ "</list>"
call = name "(" arguments ")"
`);
		const [open, call] = ["<list>f({})", "call f {} complete"];
		// more white space than a reading may pass: all of it is text, and what stands behind it is read
		for (const rest of ["</list>", ",g({})</list>"]) {
			const long = read(by, open + " ".repeat(65) + rest);
			expect(long.slice(0, 2)).toEqual([call, `text "${" ".repeat(65)}"`]);
			expect(long.slice(2)).toEqual(read(by, open + rest).slice(1));
			expect(read(by, open + " ".repeat(64) + rest)).toEqual(read(by, open + rest));
		}
		// a name that is too long has no shorter one in it
		const word = `${"x".repeat(257)}({})`;
		expect(read(by, `${open}${word}</list>`)).toEqual([call, `text "${word}"`, "! stray"]);
		expect(read(by, `${open}-${word.slice(1)}</list>`).length).toBe(3);
		expect(read(by, `${open} ${word.slice(1)}</list>`).map((one) => one.slice(0, 8))).toEqual([
			call.slice(0, 8),
			'text " "',
			"call xxx",
		]);
	});

	it("do not hold the mark of their own call in a name, unless a tool has such a name", () => {
		const source = `
message = (call / content)*
call = "@tool:" _ name ";" arguments
`;
		const by = grammar(source);
		const twice = "@tool: x@tool:f;{}";
		expect(read(by, twice)).toEqual(['text "@tool: x"', "! malformed", "call f {} complete"]);
		expect(read(by, twice, { tools: [tool("g")] })).toEqual(read(by, twice));
		const whole = ["call x@tool:f {} complete"];
		expect(read(by, twice, { tools: [tool("x@tool:f")] })).toEqual(whole);
		expect(read(by, "@tool: x@tool;{}")).toEqual(["call x@tool {} complete"]);
		// what stands between mark and name tells it apart; a word is no mark
		const far = grammar(source.replace("_ name", '_ "/" name'));
		expect(read(far, twice.replace("x", "/x"))).toEqual(whole);
		const word = grammar(source.replaceAll("@tool:", "tool"));
		expect(read(word, "tool xtoolf;{}")).toEqual(["call xtoolf {} complete"]);
		for (const one of [by, far, word]) {
			const format = formatOf(one, lower(normalize(one)));
			for (const tools of [[], [tool("g")], [tool("x@tool:f")]])
				for (const text of [twice, "@tool: x@tool;{}", "@tool: /x@tool:f;{}", "tool xtoolf;{}"]) {
					const setting = { options: { tools }, finish: "stop" };
					const read = byReference(one, text, setting);
					expect(byMachine(format, [text], setting), text).toEqual(read);
					expect(byMachine(format, [...text], setting), text).toEqual(read);
				}
		}
	});

	it("step over a surrogate pair as one character", () => {
		expect(tiles(OBJECT, '😀<call>{"name":"f"}</call>😀')).toEqual([
			'text "😀" <- "😀"',
			'call f {} complete <- "<call>{\\"name\\":\\"f\\"}</call>"',
			'text "😀" <- "😀"',
		]);
	});

	it("do not look into what a reading has passed: the older one wins", () => {
		const by = grammar(`
message = (a / b / content)*
a = "<x" skip:word "yz>"
b = "x1yz>" name "."
`);
		// From 0 the whole is markup, although a call begins at 1.
		expect(tiles(by, "<x1yz>f.")).toEqual(['markup "<x1yz>"', 'text "f." <- "f."']);
	});

	it("die when the header is longer than 1,024 characters", () => {
		const by = grammar(`
message = (call / content)*
call = "<call>" ("w ")* name "</call>"
`);
		const header = (words: number): string => `<call>${"w ".repeat(words)}f</call>`;
		// 6 + 2 n + 1 + 7 characters.
		expect(read(by, header(505))).toEqual(["call f {} complete"]);
		expect(read(by, header(506))[0]).toMatch(/^text/);
	});

	it("die when more text is held than allowed", () => {
		const text = `<call>{"type":"${"y".repeat(40)}","name":"f"}</call>`;
		expect(read(OBJECT, text)).toEqual(["call f {} complete"]);
		expect(read(OBJECT, text, { limits: { heldText: 40 } })[0]).toMatch(/^text/);
	});

	it("at the limit, one above it and one below, as the machine has it", () => {
		const by = grammar(`
message = (call / content)*
call = "<call>" name ">" arguments "</call>"
`);
		const format = formatOf(by, lower(normalize(by)));
		// the literal behind the name commits the call: 6 + 20 + 1 characters
		const text = `<call>${"f".repeat(20)}>{}</call>`;
		for (const [heldText, called] of [
			[28, true],
			[27, true],
			[26, false],
			// as many as the longest literal at least
			[7, false],
			[0, false],
		] as const) {
			const setting = { options: { limits: { heldText } }, finish: "stop" };
			const isCall = (lines: readonly string[]): boolean => lines[0]?.startsWith("call") === true;
			expect(isCall(byReference(by, text, setting)), `${heldText}`).toBe(called);
			for (const chunks of [[text], text.split("")])
				expect(isCall(byMachine(format, chunks, setting)), `${heldText}`).toBe(called);
		}
		// "<call" and what is no marker: held all the same
		const none = { options: { limits: { heldText: 1 } }, finish: "stop" };
		const texts = byReference(by, "<call <call", none);
		expect(byMachine(format, ["<call <call"], none)).toEqual(texts);
	});
});

describe("terminators", () => {
	const by = grammar(`
message = (think / content)*
think = "<think>" reasoning eol? "</think>" "!"
`);
	it("match at the leftmost place where they match whole", () => {
		expect(read(by, "<think>a</think>b\n</think>!c")).toEqual([
			'reasoning "a</think>b"',
			'text "c"',
		]);
	});
	it("take the frame with them, and no more", () => {
		expect(read(by, "<think>a\n\n</think>!")).toEqual(['reasoning "a\\n"']);
	});

	it("end where their sequence ends, and that of a rule is part of the one that it is named in", () => {
		const framed = grammar(`
message = (think / content)*
think = frame "!"
frame = "<think>" reasoning "</think>"
`);
		expect(read(framed, "<think>a</think>b</think>!")).toEqual(['reasoning "a</think>b"']);
	});

	it("go on around the rule if nothing stands behind the payload in it", () => {
		const tagged = grammar(`
message = (call / content)*
call = "<c " name ">" key:="v" either "</c>"
either = "s:" value:text / "t:" value:typed
`);
		expect(read(tagged, "<c f>s:12</c>")).toEqual(['call f {"v":"12"} complete']);
		expect(read(tagged, "<c f>t:12</c>")).toEqual(['call f {"v":12} complete']);
	});

	it("count only where their condition holds, which is not read away", () => {
		expect(read(TAGS, "<call=f><p=a>x</p> y</p>\n<p=b>z</p></call>")).toEqual([
			'call f {"a":"x</p> y","b":"z"} complete',
			"! markup-in-value",
		]);
	});
});

describe("white space", () => {
	const by = grammar(`
message = (call / content)*
call = "<call>" _ name _ "</call>"
`);
	it("is any run of blanks, tabs and newlines, or nothing", () => {
		expect(read(by, "<call> \t\r\n f\n\n</call>")).toEqual(["call f {} complete"]);
		expect(read(by, "<call>f</call>")).toEqual(["call f {} complete"]);
		expect(read(by, "<call>\u00a0f</call>")).toEqual(["call \u00a0f {} complete"]);
	});
	it("is at most 64 characters long where it is not yet certain that this is markup", () => {
		expect(read(by, `<call>${" ".repeat(64)}f</call>`)).toEqual(["call f {} complete"]);
		expect(read(by, `<call>${" ".repeat(65)}f</call>`)[0]).toMatch(/^text/);
	});
	it("leaves white space to what stands behind it and begins with it", () => {
		const newline = grammar(`
message = (call / content)*
call = "<call>" _ "\\nX" name ";"
`);
		expect(read(newline, "<call> \n\n\nXf;")).toEqual(["call f {} complete"]);
	});
	it("is one newline of either kind where the grammar says so", () => {
		const line = grammar(`
message = (call / content)*
call = "<call>" eol name ";"
`);
		expect(read(line, "<call>\nf;")).toEqual(["call f {} complete"]);
		expect(read(line, "<call>\r\nf;")).toEqual(["call f {} complete"]);
		expect(read(line, "<call>\rf;")[0]).toMatch(/^text/);
		expect(read(line, "<call>\n\nf;")[0]).toMatch(/^text/);
	});
});

describe("atoms", () => {
	const named = (kind: string) =>
		grammar(`
message = (call / content)*
call = "<call " ${kind} ">"
`);
	it("word: anything but white space and what formats write around names", () => {
		for (const name of ["f", "a.b:c-d/e", "é", "日本"]) {
			expect(read(named("name"), `<call ${name}>`)).toEqual([`call ${name} {} complete`]);
		}
		for (const char of `<{}()[]"'\`,;=|｜\\ \n\u0001\u007f`) {
			expect(read(named("name"), `<call a${char}b>`)[0]).toMatch(/^text/);
		}
		expect(read(named("name"), "<call >")[0]).toMatch(/^text/);
	});
	it("word: no longer than a name may be", () => {
		expect(read(named("name"), "<call abcd>", { limits: { nameLength: 4 } })).toHaveLength(1);
		expect(read(named("name"), "<call abcde>", { limits: { nameLength: 4 } })[0]).toMatch(/^text/);
	});
	it("word: ends where what follows can go on to the end", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " id:("functions." name ":" index) ">"
`);
		expect(read(by, "<call functions.a.b:c:3>")).toEqual([
			"call a.b:c {} complete id functions.a.b:c:3",
		]);
		expect(read(by, "<call functions.a:b>")[0]).toMatch(/^text/);
	});
	it("attr: up to the quote, on one line, with two entities", () => {
		expect(read(named('"\\"" name:attr "\\""'), '<call "a b&quot;&amp;lt;">')).toEqual([
			'call a b"&lt; {} complete',
		]);
		expect(read(named('"\\"" name:attr "\\""'), '<call "a\nb">')[0]).toMatch(/^text/);
	});
	it("line: to the end of the line", () => {
		const by = grammar(`
message = (call / content)*
call = "tool: " name:line eol "end"
`);
		expect(read(by, "tool: a b <c>\nend")).toEqual(["call a b <c> {} complete"]);
	});
	it("tool: each declared name lives as long as it can", () => {
		const tools = [tool("get"), tool("get_all")];
		const by = named("name:tool");
		expect(read(by, "<call get>", { tools })).toEqual(["call get {} complete"]);
		expect(read(by, "<call get_all>", { tools })).toEqual(["call get_all {} complete"]);
		expect(read(by, "<call get_a>", { tools })[0]).toMatch(/^text/);
	});
	it("prop: a declared property of the tool that was named", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name ">" ("<" key:prop ">" value ";")* "</call>"
`);
		const tools = [tool("f", { a: "integer" })];
		expect(read(by, "<call f><a>1;</call>", { tools })).toEqual(['call f {"a":1} complete']);
		expect(read(by, "<call f><b>1;</call>", { tools })).toContain("! broken");
	});
});

describe("several readings", () => {
	it("literal beats class: a name that lies inside a literal of another reading is none", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name ">" ("<" key ">" value "</" =key ">")* "</call>"
`);
		// `/call` could be a key, too.
		expect(read(by, "<call f></call>")).toEqual(["call f {} complete"]);
		expect(read(by, "<call f><a>1</a></call>")).toEqual(['call f {"a":1} complete']);
	});

	it("the longest reading wins over a shorter one that is complete", () => {
		const by = grammar(`
message = (call / content)*
call = "CALL " { "name": name } (_ "END")?
`);
		expect(tiles(by, 'CALL {"name":"f"}\nEND.')).toEqual([
			'call f {} complete <- "CALL {\\"name\\":\\"f\\"}\\nEND"',
			'text "." <- "."',
		]);
		expect(tiles(by, 'CALL {"name":"f"}\nEN.')).toEqual([
			'call f {} complete <- "CALL {\\"name\\":\\"f\\"}"',
			'text "\\nEN." <- "\\nEN."',
		]);
	});

	it("strict comes before lenient where both read the same", () => {
		const by = grammar(`
message = (call / content)*
call = "<a " name ">" pair "</a>"
pair = key:="v" value "!"
lenient loud pair = key:="w" value "!"
`);
		expect(read(by, "<a f>1!</a>")).toEqual(['call f {"v":1} complete']);
	});

	it("an optional part is read if it is there", () => {
		const by = grammar(`
message = (call / content)*
call = "<a " name ">" key:="v" eol? value:text eol? "</a>"
`);
		expect(read(by, "<a f>\nx\n</a>")).toEqual(['call f {"v":"x"} complete']);
		expect(read(by, "<a f>x</a>")).toEqual(['call f {"v":"x"} complete']);
	});

	describe("fallback", () => {
		const by = grammar(`
message = (call / content)*
call = "<run " name ">" _ (arguments ";" / key:="text" value:text "</run>")
`);
		it("an open payload has the text when the other alternatives have died, from its beginning", () => {
			expect(read(by, "<run f>ls -l</run>")).toEqual(['call f {"text":"ls -l"} complete']);
			expect(read(by, '<run f>{"a":1} and more</run>')).toEqual([
				'call f {"text":"{\\"a\\":1} and more"} complete',
			]);
			expect(read(by, "<run f>{oops</run>")).toEqual(['call f {"text":"{oops"} complete']);
		});
		it("a definite alternative that is complete has it", () => {
			expect(read(by, '<run f>{"a":1};</run>')).toEqual([
				'call f {"a":1} complete',
				'text "</run>"',
			]);
		});
		it("an atom before open text takes all of its class", () => {
			const command = grammar(`
message = (call / content)*
call = "<run " name _ key:="text" value:text "</run>"
`);
			expect(read(command, "<run bash ls</run>")).toEqual(['call bash {"text":"ls"} complete']);
		});
	});
});
