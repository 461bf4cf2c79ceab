/** How far a message has been written: immutable, so that the writer can go back and try another way. */
import { DEFAULT_LIMITS } from "../runtime/limits.js";
import { type Json, Members, NotJson, readExactJson, toJson } from "./json.js";

/** A call of a message that is written. */
export interface RenderCall {
	readonly name: string;
	/** an object, or the JSON text of one, whose numbers keep their digits; a `bigint` keeps its digits, too */
	readonly arguments: { readonly [key: string]: unknown } | string;
	/** absent: one is made where the wire has a place for it */
	readonly id?: string | undefined;
}

/** A piece of a message, as it is given. */
export type Item =
	| { readonly type: "reasoning" | "content"; readonly text: string }
	| { readonly type: "call"; readonly call: RenderCall; readonly index: number };

export interface CallItem {
	readonly type: "call";
	readonly name: string;
	readonly id: string | undefined;
	readonly arguments: Members;
	readonly index: number;
}

/** A piece of a message, ready to be written. */
export type Piece = { readonly type: "reasoning" | "content"; readonly text: string } | CallItem;

/** Throws `NotJson` where arguments are no JSON object. */
export function pieceOf(item: Item): Piece {
	if (item.type !== "call") return item;
	const { name, id, arguments: given } = item.call;
	const { depth } = DEFAULT_LIMITS;
	const path = `the arguments of call ${item.index}, ${JSON.stringify(name)}`;
	const json =
		typeof given === "string" ? readExactJson(given, path, depth) : toJson(given, path, depth);
	if (!(json instanceof Members)) throw new NotJson(`${path}: no object`);
	return { type: "call", name, id, arguments: json, index: item.index };
}

/** A container whose members are being written. */
export interface Container {
	readonly keys: readonly string[] | null;
	readonly values: readonly Json[];
	/** members begun */
	readonly at: number;
	/** the key of the member that was begun has been written, its value has not */
	readonly open: boolean;
	readonly outer: Container | null;
}

export interface CallState {
	readonly item: CallItem;
	readonly name: boolean;
	readonly id: boolean;
	/** the arguments have been written as one value */
	readonly whole: boolean;
	readonly members: Container;
}

export interface State {
	readonly text: string;
	/** something has been written */
	readonly begun: boolean;
	/** what is next begins a line */
	readonly line: boolean;
	/** items that have been taken */
	readonly taken: number;
	/** visible content, or a call, has been written */
	readonly visible: boolean;
	/** the call that is being written */
	readonly call: CallState | null;
	/** bindings made so far: a part that makes none has written markup only */
	readonly bound: number;
}

export const NOTHING: State = {
	text: "",
	begun: false,
	line: true,
	taken: 0,
	visible: false,
	call: null,
	bound: 0,
};

export function append(state: State, text: string): State {
	if (text === "") return state;
	const { taken, visible, call, bound } = state;
	const line = text.endsWith("\n");
	return { text: state.text + text, begun: true, line, taken, visible, call, bound };
}

export function objectMembers({ of }: Members, outer: Container | null): Container {
	return { keys: [...of.keys()], values: [...of.values()], at: 0, open: false, outer };
}

export function listMembers(values: readonly Json[], outer: Container | null): Container {
	return { keys: null, values, at: 0, open: false, outer };
}

/** All of the call has been written. */
export function isWhole({ name, whole, members }: CallState): boolean {
	const pairs = members.outer === null && !members.open && members.at === members.values.length;
	return name && (whole || pairs);
}

/** None of the arguments has been written. */
export function isUntouched({ whole, members }: CallState): boolean {
	return !whole && members.outer === null && members.at === 0 && !members.open;
}
