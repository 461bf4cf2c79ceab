/** A fixed sample of realistic slips in all formats: not more may run wrongly than docs/SLIPS.md admits. */
import { describe, expect, test } from "vitest";
import { seeded } from "../properties/support/random.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { MOST_WRONG, MOST_WRONG_STRICT } from "./slips/bounds.js";
import { judged } from "./slips/judge.js";
import type { Ground, Slip } from "./slips/kind.js";
import { KINDS } from "./slips/kinds/index.js";
import { surveyed } from "./slips/run.js";
import { survey } from "./slips/survey.js";
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
		expect((100 * row.strict) / row.count).toBeLessThanOrEqual(MOST_WRONG_STRICT[group] ?? 0);
	});
});

describe("the oracle", () => {
	const clean = [
		...survey({ subjects: all, all, seed: 2, rounds: 1, kinds: ({ name }) => name === "clean" }),
	];
	const outcome = (ground: Ground, slip: Slip): string => judged(ground, slip, seeded(1)).lenient;

	test("the pieces of a message are its whole text, and the calls are among them", () => {
		for (const { ground } of clean) {
			const { pieces, text } = ground.trace;
			expect(pieces.map((piece) => piece.text).join("")).toBe(text);
			expect(new Set(pieces.flatMap(({ call }) => call ?? []))).toEqual(
				new Set(ground.said.calls.keys()),
			);
		}
	});
	test("a call that was not meant is wrong; one that is missing is not", () => {
		for (const { ground } of clean) {
			const { text } = ground.trace;
			const [call, ...others] = ground.said.calls;
			if (call === undefined) throw new Error("a message without a call");
			expect(outcome(ground, { text })).toBe("recovered");
			expect(outcome(ground, { text, meant: others })).toBe("wrong");
			expect(outcome(ground, { text, meant: others, allowed: [call] })).toBe("recovered");
			const more = { ...call, arguments: { ...call.arguments, more: 1 } };
			expect(outcome(ground, { text, meant: [more, ...others] })).toBe("wrong");
			const reversed = Object.fromEntries(Object.entries(call.arguments).reverse());
			const turned = { ...call, arguments: reversed };
			expect(outcome(ground, { text, meant: [turned, ...others] })).toBe("recovered");
			expect(outcome(ground, { text: "No call." })).toBe("silent");
		}
	});
});
