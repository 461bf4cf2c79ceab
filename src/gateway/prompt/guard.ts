/** The guard of texts, for all texts of a value. */
import type { Guard } from "../../render/guard.js";
import { DEFAULT_LIMITS } from "../../runtime/limits.js";
import { unfit } from "../engine.js";

/**
 * All texts of a value of JSON, names of members too. What has nothing to be guarded from is given back as it is: most values are so,
 * and copies are dear. Throws an `EngineError`, `unfit`, where it is nested too deeply.
 */
export function guardJson(guard: Guard, value: unknown, depth = DEFAULT_LIMITS.depth): unknown {
	return isHarmless(guard, value, depth) ? value : guarded(guard, value, depth);
}

/** The same for an object. */
export function guardMembers(
	guard: Guard,
	value: object,
	depth = DEFAULT_LIMITS.depth,
): Readonly<Record<string, unknown>> {
	return isHarmless(guard, value, depth)
		? (value as Readonly<Record<string, unknown>>)
		: membersOf(guard, value, depth);
}

/** Whether the guard leaves all of it as it is. What is nested too deeply is not looked at. */
function isHarmless(guard: Guard, value: unknown, depth: number): boolean {
	if (typeof value === "string") return guard(value) === value;
	if (typeof value !== "object" || value === null) return true;
	if (depth === 0) return false;
	if (Array.isArray(value)) return value.every((one: unknown) => isHarmless(guard, one, depth - 1));
	const members = value as Readonly<Record<string, unknown>>;
	return Object.keys(members).every(
		(name) => guard(name) === name && isHarmless(guard, members[name], depth - 1),
	);
}

function guarded(guard: Guard, value: unknown, depth: number): unknown {
	if (typeof value === "string") return guard(value);
	if (typeof value !== "object" || value === null) return value;
	if (depth === 0) throw unfit(`nested more than ${DEFAULT_LIMITS.depth} deep`);
	if (Array.isArray(value)) return value.map((one: unknown) => guarded(guard, one, depth - 1));
	return membersOf(guard, value, depth);
}

function membersOf(guard: Guard, value: object, depth: number): Readonly<Record<string, unknown>> {
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [guard(name), guarded(guard, one, depth - 1)]),
	);
}
