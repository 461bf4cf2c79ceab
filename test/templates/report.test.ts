/**
 * P8 for every chat template that can be found: what it writes, the format that it speaks for reads back. The tests of the
 * four families (p08.test.ts) ask more of few templates; this one asks a little of all.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONVERSATIONS } from "../../src/select/check/conversations.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import { LIMITS, REPAIRED, UNCHECKED, UNREAD, WITHOUT_TOOLS } from "./report-limits.js";
import { reportTemplate, type TemplateReport } from "./roundtrip.js";

const folder = sharedPath("templates");

test("at most ten templates differ, each for a reason", () => {
	expect(LIMITS.length).toBeLessThanOrEqual(10);
	const titles = CONVERSATIONS.map(({ title }) => title);
	for (const { reason, differs } of LIMITS) {
		expect(reason).not.toBe("");
		expect(differs).not.toEqual([]);
		expect(titles).toEqual(expect.arrayContaining([...differs]));
	}
});

if (folder === null) {
	const reason = announceSkip("the report on chat templates", "templates");
	test("P8", (context) => context.skip(reason));
} else {
	const names = readdirSync(folder)
		.filter((file) => file.endsWith(".jinja"))
		.map((file) => file.slice(0, -".jinja".length));

	test("the lists name templates that are there", () => {
		const listed = [
			...LIMITS.map(({ template }) => template),
			...UNREAD.map(({ template }) => template),
			...UNCHECKED,
			...WITHOUT_TOOLS,
			...Object.keys(REPAIRED),
		];
		expect(names).toEqual(expect.arrayContaining(listed));
	});

	test.each(UNREAD)("$template: $reason", ({ template, result }) => {
		const report = reportTemplate(
			readFileSync(join(folder, `${template}.jinja`), "utf8"),
			template,
		);
		expect(report.result).toBe(result);
	});

	const unread = new Set(UNREAD.map(({ template }) => template));
	describe.each(names.filter((name) => !unread.has(name)))("%s", (name) => {
		let made: TemplateReport | undefined;
		const report = (): TemplateReport => {
			made ??= reportTemplate(readFileSync(join(folder, `${name}.jinja`), "utf8"), name);
			return made;
		};
		const limit = LIMITS.find(({ template }) => template === name);
		const without = WITHOUT_TOOLS.includes(name);
		test("P8: chooses its format", () => {
			expect(report().chosen).toBe(without ? "nothing" : "template");
		});

		const back = "P8: comes back";
		test(limit ? `P8: a stated limit (${limit.reason})` : back, () => {
			if (limit) expect(report().problems.map(({ title }) => title)).toEqual(limit.differs);
			else expect(report().problems).toEqual([]);
			const other = UNCHECKED.includes(name) ? "unchecked" : "round-trips";
			expect(report().result).toBe(limit ? "differs" : without ? "no calls" : other);
		});

		const plain = "P15: needs no repair, or the known one";
		if (!limit)
			test(plain, () => {
				const codes = new Set(report().repaired.flatMap(({ text }) => text.split(", ")));
				expect([...codes].sort()).toEqual(REPAIRED[name] ?? []);
			});

		test("P25: prompts that open a thought lead to an entry", () => {
			expect(report().strayTails).toEqual([]);
		});

		// A template leaves things out; one that leaves out nearly all of them shows that the report does not know how to ask it.
		const asked = "P8: is asked for most conversations";
		if (!without)
			test(asked, () => {
				expect(report().asked).toBeGreaterThan(CONVERSATIONS.length - 3);
			});
	});
}
