import { identifier } from "../emit.js";
import { type Check, reporter } from "./check.js";

/** Words of JavaScript that name nothing in a module. */
const RESERVED: ReadonlySet<string> = new Set(
	(
		"arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
		"finally for function if implements import in instanceof interface let new null package private protected public return " +
		"static super switch this throw true try typeof var void while with yield"
	).split(" "),
);

/** The module of a format exports it under its name. */
export const check: Check = (context) => {
	const { grammar } = context;
	const { found, report } = reporter(context, "reserved-word", "error");
	if (RESERVED.has(identifier(grammar.name)))
		report({
			at: grammar.nameAt,
			message: `\`${grammar.name}\` cannot be the name of a format: its module exports it, and the word is one of JavaScript`,
			hint: `name it ${grammar.name}_format, or after its model; an alias may be any word`,
		});
	return found;
};
