/** Round after round, a text of one format after the other: the same seed gives the same texts in the same order. */

import type { Random } from "../properties/support/random.js";
import { seeded } from "../properties/support/random.js";
import type { Subject } from "../properties/support/subjects.js";
import { shrunk } from "../support/shrink.js";
import { type Case, randomOf, randomWay } from "./case.js";
import { ALL, readCorpus } from "./corpus.js";
import { type Fault, judge } from "./judge.js";
import { Reach } from "./reach.js";
import { nextText } from "./texts.js";

/** Texts that have reached something new and are changed further, of each format; a new one takes the place of any. */
const MOST_KEPT = 300;

export interface Finding {
	readonly round: number;
	/** the shortest text that fails in the same way */
	readonly case: Case;
	readonly fault: Fault;
}

/** What is known of one format. Formats know nothing of each other: alone, each gets the same texts as among others. */
interface Field {
	readonly subject: Subject;
	readonly random: Random;
	readonly corpus: readonly string[];
	readonly kept: string[];
	readonly reach: Reach;
}

export class Campaign {
	rounds = 0;
	private readonly fields: readonly Field[];

	constructor(
		subjects: readonly Subject[],
		seed: number,
		private readonly judgeOf: typeof judge = judge,
	) {
		const corpus = readCorpus();
		this.fields = subjects.map((subject) => {
			const { name } = subject.format;
			const own = corpus.filter(({ format }) => format === ALL || format === name);
			return {
				subject,
				random: seeded(seed ^ randomOf(name)(2 ** 31)),
				corpus: own.map(({ text }) => text),
				kept: [],
				reach: new Reach(),
			};
		});
	}

	/** pairs of step and character class that have been reached, and the most readings that were alive at a time */
	get reached(): { readonly pairs: number; readonly readings: number } {
		const all = this.fields.map(({ reach }) => reach);
		return {
			pairs: all.reduce((sum, { pairs }) => sum + pairs.size, 0),
			readings: Math.max(...all.map(({ readings }) => readings)),
		};
	}

	/** One text of the next format; what it shows, or null. */
	round(): Finding | null {
		const field = this.fields[this.rounds++ % this.fields.length];
		if (field === undefined) throw new Error("there are no formats");
		const { subject, random, kept, reach } = field;
		const text = nextText(subject, field, random);
		const one: Case = { format: subject.format.name, ...randomWay(subject, random), text };
		const fault = this.judgeOf(subject, one);
		if (fault !== null) return { round: this.rounds, ...this.smallest(subject, one, fault) };
		if (reach.add(subject, one)) {
			if (kept.length < MOST_KEPT) kept.push(text);
			else kept[random(MOST_KEPT)] = text;
		}
		return null;
	}

	private smallest(subject: Subject, one: Case, fault: Fault): Omit<Finding, "round"> {
		const again = (text: string): Fault | null => this.judgeOf(subject, { ...one, text });
		const text = shrunk(one.text, (shorter) => again(shorter)?.law === fault.law);
		return { case: { ...one, text }, fault: again(text) ?? fault };
	}
}
