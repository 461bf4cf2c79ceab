/** A run of the fuzzer of grammars, with its report. */
import { Campaign, candidateOf, committed, type Finding } from "./campaign.js";
import { Watched } from "./watched.js";

export interface Run {
	readonly seed: number;
	readonly seconds: number;
	readonly rounds: number;
	/** the first round */
	readonly from: number;
	/** the reference interpreter must read the same */
	readonly compared: boolean;
	readonly say: (line: string) => void;
}

/** One defect is met many times: after so many there is no need for more. */
const MOST_FOUND = 20;

/** How many grammars have broken a law. */
export async function fuzzGrammars({
	seed,
	seconds,
	rounds,
	from,
	compared,
	say,
}: Run): Promise<number> {
	const watched = new Watched();
	const campaign = new Campaign(seed, watched, compared);
	campaign.rounds = from;
	const begun = performance.now();
	const elapsed = (): number => (performance.now() - begun) / 1000;
	let found = 0;
	while (campaign.rounds < from + rounds && elapsed() < seconds && found < MOST_FOUND) {
		const finding = await campaign.round();
		if (finding === null) continue;
		found++;
		for (const line of reported(finding, seed)) say(line);
	}
	await watched.end();
	const { accepted, texts } = campaign;
	say(
		`${campaign.rounds - from} grammars with seed ${seed} in ${elapsed().toFixed(0)} s: ${accepted} accepted, ${texts} texts read; found: ${found}`,
	);
	return found;
}

function reported({ round, source, broken }: Finding, seed: number): string[] {
	return [
		`FOUND in round ${round} of seed ${seed} (again: npm run fuzz:grammars -- --seed ${seed} --from ${round} --rounds 1${broken.law === "reference" ? " --compared" : ""}): ${broken.law}`,
		...source
			.trimEnd()
			.split("\n")
			.map((line) => `    ${line}`),
		`  ${broken.text === null ? "no text" : JSON.stringify(broken.text)}`,
		`  ${broken.what}`,
	];
}

/** Prints the grammar of a round as it is. */
export function shown(round: number, seed: number): string {
	return candidateOf(round, seed, committed()).source;
}
