/** The Python scanner: each kind of literal, with the JSON value it means. */
import { describe, expect, it } from "vitest";
import { JSON_REPAIRS } from "../../src/runtime/scan/json/scanner.js";
import { PythonScanner } from "../../src/runtime/scan/python/scanner.js";
import { codes, DONE, FAILED, outputOf, RUNNING, read, readEveryWay, TOO_DEEP } from "./drive.js";

const DEPTH = 200;
const strict = (): PythonScanner => new PythonScanner(false, DEPTH);
const lenient = (): PythonScanner => new PythonScanner(true, DEPTH);

type Table = Readonly<Record<string, readonly (readonly [python: string, value: unknown])[]>>;

/** Python literal and the value it means. */
const VALUES: Table = {
	words: [
		["True", true],
		["False", false],
		["None", null],
		["true", true],
		["false", false],
		["null", null],
		["[True,None,]", [true, null]],
	],
	integers: [
		["0", 0],
		["7", 7],
		["-12", -12],
		["+3", 3],
		["1_000", 1000],
		["1_0_0", 100],
		["0x1F", 31],
		["0XfF", 255],
		["-0x10", -16],
		["0b101", 5],
		["0o17", 15],
		["0x_f", 15],
	],
	floats: [
		["1.5", 1.5],
		[".5", 0.5],
		["-.5", -0.5],
		["+.25", 0.25],
		["1e3", 1000],
		["1E-2", 0.01],
		["5.e3", 5000],
		[".5e1", 5],
		["1_0.2_5", 10.25],
		["1e1_0", 1e10],
		["0.0", 0],
		["0e0", 0],
	],
	strings: [
		["'a'", "a"],
		['"a"', "a"],
		["''", ""],
		['""', ""],
		[`'"'`, '"'],
		[`"'"`, "'"],
		["'é中😀'", "é中😀"],
		[`'say "hi"'`, 'say "hi"'],
	],
	"triple quotes": [
		["'''a'''", "a"],
		['"""a"""', "a"],
		["''''''", ""],
		['""""""', ""],
		[`'''a'b''c"d'''`, `a'b''c"d`],
		[`"""a"b""c'd"""`, `a"b""c'd`],
		[`""""a" """`, `"a" `],
		["'''a\nb\tc'''", "a\nb\tc"],
		["'''a\\'''b'''", "a'''b"],
		["'''a\\\nb'''", "ab"],
	],
	"simple escapes": [
		["'\\n\\t\\r\\b\\f'", "\n\t\r\b\f"],
		["'\\a\\v'", "\u0007\v"],
		["'\\\\'", "\\"],
		["'\\''", "'"],
		[`'\\"'`, '"'],
		[`"\\'"`, "'"],
		[`"\\""`, '"'],
	],
	"escapes with digits": [
		["'\\x41\\xe9\\x0a'", "Aé\n"],
		["'\\x22\\x5c'", '"\\'],
		["'\\u00e9\\u4e2d'", "é中"],
		["'\\ud83d\\ude00'", "😀"],
		["'\\U0001F600'", "😀"],
		["'\\U00000041'", "A"],
		["'\\101\\0\\7\\12'", "A\0\u0007\n"],
		["'\\0018'", "\u00018"],
		["'\\18'", "\u00018"],
		["'\\777'", "\u01ff"],
	],
	"other escapes": [
		["'\\d+\\w'", "\\d+\\w"],
		["'\\N{BULLET}'", "\\N{BULLET}"],
		["'\\/'", "\\/"],
		["'\\é'", "\\é"],
		["'a\\\nb'", "ab"],
		["'a\\\r\nb'", "ab"],
		["'a\\\rb'", "ab"],
		["'\\8'", "\\8"],
	],
	"raw strings": [
		["r'\\d+'", "\\d+"],
		["R'\\n'", "\\n"],
		["r'\\\\'", "\\\\"],
		[`r'\\''`, "\\'"],
		[`r"\\""`, '\\"'],
		["rb'\\x41'", "\\x41"],
		["fr'\\d{n}'", "\\d{n}"],
		["r'''a\\'''b'''", "a\\'''b"],
		["r''", ""],
	],
	"other prefixes": [
		["b'a'", "a"],
		["u'a'", "a"],
		["f'a{b}'", "a{b}"],
		["B'a'", "a"],
		["Rb'\\d'", "\\d"],
		["F''", ""],
		["b'\\n'", "\n"],
	],
	"adjacent strings": [
		["'a' 'b'", "ab"],
		[`'a'"b"`, "ab"],
		[`"a" 'b' """c"""`, "abc"],
		["[('a'\n 'b'), 'c']", ["ab", "c"]],
		["{'a': 'b'\n 'c', 'd': ('e' 'f')}", { a: "bc", d: "ef" }],
		["'a' r'\\d'", "a\\d"],
		["('a'\n'b')", "ab"],
		["'a' '' 'b'", "ab"],
		["'' ''", ""],
		[`""""""""`, ""],
	],
	lists: [
		["[]", []],
		["[ ]", []],
		["[1]", [1]],
		["[1, 2,]", [1, 2]],
		["[[1], [2, [3]]]", [[1], [2, [3]]]],
		["[\n\t1,\r\n2\n]", [1, 2]],
	],
	tuples: [
		["()", []],
		["( )", []],
		["(1,)", [1]],
		["(1, 2)", [1, 2]],
		["(1, 2, )", [1, 2]],
		["((1, 2), (3,))", [[1, 2], [3]]],
		["('a', 'b')", ["a", "b"]],
	],
	parentheses: [
		["(1)", 1],
		["((1))", 1],
		["('a')", "a"],
		["([1])", [1]],
		["[(1), (2)]", [1, 2]],
		["( None )", null],
		["({'a': 1})", { a: 1 }],
	],
	sets: [
		["{1}", [1]],
		["{1, 2}", [1, 2]],
		["{'a', 'b',}", ["a", "b"]],
		["{(1, 2), 3}", [[1, 2], 3]],
		["{None}", [null]],
	],
	dicts: [
		["{}", {}],
		["{ }", {}],
		["{'a': 1}", { a: 1 }],
		["{'a': 1, \"b\": [2], }", { a: 1, b: [2] }],
		["{'a': {'b': {'c': ()}}}", { a: { b: { c: [] } } }],
		["{'ab': 'c' 'd'}", { ab: "cd" }],
		["{'a':1,'b':(2),'c':{3}}", { a: 1, b: 2, c: [3] }],
		["{r'\\d': 1}", { "\\d": 1 }],
	],
	"keys that are no strings": [
		["{1: 2}", { "1": 2 }],
		["{1_0: 1, 0x1F: 2}", { "10": 1, "31": 2 }],
		["{True: 1, False: 2, None: 3}", { true: 1, false: 2, null: 3 }],
		["{1.5: 1, 'a': 2}", { "1.5": 1, a: 2 }],
		["{ 1 : 2 , 3 : 4 }", { "1": 2, "3": 4 }],
		["{(1): 2}", { "1": 2 }],
		["{('a'): 2}", { a: 2 }],
	],
	mixed: [
		[
			"{'path': 'a.py', 'content': 'print(\"hi\")\\n', 'n': -1, 'ok': True, 'tags': ('x', 'y')}",
			{ path: "a.py", content: 'print("hi")\n', n: -1, ok: true, tags: ["x", "y"] },
		],
		[
			'[{"name": "f", "arguments": {"a": [None, .5, 0b1]}}]',
			[{ name: "f", arguments: { a: [null, 0.5, 1] } }],
		],
	],
};

