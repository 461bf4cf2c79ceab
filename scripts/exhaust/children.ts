/** Gives each of several processes the next format as soon as it is done with one; what they find comes in the formats' order. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Exhausted } from "../../test/exhaust/search.js";
import type { FromChild, ToChild } from "./child.js";

/**
 * Tries each format for so many seconds of processor time, `processes` of them at a time, and calls `say` for each in order.
 * Throws when a process ends early.
 */
export async function exhaustAll(
	formats: readonly string[],
	seconds: number,
	processes: number,
	say: (result: Exhausted) => void,
): Promise<readonly Exhausted[]> {
	const found = new Map<string, Exhausted>();
	const left = [...formats];
	const results: Exhausted[] = [];
	const add = (result: Exhausted): void => {
		found.set(result.format, result);
		for (;;) {
			const next = found.get(formats[results.length] ?? "");
			if (next === undefined) return;
			results.push(next);
			say(next);
		}
	};
	const count = Math.min(processes, formats.length);
	await Promise.all(Array.from({ length: count }, () => child(left, seconds, add)));
	return results;
}

function child(left: string[], seconds: number, add: (result: Exhausted) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const one = fork(fileURLToPath(new URL("child.ts", import.meta.url)));
		const give = (): void => {
			const format = left.shift();
			if (format === undefined) one.disconnect();
			else one.send({ format, seconds } satisfies ToChild);
		};
		one.on("message", (result: FromChild) => {
			add(result);
			give();
		});
		one.on("error", reject);
		one.on("exit", (code) => {
			if (code === 0) resolve();
			else reject(new Error(`a process ended with ${code}`));
		});
		give();
	});
}
