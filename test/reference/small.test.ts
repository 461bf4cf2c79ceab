/** The machine against what the interpreter said of texts of small grammars, in whole and in pieces, with all kinds of options. */
import { describe, expect, it } from "vitest";
import { byMachine } from "./comparison.js";
import {
	allSmall,
	askSmall,
	digestOfSmall,
	readSmallRecord,
	SMALL_TEXTS,
	type Small,
	smallCase,
	smallDigest,
} from "./small.js";

/** texts of one test */
const PART = 12;
const parts = Array.from({ length: SMALL_TEXTS / PART }, (_, part) => part * PART);
const record = readSmallRecord();
const rows = allSmall().map((small): [string, Small] => [small.grammar.name, small]);

describe.each(rows)("%s", (_name, small) => {
	it.each(parts)("is read as the interpreter does: texts from %i", (from) => {
		for (let number = from; number < from + PART; number++) {
			const one = smallCase(small, number);
			const recorded = smallDigest(record, small, number);
			for (const chunks of one.chunkings) {
				const lines = byMachine(small.subject.format, chunks, one.setting);
				if (digestOfSmall(small, one, lines) === recorded) continue;
				const where = JSON.stringify([chunks, one.setting]);
				expect(lines, where).toEqual(askSmall(small, one));
			}
		}
	});
});

it("all texts are on record: otherwise run `npm run record`", () => {
	const lengths = allSmall().map(({ grammar }) => record[grammar.name]?.length);
	expect(new Set(lengths).size).toBe(1);
});
