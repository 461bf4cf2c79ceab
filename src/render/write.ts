/**
 * Writes a message with the rules of a grammar. Where a rule leaves a choice, the first way that fits is tried first; ways are
 * found one by one, so a caller who is not content with one (it reads otherwise) asks for the next.
 */
import type { Field } from "../runtime/contract.js";
import { bindField, dueValue, nestedMembers, type Ready, wrote } from "./bind.js";
import { Choices } from "./choices.js";
import { writeObject } from "./pattern.js";
import { Progress } from "./progress.js";
import { append, type Item, isWhole, NOTHING, type Piece, pieceOf, type State } from "./state.js";
import { ruleOf } from "./survey.js";
import { jsonText } from "./values.js";
import type { Part, Writing } from "./writing.js";

/** Steps until an item is done; a grammar with many ways to write nothing must not search for ever. */
const MOST_STEPS = 200_000;
/** Items of a loop of which each way is tried. */
const MOST_TRIED = 12;

/** What the writer is asked to write. */
export interface Task {
	readonly items: readonly Item[];
	/** an id for a call that has none, in the format's own shape */
	makeId(name: string, index: number): string;
}

export class Writer {
	/** steps taken in all: linear in the length of the message */
	work = 0;
	private steps = 0;
	private turn = 0;
	readonly progress: Progress;
	private task: Ready;
	private readonly choices: Choices;

	/** Throws `NotJson` where arguments are no JSON object. */
	constructor(
		private readonly writing: Writing,
		{ items, makeId }: Task,
	) {
		this.task = {
			pieces: items.map(pieceOf),
			makeId,
			words: writing.words,
			indent: writing.indent,
			plain: false,
		};
		this.choices = new Choices(writing);
		this.progress = new Progress(writing, this.task.pieces);
	}

	get pieces(): readonly Piece[] {
		return this.task.pieces;
	}

	/** The texts of the whole message, the likeliest first. `turn`: choices begin with an alternative further back. */
	*texts(start: Part, turn = 0): Generator<string> {
		this.turn = turn;
		this.task = { ...this.task, plain: turn > 0 };
		this.steps = 0;
		for (const state of this.write(start, NOTHING, true)) {
			if (state.taken === this.task.pieces.length && state.call === null) yield state.text;
		}
	}

	private *write(part: Part, state: State, must: boolean): Generator<State> {
		this.work++;
		if (++this.steps > MOST_STEPS) return;
		if (typeof part === "string") {
			yield append(state, part);
			return;
		}
		switch (part.p) {
			case "seq":
				yield* this.sequence(part.of, 0, state, must);
				return;
			case "alt":
				for (const option of this.choices.inOrder(part.of, state, this.turn))
					yield* this.write(option, state, must);
				return;
			case "opt":
				for (const next of this.write(part.of, state, false)) {
					if (next.bound > state.bound || this.choices.isMarkup(part.of)) yield next;
				}
				yield state;
				return;
			case "loop":
				yield* this.loop(part, state, 0, must);
				return;
			case "call":
				yield* this.call(part.of, state, must);
				return;
			case "assert":
				if (this.holds(part.what, state)) yield state;
				return;
			case "field": {
				const next = bindField(this.task, state, part.field, part.kind, must);
				if (next !== null) yield this.progress.reached(next);
				return;
			}
			case "object": {
				const next = writeObject(this.task, state, part.members, part.py);
				if (next !== null) yield this.progress.reached(next);
				return;
			}
			case "group":
				yield* this.group(part.field, part.of, state, must);
				return;
			case "set": {
				const next = this.constant(part.field, part.text, state);
				if (next !== null) yield next;
				return;
			}
			case "same":
				yield* same(part.field, state);
				return;
			case "build":
				yield* this.build(part, state);
				return;
			case "rule":
				yield* this.write(ruleOf(this.writing, part.rule), state, must);
				return;
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
		let from = state;
		for (let i = at; i < of.length; i++) {
			const part = of[i] ?? "";
			if (typeof part !== "string") {
				let stopped = true;
				for (const next of this.write(part, from, must)) {
					stopped = false;
					yield* this.sequence(of, i + 1, next, must);
				}
				if (stopped && this.choices.isMarkup(part))
					this.progress.stopped(part, of.slice(i + 1), from);
				return;
			}
			from = append(from, part);
		}
		yield from;
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
			this.steps = 0;
			for (const next of this.sequence([part.between, part.of], 0, from, must)) {
				if (next.bound === from.bound) continue;
				far = next;
				break;
			}
			if (far === from) return far;
		}
	}

	private *call(of: Part, state: State, must: boolean): Generator<State> {
		if (state.call !== null) return;
		for (const next of this.write(of, state, must)) {
			if (next.call !== null && isWhole(next.call))
				yield this.progress.reached({ ...next, call: null });
		}
	}

	private holds(what: "start" | "line" | "end", state: State): boolean {
		if (what === "start") return !state.visible;
		if (what === "line") return state.line;
		return state.taken === this.task.pieces.length;
	}

	/** The text of a group is the field's: it is written by its parts, or as a whole where they bind nothing. */
	private *group(field: Field, of: Part, state: State, must: boolean): Generator<State> {
		if (field === "skip") {
			yield* this.write(of, state, must);
			return;
		}
		if (typeof of === "string") {
			const next = this.constant(field, of, state);
			if (next !== null) yield append(next, of);
			return;
		}
		if (this.choices.isMarkup(of)) {
			const next = bindField(this.task, state, field, "word", must);
			if (next !== null) yield next;
			return;
		}
		for (const inner of this.write(of, { ...state, text: "" }, must)) {
			const call = inner.call;
			const next = { ...inner, text: state.text + inner.text };
			// an id of parts is the wire's own, whatever the caller's is
			yield field !== "id" || call === null ? next : { ...next, call: { ...call, id: true } };
		}
	}

	/** A binding without a text: possible only where the value is this one. */
	private constant(field: Field, text: string, state: State): State | null {
		if (field === "skip" || field === "index") return state;
		if (field === "value") {
			const due = dueValue(state);
			const same = due !== null && (due.value === text || jsonText(due.value) === text);
			return same ? wrote(due.rest, "") : null;
		}
		const next = bindField(this.task, { ...state, text: "" }, field, "word", true);
		if (next === null || next.text !== text) return null;
		return { ...next, text: state.text, begun: state.begun, line: state.line };
	}

	private *build(part: Extract<Part, { p: "build" }>, state: State): Generator<State> {
		const due = dueValue(state);
		if (due === null) return;
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
}

function* same(field: Field, state: State): Generator<State> {
	const call = state.call;
	if (call === null) return;
	const { keys, at, open } = call.members;
	const text = field === "name" ? call.item.name : keys?.[open ? at : at - 1];
	if (text !== undefined) yield append(state, text);
}
