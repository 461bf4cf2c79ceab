/** docs/MUTATION.md: what was tried, what was killed, what survived. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { keyOf, type Mutant } from "./mutants.js";
import type { Results } from "./results.js";
import type { Result } from "./try.js";

interface Count {
	mutants: number;
	killed: number;
	timeout: number;
	survived: number;
	uncovered: number;
	equivalent: number;
	cost: number;
}

export interface Facts {
	readonly mutants: readonly Mutant[];
	readonly results: Results;
	/** the keys of those called equivalent */
	readonly equivalent: ReadonlySet<string>;
	/** the share that was drawn, 1: all */
	readonly share: number;
	/** where in the order of their draw the sample begins, from 0 to 1 */
	readonly from: number;
	readonly tests: number;
	readonly leftOut: number;
	readonly budget: number;
	/** beginnings of the names of the test files that took part, and how long those of one file might take */
	readonly by: readonly string[];
	readonly work: number;
}

export function report(facts: Facts, root: string, now: Date): string {
	const areas = new Map<string, Count>();
	const folders = new Map<string, Count>();
	const files = new Map<string, Count>();
	const total = empty();
	for (const mutant of facts.mutants) {
		const area = mutant.file.split("/").slice(0, 2).join("/");
		const folder = dirname(mutant.file);
		const counts = [total, of(areas, area), of(folders, folder), of(files, mutant.file)];
		for (const count of counts) count.mutants++;
		const result = facts.results.of(mutant);
		if (result === null) continue;
		const status = facts.equivalent.has(keyOf(mutant)) ? "equivalent" : result.status;
		for (const count of counts) {
			count[status]++;
			count.cost += result.cost;
		}
	}
	const versions = ["@stryker-mutator/instrumenter", "fast-check", "vitest"].map(
		(name) => `${name} ${version(root, name)}`,
	);
	return `# Mutation testing

Made by \`npm run mutation\` on ${now.toISOString().slice(0, 10)} with Node ${process.versions.node}, ${versions.join(", ")}.

Stryker's instrumenter changes the code in ${facts.mutants.length} places, one at a time, and for each change the tests that
reach it run until one fails. ${facts.tests} tests took part in the last run, with few texts for each property; ${facts.leftOut} groups of tests did not, because they are too
slow to run thousands of times or measure what the switches between the mutants change. Each mutant gets modules made
anew, so that no table or program is left over from the one before. A mutant that outlives ${facts.budget / 1000} seconds of tests
counts as a survivor. ${partial(facts)}

${sample(facts, total)} A mutant took ${Math.round(total.cost / Math.max(1, tried(total)))} ms of work in the mean.

The score is what was killed, or hung, of what was tried without the mutants called equivalent: those stand with their
reasons in [test/mutation/equivalent.json](https://github.com/toolgrammar/toolgrammar/blob/main/test/mutation/equivalent.json). Survivors are listed in
[test/mutation/survivors.jsonl](https://github.com/toolgrammar/toolgrammar/blob/main/test/mutation/survivors.jsonl).

## By area

${table(areas, total)}

## By folder

${table(folders, null)}

## By file

${table(files, null)}
`;
}

/** The survivors as data, one a line, in the order of the files. */
export function survivors({ mutants, results, equivalent }: Facts): string {
	const lines: string[] = [];
	for (const mutant of mutants) {
		const result = results.of(mutant);
		if (result === null || equivalent.has(keyOf(mutant)) || !outlives(result)) continue;
		const { id: _, ...rest } = mutant;
		lines.push(`${JSON.stringify({ ...rest, status: result.status })}\n`);
	}
	return lines.join("");
}

export function outlives({ status }: Result): boolean {
	return status === "survived" || status === "uncovered";
}

/** Of what was tried, without the equivalent ones; null: nothing was. */
function score(count: Count): number | null {
	const { killed, timeout, survived, uncovered } = count;
	const all = killed + timeout + survived + uncovered;
	return all === 0 ? null : (100 * (killed + timeout)) / all;
}

function tried({ killed, timeout, survived, uncovered, equivalent }: Count): number {
	return killed + timeout + survived + uncovered + equivalent;
}

function sample({ share, from }: Facts, total: Count): string {
	const all = tried(total) === total.mutants;
	if (all) return "All mutants were tried.";
	const drawn =
		share < 1
			? ` (a share of ${share} of each file, from ${from} on in an order drawn by the text of the change, as far as the time went)`
			: "";
	return `${tried(total)} of ${total.mutants} mutants were tried${drawn}.`;
}

/** What a run with less than all tests must say of itself. */
function partial({ by, work }: Facts): string {
	const own = by.map((prefix) => `\`${prefix}\``).join(", ");
	const from = by.includes("test/")
		? ""
		: ` Only the tests of ${own} took part in the last run; what others have killed before, in files that have not changed, stays killed.`;
	return `The tests of one file may cost ${work / 1000} seconds, evenly from all.${from}`;
}

function table(counts: ReadonlyMap<string, Count>, total: Count | null): string {
	const rows = [...counts]
		.filter(([, count]) => tried(count) > 0)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, count]) => row(`\`${name}\``, count));
	return [
		"| code | mutants | tried | killed | hung | survived | not reached | equivalent | score |",
		"| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
		...rows,
		...(total === null ? [] : [row("**all**", total)]),
	].join("\n");
}

function row(name: string, count: Count): string {
	const { mutants, killed, timeout, survived, uncovered, equivalent } = count;
	const own = score(count);
	const cells = [mutants, tried(count), killed, timeout, survived, uncovered, equivalent];
	return `| ${name} | ${cells.join(" | ")} | ${own === null ? "" : `${own.toFixed(1)} %`} |`;
}

function of(counts: Map<string, Count>, name: string): Count {
	const known = counts.get(name) ?? empty();
	counts.set(name, known);
	return known;
}

function empty(): Count {
	return { mutants: 0, killed: 0, timeout: 0, survived: 0, uncovered: 0, equivalent: 0, cost: 0 };
}

function version(root: string, name: string): string {
	const path = createRequire(join(root, "package.json")).resolve(`${name}/package.json`);
	return (JSON.parse(readFileSync(path, "utf8")) as { readonly version: string }).version;
}
