/** With what a call may begin in another format's wire: unmistakable marks, read off the grammars, as the formats' own calls begin. */
import { describe, expect, test } from "vitest";
import { sourcesOf } from "../../src/chain/sources.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import { registrySubjects } from "../properties/support/subjects.js";

const FORMATS = listFormats();
const { list, firsts } = sourcesOf(FORMATS);
/** They bind declared tools alone, and may begin with less than a mark. */
const WIRES = ["json_block", "drift", "drift_dsml"];
const marked = list.filter(({ fallback }) => !WIRES.includes(fallback.format.name));

/** The call as the format writes it; null: it writes none. */
function written(name: string): string | null {
	const [format, writing] = [getFormat(name), getWriting(name)];
	if (format === undefined || writing === undefined) return null;
	const calls = [{ name: "find", arguments: '{"q": "x"}' }];
	const tools = [{ name: "find", parameters: { properties: { q: { type: "string" } } } }];
	const done = render(format, writing, { content: "", calls }, { tools });
	return done.status === "rendered" ? done.text.trim() : null;
}

describe("sources", () => {
	test("of a format are what its calls begin with", () => {
		const examples = new Map(registrySubjects().map((one) => [one.format.name, one.examples]));
		let begun = 0;
		for (const { fallback, starts } of list) {
			const { name } = fallback.format;
			const call = written(name);
			if (starts.some((start) => call?.startsWith(start))) begun++;
			// it writes its calls otherwise than it may read them
			else
				expect(
					starts.some((start) => examples.get(name)?.some(({ input }) => input.includes(start))),
					name,
				).toBe(true);
		}
		expect(begun).toBeGreaterThan(list.length * 0.8);
	});

	test("are marks: long enough, with a sign before a word; nothing that a sentence may begin with", () => {
		for (const { fallback, starts } of marked) {
			expect(starts.length, fallback.format.name).toBeGreaterThan(0);
			expect(new Set(starts).size).toBe(starts.length);
			for (const start of starts) {
				const [first = "", ...rest] = start;
				expect(rest.length, start).toBeGreaterThan(2);
				expect(first.toLowerCase() === first.toUpperCase() && first.trim() !== "", start).toBe(
					true,
				);
				expect(/\d/.test(first)).toBe(false);
				expect(
					rest.some((sign) => sign.toLowerCase() !== sign.toUpperCase() || /▁/.test(sign)),
				).toBe(true);
			}
		}
		const names = list.map(({ fallback }) => fallback.format.name);
		// objects, lists and words
		for (const name of ["json", "llama3_json", "react", "passthrough", "tool_call_marker"])
			expect(names).not.toContain(name);
	});

	test("of formats that more families write come first, the wires of no model last", () => {
		const models = marked.map(({ fallback }) => fallback.format.models.length);
		expect(models).toEqual(models.toSorted((one, other) => other - one));
		expect(models[0]).toBeGreaterThan(models.at(-1) ?? 0);
		const last = list.slice(-WIRES.length).map(({ fallback }) => fallback.format.name);
		expect(last.sort()).toEqual([...WIRES].sort());
		for (const { fallback } of list) expect(fallback.mode).toBe("drift");
	});

	test("an object may begin a block of JSON", () => {
		const [block] = list.filter(({ fallback }) => fallback.format.name === "json_block");
		expect(block?.starts).toContain("{");
		for (const { fallback, starts } of list)
			if (fallback.format.name.startsWith("drift")) expect(starts).not.toContain("{");
	});

	test("no source begins with a character that is not among the first ones", () => {
		for (const { starts } of list)
			for (const start of starts) expect(firsts.has(start.charAt(0)), start).toBe(true);
		for (const first of firsts)
			expect(list.some(({ starts }) => starts.some((one) => one.startsWith(first)))).toBe(true);
	});

	test("of a list of formats are made once", () => {
		expect(sourcesOf(FORMATS)).toBe(sourcesOf(FORMATS));
		expect(sourcesOf([]).list).toEqual([]);
	});
});
