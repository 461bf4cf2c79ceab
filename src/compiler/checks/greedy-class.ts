import type { Field } from "../../language/syntax.js";
import type { CharClass } from "../analyse/classes.js";
import { describeFirst, endsClass } from "../analyse/first.js";
import { printExpr } from "../analyse/print.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

const ENDS: { readonly [kind: string]: string } = {
	word: "a word cannot hold (white space, a bracket, a quote)",
	digits: "is no digit",
	attr: "an attr cannot hold (a double quote, a line end)",
	line: "a line cannot hold (a line end)",
};

function hintFor(kind: CharClass, field: Field | null): string {
	const end = `put a character behind it that ${ENDS[kind] ?? `no ${kind} can hold`}`;
	if (field === "key" && kind !== "word")
		return `${end}, or write \`key\`, a word: names that the tool declares are keys beside it, with blanks and signs in them, too`;
	return `${end}, or name the choices: ${field}:("…" / "…")`;
}

/**
 * A class whose end one text leaves open. A class may end wherever what follows can begin, so this is a warning as long as
 * something that follows is no character of the class; when all that follows could be more of it, there is no end at all.
 */
export const check: Check = (context) => {
	const warnings = reporter(context, "greedy-class", "warning");
	const errors = reporter(context, "greedy-class", "error");
	for (const { run, follower, text } of context.conflicts.classes) {
		const first = context.first(follower);
		const class_ = `\`${printExpr(run)}\``;
		const hint = hintFor(run.kind, run.field);
		const counterexample = text;
		if (endsClass(first, run.kind)) {
			warnings.report({
				at: run.at,
				message: `${class_} can also hold what follows it (${describeFirst(first)}), and this text reads both ways`,
				hint,
				counterexample,
			});
		} else {
			errors.report({
				at: run.at,
				message: `${class_} has no end of its own: all that follows (${describeFirst(first)}) could be more of it`,
				hint,
				counterexample,
			});
		}
	}
	return oncePerPlace([...errors.found, ...warnings.found]);
};
