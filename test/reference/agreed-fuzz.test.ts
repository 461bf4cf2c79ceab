/** What the two readers once read otherwise, found by the fuzzer and by trying all short texts: each by a small grammar. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

const WAYS = `
message = (call / content)*
call = "<call>" (name (param)* / { "name": name, "arguments"?: arguments }) _ "</call>"
param = "<a>" key ":" value "</a>"
`;

describe("both readers", () => {
	it("ask for no more parameters behind an object, because a name would have been followed by some", () => {
		for (const object of ['{"name":"f"}', '{"name":"f","arguments":{}}'])
			for (const behind of ["", " ", "</", "</call"]) {
				const text = `<call>${object}${behind}`;
				const end = text.trimEnd().length;
				expect(both(WAYS, text, [], "length")).toEqual([
					`call 0-${end} "f" {} repaired [unclosed]`,
				]);
			}
		expect(both(WAYS, '<call>{"name":"f","arguments":{}', [], "length")).toEqual([
			'call 0-32 "f" {} repaired [envelope,unclosed]',
		]);
		expect(both(WAYS, "<call>f", [], "length").at(0)).toMatch(/^content/);
		expect(both(WAYS, "<call>f<a>k:v</a>", [], "length")).toEqual([
			'call 0-17 "f" {"k":"v" incomplete []',
		]);
	});
	it("count a key without quotes as repaired from its first letter on, in the call's own object, too", () => {
		const source = `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments, ... } "</call>"
`;
		expect(both(source, '<call>{"name":"f","arguments":{},k')).toEqual([
			'call 0-34 "f" {} incomplete [unquoted-key]',
		]);
		expect(both(source, '<call>{"name":"f","arguments":{k')).toEqual([
			'call 0-32 "f" {"k incomplete [unquoted-key]',
		]);
	});
	it("take a deleted character for no part of a name", () => {
		const source = `
message = (call / content)*
call = "<call " name ">"
`;
		expect(both(source, "<call f\u007f>", [], "stop")[0]).toMatch(/^content/);
	});
	it("write a half of a surrogate pair in a string that streams as its escape", () => {
		const source = `
message = (call / content)*
call = "<call " name ">" key "=" value "</call>"
`;
		const tools = [tool("f", { k: "string" })];
		expect(both(source, "<call f>k=a\ud83d</call>", tools)).toEqual([
			'call 0-19 "f" {"k":"a\\ud83d"} complete []',
		]);
		expect(both(source, "<call f>k=\ude00\ud83d\ude00\ud83d", tools)).toEqual([
			'call 0-14 "f" {"k":"\\ude00\ud83d\ude00\\ud83d incomplete []',
		]);
	});
	it("keep the first half of a surrogate pair where a scanner's value is cut or breaks", () => {
		const tools = [tool("f", { k: "string" })];
		const source = (payload: string) => `
message = (call / content)*
call = "<call " name ">" ${payload} "</call>"
`;
		for (const [payload, written, json] of [
			["arguments", '{"k": "', '{"k": "'],
			["arguments:py", '{"k": "', '{"k": "'],
			['key "=" value:py', 'k="', '{"k":"'],
			['arguments:yaml _"\\n"', "k: ", '{"k":"'],
			['arguments:yaml _"\\n"', "k: |\n  ", '{"k":"'],
		] as const) {
			const begun = `<call f>${written}`;
			const end = begun.length;
			const cut = (text: string, at: number) => `call 0-${at} "f" ${json}${text} incomplete []`;
			for (const finish of ["stop", "abort"]) {
				expect(both(source(payload), `${begun}\ud83d`, tools, finish)).toEqual([cut("", end + 1)]);
				expect(both(source(payload), `${begun}😀\ud83d`, tools, finish)).toEqual([
					cut("😀", end + 3),
				]);
			}
		}
		expect(both(source("arguments"), '<call f>{"k": "\ud83d\u0001', [], "stop", true)).toEqual([
			'call 0-17 "f" {"k": " incomplete []',
			"notices broken",
		]);
	});
});

describe("the beginning of an `ends` text that is not finished", () => {
	const source = `
ends "<|end|>"
message = (call / content)*
call = "<call>" { "name": name } _ ("<|close|>" / $)
`;
	const call = '<call>{"name":"f"}';
	it("is no markup of the call before it: text, where the input ends, too", () => {
		for (const begun of ["<|e", " <|en", "<|end|"]) {
			const text = call + begun;
			const content = `content 18-${text.length} ${JSON.stringify(begun)}`;
			expect(both(source, text)).toEqual(['call 0-18 "f" {} repaired [unclosed]', content]);
			// less than half of a mark is none
			if (begun !== "<|e") expect(both(source, `${text}<|end|>`)).toEqual(both(source, text));
		}
	});
	it("is markup as long as it may be that of the call's own close", () => {
		expect(both(source, `${call}<|`)).toEqual(['call 0-20 "f" {} repaired [unclosed]']);
		expect(both(source, `${call}<|c`)).toEqual(['call 0-21 "f" {} repaired [unclosed]']);
		expect(both(source, `${call}<|end|>`)).toEqual(['call 0-18 "f" {} complete []']);
	});
});

describe("an `ends` text behind a call that has not committed", () => {
	const LIST = `
ends "<|end|>"
message = (list / content)*
list = ^ "[" (call % ",") "]"
call = name "(" &(word "=" / ")" ("," / "]")) (key "=" value:word)? ")"
word = skip:word
lenient alone list = ^ name:tool "(" ")" $ ~
`;
	it("ends it as the end of the input does: the condition that it leaves open is true", () => {
		for (const end of ["", "<|end|>"]) {
			expect(both(LIST, `[e()${end}`)).toEqual(['call 1-4 "e" {} complete []', "notices unclosed"]);
			expect(both(LIST, `[e(${end}`)).toEqual(['call 1-3 "e"  incomplete []', "notices unclosed"]);
			expect(both(LIST, `e()${end}`, [tool("e")])).toEqual(['call 0-3 "e" {} repaired [alone]']);
			expect(both(LIST, `[e${end}`)).toEqual(['content 0-2 "[e"']);
		}
	});
	it("is none where only its beginning stands, nor in a value", () => {
		expect(both(LIST, "[e()<|enx")).toEqual(['content 0-9 "[e()<|enx"']);
		expect(both(LIST, "[e()<|en")).toEqual(['content 0-8 "[e()<|en"']);
		const object = `
ends "<|end|>"
message = (call / content)*
call = "[" { "name": name:tool, "arguments": ~ arguments } "]"
`;
		const text = '[{"name":"f<|end|>"}';
		expect(both(object, text, [tool("f")])).toEqual([`content 0-20 ${JSON.stringify(text)}`]);
	});
	it("ends it before a payload of last resort takes its text", () => {
		const source = `
ends "<|end|>"
message = (tagged / content)*
tagged = "<tag>" (builtin / code)
builtin = name ".call(" (key "=" value:py)? ")"
code = name:="code" key:="code" value:text $
`;
		expect(both(source, "<tag>f.call(<|end|>")).toEqual(['call 0-12 "f" {} repaired [unclosed]']);
		expect(both(source, "<tag>f.call(<|en")).toEqual([
			'call 0-16 "code" {"code":"f.call(<|en"} complete []',
			"notices markup-in-value",
		]);
	});
});

describe("a frame around one call that is not closed", () => {
	const FENCE = `
ends "<|end|>"
message = (fence / content)*
fence = "fence" (call / "[" (call % ",") "]") _ "####"
call = { "name": name }
`;
	it("is reported, and has white space and the beginning of its close as its markup", () => {
		for (const end of ["", "<|end|>"])
			for (const rest of ["", " ", "\n#", "###"]) {
				expect(both(FENCE, `fence{"name":"f"}${rest}${end}`)).toEqual([
					'call 5-17 "f" {} complete []',
					"notices unclosed",
				]);
			}
	});
	it("is left where anything else comes, and so it is by the beginning of an `ends` text", () => {
		for (const rest of [" a", "#.", " <|en", "<|ens"]) {
			expect(both(FENCE, `fence{"name":"f"}${rest}`)).toEqual([
				'call 5-17 "f" {} complete []',
				`content 17-${17 + rest.length} ${JSON.stringify(rest)}`,
			]);
		}
	});
});
