/** Whether two names are one file: a run that writes it would destroy the input that it reads, or its other output. */
import { type BigIntStats, fstatSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "../errors.js";

/** A file of a run, or a stream of the process. */
export interface Party {
	/** for messages: the option, or the stream */
	readonly name: string;
	/** the same for the same file, whatever its names; null: a device or a pipe, or nothing at all: these may be shared */
	readonly identity: string | null;
}

/** Throws where a file that is written is another one's input or output, too. */
export function refuseSame(read: readonly Party[], written: readonly Party[]): void {
	const seen = new Map<string, string>();
	for (const { name, identity } of read) if (identity !== null) seen.set(identity, name);
	for (const { name, identity } of written) {
		if (identity === null) continue;
		const other = seen.get(identity);
		if (other !== undefined)
			throw new UsageError(`${name} would overwrite ${other}: they are the same file`);
		seen.set(identity, name);
	}
}

/** By device and inode: links, redirections and other spellings of a name are the same file. */
export function identityOf(stats: BigIntStats): string | null {
	return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
}

/** A file that may not be there yet. */
export async function identityOfName(file: string): Promise<string | null> {
	const stats = await stat(file, { bigint: true }).catch(() => null);
	return stats === null ? resolve(file) : identityOf(stats);
}

/** null: the descriptor is closed, or there is none. */
export function statsOf(descriptor: number | undefined): BigIntStats | null {
	if (descriptor === undefined) return null;
	try {
		return fstatSync(descriptor, { bigint: true });
	} catch {
		return null;
	}
}
