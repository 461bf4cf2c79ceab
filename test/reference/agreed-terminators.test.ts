/** The terminator of an open payload (2.20), and what else was read in two ways by the machine and the interpreter. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

/** A call with a value and something behind it, and the lines that both readers say for the text behind its `=`. */
function behindValue(rest: string, text: string): readonly string[] {
	const call = `call = "<" name ":" key "=" ${rest} ">"`;
	return both(`message = (call / content)*\n${call}`, `<f:a=${text}`);
}
const cut = (value: string) => [expect.stringContaining(`"f" {"a":${value} incomplete`)];

describe("a terminator ends before a further payload", () => {
	it.each([
		["a value that breaks at its first character", 'value ";" skip:json', "0;}", "0"],
		["one that may stand there", 'value ";" (key "=" value:json)?', "0;}", "0"],
		["a name in quotes", 'value ";" key:attr "=" value:json', "0;}", "0"],
		["white space before it is no part of the terminator", 'value ";" _ skip:json', "0; }", "0"],
		["white space before one that may stand there", 'value ";" _ (skip:json)?', "0; }", "0"],
	])("%s", (_title, rest, text, value) => {
		expect(behindValue(rest, `${text}>`).slice(0, 1)).toEqual(cut(value));
	});
	it("a word is part of it", () => {
		const [said] = behindValue('value ";" skip:word', "0;};x>");
		expect(said).toContain('{"a":"0;}"} complete');
	});
});

describe("a terminator ends with the condition that must come true", () => {
	it("one that may be left out proves nothing", () => {
		const [said] = behindValue('value (&"x" skip:word)? ";"', "0;1;>");
		expect(said).toContain('{"a":"0;1"} complete');
	});
	it("in an alternative, the terminator is the whole choice", () => {
		const [said] = behindValue('value ((";" &"x" skip:word) / ",")', "0;,;x,>");
		expect(said).toContain('{"a":"0;"');
	});
	it("it comes true without a character", () => {
		const call = 'call = "<call>" name ":" (key "=" value &(bol / $) _)* "[[/call]]"';
		const text = "<call>f:a=x\nb=c\n[[/call]]";
		expect(both(`message = (call / content)*\n${call}`, text)).toEqual([
			'call 0-25 "f" {"a":"x\\n","b":"c\\n"} complete []',
		]);
	});
});

describe("a value with whose first characters the condition before it comes true", () => {
	const object = (name: string, args: string) => `{ "${name}": name, "${args}": arguments }`;
	const read = (calls: string, text: string): readonly string[] =>
		both(
			`message = (section / content)*\nsection = "<calls>" reasoning &"{" (${calls} ";")? "</calls>"\ncall = ${object("name", "arguments")}\nother = ${object("tool", "args")}`,
			`<calls>so${text}`,
		);
	it.each([
		["one reading", "call"],
		["two readings", "(call / other)"],
	])("is text again when it is none: %s", (_title, calls) => {
		for (const text of ["{", "{x", '{"na"x', '{"name"'])
			expect(read(calls, text)).toContain(`content 9-${9 + text.length} ${JSON.stringify(text)}`);
		expect(read(calls, '{"name":"f","arguments":{}};</calls>').join()).toContain('"f" {} complete');
	});
});

