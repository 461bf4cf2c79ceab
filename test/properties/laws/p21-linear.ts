/**
 * P21: work is linear in the text, whatever the text and whatever the chunks: with twice the text at most 2.3 times the steps,
 * and never more than a fixed number of steps for a character. Steps are counted, not timed.
 */
import { describe, expect, test } from "vitest";
import { createParser } from "../../../src/runtime/index.js";
import type { ParserOptions } from "../../../src/runtime/options.js";
import { every } from "../support/chunks.js";
import { type LongText, longTexts, textOfLength } from "../support/long-texts.js";
import { numbered } from "../support/reading.js";
import { allTools, scaled } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { countWork, TooMuchWork } from "../support/work.js";

const DOUBLING = 2.3;
/** A header may be read again from each of its characters; that is a bound, but a generous one. */
const PER_CHARACTER = 600;

const OPTIONS: ParserOptions = {
	generateId: numbered,
	// less than the shortest text, for the rate changes there once; more than the steps that a character may take
	limits: { calls: 1_000_000, depth: 1_000_000, heldText: 1_024 },
};

function stepsOf({ format }: Subject, text: string, size: number, options: ParserOptions): number {
	const chunks = every(text, size);
	const parser = createParser(format, options);
	return countWork(() => {
		for (const chunk of chunks) parser.feed(chunk);
		parser.finish("stop");
	}, PER_CHARACTER * text.length);
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
	for (const length of lengths) {
		const text = textOfLength(long, length);
		try {
			const steps = stepsOf(subject, text, size, options);
			if (before > 0 && steps > before * DOUBLING)
				found.push(`${what}: ${before} steps, then ${steps} for ${length} characters`);
			before = steps;
		} catch (error) {
			if (!(error instanceof TooMuchWork)) throw error;
			return [...found, `${what}: ${error.message} for ${length} characters`];
		}
	}
	return found;
}

/** So many of them, from all kinds; all with a large `FC_RUNS`. */
function some(texts: readonly LongText[], count: number): readonly LongText[] {
	const step = Math.max(1, Math.floor(texts.length / scaled(count)));
	return texts.filter((_, at) => at % step === 0);
}

export const p21: Property = (subjects) => {
	describe.each(rows(subjects))("P21 linear work: %s", (_name, subject) => {
		const texts = longTexts(subject);
		const options = { ...OPTIONS, tools: allTools(subject) };

		test("from 4 to 16 KB, whole and character by character", () => {
			const lengths = [4_096, 8_192, 16_384];
			const found = some(texts, 60).flatMap((long) =>
				[1, Number.POSITIVE_INFINITY].flatMap((size) =>
					problems(subject, long, lengths, size, options),
				),
			);
			if (found.length > 0) expect.fail(found.join("\n"));
		});

		test("from 128 to 512 KB, by default limits", () => {
			const { limits: _limits, ...others } = options;
			// from beyond the default limit of held text, where the rate may change once
			const lengths = [131_072, 262_144, 524_288];
			const found = some(texts, 3).flatMap((long) => problems(subject, long, lengths, 7, others));
			expect(found).toEqual([]);
		});

		test("the work is counted at all", () => {
			expect(stepsOf(subject, "x".repeat(1000), 1, {})).toBeGreaterThan(900);
		});
	});
};
