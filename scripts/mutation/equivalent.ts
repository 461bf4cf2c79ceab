/** Survivors that no test can kill, each with its reason: `test/mutation/equivalent.json`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { keyOf, type Mutant } from "./mutants.js";
import type { Results } from "./results.js";

export interface Equivalent extends Omit<Mutant, "id" | "line"> {
	/** one line: why nothing that can be observed differs */
	readonly why: string;
}

/** The share of all mutants that may be called equivalent. */
const MOST = 0.03;

export function equivalents(root: string): readonly Equivalent[] {
	const path = join(root, "test/mutation/equivalent.json");
	return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Equivalent[]) : [];
}

/** The keys of mutants that are called equivalent. */
export function keysOf(list: readonly Equivalent[]): ReadonlySet<string> {
	return new Set(list.map((one) => keyOf({ ...one, id: 0, line: 0 })));
}

/** What is wrong with the list: entries without a mutant, or whose mutant was killed; too many of them. */
export function problems(
	list: readonly Equivalent[],
	mutants: readonly Mutant[],
	results: Results,
): readonly string[] {
	const byKey = new Map(mutants.map((mutant) => [keyOf(mutant), mutant]));
	const found: string[] = [];
	for (const one of list) {
		const mutant = byKey.get(keyOf({ ...one, id: 0, line: 0 }));
		const name = `${one.file}: ${one.original} -> ${one.replacement}`;
		if (mutant === undefined) found.push(`${name}: called equivalent, but there is no such mutant`);
		else {
			const status = results.of(mutant)?.status;
			if (status === "killed" || status === "timeout")
				found.push(`${name}: called equivalent, but a test kills it`);
		}
	}
	if (list.length > MOST * mutants.length)
		found.push(`${list.length} mutants are called equivalent: more than ${MOST * 100} %`);
	return found;
}
