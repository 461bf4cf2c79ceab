/**
 * Calls that were lost because a model wrote them in another wire than that of its format, from public reports and recorded outputs,
 * in minimal form: under which format, what was written, and what was meant.
 */
import type { ToolDefinition } from "../../src/runtime/options.js";

export interface ReportedDrift {
	/** the report */
	readonly id: string;
	/** the format that was reading */
	readonly primary: string;
	readonly text: string;
	readonly tool: ToolDefinition;
	/** the arguments that were meant */
	readonly meant: Readonly<Record<string, unknown>>;
	/** null: the call is recovered; else why it stays text */
	readonly lost: string | null;
}

function tool(name: string, properties: Record<string, object>): ToolDefinition {
	return {
		name,
		parameters: { type: "object", properties, required: Object.keys(properties) },
	};
}

const text = { type: "string" };
const bash = tool("bash", { command: text });
const weather = tool("get_weather", { city: text });
const f = tool("f", { a: text });

const OSLO = { city: "Oslo" };
const WORDS = "words stand before it: it may be an example";

const row = (
	id: string,
	primary: string,
	tool: ToolDefinition,
	meant: Readonly<Record<string, unknown>>,
	text: string,
	lost: string | null = null,
): ReportedDrift => ({ id, primary, text, tool, meant, lost });

const TML =
	'<tml:function_calls>\n<invoke name="bash">\n<parameter name="command">ls</parameter>\n</invoke>\n</tml:function_calls>';

function dsml(bars: string): string {
	const tag = (close: string, rest: string): string => `<${close}${bars}DSML${bars}${rest}>`;
	return [
		`${tag("", "tool_calls")}\n${tag("", 'invoke name="f"')}\n`,
		`${tag("", 'parameter name="a" string="true"')}1${tag("/", "parameter")}\n`,
		`${tag("/", "invoke")}\n${tag("/", "tool_calls")}`,
	].join("");
}

