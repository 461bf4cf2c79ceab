/**
 * Telemetry of the real fallback chain, from the command line to `stats`: how each message was written here says what its record
 * must say. Every message is fed whole and character by character.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import type { Gate, ParseMode } from "../../src/runtime/outcome.js";
import { GOOD, MODES, written } from "../chain/support.js";
import { folder, run } from "../cli/run-main.js";

const TOOL = {
	type: "function",
	function: {
		name: "weather",
		parameters: {
			type: "object",
			properties: { days: { type: "integer" }, note: { type: "string" } },
			required: ["days"],
		},
	},
};
const OWN = `<tool_call>\n{"name": "weather", "arguments": ${GOOD}}\n</tool_call>`;

interface Case {
	readonly input: string;
	readonly mode: ParseMode;
	readonly candidates: number;
	readonly gate: Gate | null;
	readonly policies?: { readonly intent?: boolean };
	readonly fallback?: boolean;
}

const MARKED = written("marker", "weather", GOOD);
const MEANT = { intent: true };
const CASES: readonly Case[] = [
	...MODES.flatMap((mode): Case[] => {
		const good = written(mode, "weather", GOOD);
		return [
			{ input: good, mode, candidates: 1, gate: null, policies: MEANT },
			{ input: `need_tool: yes\n${good}`, mode, candidates: 1, gate: null },
			{ input: good, mode: "none", candidates: 0, gate: "intent" },
			{ input: good, mode: "none", candidates: 0, gate: "intent", policies: { intent: false } },
			{ input: good, mode: "none", candidates: 0, gate: null, fallback: false },
			{
				input: written(mode, "weather", '{"days": "3"}'),
				mode: "none",
				candidates: 1,
				gate: "schema",
				policies: MEANT,
			},
			{
				input: written(mode, "weather", `{"days": 3, "note": "${"x".repeat(2048)}"}`),
				mode: "none",
				candidates: 1,
				gate: "size",
				policies: MEANT,
			},
		];
	}),
	{
		input: written("marker", "nobody", GOOD),
		mode: "none",
		candidates: 1,
		gate: "name",
		policies: MEANT,
	},
	{
		input: `${MARKED} or ${MARKED}`,
		mode: "none",
		candidates: 2,
		gate: "single",
		policies: MEANT,
	},
	{ input: OWN, mode: "primary", candidates: 0, gate: null, policies: MEANT },
	{ input: `${MARKED}\n${OWN}`, mode: "primary", candidates: 1, gate: null, policies: MEANT },
	{ input: OWN, mode: "primary", candidates: 0, gate: null },
	{ input: "Nothing to do.", mode: "none", candidates: 0, gate: null, policies: MEANT },
];
/** Each case twice: whole, and character by character. */
const TIMES = 2;

const file = join(folder(), "telemetry.jsonl");
let records: readonly Record<string, unknown>[] = [];
let results: readonly Record<string, unknown>[] = [];

function parsed(text: string): Record<string, unknown>[] {
	return text
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line));
}

beforeAll(async () => {
	const requests = CASES.flatMap(({ input, policies, fallback = true }) =>
		[[input], [...input]].map((chunks) => ({
			format: "hermes",
			tools: [TOOL],
			fallback,
			chunks,
			...(policies === undefined ? {} : { policies }),
		})),
	);
	const input = requests.map((request, id) => `${JSON.stringify({ id, ...request })}\n`);
	const words = ["parse", "--jsonl", "--telemetry", file];
	const { code, stdout, stderr } = await run(words, { library, input });
	expect([code, stderr]).toEqual([0, ""]);
	results = parsed(stdout);
	records = parsed(readFileSync(file, "utf8"));
});

test("each record says how its message was read", () => {
	expect(records).toHaveLength(CASES.length * TIMES);
	records.forEach((record, at) => {
		const { mode, candidates, gate, input } = CASES[Math.floor(at / TIMES)] ?? fail();
		const calls = mode === "none" ? [] : [{ tool: "weather", status: "complete" }];
		expect({ input, record, result: results[at] }).toMatchObject({
			input,
			record: {
				record: "message",
				message_id: at,
				format: "hermes",
				parse_mode: mode,
				fallback_used: mode !== "none" && mode !== "primary",
				candidate_count: candidates,
				closed_gate: gate,
				calls: calls.map((call) => ({ ...call, repairs: [], schema_validation: "pass" })),
				schema_validation: mode === "none" ? "not_judged" : "pass",
				finish_reason: mode === "none" ? "stop" : "tool_calls",
				notices: noticesOf({ mode, candidates }),
				input_length: input.length,
			},
			result: { parse_mode: mode, tool_calls: calls.map(() => ({ valid: true })) },
		});
	});
});

/** Of a candidate that became no call, the model is asked to write it again. */
function noticesOf({ mode, candidates }: Pick<Case, "mode" | "candidates">) {
	if (mode === "primary") return {};
	if (mode === "none") return candidates > 0 ? { reask: 1 } : {};
	return { fallback: 1 };
}

test("stats: by mode, and the gates that refused a candidate", async () => {
	const { code, stdout, stderr } = await run(["stats", file, "--json"]);
	expect([code, stderr]).toEqual([0, ""]);
	const sums = JSON.parse(stdout);
	const count = (fits: (one: Case) => boolean): number => CASES.filter(fits).length * TIMES;
	const promoted = count(({ mode }) => mode !== "none" && mode !== "primary");
	expect(promoted).toBe(MODES.length * 2 * TIMES);
	expect(sums).toMatchObject({
		messages: CASES.length * TIMES,
		fallback_used: promoted,
		invalid: 0,
		notices: [
			{ code: "reask", count: count((one) => "reask" in noticesOf(one)) },
			{ code: "fallback", count: promoted },
		],
		malformed_lines: { count: 0 },
	});
	const [{ modes }] = sums.formats;
	for (const one of [...MODES, "primary", "none"])
		expect(modes).toContainEqual(
			expect.objectContaining({ parse_mode: one, messages: count(({ mode }) => mode === one) }),
		);
	expect(sums.closed_gates).toEqual([
		{ code: "schema", count: MODES.length * TIMES },
		{ code: "size", count: MODES.length * TIMES },
		{ code: "name", count: TIMES },
		{ code: "single", count: TIMES },
	]);
	const { stdout: table } = await run(["stats", file]);
	for (const mode of MODES) expect(table).toMatch(new RegExp(`^hermes +${mode} +4 +100.0% `, "m"));
	expect(table).toContain("fallbacks refused, by gate:");
	expect(table).not.toContain("intent");
});

function fail(): never {
	throw new Error("a record without a message");
}
