/** Attributes and items of values: `a.b`, `a["b"]`, `a[1:]`. Undefined where there is none. */
import { TemplateError } from "../error.js";
import { characterAt, charactersOf, isPlain } from "./characters.js";
import { type Access, formatted } from "./format.js";
import { Given } from "./given.js";
import { listOf } from "./iterate.js";
import {
	Callable,
	type Dict,
	entriesOf,
	isAttributes,
	isDict,
	isList,
	isNumber,
	keysOf,
	memberOf,
	Namespace,
	numberOf,
	Tuple,
	typeName,
	type Value,
} from "./kinds.js";
import { equal } from "./operate.js";
import { STRING_METHODS } from "./strings.js";

/** A method stands before a member of the same name, as in Python. */
export function attributeOf(value: Value, name: string): Value {
	if (isDict(value)) return dictMethod(value, name) ?? memberOf(value, name);
	if (typeof value === "string") return stringMethod(value, name);
	if (isList(value)) return listMethod(value, name);
	if (value instanceof Namespace) return value.members.get(name);
	if (isAttributes(value)) return value.attribute(name);
	if (value instanceof Tuple) return countMethod(value.items, name);
	if (value === undefined) throw new TemplateError(`undefined has no attribute '${name}'`);
	return undefined;
}

/** A member stands before a method of the same name. */
export function subscriptOf(value: Value, key: Value): Value {
	if (isDict(value)) {
		const found = memberOf(value, key);
		return found === undefined && typeof key === "string" ? dictMethod(value, key) : found;
	}
	if (value === undefined) throw new TemplateError("undefined has no items");
	if (isNumber(key)) {
		const index = numberOf(key);
		if (typeof value === "string") return characterAt(value, index);
		if (isList(value)) return value.at(index);
		return value instanceof Tuple ? value.items.at(index) : undefined;
	}
	return typeof key === "string" ? attributeOf(value, key) : undefined;
}

/** null: not given. */
export function sliceOf(value: Value, start: Value, stop: Value, step: Value): Value {
	if (typeof value === "string") {
		const items = isPlain(value) && step === null ? value : charactersOf(value);
		if (typeof items !== "string") return sliced(items, start, stop, step).join("");
		return items.slice(bound(start), bound(stop));
	}
	if (isList(value)) return sliced(value, start, stop, step);
	if (value instanceof Tuple) return new Tuple(sliced(value.items, start, stop, step));
	throw new TemplateError(`'${typeName(value)}' object cannot be sliced`);
}

function bound(value: Value): number | undefined {
	if (value === null) return undefined;
	if (isNumber(value)) return numberOf(value);
	throw new TemplateError("slice indices must be integers or None");
}

function sliced<T>(items: readonly T[], start: Value, stop: Value, step: Value): T[] {
	const by = bound(step) ?? 1;
	if (by === 0) throw new TemplateError("slice step cannot be zero");
	if (by === 1) return items.slice(bound(start), bound(stop));
	const length = items.length;
	const place = (value: number | undefined, otherwise: number): number => {
		if (value === undefined) return otherwise;
		const from = value < 0 ? value + length : value;
		return by > 0 ? Math.min(Math.max(from, 0), length) : Math.min(Math.max(from, -1), length - 1);
	};
	const first = place(bound(start), by > 0 ? 0 : length - 1);
	const end = place(bound(stop), by > 0 ? length : -1);
	const found: T[] = [];
	for (let at = first; by > 0 ? at < end : at > end; at += by) found.push(items[at] as T);
	return found;
}

function stringMethod(text: string, name: string): Callable | undefined {
	if (name === "format")
		return new Callable(name, (given, named) => formatted(text, given, named, ACCESS));
	const run = STRING_METHODS.get(name);
	return run && new Callable(name, (given, named) => run(text, given, named));
}

const ACCESS: Access = { attributeOf, subscriptOf };

/** Methods that change a dict are none: a conversation is not changed. */
function dictMethod(dict: Dict, name: string): Callable | undefined {
	switch (name) {
		case "items":
			return new Callable(name, () => itemsOf(dict));
		case "keys":
			return new Callable(name, () => keysOf(dict));
		case "values":
			return new Callable(name, () => Array.from(entriesOf(dict), ([, value]) => value));
		case "copy":
			return new Callable(name, () => new Map(entriesOf(dict)));
		case "get":
			return new Callable(name, (positional, named) => {
				const given = new Given("get", "key default", positional, named);
				const found = memberOf(dict, given.needed("key"));
				if (found !== undefined) return found;
				return given.has("default") ? given.value("default") : null;
			});
		default:
			return undefined;
	}
}

export function itemsOf(dict: Dict): Tuple[] {
	return Array.from(entriesOf(dict), (entry) => new Tuple(entry));
}

/** Lists that the template has made: only these change. */
const own = new WeakSet<readonly Value[]>();

export function made(list: Value[]): Value[] {
	own.add(list);
	return list;
}

type Change = (list: Value[], given: readonly Value[]) => Value;

const CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
	["append", (list, [item]) => added(list, list.length, [item])],
	["extend", (list, [items]) => added(list, list.length, listOf(items))],
	["insert", (list, [place, item]) => added(list, bound(place) ?? 0, [item])],
	[
		"pop",
		(list, [place = -1]) => {
			const index = bound(place) ?? -1;
			if (index >= list.length || index < -list.length)
				throw new TemplateError("pop index out of range");
			return list.splice(index, 1)[0];
		},
	],
]);

function added(list: Value[], place: number, items: readonly Value[]): null {
	list.splice(place, 0, ...items);
	return null;
}

function listMethod(list: readonly Value[], name: string): Callable | undefined {
	if (name === "copy") return new Callable(name, () => made([...list]));
	const change = CHANGES.get(name);
	if (change === undefined) return countMethod(list, name);
	return new Callable(name, (given) => {
		if (!own.has(list))
			throw new TemplateError(`the conversation cannot be changed with '${name}'`);
		return change(list as Value[], given);
	});
}

function countMethod(items: readonly Value[], name: string): Callable | undefined {
	switch (name) {
		case "count":
			return new Callable(name, ([item]) => items.filter((one) => equal(one, item)).length);
		case "index":
			return new Callable(name, ([item]) => {
				const at = items.findIndex((one) => equal(one, item));
				if (at < 0) throw new TemplateError("the item is not in the list");
				return at;
			});
		default:
			return undefined;
	}
}

/** `dict(pairs, name=…)`. */
export function dictOf(
	given: readonly Value[],
	named: ReadonlyMap<string, Value>,
): Map<Value, Value> {
	const [first] = given;
	const pairs = isDict(first)
		? entriesOf(first)
		: listOf(first).map((pair) => {
				const [key, value] = listOf(pair);
				return [key, value] as const;
			});
	return new Map<Value, Value>([...pairs, ...named]);
}
