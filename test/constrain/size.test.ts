/** How large a constraint may become, with more tools and parameters than requests have. */
import { describe, expect, test, vi } from "vitest";
import { CannotConstrain, constrain, TARGETS } from "../../src/constrain/index.js";
import { OpenTexts } from "../../src/constrain/texts/open-text.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";

const LIMIT = 200_000;
/** All formats, all choices, and parameters that tools share, are tried in long runs: the larger ones stand here. */
const LONG = process.env.CONSTRAIN_RUNS !== undefined;
const CHOICES = LONG ? ["required", "auto"] : ["required"];

const TYPES: readonly object[] = [
	{ type: "string" },
	{ type: "string" },
	{ type: "integer" },
	{ type: "boolean" },
	{ type: "string", enum: ["red", "green", "blue", "dark blue"] },
	{ type: "array", items: { type: "string" } },
	{ type: "object", properties: { from: { type: "string" }, to: { type: "integer" } } },
	{ type: "number" },
];

/** No two tools share a parameter; every other one is required. */
function toolsOf(count: number, parameters: number, shared = false): readonly object[] {
	return Array.from({ length: count }, (_, tool) => {
		const keys = Array.from({ length: parameters }, (_, at) =>
			shared ? `parameter_${at}` : `parameter_${tool}_${at}`,
		);
		const properties = Object.fromEntries(keys.map((key, at) => [key, TYPES[at % TYPES.length]]));
		const required = keys.filter((_, at) => at % 2 === 0);
		return {
			name: `tool_number_${tool}`,
			parameters: { type: "object", properties, required },
		};
	});
}

/** In characters, by target and choice; those that are refused are left out. */
function sizesOf(name: string, tools: readonly object[]): ReadonlyMap<string, number> {
	const [format, writing] = [getFormat(name), getWriting(name)];
	const sizes = new Map<string, number>();
	if (format === undefined || writing === undefined) return sizes;
	for (const target of TARGETS)
		for (const toolChoice of CHOICES) {
			try {
				const made = constrain(format, writing, { tools, target, toolChoice });
				const { report: _, target: key, ...rest } = made;
				const text = "grammar" in made ? made.grammar : JSON.stringify(rest);
				sizes.set(`${key} ${toolChoice}`, text.length);
			} catch (error) {
				if (!(error instanceof CannotConstrain)) throw error;
			}
		}
	return sizes;
}

describe("64 tools with 20 parameters each", () => {
	for (const { name } of listFormats().filter((_, at) => LONG || at % 3 === 0))
		test(name, { timeout: 60_000 }, () => {
			for (const shared of LONG ? [false, true] : [false])
				for (const [of, size] of sizesOf(name, toolsOf(64, 20, shared)))
					expect(size, of).toBeLessThanOrEqual(LIMIT + 1_000);
		});
});

describe("grows with the members, and no faster", () => {
	for (const name of ["hermes", "qwen_coder", "kimi_k3", "tool_tag", "minimax_m3", "cohere_xml"])
		test(name, { timeout: 60_000 }, () => {
			const size = (tools: number, parameters: number) =>
				sizesOf(name, toolsOf(tools, parameters)).get("gbnf required") ?? Number.NaN;
			expect(size(64, 10) / size(16, 10)).toBeLessThan(4.1);
			expect(size(16, 40) / size(16, 10)).toBeLessThan(4.1);
		});
});

test("values are walked for each kind of member, not for each member", { timeout: 60_000 }, () => {
	const asked = vi.spyOn(OpenTexts.prototype, "until");
	const walked = (name: string, tools: number) => {
		asked.mockClear();
		sizesOf(name, toolsOf(tools, 20));
		return asked.mock.calls.length;
	};
	try {
		for (const name of [
			"tool_tag",
			"qwen_coder",
			"kimi_k3",
			"minicpm5",
			"minimax_m3",
			"morph_xml",
			"anthropic_legacy",
			"atem",
		]) {
			// two for each tool at most: its first parameter, and its last
			const most = 2 * 4 * 2 * CHOICES.length;
			expect(walked(name, 6) - walked(name, 2), name).toBeLessThanOrEqual(most);
		}
	} finally {
		asked.mockRestore();
	}
});

test("a regular expression that would be larger is refused with its reason", () => {
	const [format, writing] = [getFormat("hermes"), getWriting("hermes")];
	if (format === undefined || writing === undefined) throw new Error("hermes");
	const make = () =>
		constrain(format, writing, { tools: toolsOf(64, 40), target: "regex", toolChoice: "required" });
	expect(make).toThrow(/200000 characters/);
});
