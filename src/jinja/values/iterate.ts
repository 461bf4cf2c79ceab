/** The items of a value, in a loop or a filter. */
import { TemplateError } from "../error.js";
import { isDict, isList, keysOf, Lazy, Tuple, typeName, type Value } from "./kinds.js";

/** Throws where the value has no items. */
export function iterate(value: Value): Iterable<Value> {
	if (isList(value) || value instanceof Lazy || typeof value === "string") return value;
	if (value === undefined) return [];
	if (value instanceof Tuple) return value.items;
	if (isDict(value)) return keysOf(value);
	throw new TemplateError(`'${typeName(value)}' object is not iterable`);
}

export function isIterable(value: Value): boolean {
	return (
		value === undefined ||
		typeof value === "string" ||
		isList(value) ||
		value instanceof Lazy ||
		value instanceof Tuple ||
		isDict(value)
	);
}

export function listOf(value: Value): Value[] {
	return [...iterate(value)];
}
