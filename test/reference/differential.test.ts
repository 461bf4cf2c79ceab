/**
 * The machine against the interpreter that shares no code with it: both read thousands of spoilt texts of every format of the
 * registry, and must say the same. `FC_RUNS` multiplies the number of texts, `FC_SEED` gives other ones.
 */
import { describe, expect, it } from "vitest";
import { type Random, seeded } from "../properties/support/random.js";
import { allTools, runs, type Setting, sharedOut } from "../properties/support/settings.js";
import { registrySubjects, rows, type Subject } from "../properties/support/subjects.js";
import { grammarOf } from "../support/grammars.js";
import { shrunk } from "../support/shrink.js";
import { byMachine, byReference } from "./comparison.js";
import { beginnings, mutatedText, nearMissed } from "./mutations.js";
import { differ, randomSetting, readings } from "./readers.js";

interface Known {
	readonly format: string;
	readonly text: string;
	readonly setting: Setting;
	/** what the machine does wrong there */
	readonly reason: string;
}

/** Texts that the machine is known to read otherwise than docs/SEMANTICS.md says. */
const KNOWN: readonly Known[] = [];

type Generator = (subject: Subject, random: Random) => string;
const KINDS: readonly (readonly [string, Generator])[] = [
	["is read as the interpreter reads it, whole and character by character", mutatedText],
	["is so where an example has one token dropped, doubled, swapped or cut", nearMissed],
];

describe.each(rows(registrySubjects()))("%s", (name, subject) => {
	it.each(KINDS)("%s", (_title, generate) => {
		const { numRuns, seed } = runs(200);
		const random = seeded(seed);
		const known = new Set(KNOWN.filter((one) => one.format === name).map((one) => one.text));
		for (let left = numRuns; left > 0; left--) {
			const text = generate(subject, random);
			const setting = randomSetting(subject, random);
			if (known.has(text) || !differ(readings(subject, text, setting))) continue;
			const short = shrunk(text, (shorter) => differ(readings(subject, shorter, setting)));
			const { reference, whole, streamed } = readings(subject, short, setting);
			const where = `${JSON.stringify(short)} ${JSON.stringify(setting)}`;
			expect(whole, where).toEqual(reference);
			expect(streamed, where).toEqual(reference);
		}
	});
	// that all chunkings say the same is a law of its own
	it("is so where an example is cut, behind each pair of tokens that it has", () => {
		const tools = allTools(subject);
		const settings = [
			{ options: {}, finish: "stop" },
			{ options: { tools }, finish: "stop" },
			{ options: { tools }, finish: "length" },
		];
		for (const text of sharedOut(subject, beginnings(subject), 8))
			for (const setting of settings)
				expect(byMachine(subject.format, [text], setting), JSON.stringify(text)).toEqual(
					byReference(grammarOf(name), text, setting),
				);
	});
});

it("a difference is found: leniency that only one of two readers has", () => {
	const subject = registrySubjects().find(({ format }) => format.lenient.length > 0);
	if (subject === undefined) throw new Error("some format has lenient rules");
	const grammar = grammarOf(subject.format.name);
	const found = subject.examples.some(({ input }) => {
		const [lenient, strict] = [false, true].map((on) => ({
			options: { strict: on },
			finish: "stop",
		}));
		if (lenient === undefined || strict === undefined) return false;
		const reference = byReference(grammar, input, strict);
		const [whole, streamed] = [[input], input.split("")].map((chunks) =>
			byMachine(subject.format, chunks, lenient),
		);
		return whole && streamed ? differ({ reference, whole, streamed }) : false;
	});
	expect(found).toBe(true);
});

describe.skipIf(KNOWN.length === 0)("a known difference is still there", () => {
	it.each(KNOWN.map((one) => [one.reason, one] as const))("%s", (_reason, known) => {
		const subject = registrySubjects().find(({ format }) => format.name === known.format);
		if (subject === undefined) throw new Error(`no format is named ${known.format}`);
		expect(differ(readings(subject, known.text, known.setting))).toBe(true);
	});
});
