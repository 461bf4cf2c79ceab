import { check } from "./slips.js";

const QUOTES = 'a text stands in quotes: "x"';
const OPEN = "this literal has no end on its line";
const MISSING = "a quote is missing, perhaps here: ";
const ESCAPES = "the escapes are \\n \\t \\r \\\\ \\\" \\' and \\u with four hex digits";
const ESCAPE = "unknown escape in a literal";
check("literals", [
	{ text: 'a = "x\nb = c\n', at: "2:5-2:6", message: OPEN, hint: `${MISSING}"x"` },
	{ text: "a = 'x\"", at: "2:5-2:6", message: OPEN, hint: `${MISSING}'x'` },
	{ text: 'a = "x\\"\n', at: "2:5-2:6", message: OPEN, hint: `${MISSING}"x\\""` },
	{
		text: 'a = "x\\d"\n',
		at: "2:7-2:9",
		message: ESCAPE,
		hint: `${ESCAPES}. A literal is no regular expression: a kind stands beside it, such as skip:digits`,
	},
	{
		text: 'a = "\\[x"\n',
		at: "2:6-2:8",
		message: ESCAPE,
		hint: `"[" needs no backslash; ${ESCAPES}`,
	},
	{
		text: 'a = "C:\\path"\n',
		at: "2:8-2:10",
		message: ESCAPE,
		hint: `${ESCAPES}; a backslash that is text is written twice`,
	},
	{ text: 'a = "\\u12G4"\n', at: "2:6-2:8", message: ESCAPE, hint: ESCAPES },
	{
		text: 'a = "\t"\n',
		at: "2:6-2:7",
		message: "control character in a literal",
		hint: "write \\t for a tab, and \\u with four hex digits for other control characters",
	},
]);

check("the prompt", [
	{
		text: 'prompt "x"\n',
		at: "2:8-2:9",
		message: "expected end of line, found '\"'",
		hint: "the text stands in the lines below, indented: | text",
	},
	{
		text: "prompt\n  | {tools} (\n  words\n",
		at: "4:3-4:8",
		message: 'expected "|=" or "|", found "words"',
		hint: "each line of the text begins with a bar: | text",
	},
	{
		text: "prompt\n  | (\n  |= words\n",
		at: "4:6-4:11",
		message: 'expected a literal, found "words"',
		hint: 'a text stands in quotes: "words"',
	},
	{
		text: "promt\n  | {tools}\n",
		at: "2:6-2:6",
		message: 'expected "=", found end of line',
		hint: 'did you mean "prompt"? A rule is NAME = expression',
	},
	{
		text: 'prompt = ("x"\n',
		at: "2:14-2:14",
		message: 'expected "/" or ")", found end of line',
		hint: 'close the "("; only an indented line continues a rule',
	},
]);

const INPUT_FIRST = "with, entry and finish lines stand before the input";
check("examples", [
	{
		text: "example\n  | x\n",
		at: "2:8-2:8",
		message: "expected the title of the example, found end of line",
		hint: "a title stands behind the word, on the same line",
	},
	{
		text: "a = b\n  | x\n",
		at: "3:3-3:4",
		message: 'expected an expression or "/", found "|"',
		hint: "a line of input belongs to an example, indented under its title",
	},
	{
		text: 'example e\n  = text "x"\n  | x\n',
		at: "4:3-4:4",
		message: 'expected "=", found "|"',
		hint: "lines of input stand before the expectations",
	},
	{
		text: "example e\n  | x\n  finish y\n",
		at: "4:3-4:9",
		message: 'expected "|=", "|" or "=", found "finish"',
		hint: INPUT_FIRST,
	},
	{
		text: 'example e\n  | x\n  text "x"\n',
		at: "4:3-4:7",
		message: 'expected "|=", "|" or "=", found "text"',
		hint: 'an expectation begins with "="',
	},
	{
		text: "example e\n  | x\n  = tool f\n",
		at: "4:5-4:9",
		message: 'expected "text", "reasoning", "notice" or "call", found "tool"',
		hint: "an expectation is one of text, reasoning, call and notice",
	},
	{
		text: "example e\n  | x\n  = text x\n",
		at: "4:10-4:11",
		message: 'expected a literal, found "x"',
		hint: QUOTES,
	},
	{
		text: "example e\n  |= x\n",
		at: "3:6-3:7",
		message: 'expected a literal, found "x"',
		hint: QUOTES,
	},
	{
		text: "example e\n  with f(a)\n  | x\n",
		at: "3:11-3:12",
		message: 'expected "?" or ":", found ")"',
		hint: "a parameter has a type: with f(a: string)",
	},
]);

const JSON_HINT = "JSON has double quotes and no comma behind the last member";
const call = (json: string) => `example e\n  |\n  = call f ${json}\n`;
check("arguments", [
	{
		text: call(""),
		at: "4:12-4:12",
		message: "expected a JSON object, found end of line",
		hint: "the arguments are one JSON object; without arguments it is {}",
	},
	{
		text: call("[1]"),
		at: "4:12-4:13",
		message: 'expected a JSON object, found "["',
		hint: "the arguments are one JSON object; without arguments it is {}",
	},
	{
		text: call("{'a': 1}"),
		at: "4:13-4:14",
		message: 'expected a JSON string or "}", found "\'"',
		hint: JSON_HINT,
	},
	{
		text: call('{"a": 1,}'),
		at: "4:20-4:21",
		message: 'expected a JSON string, found "}"',
		hint: JSON_HINT,
	},
	{
		text: call('{"a": [True]}'),
		at: "4:19-4:23",
		message: 'expected a JSON value or "]", found "True"',
		hint: JSON_HINT,
	},
	{
		text: call('{"a": 01}'),
		at: "4:18-4:20",
		message: 'expected a JSON value, found "01"',
		hint: JSON_HINT,
	},
	{
		text: call('{"a": "x}'),
		at: "4:18-4:19",
		message: "this string has no end on its line",
		hint: 'a quote is missing, perhaps here: "x"}',
	},
	{
		text: call('{"a": "\\x"}'),
		at: "4:19-4:20",
		message: "unknown escape in a JSON string",
		hint: 'JSON knows \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits',
	},
]);
