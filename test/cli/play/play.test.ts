import { join } from "node:path";
import { expect, test } from "vitest";
import { playCommand } from "../../../src/cli/play/command.js";
import { type Clock, Pace, showSpeed } from "../../../src/cli/play/pace.js";
import { listSamples } from "../../../src/cli/play/samples.js";
import { tokens } from "../../../src/cli/play/tokens.js";
import { folder, run, TextSink } from "../run-main.js";
import { stubLibrary } from "../stub.js";
import { Screen } from "./screen.js";

const SAMPLE = '(hm\nso)Let me look.\n[search:{"q":"x y"}]done!\n[cut:{"a';

/** Time that passes only by sleeping. */
function fakeClock(): Clock & { readonly slept: number[] } {
	let now = 0;
	const slept: number[] = [];
	return {
		slept,
		now: () => now,
		sleep: async (milliseconds) => {
			slept.push(milliseconds);
			now += milliseconds;
		},
	};
}

const toyFile = (text = SAMPLE) => join(folder({ "toy/a.txt": text }), "toy", "a.txt");

test("where there is no terminal: plain text, in order, without escapes", async () => {
	const file = toyFile();
	const { code, stdout, stderr } = await run(["play", file]);
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout).toBe(
		[
			"== toy/a.txt: the toy format",
			"[reasoning] hm",
			"[reasoning] so",
			"Let me look.",
			'[call 0] search({"q":"x y"}) complete',
			"done",
			'[notice] malformed: malformed at 44 (at 1:45 found "!", expected a quote)',
			"",
			'[call 1] cut({"a) incomplete',
			`-- 2 calls: search complete, cut incomplete; ${SAMPLE.length} characters, at most 4 held back, 1 notice`,
			`-- why: toolgrammar explain ${file} --format toy`,
			"",
			"",
		].join("\n"),
	);
});

test("plain text has no delay, unless a speed is asked for", async () => {
	const played = async (words: readonly string[]) => {
		const clock = fakeClock();
		const io = { stdin: none(), stdout: new TextSink(), stderr: new TextSink(), env: {} };
		await playCommand([toyFile(), ...words], io, stubLibrary(), clock);
		return clock.slept.length;
	};
	expect(await played([])).toBe(0);
	expect(await played(["--speed", "0"])).toBe(0);
	expect(await played(["--speed", "10"])).toBe(tokens(SAMPLE).length);
});

async function* none(): AsyncGenerator<string> {}

test("a terminal: the picture at the end is all of the message, whatever its size", async () => {
	for (const [columns, rows] of [
		[80, 24],
		[30, 5],
		[12, 4],
	] as const) {
		const terminal = { columns, rows };
		const { code, stdout } = await run(["play", toyFile(), "--speed", "0"], { terminal });
		expect(code).toBe(0);
		const screen = new Screen(columns, rows);
		screen.write(stdout);
		const shown = screen.lines().join("").replace(/[\s│]/g, "");
		expect(shown).toContain("Letmelook.╭call0search");
		for (const part of [
			"hmso",
			'{"q":"xy"}╰complete',
			"done!malformed",
			'{"a╰incomplete',
			"2calls:",
		])
			expect(shown).toContain(part);
	}
});

test("a wide terminal: the wire stands beside what came of it", async () => {
	for (const [columns, rows] of [
		[120, 24],
		[100, 5],
		[200, 4],
	] as const) {
		const terminal = { columns, rows };
		const file = toyFile(`${SAMPLE}\n${"so it goes\n".repeat(12)}[last:{}]`);
		const { stdout } = await run(["play", file, "--speed", "0"], { terminal });
		const screen = new Screen(columns, rows);
		screen.write(stdout);
		const lines = screen.lines().filter((line) => line.includes("\u2502"));
		const left = lines.map((line) => line.slice(0, Math.floor(columns * 0.42)));
		const right = lines.map((line) => line.slice(Math.floor(columns * 0.42) + 3));
		const wire = left.join("").replace(/[\s\u21b5]/g, "");
		expect(wire).toContain('(hmso)Letmelook.[search:{"q":"xy"}]done!');
		expect(wire).not.toContain("complete");
		const came = right.join("").replace(/[\s\u2502]/g, "");
		expect(came).toContain("hmsoLetmelook.\u256dcall0search");
		expect(came).toContain('{"q":"xy"}\u2570complete');
	}
});

test("a terminal: arguments grow, held text is marked, reasoning is dimmed", async () => {
	const terminal = { columns: 80, rows: 24 };
	const clock = fakeClock();
	const stdout = new TextSink(terminal);
	const io = { stdin: none(), stdout, stderr: new TextSink(), env: {} };
	await playCommand([toyFile(), "--speed", "20"], io, stubLibrary(), clock);
	expect(stdout.text).toContain("\u001b[2;4m[sea\u001b[0m"); // the held tail, before the name is complete
	expect(stdout.text).toContain("\u001b[2;3mhm\u001b[0m");
	expect(stdout.text).toMatch(/\{"q":(?!"x y"\})/);
	expect(clock.slept.length).toBe(tokens(SAMPLE).length);
	const total = clock.slept.reduce((sum, one) => sum + one, 0);
	expect(total).toBeCloseTo((1000 / 20) * tokens(SAMPLE).length);
});

