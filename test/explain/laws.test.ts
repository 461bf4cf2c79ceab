/** What holds of every explanation, whatever the output is. */
import { expect, test } from "vitest";
import { explain, formatExplanation } from "../../src/explain/index.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { parseGrammar } from "../../src/language/parse.js";
import { formatNamed, grammarOf } from "./support.js";

/** Rows of a screen that may be wide enough for a compiler's errors. */
const SCREEN = 70;

const examples = listFormats().flatMap((format) => {
	const source = grammarOf(format.name) ?? "";
	const { grammar } = parseGrammar(source, format.name);
	return (grammar?.examples ?? []).map((example) => ({ format, source, example }));
});

test("the spans of every example tile it, in order", () => {
	expect(examples.length).toBeGreaterThan(500);
	for (const { format, example } of examples) {
		const { input } = example;
		const entry = example.entry ?? undefined;
		const { spans } = explain(format, input, { entry });
		let at = 0;
		for (const { start, end } of spans) {
			expect([start, end > start], `${format.name}: ${example.title}`).toEqual([at, true]);
			at = end;
		}
		expect(at, `${format.name}: ${example.title}`).toBe(input.length);
	}
});

test("the calls of every example are in it, and each finding stands in the text", () => {
	for (const { format, source, example } of examples) {
		const { input, expect: wanted } = example;
		if (example.tools.length > 0 || example.entry !== null) continue;
		const { calls, findings } = explain(format, input, {
			grammar: source,
			finishReason: example.finish ?? "stop",
		});
		const names = wanted.flatMap((one) => (one.type === "call" ? [one.name] : []));
		expect(
			calls.map(({ name }) => name),
			`${format.name}: ${example.title}`,
		).toEqual(names);
		for (const { start, died, expected } of findings)
			for (const { offset } of [start, died ?? start, ...expected.map(({ place }) => place)])
				expect(offset >= 0 && offset <= input.length).toBe(true);
	}
});

/** Texts that no model means, and some that are all marks. */
const LENGTH = 300_000;
const repeated = (piece: string): string =>
	piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
let seed = 7;
const noise = Array.from({ length: 20_000 }, () => {
	seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
	return String.fromCharCode(seed % 256);
}).join("");

test.each([
	["empty", ""],
	["blanks", repeated(" \n")],
	["control characters", noise],
	["halves of pairs", repeated("\ud800")],
	["openings", repeated("<tool_call>")],
	["openings of thoughts", repeated("<think>")],
	[
		"one call of hundreds of kilobytes",
		`<tool_call>\n{"name": "f", "arguments": {"a": "${"x".repeat(LENGTH)}`,
	],
	["brackets", `<tool_call>\n{"name": "f", "arguments": {"a": ${repeated("[")}`],
	["places by the thousand", repeated('Use <tool_call> or {"name": "x"}.\n')],
	["one long line", repeated("<tool_cal> word ")],
])(
	"%s: one screen",
	(_, text) => {
		for (const name of ["hermes", "qwen_coder", "passthrough"]) {
			const format = formatNamed(name);
			const explanation = explain(format, text, {
				grammar: grammarOf(name),
				formats: { getFormat, listFormats },
			});
			expect(explanation.length).toBe(text.length);
			const rows = formatExplanation(explanation, text, { width: 100 }).split("\n");
			expect(rows.length).toBeLessThan(SCREEN);
			expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(220);
			// nothing that steers a terminal
			expect(rows.join("")).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
		}
	},
	60_000,
);

test("work is bounded: ten times the text is looked at as far as before", () => {
	const format = formatNamed("hermes");
	const of = (times: number) => explain(format, repeated("Use <tool_call> now. ").repeat(times));
	const [one, ten] = [of(1), of(10)];
	expect(ten.traced).toBe(one.traced);
	expect(ten.findings.length).toBe(one.findings.length);
	expect(ten.more).toBeGreaterThan(9 * one.more);
});

test("misuse is refused", () => {
	const format = formatNamed("hermes");
	const wrong = explain as (...given: unknown[]) => unknown;
	expect(() => wrong("hermes", "x")).toThrow(/the format must be an object/);
	expect(() => wrong(format, 5)).toThrow(/the output must be a text/);
	expect(() => wrong(format, "x", { polices: {} })).toThrow(/polices/);
	expect(() => wrong(format, "x", { most: -1 })).toThrow(/most/);
	expect(() => wrong(format, "x", { entry: "thinkin" })).toThrow(/thinking/);
});
