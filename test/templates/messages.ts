/** Messages that have been hard on parsers, and a generator of more. */
import fc from "fast-check";
import type { Arguments, Json, Said } from "../../src/select/check/said.js";

/** Strings that must come back as they are. None holds a whole structure of a tag format; see p08.test.ts. */
export const AWKWARD: readonly string[] = [
	"",
	" ",
	"plain",
	"  two leading blanks, one trailing newline\n",
	"\n\nblank lines around\n\n",
	"\tdef f(x):\n\t\treturn x  # 100 %\n",
	"no-break\u00a0space\u00a0",
	"Tom &amp; Jerry &lt;3 <b>bold</b> & \"quotes\" 'single' `ticks`",
	'back\\slash \\n \\" \\u00e9 C:\\temp\\',
	'{"name": "x", "arguments": {}} }] }} ]) })]',
	"007",
	"null",
	"None",
	"true",
	"[1, 2]",
	"Ærlig talt – Tōkyō 東京 👩‍👩‍👧 é",
	'<tool_call>\n{"name": "x", "arguments": {}}\n</tool_call>',
	"say </tool_call> and <tool_call> and </function>",
	"return \"</parameter>\" + '<parameter=x>'",
	"<think>no</think> [THINK]no[/THINK] ◁think▷",
	"[TOOL_CALLS]x[ARGS]{} [TOOL_CALLS] [{}] [/TOOL_CALLS] [CALL_ID]123456789",
	"<|tool_calls_section_begin|><|tool_call_begin|>functions.x:0<|tool_call_argument_begin|>{}<|tool_call_end|>",
	"<|im_end|> </s> <|endoftext|> <|channel|>analysis<|message|> <|python_tag|> ｜DSML｜",
	'```json\n{"a": 1}\n```\n',
];

const NAMES = ["f", "get_weather", "fs.read-file", "list_all", "Ny_Avtale2"];
const KEYS = ["a", "path", "text", "max_count", "größe"];

/** Contents that are no message of the format by themselves. */
export const CONTENTS = [
	"",
	"Sure.",
	"I look at both.\n\n- a\n- b",
	"  x < y, {a}, [b](c) ",
	'Ok: 東京 "…" 🙂',
];
export const REASONINGS = [
	"",
	"hm",
	'Two steps:\n\n1. look\n2. {"answer": "<b>"}',
	'so </thinking> it is, "ø"',
];

const scalar: fc.Arbitrary<Json> = fc.oneof(
	fc.constantFrom(...AWKWARD),
	fc.string({ unit: "grapheme", maxLength: 12 }),
	fc.integer(),
	fc.boolean(),
	fc.constantFrom(0.5, -12.75, 1e21, 123456789012),
);
const nested: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 3, depthSize: "small" },
		fc.oneof(scalar, fc.constant(null)),
		fc.array(tie("value"), { maxLength: 3 }),
		fc.dictionary(fc.constantFrom(...KEYS, 'k "q"'), tie("value"), { maxKeys: 3 }),
	),
})).value;

/** At the top no null: the Jinja that renders here cannot write it with the filter `string`. */
const argumentsOf: fc.Arbitrary<Arguments> = fc.dictionary(
	fc.constantFrom(...KEYS),
	fc.oneof(
		scalar,
		fc.array(nested, { maxLength: 3 }),
		fc.dictionary(fc.constantFrom(...KEYS), nested, { maxKeys: 3 }),
	),
	{ maxKeys: 4, noNullPrototype: true },
);

export const said: fc.Arbitrary<Said> = fc.record(
	{
		content: fc.constantFrom(...CONTENTS),
		reasoning: fc.constantFrom(...REASONINGS),
		calls: fc.array(
			fc.record(
				{ name: fc.constantFrom(...NAMES), arguments: argumentsOf },
				{ noNullPrototype: true },
			),
			{
				maxLength: 3,
			},
		),
	},
	{ noNullPrototype: true },
);

/** Every awkward string as an argument, alone and in a container, and the shapes that tests have been written about. */
export const FIXED: readonly Said[] = [
	{ content: "Only content.", reasoning: "", calls: [] },
	{ content: "An answer.", reasoning: "A thought\nof two lines.", calls: [] },
	{ content: "", reasoning: "", calls: [{ name: "list_all", arguments: {} }] },
	{
		content: "Two.",
		reasoning: "First this, then that.",
		calls: [
			{ name: "f", arguments: {} },
			{ name: "f", arguments: { a: 9007199254740991, text: "{}" } },
			{ name: "get_weather", arguments: { path: { a: [{ b: [[], {}] }], text: null } } },
		],
	},
	...AWKWARD.map(
		(text): Said => ({
			content: "Sure.",
			reasoning: "hm",
			calls: [
				{ name: "fs.read-file", arguments: { text, path: "p" } },
				{ name: "f", arguments: { a: { text, list: [text] }, text } },
			],
		}),
	),
];

/** Tools that declare what the calls use, with the types of the values. */
export function toolsFor(calls: Said["calls"]): readonly object[] {
	const properties = new Map<string, Record<string, { type: Set<string> }>>();
	for (const { name, arguments: given } of calls) {
		const known = properties.get(name) ?? {};
		properties.set(name, known);
		for (const [key, value] of Object.entries(given)) {
			known[key] ??= { type: new Set() };
			known[key].type.add(typeOf(value));
		}
	}
	return [...properties].map(([name, types]) => ({
		type: "function",
		function: {
			name,
			description: "A tool.",
			parameters: {
				type: "object",
				properties: Object.fromEntries(
					Object.entries(types).map(([key, { type }]) => [
						key,
						{ type: type.size === 1 ? [...type][0] : [...type], description: "A parameter." },
					]),
				),
			},
		},
	}));
}

function typeOf(value: Json): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	if (typeof value === "number")
		return Number.isInteger(value) && Math.abs(value) < 1e15 ? "integer" : "number";
	return typeof value;
}
