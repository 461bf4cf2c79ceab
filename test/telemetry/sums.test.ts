/**
 * The telemetry of 10,000 generated messages, whole and broken ones of ten formats, comes to the right counts in `stats`. What
 * is right is counted from the results of the parse, which are on standard output, and never from the records.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { folder, run } from "../cli/run-main.js";
import { pick, type Random, seeded } from "../properties/support/random.js";
import { nearMiss, sentence } from "../properties/support/sentences.js";
import { registrySubjects, type Subject } from "../properties/support/subjects.js";

const FORMATS = [
	"deepseek_v32",
	"glm45_moe",
	"harmony",
	"hermes",
	"kimik2",
	"llama3_json",
	"mistral",
	"pythonic",
	"qwen_coder",
	"yaml_xml",
];
/** Texts of each format: sentences, near misses, and what is left of them where the stream is cut. */
const WHOLE = 100;
const MISSES = 450;
const CUT = 450;

/** Tools that some of the generated calls fit. */
const properties = {
	city: { type: "string" },
	query: { type: "string" },
	days: { type: "integer" },
	items: { type: "array", items: { type: "number" } },
	options: { type: "object", properties: { enabled: { type: "boolean" } } },
};
const TOOLS = ["get_weather", "search"].map((name) => ({
	type: "function",
	function: { name, parameters: { type: "object", properties } },
}));

interface Result {
	readonly id: number;
	readonly format: string;
	readonly parse_mode: string;
	readonly finish_reason: string;
	readonly tool_calls: readonly {
		readonly status: string;
		readonly repairs: readonly string[];
		readonly valid: boolean | null;
		readonly errors: readonly { readonly path: string; readonly message: string }[];
	}[];
	readonly notices: readonly { readonly code: string }[];
	readonly error: unknown;
}

function texts(subject: Subject, random: Random): string[] {
	const whole = fc.sample(sentence(subject), WHOLE);
	const misses = fc.sample(nearMiss(subject, fc.constantFrom(...whole)), MISSES);
	const cuts = Array.from({ length: CUT }, () => {
		const text = pick(random, [...whole, ...misses]);
		return text.slice(0, random(text.length + 1));
	});
	return [...whole, ...misses, ...cuts];
}

function cut(random: Random, text: string): string[] {
	const chunks: string[] = [];
	for (let at = 0; at < text.length; ) {
		const size = 1 + random(24);
		chunks.push(text.slice(at, at + size));
		at += size;
	}
	return chunks;
}

const files = folder();
const telemetry = join(files, "telemetry.jsonl");
let results: readonly Result[] = [];
let lines: readonly string[] = [];

beforeAll(async () => {
	const random = seeded(7);
	const subjects = registrySubjects().filter(({ format }) => FORMATS.includes(format.name));
	const requests = subjects.flatMap((subject) =>
		texts(subject, random).map((text) => ({
			format: subject.format.name,
			chunks: cut(random, text),
			tools: random(3) === 0 ? undefined : TOOLS,
			tool_choice: random(8) === 0 ? "required" : undefined,
			finish_reason: pick(random, ["stop", "stop", "length"]),
			strict: random(6) === 0,
		})),
	);
	const input = requests.map((request, id) => `${JSON.stringify({ id, ...request })}\n`);
	const words = ["parse", "--jsonl", "--telemetry", telemetry];
	const { code, stdout, stderr } = await run(words, { library, input });
	expect([code, stderr]).toEqual([0, ""]);
	results = stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
	lines = readFileSync(telemetry, "utf8").split("\n").slice(0, -1);
}, 120_000);

/** A reason as the page of telemetry describes it. */
function reasonOf(error: { readonly path: string; readonly message: string }): string {
	if (error.path === "") return /^(unknown-tool|wrong-tool)/.exec(error.message)?.[0] ?? "schema";
	const [, first = "", ...rest] = error.path.split("/");
	const names = [Object.hasOwn(properties, first) ? first : "*"];
	for (const name of rest) names.push(first === "options" && name === "enabled" ? name : "*");
	return `schema /${names.join("/")}`;
}

