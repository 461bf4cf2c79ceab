/** Round after round, a grammar: the same seed gives the same ones in the same order. What breaks a law is made small. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseGrammar } from "../../../src/language/parse.js";
import type { Example } from "../../../src/language/syntax.js";
import { pick, seeded } from "../../properties/support/random.js";
import { ROOT } from "../../support/shared.js";
import type { Broken, Candidate, Judged } from "./laws.js";
import { madeUp } from "./made-up.js";
import { mutated } from "./mutate.js";
import { smaller } from "./smaller.js";

export interface Judge {
	judge(candidate: Candidate): Promise<Judged>;
}

export interface Finding {
	readonly round: number;
	/** the smallest grammar that fails in the same way */
	readonly source: string;
	readonly broken: Broken;
}

interface Parent {
	readonly source: string;
	readonly examples: readonly Example[];
}

export function committed(): readonly Parent[] {
	const folder = join(ROOT, "grammars");
	return readdirSync(folder)
		.filter((file) => file.endsWith(".toolgrammar"))
		.map((file) => {
			const source = readFileSync(join(folder, file), "utf8");
			return { source, examples: parseGrammar(source, file).grammar?.examples ?? [] };
		});
}

/** One in so many grammars is made up; the others are committed ones with something done to them. */
const MADE_UP = 3;

/** The grammar of a round, which no other round has a part in. */
export function candidateOf(round: number, seed: number, parents: readonly Parent[]): Candidate {
	const random = seeded((seed << 20) ^ round);
	const next = random(2 ** 31);
	if (random(MADE_UP) === 0) return { source: madeUp(random), examples: [], seed: next };
	const parent = pick(random, parents);
	const sources = parents.map(({ source }) => source);
	return {
		source: mutated(parent.source, sources, random),
		examples: parent.examples,
		seed: next,
	};
}

export class Campaign {
	rounds = 0;
	accepted = 0;
	texts = 0;
	private readonly parents = committed();

	constructor(
		private readonly seed: number,
		private readonly judge: Judge,
		private readonly compared = false,
	) {}

	async round(): Promise<Finding | null> {
		const { compared } = this;
		const candidate = { ...candidateOf(this.rounds++, this.seed, this.parents), compared };
		const { accepted, texts, broken } = await this.judge.judge(candidate);
		if (accepted) this.accepted++;
		this.texts += texts;
		if (broken === null) return null;
		return { round: this.rounds - 1, ...(await smaller(candidate, broken, this.judge)) };
	}
}
