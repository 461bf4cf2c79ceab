/** References from one part of a schema to another. */
import { CannotConstrain, type Report } from "../report.js";
import { isNote, isSchema, type JsonSchema, type Schema } from "./json.js";

/** Where in the schema of a tool something is read. */
export interface Place {
	readonly root: JsonSchema;
	readonly place: string;
	readonly report: Report;
}

/** Follows references that stand alone: a schema is then one and the same object wherever it is come to. */
export function target(schema: JsonSchema, { root, place }: Place): JsonSchema {
	const seen = new Set<JsonSchema>();
	let at = schema;
	while (isSchema(at) && typeof at.$ref === "string") {
		if (Object.keys(at).some((key) => key !== "$ref" && !isNote(key))) break;
		if (seen.has(at)) throw new CannotConstrain(`${place}: the references lead in a circle`);
		seen.add(at);
		at = pointed(root, at.$ref, place);
	}
	return at;
}

/** What a reference leads to. */
export function pointed(root: JsonSchema, ref: string, place: string): JsonSchema {
	const none = (why: string) => new CannotConstrain(`${place}: $ref ${JSON.stringify(ref)} ${why}`);
	if (!ref.startsWith("#")) throw none("leads out of the schema");
	const way = ref.slice(1);
	if (way === "") return root;
	const found = way.startsWith("/") ? [pathIn(root, way)] : anchored(root, decoded(way));
	if (found.length > 1) throw none("leads to more than one place");
	const [at] = found;
	if (typeof at === "boolean" || isSchema(at)) return at;
	throw none("leads nowhere");
}

function pathIn(root: JsonSchema, path: string): unknown {
	let at: unknown = root;
	for (const step of path.split("/").slice(1)) {
		const key = decoded(step).replaceAll("~1", "/").replaceAll("~0", "~");
		const inside = (isSchema(at) || Array.isArray(at)) && Object.hasOwn(at, key);
		at = inside ? (at as Schema)[key] : undefined;
	}
	return at;
}

/** Keywords whose value is a schema, or a list of them, and those whose members are schemas: constants are none. */
const HOLDERS: readonly string[] = [
	...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "items", "prefixItems", "contains"],
	...["additionalItems", "additionalProperties", "propertyNames", "contentSchema"],
	...["unevaluatedItems", "unevaluatedProperties"],
];
const MAPS: readonly string[] = [
	...["$defs", "definitions", "properties", "patternProperties", "dependentSchemas"],
];

/** The parts of a schema that have a name of their own; those with another `$id` are documents of their own. */
function anchored(root: JsonSchema, name: string): readonly Schema[] {
	const found: Schema[] = [];
	const seen = new Set<Schema>();
	const todo: unknown[] = [root];
	while (todo.length > 0) {
		const at = todo.pop();
		if (!isSchema(at) || seen.has(at)) continue;
		seen.add(at);
		// up to draft 7 an anchor is an id
		const { $id, $anchor, $dynamicAnchor } = at;
		if ($anchor === name || $dynamicAnchor === name || $id === `#${name}`) found.push(at);
		if (at !== root && typeof $id === "string" && !$id.startsWith("#")) continue;
		todo.push(...HOLDERS.flatMap((key) => at[key] ?? []));
		for (const map of MAPS.map((key) => at[key]))
			if (isSchema(map)) todo.push(...Object.values(map));
	}
	return found;
}

function decoded(step: string): string {
	try {
		return decodeURIComponent(step);
	} catch {
		return step;
	}
}
