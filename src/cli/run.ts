/** The command line: one command, one exit code. 0: done; 1: errors in grammars, files or messages; 2: wrong usage. */
import { hasFlag } from "./arguments.js";
import { FileError, GrammarError, OutputClosed, RequestError, UsageError } from "./errors.js";
import { helpFor } from "./help.js";
import { type Io, write } from "./io.js";
import { library as installed, type Library } from "./library.js";
import { packageVersion } from "./version.js";

type Command = (words: readonly string[], io: Io, library: Library) => Promise<number>;

/** Each command is loaded when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
	parse: async () => (await import("./parse.js")).parseCommand,
	stats: async () => (await import("./stats/command.js")).statsCommand,
	formats: async () => (await import("./formats.js")).formatsCommand,
	render: async () => (await import("./render.js")).renderCommand,
	constrain: async () => (await import("./constrain.js")).constrainCommand,
	generate: async () => (await import("./generate.js")).generateCommand,
	check: async () => (await import("./check.js")).checkCommand,
	detect: async () => (await import("./detect.js")).detectCommand,
	new: async () => (await import("./new.js")).newCommand,
	fmt: async () => (await import("./fmt.js")).fmtCommand,
	report: async () => (await import("./explain/report.js")).reportCommand,
	explain: async () => (await import("./explain/command.js")).explainCommand,
	play: async () => (await import("./play/command.js")).playCommand,
	serve: async () => (await import("./serve/command.js")).serveCommand,
};

export async function main(
	argv: readonly string[],
	io: Io,
	library: Library = installed,
): Promise<number> {
	const [name, ...words] = argv;
	try {
		if (hasFlag(argv, "--help", "-h")) return await print(io, helpFor(name));
		if (hasFlag(argv, "--version")) return await print(io, packageVersion());
		if (name === undefined) throw new UsageError("a command is missing; see toolgrammar --help");
		const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
		if (!command)
			throw new UsageError(`unknown command ${JSON.stringify(name)}; see toolgrammar --help`);
		return await (await command())(words, io, library);
	} catch (error) {
		if (error instanceof OutputClosed) return 0;
		if (error instanceof UsageError || error instanceof RequestError)
			return await complain(io, error, 2);
		if (error instanceof FileError) return await complain(io, error, 1);
		if (error instanceof GrammarError) {
			await write(io.stderr, `${error.message}\n`);
			return 1;
		}
		throw error;
	}
}

async function print(io: Io, text: string): Promise<number> {
	await write(io.stdout, `${text}\n`);
	return 0;
}

/** Always one line. */
async function complain(io: Io, error: Error, code: number): Promise<number> {
	await write(io.stderr, `toolgrammar: ${error.message.replace(/\s*\n\s*/g, " ")}\n`);
	return code;
}
