/**
 * Arguments out of `key`/`value` pairs: a stack of open containers, the arguments' object first.
 * Everything is copied, nothing changed, because several readings may go on from one place.
 */
import { Trees } from "./trees.js";
import {
	isArray,
	propertyNames,
	type Step,
	type Tools,
	type Typed,
	typedElement,
	typedText,
	typesAt,
} from "./typed.js";

export interface Container {
	readonly shape: "object" | "list" | "tree";
	/** in a tree, the key that stands for an element of a list */
	readonly item: string;
	/** the key that waits for its value */
	readonly key: string | null;
	readonly entries: readonly Entry[];
}
export interface Entry {
	/** null in a list */
	readonly key: string | null;
	readonly value: Piece;
}
/** A value that has been read; in a tree it is known at the end only what it is. */
export interface Piece {
	readonly json: string;
	/** the bare text that it was made of */
	readonly raw: string | null;
	readonly form: "typed" | "text" | "json" | Container["shape"];
	/** of a tree: its elements, if it is a list, or one of them */
	readonly elements: readonly string[];
}

/** The open containers, innermost last. */
export type Pairs = readonly Container[];

/** The arguments' object; `trees`: the call may hold element trees. */
export function noPairs(trees: boolean): Pairs {
	return [{ shape: trees ? "tree" : "object", item: "", key: null, entries: [] }];
}

function top(pairs: Pairs): Container {
	const last = pairs.at(-1);
	if (last === undefined) throw new Error("the object of the arguments is always open");
	return last;
}

function withTop(pairs: Pairs, change: Partial<Container>): Pairs {
	return [...pairs.slice(0, -1), { ...top(pairs), ...change }];
}

export function setKey(pairs: Pairs, key: string): Pairs {
	return withTop(pairs, { key });
}

/**
 * How many keys that their object had before leave with the next value: its own, and those of the containers that it is the
 * first to fill. In a tree, siblings of one name are a list.
 */
export function repeatedKeys(pairs: Pairs): number {
	let count = 0;
	for (const { shape, key, entries } of pairs.toReversed()) {
		if (shape === "object" && entries.some((entry) => entry.key === key)) count++;
		if (entries.length > 0) break;
	}
	return count;
}

export function addValue(
	pairs: Pairs,
	value: Partial<Piece> & Pick<Piece, "json" | "form">,
): Pairs {
	const { shape, key, entries } = top(pairs);
	const whole = { raw: null, elements: [], ...value };
	const entry = { key: shape === "list" ? null : (key ?? ""), value: whole };
	return withTop(pairs, { key: null, entries: [...entries, entry] });
}

/** Whether bare text that stands here becomes what it is when its tree closes. */
export function inTree(pairs: Pairs): boolean {
	return top(pairs).shape === "tree";
}

export function openContainer(pairs: Pairs, shape: Container["shape"], item: string | null): Pairs {
	return [...pairs, { shape, item: item ?? "item", key: null, entries: [] }];
}

/** Closes the innermost container and makes it a value of the next one. */
export function closeContainer(
	pairs: Pairs,
	tools: Tools,
	name: string | null,
): { readonly pairs: Pairs; readonly notices: readonly string[] } {
	const outer = pairs.slice(0, -1);
	const { shape, entries, item } = top(pairs);
	if (shape !== "tree") {
		const repeated = entries.length === 0 ? repeatedKeys(outer) : 0;
		return {
			pairs: addValue(outer, { json: containerJson(top(pairs)), form: shape }),
			notices: Array.from({ length: repeated }, () => "duplicate-key"),
		};
	}
	const path = pathOf(outer, tools, name);
	const { notices, ...closed } = new Trees(tools, name).close(entries, item, path);
	return { pairs: addValue(outer, { ...closed, form: shape }), notices };
}

/** The place of the next value, as a path into the tool's schema. */
export function pathOf(pairs: Pairs, tools: Tools, name: string | null): readonly Step[] {
	const path: Step[] = [];
	for (const { shape, key, item } of pairs) {
		// A member of a tree that is declared to be a list is an element, or one of the members of an element.
		const inList = shape === "tree" && isArray(typesAt(tools, name, [...path]));
		if (shape === "list" || inList) path.push(null);
		if (shape !== "list" && !(inList && key === item)) path.push(key ?? "");
	}
	return path;
}

/** The names that a member may have here. In a tree that is a list: its elements, or the members of one. */
export function namesIn(pairs: Pairs, tools: Tools, name: string | null): readonly string[] {
	const { shape, item } = top(pairs);
	const path = pathOf(pairs.slice(0, -1), tools, name);
	if (shape !== "tree" || !isArray(typesAt(tools, name, path))) {
		return propertyNames(tools, name, path);
	}
	return [item, ...propertyNames(tools, name, [...path, null])];
}

/** JSON text of bare text that stands as the next value. */
export function valueJson(pairs: Pairs, tools: Tools, name: string | null, raw: string): Typed {
	const types = typesAt(tools, name, pathOf(pairs, tools, name));
	return pairs[0]?.shape === "tree" ? typedElement(types, raw) : typedText(types, raw);
}

/** The text of all arguments. Where a call may hold trees, they are one themselves. */
export function argumentsJson(
	pairs: Pairs,
	tools: Tools,
	name: string | null,
): { readonly json: string; readonly notices: readonly string[] } {
	const root = top(pairs);
	if (root.shape !== "tree") return { json: containerJson(root), notices: [] };
	const trees = new Trees(tools, name);
	return { json: trees.object(root.entries, []), notices: trees.notices };
}

/**
 * The text that has left before the end: `cut` is the beginning of the value that was being read.
 * A tree leaves when it is whole; a key and an opening bracket leave with what they are for.
 */
export function partialJson(all: Pairs, cut: string): string {
	const used = all.findLastIndex(({ entries }) => entries.length > 0);
	const pairs = cut === "" ? all.slice(0, used + 1) : all;
	let text = "";
	for (const [i, container] of pairs.entries()) {
		if (container.shape === "tree") return text;
		const { key, shape, entries } = container;
		const inner = i < pairs.length - 1 || cut !== "";
		if (entries.length === 0 && !inner && i === 0) return "";
		const comma = inner && entries.length > 0 ? "," : "";
		const label = inner && shape === "object" ? `${JSON.stringify(key ?? "")}:` : "";
		text += containerJson(container).slice(0, -1) + comma + label;
	}
	return text + cut;
}

function containerJson({ shape, entries }: Container): string {
	if (shape === "list") return `[${entries.map(({ value }) => value.json).join(",")}]`;
	return `{${entries.map(({ key, value }) => `${JSON.stringify(key)}:${value.json}`).join(",")}}`;
}
