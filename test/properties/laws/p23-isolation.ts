/**
 * P23: a parser's state is its own. Parsers that are fed in turns, of one format or of several, with the same options
 * object, give each what it gives alone; formats and options are read and never written.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ParserEvent } from "../../../src/runtime/events.js";
import { every } from "../support/chunks.js";
import { ALONE } from "../support/readers.js";
import { fold, parserFor, read, withIds } from "../support/reading.js";
import { type Property, rows, type Subject } from "../support/subjects.js";

/** Frozen through and through: whoever writes to it throws. */
function frozen<T>(value: T): T {
	if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const part of Object.values(value)) frozen(part);
	}
	return value;
}

export const p23: Property = (subjects, reader = ALONE) => {
	const any = fc.constantFrom(...subjects);
	const one = (subject: Subject) =>
		fc.record({
			subject: fc.constant(subject),
			text: reader.text(subject),
			setting: reader.setting(subject),
			size: fc.integer({ min: 1, max: 30 }),
		});

	describe.each(rows(subjects))(`P23 isolation${reader.title}: %s`, (_name, subject) => {
		test("parsers that are fed in turns", () => {
			const some = fc.array(fc.oneof(one(subject), any.chain(one)), { minLength: 2, maxLength: 5 });
			fc.assert(
				fc.property(some, fc.array(fc.nat()), (choices, turns) => {
					const streams = choices.map(({ subject: { format }, text, setting, size }) => ({
						parser: parserFor(frozen(format), frozen(withIds(frozen(setting.options)))),
						chunks: every(text, size),
						finish: setting.finish,
						events: [] as ParserEvent[],
					}));
					const open = [...streams];
					for (let turn = 0; open.length > 0; turn++) {
						const at = (turns[turn % Math.max(1, turns.length)] ?? turn) % open.length;
						const stream = open[at];
						if (stream === undefined) break;
						const chunk = stream.chunks.shift();
						if (chunk === undefined) {
							stream.events.push(...stream.parser.finish(stream.finish));
							open.splice(at, 1);
						} else stream.events.push(...stream.parser.feed(chunk));
					}
					for (const [at, { subject: alone, text, setting }] of choices.entries()) {
						expect(fold(streams[at]?.events ?? [])).toEqual(read(alone.format, [text], setting));
					}
				}),
				reader.runs(200),
			);
		});

		test("events that have left are not changed by what comes", () => {
			fc.assert(
				fc.property(
					reader.text(subject),
					reader.setting(subject),
					fc.integer({ min: 1, max: 20 }),
					(text, { options, finish }, size) => {
						const parser = parserFor(subject.format, options);
						const lists: { now: readonly ParserEvent[]; kept: string }[] = [];
						const keep = (now: readonly ParserEvent[]): void => {
							lists.push({ now, kept: JSON.stringify(now) });
						};
						for (const chunk of every(text, size)) keep(parser.feed(chunk));
						keep(parser.finish(finish));
						for (const { now, kept } of lists) expect(JSON.stringify(now)).toBe(kept);
					},
				),
				reader.runs(150),
			);
		});
	});
};
