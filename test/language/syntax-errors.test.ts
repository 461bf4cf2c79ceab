import { check } from "./slips.js";

const FIRST_LINE = 'the first line of a grammar is: format NAME "title"';
check(
	"the first line",
	[
		{
			text: "",
			at: "1:1-1:1",
			message: 'expected "format", found end of file',
			hint: `there is no grammar in the file; ${FIRST_LINE} (toolgrammar new NAME writes one to begin with)`,
		},
		{
			text: 'forma x "t"',
			at: "1:1-1:6",
			message: 'expected "format", found "forma"',
			hint: FIRST_LINE,
		},
		{
			text: 'format "t"\n',
			at: "1:8-1:9",
			message: "expected a name, found '\"'",
			hint: FIRST_LINE,
		},
		{
			text: "# c\nformat x\n",
			at: "2:9-2:9",
			message: "expected a literal, found end of line",
			hint: FIRST_LINE,
		},
	],
	"",
);

const QUOTES = "a text stands in quotes";
check("lines of the head", [
	{
		text: "models gpt\n",
		at: "2:8-2:11",
		message: 'expected a literal, found "gpt"',
		hint: `${QUOTES}: "gpt"`,
	},
	{
		text: 'modles "m"\n',
		at: "2:8-2:9",
		message: 'expected "=", found \'"\'',
		hint: 'did you mean "models"? A rule is NAME = expression',
	},
	{
		text: 'models "m",\n',
		at: "2:12-2:12",
		message: "expected a literal, found end of line",
		hint: "no comma stands behind the last one; an indented line continues a list",
	},
	{
		text: 'ids "a", "b"\n',
		at: "2:8-2:9",
		message: 'expected end of line, found ","',
		hint: 'there is one pattern: ids "call_{random}"',
	},
	{
		text: 'format y "t"\n',
		at: "2:1-2:7",
		message: 'expected a statement or end of file, found "format"',
		hint: "a file describes one format, in its first line",
	},
]);

const RULE = "a rule is NAME = expression";
check("the begin of a rule", [
	{ text: 'a "x"\n', at: "2:3-2:4", message: 'expected "=", found \'"\'', hint: RULE },
	{ text: 'a: "x"\n', at: "2:2-2:3", message: 'expected "=", found ":"', hint: RULE },
	{ text: "a\n", at: "2:2-2:2", message: 'expected "=", found end of line', hint: RULE },
	{
		text: 'lenient a = "x"\n',
		at: "2:11-2:12",
		message: 'expected a name, found "="',
		hint: "a lenient rule names its deviation: lenient CODE RULE = expression",
	},
	{
		text: 'entry e "x" = a\n',
		at: "2:9-2:10",
		message: 'expected "after" or "=", found \'"\'',
		hint: 'an entry is written: entry NAME after "prompt tail" = expression',
	},
	{
		text: "entry e after x = a\n",
		at: "2:15-2:16",
		message: 'expected a literal, found "x"',
		hint: `${QUOTES}: "x"`,
	},
	{
		text: '  a = "x"\n',
		at: "2:1-2:2",
		message: "expected a statement or end of file, found a blank",
		hint: "a statement begins in the first column",
	},
	{
		text: "<a> = b\n",
		at: "2:1-2:2",
		message: 'expected a statement or end of file, found "<"',
		hint: "the name of a rule stands without brackets: NAME = expression",
	},
]);

const TAB = "blanks are the only white space here: replace the tab";
check("tabs", [
	{ text: 'a =\t"x"\n', at: "2:4-2:5", message: "expected an expression, found a tab", hint: TAB },
	{
		text: '\ta = "x"\n',
		at: "2:1-2:2",
		message: "expected a statement or end of file, found a tab",
		hint: TAB,
	},
	{
		text: 'a = "x"\t\n',
		at: "2:8-2:9",
		message: 'expected "/" or end of line, found a tab',
		hint: TAB,
	},
]);