test("NO_COLOR: no colours, and the tail between marks", async () => {
	const stdout = new TextSink({ columns: 80, rows: 24 });
	const io = { stdin: none(), stdout, stderr: new TextSink(), env: { NO_COLOR: "1" } };
	await playCommand([toyFile(), "--speed", "20"], io, stubLibrary(), fakeClock());
	expect(stdout.text).not.toMatch(/\p{Cc}\[[\d;]*m/u);
	expect(stdout.text).toContain("‹[sea›");
});

test("TERM=dumb: plain text", async () => {
	const terminal = { columns: 80, rows: 24 };
	const { stdout } = await run(["play", toyFile()], { terminal, env: { TERM: "dumb" } });
	expect(stdout).not.toContain("\u001b");
	expect(stdout).toContain("[call 0] search(");
});

test("a sample cannot steer the terminal", async () => {
	const file = toyFile("\u001bx(\u001b)[f\u001b:\u001b]");
	const plain = await run(["play", file]);
	expect(plain.stdout).not.toContain("\u001b");
	expect(plain.stdout.match(/␛/gu)?.length).toBe(5);
	const terminal = { columns: 80, rows: 24 };
	const drawn = await run(["play", file, "--speed", "0"], { terminal });
	expect(drawn.stdout.match(/␛/gu)?.length).toBeGreaterThan(3);
	expect(drawn.stdout).not.toMatch(/\p{Cc}[x):\]]/u);
});

test("the format: from the option, from the folder, or a usage error", async () => {
	const file = join(folder({ "x/a.txt": "[f:{}]" }), "x", "a.txt");
	expect((await run(["play", file, "--format", "toy-one"])).stdout).toContain("== toy/a.txt");
	const { code, stderr } = await run(["play", file]);
	expect(code).toBe(2);
	expect(stderr).toContain("--format");
});

test("tools: beside the sample, or from the option; the entry", async () => {
	const tool = (name: string) => JSON.stringify([{ type: "function", function: { name } }]);
	const path = folder({ "toy/a.txt": "x", "toy/a.tools.json": tool("f"), "g.json": tool("g") });
	const file = join(path, "toy", "a.txt");
	const library = stubLibrary();
	await run(["play", file], { library });
	await run(["play", file, "--tools", join(path, "g.json"), "--entry", "thinking"], { library });
	expect(library.seen.options).toMatchObject([
		{ tools: [{ function: { name: "f" } }] },
		{ tools: [{ function: { name: "g" } }], entry: "thinking" },
	]);
	expect((await run(["play", file, "--entry", "x"])).code).toBe(2);
});

test.each(["fast", "-1", "", "Infinity"])("--speed %j: exit 2", async (speed) => {
	const { code, stderr } = await run(["play", toyFile(), `--speed=${speed}`]);
	expect(code).toBe(2);
	expect(stderr).toMatch(/^toolgrammar: --speed [^\n]+\n$/);
});

test("files that cannot be read or are wrong: exit 1", async () => {
	const path = folder({ "toy/a.txt": "x", "toy/a.tools.json": "{" });
	for (const file of [join(path, "toy", "gone.txt"), join(path, "toy", "a.txt")]) {
		const { code, stderr } = await run(["play", file]);
		expect(code).toBe(1);
		expect(stderr).toMatch(/^toolgrammar: [^\n]+\n$/);
	}
});

test("several files end with totals", async () => {
	const { stdout } = await run(["play", toyFile("abc[f:{}]"), toyFile("[g:{")]);
	expect(stdout).toContain(
		"\n2 samples, 2 calls (1 complete, 1 incomplete), 13 characters, at most 1 held back\n",
	);
});

test("the samples of a folder: by format, sorted, with their tools; other folders are left out", async () => {
	const path = folder({
		"toy/b.txt": "b",
		"toy/a.txt": "a",
		"toy/a.tools.json": '[{"name":"f"}]',
		"other/c.txt": "c",
		"other/readme.md": "",
		"unknown/d.txt": "d",
	});
	const samples = await listSamples(path, await stubLibrary().registry());
	expect(samples.map(({ format, name, text }) => `${format.name} ${name} ${text}`)).toEqual([
		"other c.txt c",
		"toy a.txt a",
		"toy b.txt b",
	]);
	expect(samples[1]?.tools).toHaveLength(1);
	await expect(listSamples(join(path, "gone"), await stubLibrary().registry())).rejects.toThrow(
		"cannot read",
	);
});

test("tokens are pieces of four characters, and no character is cut", () => {
	expect(tokens("abcdefghij")).toEqual(["abcd", "efgh", "ij"]);
	expect(tokens("ab𝄞𝄞𝄞")).toEqual(["ab𝄞𝄞", "𝄞"]);
	expect(tokens("")).toEqual([]);
});

test("the pace does not drift when the clock is late", async () => {
	const clock = fakeClock();
	const late = { ...clock, sleep: (milliseconds: number) => clock.sleep(milliseconds + 3) };
	const pace = new Pace(100, late);
	for (let at = 0; at < 1000; at++) await pace.next();
	expect(clock.now()).toBeGreaterThanOrEqual(10_000);
	expect(clock.now()).toBeLessThan(10_010);
});

test("a show of any length takes no more than about 20 seconds", () => {
	expect(showSpeed(10)).toBe(60);
	for (const count of [1000, 10_000, 1_000_000]) expect(count / showSpeed(count)).toBeLessThan(20);
});
