/**
 * P1, P3, P5 and P6 with the chain on, for pairs of a primary and a fallback. The quick run takes each primary with one
 * fallback and with all four; `FC_RUNS=1` all pairs.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type ChainOptions,
	createChain,
	DEFAULT_FALLBACKS,
	type Fallback,
} from "../../src/chain/index.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { grows } from "../properties/laws/p03-monotone.js";
import { checkWire } from "../properties/laws/p05-wire.js";
import { checkTiling } from "../properties/laws/p06-tiling.js";
import { anyPlaces, cutAtFractions } from "../properties/support/chunks.js";
import { fold } from "../properties/support/reading.js";
import { REASONS, runs } from "../properties/support/settings.js";
import { registrySubjects, type Subject } from "../properties/support/subjects.js";
import { hear, hearAllWays, OPEN } from "./support.js";
import { anyMessage } from "./texts.js";

function anyOptions(subject: Subject, fallbacks: readonly Fallback[]): fc.Arbitrary<ChainOptions> {
	const entries = [undefined, ...subject.format.entries.map(({ name }) => name)];
	return fc
		.record({
			entry: fc.constantFrom(...entries),
			intent: fc.constantFrom(undefined, true, true),
			strict: fc.boolean(),
			markup: fc.boolean(),
			candidateLength: fc.constantFrom(40, 60, 2048),
			heldText: fc.constantFrom(20, 64, 65536),
		})
		.map(({ entry, intent, heldText, ...rest }) => {
			const { intent: _, ...open } = OPEN;
			return {
				...open,
				...rest,
				fallbacks,
				limits: { heldText },
				...(entry === undefined ? {} : { entry }),
				...(intent === undefined ? {} : { intent }),
			};
		});
}

const subjects = registrySubjects();
const all = Number(process.env.FC_RUNS ?? 0) >= 1;
const pairs = subjects.flatMap((subject, at): [string, Subject, readonly Fallback[]][] => {
	const others = DEFAULT_FALLBACKS.filter(({ format }) => format !== subject.format);
	const some = all ? others : [others[at % others.length] ?? fail()];
	return [
		...some.map((one): [string, Subject, readonly Fallback[]] => [
			`${subject.format.name} and ${one.mode}`,
			subject,
			[one],
		]),
		[`${subject.format.name} and all`, subject, DEFAULT_FALLBACKS],
	];
});

function fail(): never {
	throw new Error("no fallback is left");
}

describe.each(pairs)("%s", (_name, subject, fallbacks) => {
	const any = fc.tuple(
		anyMessage(subject, fallbacks),
		anyOptions(subject, fallbacks),
		fc.constantFrom(...REASONS),
	);
	const { format } = subject;

	test("P1: whole, every cut, one character at a time", () => {
		fc.assert(
			fc.property(any, anyPlaces, ([text, options, finish], places) => {
				const whole = hearAllWays(format, text, options, finish);
				const chunks = ["", ...cutAtFractions(text, places)];
				expect(hear(format, chunks, options, finish).reading).toEqual(whole.reading);
			}),
			runs(60),
		);
	});

	test("P3: what a prefix gives is a prefix", () => {
		fc.assert(
			fc.property(any, ([text, options, finish]) => {
				const { reading } = hear(format, [text], options, finish);
				const chain = createChain(format, options);
				const events: ParserEvent[] = [];
				for (const piece of text) {
					events.push(...chain.feed(piece));
					const part = fold(events);
					if (!grows(part, reading)) expect(part).toEqual(reading);
				}
			}),
			runs(60),
		);
	});

	test("P5: the wire form of what leaves", () => {
		fc.assert(
			fc.property(any, ([text, options, finish]) => {
				const chain = createChain(format, options);
				const steps = Array.from(text, (piece) => [...chain.feed(piece)]);
				checkWire([...steps, [...chain.finish(finish)]]);
			}),
			runs(100),
		);
	});

	test("P6: the spans tile the input, and nothing that the primary gives is lost", () => {
		fc.assert(
			fc.property(any, ([text, options, finish]) => {
				const marked = { ...options, markup: true };
				const { events, outcome } = hear(format, text.split(""), marked, finish);
				checkTiling(text, events, format);
				const calls = events.filter(({ type }) => type === "call-start").length;
				expect(outcome.mode === "none").toBe(calls === 0);
				if (outcome.mode !== "primary") expect(calls).toBeLessThanOrEqual(1);
			}),
			runs(150),
		);
	});
});
