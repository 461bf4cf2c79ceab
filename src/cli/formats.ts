/** `formats`: what the registry holds, for people or as JSON. */
import type { Format } from "../runtime/contract.js";
import { lenientCodes } from "../runtime/program/lenient-codes.js";
import { readArguments } from "./arguments.js";
import { UsageError } from "./errors.js";
import { type Io, write } from "./io.js";
import type { Library } from "./library.js";

const OPTIONS = { json: { type: "boolean" } } as const;

export async function formatsCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	if (positionals.length > 0) throw new UsageError("formats takes no operand");
	const rows = (await library.registry()).listFormats().map(describe);
	const text = values.json ? JSON.stringify(rows, null, "\t") : table(rows);
	await write(io.stdout, `${text}\n`);
	return 0;
}

interface FormatRow {
	readonly name: string;
	readonly title: string;
	readonly aliases: readonly string[];
	readonly models: readonly string[];
	readonly tokens: readonly string[];
	readonly shape: string;
	/** names of the start states */
	readonly entries: readonly string[];
	/** all codes that `policies.lenient` may list for it */
	readonly lenient: readonly string[];
	readonly reasoning: boolean;
	readonly holdback: number;
}

/** The members and their order are part of the command-line contract. */
function describe(format: Format): FormatRow {
	const { name, title, aliases, models, tokens, shape, reasoning, holdback } = format;
	const entries = format.entries.map((entry) => entry.name);
	const lenient = lenientCodes(format);
	return { name, title, aliases, models, tokens, shape, entries, lenient, reasoning, holdback };
}

function table(rows: readonly FormatRow[]): string {
	const cells = rows.map((row) => [
		row.name,
		row.shape,
		String(row.holdback),
		row.reasoning ? "yes" : "no",
		row.title,
		row.aliases.join(", ") || "-",
	]);
	const lines = [["NAME", "SHAPE", "HELD", "REASONING", "TITLE", "ALIASES"], ...cells];
	const widths = lines[0]?.map((_, column) =>
		Math.max(...lines.map((line) => line[column]?.length ?? 0)),
	);
	return lines
		.map((line) =>
			line
				.map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
