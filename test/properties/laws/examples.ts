/**
 * Every example of every grammar, strict and lenient: it gives what it says; every single cut, every size of chunks and single
 * characters give the same; and every prefix of it has an end that keeps the laws of P5 and P6, the same streamed and whole. A quick
 * run takes some of the larger sizes, and some of the prefixes, others in strict mode.
 */
import { describe, expect, test } from "vitest";
import { differences, runExample } from "../../../src/compiler/examples/run.js";
import { every } from "../support/chunks.js";
import { pick, seeded } from "../support/random.js";
import { eventsOf, fold, print, read } from "../support/reading.js";
import { FACTOR, type Setting, settingOf, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { expectSame } from "./p01-chunking.js";
import { checkWire } from "./p05-wire.js";
import { checkTiling } from "./p06-tiling.js";

/** Above this length a sample of the places stands for all of them; in a quick run over many formats, sooner. */
const ALL = FACTOR < 1 ? 120 : 2_000;
const SAMPLE = 100;
/** Sizes of chunks that are tried beside the smallest ones. */
const SIZES = FACTOR < 1 ? 8 : Number.POSITIVE_INFINITY;
const SMALL = 8;

/** All places between two characters, or a sample that is the same in every run. */
function places(length: number): readonly number[] {
	const all = Array.from({ length: Math.max(0, length - 1) }, (_, at) => at + 1);
	if (length <= ALL) return all;
	const random = seeded(length);
	return Array.from({ length: SAMPLE }, () => pick(random, all));
}

function* ways(text: string): Generator<readonly string[]> {
	for (const at of places(text.length)) yield [text.slice(0, at), text.slice(at)];
	yield every(text, 1);
	// larger chunks than half of the text are single cuts
	const sizes = places(text.length >> 1);
	const step = Math.max(1, Math.ceil(sizes.length / SIZES));
	for (const [at, size] of sizes.entries())
		if (size > 1 && (size < SMALL || at % step === 0)) yield every(text, size);
}

const withMarkup = new WeakMap<Setting, Setting>();

/** One object for all prefixes: the parser resolves options anew for each object. */
function marked(setting: Setting): Setting {
	const made = withMarkup.get(setting) ?? {
		...setting,
		options: { ...setting.options, markup: true },
	};
	withMarkup.set(setting, made);
	return made;
}

function checkPrefix({ format }: Subject, part: string, setting: Setting): void {
	const events = eventsOf(format, [part], marked(setting));
	checkTiling(part, events, format);
	checkWire([events]);
	const streamed = read(format, every(part, 1), setting);
	const whole = fold(events);
	if (print(streamed) !== print(whole))
		expect(streamed, `streamed: ${JSON.stringify(part)}`).toEqual(whole);
}

export const examples: Property = (subjects) => {
	describe.each(rows(subjects))("examples: %s", (_name, subject) => {
		test("each gives what it says", () => {
			for (const example of subject.examples) {
				expect(runExample(subject.format, example), example.title).toEqual([]);
				const wrong = [...example.expect, { type: "text" as const, text: "and no more" }];
				expect(
					differences(wrong, eventsOf(subject.format, [example.input], settingOf(example, false)))
						.length,
				).toBeGreaterThan(0);
			}
		});
		test("in all chunks", () => {
			const strictly = sharedOut(subject, subject.examples, 3);
			for (const example of subject.examples) {
				// in strict mode there is no lenient rule to lead astray: a quick run tries some examples so
				const modes = strictly.includes(example) ? [false, true] : [false];
				for (const strict of modes)
					expectSame(subject, example.input, settingOf(example, strict), ways(example.input));
			}
		});
		test("every prefix", () => {
			for (const example of subject.examples) {
				for (const strict of [false, true]) {
					const setting = settingOf(example, strict);
					const all = places(example.input.length);
					for (const at of sharedOut(subject, all, 6, strict ? 3 : 0))
						checkPrefix(subject, example.input.slice(0, at), setting);
				}
			}
		});
	});
};
