/**
 * P19: text that arrives as bytes is the text, however its bytes are cut: no U+FFFD, no half of a surrogate pair leaves.
 * Bytes that are no UTF-8 become U+FFFD only when they cannot be completed any more, as a decoder of the whole would have it.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ParserEvent } from "../../../src/runtime/events.js";
import { cutAt, every } from "../support/chunks.js";
import { objectPlaces } from "../support/places.js";
import { ALONE } from "../support/readers.js";
import { callsOf, eventsOf, fold, print, read } from "../support/reading.js";
import { sharedOut } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";

const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Every cut into two. */
function cuts(text: string): readonly string[][] {
	return Array.from(text, (_, at) => cutAt(text, [at]));
}

/** No event has half of a pair in its text. */
function expectWholePairs(events: readonly ParserEvent[]): void {
	for (const event of events) {
		const text = event.type === "call-arguments" ? event.delta : "text" in event ? event.text : "";
		if (HALF.test(text)) expect.fail(`half a pair leaves: ${JSON.stringify(event)}`);
	}
}

/** Characters of all lengths in UTF-8 where the format's fragments have few. */
const wide = fc.constantFrom(
	"é",
	"ø",
	"東",
	"京",
	"🙂",
	"👩‍👩‍👧",
	"\u2028",
	"\ufeff",
	"e\u0301",
	"𝒳",
	'"🙂"',
	"\n🙂",
);

export const p19: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P19 unicode${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;
		const anyWide = fc
			.array(fc.oneof(reader.text(subject), wide, wide), { maxLength: 6 })
			.map((parts) => parts.join(""));

		test("every split of the bytes", () => {
			fc.assert(
				fc.property(anyWide, reader.setting(subject), (text, setting) => {
					const bytes = new TextEncoder().encode(text);
					const whole = print(read(format, [text], setting));
					const check = (chunks: readonly Uint8Array[]): void => {
						const events = eventsOf(format, chunks, setting);
						expectWholePairs(events);
						if (print(fold(events)) !== whole)
							expect(fold(events), `${chunks.map((chunk) => chunk.length)}`).toEqual(
								read(format, [text], setting),
							);
					};
					for (let at = 0; at <= bytes.length; at++) check([bytes.slice(0, at), bytes.slice(at)]);
					check(Array.from(bytes, (byte) => Uint8Array.of(byte)));
				}),
				reader.runs(60),
			);
		});

		test("every split of the code units", () => {
			fc.assert(
				fc.property(
					anyWide,
					reader.setting(subject),
					fc.integer({ min: 1, max: 7 }),
					(text, setting, size) => {
						const chunks = text
							.split("")
							.flatMap((unit, at) => (at % size === 0 ? [unit, ""] : [unit]));
						const events = eventsOf(format, chunks, setting);
						expectWholePairs(events);
						expect(fold(events)).toEqual(read(format, [text], setting));
					},
				),
				reader.runs(150),
			);
		});

		test("a pair whose halves are escaped in a string that holds the arguments", () => {
			for (const { before, whole } of objectPlaces(subject)) {
				const held = JSON.stringify('{"a": "x\ud83d\ude00\ud83d\ude00"}').replaceAll(
					/[\ud800-\udfff]/g,
					(half) => `\\u${half.charCodeAt(0).toString(16)}`,
				);
				const chunks = every(before + held, 1);
				expectWholePairs(eventsOf(format, chunks, reader.as(whole.setting)));
			}
		});

		test("a half of a pair that is escaped alone in a string that holds the arguments", () => {
			const value = "\ud83dx\ude00\ud83d\ud83d\ude00";
			const held = JSON.stringify(`{"a": "${value}"}`).replaceAll(
				/[\ud800-\udfff]/g,
				(half) => `\\u${half.charCodeAt(0).toString(16)}`,
			);
			for (const { before, after, whole } of sharedOut(subject, objectPlaces(subject), 4)) {
				const text = before + held + after;
				const setting = reader.as(whole.setting);
				const expected = read(format, [text], setting);
				const call = callsOf(expected).find(({ repairs }) => repairs.includes("stringified"));
				if (call !== undefined) expect(JSON.parse(call.arguments)).toEqual({ a: value });
				for (const chunks of [[text], every(text, 1), ...cuts(text)]) {
					const events = eventsOf(format, chunks, setting);
					expectWholePairs(events);
					expect(fold(events)).toEqual(expected);
				}
			}
		});

		test("bytes that are no UTF-8", () => {
			const noise = fc.array(
				fc.oneof(
					fc.uint8Array({ maxLength: 4 }),
					anyWide.map((text) => new TextEncoder().encode(text)),
				),
				{ maxLength: 5 },
			);
			fc.assert(
				fc.property(
					noise,
					reader.setting(subject),
					fc.integer({ min: 1, max: 5 }),
					(parts, setting, size) => {
						const bytes = Uint8Array.from(parts.flatMap((part) => [...part]));
						const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
						const chunks: Uint8Array[] = [];
						for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size));
						expect(read(format, chunks, setting)).toEqual(read(format, [text], setting));
					},
				),
				reader.runs(200),
			);
		});

		test("a byte sequence that is cut off by a text ends where it stands", () => {
			const chunks = [Uint8Array.of(0x61, 0xf0, 0x9f), "b", Uint8Array.of(0x99, 0x82)];
			const items = read(format, chunks, { options: {}, finish: "stop" }).items;
			const text = items.map((item) => (item.type === "call" ? "" : item.text)).join("");
			expect(text.replace(/\ufffd+/g, "\ufffd")).toBe("a\ufffdb\ufffd");
		});
	});
};
