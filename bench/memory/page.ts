/** The results as a page. */
import type { MemoryRows } from "../memory.js";
import { machine } from "../report.js";

/** Bytes: what the project holds itself to. */
export const MEMORY_LIMITS = {
	/** by which the heap may grow while an argument streams */
	growth: 2 * 1024 * 1024,
	/** of a parser that has had no call yet, the options it was given included */
	idle: 680,
	/** of a long chunk: what a parser may keep of it, beside its own state */
	kept: 32 * 1024,
	/** of each character that cannot leave yet */
	held: 10,
} as const;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
	const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
	const rule = head.map((_, i) => (i < 2 ? "---" : "---:"));
	return [line(head), line(rule), ...rows.map(line)].join("\n");
}

export function memoryPage({ streamed, idle, retained, held }: MemoryRows): string {
	return `# Memory

Written by \`npm run bench:memory -- --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}.
Bytes of heap that are in use after the collector has run.

## A long argument, streamed

The most by which the heap was larger than before the argument, while a consumer kept nothing of it. Less than
${MEMORY_LIMITS.growth} is wanted.

${table(
	["format", "arguments", "told to", "chunk", "characters", "growth"],
	streamed.map((row) => [row.format, row.wire, row.to, row.chunk, row.length, row.growth]),
)}

## Parsers that wait for their first call

Bytes of each of many parsers that are alive at once, with the object of its options: when it was made, when it has read
some prose, and when it has read prose with characters that may begin a call. Less than ${MEMORY_LIMITS.idle} is wanted of the first two.

${table(
	["format", "options", "made", "in prose", "tempted"],
	idle.map((row) => [row.format, row.options, row.fresh, row.reading, row.tempted]),
)}

## What is kept of a long chunk

Bytes that each parser takes after one chunk that ends somewhere in a call, or behind it: its own state, and what it holds or
keeps of the chunk, which must not keep the rest of it alive. Less than ${MEMORY_LIMITS.kept} is wanted.

${table(
	["format", "chunk", "bytes"],
	retained.map((row) => [row.format, row.chunk, row.kept]),
)}

## What waits

By how much the heap is larger when a text has come of which little or nothing can leave yet. Less than ${MEMORY_LIMITS.held} for each character are wanted.

${table(
	["format", "what waits", "chunk", "characters", "bytes"],
	held.map((row) => [row.format, row.what, row.chunk, row.length, row.held]),
)}
`;
}
