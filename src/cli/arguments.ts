/** Command-line words to options: `parseArgs`, with its complaints as usage errors. */
import { type ParseArgsConfig, parseArgs } from "node:util";
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
	try {
		return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
	} catch (error) {
		throw new UsageError(messageOf(error).replace(/\s+/g, " "));
	}
}

/** Whether a flag such as `--help` was given, wherever it stands; what follows `--` is an operand. */
export function hasFlag(words: readonly string[], ...flags: readonly string[]): boolean {
	const end = words.indexOf("--");
	const options = end < 0 ? words : words.slice(0, end);
	return options.some((word) => flags.includes(word));
}
