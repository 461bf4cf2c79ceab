/** What reading one JSON or Python value gives. The readers see the whole text, so they answer at once. */

/** How a value ended: behind its last character, at the character that does not fit, or not at all. */
export type Outcome =
	| { readonly is: "done"; readonly end: number }
	| { readonly is: "broken"; readonly at: number; readonly why: "syntax" | "limit-depth" }
	| { readonly is: "open" };

export interface Value {
	readonly outcome: Outcome;
	/** JSON text: all of it, or what was certain when the value broke off */
	readonly json: string;
	/** codes, each once, in order */
	readonly repairs: readonly string[];
	/** the ends of scalars that are none of their declared types; only YAML has a schema while it is read */
	readonly kept?: readonly number[];
	/** where the last string begins; the text from there on may be broken */
	readonly lastString: number | null;
}

/** What the readers may do. */
export interface Allowed {
	readonly depth: number;
	/** whether the deviation may be repaired */
	repair(code: string): boolean;
}

export function done(end: number): Outcome {
	return { is: "done", end };
}
export function broken(at: number): Outcome {
	return { is: "broken", at, why: "syntax" };
}
export const OPEN: Outcome = { is: "open" };

const SPACES = " \t\n\r";

export function isSpace(char: string | undefined): boolean {
	return char !== undefined && SPACES.includes(char);
}

/** The first place from `at` on that is no white space. */
export function pastSpace(text: string, at: number): number {
	while (isSpace(text[at])) at++;
	return at;
}

/** The run of characters that the (global, sticky) expression takes from `at` on; empty if none. */
export function run(text: string, at: number, sticky: RegExp): string {
	sticky.lastIndex = at;
	return sticky.exec(text)?.[0] ?? "";
}

/** Adds a code unless it is there. */
export function note(codes: readonly string[], code: string): readonly string[] {
	return codes.includes(code) ? codes : [...codes, code];
}

/** JSON text that is cut, less a high surrogate at its end: half of a pair does not leave alone. */
export function lessHalf(json: string): string {
	return /[\ud800-\udbff]$/.test(json) ? json.slice(0, -1) : json;
}
