/** Each repair of the JSON scanner, alone and mixed: the output is from the meaning of the page, not from the code. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JSON_REPAIRS, JsonScanner } from "../../src/runtime/scan/json/scanner.js";
import { codes, DONE, FAILED, type Reader, RUNNING, readEveryWay } from "./drive.js";
import { jsonText } from "./texts.js";

const DEPTH = 200;
const strict = (): Reader => new JsonScanner(false, DEPTH);
const lenient = (): Reader => new JsonScanner(true, DEPTH);

interface Case {
	readonly name: string;
	readonly text: string;
	readonly output: string;
	readonly repairs: readonly string[];
	/** where the strict scanner fails */
	readonly at: number;
}
const c = (name: string, text: string, output: string, at: number, ...repairs: string[]): Case => ({
	name,
	text,
	output,
	at,
	repairs,
});

const LONG = "a long piece of text, without end ".repeat(12);

const CASES: readonly Case[] = [
	c("a value in single quotes", "['a']", '["a"]', 1, "single-quotes"),
	c("a whole value in single quotes", "'a'", '"a"', 0, "single-quotes"),
	c("a key in single quotes", "{'a':1}", '{"a":1}', 1, "single-quotes"),
	c("an empty string in single quotes", "['']", '[""]', 1, "single-quotes"),
	c("a double quote in single quotes", `['say "hi"']`, '["say \\"hi\\""]', 1, "single-quotes"),
	c("an escaped double quote in single quotes", `['\\"']`, '["\\""]', 1, "single-quotes"),
	c(
		"an escaped apostrophe in single quotes",
		"['it\\'s']",
		'["it\'s"]',
		1,
		"single-quotes",
		"escape",
	),
	c("brackets and commas in single quotes", "['],}']", '["],}"]', 1, "single-quotes"),
	c("a long string in single quotes", `['${LONG}"']`, `["${LONG}\\""]`, 1, "single-quotes"),
	c("both kinds of quotes", `{'a':"'b'","c":'d'}`, `{"a":"'b'","c":"d"}`, 1, "single-quotes"),

	c("a raw line feed", '"a\nb"', '"a\\nb"', 2, "control-character"),
	c("a raw return and a raw tab", '"\r\t"', '"\\r\\t"', 1, "control-character"),
	c(
		"other raw controls",
		'"\u0000\u0001\b\f\u001f"',
		'"\\u0000\\u0001\\b\\f\\u001f"',
		1,
		"control-character",
	),
	c("a raw line feed in a key", '{"a\n":1}', '{"a\\n":1}', 3, "control-character"),
	c(
		"a raw line feed in a long string",
		`"${LONG}\n${LONG}"`,
		`"${LONG}\\n${LONG}"`,
		LONG.length + 1,
		"control-character",
	),
	c(
		"many raw line feeds",
		`"${"line\n".repeat(60)}"`,
		`"${"line\\n".repeat(60)}"`,
		5,
		"control-character",
	),
	c(
		"a raw control in a long string behind others",
		`["a",\n"${LONG}\u0002"]`,
		`["a",\n"${LONG}\\u0002"]`,
		LONG.length + 7,
		"control-character",
	),

	c("a comma at the end of an array", "[1,]", "[1]", 3, "trailing-comma"),
	c("a comma at the end of an object", '{"a":1,}', '{"a":1}', 7, "trailing-comma"),
	c("white space around a last comma stays", "[1 , \n]", "[1  \n]", 6, "trailing-comma"),
	c("last commas at several depths", '{"a":[[1,],],}', '{"a":[[1]]}', 9, "trailing-comma"),
	c("a last comma behind a string", '["a",]', '["a"]', 5, "trailing-comma"),

	c("a key without quotes", "{a:1}", '{"a":1}', 1, "unquoted-key"),
	c(
		"keys of all allowed characters",
		"{_a:1,$b:2,C3:3,d-e:4,f$_:5}",
		'{"_a":1,"$b":2,"C3":3,"d-e":4,"f$_":5}',
		1,
		"unquoted-key",
	),
	c("white space behind such a key", "{ a : 1 , b\n:2}", '{ "a" : 1 , "b"\n:2}', 2, "unquoted-key"),
	c(
		"a word as a key is only a key",
		"{true:1,None:2,True:3,nullify:4}",
		'{"true":1,"None":2,"True":3,"nullify":4}',
		1,
		"unquoted-key",
	),

	c("Python words", "[True,False,None]", "[true,false,null]", 1, "python-literal"),
	c(
		"Python words with white space",
		'{"a": True , "b": None}',
		'{"a": true , "b": null}',
		6,
		"python-literal",
	),
	c("a Python word alone", "None", "null", 0, "python-literal"),

	c("an invalid escape", '"\\d+"', '"\\\\d+"', 2, "escape"),
	c("an escaped apostrophe", '"it\\\'s"', '"it\'s"', 4, "escape"),
	c("escapes of other languages", '"\\x41\\e\\0"', '"\\\\x41\\\\e\\\\0"', 2, "escape"),
	c("an escaped letter beyond ASCII", '"\\é"', '"\\\\é"', 2, "escape"),
	c("a unicode escape without digits", '"\\u"', '"\\\\u"', 3, "escape"),
	c("a unicode escape with too few digits", '"\\u12 \\u12G4"', '"\\\\u12 \\\\u12G4"', 5, "escape"),
	c("an invalid escape behind a valid one", '"\\\\\\d"', '"\\\\\\\\d"', 4, "escape"),
	c("an escape cut by the next one", '"\\u00\\n"', '"\\\\u00\\n"', 5, "escape"),
	c("a path of another system", '"C:\\dir\\list"', '"C:\\\\dir\\\\list"', 4, "escape"),
	c(
		"an invalid escape in a long string",
		`"${LONG}\\w"`,
		`"${LONG}\\\\w"`,
		LONG.length + 2,
		"escape",
	),

	c("an escaped raw line feed", '"\\\n"', '"\\\\\\n"', 2, "control-character", "escape"),
	c(
		"quotes, key, word, comma",
		"{a:'x',b:True,}",
		'{"a":"x","b":true}',
		1,
		"single-quotes",
		"trailing-comma",
		"unquoted-key",
		"python-literal",
	),
	c("a comment to the end of its line", "[1, // one\n2]", "[1, \n2]", 4, "comment"),
	c("a comment behind a number", "[1// one\r\n]", "[1\r\n]", 2, "comment"),
	c("a comment of stars", '{/** a} * /* "*/"a":1}', '{"a":1}', 1, "comment"),
	c("a comment that ends with two stars", "[1/* b **/,2]", "[1,2]", 2, "comment"),
	c("comments in all places", "[/*1*/1/*2*/,/*3*/2/*4*/]", "[1,2]", 1, "comment"),
	c("a comment behind a last comma", "[1, // b\n]", "[1 \n]", 4, "comment", "trailing-comma"),
	c(
		"slashes in a string are none",
		'["http://a", /**/"/*b*/"]',
		'["http://a", "/*b*/"]',
		13,
		"comment",
	),
	c("a no-break space", '{\u00a0"a"\u00a0:\u00a01}', '{"a":1}', 1, "unicode-space"),
	c("blanks without width", "[\ufeff1,\u200b2\u2060]", "[1,2]", 1, "unicode-space"),
	c("a blank behind a last comma", "[1,\u00a0]", "[1]", 3, "unicode-space", "trailing-comma"),
	c("typographic quotes", '{“a”: “b "c"”}', '{"a": "b \\"c\\""}', 1, "foreign-quotes"),
	c(
		"quotes of other languages",
		"[„a“,«b»,”c”,‘d’,‚e‘]",
		'["a","b","c","d","e"]',
		1,
		"foreign-quotes",
	),
	c("a typographic quote in a string", '["“a”", ‘“’]', '["“a”", "“"]', 8, "foreign-quotes"),
	c("a missing comma before a key", '{"a":1 "b":2}', '{"a":1 ,"b":2}', 7, "missing-comma"),
	c(
		"a missing comma before a key behind a string",
		'{"a":"x"\n"b" :2}',
		'{"a":"x"\n,"b" :2}',
		9,
		"missing-comma",
	),
	c("a missing comma before a bracket", "[{} {}[]]", "[{} ,{},[]]", 4, "missing-comma"),
	c("a missing colon", '{"a" 1,"b""c","d"{}}', '{"a" :1,"b":"c","d":{}}', 5, "missing-colon"),
	c("a doubled comma", "[1,,2 , ,3]", "[1,2 , 3]", 3, "doubled-comma"),
	c("a doubled last comma", '{"a":1,,}', '{"a":1}', 7, "doubled-comma", "trailing-comma"),
	c("a comment behind a hash", "[1, # one\n2 # two\r]", "[1, \n2 \r]", 4, "comment"),
	c("a semicolon for a comma", "[1; 2 ;3]", "[1, 2 ,3]", 2, "separator"),
	c(
		"commas of wide scripts",
		'{"a":1，"b":2；"c":[1、2]}',
		'{"a":1,"b":2,"c":[1,2]}',
		6,
		"separator",
	),
	c("a last semicolon", '{"a":1; }', '{"a":1 }', 6, "separator", "trailing-comma"),
	c("a semicolon behind a word", "[None;1]", "[null,1]", 1, "python-literal", "separator"),
	c("a comma first", '{ ,"a":[ , ,1]}', '{ "a":[  1]}', 2, "separator"),
	c("nothing but a comma", '{"a":[,],"b":{,}}', '{"a":[],"b":{}}', 6, "separator"),
	c("an equals sign for a colon", '{"a"=1,"b" = 2}', '{"a":1,"b" : 2}', 4, "separator"),
	c("an arrow for a colon", '{"a"=>1,"b" => "=>"}', '{"a":1,"b" : "=>"}', 4, "separator"),
	c("an equals sign before a string", '{"a"="b","c"=\n[]}', '{"a":"b","c":\n[]}', 4, "separator"),
	c("a wide colon", '{"a"：1}', '{"a":1}', 4, "separator"),
	c("two colons", '{"a"::1,"b": : 2}', '{"a":1,"b":  2}', 5, "separator"),
	c("an equals sign and a colon", '{"a"=:1}', '{"a":1}', 4, "separator"),
	c(
		"words in capitals",
		"[TRUE,FALSE,NULL,NONE,Null]",
		"[true,false,null,null,null]",
		1,
		"python-literal",
	),
	c("a word of JavaScript", '{"a":undefined}', '{"a":null}', 5, "python-literal"),
	c("a plus", "[+1,+0.5,+1e3]", "[1,0.5,1e3]", 1, "number"),
	c("a point first", "[.5,-.25,.5e3,+.5]", "[0.5,-0.25,0.5e3,0.5]", 1, "number"),
	c("a point last", '[5.,0. ,{"a":-1.}]', '[5.0,0.0 ,{"a":-1.0}]', 3, "number"),
	c(
		"a number before another sign",
		"[5.;1;2.// x\n]",
		"[5.0,1,2.0\n]",
		3,
		"number",
		"separator",
		"comment",
	),
	c("a number where a colon is missing", '{"a" +5}', '{"a" :5}', 5, "number", "missing-colon"),
	c("back-ticks", '{`a`: `b "c"`}', '{"a": "b \\"c\\""}', 1, "foreign-quotes"),
	c(
		"all of them",
		'{k: [\'\n\', None,, "\\s" [],], “a” 1/**/ "b":\u00a0[]; c = +5}',
		'{"k": ["\\n", null, "\\\\s" ,[]], "a" :1 ,"b":[], "c" : 5}',
		1,
		...JSON_REPAIRS,
	),
	c(
		"a Python dict",
		"{'name': 'f', 'arguments': {'a': None, 'b': [1, 2,]}}",
		'{"name": "f", "arguments": {"a": null, "b": [1, 2]}}',
		1,
		"single-quotes",
		"trailing-comma",
		"python-literal",
	),
];

