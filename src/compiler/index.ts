/** The compiler: a grammar's source in; the format's data, its module, and all that was found wrong out. */
import { type Diagnostic, hasErrors, sortDiagnostics } from "../language/diagnostics.js";
import { parseGrammar } from "../language/parse.js";
import type { Grammar } from "../language/syntax.js";
import type { Writing } from "../render/writing.js";
import type { Format } from "../runtime/contract.js";
import { checkExamples } from "./checks/examples.js";
import { runChecks } from "./checks/index.js";
import { compile } from "./compile.js";
import { emitJavaScript } from "./emit.js";
import { coveredBy } from "./examples/coverage.js";
import { runExample } from "./examples/run.js";
import { writingOf } from "./writing.js";

export { type Diagnostic, formatDiagnostic } from "../language/diagnostics.js";
export { parseGrammar } from "../language/parse.js";
export { checkTogether } from "./checks/index.js";
export {
	emitDeclaration,
	emitJavaScript,
	emitTypeScript,
	emitWriting,
	emitWritingDeclaration,
	emitWritingJavaScript,
	identifier,
} from "./emit.js";
export { type StatedLimit, statedLimits } from "./limits/limits.js";
export { limitSentence } from "./limits/sentence.js";

/** What `compileGrammar` does beside compiling. */
export interface CompileOptions {
	/** also look for alternatives that no example needs (slower: each is left out in turn) */
	readonly coverage?: boolean;
	/** false: examples are not run, and none can fail; for a grammar whose rules are still looked for */
	readonly examples?: boolean;
}

/** What came of a grammar. With errors all but `grammar` and `diagnostics` are null. */
export interface Compiled {
	/** null: there are errors */
	readonly format: Format | null;
	readonly grammar: Grammar | null;
	readonly diagnostics: readonly Diagnostic[];
	/** what `render` needs; null: there are errors */
	readonly writing: Writing | null;
	/** the text of an ES module that exports the format; null: there are errors */
	readonly module: string | null;
}

/** Compiles the source of a grammar. Never throws on a bad grammar. `file` is the name shown in errors. */
export function compileGrammar(
	source: string,
	file: string,
	options: CompileOptions = {},
): Compiled {
	const { grammar, diagnostics: syntax } = parseGrammar(source, file);
	if (grammar === null || hasErrors(syntax)) return failed(grammar, syntax);
	const found = [...syntax, ...runChecks(grammar)];
	if (hasErrors(found)) return failed(grammar, found);
	const format = compile(grammar);
	const covered = options.coverage === true ? coveredBy(grammar) : null;
	const examples = checkExamples(grammar, (example) => ({
		differences: options.examples === false ? [] : runExample(format, example),
		covered: covered ?? new Set(),
	}));
	found.push(...examples.filter((d) => covered !== null || d.code !== "uncovered"));
	const diagnostics = sortDiagnostics(found);
	if (hasErrors(diagnostics))
		return { format: null, grammar, diagnostics, writing: null, module: null };
	return {
		format,
		grammar,
		diagnostics,
		writing: writingOf(grammar),
		module: emitJavaScript(format, file.split("/").pop() ?? file),
	};
}

function failed(grammar: Grammar | null, diagnostics: readonly Diagnostic[]): Compiled {
	return {
		format: null,
		grammar,
		diagnostics: sortDiagnostics(diagnostics),
		writing: null,
		module: null,
	};
}
