/** Stands for the package `fast-check` in the tests: each property is tried with few texts, and no failure is shrunk. */
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as FastCheck from "fast-check";

/** So many are enough for thousands of mutants, each of which meets hundreds of properties. */
const RUNS = 60;

export function fewerRuns(root: string): object {
	const { default: fc } = createRequire(join(root, "package.json"))("fast-check") as {
		readonly default: typeof FastCheck;
	};
	const fewer = {
		...fc,
		assert: <Ts>(
			property: FastCheck.IRawProperty<Ts>,
			{ numRuns = RUNS, ...parameters }: FastCheck.Parameters<Ts> = {},
		): unknown => {
			const few = Math.max(1, Math.min(RUNS, Math.round(numRuns)));
			return fc.assert(property, { ...parameters, numRuns: few, endOnFailure: true, verbose: 0 });
		},
	};
	return { ...fewer, default: fewer, __esModule: true };
}
