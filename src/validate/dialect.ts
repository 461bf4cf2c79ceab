/** The drafts of JSON Schema that are told apart. Draft 04 and 06 are read as draft 07. */
export type Dialect = "draft-07" | "2019-09" | "2020-12";

const DIALECTS: readonly (readonly [pattern: RegExp, dialect: Dialect])[] = [
	[/^https?:\/\/json-schema\.org\/draft-0[467]\/schema#?$/, "draft-07"],
	[/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
];

/**
 * The dialect of a schema by its `$schema`; an unknown one is 2020-12. Without `$schema` it is 2020-12
 * too (what the Model Context Protocol says), but draft-07 if `items` holds a list, as only old drafts have it.
 */
export function dialectOf(schema: object, listItems: boolean): Dialect {
	const uri = Object.hasOwn(schema, "$schema")
		? (schema as { $schema: unknown }).$schema
		: undefined;
	if (typeof uri !== "string") return listItems ? "draft-07" : "2020-12";
	return DIALECTS.find(([pattern]) => pattern.test(uri))?.[1] ?? "2020-12";
}
