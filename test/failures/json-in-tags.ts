/** Failures of the format whose calls are JSON objects between tags: Hermes, Qwen2.5, Qwen3. */
import type { FailureCase } from "./case.js";

export const JSON_IN_TAGS: readonly FailureCase[] = [
	{
		id: "A08",
		title: "a step that spans thought and call loses neither",
		format: "hermes",
		input: '<think>…so I call.</think>\n<tool_call>\n{"name":"f","arguments":{}}\n</tool_call>',
		reasoning: "…so I call.",
		calls: [{ name: "f", args: {} }],
	},
	{
		id: "A13",
		title: "tags and JSON in deltas of many tokens",
		format: "hermes",
		input: '<tool_call>{"name":"f","arguments":{"a":[1,{"b":"c"}]}}</tool_call>',
		calls: [{ name: "f", args: { a: [1, { b: "c" }] } }],
	},
	{
		id: "A27",
		title: "the white space behind the opening tag is not needed",
		format: "hermes",
		input:
			'<tool_call>{"name":"f","arguments":{}}</tool_call>\r\n<tool_call>\r\n{"name":"g","arguments":{}}\r\n</tool_call>',
		content: "\r\n",
		calls: [
			{ name: "f", args: {} },
			{ name: "g", args: {} },
		],
	},
	{
		id: "B05",
		title: "a call without arguments gives one empty object",
		format: "hermes",
		input: '<tool_call>{"name":"list","arguments":{}}</tool_call>',
		calls: [{ name: "list", args: {} }],
	},
	{
		id: "B08",
		title: "an integer as first argument",
		format: "hermes",
		input: '<tool_call>\n{"name": "f", "arguments": {"n": 1, "m": "x"}}\n</tool_call>',
		calls: [{ name: "f", args: { n: 1, m: "x" } }],
	},
	{
		id: "B10",
		title: "all digits pass",
		format: "hermes",
		input: '<tool_call>{"name":"f","arguments":{"id": 123456789}}</tool_call>',
		calls: [{ name: "f", args: { id: 123456789 } }],
	},
	{
		id: "B13",
		title: "non-ASCII stays literal",
		format: "hermes",
		input: '<tool_call>{"name":"w","arguments":{"location":"Münster"}}</tool_call>',
		calls: [{ name: "w", args: { location: "Münster" } }],
	},
	{
		id: "B15",
		title: "an empty object is not a missing one",
		format: "hermes",
		input: '<tool_call>{"name":"switch_led_on","arguments":{}}</tool_call>',
		calls: [{ name: "switch_led_on", args: {} }],
	},
	{
		id: "B18",
		title: "a nested key `name` is no name, and a thought may end in `<`",
		format: "hermes",
		input: '<think>is a <</think><tool_call>{"name":"s","arguments":{"name":"home"}}</tool_call>',
		reasoning: "is a <",
		calls: [{ name: "s", args: { name: "home" } }],
	},
	{
		id: "B26",
		title: "parallel calls are calls of their own, in order",
		format: "hermes",
		input:
			'<tool_call>{"name":"read","arguments":{"path":"a.rs"}}</tool_call><tool_call>{"name":"read","arguments":{"path":"b.rs"}}</tool_call>',
		calls: [
			{ name: "read", args: { path: "a.rs" } },
			{ name: "read", args: { path: "b.rs" } },
		],
	},
	{
		id: "B29",
		title: "two streamed calls with a line between them",
		format: "qwen25",
		input:
			'<tool_call>\n{"name": "f", "arguments": {"a": 1}}\n</tool_call>\n<tool_call>\n{"name": "f", "arguments": {"a": 2}}\n</tool_call>',
		content: "\n",
		calls: [
			{ name: "f", args: { a: 1 } },
			{ name: "f", args: { a: 2 } },
		],
	},
	{
		id: "C01",
		title: "the value decides where the body ends",
		format: "hermes",
		input: '<tool_call>{"name":"w","arguments":{"t":"see </tool_call> here"}}</tool_call>',
		calls: [{ name: "w", args: { t: "see </tool_call> here" } }],
	},
	{
		id: "C02",
		title: "a close in a string is data, and the next call is found",
		format: "hermes",
		input:
			'<tool_call>{"name":"bash","arguments":{"cmd":"x </tool_call> y"}} <tool_call>{"name":"ok","arguments":{}}</tool_call>',
		content: " ",
		calls: [
			{ name: "bash", args: { cmd: "x </tool_call> y" }, repairs: ["unclosed"] },
			{ name: "ok", args: {} },
		],
	},
	{
		id: "C32",
		title: "an empty block swallows nothing",
		format: "hermes",
		input: '<tool_call></tool_call>text after<tool_call>{"name":"f","arguments":{}}</tool_call>',
		content: "<tool_call></tool_call>text after",
		calls: [{ name: "f", args: {} }],
		notices: ["malformed"],
	},
	{
		id: "G11",
		title: "another format's call between our tags is text with a notice, not nothing",
		format: "hermes",
		input: "<tool_call><function=f><parameter=k>v</parameter></function></tool_call>",
		content: "<tool_call><function=f><parameter=k>v</parameter></function></tool_call>",
		calls: [],
		notices: ["malformed"],
		finishReason: "stop",
	},
	{
		id: "G15",
		title: "what is well-formed is not repaired: the bytes of the arguments are the model's",
		format: "hermes",
		input:
			'<tool_call>\n{"name": "f", "arguments": {"a" :  "{{}}", "b":"\\u00e9\\/", "c": 1.50}}\n</tool_call>',
		calls: [{ name: "f", args: { a: "{{}}", b: "é/", c: 1.5 }, status: "complete", repairs: [] }],
	},
	{
		id: "H06",
		title: "all blocks, in order",
		format: "hermes",
		input:
			'<tool_call>{"name":"a","arguments":{}}</tool_call> and <tool_call>{"name":"b","arguments":{}}</tool_call>',
		content: " and ",
		calls: [
			{ name: "a", args: {} },
			{ name: "b", args: {} },
		],
	},
	{
		id: "I05",
		title: "an argument of 32,000 characters",
		format: "hermes",
		input: `<tool_call>\n{"name": "f", "arguments": {"a": "${"x".repeat(32_000)}"}}\n</tool_call>`,
		calls: [{ name: "f", args: { a: "x".repeat(32_000) } }],
	},
];
