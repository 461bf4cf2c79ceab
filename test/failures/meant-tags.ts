/** Messy outputs of formats whose arguments are keys and values between marks (see meant.ts). */
import { blue, both, type Meant, type MeantCase, type Rows, rows, sea, wipe } from "./meant.js";

/** Two calls, of which the first one's value has no close. */
const MELTED: Rows = [
	[
		"cohere_xml",
		'<cofl:tool_calls><cofl:tool_call id="0" name="book"><cofl:value name="room" type="raw">Blue</cofl:tool_call><cofl:tool_call id="1" name="wipe"><cofl:value name="disk" type="raw">old</cofl:value></cofl:tool_call></cofl:tool_calls>',
	],
	[
		"gigachat35",
		'<｜GCML｜tool_calls>\n<｜GCML｜invoke name="book">\n<｜GCML｜parameter name="room" string="true">Blue\n</｜GCML｜invoke>\n<｜GCML｜invoke name="wipe">\n<｜GCML｜parameter name="disk" string="true">old</｜GCML｜parameter>\n</｜GCML｜invoke>\n</｜GCML｜tool_calls>',
	],
	[
		"hyperclova",
		"<tool_call>book\n<arg_key>room</arg_key>\n<arg_value>Blue\n</tool_call><tool_call>wipe\n<arg_key>disk</arg_key>\n<arg_value>old</arg_value>\n</tool_call>",
	],
	[
		"k2_horizon",
		"<ifm|tool_calls><ifm|tool_call>book\n<ifm|arg_key>room</ifm|arg_key><ifm|arg_type>string</ifm|arg_type><ifm|arg_value>Blue\n</ifm|tool_call>\n<ifm|tool_call>wipe\n<ifm|arg_key>disk</ifm|arg_key><ifm|arg_type>string</ifm|arg_type><ifm|arg_value>old</ifm|arg_value>\n</ifm|tool_call>\n</ifm|tool_calls>",
	],
	[
		"minicpm5",
		'<function name="book">\n<param name="room">Blue\n</function><function name="wipe">\n<param name="disk">old</param>\n</function>',
	],
	[
		"rwkv",
		'<tool_call><invoke name="book"><parameter name="room">Blue</invoke><invoke name="wipe"><parameter name="disk">old</parameter></invoke></tool_call>',
	],
];

/** Calls that a limit cuts where the text of a value may be the close of its call. */
const CUT: Rows = [
	[
		"anthropic_xml",
		'<function_calls>\n<invoke name="book">\n<parameter name="room">Blue\n</invoke>',
	],
	["glm45_moe", "<tool_call>book\n<arg_key>room</arg_key>\n<arg_value>Blue\n</tool_call>"],
	["dots", '<dots_function_call>\n<invoke name="book">\n<parameter name="room">Blue\n</invoke>'],
	[
		"deepseek_v41",
		'<｜DSML｜ calls>\n<｜DSML｜ invoke name="book">\n<｜DSML｜ parameter name="room" string="true">Blue\n</｜DSML｜ invoke>',
	],
];

const minimax = (room: string): string =>
	`<minimax:tool_call>\n<invoke name="book">\n<parameter name="room">${room}\n<parameter name="view">sea</parameter>\n</invoke>\n</minimax:tool_call>`;
const glm = (room: string): string =>
	`<tool_call>book\n<arg_key>room</arg_key>\n<arg_value>${room}\n<arg_key>view</arg_key>\n<arg_value>sea</arg_value>\n</tool_call>`;

/** A close that has lost its slash, and none at all. */
const CLOSES: Rows = [
	["minimax_m2", minimax("Blue<parameter>")],
	["minimax_m2", minimax("Blue")],
	["glm45_moe", glm("Blue<arg_value>")],
	["glm45_moe", glm("Blue")],
	[
		"seed_oss",
		"<seed:tool_call>\n<function=book>\n<parameter=room>Blue<parameter=view>sea</parameter>\n</function>\n</seed:tool_call>",
	],
];

/** The close of another format. */
const FOREIGN: Rows = [
	["minimax_m2", minimax("Blue</param>")],
	["minimax_m2", minimax("Blue</parameters>")],
	["glm45_moe", glm("Blue</value>")],
	["glm45_moe", glm("Blue</parameter>")],
];

