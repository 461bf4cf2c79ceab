/** Failures of the formats whose calls are JSON behind special tokens: Mistral, Kimi K2. */
import type { FailureCase } from "./case.js";

const section = (...calls: readonly string[]): string =>
	`<|tool_calls_section_begin|>${calls.join("")}<|tool_calls_section_end|>`;
const kimi = (id: string, args: string): string =>
	`<|tool_call_begin|>${id}<|tool_call_argument_begin|>${args}<|tool_call_end|>`;

export const JSON_BEHIND_TOKENS: readonly FailureCase[] = [
	{
		id: "A04",
		title: "the tail of the first call stays its own, however the pieces fall",
		format: "kimi_k2",
		input: section(kimi("functions.f:0", '{"path":"/a"}'), kimi("functions.g:1", '{"n":1}')),
		calls: [
			{ name: "f", args: { path: "/a" }, id: "functions.f:0" },
			{ name: "g", args: { n: 1 }, id: "functions.g:1" },
		],
	},
	{
		id: "A24",
		title: "the separator is no part of the arguments, and no name is empty",
		format: "mistral",
		input: '[TOOL_CALLS]read[ARGS]{"file_path":"/tmp/f"}',
		calls: [{ name: "read", args: { file_path: "/tmp/f" } }],
	},
	{
		id: "A28",
		title: "empty arguments are a value; the call behind them keeps its own",
		format: "mistral",
		input: '[TOOL_CALLS][{"name":"a","arguments":{}},{"name":"b","arguments":{"x":42}}]',
		calls: [
			{ name: "a", args: {} },
			{ name: "b", args: { x: 42 } },
		],
	},
	{
		id: "B01",
		title: "integers in the array form",
		format: "mistral",
		input: '[TOOL_CALLS][{"name":"add","arguments":{"a":3,"b":4}}]',
		calls: [{ name: "add", args: { a: 3, b: 4 } }],
	},
	{
		id: "B03",
		title: "the bare name of tokenizer v11, in the same format",
		format: "mistral",
		input: '[TOOL_CALLS]get_weather{"city":"P"}',
		calls: [{ name: "get_weather", args: { city: "P" } }],
	},
	{
		id: "B04",
		title: "braces in strings do not end the arguments of either form",
		format: "mistral",
		input: '[TOOL_CALLS]f{"a":"}]{"}[TOOL_CALLS][{"name":"f","arguments":{"a":"}]"}}]',
		calls: [
			{ name: "f", args: { a: "}]{" } },
			{ name: "f", args: { a: "}]" } },
		],
	},
	{
		id: "B16",
		title: "a brace in a string is data",
		format: "mistral",
		input: '[TOOL_CALLS][{"name":"f","arguments":{"city":"a } b"}}]',
		calls: [{ name: "f", args: { city: "a } b" } }],
	},
	{
		id: "C31",
		title: "two markers in a row, a bare object, an array of scalars",
		format: "mistral",
		input: '[TOOL_CALLS][TOOL_CALLS] {"name":"f","arguments":{}} [TOOL_CALLS][1, 2]',
		content: "[TOOL_CALLS] [TOOL_CALLS][1, 2]",
		calls: [{ name: "f", args: {}, repairs: ["no-array"] }],
	},
	{
		id: "F07",
		title: "a closing marker behind the calls is no content",
		format: "mistral",
		input:
			'[TOOL_CALLS][{"name":"f","arguments":{}}][/TOOL_CALLS] and [TOOL_CALLS]f{}[/TOOL_CALLS]',
		content: " and ",
		calls: [
			{ name: "f", args: {} },
			{ name: "f", args: {} },
		],
	},
	{
		id: "H02",
		title: "ids of the wire pass as they are; one that repeats is replaced",
		format: "kimi_k2",
		input: section(
			kimi("functions.f:0", "{}"),
			kimi("functions.f:4", "{}"),
			kimi("functions.f:4", "{}"),
		),
		calls: [
			{ name: "f", args: {}, id: "functions.f:0" },
			{ name: "f", args: {}, id: "functions.f:4" },
			{ name: "f", args: {} },
		],
		notices: ["duplicate-id"],
	},
	{
		id: "H03",
		title: "two calls of one name in a turn are two",
		format: "kimi_k2",
		input: section(
			kimi("functions.search:0", '{"q":"X"}'),
			kimi("functions.search:1", '{"q":"Y"}'),
		),
		calls: [
			{ name: "search", args: { q: "X" } },
			{ name: "search", args: { q: "Y" } },
		],
	},
	{
		id: "I11",
		title: "arguments of more than 8,192 characters",
		format: "kimi_k2",
		input: section(kimi("functions.write:0", JSON.stringify({ text: "line\n".repeat(2000) }))),
		calls: [{ name: "write", args: { text: "line\n".repeat(2000) } }],
	},
	{
		id: "I13",
		title: "an empty name, a stray bracket: every step goes on",
		format: "mistral",
		input: '[TOOL_CALLS]{"a":1}[TOOL_CALLS]][TOOL_CALLS]f{}]',
		content: '[TOOL_CALLS]{"a":1}[TOOL_CALLS]]]',
		calls: [{ name: "f", args: {} }],
	},
];
