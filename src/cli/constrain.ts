/** `constrain`: what makes an engine write calls of the tools, as the fields that it takes. */
import {
	CannotConstrain,
	type Constraint,
	constrain,
	LEVELS,
	type Level,
	TARGETS,
	type Target,
} from "../constrain/index.js";
import { readArguments } from "./arguments.js";
import { FileError, UsageError } from "./errors.js";
import { checkEntry, unknownFormat } from "./execute.js";
import { type Io, write } from "./io.js";
import type { Library } from "./library.js";
import { readToolsFile } from "./tools-file.js";

const OPTIONS = {
	format: { type: "string" },
	tools: { type: "string" },
	target: { type: "string" },
	choice: { type: "string" },
	parallel: { type: "string" },
	entry: { type: "string" },
	level: { type: "string" },
} as const;

export async function constrainCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	if (positionals.length > 0)
		throw new UsageError("constrain takes no FILE; the tools are in --tools FILE");
	const { format: name, tools: file, entry, choice = "auto", parallel = "true" } = values;
	if (name === undefined) throw new UsageError("constrain needs --format NAME");
	if (file === undefined) throw new UsageError("constrain needs --tools FILE");
	const target = TARGETS.find((one): one is Target => one === values.target);
	if (target === undefined)
		throw new UsageError(`constrain needs --target, one of ${TARGETS.join(", ")}`);
	if (parallel !== "true" && parallel !== "false")
		throw new UsageError("--parallel is true or false");
	const level = LEVELS.find((one): one is Level => one === (values.level ?? "format"));
	if (level === undefined) throw new UsageError(`--level is one of ${LEVELS.join(", ")}`);
	const format = await (await library.loaders()).loadFormat(name);
	if (format === undefined) throw new UsageError(unknownFormat(await library.registry(), name));
	checkEntry(format, entry);
	const writing = (await library.writers()).getWriting(format.name);
	if (writing === undefined) throw new UsageError(`${format.name}: no writer`);
	const tools = (await readToolsFile(file)) ?? [];
	const made = refused(() =>
		constrain(format, writing, {
			tools,
			target,
			toolChoice: choice,
			parallel: parallel === "true",
			entry,
			level,
		}),
	);
	for (const { place, outcome, why } of made.report)
		if (outcome !== "enforced")
			await write(
				io.stderr,
				`${outcome === "left" ? "left to validation" : outcome}: ${place}: ${why}\n`,
			);
	await write(io.stdout, `${printed(made)}\n`);
	return 0;
}

function printed(made: Constraint): string {
	switch (made.target) {
		case "gbnf": {
			const { grammar, grammar_lazy, grammar_triggers, preserved_tokens } = made;
			return JSON.stringify({ grammar, grammar_lazy, grammar_triggers, preserved_tokens }, null, 2);
		}
		case "structural-tag":
			return JSON.stringify(made.tag, null, 2);
		case "json-schema":
			return JSON.stringify(made.schema, null, 2);
		case "regex":
			return made.regex;
		default:
			return made satisfies never;
	}
}

function refused(act: () => Constraint): Constraint {
	try {
		return act();
	} catch (error) {
		if (error instanceof CannotConstrain) throw new FileError(`cannot constrain: ${error.message}`);
		throw error;
	}
}
