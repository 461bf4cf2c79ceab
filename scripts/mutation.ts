/**
 * `npm run mutation`: changes the engine, the compiler's analysis, chain, trust, validation, selection, adapters and gateway in one place at a time, and sees whether a test fails.
 * Writes docs/MUTATION.md and test/mutation/survivors.jsonl; exit 1 when the list of equivalent mutants is wrong.
 *
 * --share 0.05     the share of the mutants that is tried; 1: all
 * --from 0.5       where in the order of their draw it begins; default 0. A sample that nobody has seen tells more than one
 *                  whose survivors have got tests of their own
 * --only PREFIXES  only mutants of these files, with commas between them
 * --work MS        milliseconds of work that the tests of one file may cost; default 15000
 * --by PREFIXES    only tests of these files, with commas between them
 * --budget MS      milliseconds of work that may be spent on one mutant; default 10000
 * --minutes N      stops after so long, with what is known by then
 * --fresh          forgets what was found before; otherwise mutants killed before in unchanged files stay killed
 * --again          tries only those that were tried before and that no test has noticed; what other tests have killed stays killed
 * --planned        takes the plan of the run before as it is: right only when nothing has changed since. Without it the tests are
 *                  looked at again that load something that has changed
 * --report         tries none: writes the report of what is known
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { deserialize, serialize } from "node:v8";
import { plan, tryAll, type Where } from "./mutation/children.js";
import { equivalents, keysOf, problems } from "./mutation/equivalent.js";
import { type Instrumented, instrument, keyOf, type Mutant } from "./mutation/mutants.js";
import type { Plan } from "./mutation/plan.js";
import { outlives, report, survivors } from "./mutation/report.js";
import { drawn, Results } from "./mutation/results.js";

const { values } = parseArgs({
	options: {
		share: { type: "string", default: "0.05" },
		from: { type: "string", default: "0" },
		only: { type: "string", default: "src/" },
		work: { type: "string", default: "15000" },
		by: { type: "string", default: "test/" },
		budget: { type: "string", default: "10000" },
		minutes: { type: "string", default: "600" },
		fresh: { type: "boolean", default: false },
		again: { type: "boolean", default: false },
		planned: { type: "boolean", default: false },
		report: { type: "boolean", default: false },
	},
});
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, ".stryker-tmp");
if (values.fresh) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
mkdirSync(join(root, "test/mutation"), { recursive: true });

const where: Where = { root, build: join(folder, "build"), plan: join(folder, "plan") };
const share = Number(values.share);
const from = Number(values.from);
const by = values.by.split(",");
const only = values.only.split(",");
const work = Number(values.work);
const budget = Number(values.budget);
const until = Date.now() + Number(values.minutes) * 60_000;

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

async function prepared(): Promise<readonly [Instrumented, Plan]> {
	if (values.report || values.planned)
		return [
			deserialize(readFileSync(where.build)) as Instrumented,
			deserialize(readFileSync(where.plan)) as Plan,
		];
	const instrumented = await instrument(root);
	writeFileSync(where.build, serialize(instrumented));
	const made = await plan(where, { work, by }, say);
	for (const line of made.leftOut) say(`left out: ${line}`);
	return [instrumented, made];
}

const [instrumented, { groups, leftOut }] = await prepared();
const { mutants } = instrumented;
const results = new Results(join(folder, "results.json"), root, instrumented);
const list = equivalents(root);
const equivalent = keysOf(list);

const chosen = mutants.filter((mutant) => {
	if (!only.some((prefix) => mutant.file.startsWith(prefix))) return false;
	const inSample = drawn(mutant) >= from && drawn(mutant) < from + share;
	if (!inSample && !equivalent.has(keyOf(mutant))) return false;
	const known = results.of(mutant);
	return known === null ? !values.again : outlives(known);
});
/** Those called equivalent come last: they take the longest, and most are not in the sample. */
const turn = (mutant: Mutant): number => drawn(mutant) + (equivalent.has(keyOf(mutant)) ? 1 : 0);
say(`${mutants.length} mutants, ${chosen.length} to try`);
let count = 0;
if (!values.report)
	await tryAll(
		where,
		chosen.sort((one, other) => turn(one) - turn(other)).map(({ id }) => id),
		budget,
		(id, result) => {
			const mutant = mutants[id];
			if (mutant === undefined) return;
			// that these tests do not notice it says nothing of those that ran before
			if (!values.again || !outlives(result)) results.set(mutant, result);
			count++;
			const { file, line, original, replacement } = mutant;
			say(
				`${count} ${result.status} ${result.cost} ms ${file}:${line} ${original.slice(0, 80)} -> ` +
					`${replacement.slice(0, 80)} (${result.by.slice(0, 160).replaceAll("\n", " ")})`,
			);
			if (count % 50 === 0) results.save();
		},
		() => Date.now() < until,
	);
results.save();

const facts = {
	mutants,
	results,
	equivalent,
	share,
	from,
	tests: groups.reduce((sum, { paths }) => sum + paths.length, 0),
	leftOut: leftOut.length,
	budget,
	by,
	work,
};
writeFileSync(join(root, "docs/MUTATION.md"), report(facts, root, new Date()));
writeFileSync(join(root, "test/mutation/survivors.jsonl"), survivors(facts));
const wrong = problems(list, mutants, results);
for (const line of wrong) say(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
