/** Filters over items. */
import { TemplateError } from "../error.js";
import { charactersOf, lengthOf } from "../values/characters.js";
import { iterate, listOf } from "../values/iterate.js";
import {
	type Dict,
	entriesOf,
	isDict,
	isList,
	keyOf,
	Lazy,
	sizeOf,
	Tuple,
	typeName,
	type Value,
} from "../values/kinds.js";
import { itemsOf, made } from "../values/members.js";
import { compare, operate, truth } from "../values/operate.js";
import { str } from "../values/text.js";
import { type Filter, filter } from "./filter.js";
import { readerOf } from "./path.js";
import { TESTS } from "./tests.js";

function folded(value: Value): Value {
	return typeof value === "string" ? value.toLowerCase() : value;
}

function sorted<T>(items: readonly T[], key: (item: T) => Value, reverse: boolean): T[] {
	const keyed = items.map((item) => ({ item, key: key(item) }));
	keyed.sort((a, b) => (reverse ? compare(b.key, a.key) : compare(a.key, b.key)));
	return keyed.map(({ item }) => item);
}

/** Several attributes may be named, with commas between them. */
function sortKey(attribute: Value, caseSensitive: boolean): (item: Value) => Value {
	const paths: readonly Value[] =
		typeof attribute === "string" ? attribute.split(",") : [attribute];
	const readers = paths.map((path) => readerOf(path));
	const key = (item: Value): Value[] =>
		readers.map((read) => (caseSensitive ? read(item) : folded(read(item))));
	return readers.length === 1 ? (item) => key(item)[0] : key;
}

function extreme(name: string, sign: number): [string, Filter] {
	return filter(name, "case_sensitive attribute", (input, given) => {
		const read = readerOf(given.value("attribute"));
		const caseSensitive = given.flag("case_sensitive", false);
		const key = (item: Value): Value => (caseSensitive ? read(item) : folded(read(item)));
		const [first, ...rest] = listOf(input);
		return rest.reduce(
			(best, one) => (compare(key(one), key(best)) * sign < 0 ? one : best),
			first,
		);
	});
}

/** `select`, `reject`, and both by an attribute. */
function selection(name: string, kept: boolean, byAttribute: boolean): [string, Filter] {
	return [
		name,
		(input, positional, named) => {
			const [path, ...behind] = byAttribute ? positional : [null, ...positional];
			const [test, ...given] = behind;
			const read = readerOf(path);
			const passes = test === undefined ? truth : testNamed(str(test), given, named);
			return new Lazy(selected(iterate(input), (item) => passes(read(item)) === kept));
		},
	];
}

function testNamed(
	name: string,
	given: readonly Value[],
	named: ReadonlyMap<string, Value>,
): (value: Value) => boolean {
	const test = TESTS.get(name);
	if (test === undefined) throw new TemplateError(`there is no test '${name}'`);
	return (value) => test(value, given, named);
}

function* selected(items: Iterable<Value>, keeps: (item: Value) => boolean): Generator<Value> {
	for (const item of items) if (keeps(item)) yield item;
}

function* mapped(items: Iterable<Value>, read: (item: Value) => Value): Generator<Value> {
	for (const item of items) yield read(item);
}

function* batches(items: readonly Value[], size: number, fill: Value): Generator<Value[]> {
	for (let at = 0; at < items.length; at += size) {
		const batch = items.slice(at, at + size);
		while (fill !== undefined && fill !== null && batch.length < size) batch.push(fill);
		yield batch;
	}
}

function* slices(items: readonly Value[], count: number, fill: Value): Generator<Value[]> {
	const size = Math.floor(items.length / count);
	const longer = items.length % count;
	for (let slice = 0, at = 0; slice < count; slice++) {
		const end = at + size + (slice < longer ? 1 : 0);
		const part = items.slice(at, end);
		if (fill !== undefined && fill !== null && slice >= longer) part.push(fill);
		yield part;
		at = end;
	}
}

function* different(items: Iterable<Value>, key: (item: Value) => Value): Generator<Value> {
	const seen = new Set<Value>();
	for (const item of items) {
		const found = keyOf(key(item));
		if (seen.has(found)) continue;
		seen.add(found);
		yield item;
	}
}

function dictOnly(input: Value): Dict {
	if (isDict(input)) return input;
	throw new TemplateError(`the filter needs a dict, not '${typeName(input)}'`);
}

