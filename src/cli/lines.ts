/** A byte stream, line by line. Of its text so much is in memory as came in one piece, and the line that has not ended. */
import type { Io } from "./io.js";

/** Bytes of the longest line that is read; its text must also fit one JavaScript string. */
export const LONGEST_LINE = 256 * 1024 * 1024;

const NEWLINE = 10;

/** The lines that ended in one piece of the stream. */
export interface LineGroup {
	/** null stands for a line that is too long, which is read over */
	readonly lines: readonly (string | null)[];
	/** bytes of the stream that have been read until now */
	readonly read: number;
}

/**
 * The lines of a stream without their ends (`\n` or `\r\n`); the last one may have none. Empty lines are left out.
 * null stands for a line of more than `longest` bytes, which is read over.
 */
export async function* lines(
	source: Io["stdin"],
	longest: number = LONGEST_LINE,
): AsyncGenerator<string | null> {
	for await (const group of lineGroups(source, longest)) yield* group.lines;
}

/** The same, in groups that have a line at least: a line is handed out as soon as it is there. */
export async function* lineGroups(
	source: Io["stdin"],
	longest: number = LONGEST_LINE,
): AsyncGenerator<LineGroup> {
	let pieces: Uint8Array[] = [];
	let length = 0;
	let read = 0;
	let found: (string | null)[] = [];
	const keep = (piece: Uint8Array) => {
		length += piece.length;
		if (length > longest) pieces = [];
		else pieces.push(piece);
	};
	const take = () => {
		const line = length > longest ? null : decodeLine(pieces);
		if (line !== "") found.push(line);
		pieces = [];
		length = 0;
	};
	const group = (): LineGroup => {
		const all = found;
		found = [];
		return { lines: all, read };
	};
	for await (const data of source) {
		const bytes = typeof data === "string" ? Buffer.from(data) : data;
		read += bytes.length;
		let start = 0;
		for (;;) {
			const end = bytes.indexOf(NEWLINE, start);
			if (end < 0) break;
			keep(bytes.subarray(start, end));
			take();
			start = end + 1;
		}
		if (start < bytes.length) keep(bytes.subarray(start));
		if (found.length > 0) yield group();
	}
	take();
	if (found.length > 0) yield group();
}

/** A byte order mark is dropped (JSON allows none), and so is the white space around the line. */
function decodeLine(pieces: readonly Uint8Array[]): string {
	const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
	return new TextDecoder().decode(bytes).trim();
}
