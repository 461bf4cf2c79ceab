/** `parse --jsonl`: a filter from requests to results, line by line, in order. */
import type { OnRecord } from "../execute.js";
import type { RunFiles } from "../files/open.js";
import { type Io, write } from "../io.js";
import type { Library } from "../library.js";
import { type LineGroup, lineGroups } from "../lines.js";
import { type Answer, openAnswer } from "./answer.js";
import { openProgress } from "./progress.js";
import { withoutWritten } from "./resume.js";
import { answerInThreads, type ThreadSettings } from "./threads.js";
import { Written } from "./written.js";

export interface FilterOptions {
	/** threads; 1: all is done in this one */
	readonly workers: number;
	/** goes on behind the results that the file of `--out` has */
	readonly resume: boolean;
	/** of requests that do not say it */
	readonly strict: boolean;
}

/** Results that follow each other, as text. */
export interface Answered {
	readonly text: string;
	readonly lines: number;
	/** bytes of the input that have been read until now */
	readonly read: number;
}

export async function filterLines(
	{ input, out, telemetry }: RunFiles,
	io: Io,
	library: Library,
	{ workers, resume, strict }: FilterOptions,
): Promise<void> {
	const onRecord: OnRecord = telemetry === null ? null : (lines) => telemetry.push(lines);
	const written = out !== null && resume ? await Written.read(out) : null;
	if (!resume) await out?.cut(0);
	await telemetry?.cut(0);
	const progress = openProgress(io, input.size, out !== null);
	try {
		const groups = withoutWritten(lineGroups(input.stream()), written, {
			answer: () => openAnswer(library, { strict }, null),
			skipped: (lines, read) => progress?.skip(lines, read),
		});
		for await (const { text, lines, read } of answers(groups, {
			library,
			strict,
			workers,
			onRecord,
		})) {
			if (out === null) await write(io.stdout, text);
			out?.push(text);
			await out?.settle();
			progress?.done(lines, read);
			await telemetry?.settle();
		}
	} finally {
		progress?.end();
	}
}

interface Answering extends ThreadSettings {
	readonly library: Library;
}

async function* answers(
	groups: AsyncGenerator<LineGroup>,
	{ library, ...settings }: Answering,
): AsyncGenerator<Answered> {
	if (settings.workers > 1) yield* answerInThreads(groups, settings);
	else yield* answerHere(groups, library, settings.strict, settings.onRecord);
}

/** Each result leaves before the next line is looked at. */
async function* answerHere(
	groups: AsyncGenerator<LineGroup>,
	library: Library,
	strict: boolean,
	onRecord: OnRecord,
): AsyncGenerator<Answered> {
	const answer: Answer = await openAnswer(library, { strict }, onRecord);
	for await (const { lines, read } of groups)
		for (const line of lines) yield { text: await answer(line), lines: 1, read };
}