describe("both readers", () => {
	it("read no two numbers where a digit or a point is too many", () => {
		const call = 'call = "<" skip:json* ">" name "(" arguments ")"';
		const source = `message = (call / content)*\n${call}`;
		for (const text of ["01", "00", "-01", "{}01", "1.5.2", "1e5.2"])
			expect(both(source, `<${text}>f({})`)[0]).toMatch(/^content/);
		for (const text of ["0", '1"a"', "0{}", "0.5[]"])
			expect(both(source, `<${text}>f({})`)[0]).toMatch(/^call/);
	});
	it("count a skipped value as no part of a call that breaks", () => {
		const [said] = behindValue('value:json ";" skip:json', '0;{"b":1]');
		expect(said).toContain('{"a":0 incomplete');
	});
	it("bound white space behind a call as long as its end is open", () => {
		const source = `message = (section / content)*
section = "<calls>" (line _)+ "</calls>"
line = ("(" _)? call (_ ")")?
call = name "=" arguments ";"`;
		const blanks = " ".repeat(65);
		expect(both(source, `<calls>(f={};)${blanks}</calls>`)).toEqual([
			'call 7-14 "f" {} complete []',
		]);
	});
	it.each([
		["its section closes", "", []],
		["more calls follow", " <y:b=c;", ['call 14-21 "y" {"b":"c"} complete []']],
		["a call of another kind follows", " [z", ['call 14-16 "z" {} complete []']],
		["another section opens", "</calls><calls>[z", ['call 28-30 "z" {} complete []']],
	])("end a call with its value in a section of two kinds of calls, and %s", (_, more, calls) => {
		const source = `message = (section / content)*
section = "<calls>" call+ "</calls>"
call = "<" name ":" key "=" value ";" / "[" name`;
		const said = both(source, `<calls><x:t=;${more}</calls>`);
		expect(said.filter((line) => line.startsWith("call"))).toEqual([
			'call 7-13 "x" {"t":""} complete []',
			...calls,
		]);
		expect(said.filter((line) => line.startsWith("notices"))).toEqual([]);
	});
	it("go round a close that may stand any number of times, where a call may lack its close", () => {
		const source = `message = (section / content)*
section = "<calls>" (call _)* "</calls>"
call = "<call>" name ">" ((pair _)* close / arguments _ close*)
close = "</call>"
pair = "<p>" key "=" value "</p>" &(_ ("<p>" / close))`;
		const said = (text: string) => both(source, `<calls>${text}</calls>`, [{ name: "f" }]);
		for (const close of ["", "</call>", "</call></call>"])
			expect(said(`<call>f>{}${close}`)[0]).toContain('"f" {} complete []');
		expect(said("<call>f><p>a=b</p></call>")[0]).toContain('"f" {"a":"b"} complete []');
	});
	it("enter a section behind skipped text only by its calls", () => {
		const source = `message = (section / content)*
section = "<calls>" skip:text call* "</calls>"
call = "@@" name ":" arguments`;
		expect(both(source, "<calls>a<calls>b</calls>")).toEqual([]);
	});
	it("read no name of a parameter where none is declared", () => {
		const call = 'call = "<call>" name ":" (key:prop "=" value ";")+ "</call>"';
		expect(both(`message = (call / content)*\n${call}`, "<call>f:")[0]).toMatch(/^content/);
	});
	it("bind a rule that holds itself, though a condition or skipped text reads it, too", () => {
		const source = `message = (call / content)*
call = "<call>" name ">" one &(">" one) ">" skip:(one) ">"
one = key "=" two
two = value:list("[" (two ",")* "]") / value:word`;
		expect(both(source, "<call>f>a=[[],[b,],]>a=[[],]>")[0]).toContain(
			'"f" {"a":[[],["b"]]} complete',
		);
	});
});

describe("white space", () => {
	it("at the end of a loop leaves what closes the call to its close", () => {
		const call = 'call = "<call>" name ">" ~ (key ":" value:word ";" _)* "\\n"';
		const source = `message = (call / content)*\n${call}`;
		expect(both(source, "<call>f>x:a; y:b; \n\nz")).toEqual([
			'call 0-20 "f" {"x":"a","y":"b"} complete []',
			'content 20-21 "z"',
		]);
	});
	it("that separates calls is no way out of their loop where it is left out", () => {
		const source = `message = (section / content)*
section = "<calls>" (call % _) "</calls>"
call = { "name": name, "arguments": arguments }`;
		const [said] = both(source, '<calls>{"name":"f","arguments":{');
		expect(said).toBe('call 7-32 "f" { incomplete []');
	});
});

