/** The line for a person who watches: there where standard error is a terminal, and never else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { main } from "../../../src/cli/run.js";
import { folder, TextSink } from "../run-main.js";
import { stubLibrary } from "../stub.js";

const SIZE = { columns: 80, rows: 24 };
const LINE = `${JSON.stringify({ format: "toy", input: "x" })}\n`;

async function watched(words: readonly string[], terminals: { out: boolean; err: boolean }) {
	const stdout = new TextSink(terminals.out ? SIZE : undefined);
	const stderr = new TextSink(terminals.err ? SIZE : undefined);
	const io = { stdin: Readable.from([LINE.repeat(3)]), stdout, stderr, env: {} };
	expect(await main(["parse", "--jsonl", ...words], io, stubLibrary())).toBe(0);
	return { stdout: stdout.text, stderr: stderr.text };
}

/** What stands on the screen at the end. */
const screen = (text: string) => text.split("\r\x1b[K").at(-1);

test("no terminal: not a character", async () => {
	for (const out of [false, true]) expect((await watched([], { out, err: false })).stderr).toBe("");
});

test("a terminal: the lines, and of a file the share", async () => {
	const all = await watched([], { out: false, err: true });
	expect(screen(all.stderr)).toMatch(/^3 lines, \d+ a second\n$/);
	const file = join(folder({ in: LINE.repeat(5) }), "in");
	const { stderr, stdout } = await watched([file], { out: false, err: true });
	expect(screen(stderr)).toMatch(/^\[#{24}\] 100 % {2}5 lines, \d+ a second\n$/);
	expect(stdout.split("\n")).toHaveLength(6);
});

test("results on the same terminal are left alone, unless they go to a file", async () => {
	expect((await watched([], { out: true, err: true })).stderr).toBe("");
	const out = join(folder(), "out");
	const { stderr } = await watched(["--out", out], { out: true, err: true });
	expect(screen(stderr)).toMatch(/^3 lines/);
	const again = await watched(["--out", out, "--resume"], { out: true, err: true });
	expect(screen(again.stderr)).toMatch(/^3 lines, 0 a second\n$/);
	expect(readFileSync(out, "utf8").split("\n")).toHaveLength(4);
});
