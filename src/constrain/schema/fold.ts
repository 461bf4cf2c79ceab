/** Schemas that hold at once, as ways: one for each type that they leave. */
import type { Report } from "../report.js";
import { constantsOf } from "./constants.js";
import {
	count,
	isNote,
	isSchema,
	isTypeName,
	type JsonSchema,
	type Schema,
	schemaAt,
	type TypeName,
} from "./json.js";
import { limitsOf } from "./limits.js";
import type { Property, Shape, Way } from "./shape.js";
import { patternOf } from "./strings.js";

/** Engines write repetitions out. */
export const MOST_REPEATS = 256;

const KNOWN: ReadonlySet<string> = new Set([
	...["type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref", "nullable", "properties"],
	...["required", "additionalProperties", "items", "prefixItems", "additionalItems"],
	...["minItems", "maxItems", "minLength", "maxLength", "pattern", "format"],
	...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
]);

/** What folding needs of the whole: the shape of what must hold at once somewhere within. */
export interface Fold {
	readonly place: string;
	readonly report: Report;
	shape(schemas: readonly JsonSchema[], place: string): Shape;
}

/** The ways; a string says why there is none. Null: nothing is asked of the value. */
export function folded(atoms: readonly Schema[], fold: Fold): readonly Way[] | string | null {
	const { place, report } = fold;
	for (const atom of atoms)
		for (const key of Object.keys(atom))
			if (!KNOWN.has(key) && !isNote(key)) report.left(`${place}.${key}`);
	const types = typesOf(atoms, fold);
	if (typeof types === "string") return types;
	const named = constantsOf(atoms, types, fold);
	if (named !== null) return named;
	if (types === null && atoms.every((atom) => !Object.keys(atom).some((key) => KNOWN.has(key))))
		return null;
	if (types !== null) report.enforced(`${place}.type`);
	const ways: Way[] = [];
	let why = NO_TYPE;
	for (const type of types ?? ANY_TYPE) {
		const way = wayOf(type, atoms, fold);
		if (typeof way === "string") why = way;
		else ways.push(way);
	}
	return ways.length === 0 ? why : ways;
}

const ANY_TYPE: readonly TypeName[] = ["string", "number", "boolean", "null", "object", "array"];

export const NO_TYPE = "no type is left";

/** Null: none is named, or meant. */
function typesOf(
	atoms: readonly Schema[],
	{ place, report }: Fold,
): readonly TypeName[] | string | null {
	let types: readonly TypeName[] | null = null;
	for (const { type, nullable } of atoms) {
		if (type === undefined) continue;
		const named = [type, nullable === true ? "null" : []].flat().filter(isTypeName);
		const before: readonly TypeName[] = types ?? named;
		types = before.flatMap((one): readonly TypeName[] => {
			if (named.includes(one)) return [one];
			if (one === "integer" && named.includes("number")) return ["integer"];
			return one === "number" && named.includes("integer") ? ["integer"] : [];
		});
	}
	if (types !== null) return types.length === 0 ? NO_TYPE : [...new Set(types)];
	const has = (...keys: readonly string[]) =>
		atoms.some((atom) => keys.some((key) => atom[key] !== undefined));
	const named = has("const", "enum");
	const meant = (type: "object" | "array", shown: string): readonly TypeName[] | null => {
		if (named) return null;
		report.weakened(`${place}.type`, `only ${shown} are written: no type is named`);
		return [type];
	};
	if (has("properties", "required", "additionalProperties")) return meant("object", "objects");
	return has("items", "prefixItems") ? meant("array", "lists") : null;
}

function wayOf(type: TypeName, atoms: readonly Schema[], fold: Fold): Way | string {
	switch (type) {
		case "boolean":
		case "null":
			return { k: type };
		case "integer":
		case "number":
			return limitsOf(type === "integer", atoms, fold);
		case "string":
			return stringOf(atoms, fold);
		case "object":
			return objectOf(atoms, fold);
		case "array":
			return arrayOf(atoms, fold);
		default:
			return type satisfies never;
	}
}

