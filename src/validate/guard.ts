import { inPlaceProblem } from "./in-place.js";
import { type Place, placeInside, placeUnder } from "./places.js";

/** Containers inside each other in a schema. */
export const MAX_SCHEMA_DEPTH = 100;
/** Values in a schema: containers, texts, numbers, all of them. */
export const MAX_SCHEMA_NODES = 20_000;

/** What one walk through a schema finds out. */
export interface SchemaFacts {
	/** readable; null: fit to be compiled */
	readonly problem: string | null;
	/** has `items` with a list, which drafts after 2019-09 do not know */
	readonly listItems: boolean;
}

interface Visit {
	readonly value: unknown;
	readonly place: Place;
	readonly depth: number;
}

/** Looks at a schema before any other code does. Bounded work for any value, cycles included. */
export function inspectSchema(schema: object): SchemaFacts {
	const schemas: object[] = [];
	let listItems = false;
	let nodes = 0;
	const todo: Visit[] = [{ value: schema, place: "schema", depth: 1 }];
	for (let visit = todo.pop(); visit !== undefined; visit = todo.pop()) {
		const { value, place, depth } = visit;
		if (typeof value !== "object" || value === null) continue;
		if (depth > MAX_SCHEMA_DEPTH)
			return refused(`is nested deeper than ${MAX_SCHEMA_DEPTH} levels`);
		const entries = Object.entries(value);
		nodes += entries.length + 1;
		if (nodes > MAX_SCHEMA_NODES) return refused(`has more than ${MAX_SCHEMA_NODES} values`);
		const isSchema = place === "schema" && !Array.isArray(value);
		if (isSchema) schemas.push(value);
		for (const [key, inner] of entries) {
			if (isSchema && key === "items" && Array.isArray(inner)) listItems = true;
			todo.push({
				value: inner,
				place: isSchema ? placeUnder(key) : placeInside(place),
				depth: depth + 1,
			});
		}
	}
	return { problem: inPlaceProblem(schema, schemas), listItems };
}

function refused(why: string): SchemaFacts {
	return { problem: `the schema ${why}`, listItems: false };
}
