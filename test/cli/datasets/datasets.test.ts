/** The filter over datasets: threads, shards, kills. Whatever happens, the results are those of one run from the start to the end. */

import type { ChildProcess } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readFileSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { command, type Ended, type Installed, install, node, put } from "./installed.js";
import { requestLine, requests } from "./requests.js";

const LINES = 300;

let installed: Installed;
let input = "";
/** the results of one run in one thread */
let single = "";
beforeAll(async () => {
	installed = await install();
	input = put(installed.folder, "requests.jsonl", requests(LINES));
	const { code, stdout, stderr } = await node([installed.main, "parse", "--jsonl", input]);
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout.split("\n")).toHaveLength(LINES + 1);
	single = stdout;
});
afterAll(() => installed.remove());

const parse = (...words: string[]) => node([installed.main, "parse", "--jsonl", ...words]);

test("2 threads give the same results, in the same order", async () => {
	const { code, stdout, stderr } = await parse(input, "--workers", "2");
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout === single).toBe(true);
});

test("so do 4, and the records of telemetry are in that order, too", async () => {
	const file = join(installed.folder, "records.jsonl");
	const { code, stdout, stderr } = await parse(input, "--workers", "4", "--telemetry", file);
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout === single).toBe(true);
	const records = readFileSync(file, "utf8").trimEnd().split("\n");
	const ids = records.map((record) => JSON.parse(record).message_id);
	const served = single
		.trimEnd()
		.split("\n")
		.map((result) => JSON.parse(result));
	expect(ids).toEqual(served.filter(({ error }) => error === null).map(({ id }) => id));
});

test("a result leaves before the next line is there", async () => {
	const words = [installed.main, "parse", "--jsonl", "--workers", "2"];
	let asked = 0;
	const { code } = await node(words, ({ stdin, stdout }) => {
		const ask = () => void stdin?.write(`${requestLine(asked++)}\n`);
		stdout?.on("data", (text: string) => {
			for (const _line of text.matchAll(/\n/g)) {
				if (asked < 5) ask();
				else stdin?.end();
			}
		});
		ask();
	});
	expect([code, asked]).toEqual([0, 5]);
});

test("the command lines of docs/DATASETS.md", async () => {
	const bin = join(installed.folder, "bin");
	mkdirSync(bin);
	const shim = put(
		bin,
		"toolgrammar",
		`#!/bin/sh\nexec "${process.execPath}" "${installed.main}" "$@"\n`,
	);
	chmodSync(shim, 0o755);
	const text = readFileSync("docs/DATASETS.md", "utf8");
	const scripts = text
		.split("```sh\n")
		.slice(1)
		.map((rest) => rest.split("```")[0]);
	expect(scripts).toHaveLength(3);
	const path = { PATH: `${bin}:${process.env.PATH ?? ""}` };
	const { code, stderr } = await command(
		"sh",
		["-e", "-c", scripts.join("\n")],
		undefined,
		installed.folder,
		path,
	);
	expect([code, stderr]).toEqual([0, ""]);
	for (const file of ["results.jsonl", "sharded.jsonl"])
		expect(readFileSync(join(installed.folder, file), "utf8") === single).toBe(true);
	// there was something to share out
	expect(existsSync(join(installed.folder, "shard.ab.results"))).toBe(true);
});

describe.each(["1", "3"])("killed, with %s threads", (workers) => {
	test("and gone on with: as if nothing had been", async () => {
		const out = join(installed.folder, `killed-${workers}.jsonl`);
		const words = [installed.main, "parse", "--jsonl", "--workers", workers, "--out", out];
		const lines = readFileSync(input, "utf8").split("\n");
		const half = `${lines.slice(0, lines.length / 2).join("\n")}\n`;
		const killed = await node(words, (child) => {
			// what is behind the half never comes: the process cannot end by itself
			child.stdin?.write(half);
			const look = setInterval(() => {
				if (!existsSync(out) || readFileSync(out).length < 1000) return;
				clearInterval(look);
				child.kill("SIGKILL");
			}, 20);
		});
		expect(killed.code).toBe(null);
		const left = readFileSync(out);
		expect(left.length).toBeLessThan(Buffer.byteLength(single));
		// a kill in the middle of writing a line
		truncateSync(out, left.length - 9);
		const more = [...words, "--resume"];
		const { code, stderr } = await node(more, ({ stdin }) => void stdin?.end(readFileSync(input)));
		expect([code, stderr]).toEqual([0, ""]);
		expect(readFileSync(out, "utf8") === single).toBe(true);
	});
});