/** Attributes that the format does not know. */
const ATTRIBUTES: Rows = [
	[
		"minimax_m2",
		'<minimax:tool_call>\n<invoke name="book">\n<parameter name="room" type="string">Blue</parameter>\n</invoke>\n</minimax:tool_call>',
	],
	[
		"anthropic_xml",
		'<function_calls>\n<invoke name="book">\n<parameter name="room" type="string">Blue</parameter>\n</invoke>\n</function_calls>',
	],
	[
		"dots",
		'<dots_function_call>\n<invoke name="book">\n<parameter name="room" type="string">Blue</parameter>\n</invoke>\n</dots_function_call>',
	],
	[
		"minicpm5",
		'<function name="book">\n<param name="room" type="string">Blue</param>\n</function>',
	],
	[
		"rwkv",
		'<tool_call><invoke name="book"><parameter name="room" type="string">Blue</parameter></invoke></tool_call>',
	],
	...(
		[
			["deepseek_v32", "｜DSML｜", "function_calls"],
			["deepseek_v4", "｜DSML｜", "tool_calls"],
			["deepseek_v41", "｜DSML｜ ", "calls"],
			["gigachat35", "｜GCML｜", "tool_calls"],
		] as const
	).map(
		([format, mark, section]) =>
			[
				format,
				`<${mark}${section}>\n<${mark}invoke name="book">\n<${mark}parameter name="room" type="string">Blue</${mark}parameter>\n</${mark}invoke>\n</${mark}${section}>`,
			] as const,
	),
];

/** One parameter that holds all of them. */
const HOLDERS: Rows = ["input", "properties", "arguments"].flatMap((key) => [
	[
		"deepseek_v32",
		`<｜DSML｜function_calls>\n<｜DSML｜invoke name="book">\n<｜DSML｜parameter name="${key}" string="false">{"room": "Blue"}</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>`,
	],
	[
		"deepseek_v4",
		`<｜DSML｜tool_calls>\n<｜DSML｜invoke name="book">\n<｜DSML｜parameter name="${key}" string="false">{"room": "Blue"}</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>`,
	],
	[
		"minicpm5",
		`<function name="book">\n<param name="${key}">{"room": "Blue"}</param>\n</function>`,
	],
]);

const coder = (body: string): string => `<tool_call>\n${body}\n</tool_call>`;
const room = "<parameter=room>\nBlue\n</parameter>";

/** Layouts of parameters that models make up. */
const MADE_UP: Rows = [
	"<function=book>\n<parameter>room</parameter>\nBlue\n</function>",
	'<function name="book"><parameter name="room">Blue</parameter></function>',
	`function=book>\n${room}\n</function>`,
	"<function=book>\n<room>Blue</room>\n</function>",
	`<call=book>\n${room}\n</call>`,
	`<tool=book>\n${room}\n</tool>`,
].map((body) => ["qwen_coder", coder(body)] as const);

const OTHERS: readonly MeantCase[] = [
	{
		id: "two functions in one call",
		format: "qwen_coder",
		input: coder(
			`<function=book>\n${room}\n</function>\n<function=wipe>\n<parameter=disk>\nold\n</parameter>`,
		),
		meant: both,
		read: both,
	},
	{
		id: "a slash behind the name",
		format: "qwen_coder",
		input: coder(`<function=book/>\n${room}\n</function>`),
		meant: [blue],
		read: [blue],
	},
	{
		id: "the section of another version",
		format: "deepseek_v4",
		input:
			'I book.\n<｜DSML｜function_calls>\n<｜DSML｜invoke name="book">\n<｜DSML｜parameter name="room" string="true">Blue</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
		meant: [blue],
		read: [blue],
		content: "I book.\n",
	},
	{
		id: "names without quotes",
		format: "minimax_m2",
		input:
			"<minimax:tool_call>\n<invoke name=book>\n<parameter name=room>Blue</parameter>\n</invoke>\n</minimax:tool_call>",
		meant: [blue],
	},
];

export const MEANT_TAGS: readonly MeantCase[] = [
	...rows("two calls, and the close of a value is missing", MELTED, both, { read: [wipe] }),
	...rows("a call that is cut behind what may be its close", CUT, [], { finish: "length" }),
	...rows("a value's close without its slash, or none", CLOSES, [sea], { read: [sea] }),
	...rows("a value's close that is another format's", FOREIGN, [sea]),
	...rows("an attribute more", ATTRIBUTES, [blue], { read: [blue] }),
	...rows("a parameter that holds all of them", HOLDERS, [
		blue,
		...["input", "properties", "arguments"].map(
			(key): Meant => ["book", { [key]: { room: "Blue" } }],
		),
	]),
	...rows("a layout of the model's own", MADE_UP, [blue]),
	...OTHERS,
];
