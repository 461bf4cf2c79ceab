/** `check`: compile, write nothing, say what is wrong. */
import { readArguments } from "./arguments.js";
import { compileFiles } from "./compile.js";
import { type Io, write } from "./io.js";
import type { Library } from "./library.js";

export async function checkCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { positionals } = readArguments(words, {});
	const good = await compileFiles(positionals, true, io, library, ({ format }) =>
		write(io.stdout, `${format.name}: ok (holdback ${format.holdback})\n`),
	);
	return good ? 0 : 1;
}
