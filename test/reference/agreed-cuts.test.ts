/** What the two readers once read otherwise where a call breaks, is cut, or repeats a key. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import type { Lines } from "./comparison.js";

describe("both readers", () => {
	it("do not close a call for whose argument another reading waits, or one that takes more leniency", () => {
		const begun = "<call f>";
		for (const input of ['eol / &"x" key:="p" value eol', "eol\nlenient json input = arguments"]) {
			const source = `
message = (call / content)*
call = "<call " name ">" input
input = ${input}
`;
			expect(both(source, begun, [], "length")).toEqual(['call 0-8 "f"  incomplete []']);
			expect(both(source, begun)).toEqual(['call 0-8 "f" {} repaired [unclosed]']);
		}
	});
	it("leave white space at the very end out of a call that is not closed", () => {
		const source = `
message = (call / content)*
call = "<call " name gt _ ("<a>" key "=" value "</a>" _)* "</call>"
gt = &(">" _ ("<a>" / "</call>")) ">"
`;
		expect(both(source, "<call f><a>p=x</a>\n")).toEqual([
			'call 0-18 "f" {"p":"x"} repaired [unclosed]',
		]);
		expect(both(source, "<call f>\n")).toEqual(['call 0-9 "f"  incomplete []']);
	});
	it("leave it out behind a container, too", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" key:="p" value:list((item _)*) "</call>"
item = "<i>" value:json "</i>"
`;
		const [line] = both(source, "<call f><i>1</i>\n");
		expect(line).toBe('call 0-16 "f" {"p":[1]} repaired [unclosed]');
		expect(both(source, "<call f><i>1</i>\n", [], "length")[0]).toContain("incomplete");
	});
	it.each(["skip:text", "reasoning"])(
		"tell of a section that is cut in %s behind its calls",
		(text) => {
			const source = `
message = (section / note / content)*
section = "<calls>" call* "</calls" ${text} ">"
note = "<note>" ${text} "</note>"
call = "<c " name ":" arguments ">"
`;
			const thought = (from: number) =>
				text === "reasoning" ? [`reasoning ${from}-${from + 2} " x"`] : [];
			const called = 'call 7-15 "f" {} complete []';
			const begun = "<calls><c f:{}></calls";
			expect(both(source, `${begun} x>`)).toEqual([called, ...thought(22)]);
			expect(both(source, `${begun} x`)).toEqual([called, ...thought(22), "notices unclosed"]);
			expect(both(source, begun)).toEqual([called, "notices unclosed"]);
			expect(both(source, "<note> x")).toEqual(thought(6));
		},
	);
	it("take a separator for one only with the call behind it", () => {
		const source = `
message = (list / content)*
list = "<calls>[" (call % ",")? "]"
call = name "()"
`;
		expect(both(source, "<calls>[,,f()]")).toEqual([
			'content 8-9 ","',
			'call 10-13 "f" {} complete []',
			"notices stray",
		]);
	});
	it("end a call of pairs only once a pair has been read: a key alone is none", () => {
		const source = `
message = (call / content)*
call = "<c>" name ~ ("," key ("=" value:word)?)* ";;;;"
`;
		expect(both(source, "<c>f,k")).toEqual(['call 0-6 "f"  incomplete []']);
		expect(both(source, "<c>f,k=1,l")).toEqual(['call 0-10 "f" {"k":1} repaired [unclosed]']);
		expect(both(source, "<c>f,k=1;;")).toEqual(['call 0-10 "f" {"k":1} repaired [unclosed]']);
	});
	it("tell of a key that repeats when it leaves", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" ("<a>" key "=" value:text "</a>")* "</call>"
`;
		const begun = "<call f><a>p=</a><a>p=";
		expect(both(source, begun)).toEqual(['call 0-22 "f" {"p":"" incomplete []']);
		expect(both(source, `${begun}x`)).toEqual([
			'call 0-23 "f" {"p":"","p":"x incomplete []',
			"notices duplicate-key",
		]);
	});
	it("tell of a container's key when the first text in it leaves", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" (pair)* "</call>"
pair = "<a>" key "=" value:object("{" ("<b>" key "=" value:text "</b>")* "}") "</a>"
`;
		const begun = "<call f><a>p={}</a><a>p={";
		expect(both(source, begun, [], "length")).toEqual(['call 0-25 "f" {"p":{} incomplete []']);
		expect(both(source, `${begun}<b>q=x`)).toEqual([
			'call 0-31 "f" {"p":{},"p":{"q":"x incomplete []',
			"notices duplicate-key",
		]);
		expect(both(source, `${begun}}</a></call>`).at(-1)).toBe("notices duplicate-key");
	});
	it("show of a call that breaks what the reading has read that is cut", () => {
		const source = `
message = (call / content)*
call = "<call " name "{" (key "=" one) % "," "}"
one = value:list("(" (one % ",")? ")") / value:py
`;
		const cut = (text: string): Lines => both(source, text, [], "length");
		expect(cut("<call f{b=[x")).toEqual(['call 0-12 "f" {"b":[ incomplete []', "notices broken"]);
		expect(cut("<call f{b=[1 2")[0]).toBe('call 0-14 "f" {"b":[1  incomplete []');
		expect(cut("<call f{b=(")).toEqual(['call 0-11 "f"  incomplete []']);
	});
	it("show the value that has ended where what follows it dies, not what another reading has read", () => {
		const source = `
message = (call / content)*
call = "<call " name "{" (key "=" one) % "," "}"
one = value:py behind / value:word
behind = ""
lenient stray behind = "!!"
lenient bare one = value:typed "!"
`;
		expect(both(source, "<call f{b='x'?}")[0]).toBe('call 0-15 "f" {"b":"x" incomplete []');
	});
	it("end a call within the mark that closes it, also where another reading has that mark as text", () => {
		const source = `
message = (call / content)*
call = "<call>" name "{" pair % "," "}" "</call>"
pair = key ":" value:py
lenient bare pair = key ":" value:typed "!"
`;
		for (const end of ["}", "}<", "}</c"])
			expect(both(source, `<call>f{b:5${end}`)[0]).toContain('"f" {"b":5} repaired [unclosed]');
	});
	it("know an open text behind a condition as the last resort of its choice", () => {
		const source = `
message = (call / content)*
call = "<call>" name "{" (key ":" one) % "," "}" "</call>"
one = value:py
lenient bare one = &skip:word value:typed ("!" / &"!")
`;
		expect(both(source, "<call>f{b:5,<")[0]).toBe('call 0-13 "f" {"b":5 incomplete []');
		expect(both(source, "<call>f{b:5,c:x!}</call>")[0]).toContain('{"b":5,"c":"x"}');
	});
	it("keep a comma back behind which no item begins", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" key:="v" value:py "</call>"
`;
		expect(both(source, "<call f>{5,e")[0]).toBe('call 0-12 "f" {"v":[5 incomplete []');
		expect(both(source, "<call f>{5,Te")[0]).toBe('call 0-13 "f" {"v":[5, incomplete []');
	});
	it("list no repair of a value whose first character does not fit", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" body "</call>"
body = "json" arguments
lenient bare body = arguments
`;
		expect(both(source, "<call f>g")).toEqual(['call 0-9 "f"  incomplete []', "notices broken"]);
	});
	it("count a stringified value from the quote that comes too early", () => {
		const source = `
message = (call / content)*
call = ">>>>" name eol ~ arguments
`;
		expect(both(source, '>>>>f\n"{"x')).toEqual([
			'call 0-9 "f" { incomplete [stringified]',
			'content 9-10 "x"',
			"notices broken",
		]);
	});
	it("go on in the message behind a call of an entry that breaks", () => {
		const source = `
message = (call / content)*
call = ">>>>" body
body = name eol ~ arguments
entry recipient = body message
`;
		expect(both(source, 'f\n"t"x>>>>g\n{}', [], "stop", false, "recipient")).toEqual([
			'call 0-6 "f"  incomplete [stringified]',
			'call 6-14 "g" {} complete []',
			"notices broken",
		]);
	});
	it("break the call of an entry, once that has committed: it is no text", () => {
		const source = `
message = (call / content)*
call = "<call>" body
body = name ":" arguments "</call>"
entry named after "<call>" = body message
`;
		const read = (text: string) => both(source, text, [], "stop", false, "named");
		expect(read('f:{"a" x}</call> y')).toEqual([
			'call 0-16 "f" {"a"  incomplete []',
			'content 16-18 " y"',
			"notices broken",
		]);
		expect(read('f:{"a" x} y')).toEqual(['call 0-11 "f" {"a"  incomplete []', "notices broken"]);
		// the colon may be the word's, until the value begins
		expect(read("f:x")).toEqual(['content 0-3 "f:x"']);
	});
	it("end a call at an `ends` text with which other markup begins alike", () => {
		const source = `
ends "<end>"
message = (call / content)*
call = "<call " name "{" ((key "=" value:py) % ",")? close
close = "}</call>"
lenient no-brace close = "</call>"
`;
		expect(both(source, "<call f{<end>")).toEqual(['call 0-8 "f"  incomplete []']);
		expect(both(source, "<call f{a=1<end>")).toEqual(['call 0-11 "f" {"a":1} repaired [unclosed]']);
	});
	it("take an `ends` text for the end in a condition only where the reading can be over", () => {
		const source = (behind: string): string => `
ends "<end>"
message = (call / content)*
call = "<call " name ">" key "=" value ended "</call>" ${behind}
ended = "</a>" &"</call>"
lenient open-value ended = &("</call>" $)
`;
		const text = "<call f>p=x</call><end>";
		expect(both(source(""), text)).toEqual(['call 0-18 "f" {"p":"x"} repaired [open-value]']);
		expect(both(source('"</calls>"'), text)).toEqual(['call 0-23 "f"  incomplete []']);
	});
	it("close a call that lacks its close only, where another way out of it was tried", () => {
		const source = `
message = (section / content)*
section = "<calls>" (call)* finish
finish = "</calls>"
call = "<call " name ">" arguments close
close = "</call>"
lenient unclosed-call close = &finish
`;
		expect(both(source, "<calls><call f>{}<o")).toEqual([
			'call 7-19 "f" {} incomplete []',
			"notices broken,unclosed",
		]);
	});
	it("take what a whole string holds for data when the value breaks behind it", () => {
		const source = `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments } "</call>"
`;
		const text = '<call>{"name":"f","arguments":{"":"</call><call>",:';
		expect(both(source, text)).toEqual([
			'call 0-51 "f" {"":"</call><call>" incomplete []',
			"notices broken",
		]);
	});
	it("read what stands behind a call without its section's end once, and leave a section as a whole", () => {
		const source = `
message = (tagged / content)*
tagged = "<call>" (call / "[" (call % ",")? "]") "</call>"
call = { "name": name }
`;
		expect(both(source, '<call>{"name":"f"},')).toEqual([
			'call 6-18 "f" {} complete []',
			'content 18-19 ","',
		]);
		expect(both(source, "<call>[x]")).toEqual(['content 7-9 "x]"', "notices stray,unclosed"]);
	});
	it("commit nothing at the end of the input that another reading has not come to", () => {
		const source = `
message = (call / content)*
call = "<tool:" name (eol rest)? _ "</tool>"
rest = &"{" arguments / key:="command" value:text
`;
		expect(both(source, "<tool:x\n")).toEqual(['content 0-8 "<tool:x\\n"', "notices malformed"]);
		expect(both(source, "<tool:x\nls")[0]).toContain("incomplete");
	});
	it("list no lenient rule of a call without its close of which there is nothing but white space", () => {
		const source = `
message = (call / content)*
call = "<call>" name ":" arguments "</call>"
`;
		const next = 'call 11-28 "g" {} complete []';
		expect(both(source, "<call>f:{}\n<call>g:{}</call>")).toEqual([
			'call 0-10 "f" {} repaired [unclosed]',
			'content 10-11 "\\n"',
			next,
		]);
		expect(both(source, "<call>f:{}}<call>g:{}</call>")).toEqual([
			'call 0-11 "f" {} repaired [signs-around,unclosed]',
			next,
		]);
		expect(both(source, "<call>f:{}\n}</call>")).toEqual([
			'call 0-19 "f" {} repaired [signs-around]',
		]);
	});
	it("take a cut for no end that a condition asks for", () => {
		const source = `
ends "<eot>"
message = (call / content)*
call = "<call " name:tool ">"
lenient spoken call = &("(" skip:word ")" _ $) "(" name:tool ")"
`;
		const text = "Then (f)";
		const call = ['content 0-5 "Then "', 'call 5-8 "f" {} repaired [spoken]'];
		expect(both(source, text, [{ name: "f" }])).toEqual(call);
		expect(both(source, text, [{ name: "f" }], "length")).toEqual(['content 0-8 "Then (f)"']);
		expect(both(source, `${text}<eot>`, [{ name: "f" }], "length")).toEqual(call);
	});
	it("read white space before a value only where the grammar has it", () => {
		for (const kind of ["py", "json"]) {
			const source = `
message = (call / content)*
call = "<call>" name "(" key "=" value:${kind} ")</call>"
`;
			for (const value of ["1", "[1]", "true", '"x"']) {
				const text = `<call>f(a= ${value})</call>`;
				const broken = [`call 0-${text.length} "f"  incomplete []`, "notices broken"];
				expect(both(source, text.replace("true", kind === "py" ? "True" : "true"))).toEqual(broken);
				const spaced = source.replace("value", "_ value");
				const whole = [`call 0-${text.length} "f" {"a":${value}} complete []`];
				expect(both(spaced, text.replace("true", kind === "py" ? "True" : "true"))).toEqual(whole);
			}
		}
	});
	it("take nothing that several readings have read behind the commit for part of a call that breaks", () => {
		const source = `
message = (call / content)*
call = "call:" name "(" &(_ (key _ ":" / ")")) _ ((key _ ":" _ value:json) % ",")? _ ")"
`;
		expect(both(source, "call:h(call:};call:g(a:1)")).toEqual([
			'call 0-7 "h"  incomplete []',
			'content 7-14 "call:};"',
			'call 14-25 "g" {"a":1} complete []',
			"notices broken,malformed",
		]);
	});
	it("commit at the end behind all white space that would be passed there", () => {
		const source = `
message = (call / content)*
call = "<call>" name ":" ("(" _)? _ ~ arguments "</call>"
`;
		for (const finish of ["stop", "length"]) {
			for (const rest of ["(", "( ", " "])
				expect(both(source, `<call>f:${rest}`, [], finish)).toEqual([
					`call 0-${8 + rest.length} "f"  incomplete []`,
				]);
		}
	});
	it("cut a call behind the bracket of its pairs, be there white space before the first and the last", () => {
		const source = `
message = (call / content)*
call = "<call>" called "</call>"
called = name "{" pairs "}"
pairs = _ (pair % (_ "," _))? _
pair = key _ ":" _ (value:object("{" pairs "}") / value:json)
`;
		for (const finish of ["stop", "length"])
			for (const rest of ["{", "{ "])
				expect(both(source, `<call>f${rest}`, [], finish)).toEqual([
					`call 0-${7 + rest.length} "f"  incomplete []`,
				]);
	});
	it.each([
		'{ "note"?: skip:json, "input": arguments }',
		'{ "function": { "note"?: skip:json, "input": arguments } }',
	])("do not close a call where an object may come that holds the arguments: %s", (object) => {
		const source = `
message = (call / content)*
call = "<call>" name ">" ${object}? "</call>"
`;
		expect(both(source, "<call>f>", [], "length")).toEqual(['call 0-8 "f"  incomplete []']);
		expect(both(source, "<call>f>")).toEqual(['call 0-8 "f" {} repaired [unclosed]']);
	});
	it("close a call behind the object that holds its arguments, though one without it could go on with pairs", () => {
		const source = `
message = (call / content)*
call = "<call>" (name (";" key "=" value:word)* / { "name": name, "arguments": arguments }) "</call>"
`;
		const begun = '<call>{"name":"f","arguments":{"a":1}}';
		for (const rest of ["", "<", "</call"])
			expect(both(source, begun + rest, [], "length")).toEqual([
				`call 0-${begun.length + rest.length} "f" {"a":1} repaired [unclosed]`,
			]);
		expect(both(source, "<call>f;a=1", [], "length")).toEqual([
			'call 0-11 "f" {"a":1 incomplete []',
		]);
	});
	it("cut a call once whose value is waited for by a condition", () => {
		const source = `
message = (call / content)*
call = "<call>" name ">" &(_ "x") key:="k" value:text "</call>"
`;
		expect(both(source, "<call>f>")).toEqual(['call 0-8 "f"  incomplete []']);
		expect(both(source, "<call>f>x")).toEqual(['call 0-9 "f" {"k":"x incomplete []']);
	});
	it("close a call behind whose arguments nothing but an id may come", () => {
		const source = `
message = (call / content)*
call = "<call>" name ":" arguments (";" id:="x")? "</call>"
`;
		for (const finish of ["stop", "length"])
			expect(both(source, '<call>f:{"a":1}', [], finish)).toEqual([
				'call 0-15 "f" {"a":1} repaired [unclosed]',
			]);
	});
});

it("a value behind the alternative to a loop of pairs is not in that loop: nothing else may come", () => {
	const source = `
message = (call / content)*
call = "<call " name ">" (("," key "=" value:text ";")* / ":" key "=" value:json) _ "</call>"
`;
	expect(both(source, 'Hi <call f>:a="12"</ca?')).toEqual([
		'content 0-3 "Hi "',
		'call 3-18 "f" {"a":"12"} repaired [unclosed]',
		'content 18-23 "</ca?"',
	]);
});
