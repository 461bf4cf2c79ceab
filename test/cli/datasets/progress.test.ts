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

test.each([80, 58, 40, 30, 12, 2])(
	"%d columns: no line is full, and each drawing is one",
	async (columns) => {
		const file = join(folder({ in: LINE.repeat(5) }), "in");
		const stdout = new TextSink();
		const stderr = new TextSink({ columns, rows: 24 });
		const io = { stdin: Readable.from([]), stdout, stderr, env: {} };
		expect(await main(["parse", "--jsonl", file], io, stubLibrary())).toBe(0);
		const drawn = stderr.text.trimEnd().split("\r\x1b[K").slice(1);
		expect(drawn.length).toBeGreaterThan(0);
		for (const line of drawn) expect(line.length).toBeLessThan(columns);
		expect(drawn.at(-1)).toMatch(columns > 30 ? /5 lines/ : /^5/);
	},
);

test("an input that is not there: nothing is drawn", async () => {
	const stderr = new TextSink(SIZE);
	const io = { stdin: Readable.from([]), stdout: new TextSink(), stderr, env: {} };
	const out = join(folder(), "out");
	expect(await main(["parse", "--jsonl", "nofile", "--out", out], io, stubLibrary())).toBe(1);
	expect(stderr.text).toMatch(/^toolgrammar: cannot read nofile: [^\n]+\n$/);
});

test("a run that is told to end leaves the line, so that the next text begins one", async () => {
	const acts = new Set<() => void>();
	const onInterrupt = (act: () => void) => {
		acts.add(act);
		return () => void acts.delete(act);
	};
	const stderr = new TextSink(SIZE);
	let before = "";
	const stdin = (async function* () {
		yield LINE;
		await new Promise((next) => setImmediate(next));
		before = stderr.text;
		for (const act of acts) act();
		expect(stderr.text).toBe(`${before}\n`);
	})();
	const io = { stdin, stdout: new TextSink(), stderr, env: {}, onInterrupt };
	expect(await main(["parse", "--jsonl"], io, stubLibrary())).toBe(0);
	expect(before).toMatch(/1 lines, \d+ a second$/);
	expect(acts.size).toBe(0);
});
