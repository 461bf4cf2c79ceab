/** The shape of filters and tests. */
import { Given } from "../values/given.js";
import type { Named, Value } from "../values/kinds.js";

/** `input | name(positional, named)`. */
export type Filter = (input: Value, positional: readonly Value[], named: Named) => Value;
export type Test = (input: Value, positional: readonly Value[], named: Named) => boolean;

/** `names`: of the parameters behind the input. */
export function filter(
	name: string,
	names: string,
	run: (input: Value, given: Given) => Value,
): [string, Filter] {
	return [
		name,
		(input, positional, named) =>
			run(input, new Given(`the filter '${name}'`, names, positional, named)),
	];
}
