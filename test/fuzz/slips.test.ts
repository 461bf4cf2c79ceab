/** A fixed sample of realistic slips in all formats: not more may run wrongly than docs/SLIPS.md admits. */
import { describe, expect, test } from "vitest";
import { registrySubjects } from "../properties/support/subjects.js";
import { MOST_WRONG } from "./slips/bounds.js";
import { KINDS } from "./slips/kinds/index.js";
import { surveyed } from "./slips/run.js";
import { share } from "./slips/tally.js";

const all = registrySubjects();
const sample = { all, seed: 14, rounds: 1, format: undefined, kind: undefined };

describe("realistic slips", () => {
	const { groups, kinds } = surveyed(sample);

	test("every kind has a place in some message", () => {
		expect(KINDS.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([]);
	});
	test("messages without a slip are read as they were meant, in strict mode, too", () => {
		const clean = groups.get("clean");
		expect(clean?.outcomes).toEqual(new Map([["recovered", clean?.count]]));
		expect(clean?.strict).toBe(0);
	});
	test("chunks make no difference", () => {
		expect([...groups.values()].filter(({ uneven }) => uneven > 0)).toEqual([]);
	});
	test.each(Object.entries(MOST_WRONG))("wrong calls: %s, at most %d %%", (group, most) => {
		const row = groups.get(group);
		if (row === undefined) throw new Error(`no slip is of the group ${group}`);
		expect(share(row, "wrong")).toBeLessThanOrEqual(most);
		expect((100 * row.strict) / row.count).toBeLessThanOrEqual(most);
	});
});