/** Literals whose text matters, not only the value. */
const TEXTS: readonly (readonly [python: string, json: string])[] = [
	["1e+5", "1e+5"],
	["1.50", "1.50"],
	["123456789012345678901234567890", "123456789012345678901234567890"],
	["0xFFFFFFFFFFFFFFFFFFFF", "1208925819614629174706175"],
	["[5.]", "[5.0]"],
	["-.5e+3", "-0.5e+3"],
	["'\\u00e9'", '"\\u00e9"'],
	["'\\ud83d'", '"\\ud83d"'],
	["'\\U0000d83d'", '"\\ud83d"'],
	["[1, 2, ]", "[1, 2 ]"],
	["{'a': 1,}", '{"a": 1}'],
	["{ 'a' : 1 }", '{ "a" : 1 }'],
	["(1, 2)", "[1, 2]"],
	["( 1 )", " 1 "],
];

/** Text, and the index of the first character with which it cannot be one. */
const INVALID: readonly (readonly [text: string, at: number])[] = [
	["nan", 1],
	["[inf]", 1],
	["-inf", 1],
	["[float('nan')]", 2],
	["x", 0],
	["]", 0],
	[",", 0],
	["[,]", 1],
	["(,)", 1],
	["[1,,2]", 3],
	["[1 2]", 3],
	["[1}", 2],
	["(1]", 2],
	["{1)", 2],
	["{'a': 1]", 7],
	["{'a'; 1}", 4],
	["{'a': 1, 'b'}", 12],
	["{'a': 1, 'b', 'c'}", 12],
	["{'a', 'b': 1}", 9],
	["{'a': }", 6],
	["{'a': 1, [2]: 3}", 9],
	["{[1]: 2}", 4],
	["{(1, 2): 3}", 7],
	["{{}: 1}", 3],
	["{'a': 1: 2}", 7],
	["['a': 1]", 4],
	["[True False]", 6],
	["[Truex]", 5],
	["[TRUE]", 2],
	["[none]", 2],
	["[01]", 2],
	["[1__0]", 3],
	["[1_]", 3],
	["[0x]", 3],
	["[0xg]", 3],
	["[0b2]", 3],
	["[1.2.3]", 4],
	["[1e]", 3],
	["[1j]", 2],
	["[--1]", 2],
	["[- 1]", 2],
	["[.]", 2],
	["[x'a']", 1],
	["[bu'a']", 2],
	["[rr'a']", 2],
	["['a' x]", 5],
	["['a' bx]", 5],
	["('a' bx)", 6],
	// a comma or a colon is missing: nobody knows which
	["['a' 'b']", 5],
	["['a', 'b'\n'c']", 10],
	["('a', 'b' 'c')", 10],
	["{'a' 'b'}", 5],
	["{'a' 'b': 1}", 5],
	["{'a': 1, 'b' 'c': 2}", 13],
	["{'a', r'b' 'c'}", 11],
	["['a' 1]", 5],
	["[1 # one\n]", 3],
	["{**a}", 1],
	["[*a]", 1],
	["['a' + 'b']", 5],
];

