/** Runs the command line inside the test: words and input in, exit code and texts out. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterAll } from "vitest";
import type { Output } from "../../src/cli/io.js";
import type { Library } from "../../src/cli/library.js";
import { main } from "../../src/cli/run.js";
import { stubLibrary } from "./stub.js";

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
}

export async function run(words: readonly string[], setting: Setting = {}): Promise<Outcome> {
	const { library = stubLibrary(), input = "", env = {}, terminal } = setting;
	const stdout = new TextSink(terminal);
	const stderr = new TextSink();
	const pieces = typeof input === "string" || input instanceof Uint8Array ? [input] : input;
	const stdin = Readable.from(pieces, { objectMode: true });
	const code = await main(words, { stdin, stdout, stderr, env }, library);
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

const folders: string[] = [];
afterAll(() => {
	for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** A new folder with these files in it; it is gone after the test file. */
export function folder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
	const path = mkdtempSync(join(tmpdir(), "toolgrammar-test-"));
	folders.push(path);
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(path, name)), { recursive: true });
		writeFileSync(join(path, name), text);
	}
	return path;
}