/** What no repair helps, and where that is seen. */
const HOPELESS: readonly (readonly [text: string, at: number, output: string])[] = [
	["[1,}", 3, "[1"],
	['{"a":1,]', 7, '{"a":1'],
	["[1, :", 4, "[1"],
	["[Trux]", 4, "["],
	["[Truex]", 5, "[true"],
	["[TRUX]", 4, "["],
	["[NIL]", 2, "["],
	["[undefine]", 9, "["],
	["[true TRUE]", 6, "[true "],
	["[Nonsense]", 4, "["],
	["[Nule]", 4, "["],
	["[Nonl]", 4, "["],
	["{a}", 2, '{"a'],
	["{a b:1}", 3, '{"a" '],
	["{a.b:1}", 2, '{"a'],
	["{é:1}", 1, "{"],
	["{-a:1}", 1, "{"],
	["{1:1}", 1, "{"],
	["['a' 'b']", 5, '["a" '],
	["[01]", 2, "[0"],
	["[.]", 2, "[0."],
	["[-.]", 3, "[-0."],
	["[5..]", 3, "[5.0"],
	["[5.e3]", 3, "[5.0"],
	["[+]", 2, "["],
	["[+-5]", 2, "["],
	["[1+2]", 2, "[1"],
	["[NaN]", 2, "["],
	["[Infinity]", 1, "["],
	["[1 2]", 3, "[1 "],
	["[1\n2]", 3, "[1\n"],
	["[1/2]", 3, "[1"],
	["[/ 1]", 2, "["],
	["[1#2]", 3, "[1"],
	["[#fff]", 2, "["],
	["[1,;2]", 3, "[1"],
	["[1 : 2]", 3, "[1 "],
	["[=1]", 1, "["],
	['{"a"==1}', 5, '{"a":'],
	['{"a": =1}', 6, '{"a": '],
	['{"a"= >1}', 6, '{"a": '],
	['{"a": >1}', 6, '{"a": '],
	['{"a", 1}', 4, '{"a"'],
	["[``]", 2, '["'],
	["{``: 1}", 2, '{"'],
	['{"a": "He said "hi" there"}', 16, '{"a": "He said "'],
	['{"a": "He said "", "b": 1}', 20, '{"a": "He said "'],
	['{"a": "x" "b", "c": 1}', 13, '{"a": "x" '],
	['{"a": "x" "b\\" : 1}', 12, '{"a": "x" '],
	['{"a": 1 b: 2}', 8, '{"a": 1 '],
];

