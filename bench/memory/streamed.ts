/** How far the heap grows while a long argument streams to a consumer that keeps nothing of it. */
import { createParser, type EventSink, type Parser } from "../../src/index.js";
import { formatOf, LONG_ARGUMENTS, type LongArgument, TOOLS } from "./formats.js";
import { heapUsed } from "./heap.js";

export interface StreamedRow {
	readonly format: string;
	readonly wire: string;
	/** event objects, or a sink */
	readonly to: "events" | "sink";
	/** characters of each chunk */
	readonly chunk: number;
	/** characters of the argument */
	readonly length: number;
	/** the most by which the heap was larger than before, in bytes */
	readonly growth: number;
}

const SAMPLES = 10;
/** it changes with its place, so that no two chunks share their text */
const LINE = "a line of prose, with <tags> and (brackets), 'quotes' of one kind and a # number ";

class Count implements EventSink {
	arguments = 0;
	ends: string[] = [];
	content(): void {}
	reasoning(): void {}
	callStart(): void {}
	callArguments(_index: number, delta: string): void {
		this.arguments += delta.length;
	}
	callEnd(_index: number, status: string): void {
		this.ends.push(status);
	}
	notice(): void {}
}

function feed(parser: Parser, chunk: string, count: Count): void {
	for (const event of parser.feed(chunk)) {
		if (event.type === "call-arguments") count.arguments += event.delta.length;
		if (event.type === "call-end") count.ends.push(event.status);
	}
}

function streamed(
	argument: LongArgument,
	to: "events" | "sink",
	chunk: number,
	wanted: number,
): StreamedRow {
	const count = new Count();
	const options = { tools: TOOLS, ...(to === "sink" ? { sink: count } : {}) };
	const parser = createParser(formatOf(argument.format), options);
	feed(parser, argument.before, count);
	const base = heapUsed();
	let growth = 0;
	let length = 0;
	for (let sample = 1; sample <= SAMPLES; sample++) {
		for (; length < (wanted * sample) / SAMPLES; length += chunk) {
			feed(parser, (LINE + length).repeat(Math.ceil(chunk / LINE.length)).slice(0, chunk), count);
		}
		growth = Math.max(growth, heapUsed() - base);
	}
	feed(parser, argument.after, count);
	parser.finish("stop");
	const [status] = count.ends;
	if (status !== "complete" || count.arguments < length)
		throw new Error(`${argument.format}: the call is ${status} with ${count.arguments} characters`);
	return { format: argument.format, wire: argument.wire, to, chunk, length, growth };
}

/** `length`: characters of each argument. */
export function streamedRows(length: number): readonly StreamedRow[] {
	const rows: StreamedRow[] = [];
	for (const argument of LONG_ARGUMENTS)
		for (const to of ["events", "sink"] as const)
			for (const chunk of [64, 65_536]) rows.push(streamed(argument, to, chunk, length));
	return rows;
}
