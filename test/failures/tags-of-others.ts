/** Failures of further formats whose arguments stand between tags: MiniMax, GLM, DSML. */
import { type FailureCase, tool } from "./case.js";

const minimax = (...invokes: readonly string[]): string =>
	`<minimax:tool_call>\n${invokes.join("\n")}\n</minimax:tool_call>`;
const invoke = (name: string, ...parameters: readonly (readonly [string, string])[]): string =>
	`<invoke name="${name}">\n${parameters.map(([key, value]) => `<parameter name="${key}">${value}</parameter>\n`).join("")}</invoke>`;
const glm = (name: string, ...pairs: readonly (readonly [string, string])[]): string =>
	`<tool_call>${name}${pairs.map(([key, value]) => `<arg_key>${key}</arg_key><arg_value>${value}</arg_value>`).join("")}</tool_call>`;
/** Each tag of MiniMax M3 stands behind the namespace. */
const m3 = (...tags: readonly string[]): string =>
	tags.map((tag) => `]<]minimax[>[${tag}`).join("");
const flag =
	'<｜DSML｜invoke name="set_flag">\n<parameter name="enabled">true</｜DSML｜parameter>\n</｜DSML｜invoke>';
const bare =
	'<｜DSML｜invoke name="f"><｜DSML｜parameter name="a" string="true">b</｜DSML｜parameter></｜DSML｜invoke>';

