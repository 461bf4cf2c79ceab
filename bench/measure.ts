/**
 * Time as medians of alternating samples. Processor time, not the clock: other programs on the machine
 * disturb it less, and what the engine does on other threads (compiling, collecting) counts, too.
 */

/** Milliseconds of processor time that `work` took. */
export function timed(work: () => void): number {
	const begin = process.cpuUsage();
	work();
	return since(begin);
}

export async function timedAsync(work: () => Promise<void>): Promise<number> {
	const begin = process.cpuUsage();
	await work();
	return since(begin);
}

function since(begin: NodeJS.CpuUsage): number {
	const { user, system } = process.cpuUsage(begin);
	return (user + system) / 1000;
}

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle] ?? Number.NaN;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Plan {
	/** samples of each subject, after the warm-up */
	readonly samples: number;
	/** rounds before the first sample */
	readonly warmUp: number;
	/** a sample repeats its work until it takes about this long */
	readonly sampleMs: number;
}

export const FULL: Plan = { samples: 21, warmUp: 8, sampleMs: 12 };
/** Warm, as ratios that are compared with those of a full run must be. */
export const CHECK: Plan = { samples: 9, warmUp: 8, sampleMs: 10 };
export const QUICK: Plan = { samples: 7, warmUp: 4, sampleMs: 8 };

/** Fewer rounds for work that takes long anyway: there a median of few is as good, and nobody waits for more. */
function roundsFor(plan: Plan, slowest: number): Plan {
	if (slowest < 200) return plan;
	const [samples, warmUp] = slowest < 2000 ? [3, 1] : [1, 0];
	return { ...plan, samples: Math.min(samples, plan.samples), warmUp };
}

/** Too slow to be run twice only to learn how long it takes. */
const SLOW = 2000;

/** Milliseconds of a first or second run: the first one of a subject may mostly be compiled code in the making. */
function coldTime(run: () => void): number {
	const first = timed(run);
	return first < SLOW ? Math.min(first, timed(run)) : first;
}

/**
 * Milliseconds per run of each subject, round by round: `result[subject][round]`. All subjects take their
 * turns in every round, warm-up included, so that the engine has seen all of them before the first sample
 * counts, and a change of the machine's speed meets all of them alike.
 */
export function alternate(subjects: readonly (() => void)[], wanted: Plan): number[][] {
	// Once, for what came before. Between the samples it would also throw away compiled code: five times slower.
	globalThis.gc?.();
	const passesFor = (each: number) =>
		Math.max(1, Math.round(wanted.sampleMs / Math.max(each, 0.001)));
	const cold = subjects.map(coldTime);
	const plan = roundsFor(wanted, Math.max(...cold));
	const passes = cold.map(passesFor);
	const results: number[][] = subjects.map(() => []);
	for (let round = -plan.warmUp; round < plan.samples; round++) {
		subjects.forEach((run, i) => {
			const times = passes[i] ?? 1;
			const each =
				timed(() => {
					for (let pass = 0; pass < times; pass++) run();
				}) / times;
			// What was counted on cold code is counted again when the code is warm.
			if (round < 0) passes[i] = passesFor(each);
			else results[i]?.push(each);
		});
	}
	return results;
}

/** The median of what two subjects' rounds have as quotients: slow rounds are slow for both. */
export function medianRatio(ours: readonly number[], other: readonly number[]): number {
	return median(ours.map((time, i) => time / (other[i] ?? Number.NaN)));
}
