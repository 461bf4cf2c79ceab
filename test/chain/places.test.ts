/** What waits in a chain, and where it stands in the input: against lists of single characters. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Held } from "../../src/chain/held.js";
import { Spans } from "../../src/chain/spans.js";
import type { ParserEvent } from "../../src/runtime/events.js";

/** A piece of content, or something else, behind a gap in the input. */
interface Part {
	readonly gap: number;
	readonly text: string | null;
}
const someParts: fc.Arbitrary<readonly Part[]> = fc.array(
	fc.record({
		gap: fc.constantFrom(0, 0, 0, 2),
		text: fc.oneof(
			{ weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 4 }) },
			{ weight: 1, arbitrary: fc.constant(null) },
		),
	}),
	{ maxLength: 7 },
);

/** The other events in a row all say something else. */
function eventsOf(parts: readonly Part[]): readonly ParserEvent[] {
	let at = 0;
	return parts.map(({ gap, text }, index): ParserEvent => {
		const start = at + gap;
		at = start + (text?.length ?? 0);
		return text === null
			? { type: "notice", code: String(index), message: "", start, end: start }
			: { type: "content", text, start, end: at };
	});
}

/** A character with its place in the input, or what is no content. */
type Item = readonly [sign: string, place: number] | ParserEvent;
const isSign = (item: Item): item is readonly [string, number] => Array.isArray(item);

function itemsOf(events: readonly ParserEvent[]): readonly Item[] {
	return events.flatMap((event): readonly Item[] => {
		if (event.type !== "content") return [event];
		expect(event.text.length).toBe(event.end - event.start);
		expect(event.text).not.toBe("");
		return event.text.split("").map((sign, at) => [sign, event.start + at] as const);
	});
}

function heldOf(parts: readonly Part[]): Held {
	const held = new Held();
	for (const event of eventsOf(parts)) held.push(event);
	return held;
}

const LENGTH = 30;
const somePlace = fc.nat(LENGTH);

describe("what waits", () => {
	test("leaves as it came, text that follows on text in one piece", () => {
		fc.assert(
			fc.property(someParts, (parts) => {
				const held = heldOf(parts);
				const out = held.release();
				expect(itemsOf(out)).toEqual(itemsOf(eventsOf(parts)));
				for (const [at, event] of out.entries()) {
					const next = out[at + 1];
					const follows = event.type === "content" && next?.type === "content";
					if (follows) expect(next.start).toBeGreaterThan(event.end);
				}
				expect(held.release()).toEqual([]);
			}),
		);
	});

	test("leaves up to a place: all before the first character there", () => {
		fc.assert(
			fc.property(someParts, fc.array(somePlace, { maxLength: 4 }), (parts, given) => {
				const held = heldOf(parts);
				let left = itemsOf(eventsOf(parts));
				for (const place of given.sort((one, other) => one - other)) {
					const at = left.findIndex((item) => isSign(item) && item[1] >= place);
					const count = at < 0 ? left.length : at;
					expect(itemsOf(held.releaseTo(place))).toEqual(left.slice(0, count));
					left = left.slice(count);
				}
				expect(itemsOf(held.release())).toEqual(left);
			}),
		);
	});

	test("has its text from a place on, each run of characters that follow each other", () => {
		fc.assert(
			fc.property(someParts, somePlace, (parts, from) => {
				const runs: string[] = [];
				let last = -1;
				for (const item of itemsOf(eventsOf(parts))) {
					if (!isSign(item) || item[1] < from) continue;
					const [sign, place] = item;
					if (place === last + 1 && runs.length > 0) runs.push(`${runs.pop() ?? ""}${sign}`);
					else runs.push(sign);
					last = place;
				}
				expect(heldOf(parts).textsFrom(from)).toEqual(runs);
			}),
		);
	});

	test("leaves with other events in the place of a text", () => {
		const call: ParserEvent = {
			type: "call-start",
			index: 0,
			id: "i",
			name: "f",
			start: 0,
			end: 0,
		};
		fc.assert(
			fc.property(someParts, somePlace, somePlace, (parts, one, other) => {
				const [start, end] = [Math.min(one, other), Math.max(one, other)];
				const held = heldOf(parts);
				const items = itemsOf(eventsOf(parts));
				const at = items.findIndex((item) => isSign(item) && item[1] >= start);
				const count = at < 0 ? items.length : at;
				const rest = items.slice(count).filter((item) => !isSign(item) || item[1] >= end);
				const out = held.replace(start, end, [call]);
				expect(itemsOf(out)).toEqual([...items.slice(0, count), call, ...rest]);
				expect(held.release()).toEqual([]);
			}),
		);
	});
});

describe("places of what the fallbacks read", () => {
	test("are those of the input; a span with a gap in it has none", () => {
		const somePieces = fc.array(
			fc.record({ gap: fc.constantFrom(0, 0, 3), length: fc.integer({ min: 1, max: 4 }) }),
			{ minLength: 1, maxLength: 8 },
		);
		fc.assert(
			fc.property(somePieces, fc.nat(20), (pieces, forgotten) => {
				const spans = new Spans();
				expect(spans.continues(7)).toBe(true);
				/** by place in the text that is read: the place in the input */
				const sources: number[] = [];
				let source = 5;
				for (const { gap, length } of pieces) {
					source += gap;
					const last = sources.at(-1);
					for (const at of [source, source + 1, source - 1])
						expect(spans.continues(at)).toBe(last === undefined || at === last + 1);
					spans.add(length, source);
					for (let k = 0; k < length; k++) sources.push(source++);
				}
				expect(spans.length).toBe(sources.length);
				const from = Math.min(forgotten, sources.length - 1);
				for (const first of [0, from]) {
					spans.forget(first);
					for (let start = first; start < sources.length; start++)
						for (let end = start + 1; end <= sources.length; end++) {
							const span = sources.slice(start, end);
							const [begin = -1] = span;
							const whole = span.every((place, k) => place === begin + k);
							expect(spans.whole(start, end)).toBe(whole ? begin : -1);
						}
				}
			}),
		);
	});
});
