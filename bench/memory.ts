/**
 * `npm run bench:memory`: how much memory parsers take. Needs `node --expose-gc`, which the script gives.
 *
 *   --quick   less of everything
 *   --json    the rows as JSON
 *   --write   also write bench/MEMORY.md
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { formatOf, LONG_ARGUMENTS } from "./memory/formats.js";
import { type HeldRow, heldRows } from "./memory/held.js";
import { type IdleRow, idleRows } from "./memory/idle.js";
import { memoryPage } from "./memory/page.js";
import { prefixes, type RetainedRow, retained } from "./memory/retained.js";
import { type StreamedRow, streamedRows } from "./memory/streamed.js";

export interface MemoryRows {
	readonly streamed: readonly StreamedRow[];
	readonly idle: readonly IdleRow[];
	readonly retained: readonly RetainedRow[];
	readonly held: readonly HeldRow[];
}

/** Names, keys and ids that are long enough to be windows on their chunk. */
const TEXTS = [
	...LONG_ARGUMENTS.map(
		({ format, before, after }) => [format, `${before}text that goes on${after}`] as const,
	),
	[
		"hermes",
		'<tool_call>\n{"name": "a_rather_long_name", "arguments": {"a_rather_long_key": 1}}\n</tool_call>',
	],
	[
		"qwen3_coder",
		"<tool_call>\n<function=a_rather_long_name>\n<parameter=a_rather_long_key>\nx\n</parameter>\n</function>\n</tool_call>",
	],
	[
		"kimi_k2",
		'<|tool_calls_section_begin|><|tool_call_begin|>functions.a_rather_long_name:0<|tool_call_argument_begin|>{"a": 1}<|tool_call_end|><|tool_calls_section_end|> and',
	],
] as const;

const { values: options } = parseArgs({
	options: {
		quick: { type: "boolean", default: false },
		json: { type: "boolean", default: false },
		write: { type: "boolean", default: false },
	},
});
const { quick } = options;
const rows: MemoryRows = {
	idle: idleRows(quick ? 20_000 : 100_000),
	streamed: streamedRows(quick ? 6_400_000 : 50_000_000),
	retained: TEXTS.map(([name, text]) =>
		retained(formatOf(name), prefixes(text, quick ? 30 : 80), quick ? 200_000 : 1_000_000),
	),
	held: heldRows(quick ? 200_000 : 400_000),
};
const page = memoryPage(rows);
console.log(options.json ? JSON.stringify(rows) : page);
if (options.write) writeFileSync(new URL("MEMORY.md", import.meta.url), page);
