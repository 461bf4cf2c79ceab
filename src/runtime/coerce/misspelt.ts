/**
 * Keys that are no parameter, but that of one that is missing, with other signs or in other case: `"City"`, `"fromCity"`, `"unit;"`. A
 * schema that says nothing of further keys lets them pass, and the tool would run without its parameter.
 */

import type { ValidationError } from "../events.js";
import type { FunctionDefinition } from "../options.js";
import { isRecord } from "../record.js";
import { membersOf, pointerTo, type Visited } from "./misplaced.js";
import { argumentsPlace } from "./place.js";

/** The keys in the arguments that read as a declared name which the same object lacks. */
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
		const read = letters(key);
		const name = read === "" ? undefined : lacking.get(read);
		if (name === undefined) return [];
		const message = `is not declared; ${JSON.stringify(name)} is, and is missing`;
		return [{ path: pointerTo(path, key), message }];
	});
}

function letters(name: string): string {
	return name.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}
