/** What the compiler took, and no law of a parser could hold for: each with the smallest grammar that is wrong in this way. */
import { expect, test } from "vitest";
import { compileGrammar } from "../../src/compiler/index.js";
import { checkTable } from "./table.js";

const CALL = '\ncall = "<tool>" name ">" arguments "</tool>"';
const OBJECT = '\ncall = "<tool>" { "name": name, "arguments": ~ arguments } "</tool>"';
const LOOP = `message = (call / content)*${CALL}`;
const THOUGHT = "message = (think / call / content)*";

checkTable("ids", [
	{
		title: "a part that is none",
		code: "ids-pattern",
		bad: `ids "call_{foo}"\n${LOOP}`,
		at: "2:5",
		message: /`\{foo\}` is no part/,
		hint: /\{random:N\}/,
		good: `ids "call_{random:8}"\n${LOOP}`,
	},
	{
		title: "a part of a size that is none",
		code: "ids-pattern",
		bad: `ids "{random:many}"\n${LOOP}`,
		at: "2:5",
		message: /`\{random:many\}` is no part/,
		hint: /one or two digits/,
		good: `ids "{alnum:9}"\n${LOOP}`,
	},
	{
		title: "nothing that two calls would differ in",
		code: "ids-pattern",
		bad: `ids "{name}_1"\n${LOOP}`,
		at: "2:5",
		message: /the same id/,
		hint: /\{index\}/,
		good: `ids "{name}_{index}"\n${LOOP}`,
	},
	{
		title: "no text at all",
		code: "ids-pattern",
		bad: `ids ""\n${LOOP}`,
		at: "2:5",
		message: /the same id/,
		hint: /\{random\}/,
		good: `ids "{random}"\n${LOOP}`,
	},
]);

checkTable("ends", [
	{
		title: "the opening of the call",
		code: "ends-opening",
		bad: `ends "<end>", "<tool>"\n${LOOP}`,
		at: "2:15",
		counterexample: "<tool>",
		related: ["4:8"],
		hint: /leave it out/,
		good: `ends "<end>", "<tools>"\n${LOOP}`,
	},
	{
		title: "the beginning of an opening",
		code: "ends-opening",
		bad: `ends "<"\n${LOOP}`,
		at: "2:6",
		counterexample: "<tool>",
		hint: /another literal/,
		good: `ends "</tool>"\n${LOOP}`,
	},
	{
		title: "an empty text",
		code: "ends-opening",
		bad: `ends ""\n${LOOP}`,
		at: "2:6",
		message: /stands everywhere/,
		hint: /ends its turn/,
		good: `ends "<end>"\n${LOOP}`,
	},
]);

