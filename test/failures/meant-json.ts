/** Messy outputs of formats whose arguments are JSON or Python, and of the frames around text (see meant.ts). */
import { blue, type MeantCase, type Rows, rows } from "./meant.js";

const miro = (body: string): string =>
	`<use_mcp_tool>\n<server_name>s</server_name>\n<tool_name>book</tool_name>\n<arguments>\n${body}\n</arguments>\n</use_mcp_tool>`;

/** Arguments that are no object, or break. */
const BROKEN: Rows = [
	["miro", miro('[{"room": "Blue"}]')],
	["miro", miro("the blue room")],
	["miro", miro('｛"room": "Blue"}')],
	["cwm", '<tool: book>\nbook {"room": "Blue" and so on}\n</tool>'],
	["cwm", '<tool: book>\nbook {"room": "Bl"ue"}\n</tool>'],
	["react", 'Action: book\nAction Input: {"room": "Bl"ue"}\n'],
	[
		"hermes",
		'<tool_call>\n{"name": "book", "arguments": {"room": "the "blue" one"}}\n</tool_call>',
	],
];

/** Names of two words, and with brackets of their own. */
const NAMES: Rows = [
	["olmo3", '<function_calls>\nbook wipe(disk="old")\n</function_calls>'],
	["olmo3", '<function_calls>\nbook()(room="Blue")\n</function_calls>'],
];

const BOM = "\ufeff";
const call = '{"name": "book", "arguments": {"room": "Blue"}}';

/** Signs and words before the object, and an id in it. */
const AROUND: Rows = [
	["json", BOM + call],
	["json_block", BOM + call],
	["hermes", `<tool_call>\n${BOM}${call}\n</tool_call>`],
	["json", `assistant\n${call}`],
	["json_block", `assistant\n${call}`],
	["hermes", `<tool_call>\n{"type": "function", "function": ${call}}\n</tool_call>`],
	["mistral", `[TOOL_CALLS][{"type": "function", "function": ${call}}]`],
];

const kimi = (id: string, body: string): string =>
	`<|tool_calls_section_begin|><|tool_call_begin|>${id}<|tool_call_argument_begin|>${body}<|tool_call_end|><|tool_calls_section_end|>`;

/** A brace too many is no content. */
const BRACES: Rows = [
	["kimik2", kimi("functions.book:0", '{"room": "Blue"}}')],
	[
		"deepseek_v31",
		'<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>book<｜tool▁sep｜>{"room": "Blue"}}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
	],
	["hermes", `<tool_call>\n${call}}\n</tool_call>`],
];

/** Members of the envelope that come twice. */
const TWICE: Rows = [
	[
		"hermes",
		'<tool_call>\n{"name": "wipe", "arguments": {"disk": "old"}, "name": "book", "arguments": {"room": "Blue"}}\n</tool_call>',
	],
	[
		"hermes",
		'<tool_call>\n{"name": "book", "parameters": {}, "arguments": {"room": "Blue"}}\n</tool_call>',
	],
	["mistral", '[TOOL_CALLS][{"name": "book", "parameters": {}, "arguments": {"room": "Blue"}}]'],
];

/** Words behind the object, before the close of the call. */
const PROSE: Rows = ["", "}"].map(
	(brace) => ["hermes", `<tool_call>${call}${brace} as you wished</tool_call>`] as const,
);

/** Stray marks of thoughts. */
const STRAYS: Rows = [
	["gemma4", "<|channel>thought\n<channel|>Good day<channel|>"],
	["gemma4", "<|channel><|channel>thought\n<channel|>Good day"],
	["gemma4", "<|channel>thought<channel|>Good day"],
];

const OTHERS: readonly MeantCase[] = [
	{
		id: "a call without a section, in a thought that never ends",
		format: "kimik2",
		input:
			'<think>I book.<|tool_call_begin|>functions.book:0<|tool_call_argument_begin|>{"room": "Blue"}<|tool_call_end|>',
		meant: [blue],
		read: [blue],
	},
	{
		id: "a point before the index",
		format: "kimik2",
		input: kimi("functions.book.0", '{"room": "Blue"}'),
		meant: [blue],
		read: [blue],
	},
	{
		id: "a byte order mark before the object",
		format: "llama3_json",
		input: '\ufeff{"name": "book", "parameters": {"room": "Blue"}}',
		meant: [blue],
		read: [blue],
	},
	{
		id: "code where no tool runs it",
		format: "llama3_json",
		input: "<|python_tag|>print(7)",
		meant: [],
		content: "<|python_tag|>print(7)",
	},
	{
		id: "a member that may be anything",
		format: "llama3_json",
		input: '{"name": "book", "reason": "they asked", "parameters": {"room": "Blue"}}',
		meant: [blue],
	},
];

export const MEANT_JSON: readonly MeantCase[] = [
	...rows("arguments that are no object, or break", BROKEN, []),
	...rows("a name that is none", NAMES, [blue]),
	...rows("something around the object", AROUND, [blue], { read: [blue] }),
	...rows("a brace more", BRACES, [blue], { read: [blue], content: "" }),
	...rows("a member of the envelope that comes twice", TWICE, [blue]),
	...rows("words before the call's close", PROSE, [blue]),
	...rows("a stray mark of a thought", STRAYS, [], { content: "Good day" }),
	...OTHERS,
];
