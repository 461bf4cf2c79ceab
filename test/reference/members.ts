/** Members that the object of a call may hold, right and wrong, and the ways in which grammars write such an object. */
import { grammar, tool } from "./support.js";

/** The name of a tool, of none, or of another type; under its key, under another one, and in a wrapper. */
const NAMES: readonly string[] = [
	'"name": "f"',
	'"name": "g"',
	'"name": "zz"',
	'"name": 1',
	'"name": ["f"]',
	"name: 'f'",
	'"tool": "f"',
	'"function": "g"',
	'"function": {"name": "f", "arguments": {"a": "n"}}',
	'"function": {"name": "g"}',
	'"function": {"arguments": {}}',
];
/** Ids, constants, members that mean nothing, and some that are parameters of the tool. */
const OTHERS: readonly string[] = [
	'"id": "x"',
	'"id": "y"',
	'"id": 7',
	'"id": {"q": 1}',
	'"type": "function"',
	'"type": "other"',
	'"type": {"t": 1}',
	'"index": 0',
	'"reason": "r"',
	'"a": "x"',
	'"a": {"z": 1}',
	'"zzz": 1',
	'"f": {"a": "k"}',
	'"g": {}',
];
/** Keys of arguments, the usual one twice as often. */
const KEYS: readonly string[] = [
	"arguments",
	"arguments",
	"parameters",
	"args",
	"input",
	"function",
	"f",
];
const OBJECTS: readonly string[] = [
	'{"a": "x"}',
	"{}",
	"{ }",
	'{"arguments": {"a": "x"}}',
	'{"name": "f", "arguments": {"a": "x"}}',
	'{"name": "g", "input": {}}',
	'{"input": {"a": 1}}',
	'{"kwargs": {"a": "x"}, "b": 1}',
	'{"arguments": {"a": "x"}, "name": "g"}',
	'{"params": {"params": {"a": "x"}}}',
	'{"a": {"b": [1, {"c": "}"}]}}',
];
const VALUES: readonly string[] = [
	...OBJECTS,
	...OBJECTS.map((object) => JSON.stringify(object)),
	"null",
	"true",
	"1.50",
	'""',
	'"t"',
	'"[1]"',
	"[1]",
	'[{"a": "x"}]',
	"{'a': 'x'}",
	"\"{'a': 'x'}\"",
	'{a: "x"}',
	'{"a": True, "b": None}',
	'{"a": "x",}',
	'{"a": "u"v"}',
	'{"a": "x" // c\n}',
	'{"a": "x", "a": "y"}',
	'{{"a": "x"}}',
	'{"a": "x"',
];

export const MEMBERS: readonly (readonly string[])[] = [
	NAMES,
	OTHERS,
	KEYS.flatMap((key) => VALUES.map((value) => `"${key}": ${value}`)),
];

export const TOOLS = [tool("f", { a: "string", id: "string", input: "object" }), tool("g")];

interface Pattern {
	readonly open: string;
	readonly close: string;
	readonly rules: string;
}

/** An object between tags. */
function tagged(object: string, ...more: readonly string[]): Pattern {
	const rules = ["message = (call / content)*", `call = "<c>" ${object} "</c>"`, ...more];
	return { open: "<c>", close: "</c>", rules: rules.join("\n") };
}

const PATTERNS: Readonly<Record<string, Pattern>> = {
	open: tagged('{ "name": name, "arguments" | "parameters"?: arguments, ... }'),
	closed: tagged('{ "name": name:tool, "arguments": ~ arguments }'),
	bare: {
		open: "",
		close: "",
		rules:
			'message = (call / content)*\ncall = { "name": name:tool, "arguments" | "parameters": ~ arguments }',
	},
	nested: tagged(
		'{ "id"?: id, "type"?: "function", "function": { "name": name:tool, "arguments" | "parameters": ~ arguments } }',
	),
	"nested, open": tagged(
		'{ "type"?: "function", "function": { "name": name, "arguments"?: arguments, ... } }',
	),
	"key is the name": tagged("{ name: arguments }"),
	"several keys": tagged(
		'{ "name" | "tool" | "function": name:tool, "arguments" | "args": arguments, "id"?: id }',
	),
	"with more": tagged(
		'{ "id"?: id, "type"?: "function", "name": name, "reason"?: skip:json, "arguments": arguments, ... }',
	),
	either: tagged(
		'(flat / { "id"?: id, "type"?: "function", "function": { "name": name:tool, "arguments": ~ arguments } })',
		'flat = { "id"?: id, "type"?: "function", "name": name:tool, "arguments": ~ arguments }',
	),
	python: tagged('py{ "name": name, "arguments"?: arguments, ... }'),
	"in a list": {
		open: "<c>[",
		close: "]</c>",
		rules:
			'message = (section / content)*\nsection = "<c>[" (call % ",") "]</c>"\ncall = { "name": name, "arguments"?: arguments, "id"?: id, ... }',
	},
	"id of a word": tagged('{ "id"?: id:word, "name": name, "arguments": ~ arguments }'),
};

export const ROWS = Object.entries(PATTERNS).map(([name, pattern]) => {
	return [name, { ...pattern, by: grammar(pattern.rules) }] as const;
});