describe("what is read alone, and goes on or not", () => {
	it("has left when the input ends in a literal behind it", () => {
		const source = `
message = (call / content)*
call = "<call>" name "{" (pair % ",")? "}" "</call>"
pair = key ":" _ value:json
lenient no-brace call = "<call>" name "{" (pair % ",")? &"</call>" "</call>"
`;
		for (const value of ["1", "1.5", "true", '"x"', "[1]"]) {
			const left = `"f" {"a":${value} incomplete []`;
			expect(both(source, `<call>f{a: ${value}<`)).toEqual([
				`call 0-${13 + value.length - 1} ${left}`,
			]);
		}
	});
	it("knows what stands before it where a line may begin", () => {
		const source = `
message = (call / content)*
call = bol "Act:" name "(" key:="x" value:text &("Act:" / "\\n")
`;
		expect(both(source, "Act:f(bAct:g(c\n")).toEqual([
			'call 0-7 "f" {"x":"b"} complete []',
			'content 7-15 "Act:g(c\\n"',
		]);
		expect(both(source, "Act:f(b\nAct:g(c\n")).toEqual([
			'call 0-7 "f" {"x":"b"} complete []',
			'content 7-8 "\\n"',
			'call 8-15 "g" {"x":"c"} complete []',
			'content 15-16 "\\n"',
		]);
	});
});

describe("a payload that may be left out, in a call that has not committed", () => {
	it.each([
		[
			"skipped text before the mark",
			'("TOOL:" skip:text)? "=call=" arguments ">" name',
			"=call=",
			"x",
		],
		[
			"the same before an object",
			'("TOOL:" skip:text)? "=js" {"name":name,"in":~arguments}',
			"=js",
			"x",
		],
		["a value", '"=call=" name (" " key "=" value "</v>")? ";" id:digits "!"', "=call=f;", "x"],
	])(
		"%s: behind its terminator the text of a call that is none comes back",
		(_title, rule, begun, more) => {
			const source = `message = (call / content)*\ncall = ${rule}`;
			for (const text of [begun, begun + more, `Hm ${begun}${more}`, `TOOL: a${begun}${more}`])
				expect(contentOf(both(source, text))).toBe(text);
		},
	);
});

describe("content that may be left out, in a frame", () => {
	it("settles nothing where it was: the text of a frame that is none comes back", () => {
		const source = `
message = (fenced / content)*
fenced = ("json" content)? "[" call call* "\`\`\`"
call = { "name": name:tool, "arguments": arguments }
`;
		for (const text of ["[", "a [", "[x", "[{", 'b [{"a'])
			expect(contentOf(both(source, text))).toBe(text);
	});
});

/** The content of a message that is nothing but content. */
function contentOf(lines: readonly string[]): string {
	const said = lines.filter((line) => !line.startsWith("notices "));
	return said
		.map((line) => JSON.parse(/^content \d+-\d+ (.*)$/.exec(line)?.[1] ?? "null"))
		.join("");
}

describe("open text before a loop of calls", () => {
	it.each([
		["skip:text", []],
		["reasoning", ['reasoning 4-5 "a"']],
	])("ends before the loop, whatever stands in its calls: %s", (kind, read) => {
		const source = `
message = (block / content)*
block = "<<th" ${kind} "\\n" call+
call = "=" name ":" arguments ";"
`;
		expect(both(source, "<<tha\nx")).toEqual([...read, 'content 6-7 "x"']);
		expect(both(source, "<<tha\n=f:{};")).toEqual([...read, 'call 6-12 "f" {} complete []']);
	});
});

describe("open text in a group that is skipped", () => {
	it("is entered as any other is", () => {
		const source = `
message = (calls / content)*
calls = "<start>" "[" call % " " "<end>" skip:(reasoning "<over>")
call = name "(" arguments ")"
`;
		const call = 'call 8-15 "now" {} complete []';
		expect(both(source, "<start>[now({})<end>x<over>b")).toEqual([call, 'content 27-28 "b"']);
		expect(both(source, "<start>[now({})<end>x")).toEqual([call, "notices unclosed"]);
	});
});
