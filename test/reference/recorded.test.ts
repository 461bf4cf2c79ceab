/**
 * The machine against what the interpreter said of fixed texts of every format, whole and character by character. Where the
 * record knows nothing of a text, or something else, the interpreter is asked.
 */
import { describe, expect, it } from "vitest";
import { settingOf } from "../fuzz/case.js";
import { registrySubjects, rows } from "../properties/support/subjects.js";
import { byMachine } from "./comparison.js";
import {
	askReference,
	digestOf,
	readRecord,
	recordedCase,
	recordedDigest,
	TEXTS,
} from "./recorded.js";

/** texts of one test */
const PART = 20;
const parts = Array.from({ length: TEXTS / PART }, (_, part) => part * PART);
const record = readRecord();

describe.each(rows(registrySubjects()))("%s", (_name, subject) => {
	it.each(parts)("reads as the interpreter does: texts from %i", (from) => {
		for (let number = from; number < from + PART; number++) {
			const one = recordedCase(subject, number);
			const setting = settingOf(subject, one);
			const recorded = recordedDigest(record, one, number);
			for (const chunks of [[one.text], one.text.split("")]) {
				const lines = byMachine(subject.format, chunks, setting);
				if (digestOf(one, lines) === recorded) continue;
				const where = `${chunks.length} chunks of ${JSON.stringify(one)}`;
				expect(lines, where).toEqual(askReference(subject, one));
			}
		}
	});
});

it("nearly all texts are on record: otherwise run `npm run record`", () => {
	const known = registrySubjects().reduce((sum, { format }) => {
		return sum + (record[format.name] === undefined ? 0 : 1);
	}, 0);
	expect(known / registrySubjects().length).toBeGreaterThan(0.9);
});
