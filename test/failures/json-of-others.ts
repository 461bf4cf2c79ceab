/** Failures of further formats whose calls are JSON. */
import type { FailureCase } from "./case.js";

const two = '[{"name":"a","arguments":{"x":42}},{"name":"b","arguments":{"y":7}}]';
const twoCalls = [
	{ name: "a", args: { x: 42 } },
	{ name: "b", args: { y: 7 } },
];
const deepseek = (call: string): string =>
	`<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>${call}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`;

export const JSON_OF_OTHERS: readonly FailureCase[] = [
	{
		id: "A03",
		title: "a whole call in one chunk",
		format: "deepseek_v31",
		input: deepseek('get_weather<｜tool▁sep｜>{"city":"X"}'),
		calls: [{ name: "get_weather", args: { city: "X" } }],
	},
	{
		id: "A03",
		title: "a whole call in one chunk",
		format: "deepseek_v3",
		input: deepseek('function<｜tool▁sep｜>get_weather\n```json\n{"city":"X"}\n```'),
		calls: [{ name: "get_weather", args: { city: "X" } }],
	},
	{
		id: "A05",
		title: "two calls of one array in one chunk",
		format: "granite",
		input: `<|tool_call|>${two}`,
		calls: twoCalls,
	},
	{
		id: "A05",
		title: "two calls in one chunk",
		format: "granite-20b-fc",
		input:
			'<function_call> {"name":"a","arguments":{"x":42}}<function_call> {"name":"b","arguments":{"y":7}}',
		calls: twoCalls,
	},
	{
		id: "A05",
		title: "two calls in one chunk",
		format: "gigachat3",
		input:
			'<|function_call|>{"name":"a","arguments":{"x":42}}<|function_call|>{"name":"b","arguments":{"y":7}}',
		calls: twoCalls,
	},
	{
		id: "A06",
		title: "content, name and arguments in one chunk",
		format: "internlm",
		input: 'Sure.<|action_start|><|plugin|>{"name":"f","parameters":{"c":"T"}}<|action_end|>',
		content: "Sure.",
		calls: [{ name: "f", args: { c: "T" } }],
	},
	...["jamba", "internlm"].map((format): FailureCase => {
		const call = '{"name":"f", "arguments": {"x":1}}';
		return {
			id: "A07",
			title: "the spacing of the model's JSON is its own",
			format,
			input:
				format === "jamba"
					? `<tool_calls>[${call}]</tool_calls>`
					: `<|action_start|><|plugin|>${call}<|action_end|>`,
			calls: [{ name: "f", args: { x: 1 } }],
		};
	}),
	{
		id: "A10",
		title: "neither the wrapper's brace nor the end of the turn is part of the arguments",
		format: "gigachat3",
		input: 'text.<|function_call|>{"name":"f","arguments":{"a":{"b":1}}}</s>',
		content: "text.",
		calls: [{ name: "f", args: { a: { b: 1 } } }],
	},
	{
		id: "A23",
		title: "two channels in one chunk, and a call behind them",
		format: "harmony",
		input:
			'<|channel|>analysis<|message|>I think.<|end|><|start|>assistant<|channel|>commentary<|message|>I say.<|end|><|start|>assistant<|channel|>commentary to=functions.f <|constrain|>json<|message|>{"a":1}<|call|>',
		reasoning: "I think.",
		content: "I say.",
		calls: [{ name: "f", args: { a: 1 } }],
	},
	{
		id: "A25",
		title: "prose is passed on",
		format: "phi4_mini_json",
		input: "The functools of Python [1] are old.",
		content: "The functools of Python [1] are old.",
		calls: [],
	},
	{
		id: "A25",
		title: "text and calls are passed on",
		format: "phi4_mini_json",
		input: `Two. functools${two}`,
		content: "Two. ",
		calls: twoCalls,
	},
	{
		id: "A28",
		title: "empty arguments are a value; the call behind them keeps its own",
		format: "hunyuan_a13b",
		input:
			'<tool_calls>[{"name":"a","arguments":{}},{"name":"b","arguments":{"x":42}}]</tool_calls>',
		calls: [
			{ name: "a", args: {} },
			{ name: "b", args: { x: 42 } },
		],
	},
	{
		id: "E10",
		title: "the tags of the answer are none of it",
		format: "hunyuan_a13b",
		input: "<think>\nI think.\n</think>\n<answer>\nI say.\n</answer>",
		reasoning: "I think.",
		content: "I say.",
	},
	{
		id: "F07",
		title: "the end of a call is missing",
		format: "harmony",
		input:
			'<|channel|>commentary to=functions.f <|constrain|>json<|message|>{"a":1}<|start|>assistant<|channel|>final<|message|>Done.<|return|>',
		content: "Done.",
		calls: [{ name: "f", args: { a: 1 }, repairs: ["unclosed"] }],
	},
	{
		id: "G08",
		title: "a name with a dash",
		format: "harmony",
		input: "<|channel|>commentary to=functions.web-browsing <|constrain|>json<|message|>{}<|call|>",
		calls: [{ name: "web-browsing", args: {} }],
	},
	{
		id: "G08",
		title: "a name ends at the next token",
		format: "harmony",
		input:
			"<|channel|>commentary to=functions.f<|channel|>commentary <|constrain|>json<|message|>{}<|call|>",
		calls: [{ name: "f", args: {}, repairs: ["doubled-channel"] }],
	},
	{
		id: "G08",
		title: "an unknown channel is text, and the next header is read",
		format: "harmony",
		input: "<|channel|>??<|start|>assistant<|channel|>final<|message|>Hi.<|return|>",
		content: "<|channel|>??Hi.",
		calls: [],
		notices: ["malformed"],
	},
	{
		id: "G08",
		title: "a message that does not say that it begins",
		format: "harmony",
		input:
			"<|channel|>analysis<|message|>Hm.<|end|><|channel|>commentary to=functions.f json<|message|>{}<|call|>",
		reasoning: "Hm.",
		calls: [{ name: "f", args: {} }],
	},
];