function counted(codes: readonly string[]): { code: string; count: number }[] {
	return [...new Set(codes)]
		.map((code) => ({ code, count: codes.filter((one) => one === code).length }))
		.sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

/** What a group of `stats` must say, by the results alone. */
function expected(of: readonly Result[]): object {
	const calls = of.flatMap((result) => result.tool_calls);
	const count = (status: string) => calls.filter((call) => call.status === status).length;
	const judged = calls.filter(({ valid }) => valid !== null).length;
	const invalid = calls.filter(({ valid }) => valid === false).length;
	const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
	return {
		messages: of.length,
		fallback_used: 0,
		calls: calls.length,
		complete: count("complete"),
		repaired: count("repaired"),
		incomplete: count("incomplete"),
		judged,
		invalid,
		fallback_rate: share(0, of.length),
		repair_rate: share(count("repaired"), calls.length),
		incomplete_rate: share(count("incomplete"), calls.length),
		invalid_rate: share(invalid, judged),
	};
}

test("10,000 messages were served, and each has its record, in order", () => {
	expect(results).toHaveLength(10_000);
	expect(results.filter(({ error }) => error !== null)).toEqual([]);
	expect(lines.map((line) => JSON.parse(line).message_id)).toEqual(results.map(({ id }) => id));
});

test("they are worth counting", () => {
	const calls = results.flatMap(({ tool_calls }) => tool_calls);
	for (const status of ["complete", "repaired", "incomplete"])
		expect(calls.filter((call) => call.status === status).length).toBeGreaterThan(100);
	for (const valid of [true, false, null])
		expect(calls.filter((call) => call.valid === valid).length).toBeGreaterThan(100);
	expect(
		new Set(results.flatMap(({ notices }) => notices.map(({ code }) => code))).size,
	).toBeGreaterThan(5);
});

test("stats sums them up by format and mode", async () => {
	const { code, stdout, stderr } = await run(["stats", telemetry, "--json"]);
	expect([code, stderr]).toEqual([0, ""]);
	const sums = JSON.parse(stdout);
	expect(sums).toMatchObject(expected(results));
	expect(sums.formats.map((one: { format: string }) => one.format)).toEqual(FORMATS);
	for (const { format, modes, ...group } of sums.formats) {
		const own = results.filter((result) => result.format === format);
		expect(group).toMatchObject(expected(own));
		expect(modes.length).toBe(new Set(own.map(({ parse_mode }) => parse_mode)).size);
		for (const { parse_mode, ...mode } of modes)
			expect(mode).toMatchObject(expected(own.filter((one) => one.parse_mode === parse_mode)));
	}
	expect(sums.malformed_lines).toEqual({ count: 0, first: [] });
});

test("stats says which reasons are the most frequent", async () => {
	const { stdout } = await run(["stats", telemetry, "--json"]);
	const { reasons, repairs, notices, closed_gates } = JSON.parse(stdout);
	const calls = results.flatMap(({ tool_calls }) => tool_calls);
	const each = calls.flatMap(({ errors }) => [...new Set(errors.map(reasonOf))]);
	expect(reasons).toEqual(counted(each));
	expect(repairs).toEqual(counted(calls.flatMap((call) => call.repairs)));
	expect(notices).toEqual(counted(results.flatMap((one) => one.notices.map(({ code }) => code))));
	expect(closed_gates).toEqual([]);
	expect(reasons.length).toBeGreaterThan(3);
});

test("in parts, and through standard input, it comes to the same", async () => {
	const whole = await run(["stats", telemetry, "--json"]);
	const middle = Math.floor(lines.length / 2);
	const parts = folder({
		a: lines.slice(0, 10).join("\n"),
		b: `${lines.slice(10, middle).join("\n")}\n\n`,
	});
	const input = lines.slice(middle).map((line) => `${line}\r\n`);
	const words = ["stats", join(parts, "a"), "-", join(parts, "b"), "--json"];
	expect(await run(words, { input })).toEqual(whole);
});
