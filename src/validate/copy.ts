/** A copy of a schema, so that a validator may add to it what is its own. */
import { type Place, placeInside, placeUnder } from "./places.js";

export interface Copy {
	[keyword: string]: unknown;
}

/**
 * Without the root's keywords that are addressed to other readers: ajv knows no foreign `$schema`, throws for draft 04's
 * `id`, and makes a function that answers later for `$async`.
 */
export function withoutHeader(schema: object): object {
	return Object.fromEntries(
		Object.entries(schema).filter(
			([key, value]) =>
				key !== "$schema" && key !== "$async" && !(key === "id" && typeof value === "string"),
		),
	);
}

/**
 * Of a schema that `inspectSchema` has let pass: its depth and size are bounded. `finish` sees the copy of every object, and
 * whether it stands where schemas do.
 */
export function copySchema(schema: object, finish: (copy: Copy, isSchema: boolean) => void): Copy {
	return copyObject(schema, "schema", finish);
}

function copyObject(
	from: object,
	place: Place,
	finish: (copy: Copy, isSchema: boolean) => void,
): Copy {
	const isSchema = place === "schema";
	const entries = Object.entries(from).map(([key, value]): [string, unknown] => [
		key,
		copyValue(value, isSchema ? placeUnder(key) : placeInside(place), finish),
	]);
	const copy: Copy = Object.fromEntries(entries);
	finish(copy, isSchema);
	return copy;
}

function copyValue(
	value: unknown,
	place: Place,
	finish: (copy: Copy, isSchema: boolean) => void,
): unknown {
	if (Array.isArray(value))
		return value.map((item: unknown) => copyValue(item, placeInside(place), finish));
	return typeof value === "object" && value !== null ? copyObject(value, place, finish) : value;
}
