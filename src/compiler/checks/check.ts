/** What a check is, and how it speaks. */
import type { Diagnostic, RelatedPlace, Severity } from "../../language/diagnostics.js";
import type { SourceSpan } from "../../language/syntax.js";
import type { CheckContext } from "../analyse/context.js";

export type { CheckContext } from "../analyse/context.js";
export type Check = (context: CheckContext) => readonly Diagnostic[];

export interface Finding {
	readonly at: SourceSpan;
	readonly message: string;
	/** what to write instead */
	readonly hint: string;
	/** an input that shows the fault */
	readonly counterexample?: string;
	readonly related?: readonly RelatedPlace[];
}

/** A reporter of one code. Of several findings at one place with one message the first stays: rules are looked at in each place of use. */
export function reporter(
	context: Pick<CheckContext, "grammar">,
	code: string,
	severity: Severity,
): { readonly found: readonly Diagnostic[]; report(finding: Finding): void } {
	const found: Diagnostic[] = [];
	const seen = new Set<string>();
	return {
		found,
		report(finding) {
			const id = `${finding.at.start.offset}-${finding.at.end.offset} ${finding.message}`;
			if (seen.has(id)) return;
			seen.add(id);
			const { counterexample, ...rest } = finding;
			const shown = counterexample === undefined || counterexample === "" ? {} : { counterexample };
			found.push({ code, severity, file: context.grammar.file, ...rest, ...shown });
		},
	};
}

/** The same finding at one place in another wording: only the place counts. */
export function oncePerPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
	const seen = new Set<number>();
	return diagnostics.filter(({ at }) => !seen.has(at.start.offset) && seen.add(at.start.offset));
}
