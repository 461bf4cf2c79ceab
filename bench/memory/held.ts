/** What is held of a text that cannot leave yet, in the smallest chunks: engines join strings lazily, with a node for each piece. */
import { createParser } from "../../src/index.js";
import { formatOf, TOOLS } from "./formats.js";
import { heapUsed } from "./heap.js";

export interface HeldRow {
	readonly format: string;
	/** what waits */
	readonly what: string;
	/** characters of each chunk */
	readonly chunk: number;
	/** characters of the text */
	readonly length: number;
	/** by which the heap is larger at its end, in bytes */
	readonly held: number;
}

type Text = readonly [format: string, what: string, begin: string, unit: string];

const TEXTS: readonly Text[] = [
	["react", "white space behind the arguments", 'Action: f\nAction Input: {"a": 1}', " "],
	["react", "white space before the arguments", "Action: f\nAction Input:", " "],
	["gemma4", "a string that several readings read", '<|tool_call>call:f{refs:["d', "a: b\n"],
	["gemma4", "a number", "<|tool_call>call:f{max:-12.", "1"],
	[
		"qwen3_coder",
		"a value that is no string",
		"<tool_call>\n<function=write>\n<parameter=lines>\n[",
		"1, ",
	],
	[
		"deepseek_v32",
		"a value that says it is no string",
		'<｜DSML｜function_calls>\n<｜DSML｜invoke name="write">\n<｜DSML｜parameter name="n" string="false">[',
		"1,",
	],
	[
		"nemotron",
		"a call in a thought, and brackets behind it",
		'<think>\nok <TOOLCALL>[{"name": "write", "arguments": {}}',
		"}",
	],
	["yaml_xml", "blank lines", "<write>\ntext: x\n", "\n"],
];

/** `length`: characters of each text. */
export function heldRows(length: number): readonly HeldRow[] {
	return TEXTS.flatMap(([name, what, begin, unit]) =>
		[1, 64].map((chunk) => {
			const format = formatOf(name);
			const filled = (n: number): number => {
				const parser = createParser(format, { tools: TOOLS });
				parser.feed(begin);
				const base = heapUsed();
				for (let k = 0; k * chunk < n; k++) {
					const piece = unit.repeat(Math.ceil(chunk / unit.length) + 1);
					parser.feed(piece.slice((k * chunk) % unit.length).slice(0, chunk));
				}
				const held = heapUsed() - base;
				parser.finish("stop");
				return held;
			};
			// what is made once for each format is no parser's
			filled(10_000);
			return { format: name, what, chunk, length, held: filled(length) };
		}),
	);
}
