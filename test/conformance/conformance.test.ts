/**
 * Where at least two engines agree on what a model output means, so do we, or a named row of the policy table says
 * why not. A deviation that is none any more must leave the list.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { announceSkip } from "../support/shared.js";
import { readDeviations } from "./deviations.js";
import { type Finding, findings, recordedCases } from "./run.js";

const deviations = readDeviations();
const BEGUN_WITH: ReadonlySet<string> = new Set([
	"hermes",
	"qwen25",
	"qwen3",
	"qwen3_coder",
	"mistral",
	"kimi",
	"kimi_k2",
	"kimi_k25",
]);

describe("the list of deviations", () => {
	test("names each case once, with a policy and a reason of one line", () => {
		expect(new Set(deviations.map(({ id }) => id)).size).toBe(deviations.length);
		for (const { policy, reason } of deviations) {
			expect(policy).toMatch(/^[QP]\d+$/);
			expect(reason).toMatch(/^\S[^\n]{10,}$/);
		}
	});
});

const cases = recordedCases();
if (cases === null) {
	const reason = announceSkip("the comparison with recorded engines", "conformance");
	test("conformance", (context) => context.skip(reason));
} else {
	describe("conformance with recorded engines", () => {
		let found: readonly Finding[] = [];
		const with_ = (outcome: Finding["outcome"]) => found.filter((one) => one.outcome === outcome);
		beforeAll(async () => {
			found = await findings(cases, deviations);
		}, 120_000);

		test("there are cases to compare, of all families", () => {
			const families = (suite: Finding["suite"]) =>
				new Set(found.filter((one) => one.suite === suite).map(({ family }) => family)).size;
			expect(families("calls")).toBeGreaterThanOrEqual(19);
			expect(families("reasoning")).toBeGreaterThanOrEqual(12);
			expect(found.length).toBeGreaterThan(950);
			expect(with_("equal").length).toBeGreaterThan(700);
		});
		test("no case differs without a reason", () => {
			expect(with_("failing").map(({ id, detail }) => `${id}\n${detail}`)).toEqual([]);
		});
		test.each([
			["those that the project began with", BEGUN_WITH, 0.03],
			["all", null, 0.042],
		] as const)("few differ whatever the options: %s", (_title, families, most) => {
			const among = found.filter(({ family }) => families === null || families.has(family));
			const count = (outcome: Finding["outcome"]): number =>
				among.filter((one) => one.outcome === outcome).length;
			const agreed = among.length - count("open") - count("contradicted");
			expect(agreed).toBeGreaterThan(200);
			expect(count("deviating") / agreed).toBeLessThanOrEqual(most);
		});
		test("very few differ from all engines", () => {
			const agreed = found.length - with_("open").length - with_("contradicted").length;
			const deviating = with_("deviating");
			const alone = deviating.filter(({ like }) => like.length === 0);
			expect(alone.length / agreed).toBeLessThanOrEqual(0.025);
		});
		test("no listed case has become equal", () => {
			expect(with_("stale").map(({ id }) => id)).toEqual([]);
		});
		test("each listed case exists", () => {
			const known = new Set(found.map(({ id }) => id));
			expect(deviations.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
		});
	});
}
