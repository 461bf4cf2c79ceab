/** What a part of a message becomes when it is bound: the text, and how far the message then is. */

import type { Field } from "../runtime/contract.js";
import {
	type CallState,
	type Container,
	type Item,
	isWhole,
	listMembers,
	objectMembers,
	type State,
} from "./state.js";
import { bareText, jsonText, pythonText } from "./values.js";
import type { WriteKind } from "./writing.js";

/** What the writer is asked to write. */
export interface Task {
	readonly items: readonly Item[];
	/** an id for a call that has none, in the format's own shape */
	makeId(name: string, index: number): string;
}

export function wrote(state: State, text: string, change: Partial<State> = {}): State {
	return { ...state, ...change, text: state.text + text, bound: state.bound + 1 };
}

/** The next call of the message, begun; null when another item is next, or the last call is not whole. */
function begin(task: Task, state: State): State | null {
	const item = task.items[state.taken];
	if (item?.type !== "call" || !isWhole(state.call)) return null;
	const members = objectMembers(item.call.arguments, null);
	const call: CallState = { item, name: false, id: false, whole: false, members };
	return { ...state, taken: state.taken + 1, visible: true, call };
}

/** The states in which a call lacks what `lacks` asks for: the open one's, or the next one's. */
export function callsThat(
	task: Task,
	state: State,
	lacks: (call: CallState) => boolean,
): readonly { readonly state: State; readonly call: CallState }[] {
	const found: { state: State; call: CallState }[] = [];
	const next = begin(task, state);
	if (next?.call) found.push({ state: next, call: next.call });
	if (state.call !== null && lacks(state.call)) {
		const open = { state, call: state.call };
		if (isWhole(state.call)) found.push(open);
		else found.unshift(open);
	}
	return found;
}

/** The same for what stands behind the name: of the call that is open; of the next only where none came before. */
function openOr(
	task: Task,
	state: State,
	lacks: (call: CallState) => boolean,
): ReturnType<typeof callsThat> {
	const { call } = state;
	if (call === null) return callsThat(task, state, lacks);
	return lacks(call) ? [{ state, call }] : [];
}

/** The ways to write a field, the likeliest first; `must`: not inside of an optional part. */
export function bindField(
	task: Task,
	state: State,
	field: Field,
	kind: WriteKind,
	must: boolean,
): readonly State[] {
	switch (field) {
		case "content":
		case "reasoning":
			return bindText(task, state, field);
		case "name":
			return callsThat(task, state, ({ name }) => !name).map(({ state: s, call }) =>
				wrote(s, call.item.call.name, { call: { ...call, name: true } }),
			);
		case "id":
			return callsThat(task, state, ({ id }) => !id)
				.filter(({ call }) => must || call.item.call.id !== undefined)
				.map(({ state: s, call }) => wrote(s, idOf(task, call), { call: { ...call, id: true } }));
		case "index":
			return callsThat(task, state, () => true).map(({ state: s, call }) =>
				wrote(s, String(call.item.index), { call }),
			);
		case "arguments":
			return openOr(task, state, isUntouched).map(({ state: s, call }) =>
				wrote(s, valueText(call.item.call.arguments, kind) ?? "", {
					call: { ...call, whole: true },
				}),
			);
		case "key":
			return openOr(task, state, () => true).flatMap(({ state: s, call }) => {
				const { members } = call;
				const key = members.keys?.[members.at];
				if (key === undefined || members.open || call.whole) return [];
				return [wrote(s, key, { call: { ...call, members: { ...members, open: true } } })];
			});
		case "value": {
			const value = currentValue(state);
			const text = value === undefined ? null : valueText(value.value, kind);
			return value === undefined || text === null ? [] : [wrote(value.rest, text)];
		}
		case "skip":
			if (!must) return [];
			if (kind === "text") return [state];
			// a number that no reader trusts: the place of the call
			return kind === "digits" && state.call !== null
				? [{ ...state, text: state.text + String(state.call.item.index + 1) }]
				: [];
		default:
			return field satisfies never;
	}
}

function bindText(task: Task, state: State, field: "content" | "reasoning"): readonly State[] {
	const item = task.items[state.taken];
	if (item?.type !== field || !isWhole(state.call)) return [];
	const visible = state.visible || (field === "content" && /\S/.test(item.text));
	return [wrote(state, item.text, { taken: state.taken + 1, visible, call: null })];
}

export function idOf(task: Task, { item }: CallState): string {
	return item.call.id ?? task.makeId(item.call.name, item.index);
}

export function isUntouched({ whole, members }: CallState): boolean {
	return !whole && members.outer === null && members.at === 0 && !members.open;
}

/** The value that is due, and the state behind it. */
export function currentValue(
	state: State,
): { readonly value: unknown; readonly rest: State; readonly call: CallState } | undefined {
	const call = state.call;
	if (call === null || call.whole) return undefined;
	const { members } = call;
	if (members.at >= members.values.length || (members.keys !== null && !members.open))
		return undefined;
	const after: CallState = { ...call, members: { ...members, at: members.at + 1, open: false } };
	return { value: members.values[members.at], rest: { ...state, call: after }, call: after };
}

/** Null: this kind cannot hold the value. */
function valueText(value: unknown, kind: WriteKind): string | null {
	switch (kind) {
		case "json":
			return jsonText(value);
		case "py":
			return pythonText(value);
		case "text":
			return typeof value === "string" ? value : null;
		case "typed":
		case "line":
			return bareText(value);
		case "digits":
			return typeof value === "number" && Number.isInteger(value) && value >= 0
				? String(value)
				: null;
		case "word":
		case "attr":
		case "tool":
		case "prop":
			return typeof value === "object" && value !== null ? null : bareText(value);
		default:
			return kind satisfies never;
	}
}

/** The members of a nested container, if the value has the builder's shape. */
export function nestedMembers(
	value: unknown,
	shape: "object" | "list" | "tree",
	item: string | null,
	outer: Container,
): Container | null {
	if (Array.isArray(value)) {
		if (shape === "list") return listMembers(value, outer);
		if (shape !== "tree" || item === null) return null;
		return { ...listMembers(value, outer), keys: value.map(() => item) };
	}
	if (typeof value !== "object" || value === null || shape === "list") return null;
	return objectMembers(value as { readonly [key: string]: unknown }, outer);
}
