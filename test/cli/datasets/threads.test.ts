/** Sharing lines out between threads, with threads that answer when the test lets them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Answerer, answerInThreads, type Reply } from "../../../src/cli/jsonl/threads.js";
import type { LineGroup } from "../../../src/cli/lines.js";

const settings = { strict: false, onRecord: null };

/** Answers after so many turns of the event loop. */
function slow(turns: () => number): Answerer & { ended: boolean } {
	let last: Promise<unknown> = Promise.resolve();
	return {
		busy: 0,
		ended: false,
		ask(lines) {
			const reply = last.then(async (): Promise<Reply> => {
				for (let left = turns(); left > 0; left--) await new Promise((next) => setImmediate(next));
				return { text: lines.join(), records: "" };
			});
			last = reply;
			return reply;
		},
		async end() {
			this.ended = true;
		},
	};
}

test("the order is kept, whoever is first, and the reading is ahead by two groups for each thread", async () => {
	const turns = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 12 });
	const run = fc.asyncProperty(turns, fc.integer({ min: 2, max: 4 }), async (delays, workers) => {
		let read = 0;
		let next = 0;
		const groups = (async function* (): AsyncGenerator<LineGroup> {
			for (; read < 30; ) {
				read += 1;
				yield { lines: [`${read}`], read };
			}
		})();
		const threads: (Answerer & { ended: boolean })[] = [];
		const start = () => {
			const one = slow(() => delays[next++ % delays.length] ?? 0);
			threads.push(one);
			return one;
		};
		const texts: string[] = [];
		for await (const { text } of answerInThreads(groups, { ...settings, workers }, start)) {
			texts.push(text);
			expect(read - texts.length).toBeLessThanOrEqual(2 * workers);
			// a writer that waits reads nothing more
			await new Promise((turn) => setImmediate(turn));
		}
		expect(texts).toEqual(Array.from({ length: 30 }, (_, at) => `${at + 1}`));
		expect(threads.map(({ ended }) => ended)).toEqual(Array(workers).fill(true));
	});
	await fc.assert(run, { numRuns: 25 });
});

test("the reading waits where few groups hold much", async () => {
	let read = 0;
	const line = "x".repeat(40 * 1024 * 1024);
	const groups = (async function* (): AsyncGenerator<LineGroup> {
		for (; read < 8; read++) yield { lines: [line], read };
	})();
	let done = 0;
	const start = () => ({ ...slow(() => 2), ask: async () => ({ text: "", records: "" }) });
	for await (const _ of answerInThreads(groups, { ...settings, workers: 4 }, start)) {
		done += 1;
		expect(read - done).toBeLessThanOrEqual(2);
	}
	expect(done).toBe(8);
});

test("a thread that fails ends the work; what was before it is there", async () => {
	const groups = (async function* (): AsyncGenerator<LineGroup> {
		for (const line of ["a", "b", "bad", "c"]) yield { lines: [line], read: 1 };
	})();
	const start = (): Answerer => ({
		busy: 0,
		end: async () => {},
		ask: async ([line]) => {
			if (line === "bad") throw new Error("it broke");
			return { text: `${line}`, records: "" };
		},
	});
	const texts: string[] = [];
	const all = async () => {
		for await (const { text } of answerInThreads(groups, { ...settings, workers: 2 }, start))
			texts.push(text);
	};
	await expect(all()).rejects.toThrow("it broke");
	expect(texts).toEqual(["a", "b"]);
});
