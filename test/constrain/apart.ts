/**
 * Words that tell the states of an automaton apart: one state goes on with such a word to its end, the other refuses it. They are what
 * the W-method sets behind each move; there are several for a pair, as not all that a grammar refuses would be read amiss.
 */
import type { Move } from "./automata.js";
import type { Node } from "./gbnf-text.js";

/** No move. */
const NONE = -1;
/** About so many words for a pair of states: with a quarter of them some wrong moves are not found. */
const MOST = 64;

export class Apart {
	/** by the number of a word and of a state; behind the states stands the end */
	private readonly moves: readonly Int32Array[];
	private readonly words: readonly string[];
	private readonly size: number;
	private readonly numbers = new Map<Node | null, number>();
	/** by two states */
	private readonly known = new Map<number, readonly string[]>();
	private readonly outs: readonly number[];

	constructor(states: ReadonlyMap<Node, readonly Move[]>) {
		for (const state of states.keys()) this.numbers.set(state, this.numbers.size);
		this.numbers.set(null, this.numbers.size);
		this.size = this.numbers.size;
		const columns = new Map<string, Int32Array>();
		const classes = new Map<string, { readonly word: string; readonly column: Int32Array }>();
		for (const [state, moves] of states)
			for (const { word, to } of moves) {
				const column = columns.get(word) ?? new Int32Array(this.size).fill(NONE);
				column[this.numberOf(state)] = this.numberOf(to);
				columns.set(word, column);
			}
		// words that lead from each state to the same one are of one class: the first of them stands for all
		for (const [word, column] of columns) {
			const key = column.join();
			if (!classes.has(key)) classes.set(key, { word, column });
		}
		this.words = [...classes.values()].map(({ word }) => word);
		this.moves = [...classes.values()].map(({ column }) => column);
		this.outs = this.outwards();
	}

	/** One word of each class, in the order of the moves. */
	get classes(): readonly string[] {
		return this.words;
	}

	/** For a move by a word to a state: what tells that state from the others to which the word leads from anywhere. */
	after(word: string, to: Node): readonly string[] {
		const others = new Set(this.moves[this.words.indexOf(word)]);
		const found = new Set<string>();
		for (const other of others)
			if (other !== NONE)
				for (const apart of this.between(this.numberOf(to), other)) found.add(apart);
		return [...found];
	}

	/** A shortest word for each refusal of the other state that this one does not share, until both come to the same. */
	private between(one: number, other: number): readonly string[] {
		const pair = one * this.size + other;
		const known = this.known.get(pair);
		if (known !== undefined) return known;
		const found = new Map<number, string>();
		const seen = new Set([pair]);
		const ways: (readonly [number, number, string])[] = [[one, other, ""]];
		for (const [from, beside, text] of ways) {
			if (found.size >= MOST) break;
			for (const [at, column] of this.moves.entries()) {
				const to = column[from] ?? NONE;
				const away = column[beside] ?? NONE;
				const word = text + (this.words[at] ?? "");
				const refusal = beside * this.moves.length + at;
				if (to === NONE || to === away) continue;
				if (away === NONE) {
					if (!found.has(refusal)) found.set(refusal, word + this.out(to));
					continue;
				}
				const next = to * this.size + away;
				if (seen.has(next)) continue;
				seen.add(next);
				ways.push([to, away, word]);
			}
		}
		const words = [...found.values()];
		this.known.set(pair, words);
		return words;
	}

	private out(from: number): string {
		let text = "";
		for (let at = from; at !== this.size - 1; ) {
			const by = this.outs[at] ?? NONE;
			const to = this.moves[by]?.[at];
			if (to === undefined) break;
			text += this.words[by] ?? "";
			at = to;
		}
		return text;
	}

	/** By which word each state comes nearer to the end. */
	private outwards(): readonly number[] {
		const by = new Array<number>(this.size).fill(NONE);
		let done = new Set([this.size - 1]);
		for (let before = 0; before < done.size; ) {
			before = done.size;
			const next = new Set(done);
			for (const [at, column] of this.moves.entries())
				for (const [state, to] of column.entries())
					if (done.has(to) && !next.has(state)) {
						by[state] = at;
						next.add(state);
					}
			done = next;
		}
		return by;
	}

	private numberOf(state: Node | null): number {
		const number = this.numbers.get(state);
		if (number === undefined) throw new Error("no such state");
		return number;
	}
}
