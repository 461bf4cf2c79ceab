/** What a part of a message becomes when it is bound: the text, and how far the message then is. */
import type { Field } from "../runtime/contract.js";
import { WORD_CHARACTER } from "../runtime/scan/classes.js";
import { Digits, type Json, Members, typeOf } from "./json.js";
import {
	append,
	type CallState,
	type Container,
	isUntouched,
	listMembers,
	objectMembers,
	type Piece,
	type State,
} from "./state.js";
import { bareText, jsonText, plainText, pythonText } from "./values.js";
import type { WriteKind, Writing } from "./writing.js";
import { yamlText } from "./yaml.js";

/** What is written. */
export interface Ready {
	readonly pieces: readonly Piece[];
	readonly words: Writing["words"];
	readonly indent: Writing["indent"];
	/** bare values as a reader knows them who knows no types, and nothing in them that looks like a mark */
	readonly plain: boolean;
	/** an id for a call that has none, in the format's own shape */
	makeId(name: string, index: number): string;
}

export function wrote(state: State, text: string, change: Partial<State> = {}): State {
	return { ...append(state, text), ...change, bound: state.bound + 1 };
}

/** The call that is being written, or the next item of the message, if it is one. */
export function callOf(
	task: Ready,
	state: State,
): { readonly state: State; readonly call: CallState } | null {
	if (state.call !== null) return { state, call: state.call };
	const item = task.pieces[state.taken];
	if (item?.type !== "call") return null;
	const members = objectMembers(item.arguments, null);
	const call: CallState = { item, name: false, id: false, whole: false, members };
	return { state: { ...state, taken: state.taken + 1, visible: true, call }, call };
}

/** The state in which the field is written; null: the message has nothing for it. `must`: not inside of an optional part. */
export function bindField(
	task: Ready,
	state: State,
	field: Field,
	kind: WriteKind,
	must: boolean,
): State | null {
	if (field === "content" || field === "reasoning") return bindText(task, state, field, kind);
	const found = callOf(task, state);
	if (found === null) return field === "skip" && kind === "text" && must ? state : null;
	const { call } = found;
	const { item, members } = call;
	const write = (text: string, change: Partial<CallState>): State =>
		wrote(found.state, text, { call: { ...call, ...change } });
	switch (field) {
		case "name":
			return call.name ? null : write(item.name, { name: true });
		case "id":
			if (call.id || (!must && item.id === undefined)) return null;
			return write(idOf(task, call, kind), { id: true });
		case "index":
			return write(String(item.index), {});
		case "arguments": {
			const text = isUntouched(call) ? valueText(task, item.arguments, kind) : null;
			return text === null ? null : write(text, { whole: true });
		}
		case "key": {
			const key = members.keys?.[members.at];
			if (key === undefined || members.open || call.whole) return null;
			const text = kind === "attr" ? attributeText(key) : key;
			return write(text, { members: { ...members, open: true } });
		}
		case "value": {
			const due = dueValue(state);
			const text = due === null ? null : valueText(task, due.value, kind);
			return due === null || text === null ? null : wrote(due.rest, text);
		}
		case "skip": {
			const text = must ? skipped(call, kind) : null;
			return text === null ? null : append(state, text);
		}
		default:
			return field satisfies never;
	}
}

/** What stands where a reader skips. It says nothing that counts, so it says what is the case. */
function skipped({ item, name, members }: CallState, kind: WriteKind): string | null {
	if (kind === "text") return "";
	if (kind === "digits") return String(item.index + 1);
	if (kind !== "word") return null;
	const value = members.open ? members.values[members.at] : undefined;
	if (value !== undefined) return typeOf(value);
	return name ? null : item.name;
}

function bindText(
	task: Ready,
	state: State,
	field: "content" | "reasoning",
	kind: WriteKind,
): State | null {
	const item = task.pieces[state.taken];
	if (item?.type !== field || state.call !== null) return null;
	const visible = state.visible || (field === "content" && /\S/.test(item.text));
	const text = kind === "quoted" ? JSON.stringify(item.text).slice(1, -1) : item.text;
	return wrote(state, text, { taken: state.taken + 1, visible });
}

/** The caller's id, where the wire has a place for it; else one of the wire's own: ids name a call and say nothing. */
export function idOf(task: Ready, { item }: CallState, kind: WriteKind | null): string {
	const { id, name, index } = item;
	if (id !== undefined && fits(id, kind)) return id;
	const made = task.makeId(name, index);
	return fits(made, kind) ? made : String(index);
}

const WORD = new RegExp(`^${WORD_CHARACTER}+$`);

function fits(id: string, kind: WriteKind | null): boolean {
	if (kind === "digits") return /^\d+$/.test(id);
	if (kind === "attr") return !/["\n]/.test(id);
	return kind !== "word" || WORD.test(id);
}

/** The value that is due, and the state behind it. */
export function dueValue(
	state: State,
): { readonly value: Json; readonly rest: State; readonly call: CallState } | null {
	const call = state.call;
	if (call === null || call.whole) return null;
	const { members } = call;
	const value = members.values[members.at];
	if (value === undefined || (members.keys !== null && !members.open)) return null;
	const after: CallState = { ...call, members: { ...members, at: members.at + 1, open: false } };
	return { value, rest: { ...state, call: after }, call: after };
}

/** Null: this kind cannot hold the value. */
function valueText({ words, plain }: Ready, value: Json, kind: WriteKind): string | null {
	const bare = () => (plain ? plainText(value) : bareText(value, words.bare));
	switch (kind) {
		case "json":
		case "input":
			return jsonText(value);
		case "yaml":
			return yamlText(value);
		case "py":
			return pythonText(value, words.py);
		case "text":
		case "quoted":
			return typeof value === "string" ? value : null;
		case "typed":
		case "line":
			return bare();
		case "digits":
			return value instanceof Digits && /^\d+$/.test(value.text) ? value.text : null;
		case "attr": {
			const text = value instanceof Members || Array.isArray(value) ? null : bare();
			return text === null ? null : attributeText(text);
		}
		case "word":
		case "tool":
		case "prop":
		case "unbound":
			return value instanceof Members || Array.isArray(value) ? null : bare();
		default:
			return kind satisfies never;
	}
}

/** Between double quotes, where a reader decodes these two. */
function attributeText(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** The members of a nested container, if the value has the builder's shape. */
export function nestedMembers(
	value: Json,
	shape: "object" | "list" | "tree",
	item: string | null,
	outer: Container,
): Container | null {
	if (value instanceof Members) return shape === "list" ? null : objectMembers(value, outer);
	if (typeof value !== "object" || value === null || value instanceof Digits) return null;
	if (shape === "list") return listMembers(value, outer);
	if (shape !== "tree" || item === null) return null;
	return { ...listMembers(value, outer), keys: value.map(() => item) };
}
