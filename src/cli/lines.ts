/** A byte stream, line by line. At most one line is in memory. */
import type { Io } from "./io.js";

/** Bytes of the longest line that is read; its text must also fit one JavaScript string. */
export const LONGEST_LINE = 256 * 1024 * 1024;

const NEWLINE = 10;

/**
 * The lines of a stream without their ends (`\n` or `\r\n`); the last one may have none. Empty lines are left out.
 * null stands for a line of more than `longest` bytes, which is read over.
 */
export async function* lines(
	source: Io["stdin"],
	longest: number = LONGEST_LINE,
): AsyncGenerator<string | null> {
	let pieces: Uint8Array[] = [];
	let length = 0;
	const keep = (piece: Uint8Array) => {
		length += piece.length;
		if (length > longest) pieces = [];
		else pieces.push(piece);
	};
	const take = (): string | null => {
		const line = length > longest ? null : decodeLine(pieces);
		pieces = [];
		length = 0;
		return line;
	};
	for await (const data of source) {
		const bytes = typeof data === "string" ? Buffer.from(data) : data;
		let start = 0;
		for (;;) {
			const end = bytes.indexOf(NEWLINE, start);
			if (end < 0) break;
			keep(bytes.subarray(start, end));
			const line = take();
			if (line !== "") yield line;
			start = end + 1;
		}
		if (start < bytes.length) keep(bytes.subarray(start));
	}
	const last = take();
	if (last !== "") yield last;
}

/** A byte order mark is dropped (JSON allows none), and so is the white space around the line. */
function decodeLine(pieces: readonly Uint8Array[]): string {
	const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
	return new TextDecoder().decode(bytes).trim();
}
