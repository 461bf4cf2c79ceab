/**
 * The automata in a grammar: rules that lead by their characters to one another and to nowhere else. Values that end at a mark are
 * written so. Nothing is known of the marks here but their texts.
 */
import { type Grammar, holds, type Node } from "./gbnf-text.js";

/** `to`: null where the text is over. */
export interface Move {
	readonly word: string;
	readonly to: Node | null;
}

export class Automata {
	private readonly linear = new Map<Node, readonly Move[] | null>();
	private readonly cyclic = new Map<Node, boolean>();

	/** `signs`: what is tried where nearly every character may stand. */
	constructor(
		private readonly grammar: Grammar,
		private readonly signs: string,
	) {}

	/** The moves of all states that a rule leads to; null: it is no automaton. The first state is the rule's. */
	of(name: string): ReadonlyMap<Node, readonly Move[]> | null {
		const first = this.grammar.get(name);
		if (first === undefined) return null;
		const states = new Map<Node, readonly Move[]>();
		const todo = [first];
		let loops = false;
		for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
			if (states.has(state)) continue;
			const moves = this.moves(state);
			if (moves === null) return null;
			states.set(state, moves);
			for (const { to } of moves) {
				if (to === null) continue;
				loops ||= states.has(to);
				todo.push(to);
			}
		}
		return loops ? states : null;
	}

	isOne(name: string): boolean {
		const first = this.grammar.get(name);
		if (first === undefined) return false;
		const known = this.cyclic.get(first);
		if (known !== undefined) return known;
		const found = this.of(name) !== null;
		this.cyclic.set(first, found);
		return found;
	}

	/** Null: what follows is no state. */
	private moves(state: Node): readonly Move[] | null {
		if (this.linear.has(state)) return this.linear.get(state) ?? null;
		const options = state.k === "alt" ? state.of : [state];
		const found: Move[] = [];
		let fits = true;
		for (const option of options) {
			const parts = (option.k === "seq" ? option.of : [option]).filter(
				(one) => one.k !== "text" || one.text !== "",
			);
			const last = parts[parts.length - 1];
			const to = last?.k === "rule" ? this.grammar.get(last.name) : last?.k === "alt" ? last : null;
			const before = to === null ? parts : parts.slice(0, -1);
			const words = before.reduce<readonly string[] | null>(
				(heads, one) => {
					if (heads === null || (one.k !== "text" && one.k !== "set")) return null;
					const tails = one.k === "text" ? [one.text] : this.signsOf(one);
					return heads.flatMap((head) => tails.map((tail) => head + tail));
				},
				[""],
			);
			// a state that is one without a character would be the same state
			if (words === null || to === undefined || (to !== null && words.includes(""))) {
				fits = false;
				break;
			}
			found.push(...words.map((word) => ({ word, to })));
		}
		this.linear.set(state, fits ? found : null);
		return fits ? found : null;
	}

	/** Characters of a set: of a small range all of them, else both ends. */
	signsOf(set: Extract<Node, { k: "set" }>): readonly string[] {
		const tried = [...new Set(this.signs)].filter((sign) => holds(set, sign));
		if (set.not) return tried;
		const named = set.ranges.flatMap(([from, to]) =>
			to - from < 26
				? Array.from({ length: to - from + 1 }, (_, at) => from + at)
				: [from, to].filter((code) => code < 0xd800 || code > 0xdfff),
		);
		// the last one of all is no character that texts have
		const codes = named.filter((code) => code !== 0x10ffff);
		return [...new Set([...codes.map((code) => String.fromCodePoint(code)), ...tried])];
	}
}

/** Paths in one automaton. */
export class Paths {
	private readonly trees = new Map<Node, ReadonlyMap<Node, Step>>();

	constructor(private readonly states: ReadonlyMap<Node, readonly Move[]>) {}

	isEnd(state: Node): boolean {
		return this.states.get(state)?.some(({ to }) => to === null) ?? false;
	}

	/** The shortest text that leads there; null: none does. */
	between(from: Node, to: Node): string | null {
		const tree = this.tree(from);
		let text = "";
		for (let at = to; at !== from; ) {
			const step = tree.get(at);
			if (step === undefined) return null;
			text = step.word + text;
			at = step.from;
		}
		return text;
	}

	/** The shortest text with which it can be over. */
	out(from: Node): string | null {
		for (const state of [from, ...this.tree(from).keys()]) {
			const last = this.states.get(state)?.find(({ to }) => to === null);
			const path = last === undefined ? null : this.between(from, state);
			if (last !== undefined && path !== null) return path + last.word;
		}
		return null;
	}

	/** Goes on with a text as far as the automaton does. */
	walk(from: Node, text: string): { readonly to: Node; readonly went: string } {
		let at = from;
		let went = "";
		for (;;) {
			const rest = text.slice(went.length);
			const move: Move | undefined =
				rest === ""
					? undefined
					: this.states.get(at)?.find(({ word, to }) => to !== null && rest.startsWith(word));
			if (move === undefined || move.to === null) return { to: at, went };
			at = move.to;
			went += move.word;
		}
	}

	private tree(from: Node): ReadonlyMap<Node, Step> {
		const known = this.trees.get(from);
		if (known !== undefined) return known;
		const tree = new Map<Node, Step>();
		const queue = [from];
		for (const state of queue)
			for (const { word, to } of this.states.get(state) ?? []) {
				if (to === null || to === from || tree.has(to)) continue;
				tree.set(to, { from: state, word });
				queue.push(to);
			}
		this.trees.set(from, tree);
		return tree;
	}
}
interface Step {
	readonly from: Node;
	readonly word: string;
}
