/** What ends a command early, and with which exit code. */

/** The command line was wrong: exit 2, one line on standard error. */
export class UsageError extends Error {}

/** A file cannot be read or written: exit 1, one line on standard error. */
export class FileError extends Error {}

/** A grammar does not compile: exit 1, with all that is wrong on standard error. */
export class GrammarError extends Error {}

/** A request cannot be served; `code` is the `error.code` of its result. On the command line it is a usage error. */
export class RequestError extends Error {
	readonly code: "bad-request" | "unknown-format" | "unknown-entry";

	constructor(code: RequestError["code"], message: string) {
		super(message);
		this.code = code;
	}
}

/** The reader of our output has gone (`| head`): nothing is left to do. */
export class OutputClosed extends Error {}

/** The words of an unknown thrown value. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