export const TAGS_OF_OTHERS: readonly FailureCase[] = [
	{
		id: "A12",
		title: "two parameters that close in one chunk",
		format: "minimax_m2",
		input: minimax(invoke("f", ["a", "x"], ["b", "y"])),
		calls: [{ name: "f", args: { a: "x", b: "y" } }],
	},
	{
		id: "C23",
		title: "a key ends at its close, which may stand twice",
		format: "glm47_moe",
		input: "<tool_call>read<arg_key>path</arg_key></arg_key><arg_value>/x</arg_value></tool_call>",
		calls: [{ name: "read", args: { path: "/x" }, repairs: ["doubled-close"] }],
	},
	{
		id: "C24",
		title: "a call whose first tag is missing costs only itself",
		format: "minimax_m3",
		input: `${m3("<tool_call>", '<invoke name="f">x', "</a>", "</invoke>")}${m3('<invoke name="g">', "<b>y", "</b>", "</invoke>", "</tool_call>")}`,
		// A broken call ends before what opens a call or closes the section, and here every tag begins like those.
		content: m3("</a>", "</invoke>"),
		calls: [
			{ name: "f", args: "", status: "incomplete" },
			{ name: "g", args: { b: "y" } },
		],
	},
	{
		id: "C27",
		title: "keys need be no names of XML",
		format: "minimax_m3",
		input: m3(
			"<tool_call>",
			'<invoke name="grep">',
			"<-A>3",
			"</-A>",
			"<-n>true",
			"</-n>",
			"</invoke>",
			"</tool_call>",
		),
		options: { tools: [tool("grep", { "-A": "integer", "-n": "boolean" })] },
		calls: [{ name: "grep", args: { "-A": 3, "-n": true } }],
	},
	{
		id: "C28",
		title: "tags in a value, and the close of a call, cut nothing",
		format: "anthropic_xml",
		input: `<function_calls>\n${invoke("write", ["text", "see `<project>` and </invoke>, <parameter> too"])}\n</function_calls>`,
		options: { tools: [tool("write", { text: "string" })] },
		calls: [{ name: "write", args: { text: "see `<project>` and </invoke>, <parameter> too" } }],
	},
	{
		id: "C29",
		title: "two calls in one section",
		format: "minimax_m2",
		input: minimax(invoke("f", ["a", "x"]), invoke("g")),
		calls: [
			{ name: "f", args: { a: "x" } },
			{ name: "g", args: {} },
		],
	},
	{
		id: "C33",
		title: "a parameter with a tag of no format leaves no call without arguments",
		format: "deepseek_v32",
		input: flag,
		options: { tools: [tool("set_flag", { enabled: "boolean" })] },
		content: flag,
		calls: [],
		notices: ["malformed"],
	},
	{
		id: "D03",
		title: "the schema gives the type",
		format: "glm47_moe",
		input: glm("f", ["n", "5"]),
		options: { tools: [tool("f", { n: "integer" })] },
		calls: [{ name: "f", args: { n: 5 } }],
	},
	{
		id: "D16",
		title: "the line end behind a name is none of it: the schema is found",
		format: "glm47_moe",
		input: glm("get_weather\n", ["zip", "10001"]),
		options: { tools: [tool("get_weather", { zip: "string" })] },
		calls: [{ name: "get_weather", args: { zip: "10001" } }],
	},
	{
		id: "D17",
		title: "an integer, a number that is none, and an object at the end",
		format: "glm45_moe",
		input:
			'<tool_call>f\n<arg_key>n</arg_key>\n<arg_value>5</arg_value>\n<arg_key>x</arg_key>\n<arg_value>many</arg_value>\n<arg_key>o</arg_key>\n<arg_value>{"k": [1]}</arg_value>\n</tool_call>',
		options: { tools: [tool("f", { n: "integer", x: "number", o: "object" })] },
		calls: [{ name: "f", args: { n: 5, x: "many", o: { k: [1] } } }],
	},
	{
		id: "D18",
		title: "no entity is decoded",
		format: "minimax_m2",
		input: minimax(invoke("f", ["a", "Tom &amp; Jerry &lt;3"])),
		calls: [{ name: "f", args: { a: "Tom &amp; Jerry &lt;3" } }],
	},
	{
		id: "D20",
		title: "a format without a frame keeps all white space",
		format: "minimax_m2",
		input: minimax(invoke("f", ["a", "\n    if x:\n\u00a0\n"])),
		options: { tools: [tool("f", { a: "string" })] },
		calls: [{ name: "f", args: { a: "\n    if x:\n\u00a0\n" } }],
	},
	{
		id: "D27",
		title: "arguments are JSON, whatever the format writes",
		format: "minimax_m2",
		input: minimax(invoke("read", ["filePath", 'it\'s "a"'])),
		calls: [{ name: "read", args: { filePath: 'it\'s "a"' } }],
	},
	{
		id: "E10",
		title: "a marker is one as ordinary text, too",
		format: "minimax_m3",
		input: "<mm:think>I think.</mm:think>I say.",
		reasoning: "I think.",
		content: "I say.",
	},
	{
		id: "G03",
		title: "an invoke without its section is a call of a declared tool (Q5)",
		format: "deepseek_v32",
		input: bare,
		options: { tools: [tool("f", { a: "string" })] },
		calls: [{ name: "f", args: { a: "b" }, repairs: ["bare"] }],
	},
	{
		id: "G03",
		title: "an invoke without its section is text if nobody has declared it (Q5)",
		format: "deepseek_v32",
		input: bare,
		options: { tools: [tool("g")] },
		content: bare,
		calls: [],
	},
	...["minimax_m2", "anthropic_xml", "deepseek_v32"].map(
		(format): FailureCase => ({
			id: "G05",
			title: "a tag in a conversation is no call",
			format,
			input: 'That was an invoke class="undefined">, I mean <invoke class="undefined"></invoke>.',
			options: { tools: [tool("undefined")] },
			content: 'That was an invoke class="undefined">, I mean <invoke class="undefined"></invoke>.',
			calls: [],
		}),
	),
	{
		id: "G10",
		title: "with tool_choice none the text is the text",
		format: "deepseek_v4",
		input: `<｜DSML｜tool_calls>\n${bare}\n</｜DSML｜tool_calls>`,
		options: { toolChoice: "none", tools: [tool("f", { a: "string" })] },
		content: `<｜DSML｜tool_calls>\n${bare}\n</｜DSML｜tool_calls>`,
		calls: [],
	},
	{
		id: "G15",
		title: "a name with an attribute in it is the name of no declared tool",
		format: "minimax_m2",
		input: 'I <invoke name="read" parameter="path"> it.',
		options: { tools: [tool("read", { path: "string" })] },
		content: 'I <invoke name="read" parameter="path"> it.',
		calls: [],
	},
];