export const DRIFTS: readonly ReportedDrift[] = [
	row("opencode#43385", "mimo", bash, { command: "ls" }, TML),
	row("opencode#43385, as Qwen", "qwen_coder", bash, { command: "ls" }, TML),
	row(
		"opencodex#5499",
		"mimo",
		tool("exec", { input: text }),
		{ input: 'const r = await f({ cmd: "git status" });' },
		'<tool_call><function=exec>const r = await f({ cmd: "git status" });\n</parameter></function></tool_call>',
		"the parameter is not named",
	),
	row(
		"hermes-agent#7457",
		"gemma4",
		tool("search", { query: text }),
		{ query: "blockchain news" },
		'<|tool_call>call:search(query: "blockchain news")<tool_call|>',
		"no format has round brackets",
	),
	row(
		"vllm-ascend#13794",
		"deepseek_v4",
		tool("Read", { file_path: text, offset: { type: "integer" } }),
		{ file_path: "/tmp/gen_report.js", offset: 100 },
		'宽度。\n\n<｜DSML｜toolcall>Read\n\n```json\n{"file_path":"/tmp/gen_report.js","offset":100}\n``` ',
		WORDS,
	),
	row(
		"SGLang#40236, closed where it opens",
		"deepseek_v4",
		tool("now", {}),
		{},
		'<｜DSML｜tool_calls>\n<｜DSML｜invoke name="now"/>\n</｜DSML｜tool_calls>',
	),
	row(
		"hermes-agent#29735",
		"kimik2",
		weather,
		OSLO,
		'<|tool_calls_section_begin|><|tool_call_begin|>{"name": "get_weather", "arguments": {"city": "Oslo"}}<|tool_call_end|><|tool_calls_section_end|>',
	),
	row(
		"lmstudio-js#493",
		"harmony",
		f,
		{ a: "1" },
		'<|channel|>commentary <|constrain|>json to=functions.f<|message|>{"a":"1"}<|call|>',
	),
	row(
		"hermes-agent#35129",
		"hermes",
		weather,
		OSLO,
		'<function=get_weather>{"city": "Oslo"}</function>',
	),
	row(
		"Qwen3.6 read as Hermes",
		"hermes",
		weather,
		OSLO,
		"<tool_call>\n<function=get_weather>\n<parameter=city>\nOslo\n</parameter>\n</function>\n</tool_call>",
	),
	row(
		"the tool's name for the tag",
		"qwen_coder",
		bash,
		{ command: "ls" },
		"<bash>\n<parameter=command>\nls\n</parameter>\n</function>",
	),
	row(
		"opencode#50206",
		"deepseek_v41",
		tool("edit", { edits: { type: "array" }, path: text }),
		{ edits: [{ a: 1 }], path: "/home/u/main.rs" },
		'<｜DSML｜ parameter name="edit">\n <｜DSML｜ parameter name="edits" string="false">[{"a":1}]</｜DSML｜ parameter>\n <｜DSML｜ parameter name="path" string="true">/home/u/main.rs</｜DSML｜ parameter>\n</｜DSML｜ invoke>',
		"the tag of the call is that of its parameters",
	),
	row(
		"Llama 3 with words before the object",
		"llama3_json",
		tool("f", { a: { type: "integer" } }),
		{ a: 1 },
		'Sure: {"name":"f","parameters":{"a":1}}',
		WORDS,
	),
	...["‖", "｜｜", "|"].map((bars) =>
		row(`DSML between ${bars}`, "deepseek_v4", f, { a: "1" }, `hello${dsml(bars)}`, WORDS),
	),
	...["‖", "｜｜", "|"].map((bars) =>
		row(`DSML between ${bars}, without the words`, "deepseek_v4", f, { a: "1" }, dsml(bars)),
	),
	row(
		"DSML with line breaks in its tags",
		"deepseek_v4",
		f,
		{ a: "1" },
		'<｜DSML｜tool_calls>\n<｜DSML｜invoke\n name="f">\n<｜DSML｜parameter name="a"\n string="true">1</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>',
	),
	row(
		"Hermes-2-Theta, get_prime_factors",
		"hermes",
		tool("get_prime_factors", { number: { type: "integer" } }),
		{ number: 4567 },
		'<|im_start|>\n{"arguments": {"number": 4567}, "name": "get_prime_factors"}\n<|im_start|>',
	),
	row(
		"Hermes-2-Theta, get_coordinate_by_ip_address",
		"hermes",
		tool("get_coordinate_by_ip_address", { ip_address: text }),
		{ ip_address: "192.168.1.1" },
		'<|im_start|>\n{"arguments": {"ip_address": "192.168.1.1"}, "name": "get_coordinate_by_ip_address"}\n<|im_start|>\n',
	),
	row(
		"TensorRT-LLM#18084",
		"json",
		f,
		{ a: "v" },
		"<tool_call><function=f><parameter=a>v</parameter></function></tool_call>",
	),
	row(
		"hermes-agent#83023, bare JSON",
		"hermes",
		weather,
		OSLO,
		'{"name": "get_weather", "arguments": {"city": "Oslo"}}',
	),
	row(
		"hermes-agent#83023, a function alone",
		"hermes",
		weather,
		OSLO,
		"<function=get_weather>\n<parameter=city>\nOslo\n</parameter>\n</function>",
	),
	row(
		"a fence with JSON",
		"hermes",
		weather,
		OSLO,
		'```json\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n```',
	),
	row(
		"lmstudio-bug-tracker#1979",
		"passthrough",
		weather,
		OSLO,
		'<|tool_call_start|>[get_weather(city="Oslo")]<|tool_call_end|>',
	),
	row(
		"openclaw#78326",
		"passthrough",
		weather,
		OSLO,
		'<|channel|>commentary to=functions.get_weather <|constrain|>json<|message|>{"city":"Oslo"}<|call|>',
	),
	row(
		"kimi-code#798",
		"kimik2",
		weather,
		OSLO,
		'<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>get_weather<｜tool▁sep｜>{"city": "Oslo"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
	),
	row(
		"Kimi's id without its marks",
		"kimik2",
		weather,
		OSLO,
		'functions.get_weather:0 {"city": "Oslo"}',
	),
	row("Rapid-MLX#1726", "passthrough", f, { a: "a })] b" }, '[Calling tool: f({"a":"a })] b"})]'),
	row(
		"a Claude trace",
		"hermes",
		bash,
		{ command: "ls" },
		'<function_calls>\n<invoke name="bash">\n<parameter name="command">ls</parameter>\n</invoke>\n</function_calls>',
	),
	row(
		"names in attributes",
		"qwen_coder",
		bash,
		{ command: "ls" },
		'<function name="bash"><parameter name="command">ls</parameter></function>',
	),
];
