/** Where results go: standard output, or a file that can be gone on with. */
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { FileError, messageOf } from "../errors.js";
import { type Io, write } from "../io.js";
import { readWritten, type Written } from "./written.js";

export interface ResultOutput {
	/** what the file has already; null: nothing */
	readonly written: Written | null;
	write(text: string): Promise<void>;
	close(): Promise<void>;
}

/** Characters that are collected before they are written to a file. */
const BLOCK = 1 << 16;

export async function openOutput(
	io: Io,
	file: string | undefined,
	resume: boolean,
): Promise<ResultOutput> {
	if (file === undefined)
		return { written: null, write: (text) => write(io.stdout, text), close: async () => {} };
	try {
		await mkdir(dirname(file), { recursive: true });
		// `a+` makes the file where there is none, and leaves what it has
		const handle = await open(file, resume ? "a+" : "w");
		const written = resume ? await readWritten(file, handle) : null;
		return new FileOutput(file, handle, written);
	} catch (error) {
		throw cannotWrite(file, error);
	}
}

class FileOutput implements ResultOutput {
	private pending = "";

	constructor(
		private readonly file: string,
		private readonly handle: FileHandle,
		readonly written: Written | null,
	) {}

	async write(text: string): Promise<void> {
		this.pending += text;
		if (this.pending.length >= BLOCK) await this.flush();
	}

	async close(): Promise<void> {
		try {
			await this.flush();
		} finally {
			await this.handle.close();
		}
	}

	private async flush(): Promise<void> {
		const text = this.pending;
		this.pending = "";
		if (text === "") return;
		try {
			await this.handle.appendFile(text);
		} catch (error) {
			throw cannotWrite(this.file, error);
		}
	}
}

function cannotWrite(file: string, error: unknown): FileError {
	return error instanceof FileError
		? error
		: new FileError(`cannot write ${file}: ${messageOf(error)}`);
}
