/** What a file of results has from a run before. */
import type { FileHandle } from "node:fs/promises";

export interface Written {
	readonly file: string;
	/** whole lines; 1 or more */
	readonly lines: number;
	/** the first and the last of them, with their ends */
	readonly first: Buffer;
	readonly last: Buffer;
}

const NEWLINE = 10;
const BLOCK = 1 << 20;

/** Cuts off a last line that is torn. null: there is no whole line. */
export async function readWritten(file: string, handle: FileHandle): Promise<Written | null> {
	const block = Buffer.alloc(BLOCK);
	let lines = 0;
	let firstEnd = 0;
	let lastStart = 0;
	let end = 0;
	for (let at = 0; ; ) {
		const { bytesRead } = await handle.read(block, 0, BLOCK, at);
		if (bytesRead === 0) break;
		const bytes = block.subarray(0, bytesRead);
		for (let next = bytes.indexOf(NEWLINE); next >= 0; next = bytes.indexOf(NEWLINE, next + 1)) {
			lines += 1;
			lastStart = end;
			end = at + next + 1;
			if (lines === 1) firstEnd = end;
		}
		at += bytesRead;
	}
	await handle.truncate(end);
	if (lines === 0) return null;
	const part = async (from: number, to: number) => {
		const bytes = Buffer.alloc(to - from);
		await handle.read(bytes, 0, bytes.length, from);
		return bytes;
	};
	return { file, lines, first: await part(0, firstEnd), last: await part(lastStart, end) };
}
