/** The grammar of a constraint, for libraries that begin with it at the first token. */
import type { Constraint } from "../constrain/index.js";
import { misuse } from "../misuse/check.js";

/** Throws a TypeError where the constraint is no grammar, or one that waits for a trigger. */
export function grammarOf(made: Constraint): string {
	if (made.target !== "gbnf")
		throw misuse(
			"the constraint",
			`must have the target "gbnf", not ${JSON.stringify(made.target)}`,
		);
	if (made.grammar_lazy)
		throw misuse(
			"the constraint",
			'waits for a trigger, and here a grammar begins with the answer: make it with the toolChoice "required", or a name',
		);
	return made.grammar;
}
