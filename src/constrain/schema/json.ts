/** Schemas as they stand in a document. */

export type TypeName = "string" | "number" | "integer" | "boolean" | "null" | "object" | "array";
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };
export type Schema = Readonly<Record<string, unknown>>;

const TYPES: ReadonlySet<unknown> = new Set<TypeName>([
	...(["string", "number", "integer", "boolean", "null", "object", "array"] as const),
]);

/** Keywords that only speak to the reader of a schema. */
const NOTES = new Set([
	...["title", "description", "default", "examples", "example", "deprecated", "readOnly"],
	...["writeOnly", "$schema", "$id", "$comment", "$defs", "definitions", "$anchor"],
	...["$dynamicAnchor", "strict"],
]);

export function isNote(key: string): boolean {
	return NOTES.has(key) || key.startsWith("x-");
}

export function isSchema(value: unknown): value is Schema {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function schemaAt(value: unknown): JsonSchema {
	return typeof value === "boolean" || isSchema(value) ? value : true;
}

export function isTypeName(value: unknown): value is TypeName {
	return TYPES.has(value);
}

/** A number that counts: of characters, of items. */
export function count(value: unknown): number | null {
	return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
