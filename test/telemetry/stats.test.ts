/** `stats` over records that are written here: every mode and reason, and lines that are no records. */
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CallRecord, MessageRecord, ToolResultRecord } from "../../src/telemetry/records.js";
import { folder, run } from "../cli/run-main.js";

function call(more: Partial<CallRecord> = {}): CallRecord {
	return {
		index: 0,
		id: "a",
		tool: "f",
		status: "complete",
		repairs: [],
		schema_validation: "not_judged",
		reasons: [],
		...more,
	};
}

function message(more: Partial<MessageRecord> = {}): MessageRecord {
	return {
		record: "message",
		message_id: null,
		format: "hermes",
		parse_mode: "primary",
		fallback_used: false,
		candidate_count: 0,
		closed_gate: null,
		finish_reason: "stop",
		calls: [],
		calls_complete: 0,
		calls_repaired: 0,
		calls_incomplete: 0,
		schema_validation: "not_judged",
		repairs: {},
		notices: {},
		input_length: 1,
		chunk_count: 1,
		held_back_max: 0,
		time_to_first_event_ms: 1,
		time_total_ms: 2,
		...more,
	};
}

function result(tool_result_status: ToolResultRecord["tool_result_status"]): ToolResultRecord {
	const ids = { message_id: null, format: "hermes", index: 0, id: "a", tool: "f" };
	return { record: "tool_result", ...ids, tool_result_status };
}

async function stats(records: readonly unknown[], ...words: readonly string[]) {
	const input = records.map((one) => `${typeof one === "string" ? one : JSON.stringify(one)}\n`);
	const { code, stdout, stderr } = await run(["stats", ...words], { input });
	expect([code, stderr]).toEqual([0, ""]);
	return stdout;
}

async function json(records: readonly unknown[]) {
	return JSON.parse(await stats(records, "--json"));
}

test("modes, fallbacks and gates", async () => {
	const sums = await json([
		message(),
		message({ parse_mode: "fenced", fallback_used: true, calls: [call()] }),
		message({ parse_mode: "fenced", fallback_used: true, calls: [call()] }),
		message({ parse_mode: "none", closed_gate: "size" }),
		message({ parse_mode: "none", closed_gate: "intent", format: "mistral" }),
		message({ parse_mode: "none", closed_gate: "size", format: "mistral" }),
	]);
	expect(sums).toMatchObject({ messages: 6, fallback_used: 2, calls: 2 });
	expect(sums.fallback_rate).toBeCloseTo(2 / 6);
	// where nobody showed intent no candidate was refused
	expect(sums.closed_gates).toEqual([{ code: "size", count: 2 }]);
	const [hermes, mistral] = sums.formats;
	expect(hermes).toMatchObject({ format: "hermes", messages: 4, fallback_rate: 0.5 });
	expect(hermes.modes).toMatchObject([
		{ parse_mode: "fenced", messages: 2, fallback_rate: 1 },
		{ parse_mode: "none", messages: 1, fallback_rate: 0 },
		{ parse_mode: "primary", messages: 1, fallback_rate: 0 },
	]);
	expect(mistral).toMatchObject({ format: "mistral", messages: 2, calls: 0, repair_rate: null });
});

test("results of tools, by format and in all", async () => {
	const sums = await json([
		result("ok"),
		result("ok"),
		result("empty"),
		result("error"),
		message(),
	]);
	const expected = { ok: 2, empty: 1, error: 1 };
	expect(sums.tool_results).toEqual(expected);
	expect(sums.formats).toMatchObject([{ format: "hermes", messages: 1, tool_results: expected }]);
});

test("the longest text held back is the largest of all", async () => {
	const held = [3, 17, 5].map((held_back_max) => message({ held_back_max }));
	expect(await json(held)).toMatchObject({ held_back_max: 17 });
});

test("percentiles are at most 9 % above the exact ones, never below, and never above the largest", async () => {
	const time = fc.double({ min: 0.001, max: 1e6, noNaN: true });
	await fc.assert(
		fc.asyncProperty(fc.array(time, { minLength: 1, maxLength: 60 }), async (times) => {
			const records = times.map((time_total_ms) => message({ time_total_ms }));
			const { time_total_ms: of } = await json(records);
			const sorted = [...times].sort((a, b) => a - b);
			for (const [name, share] of Object.entries({ p50: 0.5, p90: 0.9, p99: 0.99 })) {
				const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
				expect(of[name]).toBeGreaterThanOrEqual(exact);
				expect(of[name]).toBeLessThanOrEqual(Math.min(exact * 1.0906, Math.max(...times)));
			}
		}),
		{ numRuns: 20 },
	);
});

test("no records: nothing to divide by", async () => {
	const sums = await json([]);
	expect(sums).toMatchObject({ messages: 0, formats: [], fallback_rate: null, repair_rate: null });
	expect(sums.time_total_ms).toEqual({ p50: null, p90: null, p99: null });
	expect(await stats([])).toMatch(/^FORMAT .*\nall +all +0 /);
});

