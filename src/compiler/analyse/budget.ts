/** Searches for texts that read two ways are finite, but some grammars make them very long: they share so many steps. */

/** Thrown when a search has no steps left: nothing is known then. `runChecks` makes a diagnostic of it. */
export class TooManyReadings extends Error {
	constructor() {
		super("too many readings go on side by side");
	}
}

/** A few thousand are enough for most formats. */
const STEPS = 200_000;

export class Budget {
	private left = STEPS;

	step(): void {
		if (this.left-- <= 0) throw new TooManyReadings();
	}
}
