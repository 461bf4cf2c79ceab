/**
 * P21: work is linear in the text, whatever the text and whatever the chunks: with twice the text at most 2.3 times the steps,
 * and never more than a fixed number of steps for a character. Steps are counted, not timed.
 */
import { describe, expect, test } from "vitest";
import { createParser } from "../../../src/runtime/index.js";
import type { Limits, ParserOptions } from "../../../src/runtime/options.js";
import { every } from "../support/chunks.js";
import { insideExamples, type LongText, longTexts, textOfLength } from "../support/long-texts.js";
import { numbered } from "../support/reading.js";
import { allTools, FACTOR, scaled } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { countWork, TooMuchWork } from "../support/work.js";

const DOUBLING = 2.3;
/** A header may be read again from each of its characters; that is a bound, but a generous one. */
const PER_CHARACTER = 600;

/**
 * Beyond a limit a text is read in another state, and so at another rate. That is a change, but no growth: so lengths are compared
 * that lie on one side of every limit.
 */
const LIMITS = {
	/** no limit is reached, but that of a name: an attempt that dies of one reads it again, so it bounds the rate, as a header's does */
	none: { calls: 1e9, argumentsLength: 1e9, depth: 1e9, nameLength: 256, heldText: 1e9 },
	/** reached in a small part of the shortest text */
	early: { calls: 2, argumentsLength: 256, depth: 8, nameLength: 64, heldText: 256 },
} as const satisfies Readonly<Record<string, Limits>>;

function stepsOf(
	{ format }: Subject,
	text: string,
	size: number,
	options: ParserOptions,
	clean = false,
): number {
	const chunks = every(text, size);
	const run = (): void => {
		const parser = createParser(format, options);
		for (const chunk of chunks) parser.feed(chunk);
		parser.finish("stop");
	};
	return countWork(run, PER_CHARACTER * text.length, clean);
}

/** One line for each doubling that costs more than it may. */
function problems(
	subject: Subject,
	long: LongText,
	lengths: readonly number[],
	size: number,
	options: ParserOptions,
): string[] {
	const what = `${JSON.stringify(long.begin)} then ${JSON.stringify(long.unit)}, chunks of ${size}`;
	const found: string[] = [];
	let before = 0;
	// what is made once for a format is made by the first of them, whose steps are compared with none: what was run before it counts
	for (const [round, length] of [1_024, ...lengths].entries()) {
		const text = textOfLength(long, length);
		try {
			const steps = stepsOf(subject, text, size, options, true);
			if (round > 1 && steps > before * DOUBLING)
				found.push(`${what}: ${before} steps, then ${steps} for ${length} characters`);
			before = steps;
		} catch (error) {
			if (!(error instanceof TooMuchWork)) throw error;
			return [...found, `${what}: ${error.message} for ${length} characters`];
		}
	}
	return found;
}

/** One doubling for each format in turn; all of them with `FC_RUNS=1`. */
function someDoublings(lengths: readonly number[], turn: number): readonly number[] {
	if (FACTOR >= 1) return lengths;
	const at = turn % (lengths.length - 1);
	return lengths.slice(at, at + 2);
}

/** So many of them, from all kinds; all with a large `FC_RUNS`. */
function some(texts: readonly LongText[], count: number): readonly LongText[] {
	const step = Math.max(1, Math.floor(texts.length / scaled(count)));
	return texts.filter((_, at) => at % step === 0);
}

/** Characters in which values nest more than twice as deep as they may. */
const NESTED = 14_000;

/** One opening, if there is one. */
function openingsOf({ format: { openings, literals } }: Subject): readonly string[] {
	return openings.slice(0, 1).map((id) => literals[id] ?? "");
}

export const p21: Property = (subjects) => {
	describe.each(rows(subjects))("P21 linear work: %s", (_name, subject) => {
		const texts = longTexts(subject);
		const options = { generateId: numbered, tools: allTools(subject) };
		const sweep = (
			list: readonly LongText[],
			sizes: readonly number[],
			limits: Limits,
			lengths: readonly number[],
			strict = false,
		): void => {
			const found = list.flatMap((long) =>
				sizes.flatMap((size) =>
					problems(subject, long, lengths, size, { ...options, limits, strict }),
				),
			);
			if (found.length > 0) expect.fail(found.join("\n"));
		};
		const short = [4_096, 8_192, 16_384];
		// a chunk is read in pieces of 4,096 characters, and the first of them at a rate of its own
		const whole = [16_384, 32_768];
		const long = [65_536, 131_072, 262_144, 524_288];
		const turn = subjects.indexOf(subject);

		test("from 4 to 16 KB, whole to 32 KB, below all limits", () => {
			sweep(some(texts, 20), [1], LIMITS.none, someDoublings(short, turn));
			sweep(some(texts, 20), [Number.POSITIVE_INFINITY], LIMITS.none, whole);
		});

		test("from 4 to 16 KB, beyond all limits", () => {
			sweep(some(texts, 20), [1], LIMITS.early, someDoublings(short, turn + 1));
		});

		test("strict, from 4 to 8 KB, below all limits", () => {
			sweep(some(texts, 4), [1], LIMITS.none, short.slice(0, 2), true);
		});

		test("from 64 to 512 KB, below all limits", () => {
			sweep(some(texts, 1), [7], LIMITS.none, someDoublings(long, turn));
		});

		test("behind a part of an example, from 8 to 16 KB, below all limits", () => {
			// the longest is read before, too: by then all is known of its attempts that is kept
			sweep(insideExamples(subject, 30), [64], LIMITS.none, [16_384, 8_192, 16_384]);
		});

		test("nested deeper than the default limit on depth", () => {
			const rows = ["x ", "x ", ...openingsOf(subject)].map((begin, k) => {
				return { begin, key: k % 2 === 0 ? "arguments" : "parameters" };
			});
			for (const { begin, key } of rows) {
				const text = textOfLength({ title: key, begin, unit: `{"${key}":` }, NESTED);
				expect(() => stepsOf(subject, text, 64, options), begin + key).not.toThrow();
			}
		});

		test("the work is counted at all", () => {
			expect(stepsOf(subject, "x".repeat(1000), 1, {})).toBeGreaterThan(900);
		});
	});
};
