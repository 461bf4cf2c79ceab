/**
 * `npm run fuzz` reads spoilt texts of all formats in turn until its time is over, and demands of each what test/fuzz/judge.ts
 * demands. What fails is made small, printed, and put into test/corpus. Exit 1 when something was found.
 */
import { parseArgs } from "node:util";
import { fuzz, replay } from "../test/fuzz/run.js";
import { registrySubjects } from "../test/properties/support/subjects.js";

const { values } = parseArgs({
	options: {
		/** how long; default: a minute */
		seconds: { type: "string" },
		/** ends after so many texts instead */
		rounds: { type: "string" },
		seed: { type: "string", default: "1" },
		format: { type: "string" },
		/** a file of test/corpus: is it still found? */
		replay: { type: "string" },
	},
});
const subjects = registrySubjects().filter(
	({ format }) => values.format === undefined || values.format === format.name,
);
if (subjects.length === 0) throw new Error(`no format is named ${values.format}`);
const found =
	values.replay === undefined
		? fuzz(subjects, {
				seed: Number(values.seed),
				seconds:
					values.rounds === undefined ? Number(values.seconds ?? 60) : Number.POSITIVE_INFINITY,
				rounds: Number(values.rounds ?? Number.POSITIVE_INFINITY),
				say: (line) => console.log(line),
			})
		: replay(subjects, values.replay, (line) => console.log(line));
if (found > 0) process.exitCode = 1;
