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
	if (!ref.startsWith("#"))
		throw new CannotConstrain(`${place}: $ref ${JSON.stringify(ref)} leads out of the schema`);
	let at: unknown = root;
	for (const step of ref.slice(1).split("/").slice(1)) {
		const key = decoded(step).replaceAll("~1", "/").replaceAll("~0", "~");
		const inside = (isSchema(at) || Array.isArray(at)) && Object.hasOwn(at, key);
		at = inside ? (at as Schema)[key] : undefined;
	}
	if ((ref === "#" || ref.startsWith("#/")) && (typeof at === "boolean" || isSchema(at))) return at;
	throw new CannotConstrain(`${place}: $ref ${JSON.stringify(ref)} leads nowhere`);
}

function decoded(step: string): string {
	try {
		return decodeURIComponent(step);
	} catch {
		return step;
	}
}
