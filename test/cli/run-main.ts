/** Runs the command line inside the test: words and input in, exit code and texts out. */
import { Readable, Writable } from "node:stream";
import type { Io, Output } from "../../src/cli/io.js";
import type { Library } from "../../src/cli/library.js";
import { main } from "../../src/cli/run.js";
import { stubLibrary } from "./stub.js";

export { folder } from "../support/folders.js";

export interface Outcome {
	readonly code: number;
	readonly stdout: string;
	readonly stderr: string;
}

export interface Setting {
	readonly library?: Library;
	readonly input?: string | Uint8Array | Iterable<string | Uint8Array>;
	readonly env?: Readonly<Record<string, string>>;
	readonly terminal?: { readonly columns: number; readonly rows: number };
	/** standard error is a terminal, too */
	readonly watched?: boolean;
	/** standard input and output are these files */
	readonly descriptors?: Io["descriptors"];
}

export async function run(words: readonly string[], setting: Setting = {}): Promise<Outcome> {
	const { library = stubLibrary(), input = "", env = {}, terminal, watched, descriptors } = setting;
	const stdout = new TextSink(terminal);
	const stderr = new TextSink(watched === true ? { columns: 80, rows: 24 } : undefined);
	const pieces = typeof input === "string" || input instanceof Uint8Array ? [input] : input;
	const stdin = Readable.from(pieces, { objectMode: true });
	const io = { stdin, stdout, stderr, env, ...(descriptors ? { descriptors } : {}) };
	const code = await main(words, io, library);
	return { code, stdout: stdout.text, stderr: stderr.text };
}

/** An output that keeps its text; with a size it is a terminal. */
export class TextSink extends Writable implements Output {
	readonly isTTY: boolean;
	readonly columns: number;
	readonly rows: number;
	text = "";

	constructor(terminal?: { readonly columns: number; readonly rows: number }) {
		super({ decodeStrings: false });
		this.isTTY = terminal !== undefined;
		this.columns = terminal?.columns ?? 0;
		this.rows = terminal?.rows ?? 0;
	}

	override _write(chunk: string, _encoding: string, done: () => void): void {
		this.text += chunk;
		done();
	}
}
