/** Going on after a run that was cut off: lines whose results are there are passed over. */
import { FileError } from "../errors.js";
import type { LineGroup } from "../lines.js";
import type { Answer } from "./answer.js";
import type { Written } from "./written.js";

export interface Passing {
	/** makes results again, to compare them */
	readonly answer: () => Promise<Answer>;
	readonly skipped: (lines: number, read: number) => void;
}

/**
 * The groups without the lines whose results are written. The first and the last of these results are made again, and the one
 * that is torn: where one is another now, the input or this program has changed, or the file is not one of results. It is
 * refused then, and stays as it is.
 */
export async function* withoutWritten(
	groups: AsyncGenerator<LineGroup>,
	written: Written | null,
	{ answer: open, skipped }: Passing,
): AsyncGenerator<LineGroup> {
	if (written === null) return yield* groups;
	const answer = await open();
	const made = async (line: string | null) => Buffer.from(await answer(line));
	let count = 0;
	let whole = false;
	for await (const { lines, read } of groups) {
		const left = written.lines - count;
		const known = lines.slice(0, left);
		for (const [at, line] of known.entries()) {
			if (count + at === 0 && !(await written.isFirst(await made(line)))) throw changed(written, 1);
			if (count + at === written.lines - 1 && !(await written.isLast(await made(line))))
				throw changed(written, written.lines);
		}
		count += known.length;
		if (known.length > 0) skipped(known.length, read);
		const rest = lines.slice(known.length);
		const [next] = rest;
		if (next === undefined) continue;
		if (!whole) {
			if (written.torn && !(await written.begins(await made(next)))) throw foreign(written);
			await written.cut();
			whole = true;
		}
		yield { lines: rest, read };
	}
	if (count < written.lines)
		throw new FileError(
			`cannot go on with ${written.file}: it has ${written.lines} results, and the input only ${count} lines`,
		);
	if (written.torn && !whole) throw foreign(written);
}

function changed({ file }: Written, line: number): FileError {
	return new FileError(
		`cannot go on with ${file}: its line ${line} is not what the input gives now; has one of them been changed?`,
	);
}

function foreign({ file }: Written): FileError {
	return new FileError(
		`cannot go on with ${file}: what stands behind its last whole line is no beginning of the next result`,
	);
}
