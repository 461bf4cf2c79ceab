/** The corpus: what once failed does not fail again, and what is hard on one format is hard on no other. */
import { describe, expect, it } from "vitest";
import { FACTOR } from "../properties/support/settings.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { ALL, readCorpus } from "./corpus.js";
import { judge } from "./judge.js";

/** In the quick run a text that is for all formats is read with every fourth one, each with others. */
const EVERY = FACTOR < 1 ? 4 : 1;

describe("the corpus", () => {
	const subjects = registrySubjects();
	const cases = readCorpus().map((one, at) => [one.idea, one, at] as const);
	it.each(cases)("%s", (_idea, one, at) => {
		const readers = subjects.filter(({ format }, number) =>
			one.format === ALL ? (number + at) % EVERY === 0 : one.format === format.name,
		);
		expect(readers.length, `the format ${one.format}`).toBeGreaterThan(0);
		for (const subject of readers) {
			const fault = judge(subject, { ...one, format: subject.format.name });
			expect(fault?.what ?? "", `${subject.format.name}: ${fault?.law}`).toBe("");
		}
	});
});
