/** Going on with a file of results, wherever the run before was cut off; and what is no file to go on with. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { library } from "../../../src/cli/library.js";
import { folder, run } from "../run-main.js";
import { requests } from "./requests.js";

const LINES = 40;
const input = requests(LINES);
let single = Buffer.alloc(0);
beforeAll(async () => {
	const { stdout } = await run(["parse", "--jsonl"], { library, input });
	single = Buffer.from(stdout);
});

async function resumed(before: Uint8Array | null, given = input) {
	const out = join(folder(before === null ? {} : { out: before }), "out");
	const ended = await run(["parse", "--jsonl", "--out", out, "--resume"], {
		library,
		input: given,
	});
	return { ...ended, file: readFileSync(out) };
}

test("from every kind of place: before, in and behind a line, in a character", async () => {
	const ends = [...single.keys()].filter((at) => single[at] === 10);
	expect(ends).toHaveLength(LINES);
	const inCharacter = single.indexOf("😀") + 2;
	const places = ends
		.filter((_, at) => at % 6 === 0 || at === LINES - 1)
		.flatMap((at) => [at - 1, at, at + 1, at + 2]);
	for (const place of [0, 1, inCharacter, ...places, single.length]) {
		const { code, stdout, stderr, file } = await resumed(single.subarray(0, place));
		expect([code, stdout, stderr]).toEqual([0, "", ""]);
		expect(file.equals(single)).toBe(true);
	}
});

test("without a file it begins one", async () => {
	const { code, file } = await resumed(null);
	expect([code, file.equals(single)]).toEqual([0, true]);
});

test("without --resume the file is begun anew", async () => {
	const out = join(folder({ out: "old\n" }), "out");
	expect((await run(["parse", "--jsonl", "--out", out], { library, input })).code).toBe(0);
	expect(readFileSync(out).equals(single)).toBe(true);
});

describe("a file that is not of this input", () => {
	const lines = input.split("\n").filter((line) => line.trim() !== "");
	const other = JSON.stringify({ id: "other", format: "hermes", input: "x" });
	const changed: readonly (readonly [string, string[], RegExp])[] = [
		["another first line", [other, ...lines.slice(1)], /line 1 is not what/],
		[
			"another line at the end",
			[...lines.slice(0, 19), other, ...lines.slice(20)],
			/line 20 is not/,
		],
		["a line more", [other, ...lines], /line 1 is not what/],
		["too few lines", lines.slice(0, 7), /20 results, and the input only 7 lines/],
		["nothing", [], /20 results, and the input only 0 lines/],
	];
	test.each(changed)("%s: said, and the file stays", async (_title, given, said) => {
		const before = Buffer.from(`${single.toString().split("\n").slice(0, 20).join("\n")}\n`);
		const { code, stderr, file } = await resumed(before, given.join("\n"));
		expect(code).toBe(1);
		expect(stderr).toMatch(said);
		expect(file.equals(before)).toBe(true);
	});
});

describe("a file that is none of results: said, and the file stays to the byte", () => {
	const few = () => single.toString().split("\n").slice(0, 3).join("\n");
	const foreign: readonly (readonly [string, () => string, RegExp])[] = [
		["notes, the last line not ended", () => "a\nb", /line 1 is not what/],
		["notes without a line end", () => "no newline", /no beginning of the next result/],
		["a result, not ended, and more", () => `${few()} `, /no beginning of the next result/],
		["results, and what is none", () => `${few()}\n{"id":"x`, /no beginning of the next result/],
		["all results, and more", () => `${single}{`, /no beginning of the next result/],
		["large, without a line end", () => "x".repeat(3_000_000), /no beginning of the next result/],
	];
	test.each(foreign)("%s", async (_title, before, said) => {
		const bytes = Buffer.from(before());
		const { code, stdout, stderr, file } = await resumed(bytes);
		expect([code, stdout]).toEqual([1, ""]);
		expect(stderr).toMatch(said);
		expect(file.equals(bytes)).toBe(true);
	});
});

describe("wrong usage", () => {
	const files = folder({ in: "" });
	const file = join(files, "in");
	const wrong: readonly (readonly [string[], RegExp])[] = [
		[["--jsonl", "--resume"], /--resume needs --out/],
		[["--jsonl", "--out", "x", "--resume", "--telemetry", "y"], /--resume cannot/],
		[["--jsonl", file, "--out", file], /--out would overwrite FILE/],
		[["--jsonl", "--out", file, "--telemetry", file], /--telemetry would overwrite --out/],
		[["--jsonl", "--workers", "0"], /--workers takes/],
		[["--jsonl", "--workers", "two"], /--workers takes/],
		[["--jsonl", "--workers", "1025"], /--workers takes/],
		[["--workers", "2"], /--workers needs --jsonl/],
		[["--out", "x"], /--out needs --jsonl/],
	];
	test.each(wrong)("%j", async (words, said) => {
		writeFileSync(file, "");
		const { code, stdout, stderr } = await run(["parse", ...words], { library });
		expect([code, stdout]).toEqual([2, ""]);
		expect(stderr).toMatch(said);
	});

	test("a file that cannot be written: exit 1", async () => {
		const { code, stderr } = await run(["parse", "--jsonl", "--out", join(file, "x")], { library });
		expect(code).toBe(1);
		expect(stderr).toMatch(/cannot write/);
	});
});
