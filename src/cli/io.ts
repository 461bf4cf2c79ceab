/** The outside world of a command, passed in so that tests can be one. */
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { FileError, messageOf, OutputClosed } from "./errors.js";

/** A place to write to; a terminal says its size. */
export type Output = Writable & {
	readonly isTTY?: boolean;
	readonly columns?: number;
	readonly rows?: number;
};

export interface Io {
	readonly stdin: AsyncIterable<Uint8Array | string>;
	readonly stdout: Output;
	readonly stderr: Output;
	readonly env: Readonly<Record<string, string | undefined>>;
	/** of the two streams, where they are those of the process */
	readonly descriptors?: { readonly stdin: number; readonly stdout: number };
	/** `act` is done at once when the process is told to end; what is given takes it back */
	readonly onInterrupt?: (act: () => void) => () => void;
}

/** Writes, and waits while the reader is behind: this is what keeps the memory of a filter constant. */
export async function write(out: Output, text: string): Promise<void> {
	if (out.destroyed) throw new OutputClosed();
	if (out.write(text)) return;
	await new Promise<void>((resolve, reject) => {
		const settle = (act: () => void) => () => {
			out.off("drain", drained).off("close", closed).off("error", closed);
			act();
		};
		const drained = settle(resolve);
		const closed = settle(() => reject(new OutputClosed()));
		out.on("drain", drained).on("close", closed).on("error", closed);
	});
}

/** Bytes to text: bytes that are no UTF-8 become U+FFFD, and every character counts, a byte order mark too. */
export function decode(bytes: Uint8Array): string {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** The whole of a file as text. */
export async function readText(file: string): Promise<string> {
	try {
		return decode(await readFile(file));
	} catch (error) {
		throw new FileError(`cannot read ${file}: ${messageOf(error)}`);
	}
}

/** A file, piece by piece. */
export async function* streamOf(file: string): AsyncGenerator<Uint8Array> {
	try {
		yield* createReadStream(file) as AsyncIterable<Uint8Array>;
	} catch (error) {
		if (error instanceof OutputClosed) throw error;
		throw new FileError(`cannot read ${file}: ${messageOf(error)}`);
	}
}

/** The whole of a stream as text. */
export async function readAll(source: Io["stdin"]): Promise<string> {
	const pieces: Uint8Array[] = [];
	for await (const piece of source)
		pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
	return decode(Buffer.concat(pieces));
}

/** The beginning of a stream as text: no more is read than is needed for so many characters. */
export async function readStart(source: Io["stdin"], characters: number): Promise<string> {
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	let text = "";
	for await (const piece of source) {
		text += typeof piece === "string" ? piece : decoder.decode(piece, { stream: true });
		if (text.length >= characters) return text.slice(0, characters);
	}
	return text + decoder.decode();
}

/** Writes a file, its folders too. It is written beside and moved: a file that is there stays whole until the new one is. */
export async function writeText(file: string, text: string): Promise<void> {
	try {
		await mkdir(dirname(file), { recursive: true });
		const target = await realpath(file).catch(() => file);
		const beside = `${target}.${randomUUID()}.new`;
		try {
			await writeFile(beside, text, { flag: "wx" });
			await rename(beside, target);
		} catch (error) {
			await rm(beside, { force: true });
			throw error;
		}
	} catch (error) {
		throw new FileError(`cannot write ${file}: ${messageOf(error)}`);
	}
}
