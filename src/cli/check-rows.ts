/** What `check --json` says of a file. The members and their order are part of the command-line contract. */
import type { Diagnostic } from "../language/diagnostics.js";
import type { Outcome } from "./compile.js";
import type { Compiled } from "./library.js";

export interface Row {
	readonly file: string;
	readonly ok: boolean;
	/** why the file could not be read */
	readonly error: string | null;
	/** null: there are errors */
	readonly name: string | null;
	readonly holdback: number | null;
	readonly examples: number | null;
	readonly entries: readonly string[] | null;
	readonly lenient: readonly string[] | null;
	readonly models: readonly string[] | null;
	readonly diagnostics: readonly unknown[];
}

const NOTHING = {
	name: null,
	holdback: null,
	examples: null,
	entries: null,
	lenient: null,
	models: null,
};

export function rowOf(outcome: Outcome): Row {
	const { file } = outcome;
	if (outcome.source === null)
		return { file, ok: false, error: outcome.error, ...NOTHING, diagnostics: [] };
	const { format, grammar } = outcome.compiled;
	const diagnostics = outcome.compiled.diagnostics.map(plain);
	if (format === null) return { file, ok: false, error: null, ...NOTHING, diagnostics };
	const { name, holdback, models } = format;
	const examples = grammar?.examples.length ?? 0;
	const entries = format.entries.map((entry) => entry.name);
	const lenient = deviationsOf(grammar);
	return {
		file,
		ok: true,
		error: null,
		name,
		holdback,
		examples,
		entries,
		lenient,
		models,
		diagnostics,
	};
}

/** Lines and columns from 1, in UTF-16 code units, ends exclusive. */
function plain({
	code,
	severity,
	message,
	at,
	hint,
	counterexample,
	related,
}: Diagnostic): unknown {
	return {
		code,
		severity,
		message,
		...placed(at),
		hint: hint ?? null,
		counterexample: counterexample ?? null,
		related: (related ?? []).map((one) => ({ message: one.message, ...placed(one.at) })),
	};
}

function placed({ start, end }: Diagnostic["at"]): Readonly<Record<string, number>> {
	return { line: start.line, column: start.column, end_line: end.line, end_column: end.column };
}

/** The codes of the lenient rules in the file. */
export function deviationsOf(grammar: Compiled["grammar"]): readonly string[] {
	const all = (grammar?.rules ?? []).flatMap(({ lenient }) => (lenient === null ? [] : [lenient]));
	return [...new Set(all)];
}
