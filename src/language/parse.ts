import { SyntaxError as GeneratedSyntaxError, parse } from "../generated/language/parser.js";
import { type Diagnostic, hasErrors, sortDiagnostics } from "./diagnostics.js";
import { missingQuote } from "./hints/quotes.js";
import { isSlip, type Slips, slips } from "./slips.js";
import type { Grammar, SourceSpan } from "./syntax.js";
import { type Expected, explainSyntaxError } from "./syntax-error.js";
import { createWords, type Words } from "./words.js";

export interface ParseResult {
	/** null exactly when there is an error among the diagnostics */
	readonly grammar: Grammar | null;
	/** sorted by place */
	readonly diagnostics: readonly Diagnostic[];
}

/** What the generated parser returns and throws; it has no types of its own. */
type GrammarBody = Omit<Grammar, "file" | "source">;
interface GeneratedError {
	readonly expected: readonly Expected[];
	readonly location: SourceSpan;
}
const run = parse as (
	source: string,
	options: { readonly words: Words; readonly slip: Slips },
) => GrammarBody;

/** Beyond this many syntax errors a file is probably not a grammar at all. */
const MAX_SYNTAX_ERRORS = 10;

/** UTF-16 code units of a file: a hundred times as many as the longest grammar has. */
const MAX_LENGTH = 1_000_000;

/**
 * Reads a grammar file. Never throws because of its text. After a syntax error the statement around it is blanked out and
 * the rest is read again, so that one run shows the errors of all statements.
 */
export function parseGrammar(source: string, file: string): ParseResult {
	if (source.length > MAX_LENGTH) return { grammar: null, diagnostics: [tooLong(source, file)] };
	const failures: Diagnostic[] = [];
	let text = source;
	while (failures.length < MAX_SYNTAX_ERRORS) {
		const { body, reports, failure } = readOnce(text, source, file);
		if (failure === null) return finish(body, source, file, [...failures, ...reports]);
		failures.push(failure);
		const rest = withoutStatement(text, failure.at.start.offset);
		if (rest === null) break;
		text = rest;
	}
	return { grammar: null, diagnostics: sortDiagnostics(failures) };
}

function tooLong({ length }: string, file: string): Diagnostic {
	const start = { offset: 0, line: 1, column: 1 };
	return {
		code: "too-large",
		severity: "error",
		message: `the file has ${length} characters; ${MAX_LENGTH} are the most`,
		file,
		at: { start, end: start },
		hint: "a grammar is a page or two: is this the right file?",
	};
}

function finish(
	body: GrammarBody | null,
	source: string,
	file: string,
	found: readonly Diagnostic[],
): ParseResult {
	const diagnostics = sortDiagnostics(found);
	const grammar = body === null || hasErrors(diagnostics) ? null : { file, source, ...body };
	return { grammar, diagnostics };
}

type Problem = Pick<Diagnostic, "message" | "at" | "hint" | "related">;

interface Reading {
	readonly body: GrammarBody | null;
	readonly reports: readonly Diagnostic[];
	readonly failure: Diagnostic | null;
}

function readOnce(text: string, source: string, file: string): Reading {
	const reports: Diagnostic[] = [];
	const words = createWords((problem) => reports.push({ severity: "error", file, ...problem }));
	const failed = (problem: Problem): Reading => ({
		body: null,
		reports: [],
		failure: { code: "syntax", severity: "error", file, ...problem },
	});
	try {
		return { body: run(text, { words, slip: slips }), reports, failure: null };
	} catch (error) {
		const problem = problemOf(error, source);
		const quote = missingQuote(source, problem.at.start.offset, reads);
		return failed({ ...problem, ...quote });
	}
}

function problemOf(error: unknown, source: string): Problem {
	if (isSlip(error)) return { message: error.message, at: error.at, hint: error.hint };
	if (isGenerated(error)) return explainSyntaxError(source, error.location.start, error.expected);
	throw error;
}

/** Whether a statement alone can be read, whatever its words mean. */
function reads(statement: string): boolean {
	const head = /^format\b/.test(statement) ? "" : 'format x ""\n';
	try {
		run(head + statement, { words: createWords(() => {}), slip: slips });
		return true;
	} catch (error) {
		if (isSlip(error) || isGenerated(error)) return false;
		throw error;
	}
}

function isGenerated(error: unknown): error is GeneratedError {
	return error instanceof GeneratedSyntaxError;
}

/** The text with the statement around an offset turned into blanks; null when that is the first statement or nothing. */
function withoutStatement(text: string, offset: number): string | null {
	const starts = [...text.matchAll(/(?<![^\n])[^ \t\r\n#]/g)].map((match) => match.index);
	const index = starts.findLastIndex((start) => start <= offset);
	const start = starts[index];
	if (index < 1 || start === undefined) return null;
	const end = starts[index + 1] ?? text.length;
	return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + text.slice(end);
}
