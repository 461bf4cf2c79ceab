/** What a run reads, opened before anything is written. */
import { open } from "node:fs/promises";
import { FileError, messageOf } from "../errors.js";
import type { Io } from "../io.js";
import { identityOf, type Party, statsOf } from "./same.js";

export interface Input extends Party {
	/** bytes, where they are known */
	readonly size: number | undefined;
	stream(): AsyncIterable<Uint8Array | string>;
	close(): Promise<void>;
}

/** A file, or standard input where none is named. */
export async function openInput(file: string | undefined, io: Io): Promise<Input> {
	if (file === undefined) return standardInput(io);
	const fail = (error: unknown) => cannotRead(file, messageOf(error));
	const handle = await open(file, "r").catch((error: unknown) => {
		throw fail(error);
	});
	try {
		const stats = await handle.stat({ bigint: true });
		if (stats.isDirectory()) throw cannotRead(file, "it is a folder");
		return {
			name: "FILE",
			identity: identityOf(stats),
			size: stats.isFile() ? Number(stats.size) : undefined,
			stream: () => reading(handle.createReadStream({ autoClose: false }), file),
			close: () => handle.close(),
		};
	} catch (error) {
		await handle.close();
		throw error instanceof FileError ? error : fail(error);
	}
}

function standardInput(io: Io): Input {
	const name = "standard input";
	const stats = statsOf(io.descriptors?.stdin);
	if (stats?.isDirectory()) throw cannotRead(name, "it is a folder");
	return {
		name,
		identity: stats === null ? null : identityOf(stats),
		size: undefined,
		stream: () => reading(io.stdin, name),
		close: async () => {},
	};
}

async function* reading(
	source: AsyncIterable<Uint8Array | string>,
	name: string,
): AsyncGenerator<Uint8Array | string> {
	try {
		yield* source;
	} catch (error) {
		throw cannotRead(name, messageOf(error));
	}
}

function cannotRead(name: string, why: string): FileError {
	return new FileError(`cannot read ${name}: ${why}`);
}
