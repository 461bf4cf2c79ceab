/** Round after round, a text of one format after the other: the same seed gives the same texts in the same order. */

import type { Random } from "../properties/support/random.js";
import { seeded } from "../properties/support/random.js";
import type { Subject } from "../properties/support/subjects.js";
import { shrunk } from "../support/shrink.js";
import { type Case, randomOf, randomWay } from "./case.js";
import { ALL, readCorpus } from "./corpus.js";
import { type Fault, judge } from "./judge.js";
import { longerText, nextText } from "./texts.js";

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
			};
		});
	}

	/** One text of the next format; what it shows, or null. */
	round(): Finding | null {
		const field = this.fields[this.rounds++ % this.fields.length];
		if (field === undefined) throw new Error("there are no formats");
		const { subject, random, corpus } = field;
		const text = longerText(nextText(subject, corpus, random), random);
		const one: Case = { format: subject.format.name, ...randomWay(subject, random), text };
		const fault = this.judgeOf(subject, one);
		return fault === null ? null : { round: this.rounds, ...this.smallest(subject, one, fault) };
	}

	private smallest(subject: Subject, one: Case, fault: Fault): Omit<Finding, "round"> {
		const again = (text: string): Fault | null => this.judgeOf(subject, { ...one, text });
		const text = shrunk(one.text, (shorter) => again(shorter)?.law === fault.law);
		return { case: { ...one, text }, fault: again(text) ?? fault };
	}
}
