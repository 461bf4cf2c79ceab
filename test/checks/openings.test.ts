import { checkTable } from "./table.js";

const head = "message = (call / content)*\n";

checkTable("openings", [
	{
		title: "a bracket and a name",
		code: "weak-opening",
		bad: `${head}call = "[" name "(" arguments`,
		at: "3:8",
		message: /2 literal characters/,
		counterexample: "[x({}",
		hint: /name:tool/,
		good: `${head}call = "[" name:tool "(" arguments`,
	},
	{
		title: "the start of the message does not prove an object",
		code: "weak-opening",
		bad: `${head}call = ^ "[" { "name": name, "arguments": arguments }`,
		at: "3:10",
		message: /does not prove an object/,
		hint: /`~`/,
		good: `${head}call = ^ "[" { "name": name, "arguments": ~ arguments }`,
	},
	{
		title: "the start of a line is enough for other calls",
		code: "weak-opening",
		bad: `${head}call = "f(" key "=" value:json ")" name:="f"`,
		also: ["unbounded-holdback"],
		at: "3:8",
		hint: /four|at least 4/,
		good: `${head}call = bol name "(" key "=" value:json ")"`,
	},
	{
		title: "a commit behind the end proves it too",
		code: "weak-opening",
		bad: `${head}call = ^ { "name": name, "arguments": arguments } $`,
		at: "3:10",
		hint: /`~` behind what proves the call/,
		good: `${head}call = ^ { "name": name, "arguments": arguments } $ ~`,
	},
	{
		title: "a frame of markup",
		code: "weak-opening",
		bad: 'message = ("<x>" / content)*',
		at: "2:12",
		hint: /at least 4 literal/,
		good: 'message = ("<sep>" / content)*',
	},
	{
		title: "three characters and a line end are four",
		code: "weak-opening",
		bad: `${head}call = ">>>" name "(" arguments`.replace('"("', '_"("').replace('_"("', "_"),
		at: "3:8",
		hint: /literal characters/,
		good: `${head}call = ">>>" name "\\n" arguments`,
	},
	{
		title: "strangers pass, and nothing says that it is a call",
		code: "open-weak-pattern",
		bad: `${head}call = ^ { "name": name:tool, "arguments": ~ arguments, ... }`,
		at: "3:10",
		hint: /leave out the `\.\.\.`/,
		good: `${head}call = ^ { "name": name:tool, "arguments": ~ arguments }`,
	},
	{
		title: "behind a marker strangers may pass",
		code: "open-weak-pattern",
		bad: `${head}call = "[" { "name": name:tool, "arguments": arguments, ... } "]"`,
		at: "3:12",
		hint: /a marker before the object/,
		good: `${head}call = "[call]" { "name": name, "arguments": arguments, ... } "]"`,
	},
]);