const GLUED = "the parts of a sequence are separated by blanks";
check("expressions", [
	{
		text: "a =\n",
		at: "2:4-2:4",
		message: "expected an expression, found end of line",
		hint: 'a rule that reads nothing is written ""',
	},
	{
		text: "a = b | c\n",
		at: "2:7-2:8",
		message: 'expected an expression, "/" or end of line, found "|"',
		hint: 'alternatives are separated by "/"',
	},
	{
		text: "a = b, c\n",
		at: "2:6-2:7",
		message: 'expected "/" or end of line, found ","',
		hint: 'the parts of a sequence are separated by blanks, alternatives by "/"',
	},
	{
		text: "a = b;\n",
		at: "2:6-2:7",
		message: 'expected "/" or end of line, found ";"',
		hint: "a rule ends with its line",
	},
	{
		text: "a = !b\n",
		at: "2:5-2:6",
		message: 'expected an expression, found "!"',
		hint: "there is no negative look-ahead; a literal wins over a word at the same place anyway",
	},
	{
		text: "a = [b]\n",
		at: "2:5-2:6",
		message: 'expected an expression, found "["',
		hint: "there are no character classes; an optional part is written b?",
	},
	{
		text: "a = <b>\n",
		at: "2:5-2:6",
		message: 'expected an expression, found "<"',
		hint: `${QUOTES}: "<b>"; a rule or a field without brackets: b`,
	},
	{
		text: "a = b)\n",
		at: "2:6-2:7",
		message: 'expected "/" or end of line, found ")"',
		hint: 'no "(" is open here',
	},
	{
		text: "a = (b / )\n",
		at: "2:10-2:11",
		message: 'expected an expression, found ")"',
		hint: 'a part that reads nothing is written ""',
	},
	{
		text: "a = (b)(c)\n",
		at: "2:8-2:9",
		message: 'expected "/" or end of line, found "("',
		hint: GLUED,
	},
	{
		text: 'a = "x""y"\n',
		at: "2:8-2:9",
		message: 'expected "/" or end of line, found \'"\'',
		hint: GLUED,
	},
	{
		text: "a = b*?\n",
		at: "2:7-2:8",
		message: 'expected "/" or end of line, found "?"',
		hint: "one of ? * + may stand behind a part; put ( ) around the inner one",
	},
	{
		text: "a = _b\n",
		at: "2:5-2:7",
		message: 'expected an expression, found "_b"',
		hint: 'a name begins with a letter; "_" alone reads white space',
	},
	{
		text: "a = b %\n",
		at: "2:8-2:8",
		message: "expected an expression, found end of line",
		hint: 'a part stands behind "%"; an indented line continues a rule',
	},
	{
		text: "a = b\n  c = d\n",
		at: "3:3-3:4",
		message: 'a rule "c" in an indented line, which continues the rule above',
		hint: "a statement begins in the first column",
	},
	{
		text: 'a = "<" b "</" = key ">"\n',
		at: "2:17-2:18",
		message: "expected a field, found a blank",
		hint: 'in an expression "=" stands directly before a field: =key',
	},
	{
		text: "a = value: text\n",
		at: "2:11-2:12",
		message: 'expected "=", "(", a literal or a kind, found a blank',
		hint: "no blank stands between a field, its colon and its kind: value:text",
	},
	{
		text: "a = b\u00A0c\n",
		at: "2:6-2:7",
		message: 'expected "/" or end of line, found U+00A0',
		hint: "the plain blank is the only white space here: replace U+00A0",
	},
	{
		text: `a = ${"(".repeat(101)}b`,
		at: "2:106-2:106",
		message: "too many brackets inside each other",
		hint: "give the inner parts rules of their own",
	},
]);

check("object patterns", [
	{
		text: "a = {}\n",
		at: "2:6-2:7",
		message: 'expected the key of a member, found "}"',
		hint: "a pattern has at least one member",
	},
	{
		text: 'a = { "k": name, }\n',
		at: "2:18-2:19",
		message: 'expected the key of a member or "...", found "}"',
		hint: "no comma stands behind the last member",
	},
	{
		text: 'a = { "k" name }\n',
		at: "2:11-2:15",
		message: 'expected "|" or ":", found "name"',
		hint: 'in braces stand members, "key": value; parts of a rule are grouped by ( )',
	},
	{
		text: 'a = { "k": }\n',
		at: "2:12-2:13",
		message: 'expected the value of a member, found "}"',
		hint: 'the value of a member is a field ("key": arguments), a text or a further { … }',
	},
]);
