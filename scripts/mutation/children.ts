/** Starts the processes that do the work, and replaces one that a mutant has taken along. */
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deserialize } from "node:v8";
import type { FromChild, ToChild } from "./child.js";
import type { Limits, Plan } from "./plan.js";
import type { Result } from "./try.js";

export interface Where {
	readonly root: string;
	/** files of `v8.serialize`: the instrumented sources, the plan */
	readonly build: string;
	readonly plan: string;
}

/** Longer than any mutant takes whose tests give back control. */
const DEADLINE_MS = 90_000;
const HEAP_MB = 3_000;
/** Properties are tried with a fiftieth of the texts of `npm run test:deep`: there are thousands of mutants. */
const FC_RUNS = "0.02";

function start({ root, build, plan }: Where, message: ToChild): ChildProcess {
	const child = fork(fileURLToPath(new URL("child.ts", import.meta.url)), [root, build, plan], {
		cwd: root,
		execArgv: ["--import", "tsx", `--max-old-space-size=${HEAP_MB}`],
		serialization: "advanced",
		stdio: ["ignore", "ignore", "inherit", "ipc"],
		env: { ...process.env, FC_RUNS, FC_SEED: "1" },
	});
	child.send(message);
	return child;
}

export function plan(where: Where, limits: Limits, say: (line: string) => void): Promise<Plan> {
	return new Promise((resolve, reject) => {
		const child = start(where, { kind: "plan", limits });
		child.on("message", (message: FromChild) => {
			if (message.kind === "said") say(message.line);
		});
		child.on("exit", (code) => {
			if (code === 0) resolve(deserialize(readFileSync(where.plan)) as Plan);
			else reject(new Error(`the plan was not made: exit ${code}`));
		});
	});
}

/** Tries the mutants in this order, each for `budget` milliseconds of work at most, and stops when `more` says so. */
export async function tryAll(
	where: Where,
	mutants: readonly number[],
	budget: number,
	took: (mutant: number, result: Result) => void,
	more: () => boolean,
): Promise<void> {
	let left = mutants;
	while (left.length > 0 && more()) {
		const dead = await tryWith(where, left, budget, took, more);
		if (dead === null) return;
		took(dead, { status: "timeout", by: "the process ended or hung", cost: DEADLINE_MS });
		left = left.slice(left.indexOf(dead) + 1);
	}
}

/** The mutant with which the process died; null: all were tried, or it was to stop. */
function tryWith(
	where: Where,
	mutants: readonly number[],
	budget: number,
	took: (mutant: number, result: Result) => void,
	more: () => boolean,
): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const child = start(where, { kind: "try", mutants, budget });
		let current: number | null = null;
		let over = false;
		let clock: NodeJS.Timeout | undefined;
		child.on("message", (message: FromChild) => {
			if (message.kind === "begun") {
				current = message.mutant;
				clearTimeout(clock);
				clock = setTimeout(() => child.kill("SIGKILL"), DEADLINE_MS);
			}
			if (message.kind === "tried" && !over) {
				current = null;
				took(message.mutant, message.result);
				if (!more()) {
					over = true;
					child.kill("SIGKILL");
				}
			}
			if (message.kind === "done") over = true;
		});
		child.on("exit", (code, signal) => {
			clearTimeout(clock);
			if (over) resolve(null);
			else if (current !== null) resolve(current);
			else reject(new Error(`a process ended between two mutants: ${code ?? signal}`));
		});
	});
}
