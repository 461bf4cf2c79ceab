/**
 * Parameters that stand inside another one: a brace that was taken for that of the call's object was missing before them, or the
 * model has put all of them into one object that the tool does not declare (`input`, `arguments`).
 */

import type { ValidationError } from "../events.js";
import type { FunctionDefinition } from "../options.js";
import { isRecord } from "../record.js";
import { argumentsPlace, type Place } from "./place.js";

/** The code of the repair: the last brace of an object that holds the arguments was missing, or one inside of them. */
const ENVELOPE = "envelope";

/** The first key of an object whose value is an object. */
const FIRST_KEY = /^\s*\{\s*"([^"\\]{1,64})"\s*:\s*\{/;

/** Whether the arguments of a call with these repairs may hold parameters where they do not belong. */
export function mayMisplace(
	tool: FunctionDefinition,
	argumentsText: string,
	repairs: readonly string[],
): boolean {
	if (repairs.includes(ENVELOPE)) return true;
	const [, key] = FIRST_KEY.exec(argumentsText) ?? [];
	return key !== undefined && !argumentsPlace(tool).names.has(key);
}

/** A value within the arguments. */
export interface Visited {
	readonly value: unknown;
	readonly place: Place;
	/** JSON Pointer of the value */
	readonly path: string;
}

/** The declared parameters of the tool that the arguments lack, and that stand where nothing of that name is declared. */
export function misplaced(
	tool: FunctionDefinition,
	args: unknown,
	repairs: readonly string[],
): readonly ValidationError[] {
	if (!isRecord(args)) return [];
	const root = argumentsPlace(tool);
	if (!repairs.includes(ENVELOPE)) return wrapped(root, args);
	const lacking = new Set([...root.names].filter((name) => !Object.hasOwn(args, name)));
	if (lacking.size === 0) return [];
	const errors: ValidationError[] = [];
	const open: Visited[] = membersOf({ value: args, place: root, path: "" });
	for (let one = open.pop(); one !== undefined; one = open.pop()) {
		const { value, place, path } = one;
		if (isRecord(value))
			for (const name of Object.keys(value))
				if (lacking.has(name) && !place.names.has(name))
					errors.push({
						path: pointerTo(path, name),
						message: `is a parameter of the tool, and stands in another one: a brace may be missing before it`,
					});
		open.push(...membersOf(one));
	}
	return errors;
}

/** One member that the tool does not declare is all that there is, and holds parameters that it declares. */
function wrapped(
	root: Place,
	args: { readonly [key: string]: unknown },
): readonly ValidationError[] {
	const [only, ...more] = Object.entries(args);
	if (only === undefined || more.length > 0 || root.names.has(only[0])) return [];
	const [name, inner] = only;
	if (!isRecord(inner)) return [];
	const held = Object.keys(inner).filter((key) => root.names.has(key));
	return held.map((key) => ({
		path: pointerTo(pointerTo("", name), key),
		message: "is a parameter of the tool, and stands in one that the tool does not have",
	}));
}

/** The values within a list or an object. */
export function membersOf({ value, place, path }: Visited): Visited[] {
	if (Array.isArray(value))
		return value.map((item: unknown, i) => ({
			value: item,
			place: place.child(null),
			path: `${path}/${i}`,
		}));
	if (!isRecord(value)) return [];
	return Object.entries(value).map(([name, item]) => ({
		value: item,
		place: place.child(name),
		path: pointerTo(path, name),
	}));
}

/** The JSON Pointer of a member. */
export function pointerTo(path: string, name: string): string {
	return `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
