/** `parse --telemetry FILE`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, run } from "./run-main.js";

function recordsOf(file: string) {
	const text = readFileSync(file, "utf8");
	expect(text === "" || text.endsWith("\n")).toBe(true);
	return text
		.split("\n")
		.slice(0, -1)
		.map((line) => JSON.parse(line));
}

const TOOLS = [{ type: "function", function: { name: "f" } }];

test("--jsonl: a line for each request that was parsed, and the results stay what they are", async () => {
	const file = join(folder(), "deep/down/telemetry.jsonl");
	const input = [
		{ id: 1, format: "toy", chunks: ["a[f", ":1]"], tools: TOOLS },
		{ id: "two", format: "toy", input: "!" },
		{ id: { three: 3 }, format: "other", input: "x", finish_reason: "length" },
		{ id: 4, format: "nonsense", input: "x" },
		{ id: 5, format: "toy", input: "CRASH" },
	]
		.map((request) => `${JSON.stringify(request)}\n`)
		.join("");
	const plain = await run(["parse", "--jsonl"], { input });
	expect(await run(["parse", "--jsonl", "--telemetry", file], { input })).toEqual(plain);
	expect(recordsOf(file)).toMatchObject([
		{
			record: "message",
			message_id: 1,
			format: "toy",
			parse_mode: "primary",
			chunk_count: 2,
			calls: [{ tool: "f", status: "complete", schema_validation: "pass" }],
		},
		{ message_id: "two", parse_mode: "none", notices: { malformed: 1 } },
		{ message_id: null, format: "other", finish_reason: "length", input_length: 1 },
	]);
});

test.each([[[]], [["--events"]]])("one message, with %j", async (more) => {
	const path = folder({ "in.txt": "a[f:{}]", "tools.json": JSON.stringify(TOOLS) });
	const file = join(path, "telemetry.jsonl");
	const words = ["parse", join(path, "in.txt"), "--format", "toy", "--chunk", "2", ...more];
	const tools = ["--tools", join(path, "tools.json")];
	const plain = await run([...words, ...tools]);
	expect(plain.code).toBe(0);
	expect(await run([...words, ...tools, "--telemetry", file])).toEqual(plain);
	expect(recordsOf(file)).toMatchObject([
		{
			message_id: null,
			chunk_count: 4,
			schema_validation: "fail",
			calls: [{ reasons: ["schema"] }],
		},
	]);
});

test("the file is replaced", async () => {
	const file = join(folder({ "t.jsonl": "old\n" }), "t.jsonl");
	await run(["parse", "--format", "toy", "--telemetry", file], { input: "x" });
	expect(recordsOf(file)).toHaveLength(1);
});

test("many records are written while the filter runs, not at its end", async () => {
	const file = join(folder(), "t.jsonl");
	const line = `${JSON.stringify({ format: "toy", input: "[f:1]" })}\n`;
	let seen = 0;
	const input = (function* () {
		for (let i = 0; i < 2000; i++) {
			if (i === 1999) seen = readFileSync(file).length;
			yield line;
		}
	})();
	await run(["parse", "--jsonl", "--telemetry", file], { input });
	expect(recordsOf(file)).toHaveLength(2000);
	expect(seen).toBeGreaterThan(0);
});

test("a file that cannot be opened: exit 1, one line, and the input is not read", async () => {
	const path = folder();
	const never = (function* (): Generator<string> {
		yield "";
		throw new Error("the input was read");
	})();
	for (const more of [[], ["--jsonl"]]) {
		const words = ["parse", ...(more.length > 0 ? more : ["--format", "toy"])];
		const { code, stdout, stderr } = await run([...words, "--telemetry", path], { input: never });
		expect([code, stdout]).toEqual([1, ""]);
		expect(stderr).toMatch(/^toolgrammar: cannot write [^\n]+\n$/);
	}
});

const FULL = "/dev/full";
test.skipIf(!existsSync(FULL))("a file that cannot be written: exit 1 and one line", async () => {
	const input = `${JSON.stringify({ format: "toy", input: "x" })}\n`;
	const { code, stdout, stderr } = await run(["parse", "--jsonl", "--telemetry", FULL], { input });
	expect([code, stdout === ""]).toEqual([1, false]);
	expect(stderr).toMatch(/^toolgrammar: cannot write \/dev\/full: [^\n]*ENOSPC[^\n]*\n$/);
});

test("the input is not overwritten, and standard output is for the results", async () => {
	const file = join(folder(), "in.txt");
	writeFileSync(file, "x");
	const same = await run(["parse", file, "--format", "toy", "--telemetry", file]);
	expect([same.code, same.stdout, readFileSync(file, "utf8")]).toEqual([2, "", "x"]);
	expect(same.stderr).toContain("overwrite");
	const dash = await run(["parse", "--format", "toy", "--telemetry", "-"], { input: "x" });
	expect([dash.code, dash.stdout]).toEqual([2, ""]);
});
