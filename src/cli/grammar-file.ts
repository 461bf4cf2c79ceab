/** A grammar file in the place of a format's name. */
import { formatDiagnostic, hasErrors } from "../language/diagnostics.js";
import type { Writing } from "../render/index.js";
import type { Format } from "../runtime/contract.js";
import { GrammarError } from "./errors.js";
import { readText } from "./io.js";
import type { Library } from "./library.js";

export interface GrammarFile {
	readonly format: Format;
	readonly writing: Writing;
	readonly source: string;
}

const ENDING = ".toolgrammar";

/** No format has a name that ends so. */
export function isGrammarFile(name: string | undefined): name is string {
	return name?.endsWith(ENDING) === true;
}

/** Compiles it, and runs its examples unless `examples` is false. Throws a GrammarError that holds all that is wrong with it. */
export async function readGrammarFile(
	file: string,
	library: Pick<Library, "compiler">,
	examples = true,
): Promise<GrammarFile> {
	const source = await readText(file);
	const { compileGrammar } = await library.compiler();
	const { format, writing, diagnostics } = compileGrammar(source, file, { examples });
	if (format !== null && writing !== null && !hasErrors(diagnostics))
		return { format, writing, source };
	const errors = diagnostics.filter(({ severity }) => severity === "error");
	const told = errors.slice(0, MOST_ERRORS).map((one) => formatDiagnostic(one, source));
	const left = errors.length - told.length;
	const rest = left > 0 ? [`and ${left} more; toolgrammar check ${file} shows all`] : [];
	throw new GrammarError([`toolgrammar: ${file} does not compile`, ...told, ...rest].join("\n\n"));
}

const MOST_ERRORS = 3;
