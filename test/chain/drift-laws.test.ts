/** P1, P3, P5, P6 and P20 where calls may have drifted into another wire. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChainOptions, createChain } from "../../src/chain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { passthrough } from "../../src/generated/formats/passthrough.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { grows } from "../properties/laws/p03-monotone.js";
import { checkWire } from "../properties/laws/p05-wire.js";
import { checkTiling } from "../properties/laws/p06-tiling.js";
import { anyPlaces, cutAtFractions, every } from "../properties/support/chunks.js";
import { anyText } from "../properties/support/fragments.js";
import { fold } from "../properties/support/reading.js";
import { REASONS, runs } from "../properties/support/settings.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { DRIFTING } from "./drift-options.js";
import { SPOKEN_TOOLS, WHOLE_CALL } from "./spoken.js";
import { hear, hearAllWays, heard } from "./support.js";
import { thoughtsOf } from "./texts.js";

const OPEN: ChainOptions = { ...DRIFTING, tools: SPOKEN_TOOLS };

/** A call, mostly alone: whole or not, behind a thought, with white space, words or another call around it. */
function anyDrift(subject: ReturnType<typeof registrySubjects>[number]): fc.Arbitrary<string> {
	const thoughts = thoughtsOf(subject);
	const around = fc.oneof(
		{ weight: 6, arbitrary: fc.constantFrom("", "", "\n", " \n\n") },
		{ weight: 1, arbitrary: anyText(subject) },
		{ weight: 1, arbitrary: WHOLE_CALL },
		...(thoughts.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...thoughts) }] : []),
	);
	const cut = fc.oneof(fc.constant(1), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
	return fc
		.tuple(around, WHOLE_CALL, cut, around)
		.map(([before, call, to, behind]) => before + call.slice(0, call.length * to) + behind);
}

const anyOptions: fc.Arbitrary<ChainOptions> = fc
	.record({
		intent: fc.constantFrom(undefined, true),
		strict: fc.boolean(),
		both: fc.boolean(),
		candidateLength: fc.constantFrom(60, 200, 2048),
		heldText: fc.constantFrom(20, 200, 65536),
	})
	.map(({ intent, both, heldText, ...rest }) => {
		const { fallbacks: _, ...withDefaults } = OPEN;
		return {
			...(both ? withDefaults : OPEN),
			...rest,
			limits: { heldText },
			...(intent === undefined ? {} : { intent }),
		};
	});

describe.each(registrySubjects().map((subject) => [subject.format.name, subject] as const))(
	"%s",
	(_name, subject) => {
		const { format } = subject;
		const any = fc.tuple(anyDrift(subject), anyOptions, fc.constantFrom(...REASONS));

		test("P1: whole, every cut, one character at a time", () => {
			fc.assert(
				fc.property(any, anyPlaces, ([text, options, finish], places) => {
					const whole = hear(format, [text], options, finish);
					for (const chunks of [every(text, 1), cutAtFractions(text, places)])
						expect(hear(format, ["", ...chunks], options, finish)).toMatchObject({
							reading: whole.reading,
							outcome: whole.outcome,
						});
				}),
				runs(100),
			);
		});

		test("P3, P5, P6: what leaves only grows, has the wire form, and tiles the input", () => {
			fc.assert(
				fc.property(any, ([text, options, finish]) => {
					const marked = { ...options, markup: true };
					const { reading, outcome } = hear(format, [text], marked, finish);
					const chain = createChain(format, marked);
					const steps: ParserEvent[][] = [];
					const events: ParserEvent[] = [];
					for (const piece of text) {
						steps.push([...chain.feed(piece)]);
						events.push(...(steps[steps.length - 1] ?? []));
						if (!grows(fold(events), reading)) expect(fold(events)).toEqual(reading);
					}
					steps.push([...chain.finish(finish)]);
					checkWire(steps);
					checkTiling(text, steps.flat(), format);
					const calls = steps.flat().filter(({ type }) => type === "call-start").length;
					expect(outcome.mode === "none").toBe(calls === 0);
					if (outcome.mode === "drift") expect(calls).toBe(1);
				}),
				runs(100),
			);
		});
	},
);

describe("P20: what is held", () => {
	const CALL = '<function=weather>{"days": 3}</function>';

	test("a call from its first character on, nothing before it", () => {
		for (let at = 1; at <= CALL.length; at++) {
			const chain = createChain(hermes, OPEN);
			expect(heard(chain, `\n${CALL.slice(0, at)}`)).toBe("\n");
		}
		expect(hearAllWays(hermes, `\n${CALL}\n`, OPEN).outcome.mode).toBe("drift");
	});

	test("the character that kills it lets it go, and nothing is held behind that", () => {
		for (let at = 1; at <= CALL.length; at++) {
			const begun = CALL.slice(0, at);
			const chain = createChain(hermes, OPEN);
			heard(chain, begun);
			const dead = heard(chain, "\u0000.");
			expect(dead, begun).toBe(`${begun}\u0000.`);
			expect(heard(chain, CALL)).toBe(CALL);
		}
	});

	test("prose leaves at once, and so does what begins in the middle of it", () => {
		const chain = createChain(passthrough, OPEN);
		for (const piece of `Prose. ${CALL}\n\n${CALL}`) expect(heard(chain, piece)).toBe(piece);
	});

	test("a call with a closed gate, or one that is too long, leaves when that shows", () => {
		const chain = createChain(hermes, OPEN);
		const refused = '<function=weather>{"days": "x"}</function>';
		expect(heard(chain, refused) + heard(chain, "\n.")).toBe(`${refused}\n.`);
		const long = createChain(hermes, OPEN);
		const begin = '<function=say>{"text": "';
		expect(heard(long, begin + "x".repeat(2048 - begin.length))).toBe("");
		expect(heard(long, "x")).toHaveLength(2049);
	});
});
