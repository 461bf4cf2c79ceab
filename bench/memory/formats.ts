/** Formats of each way to write arguments, and a long argument in each. */
import { getFormat } from "../../src/generated/registry.js";
import type { Format, ToolDefinition } from "../../src/index.js";

export function formatOf(name: string): Format {
	const format = getFormat(name);
	if (format === undefined) throw new Error(`no format ${name}`);
	return format;
}

export const TOOLS: readonly ToolDefinition[] = [
	{ name: "write", parameters: { type: "object", properties: { text: { type: "string" } } } },
];

export interface LongArgument {
	readonly format: string;
	readonly wire: string;
	/** the text before the argument's own, and behind it */
	readonly before: string;
	readonly after: string;
}

export const LONG_ARGUMENTS: readonly LongArgument[] = [
	{
		format: "hermes",
		wire: "JSON",
		before: '<tool_call>\n{"name": "write", "arguments": {"text": "',
		after: '"}}\n</tool_call>',
	},
	{
		format: "qwen3_coder",
		wire: "tags",
		before: "<tool_call>\n<function=write>\n<parameter=text>\n",
		after: "\n</parameter>\n</function>\n</tool_call>",
	},
	{
		format: "lfm2",
		wire: "Python",
		before: '<|tool_call_start|>[write(text="',
		after: '")]<|tool_call_end|>',
	},
];