export function countOf(input: Value): number {
	if (typeof input === "string") return lengthOf(input);
	if (isList(input)) return input.length;
	if (input === undefined) return 0;
	if (input instanceof Tuple) return input.items.length;
	if (isDict(input)) return sizeOf(input);
	// a generator has none in Python; whoever asks means its items
	if (input instanceof Lazy) return [...input].length;
	throw new TemplateError(`object of type '${typeName(input)}' has no len()`);
}

export const LIST_FILTERS: readonly (readonly [string, Filter])[] = [
	filter("length", "", countOf),
	filter("count", "", countOf),
	filter("first", "", (input) => {
		for (const item of iterate(input)) return item;
		return undefined;
	}),
	filter("last", "", (input) => listOf(input).at(-1)),
	filter("list", "", (input) => made(listOf(input))),
	filter("join", "d attribute", (input, given) => {
		const read = readerOf(given.value("attribute"));
		return Array.from(iterate(input), (item) => str(read(item))).join(given.text("d", ""));
	}),
	filter("reverse", "", (input) =>
		typeof input === "string"
			? charactersOf(input).reverse().join("")
			: new Lazy(listOf(input).reverse()),
	),
	filter("sort", "reverse case_sensitive attribute", (input, given) => {
		const key = sortKey(given.value("attribute"), given.flag("case_sensitive", false));
		return made(sorted(listOf(input), key, given.flag("reverse", false)));
	}),
	filter("dictsort", "case_sensitive by reverse", (input, given) => {
		const place = given.text("by", "key") === "value" ? 1 : 0;
		const key = (entry: Tuple): Value =>
			given.flag("case_sensitive", false) ? entry.items[place] : folded(entry.items[place]);
		return made(sorted(itemsOf(dictOnly(input)), key, given.flag("reverse", false)));
	}),
	filter("items", "", (input) => new Lazy(input === undefined ? [] : itemsOf(dictOnly(input)))),
	filter("unique", "case_sensitive attribute", (input, given) => {
		const read = readerOf(given.value("attribute"));
		const caseSensitive = given.flag("case_sensitive", false);
		return new Lazy(
			different(iterate(input), (item) => (caseSensitive ? read(item) : folded(read(item)))),
		);
	}),
	extreme("min", 1),
	extreme("max", -1),
	filter("sum", "attribute start", (input, given) => {
		const read = readerOf(given.value("attribute"));
		let total: Value = given.has("start") ? given.value("start") : 0;
		for (const item of iterate(input)) total = operate("+", total, read(item));
		return total;
	}),
	filter("batch", "linecount fill_with", (input, given) => {
		const size = Math.max(1, given.number("linecount", 1));
		return new Lazy(batches(listOf(input), size, given.value("fill_with")));
	}),
	filter("slice", "slices fill_with", (input, given) => {
		const count = Math.max(1, given.number("slices", 1));
		return new Lazy(slices(listOf(input), count, given.value("fill_with")));
	}),
	filter("groupby", "attribute default case_sensitive", (input, given) => {
		const read = readerOf(given.needed("attribute"), given.value("default"));
		const groups = new Map<Value, [Value, Value[]]>();
		const caseSensitive = given.flag("case_sensitive", false);
		for (const item of iterate(input)) {
			const value = read(item);
			const key = keyOf(caseSensitive ? value : folded(value));
			const group = groups.get(key);
			if (group === undefined) groups.set(key, [value, [item]]);
			else group[1].push(item);
		}
		const inOrder = sorted([...groups], ([key]) => key, false);
		return inOrder.map(([, [value, items]]) => new Tuple([value, items]));
	}),
	selection("select", true, false),
	selection("reject", false, false),
	selection("selectattr", true, true),
	selection("rejectattr", false, true),
];

/** `filters` is the whole table: `map` applies others by their names. */
export function mapFilter(filters: ReadonlyMap<string, Filter>): [string, Filter] {
	return [
		"map",
		(input, positional, named) => {
			const [name, ...given] = positional;
			if (name === undefined) {
				const read = readerOf(named.get("attribute"), named.get("default"));
				return new Lazy(mapped(iterate(input), read));
			}
			const run = filters.get(str(name));
			if (run === undefined) throw new TemplateError(`there is no filter '${str(name)}'`);
			return new Lazy(mapped(iterate(input), (item) => run(item, given, named)));
		},
	];
}

/** Pairs of a dict as a query writes them, or a list of pairs. */
export function pairsOf(input: Value): (readonly [Value, Value])[] {
	if (isDict(input)) return [...entriesOf(input)];
	return listOf(input).map((pair) => {
		const [key, value] = listOf(pair);
		return [key, value];
	});
}
