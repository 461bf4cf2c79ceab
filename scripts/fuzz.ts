/**
 * `npm run fuzz` reads spoilt texts of all formats in turn until its time is over, and demands of each what test/fuzz/judge.ts
 * demands. What fails is made small, printed, and put into test/corpus. Exit 1 when something was found.
 * `npm run fuzz -- --slips` reads messages with one realistic slip each instead, and tells what has become of the calls.
 */
import { parseArgs } from "node:util";
import { fuzz, replay } from "../test/fuzz/run.js";
import { slips } from "../test/fuzz/slips/run.js";
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
		/** messages with one realistic slip each; `--rounds`: messages of each format, default 5 */
		slips: { type: "boolean", default: false },
		/** one kind of slip, or a group of kinds */
		kind: { type: "string" },
		/** prints the shortest texts that go wrong: of a kind, a group, a format, an outcome, or `all` */
		show: { type: "string" },
		/** puts the tables of slips into docs/SLIPS.md */
		write: { type: "boolean", default: false },
	},
});
if (values.slips) {
	slips({
		all: registrySubjects(),
		seed: Number(values.seed),
		rounds: Number(values.rounds ?? 5),
		format: values.format,
		kind: values.kind,
		show: values.show,
		write: values.write,
		say: (line) => console.log(line),
	});
} else fuzzTexts();

function fuzzTexts(): void {
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
}