/** The narrowest count that a keyword and its opposite leave. */
function range(
	atoms: readonly Schema[],
	least: string,
	most: string,
	{ place, report }: Fold,
): { readonly min: number; readonly max: number | null } | string {
	let min = 0;
	let max: number | null = null;
	for (const atom of atoms) {
		min = Math.max(min, count(atom[least]) ?? 0);
		const top = count(atom[most]);
		if (top !== null) max = max === null ? top : Math.min(max, top);
	}
	if (max !== null && min > max) return `${least} ${min} is more than ${most} ${max}`;
	if (min > MOST_REPEATS) {
		report.weakened(`${place}.${least}`, `counted up to ${MOST_REPEATS}`);
		min = MOST_REPEATS;
	} else if (min > 0) report.enforced(`${place}.${least}`);
	if (max !== null && max > MOST_REPEATS) {
		report.left(`${place}.${most}`, `counted up to ${MOST_REPEATS}`);
		max = null;
	} else if (max !== null) report.enforced(`${place}.${most}`);
	return { min, max };
}

function stringOf(atoms: readonly Schema[], fold: Fold): Way | string {
	const length = range(atoms, "minLength", "maxLength", fold);
	if (typeof length === "string") return length;
	return { k: "string", ...length, pattern: patternOf(atoms, length, fold) };
}

function objectOf(atoms: readonly Schema[], fold: Fold): Way | string {
	const { place, report } = fold;
	const required = new Set<string>();
	const keys = new Set<string>();
	const own = (atom: Schema) => (isSchema(atom.properties) ? atom.properties : {});
	for (const atom of atoms) {
		for (const key of Object.keys(own(atom))) keys.add(key);
		if (!Array.isArray(atom.required)) continue;
		for (const key of atom.required) if (typeof key === "string") required.add(key);
	}
	const declared = new Set(keys);
	for (const key of required) keys.add(key);
	if (required.size > 0) report.enforced(`${place}.required`);
	const within = (key: string): readonly JsonSchema[] =>
		atoms.flatMap((atom) => {
			if (Object.hasOwn(own(atom), key)) return [schemaAt(own(atom)[key])];
			const { additionalProperties, patternProperties } = atom;
			return patternProperties === undefined && additionalProperties !== undefined
				? [schemaAt(additionalProperties)]
				: [];
		});
	const properties = [...keys].map(
		(key): Property => ({
			key,
			shape: fold.shape(within(key), `${place}.${key}`),
			required: required.has(key),
			declared: declared.has(key),
		}),
	);
	const extras = atoms.flatMap(({ additionalProperties }) => additionalProperties ?? []);
	const closed = extras.includes(false);
	if (extras.length > 0) {
		if (closed || properties.length === 0) report.enforced(`${place}.additionalProperties`);
		else report.weakened(`${place}.additionalProperties`, "only declared members are written");
	}
	// one that declares its members, if only that it has none, has no others
	const listed = atoms.some((atom) => atom.properties !== undefined) && extras.length === 0;
	if (extras.length === 0 && (listed || properties.length > 0))
		report.weakened(`${place}.properties`, "only declared members are written");
	if (properties.length > 0 || closed || listed) return { k: "object", properties, extra: null };
	return { k: "object", properties, extra: fold.shape(extras.map(schemaAt), `${place}.*`) };
}

function arrayOf(atoms: readonly Schema[], fold: Fold): Way | string {
	const { place } = fold;
	const size = range(atoms, "minItems", "maxItems", fold);
	if (typeof size === "string") return size;
	// older drafts give the first items as a list of `items`
	const firsts = atoms.map(({ prefixItems, items }): readonly unknown[] =>
		Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [],
	);
	const others = atoms.map(({ items, additionalItems }) =>
		schemaAt(Array.isArray(items) ? additionalItems : items),
	);
	const longest = Math.max(0, ...firsts.map(({ length }) => length));
	const first = Array.from({ length: longest }, (_, at) =>
		fold.shape(
			firsts.map((list, one) => (at < list.length ? schemaAt(list[at]) : (others[one] ?? true))),
			`${place}.${at}`,
		),
	);
	return { k: "array", first, item: fold.shape(others, `${place}.items`), ...size };
}
