/** What it costs to judge one value by one schema, without the schemas inside it. */

/** Keywords that look at all of a text, list or object. */
const LOOPS = [
	...["minLength", "maxLength", "additionalProperties", "unevaluatedProperties"],
	...["patternProperties", "propertyNames", "minProperties", "maxProperties"],
	...["items", "prefixItems", "additionalItems", "contains", "unevaluatedItems"],
];
/** Keywords whose members are tried one by one. */
const TABLES = ["properties", "required", "patternProperties", "dependentRequired"];
/** Keywords whose values are compared. */
const VALUES = ["enum", "const"];

export function isSized(schema: { readonly [keyword: string]: unknown }): boolean {
	return LOOPS.some((keyword) => schema[keyword] !== undefined);
}

export function stepsOf(schema: { readonly [keyword: string]: unknown }): number {
	let steps = 1;
	for (const table of TABLES) {
		const members = schema[table];
		if (typeof members === "object" && members !== null) steps += Object.keys(members).length;
	}
	for (const keyword of VALUES) steps += valuesIn(schema[keyword]);
	return steps;
}

/** Of a schema's depth, which is bounded. */
function valuesIn(value: unknown): number {
	if (typeof value !== "object" || value === null) return 0;
	const inside: readonly unknown[] = Object.values(value);
	return inside.reduce((count: number, one) => count + valuesIn(one), inside.length);
}
