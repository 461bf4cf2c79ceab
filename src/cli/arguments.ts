/** Command-line words to options: `parseArgs`, with complaints of our own as usage errors. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { closest } from "../misuse/closest.js";
import { messageOf, UsageError } from "./errors.js";

export type OptionTable = NonNullable<ParseArgsConfig["options"]>;

/** Named here, because a declaration file cannot name what `parseArgs` infers. */
type Read<T extends OptionTable> = ReturnType<
	typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>
>;

/** Reads the words after the command's name; every command takes operands. */
export function readArguments<const T extends OptionTable>(
	words: readonly string[],
	options: T,
): Read<T> {
	const args = [...words];
	const { tokens } = parseArgs({
		args,
		options,
		allowPositionals: true,
		strict: false,
		tokens: true,
	});
	for (const token of tokens) if (token.kind === "option") checkOption(token, options);
	try {
		return parseArgs({ args, options, allowPositionals: true, strict: true });
	} catch (error) {
		throw new UsageError(messageOf(error).replace(/\s+/g, " "));
	}
}

interface OptionToken {
	readonly name: string;
	/** as it was written */
	readonly rawName: string;
	readonly value: string | undefined;
	readonly inlineValue: boolean | undefined;
}

function checkOption({ name, rawName, value, inlineValue }: OptionToken, table: OptionTable): void {
	const known = rawName.startsWith("--") && Object.hasOwn(table, name) ? table[name] : undefined;
	if (known === undefined) {
		const meant = closest(name, [...Object.keys(table), "help"]);
		const hint = meant === null ? "" : `; did you mean --${meant}?`;
		throw new UsageError(`unknown option ${rawName}${hint || "; --help lists the options"}`);
	}
	if (known.type === "boolean") {
		if (value !== undefined) throw new UsageError(`${rawName} takes no value`);
		return;
	}
	if (value === undefined) throw new UsageError(`${rawName} needs a value`);
	if (inlineValue !== true && value.startsWith("-") && value.length > 1)
		throw new UsageError(
			`${rawName} needs a value; one that begins with - is written ${rawName}=${value}`,
		);
}

/** Whether a flag such as `--help` was given, wherever it stands; what follows `--` is an operand. */
export function hasFlag(words: readonly string[], ...flags: readonly string[]): boolean {
	const end = words.indexOf("--");
	const options = end < 0 ? words : words.slice(0, end);
	return options.some((word) => flags.includes(word));
}
