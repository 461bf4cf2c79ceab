/** Values that a schema names one by one. */

import type { Report } from "../report.js";
import { isSchema, type Schema, type TypeName } from "./json.js";
import { isWithin, limitsOf } from "./limits.js";
import type { Way } from "./shape.js";

/** Longer lists of constants are left to validation: every state of a grammar would hold them. */
const MOST_CONSTANTS = 1_000;

/** Null: none is named, or too many. A string: all that are named are ruled out. */
export function constantsOf(
	atoms: readonly Schema[],
	types: readonly TypeName[] | null,
	fold: { readonly place: string; readonly report: Report },
): readonly Way[] | string | null {
	const { place, report } = fold;
	const lists = atoms.flatMap((atom): readonly (readonly unknown[])[] => [
		...(Object.hasOwn(atom, "const") ? [[atom.const]] : []),
		...(Array.isArray(atom.enum) ? [atom.enum] : []),
	]);
	const [list, ...others] = lists;
	if (list === undefined) return null;
	if (list.length === 0) return "its enum is empty";
	let named = new Map(list.map((value) => [JSON.stringify(value), value]));
	for (const other of others) {
		const texts = new Set(other.map((value) => JSON.stringify(value)));
		named = new Map([...named].filter(([text]) => texts.has(text)));
	}
	const values = [...named.values()].filter(
		(value) =>
			(types === null || types.some((type) => hasType(value, type))) && isLegal(value, atoms, fold),
	);
	const key = atoms.some((atom) => Array.isArray(atom.enum)) ? "enum" : "const";
	if (values.length === 0) return `nothing of its ${key} is admitted`;
	if (values.length > MOST_CONSTANTS) {
		report.weakened(`${place}.${key}`, `${values.length} values: only their types are enforced`);
		const found = new Set(values.map(typeNameOf));
		return [...found].flatMap((type) => freeWay(type));
	}
	if (values.some(hasOrder))
		report.weakened(`${place}.${key}`, "only with the members of objects in their order");
	else report.enforced(`${place}.${key}`);
	const byType = new Map<TypeName, unknown[]>();
	for (const value of values) {
		const type = typeNameOf(value);
		byType.set(type, [...(byType.get(type) ?? []), value]);
	}
	return [...byType].map(([type, of]) => ({ k: "named", type, values: of }));
}

/** Objects and lists among many constants are not written: nothing would be known of them. */
function freeWay(type: TypeName): readonly Way[] {
	switch (type) {
		case "string":
			return [{ k: "string", min: 0, max: null, pattern: null }];
		case "integer":
		case "number":
			return [{ k: "number", whole: type === "integer", low: null, high: null }];
		case "boolean":
		case "null":
			return [{ k: type }];
		case "object":
		case "array":
			return [];
		default:
			return type satisfies never;
	}
}

/** Of constants the bounds of numbers and texts are calculated. */
function isLegal(
	value: unknown,
	atoms: readonly Schema[],
	fold: { readonly place: string; readonly report: Report },
): boolean {
	if (typeof value === "number") {
		const limits = limitsOf(false, atoms, fold);
		return (
			typeof limits !== "string" &&
			limits.k === "number" &&
			isWithin(value, limits.low, limits.high)
		);
	}
	if (typeof value !== "string") return true;
	// half of a surrogate pair is no text that a wire carries
	if (/\p{Cs}/u.test(value)) return false;
	const { length } = [...value];
	return atoms.every(
		({ minLength, maxLength }) =>
			!(typeof minLength === "number" && length < minLength) &&
			!(typeof maxLength === "number" && length > maxLength),
	);
}

/** Two members or more, in it or within. */
function hasOrder(value: unknown): boolean {
	const todo: unknown[] = [value];
	while (todo.length > 0) {
		const at = todo.pop();
		if (typeof at !== "object" || at === null) continue;
		const inner: readonly unknown[] = Object.values(at);
		if (inner.length > 1 && !Array.isArray(at)) return true;
		for (const one of inner) todo.push(one);
	}
	return false;
}

function typeNameOf(value: unknown): TypeName {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
	if (typeof value === "boolean") return "boolean";
	return isSchema(value) ? "object" : "string";
}

function hasType(value: unknown, type: TypeName): boolean {
	const own = typeNameOf(value);
	return own === type || (type === "number" && own === "integer");
}
