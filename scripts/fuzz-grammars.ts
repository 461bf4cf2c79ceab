/**
 * `npm run fuzz:grammars` compiles grammars that nobody has written, committed ones with something done to them and made-up ones,
 * and demands of those that the compiler accepts that they obey the laws (test/fuzz/grammars/laws.ts). What fails is made small
 * and printed. Exit 1 when something was found.
 */
import { parseArgs } from "node:util";
import { fuzzGrammars, shown } from "../test/fuzz/grammars/run.js";

const { values } = parseArgs({
	options: {
		/** how long; default: a minute */
		seconds: { type: "string" },
		/** ends after so many grammars instead */
		rounds: { type: "string" },
		seed: { type: "string", default: "1" },
		/** the first round */
		from: { type: "string", default: "0" },
		/** the reference interpreter must read each text as the machine does */
		compared: { type: "boolean", default: false },
		/** prints the grammar of one round, as it was before it was made small */
		show: { type: "string" },
	},
});
const seed = Number(values.seed);
if (values.show !== undefined) console.log(shown(Number(values.show), seed));
else {
	const found = await fuzzGrammars({
		seed,
		seconds: values.rounds === undefined ? Number(values.seconds ?? 60) : Number.POSITIVE_INFINITY,
		rounds: Number(values.rounds ?? Number.POSITIVE_INFINITY),
		from: Number(values.from),
		compared: values.compared,
		say: (line) => console.log(line),
	});
	if (found > 0) process.exitCode = 1;
}
