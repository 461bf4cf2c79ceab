/** The open containers of a call's arguments, and what is known about the value that is being built in each. */
import type { Place } from "../coerce/index.js";
import { ARRAY, OBJECT, type ValueTypes } from "../coerce/types.js";

export type Shape = "object" | "list" | "tree";

/** The element's name where a grammar's tree gives none. */
export const ITEM = "item";

/** How a value arrives: `text` is a string for certain, `typed` becomes what the schema says when it is whole. */
export type Form = "text" | "typed" | "json" | Shape;

/** A whole value that waits. */
export interface Held {
	readonly json: string;
	/** the bare text that it was made of: as an element of a list it may be read otherwise */
	readonly raw: string | null;
	/** it was none of what the schema wants, and stayed a string */
	readonly kept: boolean;
}

/** The value that is being built. */
export interface Slot {
	readonly place: Place;
	/**
	 * `open`: what stands before it has been written. `held`: its text waits for its end, because then it will be known
	 * whether it is an element of a list. `tree`: a tree of which the first member will tell.
	 */
	readonly mode: "open" | "held" | "tree";
	/** what is written behind it */
	readonly close: string;
}

/** Neighbours of one name in a tree. */
export interface Group {
	readonly key: string;
	readonly place: Place;
	/** `single`: each is a member. `list`: the schema says that they are one list. `either`: a list if there are several */
	readonly kind: "single" | "list" | "either";
	/** elements written; the list's bracket is open from the first one on */
	count: number;
	open: boolean;
	held: Held | null;
}

export class Frame {
	/** members written */
	count = 0;
	/** tree: what it is; null while that is not known */
	as: "object" | "list" | null = null;
	/** tree: its elements are those of the list that its neighbours are */
	joined = false;
	/** what is written behind its own bracket */
	close = "";
	slot: Slot | null = null;
	group: Group | null = null;
	/** tree: values that are elements or members, which its other members will tell */
	items: Held[] | null = null;
	readonly keys = new Set<string>();

	constructor(
		readonly shape: Shape,
		readonly item: string,
		public place: Place,
	) {}
}

/** Of the containers, the schema allows lists only. */
export function listOnly(types: ValueTypes): boolean {
	return types.declared && (types.bits & ARRAY) !== 0 && (types.bits & OBJECT) === 0;
}

/** Of the containers, the schema allows objects only. */
export function objectOnly(types: ValueTypes): boolean {
	return types.declared && (types.bits & OBJECT) !== 0 && (types.bits & ARRAY) === 0;
}
