/** A run of the fuzzer, with its report. */
import { basename, join } from "node:path";
import type { Subject } from "../properties/support/subjects.js";
import { Campaign, type Finding } from "./campaign.js";
import { randomOf } from "./case.js";
import { ALL, CORPUS, readCase, writeCase } from "./corpus.js";
import { judge } from "./judge.js";

export interface Run {
	readonly seed: number;
	readonly seconds: number;
	readonly rounds: number;
	readonly say: (line: string) => void;
}

/** One defect is met many times: after so many different texts there is no need for more. */
const MOST_FOUND = 20;

/** How many different texts have failed. */
export function fuzz(subjects: readonly Subject[], { seed, seconds, rounds, say }: Run): number {
	const campaign = new Campaign(subjects, seed);
	const found = new Set<string>();
	const begun = performance.now();
	const elapsed = (): number => (performance.now() - begun) / 1000;
	while (campaign.rounds < rounds && elapsed() < seconds && found.size < MOST_FOUND) {
		const finding = campaign.round();
		if (finding === null) continue;
		const name = nameOf(finding);
		if (found.has(name)) continue;
		found.add(name);
		const file = join(CORPUS, name);
		writeCase(file, `found by the fuzzer, ${finding.fault.law}`, finding.case);
		for (const line of reported(finding, seed, file)) say(line);
	}
	const speed = (campaign.rounds / elapsed()).toFixed(0);
	say(
		`${campaign.rounds} texts of ${subjects.length} formats with seed ${seed} in ${elapsed().toFixed(0)} s (${speed} a second); found: ${found.size}`,
	);
	return found.size;
}

function nameOf({ case: { format, text } }: Finding): string {
	return `found-${format}-${randomOf(text)(2 ** 31).toString(36)}.txt`;
}

function reported({ round, case: one, fault }: Finding, seed: number, file: string): string[] {
	const { text, ...way } = one;
	return [
		`FOUND in round ${round} of seed ${seed}: ${one.format}, ${fault.law}`,
		`  ${JSON.stringify(way)}`,
		`  ${JSON.stringify(text)}`,
		`  ${fault.what}`,
		`  again: npm run fuzz -- --replay test/corpus/${basename(file)}`,
	];
}

/** In how many of the formats the text of a file of the corpus fails. */
export function replay(
	subjects: readonly Subject[],
	file: string,
	say: (line: string) => void,
): number {
	const one = readCase(file);
	let found = 0;
	for (const subject of subjects) {
		const format = subject.format.name;
		if (one.format !== ALL && one.format !== format) continue;
		const fault = judge(subject, { ...one, format });
		say(`${format}: ${fault === null ? "nothing" : `${fault.law} ${fault.what}`}`);
		if (fault !== null) found++;
	}
	return found;
}
