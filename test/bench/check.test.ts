/** `npm run bench -- --check`: what it takes for a defect, whatever the machine is doing. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COMMITTED, type Measures, slowOnes } from "../../bench/check.js";
import { GROWTH_CASES, type GrowthRow } from "../../bench/growth.js";
import type { RatioRow } from "../../bench/ratios.js";

const committed = JSON.parse(readFileSync(COMMITTED, "utf8")) as Record<string, number>;

type Factor = (name: string, tries: number) => number;

/** A bench of which each figure is what it should be, times a factor; and the names of what it was asked to measure. */
function bench(factor: Factor) {
	const tries = new Map<string, number>();
	const next = (name: string): number => {
		const count = (tries.get(name) ?? 0) + 1;
		tries.set(name, count);
		return factor(name, count);
	};
	const ratios = (id: string): RatioRow[] =>
		[4, 64].map((chunk) => {
			const ratio = (committed[`${id} ${chunk}`] ?? Number.NaN) * next(`${id} ${chunk}`);
			const rest = { title: "", floor: 1, ours: 1, events: 1, eventsRatio: 1, target: null };
			return { id, chunk, ratio, ...rest };
		});
	const growths = (id: string): GrowthRow[] =>
		[4, null].map((chunk) => {
			const name = `growth of ${id} in ${chunk === null ? "one chunk" : `chunks of ${chunk}`}`;
			return { id, title: "", chunk, time: 1, growth: 10.24 * next(name) };
		});
	const measures: Measures = { ratios, growth: (ids) => ids.flatMap(growths) };
	const slow = slowOnes(measures, () => {});
	return { slow, tries };
}

const only =
	(names: readonly string[], factor: (tries: number) => number): Factor =>
	(name, tries) =>
		names.includes(name) ? factor(tries) : 1;
const SOME = ["W2 64", "W3p 4", `growth of ${GROWTH_CASES.at(-1)} in one chunk`];

describe("the check of the bench", () => {
	it("measures everything once where nothing is slow", () => {
		const { slow, tries } = bench(() => 1);
		expect(slow).toEqual([]);
		expect(new Set(tries.values())).toEqual(new Set([1]));
		for (const id of GROWTH_CASES)
			expect([...tries.keys()]).toContain(`growth of ${id} in one chunk`);
	});

	it("names what is far slower each time, and nothing else", () => {
		expect(bench(only(SOME, () => 2)).slow).toEqual(SOME);
	});

	it("bears what is a little slower", () => {
		expect(bench(() => 1.4).slow).toEqual([]);
	});

	it("measures what is slow again, and that alone", () => {
		for (const good of [2, 3, 5]) {
			const { slow, tries } = bench(only(SOME, (count) => (count < good ? 4 : 1)));
			expect(slow).toEqual([]);
			for (const name of SOME) expect([name, tries.get(name)]).toEqual([name, good]);
			expect([tries.get("W1 4"), tries.get("growth of W2 in one chunk")]).toEqual([1, 1]);
		}
	});

	it("does not blame what was good at first for what is measured beside it", () => {
		const { slow } = bench((name, tries) => {
			if (name === "W2 4") return 2;
			return name === "W2 64" && tries > 1 ? 2 : 1;
		});
		expect(slow).toEqual(["W2 4"]);
	});
});
