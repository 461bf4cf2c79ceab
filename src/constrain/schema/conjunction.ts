/** Schemas that hold at once: references followed, `allOf` taken apart, one option taken of each choice. */
import { CannotConstrain } from "../report.js";
import { areExclusive } from "./exclusive.js";
import { isNote, type JsonSchema, type Schema, schemaAt } from "./json.js";
import { type Place, pointed } from "./references.js";

const MOST_ALTERNATIVES = 1_000;

/** A schema, and those that it is a part of on the same level. */
interface Entry {
	readonly schema: JsonSchema;
	readonly within: Chain | null;
}
interface Chain {
	readonly schema: Schema;
	readonly within: Chain | null;
}

/** What must hold at once, once for each combination of options; a string says why nothing can. */
export function alternativesOf(
	schemas: readonly JsonSchema[],
	at: Place,
): readonly (readonly Schema[])[] | string {
	const found: (readonly Schema[])[] = [];
	let why = "no value is admitted";
	const todo: (readonly Entry[])[] = [schemas.map((schema) => ({ schema, within: null }))];
	for (let entries = todo.pop(); entries !== undefined; entries = todo.pop()) {
		const flat = flattened(entries, at);
		if (typeof flat === "string") {
			why = flat;
			continue;
		}
		const { atoms, choices } = flat;
		const [choice, ...others] = choices;
		if (choice === undefined) {
			found.push(atoms.map(({ schema }) => schema));
			if (found.length > MOST_ALTERNATIVES)
				throw new CannotConstrain(`${at.place}: more than ${MOST_ALTERNATIVES} alternatives`);
			continue;
		}
		if (todo.length > MOST_ALTERNATIVES)
			throw new CannotConstrain(`${at.place}: more than ${MOST_ALTERNATIVES} alternatives`);
		for (const option of [...choice.options].reverse())
			todo.push([
				...atoms.map(({ schema, within }) => ({ schema: bare(schema), within })),
				{ schema: option, within: choice.within },
				...others.map(({ options, within }) => ({ schema: pending(options), within })),
			]);
	}
	return found.length === 0 ? why : found;
}

/** A choice that is still to be made, and an atom of which none is: the same objects each time. */
const waiting = new WeakMap<readonly JsonSchema[], Schema>();
const settled = new WeakSet<Schema>();
const bared = new WeakMap<Schema, Schema>();

function pending(options: readonly JsonSchema[]): Schema {
	const found = waiting.get(options) ?? { anyOf: options };
	waiting.set(options, found);
	return found;
}

function bare(schema: Schema): Schema {
	if (settled.has(schema) || Object.keys(schema).every((key) => !COMBINING.has(key))) return schema;
	let found = bared.get(schema);
	if (found === undefined) {
		found = Object.fromEntries(Object.entries(schema).filter(([key]) => !COMBINING.has(key)));
		settled.add(found);
		bared.set(schema, found);
	}
	return found;
}
const COMBINING: ReadonlySet<string> = new Set(["$ref", "allOf", "anyOf", "oneOf"]);

interface Choice {
	readonly options: readonly JsonSchema[];
	readonly within: Chain;
}

function flattened(
	entries: readonly Entry[],
	at: Place,
): { readonly atoms: readonly Chain[]; readonly choices: readonly Choice[] } | string {
	const atoms: Chain[] = [];
	const choices: Choice[] = [];
	const seen = new Set<Schema>();
	const todo = [...entries].reverse();
	for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
		const { schema, within } = next;
		if (schema === true) continue;
		if (schema === false) return "its schema is false";
		for (let one = within; one !== null; one = one.within)
			if (one.schema === schema)
				throw new CannotConstrain(`${at.place}: the references lead in a circle`);
		if (seen.has(schema)) continue;
		seen.add(schema);
		const chain: Chain = { schema, within };
		const parts: JsonSchema[] = [];
		if (typeof schema.$ref === "string") parts.push(pointed(at.root, schema.$ref, at.place));
		if (Array.isArray(schema.allOf)) {
			if (schema.allOf.length === 0) return "allOf has no member";
			parts.push(...schema.allOf.map(schemaAt));
		}
		for (const key of ["anyOf", "oneOf"]) {
			const options = schema[key];
			if (!Array.isArray(options)) continue;
			if (options.length === 0) return `${key} has no member`;
			const schemas = optionsOf(options);
			choices.push({ options: schemas, within: chain });
			if (key === "oneOf" && !areExclusive(schemas, at))
				at.report.weakened(`${at.place}.oneOf`, "as anyOf: more than one may fit");
		}
		if (Object.keys(schema).some((key) => !COMBINING.has(key) && !isNote(key))) atoms.push(chain);
		for (const part of parts.reverse()) todo.push({ schema: part, within: chain });
	}
	return { atoms, choices };
}

/** The same list each time. */
const lists = new WeakMap<readonly unknown[], readonly JsonSchema[]>();
function optionsOf(options: readonly unknown[]): readonly JsonSchema[] {
	const found = lists.get(options) ?? options.map(schemaAt);
	lists.set(options, found);
	return found;
}
