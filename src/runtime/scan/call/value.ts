/** What the machine asks of every reader of one value, and how one is made for a dialect. */

import { JsonScanner } from "../json/scanner.js";
import type { ArgumentsReader } from "./arguments.js";
import type { Wrapper } from "./wrapped.js";

export interface ValueScanner {
	/** 0 running, 1 done, 2 failed, 3 too deep */
	status: number;
	readonly clean: boolean;
	readonly depth: number;
	readonly inString: boolean;
	/** code of the quote that ends the string that is open */
	readonly quote: number;
	/** three such quotes end it */
	readonly triple: boolean;
	/** codes of the repairs used, in the order of their places */
	readonly codes: readonly string[];
	/** characters of JSON text that have not left, because it is not known yet what stands before them */
	readonly waiting: number;
	/** characters read that have not left, because it is not known yet what they are */
	readonly undecided: number;
	/** a string that is the whole value may have quotes of another kind */
	quotesAtTop?: boolean;
	/** `others`: which characters may stand behind the first one of the text in other texts that are looked for */
	watchFor(text: string, others?: Uint8Array): void;
	met: boolean;
	/** where that was first, as an index of the chunk, and the string it stands in */
	readonly metAt: number;
	readonly metQuote: number;
	readonly metTriple: boolean;
	/** after a `pass` that gives null: the index behind the last character read */
	readonly reached: number;
	/** Reads a whole chunk that belongs to the value and gives what leaves of it; null when there is more to say than that. */
	pass(chunk: string): string | null;
	/**
	 * the watched character, if the chunk that passed last holds none with which one of the other texts may begin, neither as it
	 * is nor as an escape; else -1
	 */
	readonly lacks?: number;
	scan(chunk: string, i: number, end: number): number;
	take(chunk: string, i: number, j: number): string;
	finishScalar(): boolean;
	/** The same scanner at the same place: its text has been taken, and nothing is watched for. */
	copy(): ValueScanner;
}

/** Outside of strings and containers: what was read last may be the end of the value, or stand behind it. */
export function mayBeOver(scanner: Pick<ValueScanner, "depth" | "inString">): boolean {
	return scanner.depth === 0 && !scanner.inString;
}

/** What makes the scanners of Python values, for formats that have them. */
export interface PythonValues {
	scanner(options: ScanOptions, only?: "dict"): ValueScanner;
}

/** What makes the readers of a tool's input, for formats that have it. */
export interface InputValues {
	/** `name`: that of the call; "": it is not known yet */
	reader(options: ScanOptions, wrapper: Wrapper | null, name: string): ArgumentsReader;
}

/** How values are read in one parse: with which repairs, and how deep. */
export interface ScanOptions {
	/** set of the scanners' repairs, see repairs.ts */
	readonly repairs: number;
	readonly stringified: boolean;
	readonly envelope: boolean;
	/** of objects: arguments under a synonym, as members of the object, in a `function` member */
	readonly argumentsKey: boolean;
	readonly nameKey: boolean;
	readonly flat: boolean;
	readonly wrapped: boolean;
	readonly depth: number;
	readonly nameLength: number;
	/** null: the format has no Python values */
	readonly python: PythonValues | null;
	/** null: the format has no input of tools */
	readonly input: InputValues | null;
}

export function newScanner(python: boolean, options: ScanOptions): ValueScanner {
	return python
		? pythonOf(options).scanner(options)
		: new JsonScanner(options.repairs, options.depth);
}

/** For a value that begins with `{` and must be one object: a Python set has braces too. */
export function objectScanner(python: boolean, options: ScanOptions): ValueScanner {
	return python ? pythonOf(options).scanner(options, "dict") : newScanner(false, options);
}

function pythonOf({ python }: ScanOptions): PythonValues {
	// a format that has them and not their scanner is not loaded
	if (python === null) throw new Error("the format has no Python values");
	return python;
}
