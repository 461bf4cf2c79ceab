/** Grammar files through the compiler, with their diagnostics as text; shared by `check` and `generate`. */
import { formatDiagnostic } from "../language/diagnostics.js";
import type { Writing } from "../render/index.js";
import type { Format } from "../runtime/contract.js";
import { FileError, UsageError } from "./errors.js";
import { type Io, readText, write } from "./io.js";
import type { Library } from "./library.js";

export interface CompiledFile {
	readonly file: string;
	readonly format: Format;
	readonly writing: Writing;
	readonly module: string;
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
	if (files.length === 0) throw new UsageError("a grammar file is missing");
	const { compileGrammar } = await library.compiler();
	let good = true;
	for (const file of files) {
		const source = await tryRead(file, io);
		if (source === null) {
			good = false;
			continue;
		}
		const { format, writing, diagnostics, module } = compileGrammar(source, file, {
			coverage: thorough,
		});
		for (const diagnostic of diagnostics)
			if (thorough || diagnostic.severity !== "note")
				await write(io.stderr, `${formatDiagnostic(diagnostic, source)}\n\n`);
		if (format && writing && module !== null) await take({ file, format, writing, module });
		else good = false;
	}
	return good;
}

/** The other files are still worth reading when one cannot be. */
async function tryRead(file: string, io: Io): Promise<string | null> {
	try {
		return await readText(file);
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		await write(io.stderr, `toolgrammar: ${error.message}\n`);
		return null;
	}
}
