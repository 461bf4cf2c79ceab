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
 * The groups without the lines whose results are written. The first and the last of these results are made again: where one
 * is another now, the input or this program has changed, and the file could not be gone on with.
 */
export async function* withoutWritten(
	groups: AsyncGenerator<LineGroup>,
	written: Written | null,
	{ answer: open, skipped }: Passing,
): AsyncGenerator<LineGroup> {
	if (written === null) return yield* groups;
	const answer = await open();
	let count = 0;
	for await (const { lines, read } of groups) {
		const left = written.lines - count;
		const known = lines.slice(0, left);
		for (const [at, line] of known.entries()) {
			if (count + at === 0) await compare(answer, line, written, written.first, 1);
			if (count + at === written.lines - 1)
				await compare(answer, line, written, written.last, written.lines);
		}
		count += known.length;
		if (known.length > 0) skipped(known.length, read);
		if (left < lines.length) yield { lines: lines.slice(left), read };
	}
	if (count < written.lines)
		throw new FileError(
			`cannot go on with ${written.file}: it has ${written.lines} results, and the input only ${count} lines`,
		);
}

async function compare(
	answer: Answer,
	line: string | null,
	{ file }: Written,
	known: Buffer,
	number: number,
): Promise<void> {
	if (known.equals(Buffer.from(await answer(line)))) return;
	throw new FileError(
		`cannot go on with ${file}: its line ${number} is not what the input gives now; has one of them been changed?`,
	);
}
