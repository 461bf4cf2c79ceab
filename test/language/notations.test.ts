/** What people write who know other notations: the hint says what this language has in its place. */
import { describe, expect, test } from "vitest";
import { check } from "./slips.js";
import { errors, HEAD } from "./support.js";

const KINDS =
	"the kinds are word, digits, attr (up to a quote), line (up to its end), text (up to what follows)";
const regular = (text: string) => `there are no regular expressions: ${text}`;

check("regular expressions", [
	{
		text: "a = name:/[a-z]+/ b\n",
		at: "2:10-2:18",
		message: regular("/[a-z]+/"),
		hint: `name:word reads a word; ${KINDS}`,
	},
	{
		text: 'a = "x" /[a-z]+/i b\n',
		at: "2:9-2:18",
		message: regular("/[a-z]+/i"),
		hint: `skip:word reads a word and drops it; ${KINDS}`,
	},
	{
		text: 'a = "x" [0-9]+ b\n',
		at: "2:9-2:15",
		message: regular("[0-9]+"),
		hint: `skip:digits reads a number and drops it; ${KINDS}`,
	},
	{
		text: "a = id:\\d{2,} b\n",
		at: "2:8-2:14",
		message: regular("\\d{2,}"),
		hint: `id:digits reads a number; ${KINDS}`,
	},
	{
		text: "a = b .* c\n",
		at: "2:7-2:9",
		message: regular(".*"),
		hint: `skip:line reads the rest of a line and drops it; ${KINDS}`,
	},
	{
		text: 'a = "x" /[^"]*/ b\n',
		at: "2:9-2:16",
		message: regular('/[^"]*/'),
		hint: `skip:attr reads all up to a double quote and drops it; ${KINDS}`,
	},
	{
		text: "a = b \\s+ c\n",
		at: "2:7-2:10",
		message: regular("\\s+"),
		hint: "white space is _, of any length; one line end is eol",
	},
]);

const COMMENT = "a comment begins with #";
describe("comments", () => {
	test.each(["// x", "/* x */", "-- x", "; x", "<!-- x -->", "% x"])("%s", (line) => {
		const [error, ...more] = errors(`${HEAD}${line}\na = b\n`);
		expect(more).toEqual([]);
		expect(error?.hint).toBe(COMMENT);
		expect(error?.at.start).toMatchObject({ line: 2, column: 1 });
	});
	test.each(["// x", "/* x */", "-- x"])("behind a rule: %s", (line) => {
		const [error] = errors(`${HEAD}a = b  ${line}\n`);
		expect(error?.hint).toContain(COMMENT);
		expect(error?.at.start.column).toBeGreaterThanOrEqual(8);
	});
});

const FIELD =
	"a field and its kind have a colon between them, with no blank: name:word, name:( … )";
const BEHIND = (sign: string) => `"${sign}" stands directly behind its part: x${sign}`;
const EXPRESSION = "expected an expression";
check("signs of other notations", [
	{
		text: "a = name(word)\n",
		at: "2:9-2:10",
		message: 'expected "/" or end of line, found "("',
		hint: FIELD,
	},
	{
		text: "a = name=word\n",
		at: "2:9-2:10",
		message: 'expected "/" or end of line, found "="',
		hint: FIELD,
	},
	{
		text: "a = $b\n",
		at: "2:6-2:7",
		message: 'expected "/" or end of line, found "b"',
		hint: '"$" is the end of the message; a field or a rule stands without a sign: b',
	},
	{
		text: "a = @b\n",
		at: "2:5-2:6",
		message: `${EXPRESSION}, found "@"`,
		hint: "a field or a rule stands without a sign: name",
	},
	{ text: "a = ?b\n", at: "2:5-2:6", message: `${EXPRESSION}, found "?"`, hint: BEHIND("?") },
	{
		text: "a = (b) *\n",
		at: "2:9-2:10",
		message: `${EXPRESSION}, "/" or end of line, found "*"`,
		hint: BEHIND("*"),
	},
	{
		text: "a = b + c\n",
		at: "2:7-2:8",
		message: `${EXPRESSION}, "/" or end of line, found "+"`,
		hint: 'parts that follow each other have only blanks between them; "+" directly behind a part repeats it',
	},
	{
		text: "a = (b){2,3}\n",
		at: "2:8-2:9",
		message: 'expected "/" or end of line, found "{"',
		hint: "there are no counts: a part repeats as x*, x+ or x?",
	},
	{
		text: "a = b && c\n",
		at: "2:8-2:9",
		message: `${EXPRESSION}, found "&"`,
		hint: "one & looks ahead; parts that follow each other have only blanks between them",
	},
	{
		text: "a = (\n  / b\n  / c)\n",
		at: "3:3-3:4",
		message: `${EXPRESSION}, found "/"`,
		hint: 'no "/" stands before the first alternative',
	},
	{
		text: "a = {b / c}\n",
		at: "2:6-2:7",
		message: 'expected the key of a member, found "b"',
		hint: 'in braces stand members, "key": value, with commas between; parts of a rule are grouped by ( )',
	},
	{
		text: 'a = "<" \\1 ">"\n',
		at: "2:9-2:10",
		message: `${EXPRESSION}, "/" or end of line, found "\\"`,
		hint: "what was read before is repeated as =name or =key",
	},
	{
		text: "a = “b”\n",
		at: "2:5-2:6",
		message: `${EXPRESSION}, found "“"`,
		hint: "quotes are \" or ', not “: replace it, and the one that closes",
	},
	{
		text: "a = `b`\n",
		at: "2:5-2:6",
		message: `${EXPRESSION}, found "\`"`,
		hint: "quotes are \" or ', not back-ticks",
	},
	{
		text: "a = b\u0430\n",
		at: "2:6-2:7",
		message: 'expected "/" or end of line, found "\u0430"',
		hint: "a name has the letters A to Z and a to z, digits, - and _; this is U+0430. Other text stands in quotes",
	},
	{
		text: "\u200Ba = b\n",
		at: "2:1-2:2",
		message: "expected a statement or end of file, found U+200B",
		hint: "U+200B cannot be seen: remove it",
	},
]);

