/** What is known of a broken value behind the place where it broke (section 5 of docs/SEMANTICS.md). */
import { type Counter, countOne, hasEnded } from "./count.js";
import { isVisible } from "./reading.js";

export interface Aftermath {
	/** null: its quotes cannot be trusted */
	readonly counter: Counter | null;
	/** of the first string that begins behind the break */
	readonly first: "ahead" | "open" | "seen";
	readonly ended: boolean;
}

export function aftermath(counter: Counter): Aftermath {
	return { counter, first: "ahead", ended: false };
}

export const SEALED: Aftermath = { counter: null, first: "seen", ended: false };

/** Whether the next character stands in a string. */
export function isInString({ counter }: Aftermath): boolean {
	return counter !== null && counter.quote !== null;
}

export function stepOver(known: Aftermath, char: string): Aftermath {
	const { counter, first } = known;
	if (counter === null) return SEALED;
	const next = { ...known, counter: countOne(counter, char) };
	const ended = hasEnded(next.counter);
	if (first === "ahead") {
		const begins = counter.quote === null && next.counter.quote !== null;
		return { ...next, ended, first: begins ? "open" : first };
	}
	if (first === "open" && isVisible(char))
		return ",:]}".includes(char) ? SEALED : { ...next, ended, first: "seen" };
	return { ...next, ended };
}
