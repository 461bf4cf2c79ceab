/**
 * The examples of all grammars in an edge worker, where code must not be made of text: parser, chain, validator and writer
 * answer there as they do here.
 */
import { build } from "esbuild";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tasks } from "./tasks.js";
import { answer, type Reading } from "./worker.js";

let worker: Miniflare | null = null;
let missing = "";

beforeAll(async () => {
	const { outputFiles } = await build({
		entryPoints: ["test/edge/worker.ts"],
		bundle: true,
		write: false,
		format: "esm",
		platform: "neutral",
		mainFields: ["module", "main"],
		logLevel: "silent",
	});
	const script = outputFiles[0]?.text ?? "";
	try {
		const { Miniflare } = await import("miniflare");
		worker = new Miniflare({ modules: true, script, compatibilityDate: "2025-01-01" });
		await worker.ready;
	} catch (error) {
		// only a machine without the binary may go without
		missing = String(error);
		worker = null;
		if (!/workerd|ENOENT|EACCES|ERR_RUNTIME_FAILURE/.test(missing)) throw error;
		console.warn(
			`\nSKIPPED: nothing is tried in an edge worker, because it does not start: ${missing}\n`,
		);
	}
});

afterAll(() => worker?.dispose());

describe("an edge worker", () => {
	test("reads and writes as Node does", async ({ skip }) => {
		if (worker === null) skip(missing);
		const response = await worker?.dispatchFetch("http://localhost/", {
			method: "POST",
			body: JSON.stringify(tasks),
		});
		const readings = (await response?.json()) as readonly Reading[];
		expect(readings.length).toBe(tasks.length);
		readings.forEach((reading, i) => {
			const task = tasks[i];
			if (task === undefined) return;
			const [whole, ...pieces] = reading.messages;
			for (const message of pieces) expect(message, task.text).toEqual(whole);
			expect(reading, `${task.format}: ${task.text}`).toEqual(
				JSON.parse(JSON.stringify(answer(task))),
			);
		});
		expect(readings.some(({ rendered }) => rendered !== null)).toBe(true);
		expect(readings.some(({ messages }) => messages[0]?.toolCalls[0]?.valid === true)).toBe(true);
	});
});
