/** Values that a short text ends, and marks that stand in words: what a person would read otherwise. */
import { checkTable } from "./table.js";

const call = (body: string): string =>
	`message = (call / content)*\ncall = "<tool>" name "\\n" ${body} "</tool>"`;
const CALL = '\ncall = "<tool>" name ">" arguments "</tool>"';
const GOOD = call('("<p=" key ">" value "</p>" _)*');

checkTable("the ends of values", [
	{
		title: "a semicolon",
		code: "weak-exit",
		severity: "warning",
		bad: call('(key "=" value ";")*'),
		at: "3:36",
		message: /";" ends this value/,
		counterexample: "<tool>x\nx=one;two;",
		hint: /at least 4 literal characters/,
		good: call('(key "=" value ";" &(key:prop "=" / "</tool>"))*'),
	},
	{
		title: "a comma between, and a bracket behind",
		code: "weak-exit",
		severity: "warning",
		bad: 'message = (call / content)*\ncall = "<tool>" name "(" ((key "=" value) % ", ") ")" "</tool>"',
		at: "3:36",
		message: /", " ends this value/,
		hint: /value:json/,
		good: 'message = (call / content)*\ncall = "<tool>" name "(" ((key "=" value:json) % ", ") ")" "</tool>"',
	},
	{
		title: "one bracket that ends the call",
		code: "weak-exit",
		severity: "warning",
		bad: 'message = (call / content)*\ncall = "<tool>" name "(" key "=" value ")"',
		at: "3:34",
		counterexample: "<tool>x(x=one)two)",
		hint: /at least 4/,
		good: 'message = (call / content)*\ncall = "<tool>" name "(" key "=" value ")</tool>"',
	},
	{
		title: "a sign that begins the next pair",
		code: "weak-exit",
		severity: "warning",
		bad: call('("@" key " " value)*'),
		at: "3:40",
		message: /"@" ends this value/,
		hint: /ask for what comes next/,
		good: call('("@key " key " " value)*'),
	},
	{
		title: "one line break",
		code: "weak-exit",
		severity: "warning",
		bad: call('(key "=" value eol)*'),
		at: "3:36",
		message: /"\\n" ends this value/,
		hint: /ask for what comes next/,
		good: call('(key "=" value eol &(key:prop "=" / "</tool>"))*'),
	},
	{
		title: "nothing at all",
		code: "weak-exit",
		bad: call('(key "=" value)*'),
		at: "3:36",
		message: /nothing shows where this value ends/,
		counterexample: "<tool>x\nx=one two",
		hint: /value end itself/,
		good: GOOD,
	},
	{
		title: "the name of the key again is evidence",
		code: "weak-exit",
		severity: "warning",
		bad: call('("<" key ">" value "</" skip:word ">")*'),
		at: "3:40",
		message: /"<\/" ends this value/,
		hint: /at least 4/,
		good: call('("<" key ">" value "</" =key ">")*'),
	},
]);

checkTable("marks that stand in words", [
	{
		title: "a call",
		code: "word-opening",
		severity: "warning",
		bad: 'message = (call / content)*\ncall = "call:" name " " arguments',
		at: "3:8",
		counterexample: "recall:",
		hint: /`bol`/,
		good: 'message = (call / content)*\ncall = bol "call:" name " " arguments',
	},
	{
		title: "text that is dropped",
		code: "word-opening",
		severity: "warning",
		bad: `message = (note / call / content)*\nnote = "Note: " skip:text "\\n"${CALL}`,
		at: "3:8",
		message: /in the middle of a line/,
		hint: /\^/,
		good: `message = (note / call / content)*\nnote = bol "Note: " skip:text "\\n"${CALL}`,
	},
	{
		title: "a declared name proves it",
		code: "word-opening",
		severity: "warning",
		bad: 'message = (call / content)*\ncall = "run " name "(" arguments ")"',
		at: "3:8",
		hint: /name:tool/,
		good: 'message = (call / content)*\ncall = "run " name:tool "(" arguments ")"',
	},
]);
