/**
 * The Jinja of the package @huggingface/jinja as an engine for chat templates. Where it differs from the one of Python, and the
 * message depends on it, the text of the template is changed; each change is named here.
 */
import type { CompiledTemplate, TemplateEngine } from "./engine.js";

interface Workaround {
	readonly why: string;
	readonly find: RegExp;
	readonly put: string;
}

/** A variable, or a member of one. */
const PATH = String.raw`[A-Za-z_]\w*(?:\.\w+|\[[^\][]*\])*`;

const WORKAROUNDS: readonly Workaround[] = [
	{
		why: "a loop over what is not defined fails, and is none in Python",
		find: new RegExp(String.raw`(\{%-?\s*for\s[\w\s,]*?\sin\s+${PATH})(?=\s*-?%\}|\s+if\b)`, "g"),
		put: "$1 | default([])",
	},
	{
		why: "so do these filters; there it is empty",
		find: new RegExp(String.raw`\b(${PATH})\s*\|\s*(length|items)\b`, "g"),
		put: "$1 | default({}) | $2",
	},
	{
		why: "the filter `string` knows no containers and writes other words than Python",
		find: /([A-Za-z_][\w.]*) *\| *string\b/g,
		put: "python_text($1)",
	},
	{
		why: "there is no filter `format`; with this text it is `string`",
		find: /"%s" *\| *format\(([\w.]+(?:\[\w+\])?)\)/g,
		put: "python_text($1)",
	},
	{
		why: "null prints as nothing",
		find: /\{\{- argument -\}\}/g,
		put: "{{- python_text(argument) -}}",
	},
	{
		why: "objects are not `iterable`",
		find: /([\w.]+) is iterable and \1 is mapping/g,
		put: "$1 is mapping",
	},
	{
		why: "lists have no `append`; what is collected here names results of calls, which come after the message",
		find: /\{%-? *set _ = [\w.]+\.append\(\w+\) *-?%\}/g,
		put: "",
	},
	{
		why: "keys of objects are strings; these are the steps of a budget for thinking, which nobody asks for",
		find: /^(\s*)(\d+)(:\s*\d+,?\s*)$/gm,
		put: '$1"$2"$3',
	},
	{
		why: "and they are compared with numbers",
		find: /thinking_budget <= k\b/g,
		put: "thinking_budget <= (k | int)",
	},
	{
		why: "strftime knows no names of days",
		find: /strftime_now\('%A'\)/g,
		put: "'Monday'",
	},
];

/** `Template`: the class of that name of the package. */
export function jinjaEngine(Template: new (source: string) => CompiledTemplate): TemplateEngine {
	return {
		compile(source) {
			const changed = WORKAROUNDS.reduce(
				(text, { find, put }) => text.replaceAll(find, put),
				source,
			);
			const template = new Template(changed);
			return { render: (variables) => template.render({ ...variables, ...PYTHON }) };
		},
	};
}

/** What the changed templates call. */
const PYTHON = { python_text: (value: unknown): string => str(value, false) };

/** `str` of Python, and `repr` for what stands in a container. Containers hold the values of the Jinja, in wrappers. */
function str(value: unknown, inside: boolean): string {
	if (value === null || value === undefined) return "None";
	if (typeof value === "boolean") return value ? "True" : "False";
	if (typeof value === "string") return inside ? repr(value) : value;
	if (Array.isArray(value)) return `[${value.map((one) => str(unwrap(one), true)).join(", ")}]`;
	if (value instanceof Map) {
		const members = [...value].map(([key, one]) => `${repr(key)}: ${str(unwrap(one), true)}`);
		return `{${members.join(", ")}}`;
	}
	return String(value);
}

function unwrap(one: { readonly value: unknown }): unknown {
	return one.value;
}

function repr(text: string): string {
	const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
	const escaped = text
		.replaceAll("\\", "\\\\")
		.replaceAll("\n", "\\n")
		.replaceAll("\t", "\\t")
		.replaceAll(quote, `\\${quote}`);
	return quote + escaped + quote;
}
