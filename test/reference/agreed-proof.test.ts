/** What proves the end of a call that nothing closes, and that ends with a quote before its braces (5.7). Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const SOURCE = `
message = (call / content)*
call = bol "Action: " name "\\n" arguments
`;
const CALL = 'Action: f\n{"a": "x"}';

function read(rest: string): readonly string[] {
	return both(SOURCE, CALL + rest);
}
const ended = (rest: string): readonly string[] => [
	'call 0-20 "f" {"a": "x"} complete []',
	`content 20-${20 + rest.length} ${JSON.stringify(rest)}`,
];
const broken = (rest: string): readonly string[] => [
	`call 0-${20 + rest.length} "f" {"a": "x"} incomplete []`,
	"notices broken",
];

describe("an object that begins in the same line", () => {
	it.each([
		' see {"b": 1}',
		" see {'b': 1}",
		' see { \t"b"\t : 1}',
		` see {"${"b".repeat(64)}": 1}`,
		' see {x} or {"b": 1}',
	])("proves the end, if its key stands in quotes before a colon: %s", (rest) => {
		expect(read(rest)).toEqual(ended(rest));
	});
	it.each([' see {"b" 1}', ' see {"": 1}', ` see {"${"b".repeat(65)}": 1}`, " see {\"b': 1}"])(
		"proves nothing otherwise: %s",
		(rest) => {
			expect(read(rest)).toEqual(broken(rest));
		},
	);
	it("proves nothing behind a quote", () => {
		const rest = ' "see" {"b": 1}';
		expect(read(rest)).toEqual(broken(rest));
	});
});

describe("a line without a quote", () => {
	it("proves the end with its own end, and with that of the input", () => {
		for (const rest of [" So be it.\nHm", " So be it."]) expect(read(rest)).toEqual(ended(rest));
	});
	it("may have an apostrophe before a letter", () => {
		expect(read(" It's so.\nHm")).toEqual(ended(" It's so.\nHm"));
		expect(read(" Its' so.\nHm")).toEqual(broken(" Its' so.\nHm"));
	});
});

describe("an opening of the message proves the end right behind the call", () => {
	const noted = `
message = (call / note / content)*
call = bol "Action: " name "\\n" arguments
note = "%%%" reasoning "%%%"
`;
	it.each(["", " ", " \t "])("if it has three characters, behind %j", (blank) => {
		const rest = `${blank}%%%"y"%%%`;
		const lines = [
			'call 0-20 "f" {"a": "x"} complete []',
			...(blank === "" ? [] : [`content 20-${20 + blank.length} ${JSON.stringify(blank)}`]),
			`reasoning ${23 + blank.length}-${26 + blank.length} "\\"y\\""`,
		];
		expect(both(noted, CALL + rest)).toEqual(lines);
	});
	it("but not if it has two", () => {
		const rest = '%%"y"%%';
		expect(both(noted.replaceAll("%%%", "%%"), CALL + rest)).toEqual(broken(rest));
	});
});

it("short marks are passed over one by one, though a long one begins with several", () => {
	const source = `
message = (calls / content)*
calls = "<calls>" (call % ";") ";;;;</calls>"
call = name ":" arguments
`;
	const call = '<calls>f:{"a": "x"}';
	for (const rest of ['g("b")', ';;g("b")', '; ; ;g ("b")', ';{"b"']) {
		const [first] = both(source, call + rest);
		expect(first, rest).toBe('call 7-19 "f" {"a": "x"} complete []');
	}
	for (const rest of [';;"b"', ";;;;;'b'"]) {
		const [first] = both(source, call + rest);
		expect(first, rest).toMatch(/ incomplete \[\]$/);
	}
});

describe("a further argument behind a bracket too many shows that the call goes on", () => {
	const object = `
message = (call / content)*
call = "<call>" name ":" arguments
`;
	const python = `
message = (call / content)*
call = "<call>" name "(" (key "=" value:py) % "," ")"
`;
	const isBroken = (source: string, text: string): boolean =>
		both(source, text).includes("notices broken");

	it.each([
		'"b": 2}',
		"'",
		', "b": 2}',
		"}, 'b': 2}",
		' }\t)\r, \n "b"',
		`${"}".repeat(64)},${" ".repeat(64)}"b"`,
	])("an object: %j", (rest) => {
		expect(isBroken(object, `<call>f:{"a": 1}${rest}`)).toBe(true);
	});
	it.each([
		"",
		", b: 2",
		'}\n, "b": 2',
		'], "b": 2',
		", so",
		',, "b"',
		`${"}".repeat(65)},"b"`,
		`,${" ".repeat(65)}"b"`,
		", b=2",
		' "b": 2',
		'} "b": 2',
		'}"b": 2',
	])("no further argument of an object: %j", (rest) => {
		expect(isBroken(object, `<call>f:{"a": 1}${rest}`)).toBe(false);
	});
	it.each([", b=2", ") , \n b = 2", ', "b": 2', `, ${"b".repeat(64)}${" ".repeat(64)}=`])(
		"Python values: %j",
		(rest) => {
			expect(isBroken(python, `<call>f(a=1)${rest}`)).toBe(true);
		},
	);
	it.each([", b(2)", ", b", ", -b=2", `, ${"b".repeat(65)}=`, `, b${" ".repeat(65)}=`])(
		"no further argument of Python values: %j",
		(rest) => {
			expect(isBroken(python, `<call>f(a=1)${rest}`)).toBe(false);
		},
	);

	it("the same behind a string that ends the object", () => {
		expect(isBroken(object, '<call>f:{"a": "x"}},\n"b": 2}')).toBe(true);
		expect(isBroken(object, '<call>f:{"a": "x"}},\nso')).toBe(false);
	});
	it("no quote with which the next call begins", () => {
		const quoted = `
message = (section / content)*
section = "<calls>" (call % ",") "</calls>"
call = '"' name '": ' arguments
`;
		expect(both(quoted, '<calls>"f": {"a": 1},"g": {}</calls>')).toEqual([
			'call 7-20 "f" {"a": 1} complete []',
			'call 21-28 "g" {} complete []',
		]);
		expect(isBroken(quoted, '<calls>"f": {"a": 1}, \'g\': {}</calls>')).toBe(true);
	});
	it("nothing where a close ends the call", () => {
		const closed = `
message = (call / content)*
call = "<call>" name ":" arguments "</call>" eol?
`;
		for (const rest of [', "b": 2', '\n}, "b": 2'])
			expect(isBroken(closed, `<call>f:{"a": 1}</call>${rest}`)).toBe(false);
	});
});
