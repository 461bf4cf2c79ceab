/** Slips of models that once gave a call with other arguments than were written, or lost one without a word. */
import { coderCall, type FailureCase, tool } from "./case.js";
import { WRITTEN_NAMES } from "./names.js";

const book = tool("book", { room: "string", nights: "integer" });
const wipe = tool("wipe", { disk: "string" });
const options = { tools: [book, wipe] };
const whole = { name: "book", args: { room: "Blue" } };

const tagged = (json: string) => `<tool_call>\n${json}\n</tool_call>`;
const envelope = (members: string) => tagged(`{"name": "book", ${members}}`);

/** Arguments that stand elsewhere than they should (P29). */
const MISPLACED: readonly FailureCase[] = [
	...["args", "input", "params", "kwargs"].map((key) => ({
		id: "arguments that stand elsewhere",
		title: `under the key ${key}`,
		format: "hermes",
		input: envelope(`"${key}": {"room": "Blue"}`),
		options,
		calls: [{ ...whole, repairs: ["arguments-key"] }],
	})),
	{
		id: "arguments that stand elsewhere",
		title: "under another key, in a list",
		format: "mistral",
		input: '[TOOL_CALLS][{"name": "book", "params": {"room": "Blue"}}]',
		options,
		calls: [{ ...whole, repairs: ["arguments-key"] }],
	},
	{
		id: "arguments that stand elsewhere",
		title: "beside the name",
		format: "hermes",
		input: envelope('"room": "Blue"'),
		options,
		calls: [{ ...whole, repairs: ["flat-arguments"] }],
	},
	...["tool", "function", "tool_name", "action", "recipient_name"].map((key) => ({
		id: "a name that stands elsewhere",
		title: `under the key ${key}`,
		format: "hermes",
		input: tagged(`{"arguments": {"room": "Blue"}, "${key}": "book"}`),
		options,
		calls: [{ ...whole, repairs: ["name-key"] }],
	})),
	{
		id: "a name that stands elsewhere",
		title: "under the key of a parameter of that tool",
		format: "hermes",
		input: tagged('{"tool": "saw", "arguments": {}}'),
		options: { tools: [tool("saw", { tool: "string" })] },
		content: tagged('{"tool": "saw", "arguments": {}}'),
		calls: [],
		notices: ["malformed"],
	},
	{
		id: "a name that stands elsewhere",
		title: "under two keys",
		format: "hermes",
		input: tagged('{"tool": "book", "action": "wipe", "arguments": {}}'),
		content: tagged('{"tool": "book", "action": "wipe", "arguments": {}}'),
		options,
		calls: [],
		notices: ["malformed"],
	},
	{
		id: "a name that stands elsewhere",
		title: "beside the name",
		format: "hermes",
		input: tagged('{"tool": "wipe", "arguments": {"room": "Blue"}, "name": "book"}'),
		options,
		calls: [whole],
		notices: ["left-out"],
	},
	{
		id: "arguments that stand elsewhere",
		title: "in an API's wrapper",
		format: "hermes",
		input: tagged(
			'{"type": "function", "function": {"name": "book", "arguments": {"room": "Blue"}}}',
		),
		options,
		calls: [{ ...whole, repairs: ["wrapped-function"] }],
	},
	{
		id: "arguments that stand elsewhere",
		title: "behind an empty object under another key: what was written is not what would run",
		format: "hermes",
		input: envelope('"parameters": {}, "arguments": {"room": "Blue"}'),
		options,
		calls: [{ name: "book", args: "{}", status: "incomplete" }],
		notices: ["duplicate-key", "left-out"],
		finishReason: "stop",
	},
	{
		id: "a member of the envelope that comes twice",
		title: "the last name counts, with a notice",
		format: "hermes",
		input: tagged('{"name": "wipe", "name": "book", "arguments": {"room": "Blue"}}'),
		options,
		calls: [whole],
		notices: ["duplicate-key"],
	},
];