describe("what a literal means", () => {
	for (const [kind, cases] of Object.entries(VALUES)) {
		it(kind, () => {
			for (const [python, value] of cases) {
				expect([python, JSON.parse(outputOf(strict, python))]).toEqual([python, value]);
				expect([python, JSON.parse(outputOf(lenient, python))]).toEqual([python, value]);
				expect(read(lenient(), [python]).repaired).toBe(0);
			}
		});
	}

	it("keeps digits, white space and escapes", () => {
		for (const [python, json] of TEXTS)
			expect([python, outputOf(strict, python)]).toEqual([python, json]);
	});
});

describe("what is no literal fails at its character", () => {
	for (const [text, at] of INVALID) {
		it(text, () => {
			const reading = readEveryWay(lenient, text);
			expect([reading.status, reading.end]).toEqual([FAILED, at]);
		});
	}

	it("what is unfinished does not", () => {
		for (const text of [
			"[",
			"(",
			"{",
			"'a",
			"'''a''",
			"[1",
			"[1,",
			"-",
			"1e",
			"0x",
			"Tru",
			"r",
			"{'a'",
			"{'a':",
			"('a'",
			"'a\\",
			"'\\x4",
			"'\\u12",
		]) {
			const reading = readEveryWay(strict, text);
			expect([text, reading.status, reading.end]).toEqual([text, RUNNING, text.length]);
		}
	});

	it("a long number with a base is refused, so that its conversion has a bound", () => {
		expect(read(strict(), [`0x${"f".repeat(900)}`]).status).toBe(DONE);
		expect(read(strict(), [`0x${"f".repeat(5000)}`]).status).toBe(FAILED);
		expect(read(strict(), ["9".repeat(5000)])).toMatchObject({
			status: DONE,
			text: "9".repeat(5000),
		});
	});
});

describe("repairs", () => {
	const cases: readonly (readonly [text: string, value: string, at: number, code: string])[] = [
		["'a\nb'", "a\nb", 2, "control-character"],
		["'a\r\nb'", "a\r\nb", 2, "control-character"],
		["'\\xg1'", "\\xg1", 3, "escape"],
		["'\\x4'", "\\x4", 4, "escape"],
		["'\\u12'", "\\u12", 5, "escape"],
		["'\\U0011000'", "\\U0011000", 10, "escape"],
		["'\\U00110000'", "\\U00110000", 10, "escape"],
	];
	for (const [text, value, at, code] of cases) {
		it(JSON.stringify(text), () => {
			const reading = readEveryWay(lenient, text);
			expect([
				reading.status,
				JSON.parse(reading.text),
				codes(JSON_REPAIRS, reading.repaired),
			]).toEqual([DONE, value, [code]]);
			const refused = readEveryWay(strict, text);
			expect([refused.status, refused.end]).toEqual([FAILED, at]);
		});
	}

	it("other control characters may stand in a string of Python", () => {
		expect(JSON.parse(outputOf(strict, "'\t\u0001'"))).toBe("\t\u0001");
	});
});

