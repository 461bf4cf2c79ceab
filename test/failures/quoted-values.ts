/** Failures of the formats with values in an encoding of their own: Gemma's quote tokens, calls in Python. */
import { type FailureCase, tool } from "./case.js";

const gemma = (...calls: readonly string[]): string =>
	calls.map((call) => `<|tool_call>${call}<tool_call|>`).join("");
const liquid = (...calls: readonly string[]): string =>
	`<|tool_call_start|> [${calls.join(", ")}]<|tool_call_end|>`;
const search = tool("search", { query: "string" });
const manyArguments = Array.from({ length: 22 }, (_, i) => `a${i}`);

export const QUOTED_VALUES: readonly FailureCase[] = [
	{
		id: "A02",
		title: "a whole call, and two of them, in one chunk",
		format: "gemma4",
		input: gemma("call:f{a:1}", "call:g{b:2}"),
		calls: [
			{ name: "f", args: { a: 1 } },
			{ name: "g", args: { b: 2 } },
		],
	},
	{
		id: "A03",
		title: "a whole call in one chunk",
		format: "functiongemma",
		input: "<start_function_call>call:f{k:<escape>v<escape>}<end_function_call>",
		options: { tools: [tool("f", { k: "string" })] },
		calls: [{ name: "f", args: { k: "v" } }],
	},
	{
		id: "A09",
		title: "a thought ends in a call, and nothing lies between",
		format: "gemma4",
		input: `<|channel>thought\nI look.<channel|>${gemma('call:read{path:<|"|>a<|"|>}')}`,
		reasoning: "I look.",
		calls: [{ name: "read", args: { path: "a" } }],
	},
	{
		id: "A19",
		title: "a bracket in a string ends nothing; a second list, and the text between, are read",
		format: "pythonic",
		input: '[search(query="hello]world")]\n[search(query="b")]',
		options: { tools: [search] },
		content: "\n",
		calls: [
			{ name: "search", args: { query: "hello]world" } },
			{ name: "search", args: { query: "b" }, repairs: ["inside"] },
		],
	},
	{
		id: "B19",
		title: "quotes in the other quotes need no escape and are withdrawn never",
		format: "lfm2",
		input: liquid("run(code=\"plt.plot(x, label='')\")"),
		calls: [{ name: "run", args: { code: "plt.plot(x, label='')" } }],
	},
	{
		id: "C07",
		title: "a quote token closes only where the structure goes on",
		format: "gemma4",
		input: gemma(
			'call:run{code:<|"|>sql(<|"|><|"|><|"|> SELECT <|"|><|"|><|"|>)<|"|>,refs:[<|"|>d<|"|>]}',
		),
		calls: [
			{
				name: "run",
				args: { code: 'sql(<|"|><|"|><|"|> SELECT <|"|><|"|><|"|>)', refs: ["d"] },
			},
		],
	},
	{
		id: "C08",
		title: "strings of JSON and Python in containers; an equals sign behind a key",
		format: "gemma4",
		input: gemma('call:f{refs:["ds_1"], a:[\'x\'], opts:{"mode": "fast"}, r=["q"]}'),
		calls: [
			{
				name: "f",
				args: { refs: ["ds_1"], a: ["x"], opts: { mode: "fast" }, r: ["q"] },
				repairs: ["equals"],
			},
		],
	},
	{
		id: "C09",
		title: "a string that was not opened ends at its quote token, and not at its comma",
		format: "gemma4",
		input: gemma('call:web_search{query:Paris, France<|"|>,limit:5}'),
		options: { tools: [tool("web_search", { query: "string", limit: "integer" })] },
		calls: [
			{
				name: "web_search",
				args: { query: "Paris, France", limit: 5 },
				repairs: ["bare-string"],
			},
		],
	},
	{
		id: "C14",
		title:
			"brackets, line ends, backslashes, signs, tuples, words of Python as keys, a space in front",
		format: "lfm2",
		input: liquid(
			"run(command='grep \"]\" f')",
			'say(text="a\nb")',
			'list(folder="C:\\\\")',
			"at(lon=-74.0)",
			"fit(size=(800, 600))",
			"get(from=1)",
		),
		calls: [
			{ name: "run", args: { command: 'grep "]" f' } },
			{ name: "say", args: { text: "a\nb" }, repairs: ["control-character"] },
			{ name: "list", args: { folder: "C:\\" } },
			{ name: "at", args: { lon: -74 } },
			{ name: "fit", args: { size: [800, 600] } },
			{ name: "get", args: { from: 1 } },
		],
	},
	{
		id: "C30",
		title: "the word before the name is forgotten: neither call nor text is lost",
		format: "gemma4",
		input: gemma(':get_weather{location:<|"|>L<|"|>}'),
		calls: [{ name: "get_weather", args: { location: "L" }, repairs: ["no-word"] }],
	},
	{
		id: "D03",
		title: "numbers and words of the wire keep their types",
		format: "gemma4",
		input: gemma("call:f{count:42,flag:true}"),
		calls: [{ name: "f", args: { count: 42, flag: true } }],
	},
	{
		id: "D06",
		title: "a bare null is null, a quoted one a string",
		format: "gemma4",
		input: gemma("call:f{p:null}", 'call:f{p:<|"|>null<|"|>}'),
		calls: [
			{ name: "f", args: { p: null } },
			{ name: "f", args: { p: "null" } },
		],
	},
	{
		id: "I01",
		title: "a call of many arguments",
		format: "pythonic",
		input: `[search(${manyArguments.map((key) => `${key}=1`).join(", ")})]`,
		calls: [{ name: "search", args: Object.fromEntries(manyArguments.map((key) => [key, 1])) }],
	},
	{
		id: "I13",
		title: "a bracket too many in a list",
		format: "gemma4",
		input: `${gemma("call:f{a:[1]]}")} ${gemma("call:g{}")}`,
		content: " ",
		calls: [
			{ name: "f", args: '{"a":[1]', status: "incomplete" },
			{ name: "g", args: {} },
		],
	},
];
