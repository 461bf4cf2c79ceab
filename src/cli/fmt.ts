/** `fmt`: grammar files in one layout. */
import { formatDiagnostic } from "../language/diagnostics.js";
import { formatGrammar } from "../language/format.js";
import { parseGrammar } from "../language/parse.js";
import { readArguments } from "./arguments.js";
import { FileError, GrammarError, UsageError } from "./errors.js";
import { type Io, readText, write, writeText } from "./io.js";

const OPTIONS = { check: { type: "boolean" } } as const;

/** Exit code 1: with --check, a file is not in the layout; or one cannot be read. */
export async function fmtCommand(words: readonly string[], io: Io): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	if (positionals.length === 0) throw new UsageError("a grammar file is missing");
	let good = true;
	for (const file of positionals) {
		try {
			const done = await formatFile(file, values.check === true);
			if (done === "same") continue;
			if (values.check) good = false;
			const said = values.check ? "is not in the layout; toolgrammar fmt writes it" : "formatted";
			await write(io.stdout, `${file}: ${said}\n`);
		} catch (error) {
			if (!(error instanceof FileError || error instanceof GrammarError)) throw error;
			good = false;
			await write(
				io.stderr,
				`${error instanceof FileError ? "toolgrammar: " : ""}${error.message}\n`,
			);
		}
	}
	return good ? 0 : 1;
}

async function formatFile(file: string, checkOnly: boolean): Promise<"same" | "changed"> {
	const source = await readText(file);
	const { grammar, diagnostics } = parseGrammar(source, file);
	if (grammar === null) {
		const errors = diagnostics.filter(({ severity }) => severity === "error");
		throw new GrammarError(errors.map((one) => `${formatDiagnostic(one, source)}\n`).join("\n"));
	}
	const made = formatGrammar(source);
	if (made === source) return "same";
	if (!checkOnly) await writeText(file, made);
	return "changed";
}
