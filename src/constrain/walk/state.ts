/** How far a call has been written, without the values: what the rest of it depends on. */
import type { Property, Shape } from "../schema/shape.js";
import { ANY } from "../schema/shapes.js";

export interface Tool {
	readonly name: string;
	/** of its arguments: objects alone */
	readonly shape: Shape;
}

/** An object or a list whose members are written one by one. */
export interface Container {
	/** null: a list */
	readonly properties: readonly Property[] | null;
	/** of a list: its first items, each with its own shape, and the others; null: there are no others */
	readonly first: readonly Shape[];
	readonly item: Shape | null;
	/** the key of each item of a list that is written as elements */
	readonly itemKey: string | null;
	/** what it is a value of */
	readonly of: object;
	readonly least: number;
	readonly most: number | null;
	/** properties that are written or left out; of a list the items written, as far as they count */
	readonly at: number;
	/** the next key is this one's */
	readonly pinned: boolean;
	/** the value that is due, and its key */
	readonly due: { readonly key: string; readonly shape: Shape } | null;
	readonly lastKey: string;
	/** the last key has been written as a word that is none: it is no element's name where the reader looks for a word */
	readonly odd: boolean;
}

export interface State {
	readonly tool: Tool | null;
	readonly name: boolean;
	readonly id: boolean;
	/** the arguments have been written as one value */
	readonly whole: boolean;
	readonly members: Container | null;
	/** nothing visible stands before */
	readonly start: boolean;
	/** what is next begins a line */
	readonly line: boolean;
	/** the first call of the message */
	readonly first: boolean;
	/** not in a part that may be missing */
	readonly must: boolean;
	/** a thought may still be written: the entry is in one */
	readonly thought: boolean;
	/** nothing may follow */
	readonly over: boolean;
	/** something has been written */
	readonly begun: boolean;
}

/** Equal states have equal keys, within one call or one container. */
export function keyOf(state: State): string {
	const { tool, members } = state;
	const name = tool?.name ?? "";
	if (members === null) return `${name} ${flagsOf(state)}`;
	const { at, pinned, due, lastKey, of } = members;
	const shape = due === null ? "" : numberOf(due.shape);
	return `${name} ${flagsOf(state)} ${numberOf(of)} ${at} ${pinned} ${lastKey} ${shape}`;
}

/** One bit for each. */
export function flagsOf(state: State): number {
	const { name, id, whole, start, line, first, must, thought, over, begun } = state;
	return (
		(name ? 1 : 0) |
		(id ? 2 : 0) |
		(whole ? 4 : 0) |
		(start ? 8 : 0) |
		(line ? 16 : 0) |
		(first ? 32 : 0) |
		(must ? 64 : 0) |
		(thought ? 128 : 0) |
		(over ? 256 : 0) |
		(begun ? 512 : 0)
	);
}

const numbers = new WeakMap<object, number>();
let last = 0;
/** A number for each object. */
export function numberOf(object: object): number {
	let number = numbers.get(object);
	if (number === undefined) {
		number = ++last;
		numbers.set(object, number);
	}
	return number;
}

/** Nothing that must be there is missing. */
export function isComplete({ properties, at, due, least }: Container): boolean {
	if (due !== null) return false;
	if (properties === null) return at >= least;
	return properties.slice(at).every(({ required }) => !required);
}

/** In a list of which each place has a schema of its own. Readers take its elements for values of any type. */
export function isPlaced({ members }: State): boolean {
	return members !== null && members.properties === null && members.first.length > 0;
}

/** Stands for the key of a member while that is left open: no wire carries it. */
export const KEY = "\u0000key";

export const START: State = {
	tool: null,
	name: false,
	id: false,
	whole: false,
	members: null,
	start: true,
	line: true,
	first: true,
	must: true,
	thought: false,
	over: false,
	begun: false,
};

export const EMPTY_CONTAINER: Container = {
	properties: [],
	first: [],
	item: ANY,
	itemKey: null,
	of: ANY,
	least: 0,
	most: null,
	at: 0,
	pinned: false,
	due: null,
	lastKey: "",
	odd: false,
};
