/** What the two readers once read otherwise: each by a small grammar, read by both. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

describe("both readers", () => {
	it("wait for a condition that begins where a call would commit", () => {
		const source = `
message = (list / content)*
list = "<calls>" call
call = name "(" &(_ skip:word _ "=") key "=" value:word ")"
`;
		expect(both(source, "<calls>f(a=b)")).toEqual(['call 0-13 "f" {"a":"b"} complete []']);
		expect(both(source, "<calls>f(2)").at(-1)).toBe("notices malformed");
	});
	it("commit at the end of the input what all that is still read has come to", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" &("<a>" / "</call>") (param)* "</call>"
param = "<a>" key ":" value "</a>"
`;
		expect(both(source, "<call f><a>p:x</a>")).toEqual([
			'call 0-18 "f" {"p":"x"} repaired [unclosed]',
		]);
		for (const finish of ["stop", "length"])
			expect(both(source, "<call f>", [], finish)).toEqual(['call 0-8 "f"  incomplete []']);
	});
	it("cut a call at an `ends` text before its arguments as at the end of the input", () => {
		const source = `
ends "<eot>"
message = (call / content)*
call = "<call=" name ">" _ ~ arguments "</call>"
`;
		for (const cut of ["<call=f>", "<call=f> "]) {
			const ended = both(source, cut, [], "length");
			expect(ended).toEqual([`call 0-${cut.length} "f"  incomplete []`]);
			expect(both(source, `${cut}<eot>`, [], "length")).toEqual(ended);
		}
	});
	it("begin nowhere within a word, and pass over white space that goes on", () => {
		const source = `
message = (list / content)*
list = "<list>" _ (call % (_ "," _)) _ "</list>"
call = name "(" arguments ")"
`;
		const open = "<list>f({})";
		const names = (text: string) => both(source, text).filter((line) => line.startsWith("call"));
		for (const space of [" ", "\n"])
			for (const count of [1, 64, 65, 130]) {
				const long = open + space.repeat(count);
				expect(names(`${long},g({})</list>`)).toHaveLength(2);
				expect(both(source, `${long}</list>`).includes("notices stray")).toBe(false);
			}
		const word = "x".repeat(257);
		expect(names(`${open}${word}({})</list>`)).toHaveLength(1);
		expect(names(`${open} ${word.slice(1)}({})</list>`)).toHaveLength(2);
	});
	it("keep a call together that stands among others", () => {
		const source = `
message = (calls / content)*
calls = "<c>" call (";" call)* "</c>"
call = name "(" arguments ")"
`;
		expect(both(source, "<c>f({});g({})</c>")).toEqual([
			'call 3-8 "f" {} complete []',
			'call 8-14 "g" {} complete []',
		]);
	});
	it("tell two patterns apart that begin alike", () => {
		const source = `
message = (call / content)*
call = ^ ({ "f": name, "a": arguments } / { "f": { "n": name, "a": arguments } })
`;
		expect(both(source, '{"f":{"n":"x","a":{}}}')).toEqual(['call 0-22 "x" {} complete []']);
	});
	it("list the deviation of a section on all its calls", () => {
		const source = `
message = (list / content)*
list = open (call % (_ "," _)) "]"
open = "<calls>["
call = name "(" ")"
lenient other open = "[" &(skip:tool "(")
`;
		expect(both(source, "[f(), g()]", [tool("f")])).toEqual([
			'call 1-4 "f" {} repaired [other]',
			'call 6-9 "g" {} repaired [other]',
		]);
	});
	it("take a name that begins with a slash for none", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" (element)* "</call>"
element = "<" key ">" value "</" =key ">" &"<"
`;
		expect(both(source, "<call f><a></a></call>")).toEqual(['call 0-22 "f" {"a":""} complete []']);
	});
	it("list the repairs of a value", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" key:="v" value:json "</call>"
`;
		expect(both(source, "<call f>{'a':True}</call>")).toEqual([
			'call 0-25 "f" {"v":{"a":true}} repaired [python-literal,single-quotes]',
		]);
	});
	it("read Python: sets, brackets around one value, strings in a row", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" key:="v" value:py "</call>"
`;
		const python = "[{1, 2}, ('a' \"b\"), (1,), {3: None}]";
		expect(both(source, `<call f>${python}</call>`)).toEqual([
			'call 0-51 "f" {"v":[[1, 2], "ab", [1], {"3": null}]} complete []',
		]);
		expect(both(source, "<call f>[{1", [], "length")).toEqual([
			'call 0-11 "f" {"v":[ incomplete []',
		]);
	});
	it("count a failed value from the quote that is open", () => {
		const source = `
message = (section / content)*
section = "<calls>" _ (call _)* "</calls>"
call = py{ "name": name, "arguments"?: arguments, ... }
`;
		const next = "</calls><calls>{'name': 'f'}</calls>";
		for (const failed of ["{'\na': 1}", "{'x': '\n\"'}", '{"x": "\n\'"}', "{'name': '\n}\"'}"]) {
			const lines = both(source, `<calls>${failed}${next}`, [tool("f")], "stop", true);
			expect(lines.filter((line) => line.startsWith("call")).length).toBe(1);
		}
	});
	it("take the beginning of a close before an `ends` text for markup", () => {
		const source = `
ends "<end>"
message = (section / content)*
section = "<calls>" (call)* "</calls>"
call = "<call " name "></call>"
`;
		for (const begun of ["", "</", "</calls"]) {
			const lines = both(source, `<calls><call f></call>${begun}<end>`, [tool("f")]);
			expect(lines).toEqual([expect.stringMatching(/^call /), "notices unclosed"]);
		}
	});
	it("take a short separator for markup only together with the call behind it, where a list may be empty, too", () => {
		const source = `
message = (section / content)*
section = "<calls>" "[" (call % ",")? "]" "</calls>"
call = { "name": name, ... }
`;
		expect(both(source, '<calls>[x,,{"name":"f"}]</calls>')).toEqual([
			'content 8-10 "x,"',
			'call 11-23 "f" {} complete []',
			"notices stray",
		]);
	});
	it("see that an object is no name when it begins", () => {
		const source = `
message = (call / content)*
call = ^ ({ "f": name:tool, "a": ~ arguments } / { "f": { "n": name:tool, "a": ~ arguments } })
`;
		expect(both(source, '{"f":{"n":"x","a":{', [tool("x")])).toEqual([
			'call 0-19 "x" { incomplete []',
		]);
	});
	it("count a failed object from before the quote at which it fails", () => {
		const source = `
message = (list / content)*
list = "<calls>" (call % ",")? "</calls>"
call = { "name": name } / { "name": { "n": name } }
`;
		for (const failed of ['{"x":1}', '{"name":""}', '{"name":{"n":""}}', '{"name":[0]}']) {
			expect(both(source, `<calls>${failed}</calls>`)).toEqual([
				`content 7-${7 + failed.length} ${JSON.stringify(failed)}`,
				"notices stray",
			]);
		}
	});
	it("close the envelope of a call that only the end of the input commits", () => {
		const source = `
message = (block / content)*
block = ^ { "name": name, "arguments": arguments } _ $ ~
`;
		const text = '{"name":"f","arguments":{}';
		expect(both(source, text)).toEqual(['call 0-26 "f" {} repaired [envelope]']);
		expect(both(source, text, [], "stop", true)).toEqual([`content 0-26 ${JSON.stringify(text)}`]);
	});
	it("read nothing between quotes, whatever stands before them", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" (param)* "</call>"
param = "<p " key (' t="' "a" '"' / ' t="' skip:attr '"') ">" value "</p>"
`;
		expect(both(source, '<call f><p k t="">x</p></call>')).toEqual([
			'call 0-30 "f" {"k":"x"} complete []',
		]);
	});
	it("close no call in front of its parameters, be they one of several ways", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" body "</call>"
body = (param)* / "{" arguments "}"
param = "<a>" key ":" value "</a>"
`;
		for (const finish of ["stop", "length"])
			expect(both(source, "<call f>", [], finish)).toEqual(['call 0-8 "f"  incomplete []']);
	});
	it("take for data what a string holds that ended well before the value broke", () => {
		const source = `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments } "</call>"
`;
		const held = '{"a":"</call><call>"}';
		const text = `<call>{"name":"f","arguments":${held}x</call>`;
		expect(both(source, text, [], "stop", true)).toEqual([
			`call 0-59 "f" ${held} incomplete []`,
			"notices broken",
		]);
	});
	it("commit at the end no payload before which a newline may still come", () => {
		const source = `
message = (call / content)*
call = "<code>" eol? name:="run" key:="code" value:text "</code>"
`;
		const text = ['content 0-6 "<code>"', "notices malformed"];
		expect(both(source, "<code>", [], "length")).toEqual(text);
		expect(both(source, "<code>\n", [], "length")).toEqual(['call 0-7 "run"  incomplete []']);
	});
	it("take arguments that are cut for no text", () => {
		const source = `
message = (call / content)*
call = "<do " name ">" input
input = arguments $ / key:="input" value:text $
lenient fence input = "~~~" arguments "~~~"
`;
		expect(both(source, "<do f>~~~{")).toEqual(['call 0-10 "f" { incomplete [fence]']);
		expect(both(source, "<do f>~~~")).toEqual(['call 0-9 "f"  incomplete [fence]']);
		expect(both(source, "<do f>~~")).toEqual(['call 0-8 "f" {"input":"~~"} complete []']);
	});
	it("know in a condition that the message ends when they have read the text that says so", () => {
		const source = `
ends "<end>"
message = (call / content)*
call = "<call " name ">" key:="v" value:text ended
ended = "</v>" "</call>" / "</v>" &(_ $)
`;
		expect(both(source, "<call f>x</v><end>")).toEqual(['call 0-13 "f" {"v":"x"} complete []']);
		expect(both(source, "<call f></v><em></v></call>")).toEqual([
			'call 0-27 "f" {"v":"</v><em>"} complete []',
			"notices markup-in-value",
		]);
	});
	it("keep a comma of Python back until an item has begun behind it", () => {
		const source = `
message = (call / content)*
call = "<call " name "(" key "=" value:py ")"
`;
		expect(both(source, "<call f(a=[1,p")).toEqual([
			'call 0-14 "f" {"a":[1 incomplete []',
			"notices broken",
		]);
		expect(both(source, "<call f(a=[1,T", [], "length")).toEqual([
			'call 0-14 "f" {"a":[1, incomplete []',
		]);
	});
	describe("take no Python set for arguments, and show nothing of it", () => {
		const source = `
message = (call / content)*
call = "<call>" py{ "name": name, "arguments": arguments }
`;
		const before = "<call>{'name':'f','arguments':";
		const set = (text: string, codes = "", tail = ""): void => {
			const end = before.length + text.length;
			const lines = [`call 0-${end} "f"  incomplete [${codes}]`];
			if (tail !== "") lines.push(`content ${end}-${end + tail.length} ${JSON.stringify(tail)}`);
			expect(both(source, before + text + tail)).toEqual([...lines, "notices broken"]);
		};
		it("is known at the comma or the brace behind its first item", () => {
			set("{'',1}}", "", "x");
			set("{1}}", "", "x");
			set("{'a' ,}}", "", "x");
			set("{(1)}}", "", "x");
			set("{(1, 2)}}", "", "x");
		});
		it("is one whose item is a dict: braces that are doubled", () => set("{{'':True}}}", "", "x"));
		it("is one in a string, too", () => set("'{1,2'}", "stringified", "x"));
		it("may stand inside of a dict", () => {
			const text = `${before}{('a'):{1,2},'b':{3}}}`;
			const call = `call 0-${text.length} "f" {"a":[1,2],"b":[3]} complete []`;
			expect(both(source, text)).toEqual([call]);
		});
		it("is no call where the name has not come", () => {
			const text = "<call>{'arguments':{1},'name':'f'}";
			const content = `content 0-${text.length} ${JSON.stringify(text)}`;
			expect(both(source, text)).toEqual([content, "notices malformed"]);
		});
	});
});