describe("where a value ends", () => {
	it("a container ends behind its bracket", () => {
		for (const text of ["[1]", "{'a': 1}", "(1, 2)", "{1}"]) {
			for (const rest of ["", ")", " ", "\n", "'", "["]) {
				expect(readEveryWay(strict, text + rest)).toMatchObject({ status: DONE, end: text.length });
			}
		}
	});

	it("a number or a word ends before what does not belong to it", () => {
		for (const text of ["12", "-1.5", "True", "null", "0x1f"]) {
			for (const rest of [",", ")", "]", "}", "\n", " ", "=", ":"]) {
				expect(readEveryWay(strict, text + rest)).toMatchObject({ status: DONE, end: text.length });
			}
		}
	});

	it("a string ends before the next visible character or the end of its line", () => {
		for (const rest of [",", ")", "]", "}", "\n", "\r\n", "\n'b'", ", b='c'"]) {
			for (const [space, skipped] of [
				["", 0],
				[" ", 1],
				["\t ", 2],
			] as const) {
				expect(readEveryWay(strict, `'a'${space}${rest}`)).toMatchObject({
					status: DONE,
					end: 3 + skipped,
					text: '"a"',
				});
				expect(readEveryWay(strict, `"a"${space}${rest}`)).toMatchObject({
					status: DONE,
					end: 3 + skipped,
					text: '"a"',
				});
			}
		}
	});

	it("depth has a limit, parentheses included", () => {
		for (const open of ["[", "(", "{"]) {
			const reading = readEveryWay(() => new PythonScanner(true, 3), open.repeat(5));
			expect([reading.status, reading.end]).toEqual([TOO_DEEP, 3]);
		}
	});
});

describe("what leaves when", () => {
	function leavings(text: string): string[] {
		const scanner = lenient();
		return [...text].map((character) => scanner.take(character, 0, scanner.scan(character, 0, 1)));
	}

	it("the inside of a string leaves at once, its closing quote with what follows", () => {
		expect(leavings("['ab', \"c\" ]")).toEqual([
			"[",
			'"',
			"a",
			"b",
			"",
			'"',
			"",
			', "',
			"c",
			"",
			"",
			'" ]',
		]);
	});

	it("numbers and words leave at their end", () => {
		expect(leavings("[1_0,True]")).toEqual(["[", "", "", "", "10", ",", "", "", "true", "]"]);
	});

	it("what begins with a brace waits for the first colon, then streams", () => {
		expect(leavings("{'a':'bc'")).toEqual(["", "", "", "", '{"a":', '"', "b", "c", ""]);
	});

	it("JSON text leaves as it is", () => {
		const scanner = lenient();
		for (const chunk of ['{"a":"', "b c", "\\n", ' d",  "e":', " [1 , true]", "}"]) {
			const j = scanner.scan(chunk, 0, chunk.length);
			expect(j).toBe(chunk.length);
			if (!chunk.startsWith("{")) expect([chunk, scanner.clean]).toEqual([chunk, true]);
			expect(scanner.take(chunk, 0, j)).toBe(chunk);
		}
	});

	it("at a cut, what waits is dropped, the quote of a closed string too", () => {
		for (const [text, output] of [
			["['a'", '["a'],
			["['a' ", '["a'],
			["{'a': 'b' r", '{"a": "b'],
			["['a", '["a'],
			["[1, ", "[1"],
			["[12", "["],
			["[Tru", "["],
			["['\\x4", '["'],
			["{'a'", ""],
			["(1, 2", "[1, "],
		] as const) {
			expect([text, readEveryWay(lenient, text).text]).toEqual([text, output]);
		}
	});
});

it("the watched character is noticed inside of strings only", () => {
	for (const [text, met] of [
		["['<']", true],
		["['''a<''']", true],
		["[r'\\<']", true],
		["['a\\<']", true],
		["['a', <", false],
		['["\\x3c"]', false],
	] as const) {
		const make = (): PythonScanner => {
			const scanner = lenient();
			scanner.watchFor("<");
			return scanner;
		};
		expect([text, readEveryWay(make, text).met]).toEqual([text, met]);
	}
});
