/** What a worker thread runs: groups of lines in, texts of their results out, in the order in which they came. */
import { parentPort, workerData } from "node:worker_threads";
import { library } from "../library.js";
import type { LineGroup } from "../lines.js";
import { openAnswer } from "./answer.js";
import type { Reply, ThreadData } from "./threads.js";

const { strict, records: wanted } = workerData as ThreadData;
let records = "";
const answer = openAnswer(
	library,
	{ strict },
	wanted
		? (record) => {
				records += record;
			}
		: null,
);

async function reply(lines: LineGroup["lines"]): Promise<Reply> {
	const results: string[] = [];
	for (const line of lines) results.push(await (await answer)(line));
	const made = records;
	records = "";
	return { text: results.join(""), records: made };
}

let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (lines: LineGroup["lines"]) => {
	last = last.then(async () => parentPort?.postMessage(await reply(lines)));
});
