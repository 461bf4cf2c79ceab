/** `stats`: sums up the records of telemetry files. */
import { readArguments } from "../arguments.js";
import { messageOf } from "../errors.js";
import { type Io, streamOf, write } from "../io.js";
import { LONGEST_LINE, lines } from "../lines.js";
import { NoRecord, readRecord } from "./record.js";
import { type Lines, report } from "./report.js";
import { Statistics } from "./sums.js";
import { table } from "./table.js";

const OPTIONS = { json: { type: "boolean" } } as const;
/** Bad lines whose places are told. */
const SHOWN = 5;

export async function statsCommand(words: readonly string[], io: Io): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	const statistics = new Statistics();
	const bad: Lines = { malformed: 0, shown: [] };
	for (const file of positionals.length > 0 ? positionals : ["-"]) {
		const source = file === "-" ? io.stdin : streamOf(file);
		let line = 0;
		for await (const text of lines(source)) {
			line++;
			const problem = take(statistics, text);
			if (problem === null) continue;
			bad.malformed++;
			if (bad.shown.length < SHOWN) bad.shown.push({ file, line, message: problem });
		}
	}
	const text = values.json
		? JSON.stringify(report(statistics, bad), null, "\t")
		: table(statistics, bad);
	await write(io.stdout, `${text}\n`);
	return 0;
}

/** Adds a line to the sums; what is wrong with it, or null. */
function take(statistics: Statistics, line: string | null): string | null {
	if (line === null) return `the line is longer than ${LONGEST_LINE} bytes`;
	try {
		statistics.add(readRecord(line));
		return null;
	} catch (error) {
		if (error instanceof NoRecord) return messageOf(error);
		throw error;
	}
}