const RULE = "a rule is NAME = expression";
check("names and statements", [
	{
		text: "my rule = b\n",
		at: "2:4-2:8",
		message: 'expected "=", found "rule"',
		hint: `a name is one word, such as my-rule; ${RULE}`,
	},
	{
		text: "a.b = c\n",
		at: "2:2-2:3",
		message: 'expected "=", found "."',
		hint: `a name has letters, digits, - and _; ${RULE}`,
	},
	{
		text: "1a = b\n",
		at: "2:1-2:3",
		message: 'expected a statement or end of file, found "1a"',
		hint: "a name begins with a letter, and has letters, digits, - and _",
	},
	{
		text: "a = b\narguments c\n",
		at: "3:11-3:12",
		message: 'expected "=", found "c"',
		hint: `only an indented line continues a rule; ${RULE}`,
	},
	{
		text: "a = b\n/ c\n",
		at: "3:1-3:2",
		message: 'expected a statement or end of file, found "/"',
		hint: "only an indented line continues a rule",
	},
	{
		text: "lenient a: b = c\n",
		at: "2:10-2:11",
		message: 'expected a blank, found ":"',
		hint: "a lenient rule names its deviation: lenient CODE RULE = expression",
	},
	{
		text: 'models "a" "b"\n',
		at: "2:12-2:13",
		message: 'expected "," or end of line, found \'"\'',
		hint: 'the texts of a list have commas between them: models "a", "b"',
	},
	{
		text: 'models = "a", "b"\n',
		at: "2:13-2:14",
		message: 'expected "/" or end of line, found ","',
		hint: 'without "=", it is a list: models "a", "b"',
	},
	{
		text: 'models ["a", "b"]\n',
		at: "2:8-2:9",
		message: 'expected a literal, found "["',
		hint: 'texts stand behind the word, with commas between: models "a", "b"',
	},
	{
		text: 'models "a"\n  tokens "b"\n',
		at: "3:3-3:9",
		message: 'expected ",", found "tokens"',
		hint: "a statement begins in the first column",
	},
]);

check("object patterns", [
	{
		text: 'a = { "k" = name }\n',
		at: "2:11-2:12",
		message: 'expected "|" or ":", found "="',
		hint: 'a member has a colon: "key": value',
	},
	{
		text: 'a = { "k": name "b": c }\n',
		at: "2:17-2:18",
		message: 'expected "," or "}", found \'"\'',
		hint: 'members have commas between them: "a": name, "b": arguments',
	},
	{
		text: 'a = { "k": name? }\n',
		at: "2:16-2:17",
		message: 'expected "," or "}", found "?"',
		hint: 'what may be absent has its "?" behind the key: "key"?: value',
	},
	{
		text: 'a = { "k": name "</b>"\n',
		at: "2:17-2:18",
		message: 'expected "," or "}", found \'"\'',
		hint: 'a member is one "key": value; close the "{", or put a comma before a further member',
	},
]);

check("examples", [
	{
		text: "example e\n  > x\n",
		at: "3:3-3:4",
		message: 'expected "with", "entry", "finish", "|=", "|" or "=", found ">"',
		hint: 'a line of an example begins with "|" (input) or with "=" (what is expected)',
	},
	{
		text: "example e\n  with f(a: string b: string)\n  | x\n",
		at: "3:20-3:21",
		message: 'expected "," or ")", found "b"',
		hint: "parameters, and tools, have commas between them: with f(a: string, b?: integer), g()",
	},
	{
		text: "example e\n  | x\n  = call f({})\n",
		at: "4:14-4:15",
		message: 'expected "id", "repaired", "incomplete" or end of line, found ")"',
		hint: "a call is written: call NAME {JSON} id ID repaired CODE, CODE incomplete; what stands behind the JSON may be left out",
	},
]);

const FIRST_LINE = 'the first line of a grammar is: format NAME "title"';
describe("a file that is something else", () => {
	test.each([
		["JSON", '{\n  "name": "x"\n}\n', "this looks like JSON"],
		["a list of JSON", '[{"type": "function"}]\n', "this looks like JSON"],
		["Markdown", "# A format\n\nThis is how calls look:\n", "this looks like prose or Markdown"],
		["a list of Markdown", "- one\n- two\n", "this looks like prose or Markdown"],
		[
			"a fence",
			'```toolgrammar\nformat x "t"\n```\n',
			"this looks like Markdown: leave out the fence",
		],
		["HTML", "<!doctype html>\n", "this looks like HTML or XML"],
		["a chat template", "{%- for m in messages %}\n", "this looks like a chat template"],
		[
			"GBNF",
			'root ::= "x"\n',
			"this looks like GBNF or EBNF, whose rules are NAME = expression here",
		],
		["bytes", "\u0000\u0001PNG\n", "this is no text"],
	])("%s", (_name, source, what) => {
		const [error, ...more] = errors(source);
		expect(more).toEqual([]);
		expect(error?.hint).toBe(`${what}; ${FIRST_LINE}`);
	});
	test.each(["", "\n\n", "# nothing\n"])("%j: nothing", (source) => {
		expect(errors(source)[0]?.hint).toContain("there is no grammar in the file");
	});
});
