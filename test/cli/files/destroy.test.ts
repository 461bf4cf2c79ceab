/** No run destroys a file that it reads, and none begins to write before all that it needs is there. */
import {
	closeSync,
	existsSync,
	linkSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder, run } from "../run-main.js";

const LINE = `${JSON.stringify({ id: 1, format: "toy", input: "x" })}\n`;
const PRECIOUS = "precious\n";

/** Every file of the folder with its text. */
function contents(path: string): Record<string, string> {
	const text = (name: string) => {
		const file = join(path, name);
		return existsSync(file) && statSync(file).isFile() ? readFileSync(file, "utf8") : "";
	};
	return Object.fromEntries(readdirSync(path).map((name) => [name, text(name)]));
}

function place() {
	const path = folder({ "in.jsonl": LINE, "r.jsonl": PRECIOUS, "keep.tel": PRECIOUS, tools: "[]" });
	symlinkSync("in.jsonl", join(path, "soft"));
	linkSync(join(path, "in.jsonl"), join(path, "hard"));
	mkdirSync(join(path, "dir"));
	symlinkSync(".", join(path, "again"));
	symlinkSync("nowhere", join(path, "dangling"));
	return path;
}

/** `$` is the folder. A word that begins with `<` or `>` is a redirection. */
async function runIn(path: string, words: readonly string[]) {
	const full = words.map((word) => word.replace("$", path));
	const redirected = (sign: string, flag: string) => {
		const name = full.find((word) => word.startsWith(sign))?.slice(1);
		return name === undefined ? null : { name, descriptor: openSync(name, flag) };
	};
	const stdin = redirected("<", "r");
	const stdout = redirected(">", "a");
	try {
		return await run(["parse", ...full.filter((word) => !/^[<>]/.test(word))], {
			input: stdin !== null && statSync(stdin.name).isFile() ? readFileSync(stdin.name) : "",
			descriptors: { stdin: stdin?.descriptor ?? -1, stdout: stdout?.descriptor ?? -1 },
		});
	} finally {
		for (const one of [stdin, stdout]) if (one) closeSync(one.descriptor);
	}
}

describe("a file that is written is another one's input or output: exit 2, and all stay", () => {
	const same: readonly (readonly [string, RegExp])[] = [
		["--jsonl --out $/in.jsonl <$/in.jsonl", /--out would overwrite standard input/],
		["--jsonl --out $/soft <$/in.jsonl", /--out would overwrite standard input/],
		["--jsonl --resume --out $/hard <$/in.jsonl", /--out would overwrite standard input/],
		["--jsonl $/in.jsonl --out $/soft", /--out would overwrite FILE/],
		["--jsonl $/in.jsonl --out $/hard", /--out would overwrite FILE/],
		["--jsonl $/soft --out $/again/in.jsonl", /--out would overwrite FILE/],
		["--jsonl $/in.jsonl --out $/dir/../in.jsonl --resume", /--out would overwrite FILE/],
		["--jsonl $/in.jsonl --telemetry $/hard", /--telemetry would overwrite FILE/],
		["--jsonl --telemetry $/hard <$/in.jsonl", /--telemetry would overwrite standard input/],
		["--jsonl --out $/r.jsonl --telemetry $/again/r.jsonl", /--telemetry would overwrite --out/],
		["--jsonl $/in.jsonl >$/hard", /standard output would overwrite FILE/],
		["--jsonl --telemetry $/r.jsonl >$/r.jsonl", /--telemetry would overwrite standard output/],
		["--format toy $/in.jsonl --telemetry $/soft", /--telemetry would overwrite FILE/],
		["--format toy --telemetry $/soft <$/hard", /--telemetry would overwrite standard input/],
		["--format toy --tools $/tools --telemetry $/tools", /--telemetry would overwrite --tools/],
		[
			"--chat-template $/in.jsonl --telemetry $/hard",
			/--telemetry would overwrite --chat-template/,
		],
	];
	test.each(same)("%s", async (words, said) => {
		const path = place();
		const before = contents(path);
		const { code, stdout, stderr } = await runIn(path, words.split(" "));
		expect(stderr).toMatch(said);
		expect([code, stdout, stderr.split("\n").length]).toEqual([2, "", 2]);
		expect(contents(path)).toEqual(before);
	});
});

describe("a run that cannot begin: exit 1, and all stay", () => {
	const cannot: readonly (readonly [string, RegExp])[] = [
		["--jsonl $/nofile --out $/r.jsonl", /cannot read .*nofile: ENOENT/],
		["--jsonl $/nofile --telemetry $/keep.tel", /cannot read .*nofile: ENOENT/],
		["--jsonl $/nofile --out $/r.jsonl --resume", /cannot read .*nofile: ENOENT/],
		["--jsonl $/dir --out $/r.jsonl", /cannot read .*dir: it is a folder/],
		["--jsonl --out $/r.jsonl <$/dir", /cannot read standard input: it is a folder/],
		["--format toy $/nofile --telemetry $/keep.tel", /cannot read .*nofile: ENOENT/],
		["--format toy $/dir --telemetry $/keep.tel", /cannot read .*dir: it is a folder/],
		["--format toy --tools $/none --telemetry $/keep.tel", /cannot read .*none: ENOENT/],
		["--jsonl $/in.jsonl --out $/r.jsonl --telemetry $/dir", /cannot write .*dir: it is a folder/],
		["--jsonl $/in.jsonl --out $/new --telemetry $/dir", /cannot write .*dir: it is a folder/],
		["--jsonl $/in.jsonl --out $/in.jsonl/x", /cannot write/],
		["--jsonl $/in.jsonl --out $/new --telemetry $/again/new", /is being written by/],
		["--jsonl --resume --out /dev/null", /cannot go on with \/dev\/null: it is no regular file/],
	];
	test.each(cannot)("%s", async (words, said) => {
		const path = place();
		const before = contents(path);
		const { code, stdout, stderr } = await runIn(path, words.split(" "));
		expect(stderr).toMatch(said);
		expect([code, stdout, stderr.split("\n").length]).toEqual([1, "", 2]);
		expect(contents(path)).toEqual(before);
	});
});

test("outputs that are no files are written as before", async () => {
	const path = place();
	const words = ["--jsonl", "$/in.jsonl", "--out", "/dev/null", "--telemetry", "/dev/null"];
	expect(await runIn(path, words)).toEqual({ code: 0, stdout: "", stderr: "" });
});

test("a link that is written stays a link", async () => {
	const path = place();
	expect((await runIn(path, ["--jsonl", "$/in.jsonl", "--out", "$/dangling"])).code).toBe(0);
	expect(JSON.parse(readFileSync(join(path, "nowhere"), "utf8"))).toMatchObject({ id: 1 });
	expect(existsSync(join(path, "nowhere.lock"))).toBe(false);
});
