/** Values that a schema names one by one. */
import type { Words } from "../../render/writing.js";
import type { Report } from "../report.js";
import { isSchema, isUntyped, type Schema, type TypeName, typesOf } from "../schema/ways.js";

/** Longer lists of constants are left to validation: every state of a grammar would hold them. */
const MOST_CONSTANTS = 1_000;

/** The values that a schema names one by one; undefined: it does not, or too many. */
export function constantsOf(
	schema: Schema,
	place: string,
	report: Report,
): readonly unknown[] | undefined {
	const named = Object.hasOwn(schema, "const")
		? [schema.const]
		: Array.isArray(schema.enum)
			? schema.enum
			: undefined;
	if (named === undefined) return undefined;
	if (named.length > MOST_CONSTANTS) {
		report.weakened(`${place}.enum`, `${named.length} values: only their type is enforced`);
		return undefined;
	}
	report.enforced(`${place}.enum`);
	if (isUntyped(schema)) return named;
	const types = typesOf(schema);
	return named.filter((value) => types.some((type) => hasType(value, type)));
}

export function hasType(value: unknown, type: TypeName): boolean {
	switch (type) {
		case "string":
		case "boolean":
		case "number":
			return typeof value === type;
		case "integer":
			return Number.isInteger(value);
		case "null":
			return value === null;
		case "object":
			return isSchema(value);
		case "array":
			return Array.isArray(value);
		default:
			return type satisfies never;
	}
}

/** As the renderer prints it: a blank behind comma and colon. */
export function jsonLine(value: unknown, words: Words): string {
	if (value === null) return words.null;
	if (typeof value === "boolean") return value ? words.true : words.false;
	if (Array.isArray(value)) return `[${value.map((one) => jsonLine(one, words)).join(", ")}]`;
	if (!isSchema(value)) return JSON.stringify(value);
	const members = Object.entries(value).map(
		([key, of]) => `${JSON.stringify(key)}: ${jsonLine(of, words)}`,
	);
	return `{${members.join(", ")}}`;
}
