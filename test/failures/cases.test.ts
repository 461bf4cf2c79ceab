/**
 * Public failures of other parsers. Each input is fed whole, with each single cut and character by character. The names are
 * those of the project's list of failures, which the cases, the tests of events and `elsewhere` cover together.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import { feedAllWays } from "../support/chunking.js";
import { announceSkip, ROOT, sharedPath } from "../support/shared.js";
import { ANY_FORMAT } from "./any-format.js";
import { ELSEWHERE } from "./elsewhere.js";
import { expectMessage } from "./expect.js";
import { JSON_BEHIND_TOKENS } from "./json-behind-tokens.js";
import { JSON_IN_TAGS } from "./json-in-tags.js";
import { JSON_OF_OTHERS } from "./json-of-others.js";
import { QUOTED_VALUES } from "./quoted-values.js";
import { TAG_BODIES } from "./tag-bodies.js";
import { TAGS_OF_OTHERS } from "./tags-of-others.js";

const all = [
	...JSON_IN_TAGS,
	...JSON_BEHIND_TOKENS,
	...JSON_OF_OTHERS,
	...TAG_BODIES,
	...TAGS_OF_OTHERS,
	...QUOTED_VALUES,
	...ANY_FORMAT,
];

describe.each([...new Set(all.map(({ id }) => id))].sort())("%s", (id) => {
	test.each(all.filter((one) => one.id === id).map((one) => [one.format, one.title, one] as const))(
		"%s: %s",
		(_format, _title, failure) => {
			const format = getFormat(failure.format);
			if (!format) throw new Error(`no format ${failure.format}`);
			const [message] = feedAllWays(format, failure.input, failure.options);
			expectMessage(message, failure);
		},
	);
});

/** The entries that the tests beside this one name. */
function namedInTests(): readonly string[] {
	const folder = join(ROOT, "test", "failures");
	return readdirSync(folder)
		.filter((file) => file.endsWith(".test.ts"))
		.flatMap((file) => [
			...readFileSync(join(folder, file), "utf8").matchAll(/^describe\("([A-Z]\d+)"/gm),
		])
		.map(([, id = ""]) => id);
}

describe("the list of failures", () => {
	const tested = new Set([...all.map(({ id }) => id), ...namedInTests()]);

	test("no entry is both tested and said to be impossible", () => {
		expect(Object.keys(ELSEWHERE).filter((id) => tested.has(id))).toEqual([]);
	});

	const list = sharedPath("failures.md");
	if (list === null) announceSkip("no entry is looked for that has no test", "failures.md");
	test.skipIf(list === null)("each entry has a test, or a reason why it cannot occur", () => {
		const text = readFileSync(list ?? "", "utf8");
		const ids = [...text.matchAll(/^\*\*([A-Z]\d+)\b/gm)].map(([, id = ""]) => id);
		expect(ids.length).toBeGreaterThan(100);
		expect([...tested, ...Object.keys(ELSEWHERE)].sort()).toEqual([...new Set(ids)].sort());
	});
});
