/** Each explanation names the cause and what to do. */
import { describe, expect, test } from "vitest";
import { explain, formatExplanation } from "../../src/explain/index.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import {
	type Case,
	CHAIN_CASES,
	DERIVED_CASES,
	FIRST_SIX,
	NOTICE_CASES,
	OTHER_CASES,
	REPAIR_CASES,
} from "./cases.js";
import { said, validator } from "./run.js";
import { formatNamed, grammarOf } from "./support.js";

const formats = { getFormat, listFormats };

function printed(one: Case): string {
	const explanation = explain(formatNamed(one.format), one.text, {
		validator,
		...one.options,
		finishReason: one.finish,
		grammar: grammarOf(one.format),
		formats,
	});
	return formatExplanation(explanation, one.text);
}

describe.each([
	["the six of a new user", FIRST_SIX],
	["notices", NOTICE_CASES],
	["the fallback chain", CHAIN_CASES],
	["repairs", REPAIR_CASES],
	["derived repairs", DERIVED_CASES],
	["others", OTHER_CASES],
])("%s", (_, cases) => {
	test.each(cases.map((one) => [one.title, one] as const))("%s", (_title, one) => {
		const { notices, repairs, gate } = said(one);
		if (one.notice !== undefined) expect(notices.map(({ code }) => code)).toContain(one.notice);
		if (one.repair !== undefined) expect(repairs).toContain(one.repair);
		if (one.gate !== undefined) expect(gate?.gate).toBe(one.gate);
		const text = printed(one);
		expect(text).toMatch(one.cause);
		expect(text).toMatch(one.advice);
	});
});
