/** Schemas as they are asked: references followed, parts that hold at once put together, types told. */
import type { JsonSchema } from "../grammar/expr.js";
import { CannotConstrain, type Report } from "../report.js";

export type TypeName = "string" | "number" | "integer" | "boolean" | "null" | "object" | "array";

export type Schema = Readonly<Record<string, unknown>>;

const TYPES: readonly TypeName[] = [
	"string",
	"number",
	"integer",
	"boolean",
	"null",
	"object",
	"array",
];

/** Keywords that only speak to the reader of a schema. */
const NOTES = new Set([
	...["title", "description", "default", "examples", "example", "deprecated", "readOnly"],
	...["writeOnly", "$schema", "$id", "$comment", "$defs", "definitions", "$anchor", "strict"],
]);
const KNOWN = new Set([
	...["type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref", "nullable", "properties"],
	...["required", "additionalProperties", "items", "prefixItems", "minItems", "maxItems"],
	...["minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
]);

export function isSchema(value: unknown): value is Schema {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function schemaAt(value: unknown): JsonSchema {
	return typeof value === "boolean" || isSchema(value) ? value : true;
}

/** Follows references: what stands beside one holds, too. */
export function resolved(schema: JsonSchema, root: JsonSchema, place: string): JsonSchema {
	let at = schema;
	for (let steps = 0; isSchema(at) && typeof at.$ref === "string"; steps++) {
		if (steps > 50) throw new CannotConstrain(`${place}: the references lead in a circle`);
		const { $ref, ...beside } = at;
		const target = pointed(root, String($ref), place);
		if (typeof target === "boolean") return target ? beside : false;
		at = Object.keys(beside).every((key) => NOTES.has(key)) ? target : merged(target, beside);
	}
	return at;
}

function pointed(root: JsonSchema, ref: string, place: string): JsonSchema {
	if (!ref.startsWith("#"))
		throw new CannotConstrain(`${place}: $ref ${JSON.stringify(ref)} leads out of the schema`);
	let at: unknown = root;
	for (const step of ref.slice(1).split("/").slice(1)) {
		const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
		at = isSchema(at) || Array.isArray(at) ? (at as Schema)[key] : undefined;
	}
	if (typeof at === "boolean" || isSchema(at)) return at;
	throw new CannotConstrain(`${place}: $ref ${JSON.stringify(ref)} leads nowhere`);
}

/** One schema for two that hold at once, as far as that can be said; the narrower of two values of a keyword. */
export function merged(one: Schema, other: Schema): Schema {
	const both: Record<string, unknown> = { ...one };
	for (const [key, value] of Object.entries(other)) {
		const mine = both[key];
		if (mine === undefined) both[key] = value;
		else if (key === "properties" && isSchema(mine) && isSchema(value)) {
			const properties: Record<string, unknown> = { ...mine };
			for (const [name, of] of Object.entries(value)) {
				const before = properties[name];
				properties[name] = isSchema(before) && isSchema(of) ? merged(before, of) : of;
			}
			both[key] = properties;
		} else if (key === "required" && Array.isArray(mine) && Array.isArray(value))
			both[key] = [...new Set([...mine, ...value])];
		else if (key === "type") both[key] = typesOf(one).filter((t) => typesOf(other).includes(t));
		else if (key === "additionalProperties" && value === false) both[key] = false;
		else if (key === "enum" && Array.isArray(mine) && Array.isArray(value)) {
			const texts = new Set(value.map((item) => JSON.stringify(item)));
			both[key] = mine.filter((item) => texts.has(JSON.stringify(item)));
		} else if (/^min/.test(key)) both[key] = Math.max(Number(mine), Number(value));
		else if (/^max/.test(key)) both[key] = Math.min(Number(mine), Number(value));
		else if (!NOTES.has(key)) both[key] = value;
	}
	return both;
}

/** The types that a schema names, or that its keywords imply. No type: all of them. */
export function typesOf({ type, properties, items, prefixItems }: Schema): readonly TypeName[] {
	const named = (Array.isArray(type) ? type : [type]).filter((one): one is TypeName =>
		TYPES.some((known) => known === one),
	);
	if (type !== undefined) return named;
	if (properties !== undefined) return ["object"];
	if (items !== undefined || prefixItems !== undefined) return ["array"];
	return TYPES.filter((one) => one !== "integer");
}

export function isUntyped({ type, properties, items, prefixItems }: Schema): boolean {
	return (
		type === undefined &&
		properties === undefined &&
		items === undefined &&
		prefixItems === undefined
	);
}

/**
 * The alternatives of a schema, each without a choice on its own level. `null` is no alternative that can be: the schema
 * admits nothing there.
 */
export function ways(
	schema: JsonSchema,
	root: JsonSchema,
	place: string,
	report: Report,
	depth = 0,
): readonly Schema[] {
	if (depth > 20) throw new CannotConstrain(`${place}: the choices are nested too deeply`);
	const found = resolved(schema, root, place);
	if (found === false) return [];
	if (found === true) return [{}];
	for (const key of Object.keys(found)) {
		if (KNOWN.has(key) || NOTES.has(key) || key.startsWith("x-")) continue;
		report.left(`${place}.${key}`);
	}
	const { anyOf, oneOf, allOf, nullable, ...rest } = found;
	if (Array.isArray(allOf)) {
		report.weakened(`${place}.allOf`, "put together keyword by keyword");
		const all = allOf.map((one) => resolved(schemaAt(one), root, place));
		if (all.includes(false)) return [];
		const whole = all.filter(isSchema).reduce(merged, { ...found, allOf: undefined });
		const { allOf: _, ...without } = whole;
		const nested = all
			.filter(isSchema)
			.flatMap((one) => (Array.isArray(one.allOf) ? one.allOf : []));
		return ways(
			nested.length > 0 ? { ...without, allOf: nested } : without,
			root,
			place,
			report,
			depth + 1,
		);
	}
	const choices = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : null;
	if (choices === null) {
		if (nullable === true) return [rest, { type: "null" }];
		return [rest];
	}
	if (Array.isArray(oneOf)) report.weakened(`${place}.oneOf`, "as anyOf: more than one may fit");
	if (Array.isArray(anyOf) && Array.isArray(oneOf)) report.left(`${place}.oneOf`, "beside anyOf");
	return choices.flatMap((one) => {
		const option = resolved(schemaAt(one), root, place);
		if (option === false) return [];
		const whole = option === true ? rest : merged(rest, option);
		return ways(whole, root, place, report, depth + 1);
	});
}
