/** Those that are compared: the parser, told to a sink or asked for events, and the floor, on the same chunks. */
import { deepseek_v32 } from "../src/generated/formats/deepseek_v32.js";
import { hermes } from "../src/generated/formats/hermes.js";
import { lfm2 } from "../src/generated/formats/lfm2.js";
import { qwen_coder } from "../src/generated/formats/qwen_coder.js";
import type { ParserEvent } from "../src/runtime/events.js";
import { createParser } from "../src/runtime/index.js";
import {
	type CallValueEvent,
	type ValueKind,
	type ValueSink,
	valuesTo,
	withValues,
} from "../src/values/index.js";
import { EventFloor } from "./floor/events.js";
import { HermesFloor } from "./floor/hermes.js";
import { PythonFloor } from "./floor/python.js";
import type { Floor } from "./floor/sink.js";
import { DSML, QWEN, TaggedFloor } from "./floor/tagged.js";
import { ProseFloor } from "./floor/text.js";
import { type KeyedSink, ValuesFloor } from "./floor/values.js";
import { TOOLS } from "./texts/calls.js";

export type FormatName = "hermes" | "qwen_coder" | "deepseek_v32" | "lfm2";
export type FloorName = FormatName | "prose" | "events" | "values";

/** Messages, each as its chunks. */
export type Messages = readonly (readonly string[])[];

/** What all count: enough that no work can be left out, little enough to cost next to nothing. */
export class Counts implements KeyedSink, ValueSink {
	characters = 0;
	argument = 0;
	/** characters of decoded strings */
	decoded = 0;
	calls = 0;
	ends = 0;

	text(text: string): void {
		this.characters += text.length;
	}
	content(text: string): void {
		this.characters += text.length;
	}
	start(_name: string): void {
		this.calls++;
	}
	args(delta: string): void {
		this.argument += delta.length;
	}
	end(): void {
		this.ends++;
	}
	value(_key: string, delta: string): void {
		this.decoded += delta.length;
	}

	callValue(_index: number, _key: string, kind: ValueKind, delta: string): void {
		if (kind === "string") this.decoded += delta.length;
	}
	reasoning(): void {}
	notice(): void {}
	callStart(): void {
		this.calls++;
	}
	callArguments(_index: number, delta: string): void {
		this.argument += delta.length;
	}
	callEnd(): void {
		this.ends++;
	}

	event(event: ParserEvent): void {
		switch (event.type) {
			case "content":
				this.characters += event.text.length;
				break;
			case "call-arguments":
				this.argument += event.delta.length;
				break;
			case "call-start":
				this.calls++;
				break;
			case "call-end":
				this.ends++;
				break;
		}
	}

	toString(): string {
		const { characters, argument, decoded, calls, ends } = this;
		return `${characters} content, ${argument} arguments, ${decoded} decoded, ${calls} calls, ${ends} ends`;
	}
}

const FORMATS = { hermes, qwen_coder, deepseek_v32, lfm2 };
const OPTIONS = { tools: TOOLS };

export function runOurs(name: FormatName, messages: Messages): Counts {
	const counts = new Counts();
	const format = FORMATS[name];
	for (const chunks of messages) {
		const parser = createParser(format, OPTIONS);
		for (const chunk of chunks) {
			const events = parser.feed(chunk);
			for (let i = 0; i < events.length; i++) counts.event(events[i] as ParserEvent);
		}
		for (const event of parser.finish("stop")) counts.event(event);
	}
	return counts;
}

/** The parser told to a sink, as the floor is: the same interface, so the same work. */
export function runTold(name: FormatName, messages: Messages): Counts {
	const counts = new Counts();
	const format = FORMATS[name];
	for (const chunks of messages) {
		const parser = createParser(format, { tools: TOOLS, sink: counts });
		for (const chunk of chunks) parser.feed(chunk);
		parser.finish("stop");
	}
	return counts;
}

/** The parser with its values decoded. */
export function runValues(name: FormatName, messages: Messages): Counts {
	const counts = new Counts();
	const format = FORMATS[name];
	for (const chunks of messages) {
		const parser = createParser(format, { tools: TOOLS, sink: valuesTo(counts) });
		for (const chunk of chunks) parser.feed(chunk);
		parser.finish("stop");
	}
	return counts;
}

export function runValueEvents(name: FormatName, messages: Messages): Counts {
	const counts = new Counts();
	const format = FORMATS[name];
	for (const chunks of messages) {
		const parser = withValues(createParser(format, OPTIONS));
		const see = (events: readonly (ParserEvent | CallValueEvent)[]): void => {
			for (const event of events) {
				if (event.type !== "call-value") counts.event(event);
				else if (event.kind === "string") counts.decoded += event.delta.length;
			}
		};
		for (const chunk of chunks) see(parser.feed(chunk));
		see(parser.finish("stop"));
	}
	return counts;
}

/** The same loop, written out: shared with ours it would make both slower. */
function runEvents(messages: Messages): Counts {
	const counts = new Counts();
	for (const chunks of messages) {
		const parser = new EventFloor();
		for (const chunk of chunks) {
			const events = parser.feed(chunk);
			for (let i = 0; i < events.length; i++) counts.event(events[i] as ParserEvent);
		}
		for (const event of parser.finish()) counts.event(event);
	}
	return counts;
}

function makeFloor(name: Exclude<FloorName, "events">, sink: KeyedSink): Floor {
	switch (name) {
		case "values":
			return new ValuesFloor(sink);
		case "prose":
			return new ProseFloor(sink);
		case "hermes":
			return new HermesFloor(sink);
		case "qwen_coder":
			return new TaggedFloor(sink, QWEN);
		case "deepseek_v32":
			return new TaggedFloor(sink, DSML);
		case "lfm2":
			return new PythonFloor(sink);
	}
}

export function runFloor(name: FloorName, messages: Messages): Counts {
	if (name === "events") return runEvents(messages);
	const counts = new Counts();
	for (const chunks of messages) {
		const floor = makeFloor(name, counts);
		for (const chunk of chunks) floor.feed(chunk);
		floor.finish();
	}
	return counts;
}