const miro = (args: string) =>
	`<use_mcp_tool>\n<server_name>hotel</server_name>\n<tool_name>book</tool_name>\n<arguments>\n${args}\n</arguments>\n</use_mcp_tool>`;

/** Arguments that are no object, or no object any more. */
const BROKEN: readonly FailureCase[] = [
	...['[{"room": "Blue"}]', "the room Blue", '｛"room": "Blue"｝'].map((args) => ({
		id: "arguments that are no object",
		title: args,
		format: "miro",
		input: miro(args),
		options,
		calls: [{ name: "book", args: "", status: "incomplete" as const }],
		notices: ["broken"],
		finishReason: "stop",
	})),
	{
		id: "arguments that break are no text for another parameter",
		title: "cwm",
		format: "cwm",
		input: '<tool: book>\n{"room": "Blue" and so on\n</tool>',
		options,
		content: '<tool: book>\n{"room": "Blue" and so on\n</tool>',
		notices: ["malformed"],
		finishReason: "stop",
	},
	{
		id: "prose behind an object whose call has no end",
		title: "it may belong to a string that broke",
		format: "hermes",
		input: '<tool_call>{"name": "book", "arguments": {"room": "Blue"}} or Green</tool_call>',
		options,
		calls: [{ name: "book", args: '{"room": "Blue"}', status: "incomplete" }],
		notices: ["broken"],
		finishReason: "stop",
	},
];

/** Names that tools declare (P32). */
const NAMES: readonly FailureCase[] = [
	"Due Date",
	"filter[status]",
	"user's",
	"a>b",
	"a=b",
	"größe",
].flatMap((key) => {
	const tools = [tool("find", { [key]: "string" })];
	const calls = [{ name: "find", args: { [key]: "x" } }];
	const common = { id: "a declared name", title: key, options: { tools }, calls };
	return [
		{ ...common, format: "qwen_coder", input: coderCall("find", [[key, "x"]]) },
		{
			...common,
			format: "glm45_moe",
			input: `<tool_call>find\n<arg_key>${key}</arg_key>\n<arg_value>x</arg_value>\n</tool_call>`,
		},
		{
			...common,
			format: "minimax_m2",
			input: `<minimax:tool_call>\n<invoke name="find">\n<parameter name="${key}">x</parameter>\n</invoke>\n</minimax:tool_call>`,
		},
	];
});

/** A call at the end of a thought that the message never closes. */
const THOUGHTS: readonly FailureCase[] = [
	{
		id: "a call in a thought that never ends",
		title: "in its section",
		format: "qwen_coder",
		input: `<think>I look.\n${coderCall("book", [["room", "Blue"]])}`,
		options,
		reasoning: "I look.\n",
		calls: [{ ...whole, repairs: ["unclosed-thought"] }],
		finishReason: "tool_calls",
	},
	{
		id: "a call in a thought that never ends",
		title: "without its section",
		format: "kimik2",
		input:
			'<think>I look.<|tool_call_begin|>functions.book:0<|tool_call_argument_begin|>{"room": "Blue"}<|tool_call_end|>',
		options,
		reasoning: "I look.",
		calls: [{ ...whole, repairs: ["unclosed-thought", "no-section"] }],
		finishReason: "tool_calls",
	},
	{
		id: "a call in a thought that ends behind it",
		title: "it stays a draft, and that is said",
		format: "qwen_coder",
		input: `<think>I look.\n${coderCall("book", [["room", "Blue"]])}\nNo.</think>\n\nDone.`,
		options,
		reasoning: `I look.\n${coderCall("book", [["room", "Blue"]])}\nNo.`,
		content: "Done.",
		notices: ["call-in-reasoning"],
		finishReason: "stop",
	},
];

export const SLIPS: readonly FailureCase[] = [
	...MISPLACED,
	...BROKEN,
	...NAMES,
	...THOUGHTS,
	...WRITTEN_NAMES,
];
