/** The switch that all mutants hang on, and the counters that say which of them a test reaches. */
export class Switch {
	/** the mutant that is on; -1: none */
	active = -1;
	/** how often the mutant that is on has been reached */
	hits = 0;
	/** A mutant reached more often than that hangs. */
	limit = Number.POSITIVE_INFINITY;
	/** by mutant: how often it was reached since the counters were cleared */
	readonly reached: Uint32Array;

	constructor(mutants: number) {
		this.reached = new Uint32Array(mutants);
	}

	/** Called where the mutant that is on stands. */
	hit(): true {
		this.hits++;
		if (this.hits > this.limit) throw new Error("the mutant hangs");
		return true;
	}

	turn(mutant: number, limit: number): void {
		this.active = mutant;
		this.hits = 0;
		this.limit = limit;
	}

	get hangs(): boolean {
		return this.hits > this.limit;
	}
}

/** The name under which the sources see the switch. */
export const SWITCH = "switch_9fa48";

/** The source with its calls turned into the cheapest that do the work; `counting`: with counters. */
export function switched(source: string, counting: boolean): string {
	return source
		.replaceAll(
			/stryMutAct_9fa48\("(\d+)"\)/g,
			(_, id: string) => `(${SWITCH}.active === ${id} && ${SWITCH}.hit())`,
		)
		.replaceAll(/stryCov_9fa48\(([^)]*)\)/g, (_, ids: string) =>
			counting ? `(${ids.replaceAll(/"(\d+)"/g, `${SWITCH}.reached[$1]++`)})` : "0",
		);
}
