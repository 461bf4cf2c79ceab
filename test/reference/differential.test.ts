/**
 * The machine against the interpreter that shares no code with it: both read thousands of spoilt texts of every format of the
 * registry, and must say the same. `FC_RUNS` multiplies the number of texts, `FC_SEED` gives other ones.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseGrammar } from "../../src/language/parse.js";
import type { Grammar } from "../../src/language/syntax.js";
import { type Random, seeded } from "../properties/support/random.js";
import { allTools, runs, type Setting } from "../properties/support/settings.js";
import { registrySubjects, rows, type Subject } from "../properties/support/subjects.js";
import { ROOT } from "../support/shared.js";
import { byMachine, byReference, type Lines } from "./comparison.js";
import { mutatedText, nearMissed } from "./mutations.js";

interface Known {
	readonly format: string;
	readonly text: string;
	readonly setting: Setting;
	/** what the machine does wrong there */
	readonly reason: string;
}

/** Texts that the machine is known to read otherwise than docs/SEMANTICS.md says. */
const KNOWN: readonly Known[] = [];

const FOLDER = join(ROOT, "grammars");
const grammars = new Map(readdirSync(FOLDER).flatMap(grammarIn));

function grammarIn(file: string): readonly (readonly [string, Grammar])[] {
	if (!file.endsWith(".toolgrammar")) return [];
	const { grammar } = parseGrammar(readFileSync(join(FOLDER, file), "utf8"), file);
	return grammar === null ? [] : [[grammar.name, grammar]];
}

function grammarOf(name: string): Grammar {
	const grammar = grammars.get(name);
	if (grammar === undefined) throw new Error(`no grammar is named ${name}`);
	return grammar;
}

/** Strict mode with tools withholds calls, which is no matter of the grammar. */
function randomSetting(subject: Subject, random: Random): Setting {
	const { entries } = subject.format;
	const entry = random(3) === 0 ? entries[random(entries.length + 1)] : undefined;
	const tools = random(2) === 0 ? allTools(subject) : undefined;
	const strict = tools === undefined && random(4) === 0;
	return {
		options: {
			...(tools === undefined ? {} : { tools }),
			...(entry === undefined ? {} : { entry: entry.name }),
			...(strict ? { strict } : {}),
		},
		finish: random(2) === 0 ? "stop" : "length",
	};
}

interface Readings {
	readonly reference: Lines;
	readonly whole: Lines;
	readonly streamed: Lines;
}

function readings({ format }: Subject, text: string, setting: Setting): Readings {
	return {
		reference: byReference(grammarOf(format.name), text, setting),
		whole: byMachine(format, [text], setting),
		streamed: byMachine(format, text.split(""), setting),
	};
}

function differ({ reference, whole, streamed }: Readings): boolean {
	const wanted = reference.join("\n");
	return wanted !== whole.join("\n") || wanted !== streamed.join("\n");
}

/** A shorter text on which they still differ: what a person wants to look at. */
function shortened(subject: Subject, text: string, setting: Setting): string {
	let shortest = text;
	for (let size = text.length >> 1; size > 0; size >>= 1) {
		for (let at = 0; at < shortest.length; ) {
			const shorter = shortest.slice(0, at) + shortest.slice(at + size);
			if (differ(readings(subject, shorter, setting))) shortest = shorter;
			else at += size;
		}
	}
	return shortest;
}

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
			const short = shortened(subject, text, setting);
			const { reference, whole, streamed } = readings(subject, short, setting);
			const where = `${JSON.stringify(short)} ${JSON.stringify(setting)}`;
			expect(whole, where).toEqual(reference);
			expect(streamed, where).toEqual(reference);
		}
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