checkTable("names", [
	{
		title: "a tool without a name",
		code: "empty-name",
		bad: `message = (call / content)*\ncall = "<tool>" name:="" ">" arguments "</tool>"`,
		at: "3:17",
		hint: /name a tool on each path/,
		good: `message = (call / content)*\ncall = "<tool>" name:="f" ">" arguments "</tool>"`,
	},
	{
		title: "a name that may be left out",
		code: "empty-name",
		bad: `message = (call / content)*\ncall = "<tool>" name:(tool?) ">" arguments "</tool>"\ntool = "f" / "g"`,
		at: "3:17",
		message: /name:\(tool\?\)/,
		hint: /name:\("…"/,
		good: `message = (call / content)*\ncall = "<tool>" name:(tool) ">" arguments "</tool>"\ntool = "f" / "g"`,
	},
]);

checkTable("conditions", [
	{
		title: "a line break or nothing",
		code: "empty-look",
		bad: `${THOUGHT}\nthink = "<think>" reasoning &eol? "</think>"${CALL}`,
		at: "3:29",
		hint: /leave out the inner/,
		good: `${THOUGHT}\nthink = "<think>" reasoning &"</think>" "</think>"${CALL}`,
	},
	{
		title: "white space, by way of a rule",
		code: "empty-look",
		bad: `${THOUGHT}\nthink = "<think>" reasoning &blank "</think>"\nblank = "" / _ "!"?${CALL}`,
		at: "3:29",
		hint: /the whole condition/,
		good: `${THOUGHT}\nthink = "<think>" reasoning &blank "</think>"\nblank = _ ("<" / $)${CALL}`,
	},
	{
		title: "any text",
		code: "empty-look",
		bad: `message = (call / content)*\ncall = "<tool>" name ">" &skip:text arguments "</tool>"`,
		at: "3:26",
		hint: /look for something/,
		good: `message = (call / content)*\ncall = "<tool>" name ">" &skip:json arguments "</tool>"`,
	},
	{
		title: "text up to a sign",
		code: "open-look",
		bad: `message = (call / content)*\ncall = "<tool>" name &(">" rest) ">" arguments "</tool>"\nrest = skip:text "</tool>"`,
		at: "3:22",
		message: /skip:text in &/,
		hint: /skip:line/,
		good: `message = (call / content)*\ncall = "<tool>" name &(">" rest) ">" arguments "</tool>"\nrest = skip:json "</tool>"`,
	},
]);

checkTable("objects in conditions", [
	{
		title: "by way of a rule",
		code: "unread-object",
		bad: `message = (call / content)*\ncall = "<tool>" name &(">" body) ">" arguments "</tool>"\nbody = {"city": skip:json}`,
		at: "3:22",
		message: /in a condition: \{/,
		hint: /skip:json/,
		good: `message = (call / content)*\ncall = "<tool>" name &(">" body) ">" arguments "</tool>"\nbody = "{" _ '"city"'`,
	},
]);

checkTable("behind the end of the message", [
	{
		title: "nothing can be read, for it is not the end of a line",
		code: "behind-dollar",
		bad: `message = (call / content)*\ncall = "<tool>" name $ arguments "</tool>"`,
		at: "3:22",
		hint: /eol/,
		good: `message = (call / content)*\ncall = "<tool>" name eol arguments "</tool>"`,
	},
	{
		title: "in one of two alternatives",
		code: "behind-dollar",
		bad: `message = (call / content)*\ncall = "<tool>" name (eol / _ $) index arguments "</tool>"`,
		at: "3:31",
		hint: /leave out/,
		good: `message = (call / content)*\ncall = "<tool>" name eol index arguments ("</tool>" / _ $)`,
	},
	{
		title: "but an `ends` text can",
		code: "behind-dollar",
		bad: `ends "<|end|>"\nmessage = (call / content)*\ncall = "<tool>" name ":" arguments ("</tool>" / $ "<|over|>")`,
		at: "4:49",
		hint: /leave out/,
		good: `ends "<|end|>"\nmessage = (call / content)*\ncall = "<tool>" name ":" arguments ("</tool>" / $ "<|end|>")`,
	},
	{
		title: "an `ends` text is no JSON",
		code: "behind-dollar",
		bad: `ends "<|end|>"\nmessage = (call / content)*\ncall = "<tool>" name ":" arguments ("</tool>" / $ _ skip:json)`,
		at: "4:49",
		hint: /leave out/,
		good: `ends "<|end|>"\nmessage = (call / content)*\ncall = "<tool>" name ":" arguments ("</tool>" / $ "<|" skip:word ">")`,
	},
]);

checkTable("the beginning of a line", [
	{
		title: "is none behind a name",
		code: "bol-in-line",
		bad: `message = (call / content)*\ncall = "<tool>" name bol arguments "</tool>"`,
		at: "3:22",
		hint: /eol/,
		good: `message = (call / content)*\ncall = "<tool>" name eol arguments "</tool>"`,
	},
	{
		title: "is none behind a value; white space may end a line",
		code: "bol-in-line",
		bad: `message = (call / content)*\ncall = "Action: " name "\\n" "Input: " arguments bol "Observation:"`,
		at: "3:49",
		hint: /leave the `bol` out/,
		good: `message = (call / content)*\ncall = "Action: " name "\\n" "Input: " arguments _ bol "Observation:"`,
	},
	{
		title: "in a rule that is used twice is one where one of the places can be it",
		code: "bol-in-line",
		bad: `message = (call / other / content)*\ncall = "<tool>" name ":" inner "</tool>"\nother = "<call>" name ";" inner "</call>"\ninner = bol arguments`,
		at: "5:9",
		hint: /eol/,
		good: `message = (call / other / content)*\ncall = "<tool>" name ":" inner "</tool>"\nother = "<call>" name "\\n" inner "</call>"\ninner = bol arguments`,
	},
	{
		title: "in a condition is looked at from where that stands",
		code: "bol-in-line",
		bad: `message = (call / content)*\ncall = "<tool>" name ":" arguments &("</tool>" bol "x") "</tool>"`,
		at: "3:48",
		hint: /eol/,
		good: `message = (call / content)*\ncall = "<tool>" name ":" arguments &("</tool>" eol bol "x") "</tool>"`,
	},
	{
		title: "may be behind a value that is text, which may hold a line's end",
		code: "bol-in-line",
		bad: `message = (call / content)*\ncall = "<tool>" name (" " key "=" value ";" bol ".")* "</tool>"`,
		at: "3:45",
		hint: /eol/,
		good: `message = (call / content)*\ncall = "<tool>" name (" " key "=" value bol ";")* "</tool>"`,
	},
]);

checkTable("the beginning of the message", [
	{
		title: "is none behind the name of a call",
		code: "late-start",
		bad: `message = (call / content)*\ncall = "<tool>" name ":" ^ arguments "</tool>"`,
		at: "3:26",
		hint: /`bol`/,
		good: `message = (call / content)*\ncall = ^ "<tool>" name ":" arguments "</tool>"`,
	},
	{
		title: "is none behind `~`, and may be before it",
		code: "late-start",
		bad: `message = (call / content)*\ncall = "<tool>" name ":" ~ ^ arguments "</tool>"`,
		at: "3:28",
		hint: /leave the `\^` out/,
		good: `message = (call / content)*\ncall = "<tool>" name ":" ^ ~ arguments "</tool>"`,
	},
	{
		title: "is none behind a call; behind content there may have been none",
		code: "late-start",
		bad: `message = (section / content)*\nsection = "<calls>" call ^ "</calls>"${OBJECT}`,
		at: "3:26",
		hint: /`bol`/,
		good: `message = (section / content)*\nsection = "<calls>" ^ call "</calls>"${OBJECT}`,
	},
]);

checkTable("calls in a row", [
	{
		title: "the second one may not come",
		code: "call-behind-call",
		bad: `message = (call call / content)*${OBJECT}`,
		at: "3:17",
		hint: /call\+/,
		good: `message = (call+ / content)*${OBJECT}`,
	},
	{
		title: "nor where it may be left out",
		code: "call-behind-call",
		bad: `message = (section / content)*\nsection = "<calls>" call (";" call)? "</calls>"${OBJECT}`,
		at: "3:26",
		hint: /call % ","/,
		good: `message = (section / content)*\nsection = "<calls>" call % ";" "</calls>"${OBJECT}`,
	},
	{
		title: "with a loop between them text may stand",
		code: "call-behind-call",
		bad: `message = (section / content)*\nsection = "<calls>" call (call / "," call) "</calls>"${OBJECT}`,
		at: "3:27",
		hint: /any number of calls/,
		good: `message = (section / content)*\nsection = "<calls>" call ("," call)* (";" call)? "</calls>"${OBJECT}`,
	},
]);

const LINES: readonly string[] = [
	`${THOUGHT}\nthink = "<think>" reasoning eol* "</think>"${CALL}`,
	'message = (call / content)*\ncall = "<tool>" name ">" ("- " key "=" value eol+)* "</tool>"',
	'message = (call / content)*\ncall = "<tool>" name ">" ("---- " key "=" value eol*)* "</tool>"',
	`${THOUGHT}\nthink = "<think>" reasoning eol % ","? "</think>"${CALL}`,
];

test.each(LINES)("any number of line breaks behind a text compiles: %s", (body) => {
	const { format, diagnostics } = compileGrammar(`format x "t"\n${body}\n`, "x.toolgrammar");
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
	expect(format?.nodes.some((node) => node.k === "text" && node.stops === null)).toBe(true);
});

test("a report says the same each time, though ids are random", () => {
	const source = `format x "t"\n${LOOP}\nexample wrong\n  | <tool>f>{}</tool>\n  = call g {}\n`;
	const [once, again] = [1, 2].map(() => compileGrammar(source, "x.toolgrammar").diagnostics);
	expect(once?.map(({ code }) => code)).toContain("example-failed");
	expect(once).toEqual(again);
});

const many = (count: number, text: (n: number) => string, between = ""): string =>
	Array.from({ length: count }, (_, n) => text(n)).join(between);

/** Each is over one limit, and the next smaller one is not. */
const LARGE: readonly (readonly [what: string, most: number, grammar: (n: number) => string])[] = [
	[
		"rules",
		1_000,
		(n) =>
			`message = (${many(Math.ceil((n - 1) / 4), (i) => `r${4 * i}`, " / ")} / content)*\n${many(n - 1, (i) => `r${i} = ${i % 4 === 3 || i === n - 2 ? `"<x${i}>"` : `r${i + 1}`}\n`)}`,
	],
	[
		"alternatives",
		500,
		(n) =>
			`message = (call / content)*\ncall = (${many(n, (i) => `"<t${i}>"`, " / ")}) name ">" arguments ">"`,
	],
	[
		"deviations of one rule",
		500,
		(n) => `${LOOP}\n${many(n, (i) => `lenient l${i} call = "<t${i}>" name ">" arguments "!"\n`)}`,
	],
	[
		"a text of",
		4_096,
		(n) => `message = (call / content)*\ncall = "${"<".repeat(n)}" name ">" arguments ">"`,
	],
	[
		"characters in all",
		50_000,
		(n) =>
			`ends "${"e".repeat(n % 1000 || 1000)}"${many(Math.ceil(n / 1000) - 1, () => `, "${"x".repeat(1000)}"`)}\nmessage = content`,
	],
];

test.each(LARGE)("%s: %i are the most", (what, most, grammar) => {
	const errors = (n: number): readonly string[] =>
		compileGrammar(`format x "t"\n${grammar(n)}\n`, "x.toolgrammar")
			.diagnostics.filter(({ severity }) => severity === "error")
			.map(({ code, message }) => `${code}: ${message}`);
	expect(errors(most)).toEqual([]);
	const [error = ""] = errors(most + 1);
	expect(error).toMatch(/^too-large: /);
	expect(error).toContain(what);
	expect(error).toContain(String(most));
});

const SIXTEEN = many(16, (i) => `r${i} = r${i + 1} r${i + 1}\n`);
checkTable("sizes", [
	{
		title: "rules that double",
		code: "too-large",
		bad: `message = (call / content)*\ncall = "<tool>" name ">" r0 arguments "</tool>"\n${SIXTEEN}r16 = "x"`,
		at: "3:26",
		message: /20000 parts/,
		hint: /double with each step/,
		good: `message = (call / content)*\ncall = "<tool>" name ">" r0 arguments "</tool>"\nr0 = r1 r1\nr1 = "x"`,
	},
	{
		title: "rules within rules",
		code: "too-large",
		bad: `message = (call / content)*\ncall = "<tool>" r0 ">" arguments "</tool>"\n${many(300, (i) => `r${i} = r${i + 1}\n`)}r300 = name`,
		at: "3:17",
		message: /within each other/,
		hint: /a few rules/,
		good: `message = (call / content)*\ncall = "<tool>" r0 ">" arguments "</tool>"\n${many(150, (i) => `r${i} = r${i + 1}\n`)}r150 = name`,
	},
	{
		title: "too many readings side by side",
		code: "too-large",
		bad: `message = (call / content)*\ncall = "<tool>" name ">" ${many(900, () => '"a"?', " ")} arguments "</tool>"`,
		at: "1:8",
		message: /too many readings/,
		hint: /part early/,
		good: `message = (call / content)*\ncall = "<tool>" name ">" ${many(30, (i) => `"${i + 10}"?`, " ")} arguments "</tool>"`,
	},
]);

test("a file that no grammar can be is not read", () => {
	const { diagnostics } = compileGrammar(`# ${"x".repeat(1_000_000)}`, "x.toolgrammar");
	expect(diagnostics).toMatchObject([{ code: "too-large", at: { start: { line: 1, column: 1 } } }]);
});
