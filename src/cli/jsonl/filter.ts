/** `parse --jsonl`: a filter from requests to results, line by line, in order. */
import { strictByEnvironment } from "../environment.js";
import type { OnRecord } from "../execute.js";
import type { Io } from "../io.js";
import type { Library } from "../library.js";
import { type LineGroup, lineGroups } from "../lines.js";
import type { TelemetryFile } from "../telemetry-file.js";
import { type Answer, openAnswer } from "./answer.js";
import { openOutput } from "./output.js";
import { openProgress } from "./progress.js";
import { withoutWritten } from "./resume.js";
import { answerInThreads, type ThreadSettings } from "./threads.js";

export interface FilterOptions {
	/** threads; 1: all is done in this one */
	readonly workers: number;
	/** the file of the results; undefined: standard output */
	readonly out: string | undefined;
	/** goes on behind the results that the file has */
	readonly resume: boolean;
	/** bytes of the input, where they are known */
	readonly size: number | undefined;
}

/** Results that follow each other, as text. */
export interface Answered {
	readonly text: string;
	readonly lines: number;
	/** bytes of the input that have been read until now */
	readonly read: number;
}

export async function filterLines(
	source: Io["stdin"],
	io: Io,
	library: Library,
	telemetry: TelemetryFile | null,
	{ workers, out, resume, size }: FilterOptions,
): Promise<void> {
	const strict = strictByEnvironment(io.env);
	const onRecord = telemetry?.onRecord ?? null;
	const output = await openOutput(io, out, resume);
	const progress = openProgress(io, size, out !== undefined);
	try {
		const groups = withoutWritten(lineGroups(source), output.written, {
			answer: () => openAnswer(library, { strict }, null),
			skipped: (lines, read) => progress?.skip(lines, read),
		});
		for await (const { text, lines, read } of answers(groups, {
			library,
			strict,
			workers,
			onRecord,
		})) {
			await output.write(text);
			progress?.done(lines, read);
			await telemetry?.settle();
		}
	} finally {
		await output.close();
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
