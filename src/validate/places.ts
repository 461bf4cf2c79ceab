/** What the values in a schema are: schemas, maps of schemas by names of the schema's author, or data. */
export type Place = "schema" | "map" | "data";

const DATA = new Set(["const", "default", "enum", "examples", "required"]);
const MAPS = new Set([
	...["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties"],
	"properties",
]);

/** The place of the value of a keyword. */
export function placeUnder(keyword: string): Place {
	if (DATA.has(keyword)) return "data";
	return MAPS.has(keyword) ? "map" : "schema";
}

/** The place of what stands in a list of schemas, in a map, in data. */
export function placeInside(place: Place): Place {
	return place === "data" ? "data" : "schema";
}
