/** A file that a run writes. Opening it changes nothing of it: that begins when all files of the run are known to be good. */
import { type FileHandle, lstat, mkdir, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { FileError, messageOf, UsageError } from "../errors.js";
import type { Io } from "../io.js";
import { type Lock, lockFile } from "./lock.js";

/** Characters that are collected before they are written. */
const BLOCK = 1 << 16;

export class OutputFile {
	private pending = "";

	private constructor(
		readonly file: string,
		readonly handle: FileHandle,
		/** null: it is no regular file, and anybody may write it */
		private readonly lock: Lock | null,
		private readonly fresh: boolean,
	) {}

	/** Makes its folders. `name`: the option that names it. */
	static async open(name: string, file: string, io: Io): Promise<OutputFile> {
		if (file === "-")
			throw new UsageError(`${name} takes a file, and standard output is none; ./- is one`);
		let lock: Lock | null = null;
		try {
			await mkdir(dirname(file), { recursive: true });
			// a link that leads nowhere is there, too
			const fresh = (await lstat(file).catch(() => null)) === null;
			const before = await stat(file).catch(() => null);
			if (before?.isDirectory()) throw new Error("it is a folder");
			const regular = before === null || before.isFile();
			if (regular) lock = await lockFile(file, io);
			// `a+` makes the file where there is none, and leaves what it has
			const handle = await open(file, regular ? "a+" : "w");
			return new OutputFile(file, handle, lock, fresh);
		} catch (error) {
			await lock?.release();
			throw cannotWrite(file, error);
		}
	}

	/** Devices and pipes have no beginning that one could go back to. */
	get regular(): boolean {
		return this.lock !== null;
	}

	/** Cuts off everything behind so many bytes. */
	async cut(length: number): Promise<void> {
		if (!this.regular) return;
		await this.trying(async () => {
			await this.lock?.check();
			await this.handle.truncate(length);
		});
	}

	/** Written when a block is full, at `settle`. */
	push(text: string): void {
		this.pending += text;
	}

	/** To be called between messages, so that memory stays constant. */
	async settle(): Promise<void> {
		if (this.pending.length >= BLOCK) await this.flush();
	}

	/** Writes the rest. */
	async close(): Promise<void> {
		try {
			await this.flush();
		} finally {
			await this.handle.close();
			await this.lock?.release();
		}
	}

	/** Closes it as if it had not been opened. */
	async discard(): Promise<void> {
		await this.handle.close();
		if (this.fresh) await rm(this.file, { force: true });
		await this.lock?.release();
	}

	private async flush(): Promise<void> {
		const text = this.pending;
		this.pending = "";
		if (text === "") return;
		await this.trying(async () => {
			await this.lock?.check();
			await this.handle.appendFile(text);
		});
	}

	private async trying(act: () => Promise<void>): Promise<void> {
		try {
			await act();
		} catch (error) {
			throw cannotWrite(this.file, error);
		}
	}
}

function cannotWrite(file: string, error: unknown): Error {
	return error instanceof FileError || error instanceof UsageError
		? error
		: new FileError(`cannot write ${file}: ${messageOf(error)}`);
}
