/** How far a call has been written, without the values: what the rest of it depends on. */
import type { JsonSchema } from "../grammar/expr.js";
import type { Property } from "../values/properties.js";

export interface Tool {
	readonly name: string;
	readonly schema: JsonSchema;
}

/** An object or a list whose members are written one by one. */
export interface Container {
	/** null: a list */
	readonly properties: readonly Property[] | null;
	readonly item: JsonSchema;
	/** the key of each item of a list that is written as elements */
	readonly itemKey: string | null;
	readonly place: string;
	readonly least: number;
	readonly most: number | null;
	/** properties that are written or left out; of a list the items written, as far as they count */
	readonly at: number;
	/** the next key is this one's */
	readonly pinned: boolean;
	/** the value that is due, and its key */
	readonly due: {
		readonly key: string;
		readonly schema: JsonSchema;
		readonly place: string;
	} | null;
	readonly lastKey: string;
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
export function keyOf({ members, ...state }: State): string {
	const { tool, name, id, whole, start, line, first, must, thought, over, begun } = state;
	const flags = [name, id, whole, start, line, first, must, thought, over, begun]
		.map(Number)
		.join("");
	if (members === null) return `${tool?.name ?? ""} ${flags}`;
	const { at, pinned, due, lastKey, place } = members;
	return `${tool?.name ?? ""} ${flags} ${place} ${at} ${pinned} ${lastKey} ${due?.place ?? ""} ${dueNumber(due?.schema)}`;
}

const numbers = new WeakMap<object, number>();
let last = 0;
function dueNumber(schema: JsonSchema | undefined): number | string {
	if (typeof schema !== "object") return String(schema);
	const known = numbers.get(schema) ?? ++last;
	numbers.set(schema, known);
	return known;
}

/** Nothing that must be there is missing. */
export function isComplete({ properties, at, due, least }: Container): boolean {
	if (due !== null) return false;
	if (properties === null) return at >= least;
	return properties.slice(at).every(({ required }) => !required);
}

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
	item: true,
	itemKey: null,
	place: "",
	least: 0,
	most: null,
	at: 0,
	pinned: false,
	due: null,
	lastKey: "",
};

export function rootOf(s: State): JsonSchema {
	return s.tool?.schema ?? true;
}
