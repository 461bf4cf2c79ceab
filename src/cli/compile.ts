/** Grammar files through the compiler; shared by `check` and `generate`. */
import { formatDiagnostic } from "../language/diagnostics.js";
import type { Writing } from "../render/index.js";
import type { Format } from "../runtime/contract.js";
import { FileError, UsageError } from "./errors.js";
import { type Io, readText, write } from "./io.js";
import type { Compiled, Library } from "./library.js";

/** What came of a file; without a `source` it could not be read, and `error` says why. */
export type Outcome =
	| { readonly file: string; readonly source: string; readonly compiled: Compiled }
	| { readonly file: string; readonly source: null; readonly error: string };

/** One file after the other. `thorough`: look also for what no example needs. */
export async function* compileEach(
	files: readonly string[],
	thorough: boolean,
	library: Pick<Library, "compiler">,
): AsyncGenerator<Outcome> {
	if (files.length === 0) throw new UsageError("a grammar file is missing");
	const { compileGrammar } = await library.compiler();
	for (const file of files) {
		try {
			const source = await readText(file);
			yield { file, source, compiled: compileGrammar(source, file, { coverage: thorough }) };
		} catch (error) {
			// the other files are still worth reading when one cannot be
			if (!(error instanceof FileError)) throw error;
			yield { file, source: null, error: error.message };
		}
	}
}

export interface CompiledFile {
	readonly file: string;
	readonly format: Format;
	readonly writing: Writing;
	readonly module: string;
	readonly grammar: Compiled["grammar"];
}

/**
 * Compiles the files one after the other. Diagnostics and unreadable files go to standard error; only grammars
 * without errors are given on. Gives whether all of them were. `thorough`: say also what is only worth knowing.
 */
export async function compileFiles(
	files: readonly string[],
	thorough: boolean,
	io: Io,
	library: Library,
	take: (compiled: CompiledFile) => Promise<void>,
): Promise<boolean> {
	let good = true;
	for await (const outcome of compileEach(files, thorough, library)) {
		const { file, source } = outcome;
		if (source === null) {
			await write(io.stderr, `toolgrammar: ${outcome.error}\n`);
			good = false;
			continue;
		}
		const { format, writing, diagnostics, module, grammar } = outcome.compiled;
		for (const diagnostic of diagnostics)
			if (thorough || diagnostic.severity !== "note")
				await write(io.stderr, `${formatDiagnostic(diagnostic, source)}\n\n`);
		if (format && writing && module !== null)
			await take({ file, format, writing, module, grammar });
		else good = false;
	}
	return good;
}
