import type { Diagnostic } from "../../language/diagnostics.js";
import type { Grammar, MetaValue, SourceSpan } from "../../language/syntax.js";
import { commonModel, specificity } from "../analyse/globs.js";
import { quote } from "../analyse/print.js";
import { reporter } from "./check.js";

/** Of several files each model id must lead to one: the glob with more literal characters wins, so equal ones must not meet. */
export function checkModels(grammars: readonly Grammar[]): readonly Diagnostic[] {
	return pairs(grammars).flatMap(([first, second]) => {
		const { found, report } = reporter({ grammar: second }, "model-clash", "error");
		for (const glob of second.models) {
			for (const other of first.models) clash(first, other, glob, report);
		}
		return found;
	});
}

function clash(
	first: Grammar,
	other: MetaValue,
	glob: MetaValue,
	report: ReturnType<typeof reporter>["report"],
): void {
	if (specificity(other.text) !== specificity(glob.text)) return;
	const model = commonModel(other.text, glob.text);
	if (model === null) return;
	report({
		at: glob.at,
		message: `${quote(glob.text)} and ${quote(other.text)} of the format \`${first.name}\` (${first.file}) both claim the model ${model}, with equally many literal characters`,
		hint: "make one of the globs longer, so that it is clear which of the two files reads this model",
		counterexample: model,
	});
}

/** Names and aliases are one space: a format is asked for by either. */
export function checkNames(grammars: readonly Grammar[]): readonly Diagnostic[] {
	return pairs(grammars).flatMap(([first, second]) => {
		const { found, report } = reporter({ grammar: second }, "duplicate", "error");
		const taken = new Set(namesOf(first).map(({ text }) => text));
		for (const { text, at } of namesOf(second)) {
			if (!taken.has(text)) continue;
			report({
				at,
				message: `the name or alias \`${text}\` also belongs to the format \`${first.name}\` (${first.file})`,
				hint: "give one of the two another name",
			});
		}
		return found;
	});
}

function namesOf(grammar: Grammar): readonly { readonly text: string; readonly at: SourceSpan }[] {
	return [{ text: grammar.name, at: grammar.nameAt }, ...grammar.aliases];
}

function pairs(grammars: readonly Grammar[]): readonly (readonly [Grammar, Grammar])[] {
	return grammars.flatMap((second, i) =>
		grammars.slice(0, i).map((first) => [first, second] as const),
	);
}