describe("two runs on one file", () => {
	const half = () =>
		`${readFileSync(input, "utf8")
			.split("\n")
			.slice(0, LINES / 2)
			.join("\n")}\n`;
	const until = (child: ChildProcess, there: () => boolean, act: () => void) => {
		const look = setInterval(() => {
			if (!there()) return;
			clearInterval(look);
			act();
		}, 20);
		child.on("close", () => clearInterval(look));
	};

	test.each(["--out", "--telemetry"])(
		"of %s: the second is refused, and the first ends as if alone",
		async (option) => {
			const out = join(installed.folder, `twice${option}`);
			const file = option === "--out" ? out : `${out}.records`;
			const others = option === "--out" ? [] : ["--telemetry", file];
			const link = `${out}.link`;
			symlinkSync(file, link);
			let second: Promise<Ended> | undefined;
			const first = await node(
				[installed.main, "parse", "--jsonl", "--out", out, ...others],
				(child) => {
					child.stdin?.write(half());
					until(
						child,
						() => existsSync(out) && readFileSync(out).length > 1000,
						() => {
							second = parse(input, option, link, ...(option === "--out" ? ["--resume"] : []));
							second.then(() =>
								child.stdin?.end(readFileSync(input).subarray(Buffer.byteLength(half()))),
							);
						},
					);
				},
			);
			const refused = await second;
			expect([refused?.code, refused?.stdout]).toEqual([1, ""]);
			expect(refused?.stderr).toMatch(
				/^toolgrammar: .* is being written by another run, process \d+ on .*remove .*\.lock\n$/,
			);
			expect([first.code, first.stderr]).toEqual([0, ""]);
			expect(readFileSync(out, "utf8") === single).toBe(true);
			expect(existsSync(`${file}.lock`)).toBe(false);
		},
	);

	test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
		"%s ends a run by that signal, and its lock",
		async (signal) => {
			const out = join(installed.folder, `ended-${signal}`);
			let told: unknown;
			await node([installed.main, "parse", "--jsonl", "--out", out], (child) => {
				child.stdin?.write(half());
				until(
					child,
					() => existsSync(`${out}.lock`) && existsSync(out) && readFileSync(out).length > 1000,
					() => child.kill(signal),
				);
				child.on("exit", (_code, by) => {
					told = by;
				});
			});
			expect(told).toBe(signal);
			expect(existsSync(`${out}.lock`)).toBe(false);
		},
	);
});

test("constant memory: a stream of several times the heap", async () => {
	const line = `${JSON.stringify({ id: 1, format: "hermes", input: "Well, well. ".repeat(5000) })}\n`;
	const count = 1100;
	for (const workers of ["1", "2"]) {
		const words = ["--max-old-space-size=32", installed.main, "parse", "--jsonl"];
		const out = join(installed.folder, `large-${workers}.jsonl`);
		const { code, stderr } = await node(
			[...words, "--workers", workers, "--out", out],
			({ stdin }) => {
				let sent = 0;
				const send = () => {
					while (sent < count) {
						sent += 1;
						if (stdin?.write(line) !== true) return;
					}
					stdin?.end();
				};
				stdin?.on("drain", send);
				send();
			},
		);
		expect([code, stderr]).toEqual([0, ""]);
		const results = readFileSync(out, "utf8").split("\n");
		expect(results).toHaveLength(count + 1);
		writeFileSync(out, "");
	}
});