describe("each repair, alone and mixed", () => {
	for (const { name, text, output, repairs, at } of CASES) {
		it(name, () => {
			expect(() => JSON.parse(text)).toThrow();
			const reading = readEveryWay(lenient, text);
			expect([reading.status, reading.end, reading.text]).toEqual([DONE, text.length, output]);
			expect([...codes(JSON_REPAIRS, reading.repaired)].sort()).toEqual([...repairs].sort());
			JSON.parse(output);
			const refused = readEveryWay(strict, text);
			expect([refused.status, refused.end, refused.repaired]).toEqual([FAILED, at, 0]);
		});
	}
});

describe("what no repair helps", () => {
	for (const [text, at, output] of HOPELESS) {
		it(text, () => {
			const reading = readEveryWay(lenient, text);
			expect([reading.status, reading.end, reading.text]).toEqual([FAILED, at, output]);
		});
	}
});

describe("a repair is found wherever it is", () => {
	/** A damage that keeps the value, and the code it needs. */
	const DAMAGES: readonly (readonly [code: string, damage: (text: string) => string])[] = [
		["trailing-comma", (text) => text.replace(/(?<=[^[{,\s])(?=\s*[\]}]$)/, ",")],
		["control-character", (text) => text.replaceAll("\\n", "\n")],
		["escape", (text) => text.replaceAll("'", "\\'")],
	];
	for (const [code, damage] of DAMAGES) {
		it(code, () => {
			let used = 0;
			fc.assert(
				fc.property(jsonText, (text) => {
					const damaged = damage(text);
					// an escaped backslash before the replaced character makes another text of it
					fc.pre(damaged !== text && !text.includes("\\\\"));
					const reading = readEveryWay(lenient, damaged);
					expect(reading.text, damaged).toBe(text);
					expect(codes(JSON_REPAIRS, reading.repaired)).toEqual([code]);
					used++;
				}),
				{ numRuns: 150 },
			);
			expect(used).toBeGreaterThan(50);
		});
	}
});

describe("a key without quotes", () => {
	const visible = Array.from({ length: 126 - 32 }, (_, at) => String.fromCharCode(33 + at));

	it.each(visible.filter((c) => !":'\"".includes(c)))("that begins with or holds %s", (sign) => {
		const begins = readEveryWay(lenient, `{${sign}b: 1}`);
		if (/[A-Za-z_$]/.test(sign)) expect(begins.text).toBe(`{"${sign}b": 1}`);
		// one comma is too many; a string has not ended
		else if (",`".includes(sign)) expect(begins.status).toBe(sign === "," ? DONE : RUNNING);
		// an object may end at once
		else expect(begins.status).toBe(sign === "}" ? DONE : FAILED);

		const holds = readEveryWay(lenient, `{a${sign}b: 1}`);
		if (/[A-Za-z0-9_$-]/.test(sign)) {
			expect(holds.text).toBe(`{"a${sign}b": 1}`);
			expect(codes(JSON_REPAIRS, holds.repaired)).toEqual(["unquoted-key"]);
		} else expect([holds.status, holds.end]).toEqual([FAILED, 2]);
	});
});
