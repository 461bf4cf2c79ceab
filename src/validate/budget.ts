/**
 * The work of one judgement. A small schema and a few hundred characters of arguments can ask for more steps than there are
 * seconds: two branches that both go down the same recursion double the work with every level. So all steps are counted: each judgement of a
 * value by a schema, each member of an `enum`, each instruction of a pattern. Judging is synchronous: one count is enough.
 */

/** Steps of one judgement; a few seconds at most. More than one text may cost a pattern, so that a text too long is told as that. */
const MAX_STEPS = 24_000_000;

let left = Number.POSITIVE_INFINITY;

/** Runs one judgement with a count of its own. */
export function withBudget<T>(judgement: () => T): T {
	left = MAX_STEPS;
	try {
		return judgement();
	} finally {
		left = Number.POSITIVE_INFINITY;
	}
}

/** Throws an Error when the judgement has used up its steps. */
export function spend(steps: number): void {
	left -= steps;
	if (left < 0) throw new Error("with the tool's schema they take too much work");
}

/** Characters of a text, or members of a list or object, that are worth one step of a loop in compiled code. */
const LOOP = 4;

/** The same, when the judgement looks at all of a value and not only at what kind it is. */
export function spendOn(steps: number, value: unknown): void {
	if (typeof value === "string" || Array.isArray(value)) steps += value.length / LOOP;
	else if (typeof value === "object" && value !== null) steps += Object.keys(value).length / LOOP;
	spend(steps);
}
