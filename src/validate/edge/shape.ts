/** Whether the keywords of a schema have values of the right kind: what the dialects' own schemas say, without them. */
import { isRecord } from "../../runtime/record.js";
import type { Dialect } from "../dialect.js";

type Kind = (value: unknown, dialect: Dialect) => string | null;

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];

const isSchema = (value: unknown) => typeof value === "boolean" || isRecord(value);
const isTexts = (value: unknown): value is readonly string[] =>
	Array.isArray(value) &&
	value.every((one) => typeof one === "string") &&
	new Set(value).size === value.length;

const kindOf =
	(fits: (value: unknown) => boolean, what: string): Kind =>
	(value) =>
		fits(value) ? null : `must be ${what}`;

const schema = kindOf(isSchema, "object,boolean");
const schemas = kindOf(
	(value) => Array.isArray(value) && value.length > 0 && value.every(isSchema),
	"a list of schemas",
);
const map = kindOf(
	(value) => isRecord(value) && Object.values(value).every(isSchema),
	"an object of schemas",
);
const texts = kindOf(isTexts, "array of different strings");
const text = kindOf((value) => typeof value === "string", "string");
const flag = kindOf((value) => typeof value === "boolean", "boolean");
const number = kindOf((value) => typeof value === "number", "number");
const count = kindOf(
	(value) => typeof value === "number" && value >= 0 && value % 1 === 0,
	"an integer, 0 or more",
);
const positive = kindOf((value) => typeof value === "number" && value > 0, "a number above 0");
const values = kindOf((value) => Array.isArray(value) && value.length > 0, "a list of values");
const types = kindOf(
	(value) =>
		typeof value === "string"
			? TYPES.includes(value)
			: isTexts(value) && value.length > 0 && value.every((one) => TYPES.includes(one)),
	`one or more of ${TYPES.join(", ")}`,
);
const items: Kind = (value, dialect) =>
	dialect !== "2020-12" && Array.isArray(value) ? schemas(value, dialect) : schema(value, dialect);
const needs = kindOf(
	(value) => isRecord(value) && Object.values(value).every(isTexts),
	"an object of lists of strings",
);
const dependencies = kindOf(
	(value) => isRecord(value) && Object.values(value).every((one) => isTexts(one) || isSchema(one)),
	"an object of schemas and lists of strings",
);

function rows(kind: Kind, ...keywords: readonly string[]): [string, Kind][] {
	return keywords.map((keyword) => [keyword, kind]);
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
	...rows(
		schema,
		"additionalItems",
		"additionalProperties",
		"contains",
		"if",
		"then",
		"else",
		"not",
	),
	...rows(schema, "propertyNames", "unevaluatedItems", "unevaluatedProperties"),
	...rows(schemas, "allOf", "anyOf", "oneOf", "prefixItems"),
	...rows(map, "$defs", "definitions", "dependentSchemas", "patternProperties", "properties"),
	...rows(
		count,
		"minLength",
		"maxLength",
		"minItems",
		"maxItems",
		"minProperties",
		"maxProperties",
	),
	...rows(count, "minContains", "maxContains"),
	...rows(number, "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
	...rows(text, "$ref", "$id", "$anchor", "pattern"),
	...rows(positive, "multipleOf"),
	...rows(texts, "required"),
	...rows(flag, "uniqueItems"),
	...rows(values, "enum"),
	...rows(types, "type"),
	...rows(items, "items"),
	...rows(needs, "dependentRequired"),
	...rows(dependencies, "dependencies"),
]);

/** Keywords that hold schemas, by the way to them. */
const LISTS = new Set(["allOf", "anyOf", "oneOf", "prefixItems", "items"]);
const MAPS = new Set([
	...["$defs", "definitions", "dependentSchemas", "patternProperties", "properties"],
	"dependencies",
]);

/** The first wrong value and its place, readable, or null. The depth of the schema is bounded. */
export function schemaMistake(root: object, dialect: Dialect): string | null {
	const todo: (readonly [path: string, at: object])[] = [["", root]];
	for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
		const [path, at] = next;
		for (const [keyword, value] of Object.entries(at)) {
			const kind = KINDS.get(keyword);
			const wrong = kind?.(value, dialect) ?? null;
			const place = `${path}/${keyword}`;
			if (wrong !== null) return `${place} ${wrong}`;
			if (kind === undefined || typeof value !== "object" || value === null) continue;
			const holds = LISTS.has(keyword) || MAPS.has(keyword);
			if (holds && (MAPS.has(keyword) || Array.isArray(value))) {
				for (const [name, inner] of Object.entries(value))
					if (isRecord(inner)) todo.push([`${place}/${name}`, inner]);
			} else if (kind === schema || kind === items) todo.push([place, value]);
		}
	}
	return null;
}
