/**
 * Schemas that judge the same value as the schema they stand in: references, combinators, conditions.
 * A few references that double at every step make a billion judgements of one value, and a circle of
 * them never ends, so they are counted before anything runs.
 */

/** Judgements of one value by one schema with all it refers to. */
const MAX_IN_PLACE = 20_000;
/** Steps from reference to reference. */
const MAX_CHAIN = 500;

const LISTS = ["allOf", "anyOf", "oneOf"];
const SINGLES = ["not", "if", "then", "else"];

interface Count {
	readonly root: object;
	/** schemas by `$id` and by `#` with `$anchor` */
	readonly named: ReadonlyMap<string, object>;
	/** judgements by schema; Infinity while a schema is being counted, and for a circle */
	readonly known: Map<object, number>;
}

/** A readable problem, or null. `schemas` are all schemas of the document. */
export function inPlaceProblem(root: object, schemas: readonly object[]): string | null {
	const count: Count = { root, named: names(schemas), known: new Map() };
	for (const schema of schemas) {
		const judgements = judgementsOf(count, schema, 0);
		if (judgements === Infinity) return "the schema refers to itself without end";
		if (judgements > MAX_IN_PLACE) return "the schema's references multiply too often";
	}
	return null;
}

function names(schemas: readonly object[]): Map<string, object> {
	const named = new Map<string, object>();
	for (const schema of schemas) {
		const id = read(schema, "$id");
		if (typeof id === "string") named.set(id, schema);
		for (const keyword of ["$anchor", "$dynamicAnchor"]) {
			const anchor = read(schema, keyword);
			if (typeof anchor === "string") named.set(`#${anchor}`, schema);
		}
	}
	return named;
}

function judgementsOf(count: Count, schema: unknown, chain: number): number {
	if (typeof schema !== "object" || schema === null) return 1;
	const known = count.known.get(schema);
	if (known !== undefined) return known;
	count.known.set(schema, Infinity);
	let judgements = 1;
	if (chain > MAX_CHAIN) judgements = MAX_IN_PLACE + 1;
	else
		for (const part of partsOf(count, schema)) judgements += judgementsOf(count, part, chain + 1);
	count.known.set(schema, judgements);
	return judgements;
}

function* partsOf(count: Count, schema: object): Generator<unknown> {
	for (const keyword of LISTS) {
		const list = read(schema, keyword);
		if (Array.isArray(list)) yield* list;
	}
	for (const keyword of SINGLES) yield read(schema, keyword);
	const dependent = read(schema, "dependentSchemas");
	if (typeof dependent === "object" && dependent !== null) yield* Object.values(dependent);
	for (const keyword of ["$ref", "$dynamicRef", "$recursiveRef"]) {
		const ref = read(schema, keyword);
		if (typeof ref === "string") yield target(count, ref);
	}
}

/** What a reference names in this document; undefined for all others, which ajv refuses or resolves by `$id`. */
function target(count: Count, ref: string): unknown {
	if (ref === "#" || ref === "") return count.root;
	if (!ref.startsWith("#/"))
		return count.named.get(ref) ?? count.named.get(ref.replace(/#.*$/s, ""));
	let at: unknown = count.root;
	for (const part of ref.slice(2).split("/")) {
		if (typeof at !== "object" || at === null) return undefined;
		at = read(at, pointerKey(part));
	}
	return at;
}

function pointerKey(part: string): string {
	try {
		return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
	} catch {
		return part;
	}
}

function read(object: object, key: string): unknown {
	return Object.hasOwn(object, key)
		? (object as { readonly [key: string]: unknown })[key]
		: undefined;
}
