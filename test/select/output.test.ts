/** Which formats read a raw output. The outputs are written by the formats' own writers. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import { MOST_READ, rankFormats } from "../../src/select/index.js";
import { runs } from "../properties/support/settings.js";

const registry = { getFormat, listFormats };
const string = { type: "string" };
const TOOLS = [
	{ name: "get_weather", parameters: { type: "object", properties: { city: string } } },
	{ name: "search", parameters: { type: "object", properties: { query: string } } },
];
const CALLS = [
	{ name: "get_weather", arguments: { city: "Oslo" } },
	{ name: "search", arguments: { query: "rain" } },
];

function written(name: string): { readonly text: string; readonly calls: number } {
	const [format, writing] = [getFormat(name), getWriting(name)];
	if (!format || !writing) throw new Error(`no format ${name}`);
	for (const calls of [CALLS, CALLS.slice(0, 1)]) {
		const ours = render(format, writing, { content: "", reasoning: "", calls }, { tools: TOOLS });
		if (ours.status === "rendered") return { text: ours.text, calls: calls.length };
	}
	throw new Error(`${name} cannot write a call`);
}

const callers = listFormats().filter(({ units }) => units.length > 0);

/** Formats whose own text another one reads better. */
const SHADOWED: Readonly<Record<string, string>> = {
	// it keeps the newlines around a value, which are the frame of the other one
	mimo: "qwen_coder",
};

test.each(callers.map(({ name }) => [name] as const))(
	"%s reads best what it has written",
	(name) => {
		const { text, calls } = written(name);
		const { groups, cut } = rankFormats(text, registry, { tools: TOOLS });
		expect(cut).toBe(false);
		const group = groups.find(({ formats }) => formats.includes(name));
		expect(group?.complete).toBe(calls);
		const best = groups.filter(({ rank }) => rank === 1).flatMap(({ formats }) => formats);
		expect(best).toContain(SHADOWED[name] ?? name);
	},
);

describe("the ranking", () => {
	const call = (name: string): string =>
		`<tool_call>\n{"name": "${name}", "arguments": {"a": 1}}\n</tool_call>`;

	test("formats that read it equally are named together, each format once", () => {
		const { groups } = rankFormats(call("f"), registry);
		expect(groups[0]?.formats).toEqual(
			expect.arrayContaining(["hermes", "granite4", "exaone4", "trinity"]),
		);
		const all = groups.flatMap(({ formats }) => formats);
		expect(new Set(all).size).toBe(all.length);
	});

	test("markers of others that are left count against a format, and are named", () => {
		const { groups } = rankFormats(`<think>\nhm\n</think>\n\n${call("f")}`, registry);
		expect(groups[0]?.formats).toContain("hermes");
		const granite = groups.find(({ formats }) => formats.includes("granite4"));
		expect(granite?.rank).toBeGreaterThan(1);
		expect(granite?.foreign).toEqual(expect.arrayContaining(["<think>", "</think>"]));
		expect(granite?.text).toContain('"<think>"');
	});

	test("repairs count less than calls that need none", () => {
		const { groups } = rankFormats(call("f"), registry);
		const coder = groups.find(({ formats }) => formats.includes("qwen_coder"));
		expect([coder?.complete, coder?.repaired]).toEqual([0, 1]);
		expect(coder?.rank).toBeGreaterThan(1);
	});

	test("calls in arguments do not make a format better", () => {
		const inner = JSON.stringify(
			`${"```json\n"}{"name": "g", "arguments": {}}${"\n```\n"}`.repeat(3),
		);
		const text = `<tool_call>\n{"name": "f", "arguments": {"text": ${inner}}}\n</tool_call>`;
		expect(rankFormats(text, registry).groups[0]?.formats).toContain("hermes");
	});

	test("where no call is read, the formats whose markers stand there; in plain text none", () => {
		const harmony =
			"<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>yes";
		const { groups } = rankFormats(harmony, registry);
		expect(groups[0]?.formats).toContain("harmony");
		expect(groups[0]?.complete).toBe(0);
		expect(rankFormats("It is a fine day.", registry).groups).toEqual([]);
		expect(rankFormats("", registry)).toEqual({ groups: [], read: 0, cut: false, guessed: [] });
	});

	test("names are taken for tools only where none are given", () => {
		const text = '{"name": "get_weather", "parameters": {"city": "Oslo"}}';
		const free = rankFormats(text, registry);
		expect(free.guessed).toEqual(["get_weather"]);
		expect(free.groups[0]?.formats).toContain("llama3_json");
		const bound = rankFormats(text, registry, { tools: [{ name: "other" }] });
		expect(bound.guessed).toEqual([]);
		expect(bound.groups.flatMap(({ formats }) => formats)).not.toContain("llama3_json");
	});

	test("no more is read than the limit, and that is told", () => {
		const long = call("f") + "x".repeat(2 * MOST_READ);
		expect(rankFormats(long, registry, { limit: 1000 })).toMatchObject({ read: 1000, cut: true });
		expect(rankFormats(long, registry, { limit: 1e9 })).toMatchObject({
			read: MOST_READ,
			cut: true,
		});
	});

	test("any text at all", () => {
		const markers = listFormats().flatMap(({ literals, tokens }) => [...literals, ...tokens]);
		const piece = fc.oneof(
			fc.constantFrom(...markers),
			fc.string({ unit: "binary", maxLength: 8 }),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
				const text = pieces.join("");
				const { groups, read } = rankFormats(text, registry);
				expect(read).toBe(text.length);
				for (const { share, rank } of groups) {
					expect(share).toBeGreaterThanOrEqual(0);
					expect(share).toBeLessThanOrEqual(1);
					expect(rank).toBeLessThanOrEqual(groups.length);
				}
			}),
			runs(300),
		);
	});
});
