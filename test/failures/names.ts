/** Names with something around them, and words that are no names. */
import { coderCall, type FailureCase, tool } from "./case.js";

const options = { tools: [tool("book", { room: "string" }), tool("rooms", { q: "integer" })] };
const call = { name: "book", args: { room: "Blue" }, repairs: ["decorated-name"] };

const coder = (name: string): FailureCase => ({
	id: "a name with something around it",
	title: JSON.stringify(name),
	format: "qwen_coder",
	input: coderCall(name, [["room", "Blue"]]),
	options,
	calls: [call],
});
const tagged = (name: string): FailureCase => ({
	...coder(name),
	format: "hermes",
	input: `<tool_call>\n${JSON.stringify({ name, arguments: { room: "Blue" } })}\n</tool_call>`,
});
const attribute = (name: string): FailureCase => ({
	...coder(name),
	format: "minimax_m2",
	input: `<minimax:tool_call>\n<invoke name="${name}">\n<parameter name="room">Blue</parameter>\n</invoke>\n</minimax:tool_call>`,
});

const DECORATED: readonly FailureCase[] = [
	...[
		" book",
		"book\n",
		"book()",
		"'book'",
		"`book`",
		"**book**",
		"book:",
		"book/",
		"functions.book",
	].flatMap((name) => [coder(name), tagged(name), attribute(name)]),
	{
		...tagged("Book"),
		title: "another case is another name",
		calls: [{ name: "Book", args: { room: "Blue" } }],
	},
	{
		...tagged("`book`"),
		title: "strict mode takes the name as it stands",
		options: { ...options, policies: { lenient: [] } },
		calls: [{ name: "`book`", args: { room: "Blue" } }],
	},
];

const WORDS: readonly FailureCase[] = [
	{
		id: "a word that is no name",
		title: "before the name: no call",
		format: "lfm2",
		input: "<|tool_call_start|>[book rooms(q=1)]<|tool_call_end|>",
		options,
		content: "book rooms(q=1)",
		notices: ["stray"],
	},
	{
		id: "a word that is no name",
		title: "before the name, in a line of its own",
		format: "olmo3",
		input: "<function_calls>\nrooms(q=1)\nbook rooms(q=2)\nrooms(q=3)\n</function_calls>",
		options,
		content: "book rooms(q=2)\n",
		calls: [
			{ name: "rooms", args: { q: 1 } },
			{ name: "rooms", args: { q: 3 } },
		],
		notices: ["stray"],
	},
	{
		id: "a word that is no name",
		title: "before the name, in a bare list",
		format: "pythonic",
		input: "[book rooms(q=1)]",
		options,
		content: "[book rooms(q=1)]",
	},
	...[
		["lfm2", "<|tool_call_start|>[", "]<|tool_call_end|>"],
		["olmo3", "<function_calls>\n", "\n</function_calls>"],
	].map(([format = "", open = "", close = ""]) => ({
		id: "a word that is no name",
		title: "parentheses of its own before the arguments: no call without them",
		format,
		input: `${open}book()(room="Blue")${close}`,
		options,
		content: `book()(room="Blue")${format === "olmo3" ? "\n" : ""}`,
		notices: ["stray"],
	})),
	{
		id: "a word that is no name",
		title: "between the separator and the arguments",
		format: "deepseek_v31",
		input:
			'<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>book<｜tool▁sep｜>args {"room": "Blue"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
		options,
		content:
			'<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>book<｜tool▁sep｜>args {"room": "Blue"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
		notices: ["malformed", "malformed"],
	},
];

const CODE: readonly FailureCase[] = ["llama3_json", "functionary_v31"].flatMap((format) => {
	const common = { id: "code for an interpreter", format, input: "<|python_tag|>print(1)" };
	const run = { name: "code_interpreter", args: { code: "print(1)" } };
	return [
		{ ...common, title: "nobody has declared: text", options, content: common.input },
		{ ...common, title: "without tools", calls: [run] },
		{
			...common,
			title: "that is declared",
			options: { tools: [...options.tools, tool("code_interpreter", { code: "string" })] },
			calls: [run],
		},
	];
});

export const WRITTEN_NAMES: readonly FailureCase[] = [...DECORATED, ...WORDS, ...CODE];
