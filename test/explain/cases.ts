/**
 * Outputs that are not read as they were meant, or not without a repair: for each the code that shows it, and the cause and the
 * advice that an explanation must name. docs/CODES.md shows them as examples.
 */
import type { ChainOptions } from "../../src/chain/index.js";
import type { FunctionDefinition, ParserOptions } from "../../src/runtime/index.js";

export interface Case {
	readonly title: string;
	readonly format: string;
	readonly text: string;
	/** codes that the message, or the outcome of the chain, must have */
	readonly notice?: string;
	readonly repair?: string;
	readonly gate?: string;
	/** a code of `policies.lenient` that no call lists, for the call breaks */
	readonly breaks?: string;
	readonly options?: Omit<ParserOptions, "collect" | "markup" | "sink">;
	/** absent: the parser alone gives the code */
	readonly chain?: ChainOptions;
	readonly finish?: string;
	/** the cause, in the printed explanation */
	readonly cause: RegExp;
	/** what to do, in the printed explanation */
	readonly advice: RegExp;
}

const parameters = {
	type: "object",
	properties: { city: { type: "string" }, days: { type: "integer" } },
	required: ["city"],
	additionalProperties: false,
} as const;
export const WEATHER: FunctionDefinition = { name: "get_weather", parameters };
const PING: FunctionDefinition = { name: "ping", parameters: { type: "object", properties: {} } };
export const TOOLS: readonly FunctionDefinition[] = [WEATHER, PING];

const call = (inner: string): string => `<tool_call>\n${inner}\n</tool_call>`;
const weather = (args: string): string => call(`{"name": "get_weather", "arguments": ${args}}`);
const GOOD = '{"name": "get_weather", "arguments": {"city": "Oslo"}}';
const tools = TOOLS;
const hermes = (
	title: string,
	text: string,
	more: Omit<Case, "title" | "format" | "text">,
): Case => ({
	title,
	format: "hermes",
	text,
	options: { tools },
	...more,
});

