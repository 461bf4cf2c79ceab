/**
 * What a schema allows and what a text plainly is, in the simplest way: sets of kinds, no bits, no limits. It shares no code
 * with the converter that it judges.
 */

export const KINDS = [
	"string",
	"integer",
	"fraction",
	"boolean",
	"null",
	"object",
	"array",
] as const;
export type Kind = (typeof KINDS)[number];

type Json = { readonly [key: string]: unknown };
/** `cycle`: a schema that only says what it says itself; it adds nothing to others. */
type Allowed = ReadonlySet<Kind> | "cycle";

/** Parts of the schema exclude each other, or it allows nothing: then it means nothing, and any reading will do. */
export class Contradiction extends Error {}

/** The kinds of values that the schema allows. References are into `root`. */
export function allowedBy(root: unknown, schema: unknown): ReadonlySet<Kind> {
	const allowed = within(root, schema, []);
	return allowed === "cycle" ? new Set(KINDS) : allowed;
}

function within(root: unknown, schema: unknown, outer: readonly unknown[]): Allowed {
	if (schema === false) throw new Contradiction();
	if (!isObject(schema)) return new Set(KINDS);
	if (outer.includes(schema)) return "cycle";
	const read = (part: unknown): Allowed => within(root, part, [...outer, schema]);
	const parts: Allowed[] = [];
	const types = listOf("type" in schema ? schema.type : []).flatMap(kindsOfType);
	if (types.length > 0) parts.push(new Set(types));
	const values = [...("const" in schema ? [[schema.const]] : [])];
	if (Array.isArray(schema.enum) && schema.enum.length > 0) values.push(schema.enum);
	for (const list of values) parts.push(new Set(list.flatMap((one: unknown) => kindsLike(one))));
	if (typeof schema.$ref === "string") {
		const target = resolve(root, schema.$ref);
		if (target !== undefined) parts.push(read(target));
	}
	if (Array.isArray(schema.allOf)) parts.push(...schema.allOf.map(read));
	for (const word of ["anyOf", "oneOf"]) {
		const branches = schema[word];
		if (Array.isArray(branches) && branches.length > 0) parts.push(union(branches.map(read)));
	}
	const said = parts.filter((part) => part !== "cycle" && part.size < KINDS.length);
	if (said.length === 0) return parts.includes("cycle") ? "cycle" : new Set(KINDS);
	const all = new Set(
		KINDS.filter((kind) => said.every((part) => part !== "cycle" && part.has(kind))),
	);
	if (all.size === 0) throw new Contradiction();
	if (schema.nullable === true) all.add("null");
	return all;
}

function union(parts: readonly Allowed[]): Allowed {
	const said = parts.filter((part) => part !== "cycle");
	return said.length === 0 ? "cycle" : new Set(said.flatMap((part) => [...part]));
}

function kindsOfType(type: unknown): readonly Kind[] {
	switch (type) {
		case "string":
		case "integer":
		case "boolean":
		case "null":
		case "object":
		case "array":
			return [type];
		case "number":
			return ["integer", "fraction"];
		default:
			return [];
	}
}

/** The kinds of the type that a value of `enum` or `const` stands for. */
function kindsLike(value: unknown): readonly Kind[] {
	const kind = kindOf(value);
	return kind === "fraction" ? ["integer", "fraction"] : [kind];
}

export function kindOf(value: unknown): Kind {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	switch (typeof value) {
		case "string":
			return "string";
		case "boolean":
			return "boolean";
		case "number":
			return Number.isInteger(value) ? "integer" : "fraction";
		default:
			return "object";
	}
}

/** What a text plainly is beside a string: the JSON value that it spells, or undefined. */
export function plainly(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		// a text in quotes is a string as any other, and what is beyond a double is no number
		return typeof value === "string" || value === Number.POSITIVE_INFINITY ? undefined : value;
	} catch {
		return undefined;
	}
}

function resolve(root: unknown, reference: string): unknown {
	const [hash, ...steps] = reference.split("/");
	if (hash !== "#") return undefined;
	return steps.reduce(
		(at, step) => (isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined),
		root,
	);
}

function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
