/** The prompts of all templates and conversations beside the checkout, byte for byte as Python's jinja2 writes them. */
import { expect, test } from "vitest";
import { announceSkip, sharedPath } from "../support/shared.js";
import { reportPrompts } from "./prompts.js";

const file = sharedPath("prompts", "python-jinja2.jsonl");
const folder = sharedPath("templates");

if (file === null || folder === null) {
	const reason = announceSkip("the prompts of Python's jinja2", "prompts");
	test("prompts", (context) => context.skip(reason));
} else {
	test("every prompt that Python writes is ours", () => {
		const { all, differences } = reportPrompts(file, folder);
		expect(all).toBeGreaterThan(1800);
		expect(differences).toEqual([]);
	}, 60_000);
}
