/** What assistants say in a check of a template: one of each kind that a template may treat in its own way. */
import type { ToolDefinition } from "../../runtime/options.js";
import type { Arguments, Said } from "./said.js";

const call = (name: string, args: Arguments) => ({ name, arguments: args });

export const CONVERSATIONS: readonly { readonly title: string; readonly said: Said }[] = [
	{ title: "text", said: { content: "It is 12 degrees.", reasoning: "", calls: [] } },
	{
		title: "one call",
		said: { content: "", reasoning: "", calls: [call("get_weather", { city: "Oslo" })] },
	},
	{
		title: "two parallel calls",
		said: {
			content: "",
			reasoning: "",
			calls: [call("get_weather", { city: "Oslo" }), call("search", { query: "rain, or snow" })],
		},
	},
	{
		title: "text and a call",
		said: {
			content: "Let me look.",
			reasoning: "",
			calls: [call("get_weather", { city: "Oslo" })],
		},
	},
	{
		title: "reasoning and a call",
		said: {
			content: "",
			reasoning: "They want the weather.",
			calls: [call("get_weather", { city: "Oslo" })],
		},
	},
	{ title: "empty arguments", said: { content: "", reasoning: "", calls: [call("ping", {})] } },
	{
		title: "scalar arguments",
		said: {
			content: "",
			reasoning: "",
			calls: [call("set", { count: 3, ratio: -0.5, on: true, off: false, code: "007" })],
		},
	},
	{
		title: "nested arguments",
		said: {
			content: "",
			reasoning: "",
			calls: [
				call("update", {
					record: { id: 7, tags: ["a", "b"], more: { on: true, none: null, deep: [[1], []] } },
					rows: [{ x: 1 }, { x: -2.5 }],
				}),
			],
		},
	},
	{
		title: "unicode",
		said: {
			content: "",
			reasoning: "",
			calls: [call("search", { query: "東京 — naïve café 🙂 \u2028 ﷽" })],
		},
	},
	{
		title: "hostile strings",
		said: {
			content: "",
			reasoning: "",
			calls: [
				call("search", {
					query: "a \"b\" 'c' \\ {d} [e] <f> &amp; }] ```g``` line\nnext\n\n\tdone",
				}),
			],
		},
	},
];

const TOOLS: readonly (readonly [string, Readonly<Record<string, object>>])[] = [
	["get_weather", { city: { type: "string", description: "a city" } }],
	["search", { query: { type: "string", description: "what to look for" } }],
	["ping", {}],
	[
		"set",
		{
			count: { type: "integer", description: "how many" },
			ratio: { type: "number", description: "how much" },
			on: { type: "boolean", description: "yes" },
			off: { type: "boolean", description: "no" },
			code: { type: "string", description: "a code" },
		},
	],
	[
		"update",
		{
			record: { type: "object", description: "the record" },
			rows: { type: "array", description: "the rows", items: { type: "object" } },
		},
	],
];

/** The tools that declare what the conversations use. */
export const CONVERSATION_TOOLS: readonly ToolDefinition[] = TOOLS.map(([name, properties]) => ({
	type: "function",
	function: {
		name,
		description: `The tool ${name}.`,
		parameters: { type: "object", properties, required: Object.keys(properties) },
	},
}));
