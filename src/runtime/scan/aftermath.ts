/**
 * A broken value behind the place where it broke: which text stands in its strings, where it ends by its brackets, and whether
 * its quotes can be trusted. With one quote lost or one too many, what is read as a string is what stands between two.
 */
import { isSpace } from "./classes.js";
import type { Counter } from "./counter.js";

const BETWEEN = [44, 58, 93, 125];

export class Aftermath {
	/** of the first string that begins behind the break: not begun, no visible character yet, seen */
	private first: "ahead" | "open" | "seen" = "ahead";
	/** the brackets have closed once, and what followed did not prove it */
	private unproved = false;

	/** `counter`: null where nothing is told by quotes; `from`: where the value broke, absolute */
	constructor(
		private counter: Counter | null,
		private readonly from: number,
	) {}

	/** Only what closes the call, or its section, ends it: its quotes cannot be trusted. */
	get sealed(): boolean {
		return this.counter === null;
	}

	/** The next character stands in a string. */
	get inString(): boolean {
		return this.counter?.inString === true;
	}

	/** Where the brackets closed it does not end. */
	goOn(): void {
		this.unproved = true;
	}

	/** Reads the character at `at`; true when the value ends with it, as far as its brackets tell. */
	step(c: number, at: number): boolean {
		const { counter } = this;
		if (counter === null || at < this.from) return false;
		const { inString } = counter;
		const done = counter.step(c);
		if (this.first === "ahead" && !inString && counter.inString) this.first = "open";
		else if (this.first === "open" && !isSpace(c)) {
			this.first = "seen";
			// it begins like what stands between two strings
			if (BETWEEN.includes(c)) this.counter = null;
		}
		return done && !this.unproved && !this.sealed;
	}
}
