/**
 * Messy outputs with the calls that were meant. A call that may run is one of these; where one is missing, or nothing was meant,
 * something says so. `read` lists the calls that must be read; the others may be `incomplete`, or text with a notice.
 */
import { tool } from "./case.js";

export type Meant = readonly [name: string, args: { readonly [key: string]: unknown }];

export interface MeantCase {
	readonly id: string;
	readonly format: string;
	readonly input: string;
	/** the calls that may run */
	readonly meant: readonly Meant[];
	/** those that must come out; default: none */
	readonly read?: readonly Meant[];
	readonly finish?: string;
	/** all of the content, to the lenient reader */
	readonly content?: string;
}

/** Formats with what was written in them. */
export type Rows = readonly (readonly [format: string, input: string])[];

export const tools = [
	tool("book", { room: "string", view: "string", nights: "integer" }),
	tool("wipe", { disk: "string" }),
];

export const blue: Meant = ["book", { room: "Blue" }];
export const sea: Meant = ["book", { room: "Blue", view: "sea" }];
export const wipe: Meant = ["wipe", { disk: "old" }];
export const both = [blue, wipe];

/** Two calls, of which the first one's value has no close. */
const MELTED: Rows = [
	[
		"functiongemma",
		"<start_function_call>call:book{room:<escape>Blue}<end_function_call><start_function_call>call:wipe{disk:<escape>old<escape>}<end_function_call>",
	],
	[
		"poolside_v1",
		"<tool_call>book\n<arg_key>room</arg_key>\n<arg_value>Blue\n</tool_call>\n<tool_call>wipe\n<arg_key>disk</arg_key>\n<arg_value>old</arg_value>\n</tool_call>",
	],
	[
		"minimax_m3",
		']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="book">]<]minimax[>[<room>Blue</room>]<]minimax[>[</invoke>\n]<]minimax[>[<invoke name="wipe">]<]minimax[>[<disk>old]<]minimax[>[</disk>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
	],
	[
		"qwen_coder",
		"<tool_call>\n<function=book>\n<parameter=room>\nBlue\n</parameter>\n<function=wipe>\n<parameter=disk>\nold\n</parameter>\n</function>\n</tool_call>",
	],
];

/** A slip, and in the values behind it what looks like another call. */
const BORN: Rows = [
	[
		"jamba",
		'<tool_calls>[{"name": "book", "arguments": {"room": "Blue, "view": "a}]", "more": [{"name": "wipe", "arguments": {"disk": "all"}}]}}]</tool_calls>',
	],
	[
		"granite",
		'<|tool_call|>[{"name": "book", "arguments": {"room": "Blue", "view": "Here you see it", : [{"name": "wipe", "arguments": {"disk": "all"}}]}}]',
	],
	[
		"granite",
		'<|tool_call|>[{"name": "book", "arguments": {"nights": NaN, "view": "Here it is.", "more": [{"name": "wipe", "size": 3}]}}]',
	],
	[
		"phi4_mini_json",
		'functools[{"name": "book", "arguments": {"nights": 1 1, "view": "import functools\\n", "more": [{"name": "wipe", "size": 3}]}}]',
	],
	[
		"llama3_json",
		'{"name": "book", "parameters": {"room": Blue, "view": "<|python_tag|>import os"}}',
	],
	[
		"functionary_v31",
		'<function=book>{"room": Blue, "view": "<|python_tag|>import os"}</function>',
	],
];

/** The same with a slip that is free of risk: the call with all of its arguments, or none. */
const more: Meant = [
	"book",
	{ nights: 2, view: "Here it is", more: [{ name: "wipe", arguments: { disk: "all" } }] },
];
const MENDED: Rows = [",,", ", // soon\n"].flatMap((slip) => {
	const object = `{"nights": 2${slip} "view": "Here it is", "more": [{"name": "wipe", "arguments": {"disk": "all"}}]}`;
	const list = `[{"name": "book", "arguments": ${object}}]`;
	return [
		["granite", `<|tool_call|>${list}`],
		["jamba", `<tool_calls>${list}</tool_calls>`],
		["phi4_mini_json", `functools${list}`],
		["hermes", `<tool_call>\n${list.slice(1, -1)}\n</tool_call>`],
	] as const;
});

