/**
 * P2: with flagged input, how tokens are grouped into steps does not matter, and `special` decides what is a marker: one of the
 * format's tokens spelled by ordinary tokens is text, and a text that is not one of its tokens is none when it is special.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FlaggedChunk } from "../../../src/runtime/events.js";
import { ALONE } from "../support/readers.js";
import { callsOf, print, read, textOf } from "../support/reading.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { wholeExamples } from "../support/well-formed.js";

/** The text as a tokenizer with the format's tokens would cut it: longest special token first, ordinary text between. */
export function tokenize({ format }: Subject, text: string): FlaggedChunk[] {
	const tokens = [...format.tokens].sort((a, b) => b.length - a.length);
	const chunks: FlaggedChunk[] = [];
	let plain = "";
	for (let at = 0; at < text.length; ) {
		const token = tokens.find((one) => text.startsWith(one, at));
		if (token === undefined) {
			plain += text.charAt(at++);
			continue;
		}
		if (plain !== "") chunks.push({ text: plain, special: false });
		plain = "";
		chunks.push({ text: token, special: true });
		at += token.length;
	}
	if (plain !== "") chunks.push({ text: plain, special: false });
	return chunks;
}

/** Ordinary text in pieces of random sizes; special tokens stay whole. */
function inPieces(chunks: readonly FlaggedChunk[], sizes: readonly number[]): FlaggedChunk[] {
	let turn = 0;
	return chunks.flatMap((chunk): FlaggedChunk[] => {
		if (chunk.special === true) return [chunk];
		const pieces: FlaggedChunk[] = [];
		for (let at = 0; at < chunk.text.length; ) {
			const size = sizes[turn++ % sizes.length] ?? 1;
			pieces.push({ ...chunk, text: chunk.text.slice(at, at + size) });
			at += size;
		}
		return pieces;
	});
}

const anySizes = fc.array(fc.integer({ min: 1, max: 256 }), { minLength: 1, maxLength: 6 });

export const p02: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P2 token groups${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;

		test("tokens in groups of any size", () => {
			fc.assert(
				fc.property(
					reader.text(subject),
					reader.setting(subject),
					anySizes,
					(text, setting, sizes) => {
						const tokens = tokenize(subject, text);
						const whole = read(format, tokens, setting);
						const others = [inPieces(tokens, sizes), inPieces(tokens, [1]), inPieces(tokens, [3])];
						for (const chunks of others) {
							const other = read(format, chunks, setting);
							if (print(other) !== print(whole))
								expect(other, JSON.stringify(chunks)).toEqual(whole);
						}
					},
				),
				reader.runs(300),
			);
		});

		test("flags of any kind, in pieces that need not be tokens", () => {
			const flagged = fc.tuple(reader.text(subject), fc.constantFrom(true, false, undefined));
			fc.assert(
				fc.property(
					fc.array(flagged, { maxLength: 4 }),
					reader.setting(subject),
					(parts, setting) => {
						const chunk = (text: string, special: boolean | undefined): FlaggedChunk =>
							special === undefined ? { text } : { text, special };
						const whole = read(
							format,
							parts.map(([text, special]) => chunk(text, special)),
							setting,
						);
						const single = parts.flatMap(([text, special]) =>
							text.split("").map((one) => chunk(one, special)),
						);
						expect(read(format, single, setting)).toEqual(whole);
					},
				),
				reader.runs(200),
			);
		});

		// tokens are markup of the primary: a chain is told no flags
		if (reader.chained) return;

		test("a well-formed message with its own tokens flagged is what it is without flags", () => {
			for (const { input, setting, reading } of wholeExamples(subject)) {
				// a token in a string may be the model's word for it: only what is markup is a token
				if (
					callsOf(reading).some((call) =>
						format.tokens.some((token) => call.arguments.includes(token)),
					)
				)
					continue;
				expect(read(format, tokenize(subject, input), setting)).toEqual(reading);
				expect(read(format, inPieces(tokenize(subject, input), [2]), setting)).toEqual(reading);
			}
		});

		test("without its special tokens there is no call that needs them", () => {
			for (const { input, setting, reading } of wholeExamples(subject)) {
				const calls = callsOf(reading);
				const begins = calls.every((call) =>
					format.tokens.some((token) => input.startsWith(token, call.start)),
				);
				// what is no call (a frame around an answer, an empty list) may do without tokens
				if (!begins || calls.length === 0) continue;
				// a lenient rule may do without the token
				const strict = { ...setting, options: { ...setting.options, strict: true } };
				const got = read(format, [{ text: input, special: false }], strict);
				expect(callsOf(got)).toEqual([]);
				if (textOf(reading, "reasoning") === "" && setting.options.entry === undefined) {
					expect(textOf(got, "content")).toBe(input);
				}
			}
		});
	});
};
