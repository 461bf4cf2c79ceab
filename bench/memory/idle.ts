/** What a parser costs that waits for its first call: a server holds one for each open stream. */
import { createParser, type Parser, type ParserOptions } from "../../src/index.js";
import { formatOf, TOOLS } from "./formats.js";
import { heapUsed } from "./heap.js";

export interface IdleRow {
	readonly format: string;
	readonly options: "none" | "tools" | "tools and a sink";
	/** bytes of each, when it has been made */
	readonly fresh: number;
	/** bytes of each, when it has read some prose */
	readonly reading: number;
	/** bytes of each, when it has read what might have begun a call */
	readonly tempted: number;
}

const SINK = {
	content(): void {},
	reasoning(): void {},
	callStart(): void {},
	callArguments(): void {},
	callEnd(): void {},
	notice(): void {},
};

const FORMATS = ["passthrough", "hermes", "mistral", "qwen3_coder", "lfm2", "harmony", "kimi_k3"];
const OPTIONS: readonly (readonly [IdleRow["options"], () => ParserOptions | undefined])[] = [
	["none", () => undefined],
	// an object of its own for each request, as a server makes it
	["tools", () => ({ tools: TOOLS })],
	["tools and a sink", () => ({ tools: TOOLS, sink: SINK })],
];

function idle(name: string, [title, options]: (typeof OPTIONS)[number], count: number): IdleRow {
	const format = formatOf(name);
	const parsers: Parser[] = new Array(count);
	const fill = (): void => {
		for (let i = 0; i < count; i++) parsers[i] = createParser(format, options());
	};
	const feedAll = (...chunks: readonly string[]): void => {
		for (const parser of parsers) for (const chunk of chunks) parser.feed(chunk);
	};
	// what is made once for each format is no parser's
	const first = createParser(format, options());
	first.feed("Hello, world <to");
	parsers.fill(first);
	const base = heapUsed();
	fill();
	const fresh = heapUsed();
	feedAll("Hello", ", wor", "ld.\n");
	const reading = heapUsed();
	feedAll("If a < b,", " then <too", "l_", " [is] it\n");
	const tempted = heapUsed();
	if (parsers.some((parser) => parser.message !== null)) throw new Error("a parser collects");
	const [a, b, c] = [fresh, reading, tempted].map((heap) => Math.round((heap - base) / count));
	return { format: name, options: title, fresh: a ?? 0, reading: b ?? 0, tempted: c ?? 0 };
}

/** `count`: parsers that are alive at once. */
export function idleRows(count: number): readonly IdleRow[] {
	return FORMATS.flatMap((name) => OPTIONS.map((options) => idle(name, options, count)));
}