/** Prefixes of calls, cut where nothing of the rest is known. */
const CUT: Rows = [
	["pythonic", '[book(room="Blue",'],
	["lfm2", '<|tool_call_start|>[book(room="Blue",'],
	["olmo3", '<function_calls>\nbook(room="Blue",'],
	["miro", "<use_mcp_tool>\n<server_name>s</server_name>\n<tool_name>book</tool_name>\n<argum"],
	[
		"minimax_m3",
		']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="book">]<]minimax[>[<room>Blue]<]minimax[>[</room>]<]minimax[>[',
	],
	["minimax_m3", ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="book">]<]minimax[>['],
];

/** A slip in a value's close. */
const CLOSES: Rows = [
	[
		"glm45_moe",
		"<tool_call>book\n<arg_key>room</arg_key>\n<arg_value>Blue</arg_value></arg_value>\n<arg_key>view</arg_key>\n<arg_value>sea</arg_value>\n</tool_call>",
	],
	[
		"minimax_m2",
		'<minimax:tool_call>\n<invoke name="book">\n<parameter name="room">Blue</parameter></parameter>\n<parameter name="view">sea</parameter>\n</invoke>\n</minimax:tool_call>',
	],
	...["qwen_coder", "nemotron_v3"].map(
		(format) =>
			[
				format,
				"<tool_call>\n<function=book>\n<parameter=room>Blue<parameter=view>sea</parameter>\n</function>\n</tool_call>",
			] as const,
	),
];

/** Objects that end in a string that was broken. */
const SHORTER: Rows = [
	["hermes", '<tool_call>{"name":"book","arguments":{"room":"the "}" door"}}</tool_call>'],
	["mistral", '[TOOL_CALLS]book[ARGS]{"room":"the "}" door"}'],
	["llama3_json", '{"name": "book", "parameters": {"room": "the "}" door"}}'],
];

/** Text of no call that may run, or of none at all. */
const OTHERS: readonly MeantCase[] = [
	{
		id: "a slip in a name, and in a value what looks like a call",
		format: "dots",
		input:
			'<dots_function_call>\n<invoke name="book it">\n<parameter name="view">[{"name": "wipe", "arguments": {"disk": "all"}}]</parameter>\n</invoke>\n</dots_function_call>',
		meant: [],
	},
	{
		id: "arguments that break",
		format: "react",
		input: 'Action: book\nAction Input: {"room": "Blue" and so on\n',
		meant: [],
	},
	{
		id: "a word between the mark and the object",
		format: "deepseek_v31",
		input:
			'<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>book<｜tool▁sep｜>args {"room": "Blue"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
		meant: [blue],
	},
	{
		id: "a name of two words",
		format: "lfm2",
		input: '<|tool_call_start|>[book wipe(disk="old")]<|tool_call_end|>',
		meant: [],
	},
	{
		id: "a name with brackets of its own",
		format: "lfm2",
		input: '<|tool_call_start|>[book()(room="Blue")]<|tool_call_end|>',
		meant: [blue],
	},
	{
		id: "an object of no declared member",
		format: "morph_xml",
		input: "<book><room>Blue</room><mood>glad</mood></book>",
		meant: [blue, ["book", { room: "Blue", mood: "glad" }]],
	},
	{
		id: "a parameter with an attribute",
		format: "morph_xml",
		input: '<book><room kind="x">Blue</room></book>',
		meant: [blue],
	},
	{
		id: "an opening that stands twice",
		format: "morph_xml",
		input: "<book><book><room>Blue</room></book>",
		meant: [blue],
	},
	{
		id: "undeclared parameters before a declared one",
		format: "morph_xml",
		input: "<book><mood>glad</mood><room>Blue</room></book>",
		meant: [["book", { mood: "glad", room: "Blue" }]],
	},
];

export const rows = (
	id: string,
	list: Rows,
	meant: readonly Meant[],
	rest: Partial<MeantCase> = {},
): readonly MeantCase[] => list.map(([format, input]) => ({ id, format, input, meant, ...rest }));

export const MEANT: readonly MeantCase[] = [
	...rows("two calls, and the close of a value is missing", MELTED, both, { read: [wipe] }),
	...rows("a slip before what looks like a call", BORN, []),
	...["length", "content_filter", "abort"].flatMap((finish) =>
		rows(`a call that is cut (${finish})`, CUT, [], { finish }),
	),
	...rows("a slip that can be mended, before what looks like a call", MENDED, [more]),
	...rows("a value's close that is doubled or missing", CLOSES, [sea], { read: [sea] }),
	...rows("a string that a quote ends too early", SHORTER, []),
	...OTHERS,
];
