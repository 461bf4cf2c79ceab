/** The tests under a mutant run without vitest: what stands for it must say of a test what vitest says. */
import VM from "node:vm";
import { describe, expect, test } from "vitest";
import { collect, VITEST } from "../../scripts/mutation/collect.js";
import {
	endSuites,
	type Path,
	runTest,
	testAt,
	testsOf,
	within,
} from "../../scripts/mutation/run-tests.js";
import { Switch, switched } from "../../scripts/mutation/switch.js";

const PATIENCE = 400;

/** The titles of the tests with what becomes of them. */
async function outcomes(body: () => void): Promise<readonly (readonly [string, string])[]> {
	const suite = collect(body);
	const told: [string, string][] = [];
	for (const [, one] of testsOf(suite))
		told.push([one.title, (await runTest(one, PATIENCE))?.kind ?? "passed"]);
	return told;
}

describe("tests without vitest", () => {
	test("pass, fail, hang, and pass by failing", async () => {
		const told = await outcomes(() => {
			VITEST.test("good", () => VITEST.expect([1, { a: undefined }]).toEqual([1, {}]));
			VITEST.test("bad", () => VITEST.expect({ a: 1 }).toMatchObject({ a: 2 }));
			VITEST.test("late", async () => {
				await Promise.resolve();
				throw new Error("late");
			});
			VITEST.test("endless", () => {
				for (;;);
			});
			VITEST.test("never comes back", () => new Promise(() => undefined));
			VITEST.test("comes true", async () => {
				let looks = 0;
				await VITEST.expect.poll(() => ++looks).toBe(2);
			});
			VITEST.test.fails("fails as it should", () => VITEST.expect(1).toBe(2));
			VITEST.test.fails("does not fail", () => VITEST.expect(1).toBe(1));
			VITEST.test.skipIf(true)("left out", () => undefined);
			VITEST.test.runIf(true)("let in", () => undefined);
		});
		expect(told).toEqual([
			["good", "passed"],
			["bad", "failed"],
			["late", "failed"],
			["endless", "hangs"],
			["never comes back", "hangs"],
			["comes true", "passed"],
			["fails as it should", "passed"],
			["does not fail", "failed"],
			["let in", "passed"],
		]);
	});

	test("hooks run around the tests of their suite, rows are given as arguments", async () => {
		const seen: string[] = [];
		const { describe, test: it, beforeAll, beforeEach, afterEach } = VITEST;
		await outcomes(() => {
			beforeEach(() => seen.push("before"));
			describe.each([["x", 1]])("%s", (name: unknown, number: unknown) => {
				beforeAll(() => seen.push("all"));
				afterEach(() => seen.push("after"));
				it.each(["a", "b"])("%s", (row: unknown) => seen.push(`${name}${number}${row}`));
			});
		});
		expect(seen).toEqual(["all", "before", "x1a", "after", "before", "x1b", "after"]);
	});

	test("what a suite opens is closed when all is over, also behind a test that fails", async () => {
		const seen: string[] = [];
		const { describe, test: it, beforeAll, afterAll, afterEach } = VITEST;
		await outcomes(() => {
			afterAll(() => seen.push("end of the file"));
			describe("suite", () => {
				beforeAll(() => seen.push("begin"));
				afterEach(() => seen.push("after"));
				afterAll(() => {
					seen.push("end");
					throw new Error("it does not close");
				});
				it("bad", () => VITEST.expect(1).toBe(2));
			});
		});
		expect(seen).toEqual(["begin", "after"]);
		await endSuites(PATIENCE);
		await endSuites(PATIENCE);
		expect(seen).toEqual(["begin", "after", "end", "end of the file"]);
	});

	test("a global is put back as it was", () => {
		const before = globalThis.fetch;
		VITEST.vi.stubGlobal("fetch", 1);
		VITEST.vi.stubGlobal("fetch", 2);
		VITEST.vi.stubGlobal("notThere_9fa48", 3);
		expect([globalThis.fetch, "notThere_9fa48" in globalThis]).toEqual([2, true]);
		VITEST.vi.unstubAllGlobals();
		expect(globalThis.fetch).toBe(before);
		expect("notThere_9fa48" in globalThis).toBe(false);
	});

	test("one test is found by its path without opening other suites", () => {
		const opened: string[] = [];
		const suite = collect(() => {
			for (const name of ["a", "b"])
				VITEST.describe(name, () => {
					opened.push(name);
					VITEST.test(`in ${name}`, () => undefined);
				});
		});
		const path: Path = [1, 0];
		expect(testAt(suite, path)?.title).toBe("in b");
		expect(opened).toEqual(["b"]);
		expect(testAt(suite, [2, 0])).toBeNull();
		expect(testAt(suite, [0])).toBeNull();
	});

	test("what ends in time gives its value, what throws throws", () => {
		expect(within(() => 7, PATIENCE)).toBe(7);
		expect(() =>
			within(() => {
				throw new RangeError("no");
			}, PATIENCE),
		).toThrow(RangeError);
	});
});

describe("the switch of the mutants", () => {
	const source = 'stryMutAct_9fa48("3") ? 1 : (stryCov_9fa48("3", "4"), 2)';

	/** The value of the source under a mutant. */
	function value(on: Switch, counting: boolean): unknown {
		const body = switched(source, counting);
		return (
			new VM.Script(`(switch_9fa48) => (${body})`).runInThisContext() as (s: Switch) => unknown
		)(on);
	}

	test("one mutant is on, and a counting source counts what is reached", () => {
		const on = new Switch(5);
		expect([value(on, false), value(on, true)]).toEqual([2, 2]);
		expect([...on.reached]).toEqual([0, 0, 0, 1, 1]);
		on.turn(3, 10);
		expect([value(on, false), on.hits]).toEqual([1, 1]);
		on.turn(4, 10);
		expect(value(on, false)).toBe(2);
	});

	test("a mutant that is reached too often hangs", () => {
		const on = new Switch(5);
		on.turn(3, 2);
		value(on, false);
		value(on, false);
		expect(on.hangs).toBe(false);
		expect(() => value(on, false)).toThrow();
		expect(on.hangs).toBe(true);
	});
});