/** The outputs with which a new user began. */
export const FIRST_SIX: readonly Case[] = [
	hermes(
		"a comma too many, and a value too many",
		`Let me look.\n${weather('{"city": "Oslo": 3}')}`,
		{
			notice: "broken",
			cause: /found ":".*\n\s+expected "," or "}"/,
			advice: /by the rule body, line \d+/,
		},
	),
	hermes("a Markdown fence", `Let me look.\n\n\`\`\`json\n${GOOD}\n\`\`\`\n`, {
		cause: /fenced_json reads a call of "get_weather" here/,
		advice: /--fallback --policy\s+intent=true[\s\S]*--format\s+fenced_json/,
	}),
	hermes(
		"another key for the name",
		call('{"function": "get_weather", "arguments": {"city": "Oslo"}}'),
		{
			options: {},
			notice: "malformed",
			cause: /has no member "name"; it has "function"/,
			advice: /with the tools declared \(get_weather\) a call is read/,
		},
	),
	hermes(
		"another format's token",
		'<|python_tag|>{"name": "get_weather", "parameters": {"city": "Oslo"}}',
		{
			cause: /llama3_json reads a call of "get_weather" here/,
			advice: /--format llama3_json/,
		},
	),
	hermes(
		"the body of another format",
		call("<function=get_weather>\n<parameter=city>\nOslo\n</parameter>\n</function>"),
		{
			notice: "malformed",
			cause: /found "f".*\n\s+expected an object, \{, with "name"/,
			advice: /--format qwen_coder/,
		},
	),
	hermes("a thought that is never closed", `<think>\nI should look.\n${call(GOOD)}`, {
		options: {},
		notice: "call-in-reasoning",
		cause: /stands in a thought/,
		advice: /--policy\s+callsInReasoning=call/,
	}),
];

export const NOTICE_CASES: readonly Case[] = [
	hermes("a mark that is spoken about", `Use <tool_call> to call.`, {
		notice: "malformed",
		cause: /found "t"; read since 1:5: "<tool_call> "\n\s+expected an object, \{, with "name"/,
		advice: /call, line|body, line/,
	}),
	hermes(
		"the arguments are cut",
		'<tool_call>\n{"name": "get_weather", "arguments": {"city": "Os',
		{
			finish: "length",
			cause: /found the end of the output.*\n\s+expected the end of the string/,
			advice: /by the rule body/,
		},
	),
	{
		title: "text between calls of a section",
		format: "kimik2",
		text: "<|tool_calls_section_begin|>Well.<|tool_call_begin|>functions.ping:0<|tool_call_argument_begin|>{}<|tool_call_end|><|tool_calls_section_end|>",
		options: { tools },
		notice: "stray",
		cause: /stray: visible text inside of a section of calls/,
		advice: /nothing is lost/,
	},
	hermes("text behind the end", `${call(GOOD)}<|im_end|>Hello`, {
		notice: "after-end",
		cause: /text behind the mark that ends the message/,
		advice: /stop tokens/,
	}),
	hermes("a draft", `<think>\nmaybe ${call(GOOD)}\nno\n</think>\nNo.`, {
		notice: "call-in-reasoning",
		cause: /stands in a thought: it is text of the thought/,
		advice: /callsInReasoning=call/,
	}),
	{
		title: "a parameter twice",
		format: "qwen_coder",
		text: "<tool_call>\n<function=get_weather>\n<parameter=city>\nOslo\n</parameter>\n<parameter=city>\nRome\n</parameter>\n</function>\n</tool_call>",
		options: { tools },
		notice: "duplicate-key",
		cause: /duplicate-key: .*twice/,
		advice: /look at the arguments before they run/,
	},
	{
		title: "an id twice",
		format: "kimik2",
		text: "<|tool_calls_section_begin|><|tool_call_begin|>functions.ping:0<|tool_call_argument_begin|>{}<|tool_call_end|><|tool_call_begin|>functions.ping:0<|tool_call_argument_begin|>{}<|tool_call_end|><|tool_calls_section_end|>",
		options: { tools },
		notice: "duplicate-id",
		cause: /the id of the wire was used before/,
		advice: /by the id that the parser gives/,
	},
	{
		title: "an id behind the arguments",
		format: "mistral",
		text: '[TOOL_CALLS][{"name": "ping", "arguments": {}, "id": "abc123def"}]',
		options: { tools },
		notice: "late-id",
		cause: /an id behind the arguments comes too late/,
		advice: /by the id that the parser gives/,
	},
	{
		title: "words where a number is declared",
		format: "qwen_coder",
		text: "<tool_call>\n<function=get_weather>\n<parameter=city>\nOslo\n</parameter>\n<parameter=days>\nthree\n</parameter>\n</function>\n</tool_call>",
		options: { tools },
		notice: "kept-string",
		cause: /kept-string: a text is none of the types/,
		advice: /look at the type in the tool's schema/,
	},
	hermes(
		"an argument beside the arguments",
		call('{"name": "get_weather", "days": 3, "arguments": {"city": "Oslo"}}'),
		{
			notice: "left-out",
			cause: /left-out: a member beside name and arguments/,
			advice: /declare it in the tool's schema/,
		},
	),
	hermes("a mark in a string", weather('{"city": "</tool_call>"}'), {
		notice: "markup-in-value",
		cause: /an argument holds a mark of the format/,
		advice: /look at the arguments before they run/,
	}),
	{
		title: "a lenient rule with no call to list it",
		format: "langchain_json",
		text: '{"action": "Final Answer", "action_input": "42"}',
		notice: "lenient",
		cause: /lenient: a lenient rule was used where no call lists it/,
		advice: /--strict/,
	},
	{
		title: "a section without its end",
		format: "kimik2",
		text: "<|tool_calls_section_begin|><|tool_call_begin|>functions.ping:0<|tool_call_argument_begin|>{}<|tool_call_end|>",
		options: { tools },
		notice: "unclosed",
		cause: /the end of a section of calls is missing/,
		advice: /token limit/,
	},
	hermes("arguments beyond the limit", weather('{"city": "Trondheim"}'), {
		options: { tools, limits: { argumentsLength: 10 } },
		notice: "limit-arguments",
		cause: /longer than/,
		advice: /incomplete/,
	}),
	hermes("calls beyond the limit", `${call(GOOD)}\n${call(GOOD)}`, {
		options: { tools, limits: { calls: 1 } },
		notice: "limit-calls",
		cause: /limit-calls: the message has more calls than/,
		advice: /raise limits\.calls/,
	}),
	hermes("a value beyond the limit of depth", weather('{"city": [[["Oslo"]]]}'), {
		options: { tools, limits: { depth: 2 } },
		notice: "limit-depth",
		cause: /nested deeper than 2/,
		advice: /incomplete/,
	}),
	hermes("a reading that is undecided for too long", `<tool_call>\n{"why": "${"x".repeat(80)}`, {
		options: { tools, limits: { heldText: 60 } },
		notice: "limit-held",
		cause: /limit-held/,
		advice: /raise limits\.heldText/,
	}),
	hermes(
		"a tool that is not declared",
		call('{"name": "get_wether", "arguments": {"city": "Oslo"}}'),
		{
			notice: "invalid-call",
			cause:
				/no tool is named\s+"get_wether"\s+nearest miss: "get_wether" is nearly the tool "get_weather"/,
			advice: /declare the tool/,
		},
	),
	hermes("a call was required", "I will not.", {
		options: { tools, toolChoice: "required" },
		notice: "no-call",
		cause: /no-call/,
		advice: /ask again/,
	}),
	hermes("a call that strict mode keeps back", call('{"name": "get_wether", "arguments": {}}'), {
		options: { tools, strict: true },
		notice: "withheld",
		cause: /withheld: a call was kept back/,
		advice: /--policy\s+strict=false/,
	}),
];

const CHAINED: ChainOptions = { tools, intent: true };
const MARKED = `TOOL_CALL: ${GOOD}`;

/** What the fallback chain says. */
export const CHAIN_CASES: readonly Case[] = [
	hermes("a call by a prompt's convention", MARKED, {
		chain: CHAINED,
		notice: "fallback",
		cause: /no call/,
		advice: /the fallback chain reads a call/,
	}),
	hermes(
		"arguments that do not fit",
		'TOOL_CALL: {"name": "get_weather", "arguments": {"city": 5}}',
		{
			chain: CHAINED,
			notice: "reask",
			gate: "schema",
			cause: /no call/,
			advice: /its gate schema is\s+closed/,
		},
	),
	hermes("nothing says that a call is meant", `Let me look.\n\n\`\`\`json\n${GOOD}\n\`\`\`\n`, {
		chain: { tools },
		gate: "intent",
		cause: /no call/,
		advice: /if you say that one is meant/,
	}),
	hermes("a candidate that is too long", `Now:\n${MARKED.replace("Oslo", "O".repeat(3000))}`, {
		chain: CHAINED,
		gate: "size",
		cause: /no call/,
		advice: /its gate size is closed/,
	}),
	hermes("a tool of another name", 'Now:\nTOOL_CALL: {"name": "get_news", "arguments": {}}', {
		chain: CHAINED,
		gate: "name",
		cause: /no call/,
		advice: /its gate name is closed: no tool is named "get_news"/,
	}),
	hermes("two candidates", `Now:\n${MARKED}\n\n${MARKED}\n`, {
		chain: CHAINED,
		gate: "single",
		cause: /no call/,
		advice: /its gate single is\s+closed/,
	}),
	hermes("text behind a candidate that is too long", `${MARKED}\n${".".repeat(80)}`, {
		chain: { ...CHAINED, limits: { heldText: MARKED.length + 10 } },
		notice: "limit-held-text",
		cause: /no call/,
		advice: /fallback|format/,
	}),
];

const repaired = (repair: string, title: string, text: string, more: Partial<Case> = {}): Case => ({
	...hermes(title, text, {
		repair,
		cause: new RegExp(`was read with [\\w, -]*${repair}[\\s\\S]*${repair}: `),
		advice: /--strict/,
	}),
	...more,
});

/** Repairs that every format knows. */
export const REPAIR_CASES: readonly Case[] = [
	repaired("single-quotes", "single quotes", weather("{'city': 'Oslo'}")),
	repaired("control-character", "a line break in a string", weather('{"city": "Os\nlo"}')),
	repaired("trailing-comma", "a comma too many", weather('{"city": "Oslo",}')),
	repaired("unquoted-key", "a key without quotes", weather('{city: "Oslo"}')),
	repaired(
		"python-literal",
		"a word of Python",
		call('{"name": "ping", "arguments": {"on": True}}'),
	),
	repaired("escape", "an escape that is none", weather('{"city": "\\d"}')),
	repaired("comment", "a comment", weather('{"city": "Oslo" /* the capital */}')),
	repaired("unicode-space", "a blank that is none of JSON's", weather('{\u00a0"city": "Oslo"}')),
	repaired("foreign-quotes", "typographic quotes", weather("{“city”: “Oslo”}")),
	repaired("missing-comma", "a comma too few", weather('{"city": "Oslo" "days": 3}')),
	repaired("missing-colon", "a colon too few", weather('{"city" "Oslo"}')),
	repaired("doubled-comma", "two commas", weather('{"city": "Oslo",, "days": 3}')),
	repaired("separator", "a semicolon", weather('{"city": "Oslo"; "days": 3}')),
	repaired(
		"number",
		"a number without a digit before its point",
		call('{"name": "ping", "arguments": {"n": .5}}'),
	),
	repaired("stringified", "arguments in a string", weather('"{\\"city\\": \\"Oslo\\"}"')),
	repaired(
		"envelope",
		"the last brace is missing",
		call('{"name": "get_weather", "arguments": {"city": "Oslo"}'),
	),
	repaired(
		"arguments-key",
		"another key for the arguments",
		call('{"name": "get_weather", "params": {"city": "Oslo"}}'),
	),
	repaired(
		"name-key",
		"another key for the name",
		call('{"tool": "get_weather", "arguments": {"city": "Oslo"}}'),
	),
	repaired(
		"flat-arguments",
		"arguments beside the name",
		call('{"name": "get_weather", "city": "Oslo"}'),
	),
	repaired("wrapped-function", "an object in between", call(`{"function": ${GOOD}}`)),
	repaired(
		"wrapped-arguments",
		"the arguments in the arguments",
		weather('{"arguments": {"city": "Oslo"}}'),
	),
	repaired(
		"decorated-name",
		"a name with signs",
		call('{"name": "`get_weather`()", "arguments": {"city": "Oslo"}}'),
	),
	repaired("unclosed", "the end of the call is missing", `<tool_call>\n${GOOD}`),
	repaired(
		"unclosed-thought",
		"a call in a thought that never ends",
		`<think>\nI look.\n${call(GOOD)}`,
	),
	repaired("coerce-quoted", "a quoted number", weather('{"city": "Oslo", "days": "3"}'), {
		options: { tools, policies: { coerceQuoted: true } },
		advice: /coerceQuoted=false/,
	}),
	repaired("unopened-call", "another mark for the opening", `<|tool_call|>\n${GOOD}\n</tool_call>`),
	repaired("signs-around", "a fence around the object", call(`\`\`\`json\n${GOOD}\n\`\`\``)),
];

const coder = (body: string): string =>
	`<tool_call>\n<function=get_weather>\n${body}</function>\n</tool_call>`;
const DERIVED = (repair: string, title: string, text: string): Case => ({
	...repaired(repair, title, text),
	format: "qwen_coder",
});

/** The call breaks: no call lists the code, which is one for `policies.lenient`. */
const BREAKS = (breaks: string, title: string, text: string): Case => ({
	...hermes(title, text, { breaks, notice: "broken", cause: /broken: /, advice: /./ }),
	format: "qwen_coder",
});

/** Those that the compiler derives for formats with values between marks. */
export const DERIVED_CASES: readonly Case[] = [
	DERIVED(
		"unclosed-value",
		"the end of a value is missing",
		coder("<parameter=city>\nOslo\n<parameter=days>\n3\n</parameter>\n"),
	),
	{
		...DERIVED("unclosed-call", "the end of a call is missing", ""),
		format: "solar_open2",
		text: "<|tool_call:start|>get_weather\n<|tool_arg:start|>city<|tool_arg:value|>Oslo<|tool_arg:end|>\n<|tool_call:start|>ping\n<|tool_call:end|>",
	},
	DERIVED(
		"doubled-close",
		"the end of a value twice",
		coder("<parameter=city>\nOslo\n</parameter>\n</parameter>\n"),
	),
	DERIVED(
		"other-close",
		"another end",
		coder("<parameter=city>\nOslo\n</function>\n<parameter=days>\n3\n</parameter>\n"),
	),
	BREAKS(
		"unknown-close",
		"an end that nothing has",
		coder("<parameter=city>\nOslo\n</param>\n<parameter=days>\n3\n</parameter>\n"),
	),
	BREAKS(
		"unopened-key",
		"a key without its opening",
		coder("<parameter=city>\nOslo\n</parameter>\ndays>\n3\n</parameter>\n"),
	),
];

/** Marks that are nearly right, and outputs that are nothing. */
export const OTHER_CASES: readonly Case[] = [
	hermes("a mark in capitals", `<TOOL_CALL>\n${GOOD}\n</TOOL_CALL>`, {
		cause: /"<TOOL_CALL>" is nearly "<tool_call>"/,
		advice: /--format|fallback/,
	}),
	hermes("a sign is missing in a mark", `Hi <toolcall>\n${GOOD}\n</toolcall> bye`, {
		cause: /"<toolcall>" is nearly "<tool_call>"/,
		advice: /--format|fallback/,
	}),
	hermes("nothing", "", { cause: /the output is empty/, advice: /finish reason/ }),
	hermes("an answer", "Blue.", {
		cause: /nothing to explain/,
		advice: /they begin with .*"<tool_call>"/,
	}),
	hermes("a call that the choice excludes", call(GOOD), {
		options: { tools, toolChoice: "none" },
		cause: /no call/,
		advice: /--tool-choice auto/,
	}),
	{
		title: "the prompt has opened the thought",
		format: "qwen_coder",
		text: "Let me think. <tool_call> is how.\n</think>\n\nBlue.",
		cause: /malformed|died/,
		advice: /./,
	},
	{
		title: "passthrough",
		format: "passthrough",
		text: "Just words.",
		cause: /nothing to explain/,
		advice: /passthrough reads no calls/,
	},
];
