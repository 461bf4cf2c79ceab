import { codeFrame } from "./frame.js";
import type { SourceSpan } from "./syntax.js";

export type Severity = "error" | "warning" | "note";

/** Another place that explains a diagnostic, in the same file. */
export interface RelatedPlace {
	readonly at: SourceSpan;
	readonly message: string;
}

/** Something that is wrong with a grammar, or worth knowing about it, and where. */
export interface Diagnostic {
	/** stable and readable: `syntax`, `unknown-kind`, … */
	readonly code: string;
	readonly severity: Severity;
	readonly message: string;
	readonly file: string;
	readonly at: SourceSpan;
	/** what to write instead */
	readonly hint?: string;
	/** a text that shows the fault */
	readonly counterexample?: string;
	readonly related?: readonly RelatedPlace[];
}

const RANK: { readonly [S in Severity]: number } = { error: 0, warning: 1, note: 2 };

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
	return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}

/** A sorted copy: by file, place, severity, code. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	return [...diagnostics].sort(
		(a, b) =>
			compare(a.file, b.file) ||
			a.at.start.offset - b.at.start.offset ||
			RANK[a.severity] - RANK[b.severity] ||
			compare(a.code, b.code),
	);
}

/** Code units, not the locale: the order must be the same on each machine. */
function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** The text a person reads, without a final newline. `source` is the text of the file. */
export function formatDiagnostic(diagnostic: Diagnostic, source: string): string {
	const { file, at, severity, code, message } = diagnostic;
	const parts = [`${place(file, at)}: ${severity}[${code}]: ${message}`, codeFrame(source, at)];
	if (diagnostic.counterexample !== undefined)
		parts.push(labelled("counterexample", diagnostic.counterexample));
	for (const related of diagnostic.related ?? []) {
		parts.push(`${place(file, related.at)}: ${related.message}`, codeFrame(source, related.at));
	}
	if (diagnostic.hint !== undefined) parts.push(labelled("hint", diagnostic.hint));
	return parts.join("\n");
}

function place(file: string, at: SourceSpan): string {
	return `${file}:${at.start.line}:${at.start.column}`;
}

/** Further lines stand under the first character of the text. */
function labelled(label: string, text: string): string {
	return `${label}: ${text.split("\n").join(`\n${" ".repeat(label.length + 2)}`)}`;
}
