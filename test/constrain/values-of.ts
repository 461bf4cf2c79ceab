/**
 * Texts of an automaton that make each of its moves, by a sign of each class, and go on with what tells the states apart (the
 * W-method); and that end in each state in which they may.
 */
import { Apart } from "./apart.js";
import { type Move, Paths } from "./automata.js";
import type { Node } from "./gbnf-text.js";

const LONGEST = 1_500;

/**
 * `closes`: texts that may follow, and marks. Behind a move that could be in the midst of one the rest of it follows, too, as far as the
 * automaton lets it: where the one wrong move is the only way to a state, no other state knows what must not follow. They are made as they
 * are asked for; `random` is there where only some are taken: then the moves come in its order.
 */
export function* valuesOf(
	states: ReadonlyMap<Node, readonly Move[]>,
	closes: readonly string[],
	random: (() => number) | null,
): Iterable<string> {
	const paths = new Paths(states);
	const apart = new Apart(states);
	const classes = new Set(apart.classes);
	const [first] = states.keys();
	if (first === undefined) return;
	const longest = Math.max(...closes.map((close) => close.length), 0);
	const all = [...states].flatMap(([state, moves]) => moves.map((move) => ({ state, ...move })));
	const ordered = random === null ? all : shuffled(all, random);
	let done: string[] = [];
	let [text, at]: [string, Node] = ["", first];
	const finish = (): void => {
		const end = paths.out(at);
		if (end !== null) done.push(text + end);
		[text, at] = ["", first];
	};
	const go = (to: Node): boolean => {
		if (text.length > LONGEST || paths.between(at, to) === null) finish();
		const path = paths.between(at, to);
		if (path === null) return false;
		[text, at] = [text + path, to];
		return true;
	};
	const follow = (word: string): void => {
		const { to, went } = paths.walk(at, word);
		[text, at] = [text + went, to];
	};
	// what is read amiss is seen only with some of the closes behind it: each word has the next of them
	let turn = 0;
	for (const { state, word, to } of ordered) {
		if (to === null) {
			const path = paths.between(first, state);
			if (path !== null) yield path + word;
			continue;
		}
		if (!go(state)) continue;
		const tail = text.slice(-longest) + word;
		const rests = closes.flatMap((close) => restOf(tail, close));
		// a sign of a mark may have come into a class where it does not belong
		if (!classes.has(word) && rests.length === 0) continue;
		for (const rest of new Set([...apart.after(word, to), ...rests])) {
			if (!go(state)) break;
			[text, at] = [text + word, to];
			follow(rest);
			follow(closes[turn++ % closes.length] ?? "");
		}
		yield* done;
		done = [];
	}
	finish();
	yield* done;
}

function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
	const moved = [...list];
	for (let at = moved.length - 1; at > 0; at--) {
		const other = Math.floor(random() * (at + 1));
		[moved[at], moved[other]] = [moved[other] as T, moved[at] as T];
	}
	return moved;
}

/** The longest begin of the close with which the text ends, and what of the close is left; none: nothing of it has begun. */
function restOf(text: string, close: string): readonly string[] {
	const last = text[text.length - 1];
	for (let length = Math.min(close.length - 1, text.length); length > 0; length--)
		if (close[length - 1] === last && text.endsWith(close.slice(0, length)))
			return [close.slice(length)];
	return [];
}