describe("lines that are no record", () => {
	const without = (name: keyof MessageRecord) => ({ ...message(), [name]: undefined });
	const bad: readonly (readonly [string, unknown])[] = [
		["not JSON", "{"],
		["a list", "[]"],
		["a number", "1"],
		["another object", "{}"],
		["a record of a kind that nobody knows", { ...message(), record: "span" }],
		["no format", without("format")],
		["no calls", without("calls")],
		["a mode that nobody knows", { ...message(), parse_mode: "guess" }],
		["a call without a status", message({ calls: [{ ...call(), status: "x" as "complete" }] })],
		["a negative time", message({ time_total_ms: -1 })],
		["a count that is none", { ...message(), notices: { broken: "1" } }],
		["a result that nobody knows", { ...result("ok"), tool_result_status: "fine" }],
	];
	test.each(bad)("%s: counted, said, and the others are summed up", async (_title, line) => {
		const sums = await json([message(), line, message()]);
		expect(sums.messages).toBe(2);
		expect(sums.malformed_lines).toEqual({
			count: 1,
			first: [{ file: "-", line: 2, message: expect.stringMatching(/\w/) }],
		});
	});

	test("the table says how many, and where the first ones are", async () => {
		const lines = Array.from({ length: 9 }, () => "{");
		const file = join(folder({ "bad.jsonl": lines.join("\n") }), "bad.jsonl");
		const { code, stdout } = await run(["stats", file]);
		expect(code).toBe(0);
		expect(stdout).toContain("lines that are no record: 9\n");
		expect(stdout).toContain(`${file}:1: not JSON`);
		expect(stdout).toContain("and 4 more");
	});

	test("members that nobody knows yet are ignored", async () => {
		const sums = await json([{ ...message(), colour: "red" }]);
		expect(sums).toMatchObject({ messages: 1, malformed_lines: { count: 0 } });
	});
});

test("the table", async () => {
	const text = await stats([
		message({
			calls: [
				call({ status: "repaired", repairs: ["single-quotes"], schema_validation: "pass" }),
				call({ schema_validation: "fail", reasons: ["schema /city", "schema"] }),
				call({ status: "incomplete" }),
				call({ schema_validation: "fail", reasons: ["schema /city"] }),
			],
			notices: { broken: 2 },
			held_back_max: 12,
			time_total_ms: 2000,
		}),
		message({ parse_mode: "none", time_to_first_event_ms: null, closed_gate: "name" }),
		result("ok"),
	]);
	const [table = "", ...rest] = text.trimEnd().split("\n\n");
	const rows = table.split("\n").map((row) => row.trim().split(/\s{2,}/));
	expect(rows.map((row) => row.slice(0, 9))).toEqual([
		[
			"FORMAT",
			"MODE",
			"MESSAGES",
			"FALLBACK",
			"CALLS",
			"REPAIRED",
			"INCOMPLETE",
			"INVALID",
			"HELD",
		],
		["hermes", "none", "1", "0.0%", "0", "-", "-", "-", "0"],
		["hermes", "primary", "1", "0.0%", "4", "25.0%", "25.0%", "66.7%", "12"],
		["hermes", "all", "2", "0.0%", "4", "25.0%", "25.0%", "66.7%", "12"],
		["all", "all", "2", "0.0%", "4", "25.0%", "25.0%", "66.7%", "12"],
	]);
	expect(rest).toEqual([
		"tool results: 1 ok, 0 empty, 0 error",
		"invalid, by reason:\n  2  schema /city\n  1  schema",
		"repaired, by code:\n  1  single-quotes",
		"notices:\n  2  broken",
		"fallbacks refused, by gate:\n  1  name",
	]);
});

test("what stands in a file cannot steer the terminal", async () => {
	const evil = "\u001b[2Jx";
	const text = await stats([
		message({
			format: evil,
			calls: [call({ repairs: [evil], reasons: [evil] })],
			notices: { [evil]: 1 },
		}),
	]);
	expect(text).not.toContain("\u001b");
});

test("memory is constant: formats and codes without end come to a bounded report", async () => {
	const records = (function* () {
		for (let i = 0; i < 20_000; i++)
			yield JSON.stringify(
				message({ format: `f${i}`, calls: [call({ repairs: [`code-${i}`.padEnd(1000, "x")] })] }),
			);
	})();
	const input = (function* () {
		for (const record of records) yield `${record}\n`;
	})();
	const { stdout } = await run(["stats", "--json"], { input });
	const sums = JSON.parse(stdout);
	expect(sums).toMatchObject({ messages: 20_000, complete: 20_000 });
	expect(sums.formats.length).toBeLessThanOrEqual(501);
	const of = (list: readonly { count: number }[]) =>
		list.reduce((sum, { count }) => sum + count, 0);
	expect(of(sums.repairs)).toBe(20_000);
	expect(
		sums.formats.reduce((sum: number, one: { messages: number }) => sum + one.messages, 0),
	).toBe(20_000);
	expect(stdout.length).toBeLessThan(3_000_000);
});

test("a file that is not there: exit 1 and one line", async () => {
	const file = join(folder(), "none.jsonl");
	const { code, stdout, stderr } = await run(["stats", file]);
	expect([code, stdout]).toEqual([1, ""]);
	expect(stderr).toMatch(/^toolgrammar: cannot read [^\n]+\n$/);
});
