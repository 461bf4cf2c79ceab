/** Failures of the format whose arguments stand between tags: Qwen3-Coder. */
import { coderCall, type FailureCase, tool } from "./case.js";

const write = tool("write", { path: "string", text: "string" });

/** One parameter `v` of a tool `f`, with the schema given. */
function typed(
	id: string,
	title: string,
	schema: object | string,
	text: string,
	value: unknown,
): FailureCase {
	return {
		id,
		title,
		format: "qwen3_coder",
		input: coderCall("f", [["v", text]]),
		options: { tools: [tool("f", { v: schema })] },
		calls: [{ name: "f", args: { v: value } }],
	};
}

export const TAG_BODIES: readonly FailureCase[] = [
	{
		id: "A11",
		title: "several parameters in one delta",
		format: "qwen3_coder",
		input: coderCall("f", [
			["a", "1"],
			["b", "2"],
			["c", "3"],
		]),
		calls: [{ name: "f", args: { a: 1, b: 2, c: 3 } }],
	},
	{
		id: "B17",
		title: "two calls of one tool keep their own arguments",
		format: "qwen3_coder",
		input: `${coderCall("read", [["path", "a"]])}\n${coderCall("read", [["path", "b"]])}`,
		content: "\n",
		calls: [
			{ name: "read", args: { path: "a" } },
			{ name: "read", args: { path: "b" } },
		],
	},
	{
		id: "B20",
		title: "a parameter that repeats stays in the text, with a notice; the last one counts (Q13)",
		format: "qwen3_coder",
		input:
			"<tool_call><function=f><parameter=a>1</parameter><parameter=a>2</parameter></function></tool_call>",
		calls: [{ name: "f", args: { a: 2 } }],
		notices: ["duplicate-key"],
	},
	{
		id: "C04",
		title: "a close tag counts only where the structure goes on",
		format: "qwen3_coder",
		input: coderCall("write", [["text", 'def f():\n    return "</parameter>"']]),
		options: { tools: [write] },
		calls: [{ name: "write", args: { text: 'def f():\n    return "</parameter>"' } }],
	},
	{
		id: "C05",
		title: "a close tag, and a nested pair of tags, inside a value",
		format: "qwen3_coder",
		input:
			"<tool_call><function=write><parameter=text>a</parameter>b <parameter=n>v</parameter> c</parameter></function></tool_call>",
		options: { tools: [write] },
		calls: [{ name: "write", args: { text: "a</parameter>b <parameter=n>v</parameter> c" } }],
	},
	{
		id: "C06",
		title: "a value without its close is not lost",
		format: "qwen3_coder",
		input: '<function=f>\n<parameter=body>\n{"m":1}\n</function>\n</tool_call>',
		options: { tools: [tool("f", { body: "object" })] },
		calls: [{ name: "f", args: { body: { m: 1 } }, repairs: ["bare", "unclosed-value"] }],
	},
	{
		id: "C18",
		title: "no XML: an ampersand is an ampersand, and a missing close ends at the next tag",
		format: "qwen3_coder",
		input:
			"<tool_call>\n<function=run>\n<parameter=command>\nls -la <dir> && pwd\n<parameter=timeout>\n5\n</parameter>\n</function>\n</tool_call>",
		options: { tools: [tool("run", { command: "string", timeout: "integer" })] },
		calls: [
			{
				name: "run",
				args: { command: "ls -la <dir> && pwd", timeout: 5 },
				repairs: ["unclosed-value"],
			},
		],
	},
	{
		id: "C20",
		title: "parameters come in any order",
		format: "qwen3_coder",
		input: coderCall("grep", [
			["path", "src"],
			["pattern", "x"],
		]),
		options: { tools: [tool("grep", { pattern: "string", path: "string" })] },
		calls: [{ name: "grep", args: { path: "src", pattern: "x" } }],
	},
	{
		id: "C25",
		title: "an undeclared parameter is not glued to the value before it",
		format: "qwen3_coder",
		input:
			"<tool_call><function=write><parameter=path>/a</parameter><parameter=mode>w</parameter></function></tool_call>",
		options: { tools: [write] },
		calls: [{ name: "write", args: { path: "/a", mode: "w" } }],
	},
	typed("D04", "an integral float is an integer", "integer", "140.0", 140),
	typed(
		"D07",
		"None is null only where the schema has null",
		{ type: ["integer", "string"] },
		"None",
		"None",
	),
	typed(
		"D07",
		"None is null where the schema has null",
		{ type: ["integer", "null"] },
		"None",
		null,
	),
	typed("D08", "without a type, JSON counts if it parses", {}, "5", 5),
	typed("D09", "a number that JSON has no word for stays text", "number", "-Infinity", "-Infinity"),
	typed("D10", "1 is a boolean where one is declared, and no number", "boolean", "1", true),
	typed("D10", "1 is no boolean by accident", { type: ["boolean", "integer"] }, "1", 1),
	typed("D11", "booleans in any case", "boolean", "True", true),
	typed(
		"D12",
		"a union with string converts only what loses nothing",
		{ type: ["integer", "string"] },
		"007",
		"007",
	),
	typed("D18", "no entity is decoded", "string", "Tom &amp; Jerry &lt;3", "Tom &amp; Jerry &lt;3"),
	typed(
		"D20",
		"one newline on each side is layout, all other white space is value",
		"string",
		"    if x:\n        return 1\n\u00a0\n",
		"    if x:\n        return 1\n\u00a0\n",
	),
	{
		id: "D26",
		title: "the same parameter twice with the same bytes",
		format: "qwen3_coder",
		input: coderCall("f", [
			["a", "x"],
			["a", "x"],
		]),
		calls: [{ name: "f", args: { a: "x" } }],
		notices: ["duplicate-key"],
	},
	{
		id: "F04",
		title: "an opening that the end cuts is content, in one piece and in many",
		format: "qwen3_coder",
		input: "Ok. <tool_call>\n<function",
		options: { finish: "length" },
		content: "Ok. <tool_call>\n<function",
		finishReason: "length",
	},
	{
		id: "G01",
		title: "tags in prose are no call, with and without tools",
		format: "qwen3_coder",
		input: "Docs mention </tool_call> and <function=name> together.",
		content: "Docs mention </tool_call> and <function=name> together.",
		calls: [],
	},
	{
		id: "G01",
		title: "tags in prose are no call, even of a declared tool",
		format: "qwen3_coder",
		input: "Docs mention </tool_call> and <function=name> together.",
		options: { tools: [tool("name", { a: "string" })] },
		content: "Docs mention </tool_call> and <function=name> together.",
		calls: [],
	},
	{
		id: "H04",
		title: "an unknown tool in the middle costs only its own verdict",
		format: "qwen3_coder",
		input: [
			coderCall("write", [["path", "a"]]),
			coderCall("what", []),
			coderCall("write", [["path", "b"]]),
		].join(""),
		options: { tools: [write] },
		calls: [
			{ name: "write", args: { path: "a" } },
			{ name: "what", args: {} },
			{ name: "write", args: { path: "b" } },
		],
	},
];
