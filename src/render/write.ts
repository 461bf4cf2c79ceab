/**
 * Writes a message with the rules of a grammar. Where a rule leaves a choice, the first way that fits is tried first; ways are
 * found one by one, so a caller who is not content with one (it reads otherwise) asks for the next.
 */

import type { Field } from "../runtime/contract.js";
import { bindField, currentValue, nestedMembers, type Task, wrote } from "./bind.js";
import { writeObject } from "./pattern.js";
import { isWhole, type State } from "./state.js";
import { bareText } from "./values.js";
import type { Part, Writing } from "./writing.js";

/** Steps until an item is done; a grammar with many ways to write nothing must not search for ever. */
const MOST_STEPS = 200_000;
/** Items of a loop of which each way is tried. */
const MOST_TRIED = 40;

export class Writer {
	private steps = 0;

	constructor(
		private readonly writing: Writing,
		private readonly task: Task,
	) {}

	/** The texts of the whole message, the likeliest first. */
	*texts(start: Part): Generator<string> {
		const empty: State = { text: "", taken: 0, visible: false, call: null, bound: 0 };
		for (const state of this.write(start, empty, true)) {
			if (state.taken === this.task.items.length && isWhole(state.call)) yield state.text;
		}
	}

	private *write(part: Part, state: State, must: boolean): Generator<State> {
		if (++this.steps > MOST_STEPS) return;
		if (typeof part === "string") {
			yield { ...state, text: state.text + part };
			return;
		}
		switch (part.p) {
			case "seq":
				yield* this.sequence(part.of, 0, state, must);
				return;
			case "alt":
				for (const option of part.of) yield* this.write(option, state, must);
				return;
			case "opt":
				for (const next of this.write(part.of, state, false)) {
					if (next.bound > state.bound || this.isMarkup(part.of)) yield next;
				}
				yield state;
				return;
			case "loop":
				yield* this.loop(part, state, 0, must);
				return;
			case "assert":
				if (part.what === "start" && state.visible) return;
				if (part.what === "line" && state.text !== "" && !state.text.endsWith("\n")) return;
				yield state;
				return;
			case "field":
				yield* bindField(this.task, state, part.field, part.kind, must);
				return;
			case "object":
				yield* writeObject(this.task, state, part.members, part.py);
				return;
			case "group":
				yield* this.group(part.field, part.of, state, must);
				return;
			case "set":
				yield* this.constant(part.field, part.text, state);
				return;
			case "same":
				yield* same(part.field, state);
				return;
			case "build":
				yield* this.build(part, state);
				return;
			case "rule": {
				const rule = this.writing.rules[part.rule] ?? this.writing.message;
				yield* this.write(rule, state, must);
				return;
			}
			default:
				part satisfies never;
		}
	}

	private *sequence(
		of: readonly Part[],
		at: number,
		state: State,
		must: boolean,
	): Generator<State> {
		const part = of[at];
		if (part === undefined) {
			yield state;
			return;
		}
		for (const next of this.write(part, state, must)) yield* this.sequence(of, at + 1, next, must);
	}

	private *loop(
		part: Extract<Part, { p: "loop" }>,
		state: State,
		count: number,
		must: boolean,
	): Generator<State> {
		if (count >= MOST_TRIED) {
			yield this.rest(part, state, must);
			return;
		}
		const item = count === 0 ? [part.of] : [part.between, part.of];
		for (const next of this.sequence(item, 0, state, must)) {
			if (next.bound > state.bound) yield* this.loop(part, next, count + 1, must);
		}
		if (count >= part.min) yield state;
	}

	/** The items that are left, each in the first way that fits: many of them must not stand on each other's stack. */
	private rest(part: Extract<Part, { p: "loop" }>, state: State, must: boolean): State {
		let far = state;
		for (;;) {
			const from: State = far;
			for (const next of this.sequence([part.between, part.of], 0, from, must)) {
				if (next.bound === from.bound) continue;
				far = next;
				break;
			}
			if (far === from) return far;
			this.steps = 0;
		}
	}

	/** The text of a group is the field's: it is written by its parts, or as a whole where they bind nothing. */
	private *group(field: Field, of: Part, state: State, must: boolean): Generator<State> {
		if (field === "skip") {
			yield* this.write(of, state, must);
			return;
		}
		if (typeof of === "string") {
			for (const next of this.constant(field, of, state)) yield { ...next, text: next.text + of };
			return;
		}
		if (this.isMarkup(of)) {
			yield* bindField(this.task, state, field, "word", must);
			return;
		}
		for (const inner of this.write(of, state, must)) {
			const call = inner.call;
			const text = inner.text.slice(state.text.length);
			if (field !== "id" || call === null) {
				yield inner;
				continue;
			}
			const wanted = call.item.call.id;
			if (wanted === undefined || wanted === text) yield { ...inner, call: { ...call, id: true } };
		}
	}

	/** A binding without a text: possible only where the value is this one. */
	private *constant(field: Field, text: string, state: State): Generator<State> {
		if (field === "skip" || field === "index") {
			yield state;
			return;
		}
		if (field === "value") {
			const due = currentValue(state);
			if (due !== undefined && bareText(due.value) === text) yield wrote(due.rest, "");
			return;
		}
		for (const next of bindField(this.task, state, field, "word", true)) {
			if (next.text.slice(state.text.length) === text) yield { ...next, text: state.text };
		}
	}

	private *build(part: Extract<Part, { p: "build" }>, state: State): Generator<State> {
		const due = currentValue(state);
		if (due === undefined) return;
		const members = nestedMembers(due.value, part.shape, part.item, due.call.members);
		if (members === null) return;
		const inside: State = { ...due.rest, call: { ...due.call, members }, bound: state.bound + 1 };
		for (const next of this.write(part.of, inside, true)) {
			const call = next.call;
			if (call === null || call.members.outer === null) continue;
			if (call.members.open || call.members.at < call.members.values.length) continue;
			yield { ...next, call: { ...call, members: call.members.outer } };
		}
	}

	private readonly markup = new Map<Part, boolean>();

	/** Whether the part binds nothing of the message, whatever is chosen. */
	private isMarkup(part: Part): boolean {
		if (typeof part === "string") return true;
		const known = this.markup.get(part);
		if (known !== undefined) return known;
		// a rule within itself adds nothing to what the others say
		this.markup.set(part, true);
		const found = this.findMarkup(part);
		this.markup.set(part, found);
		return found;
	}

	private findMarkup(part: Exclude<Part, string>): boolean {
		switch (part.p) {
			case "seq":
			case "alt":
				return part.of.every((one) => this.isMarkup(one));
			case "opt":
				return this.isMarkup(part.of);
			case "loop":
				return this.isMarkup(part.of) && this.isMarkup(part.between);
			case "assert":
			case "same":
				return true;
			case "rule":
				return this.isMarkup(this.writing.rules[part.rule] ?? this.writing.message);
			case "field":
			case "object":
			case "group":
			case "set":
			case "build":
				return false;
			default:
				return part satisfies never;
		}
	}
}

function* same(field: Field, state: State): Generator<State> {
	const call = state.call;
	if (call === null) return;
	const { keys, at, open } = call.members;
	const text = field === "name" ? call.item.call.name : keys?.[open ? at : at - 1];
	if (text !== undefined) yield { ...state, text: state.text + text };
}
