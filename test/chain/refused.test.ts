/** A call that the model wrote in its own format and that was refused is no reason to run another one that stands beside it. */
import { describe, expect, test } from "vitest";
import { createChain } from "../../src/chain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { DRIFTING } from "./drift-options.js";
import { GOOD, hearAllWays, heard, MODES, OPEN, written } from "./support.js";

const own = (args: string, name = "weather"): string =>
	`<tool_call>\n{"name": "${name}", "arguments": ${args}}\n</tool_call>`;

/** Texts that are refused, by the options that refuse them. */
const REFUSED = [
	["arguments that do not fit", own('{"days": "x"}'), { strict: true }],
	["a tool that nobody offers", own("{}", "nobody"), { policies: { unknownTool: "withhold" } }],
] as const;

describe.each(REFUSED)("%s", (_why, refused, options) => {
	test.each(MODES)("no call of the fallback %s runs, before it or behind it", (mode) => {
		const good = written(mode, "weather", GOOD);
		for (const text of [`${good}\n${refused}`, `${refused}\n${good}`]) {
			const { message, outcome } = hearAllWays(hermes, text, { ...OPEN, ...options });
			expect(message).toMatchObject({ toolCalls: [], finishReason: "stop" });
			expect(message.content.trim()).toBe(good);
			expect(message.notices.map(({ code }) => code)).toEqual(["withheld"]);
			expect(outcome).toMatchObject({ mode: "none", closed: null, reask: null });
		}
	});

	test("no call runs that has drifted into another format", () => {
		const good = written("drift", "weather", GOOD);
		for (const text of [`${good}${refused}`, `${refused}${good}`]) {
			const { message, outcome } = hearAllWays(hermes, text, { ...DRIFTING, ...options });
			expect(message).toMatchObject({ content: good, toolCalls: [] });
			expect(outcome).toMatchObject({ mode: "none", closed: null, reask: null });
		}
	});

	test("what was held for a call leaves at once", () => {
		for (const [given, mode] of [
			[OPEN, "marker"],
			[DRIFTING, "drift"],
		] as const) {
			const good = written(mode, "weather", GOOD);
			const chain = createChain(hermes, { ...given, ...options });
			expect(heard(chain, good)).toBe("");
			expect(heard(chain, refused)).toBe(good);
			expect(heard(chain, " [")).toBe(" [");
		}
	});
});

test("the outcome counts the calls that were read before the refused one", () => {
	const good = written("marker", "weather", GOOD);
	const refused = own('{"days": "x"}');
	const strict = { ...OPEN, strict: true };
	expect(hearAllWays(hermes, `${good}\n${refused}`, strict).outcome.candidates).toBe(1);
	expect(hearAllWays(hermes, `${good}\n${good}\n${refused}`, strict).outcome.candidates).toBe(2);
	expect(hearAllWays(hermes, `${refused}\n${good}`, strict).outcome.candidates).toBe(0);
});

test("a notice of another kind ends nothing", () => {
	const good = written("marker", "weather", GOOD);
	const text = `<tool_call>\n{"name": \n</tool_call>\n${good}`;
	const { message, outcome } = hearAllWays(hermes, text, { ...OPEN, strict: true });
	expect(message.notices.map(({ code }) => code).sort()).toEqual(["fallback", "malformed"]);
	expect(outcome.mode).toBe("marker");
});
