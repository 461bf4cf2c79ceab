/**
 * Arguments out of `key`/`value` pairs: a stack of open containers, the arguments' object first.
 * Everything is copied, nothing changed, because several readings may go on from one place.
 */
import { isArray, isObject, type Step, type Tools, typedJson, typesAt } from "./typed.js";

export interface Container {
	readonly shape: "object" | "list" | "tree";
	/** in a tree, the key that stands for an element of a list */
	readonly item: string;
	/** the key that waits for its value */
	readonly key: string | null;
	readonly entries: readonly Entry[];
}
interface Entry {
	/** null in a list */
	readonly key: string | null;
	readonly json: string;
}

/** The open containers, innermost last. */
export type Pairs = readonly Container[];

export const NO_PAIRS: Pairs = [{ shape: "object", item: "", key: null, entries: [] }];

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

/** Whether the key that waits is in its object already. In a tree, siblings of one name are a list. */
export function repeatsKey(pairs: Pairs): boolean {
	const { shape, key, entries } = top(pairs);
	return shape === "object" && key !== null && entries.some((entry) => entry.key === key);
}

export function addValue(pairs: Pairs, json: string): Pairs {
	const { shape, key, entries } = top(pairs);
	const entry = { key: shape === "list" ? null : (key ?? ""), json };
	return withTop(pairs, { key: null, entries: [...entries, entry] });
}

export function openContainer(pairs: Pairs, shape: Container["shape"], item: string | null): Pairs {
	return [...pairs, { shape, item: item ?? "item", key: null, entries: [] }];
}

/** Closes the innermost container and makes it a value of the next one. */
export function closeContainer(pairs: Pairs, tools: Tools, name: string | null): Pairs {
	const outer = pairs.slice(0, -1);
	const container = top(pairs);
	const path = pathOf(outer, tools, name);
	if (container.shape !== "tree") return addValue(outer, containerJson(container));
	return addValue(outer, treeJson(container, path, tools, name));
}

/** The place of the next value, as a path into the tool's schema. */
export function pathOf(pairs: Pairs, tools: Tools, name: string | null): readonly Step[] {
	const path: Step[] = [];
	for (const { shape, key, item } of pairs) {
		// An item element of a declared list is an element, not a member.
		const isItem = shape === "tree" && key === item && isArray(typesAt(tools, name, [...path]));
		path.push(shape === "list" || isItem ? null : (key ?? ""));
	}
	return path;
}

/** JSON text of bare text that stands as the next value. */
export function valueJson(pairs: Pairs, tools: Tools, name: string | null, raw: string): string {
	const path = pathOf(pairs, tools, name);
	const types = typesAt(tools, name, path);
	const json = typedJson(types, raw);
	// One sibling of several: the list is made when the tree closes.
	const sibling = top(pairs).shape === "tree" && isArray(types) && !json.startsWith("[");
	return sibling ? typedJson(typesAt(tools, name, [...path, null]), raw) : json;
}

/** The text of all arguments. */
export function argumentsJson(pairs: Pairs): string {
	return containerJson(top(pairs));
}

/**
 * The text that has left before the end: `cut` is the beginning of the value that was being read.
 * A tree leaves when it is whole.
 */
export function partialJson(pairs: Pairs, cut: string): string {
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
	if (shape === "list") return `[${entries.map(({ json }) => json).join(",")}]`;
	return `{${entries.map(({ key, json }) => `${JSON.stringify(key)}:${json}`).join(",")}}`;
}

/** Object or list as the schema says; without one, a list if all children have the item's name. */
function treeJson(
	tree: Container,
	path: readonly Step[],
	tools: Tools,
	name: string | null,
): string {
	const types = typesAt(tools, name, path);
	const items = tree.entries.every(({ key }) => key === tree.item);
	if (items && !isObject(types)) return `[${tree.entries.map(({ json }) => json).join(",")}]`;
	const groups: { key: string; values: string[] }[] = [];
	for (const { key, json } of tree.entries) {
		const last = groups.at(-1);
		if (last !== undefined && last.key === key) last.values.push(json);
		else groups.push({ key: key ?? "", values: [json] });
	}
	const entries = groups.flatMap(({ key, values }): readonly Entry[] => {
		const declared = typesAt(tools, name, [...path, key]);
		const [only] = values;
		if (values.length === 1 && only !== undefined) {
			const wrapped = isArray(declared) && !only.startsWith("[");
			return [{ key, json: wrapped ? `[${only}]` : only }];
		}
		if (isArray(declared) || !declared.declared) return [{ key, json: `[${values.join(",")}]` }];
		return values.map((json) => ({ key, json }));
	});
	return containerJson({ ...tree, shape: "object", entries });
}
