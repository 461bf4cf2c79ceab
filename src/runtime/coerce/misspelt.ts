/**
 * Keys that are no parameter, but that of one that is missing, with other signs or in other case: `"City"`, `"fromCity"`, `"unit;"`. So
 * is a key of several words, of which one is such a parameter: `days:3city`, where a comma was forgotten. A
 * schema that says nothing of further keys lets them pass, and the tool would run without its parameter.
 */

import type { ValidationError } from "../events.js";
import type { FunctionDefinition } from "../options.js";
import { isRecord } from "../record.js";
import { membersOf, pointerTo, type Visited } from "./misplaced.js";
import { argumentsPlace } from "./place.js";

/** The keys in the arguments that read as a declared name which the same object lacks, or that hold it as a word. */
export function misspelt(tool: FunctionDefinition, args: unknown): readonly ValidationError[] {
	const errors: ValidationError[] = [];
	const open: Visited[] = [{ value: args, place: argumentsPlace(tool), path: "" }];
	for (let one = open.pop(); one !== undefined; one = open.pop()) {
		errors.push(...misspeltIn(one));
		open.push(...membersOf(one));
	}
	return errors;
}

function misspeltIn({ value, place, path }: Visited): readonly ValidationError[] {
	if (!isRecord(value)) return [];
	const others = Object.keys(value).filter((key) => !place.names.has(key));
	if (others.length === 0) return [];
	const lacking = new Map<string, string>();
	for (const name of place.names) if (!Object.hasOwn(value, name)) lacking.set(letters(name), name);
	return others.flatMap((key) => {
		const read = [key, ...key.split(NO_WORD)].map(letters);
		const found = read.find((one) => one !== "" && lacking.has(one));
		const name = found === undefined ? undefined : lacking.get(found);
		if (name === undefined) return [];
		const message = `is not declared; ${JSON.stringify(name)} is, and is missing`;
		return [{ path: pointerTo(path, key), message }];
	});
}

/** What stands between the words of a key. */
const NO_WORD = /[^\p{L}\p{N}_-]+/u;

function letters(name: string): string {
	return name.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}
