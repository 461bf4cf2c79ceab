/**
 * The lanes: a chunk that lies in one payload leaves without the machine, and as the machine would give it. What keeps its events
 * does not take the lanes: it is the machine alone. Whether the machine has read a chunk is counted, not timed.
 */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type OpenParser, openParser } from "../../src/runtime/engine/parser.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import type { Machine } from "../../src/runtime/machine/machine.js";
import { MODE_TEXT, MODE_VALUE } from "../../src/runtime/machine/mode.js";
import type { EventSink } from "../../src/runtime/sink.js";
import { every } from "../properties/support/chunks.js";
import { withIds } from "../properties/support/reading.js";
import { settingOf } from "../properties/support/settings.js";
import { registrySubjects, rows, type Subject } from "../properties/support/subjects.js";

/** Texts that lanes meet in the middle of a payload, in pieces: of characters, of escapes, of what may end something. */
const ODD: readonly (readonly string[])[] = [
	["\ud83d", "\ude00", "b"],
	["a\ud83d", "\ude00\ud83d", "\ude00"],
	["\ude00", "\ud83d", "c"],
	["a\ud83d\\", "<", "b\ud83d\\u0", "q"],
	["\\", 'n\\"', "\\u00", "e9\\ud83d", "\\ude00"],
	["\n", "\u0001", "\u007f\t"],
	["<", "</", "|", "[", "` "],
	["a".repeat(30), "<".repeat(12), "é\uff5c".repeat(40)],
	["'", '"', "'", '"'],
	['"'.repeat(70), "\u0002".repeat(65)],
];
const PLACES = 2;
const GOLDEN = 0.618033988749895;

/** Each example, whole and with one of the odd texts put in at some places; the odd pieces are chunks of their own. */
function* texts({ examples }: Subject): Generator<{
	readonly example: (typeof examples)[number];
	readonly chunks: readonly string[];
}> {
	let count = 0;
	for (const example of examples) {
		const { input } = example;
		yield { example, chunks: every(input, 1) };
		for (let k = 0; k < PLACES; k++) {
			const at = Math.floor(((++count * GOLDEN) % 1) * (input.length + 1));
			const odd = ODD[count % ODD.length] ?? [];
			// the piece before it brings the parser into its lane
			const before = [input.slice(0, at - 2), input.slice(Math.max(0, at - 2), at)];
			yield { example, chunks: [...before, ...odd, ...every(input.slice(at), 9)] };
		}
	}
}

/** What leaves with each chunk, and at the end. */
function leaving(parser: OpenParser, chunks: readonly string[]): ParserEvent[][] {
	return [...chunks.map((chunk) => [...parser.feed(chunk)]), [...parser.finish()]];
}

/** `expect` and its message are dear, and needed for failures only. */
function same(
	left: readonly unknown[],
	right: readonly unknown[],
	chunks: readonly string[],
): void {
	if (!isDeepStrictEqual(left, right)) expect(left, JSON.stringify(chunks)).toEqual(right);
}

/** A sink that keeps what it is told as events. */
function teller(told: ParserEvent[]): EventSink {
	return {
		content: (text, start, end) => void told.push({ type: "content", text, start, end }),
		reasoning: (text, start, end) => void told.push({ type: "reasoning", text, start, end }),
		callStart: (index, id, name, start, end) =>
			void told.push({ type: "call-start", index, id, name, start, end }),
		callArguments: (index, delta, start, end) =>
			void told.push({ type: "call-arguments", index, delta, start, end }),
		callEnd: (index, status, repairs, start, end) =>
			void told.push({ type: "call-end", index, status, repairs, start, end }),
		notice: (code, message, start, end) =>
			void told.push({ type: "notice", code, message, start, end }),
	};
}

/** Counts the chunks that the machine reads. */
function countTaken(parser: OpenParser): () => number {
	const take: unknown = Reflect.get(parser, "take");
	if (typeof take !== "function") throw new Error("a parser takes no chunk");
	let taken = 0;
	Object.defineProperty(parser, "take", {
		value: (chunk: string): void => {
			taken++;
			Reflect.apply(take, parser, [chunk]);
		},
	});
	return () => taken;
}

/** Where a chunk lies that leaves as it came, and what of it the machine has to see none of; null: the machine has to read it. */
function laneAt(machine: Machine, { format }: Subject): string | null {
	const { mode, payload, threads, call, drafts } = machine;
	// in a thought a call may have begun, or may begin with what is no literal
	if (drafts !== null && (!drafts.idle || drafts.stops === null)) return null;
	if (mode === MODE_VALUE) {
		const [reading] = threads;
		const closes = format.units[call.unit]?.closes.map((id) => format.literals[id]?.charAt(0));
		// of a call that may close in several ways all that is read is looked at
		if (reading === undefined || reading.step.yaml || new Set(closes).size > 1) return null;
		// a string that is an input is decoded by another reader
		if (reading.payload?.kind === "pattern" && reading.payload.reader.reading?.inString === true)
			return null;
		return `${reading.payload?.kind} ${reading.step.field}`;
	}
	// what follows the text must be known by its first character
	if (mode !== MODE_TEXT || payload === null || payload.stray) return null;
	const node = format.nodes[payload.id];
	return node?.k === "text" && node.stops !== null ? `text ${payload.field}` : null;
}

/** Letters; no grammar begins a marker with these. */
const WORD = "abc";

function leavesAsItCame(events: readonly ParserEvent[]): boolean {
	const [event, ...others] = events;
	if (event === undefined || others.length > 0) return false;
	switch (event.type) {
		case "content":
		case "reasoning":
			return event.text === WORD;
		case "call-arguments":
			return event.delta === WORD;
		default:
			return false;
	}
}

describe.each(rows(registrySubjects()))("%s", (_name, subject) => {
	const { format, examples } = subject;

	it("a chunk gives the same with the lanes and without", () => {
		let count = 0;
		for (const { example, chunks } of texts(subject)) {
			const options = {
				...withIds(settingOf(example, false).options),
				limits: ++count % 3 === 0 ? { argumentsLength: count } : {},
			};
			const alone = leaving(openParser(format, { ...options, collect: true }), chunks);
			same(leaving(openParser(format, options), chunks), alone, chunks);
			const told: ParserEvent[] = [];
			leaving(openParser(format, { ...options, sink: teller(told) }), chunks);
			same(told, alone.flat(), chunks);
		}
	});

	it("a chunk like the one before it, which left as it came, is not read by the machine", () => {
		let count = 0;
		for (const example of examples) {
			// a string that holds an object is decoded by another reader
			if (/\\"|"\{|'\{/.test(example.input)) continue;
			const { options } = settingOf(example, false);
			for (let k = 0; k < 3 * PLACES; k++) {
				const at = Math.floor(((++count * GOLDEN) % 1) * (example.input.length + 1));
				const parser = openParser(format, options);
				parser.feed(example.input.slice(0, at));
				if (!leavesAsItCame(parser.feed(WORD))) continue;
				const taken = countTaken(parser);
				const lane = laneAt(parser.machine, subject);
				if (lane === null || !leavesAsItCame(parser.feed(WORD))) continue;
				expect(taken(), `${lane} behind ${JSON.stringify(example.input.slice(0, at))}`).toBe(0);
			}
		}
	});
});
