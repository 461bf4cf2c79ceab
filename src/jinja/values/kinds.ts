/**
 * The values of templates. They are the plain values of JavaScript, so that a conversation is not copied: undefined (Python's
 * `Undefined`), null (`None`), booleans, numbers (integers, and what has a fraction), strings, arrays, objects and `Map`s (dicts);
 * a `bigint` is an integer that is too big for a number: it is written whole, and rounded where it is calculated with. The classes
 * here are the kinds that JavaScript lacks.
 */
import { TemplateError } from "../error.js";

export type Value = unknown;
/** Keyword arguments. */
export type Named = ReadonlyMap<string, Value>;

/** A number that Python writes with a point though it is whole: `2.0`. */
export class Float {
	constructor(readonly value: number) {}
}

export class Tuple {
	constructor(readonly items: readonly Value[]) {}
}

/** A generator: read once, true even where it yields nothing. */
export class Lazy implements Iterable<Value> {
	readonly #items: Iterator<Value>;

	constructor(items: Iterable<Value>) {
		this.#items = items[Symbol.iterator]();
	}

	/** Goes on where the last reader stopped. */
	[Symbol.iterator](): Iterator<Value> {
		return { next: () => this.#items.next() };
	}
}

export class Namespace {
	constructor(readonly members: Map<string, Value>) {}
}

export class Callable {
	constructor(
		readonly name: string,
		readonly call: (given: readonly Value[], named: Named) => Value,
	) {}
}

/** An object of the engine itself: `loop`, `cycler()`. */
export interface Attributes {
	readonly title: string;
	attribute(name: string): Value;
	/** what a call of the object does; null: it cannot be called */
	readonly callable: Callable | null;
}

export type Dict = ReadonlyMap<Value, Value> | Readonly<Record<string, Value>>;

/** Has Python's `Undefined` behaviour where nothing was given. */
export function isString(value: Value): value is string {
	return typeof value === "string";
}

export function isAttributes(value: Value): value is Attributes {
	return typeof value === "object" && value !== null && "attribute" in value && "callable" in value;
}

export function isList(value: Value): value is readonly Value[] {
	return Array.isArray(value);
}

export function isDict(value: Value): value is Dict {
	if (typeof value !== "object" || value === null) return false;
	if (value instanceof Map) return true;
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === Object.prototype || prototype === null;
}

/** Python counts booleans among the numbers. */
export function isNumber(value: Value): value is number | bigint | boolean | Float {
	return (
		typeof value === "number" ||
		typeof value === "bigint" ||
		typeof value === "boolean" ||
		value instanceof Float
	);
}

export function isFloat(value: Value): value is number | Float {
	return value instanceof Float || (typeof value === "number" && !Number.isInteger(value));
}

export function isInteger(value: Value): value is number | bigint | boolean {
	return typeof value === "boolean" || typeof value === "bigint" || Number.isInteger(value);
}

export function numberOf(value: number | bigint | boolean | Float): number {
	return value instanceof Float ? value.value : Number(value);
}

/** A result of which Python says that it is a float. */
export function floatOf(value: number): number | Float {
	return Number.isInteger(value) ? new Float(value) : value;
}

export function entriesOf(dict: Dict): Iterable<readonly [Value, Value]> {
	return dict instanceof Map ? dict : Object.entries(dict);
}

export function keysOf(dict: Dict): Value[] {
	return dict instanceof Map ? [...dict.keys()] : Object.keys(dict);
}

export function sizeOf(dict: Dict): number {
	return dict instanceof Map ? dict.size : Object.keys(dict).length;
}

/** The member of a dict; undefined: there is none. */
export function memberOf(dict: Dict, key: Value): Value {
	if (dict instanceof Map) return dict.get(keyOf(key));
	return isString(key) && Object.hasOwn(dict, key)
		? (dict as Readonly<Record<string, Value>>)[key]
		: undefined;
}

export function hasMember(dict: Dict, key: Value): boolean {
	if (dict instanceof Map) return dict.has(keyOf(key));
	return isString(key) && Object.hasOwn(dict, key);
}

/** Equal numbers are one key. */
export function keyOf(key: Value): Value {
	if (isNumber(key)) return numberOf(key);
	if (typeof key === "object" && key !== null) {
		if (key instanceof Tuple) throw new TemplateError("keys that are tuples are not supported");
		throw new TemplateError(`unhashable type: '${typeName(key)}'`);
	}
	return key;
}

/** The name of a value's type in Python. */
export function typeName(value: Value): string {
	if (value === undefined) return "Undefined";
	if (value === null) return "NoneType";
	if (typeof value === "boolean") return "bool";
	if (typeof value === "string") return "str";
	if (isFloat(value)) return "float";
	if (typeof value === "number" || typeof value === "bigint") return "int";
	if (isList(value)) return "list";
	if (value instanceof Tuple) return "tuple";
	if (value instanceof Lazy) return "generator";
	if (value instanceof Namespace) return "Namespace";
	if (isDict(value)) return "dict";
	return isAttributes(value) ? value.title : "function";
}
