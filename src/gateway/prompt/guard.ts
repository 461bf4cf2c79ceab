/** The guard of texts, for all texts of a value. */
import type { Guard } from "../../render/guard.js";
import { DEFAULT_LIMITS } from "../../runtime/limits.js";
import { unfit } from "../engine.js";

/** All texts of a value of JSON, names of members too. Throws an `EngineError`, `unfit`, where it is nested too deeply. */
export function guardJson(guard: Guard, value: unknown, depth = DEFAULT_LIMITS.depth): unknown {
	if (typeof value === "string") return guard(value);
	if (typeof value !== "object" || value === null) return value;
	if (depth === 0) throw unfit(`nested more than ${DEFAULT_LIMITS.depth} deep`);
	if (Array.isArray(value)) return value.map((one: unknown) => guardJson(guard, one, depth - 1));
	return guardMembers(guard, value, depth);
}

/** The same for an object. */
export function guardMembers(
	guard: Guard,
	value: object,
	depth = DEFAULT_LIMITS.depth,
): Readonly<Record<string, unknown>> {
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [guard(name), guardJson(guard, one, depth - 1)]),
	);
}
