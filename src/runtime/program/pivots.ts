/**
 * Pivots: short texts, rare in ordinary text, of which each mark of a format holds one. Where no pivot stands, no mark is whole;
 * to search a few short texts is much cheaper than to read each character.
 */
import { type Automaton, next } from "./automaton.js";
import { Search } from "./search.js";

/** A character that is rarer than those of words. */
const SIGN = /[^\p{L}\p{N}\s]/u;
/** Strings of code are full of it. */
const QUOTE = '"';
const BACKSLASH = 92;
/** JSON may write it as it is, or escaped: no text beyond it can be searched. */
const SLASH = "/";

/** How the marks of a format are found; the same for all its parsers. */
export interface Pivots {
	/** in the texts of values */
	readonly plain: Search;
	/** in texts as JSON writes them; any character may be written as an escape */
	readonly written: Search;
	/** the character with which each of them begins; -1: there are several */
	readonly only: number;
	/** by character code: whether a mark begins with it */
	readonly first: Uint8Array;
	/** the same: whether it stands behind the first character of a mark, or begins an escape that may; others than these 128 may, too */
	readonly second: Uint8Array;
	/** whether a mark begins with another character */
	readonly wide: boolean;
	/** by state: whether it holds the first half of a mark */
	readonly halves: Uint8Array;
	/** words with which marks end, less their last signs: a key that is glued to its opening stands behind one */
	readonly words: readonly string[];
}

/** A part of a mark. */
interface Pivot {
	readonly text: string;
	readonly at: number;
}

const known = new WeakMap<Automaton, Pivots>();

export function pivotsOf(marks: Automaton): Pivots {
	const found = known.get(marks);
	if (found !== undefined) return found;
	const made = pivotsIn(marks);
	known.set(marks, made);
	return made;
}

const LAST_WORD = /([\p{L}\p{N}_-]+)[^\p{L}\p{N}\s_-]*$/u;
/** Fewer characters tell no mark. */
const LEAST = 4;

/** Characters of the first half of a mark, which tells it: it goes beyond its first sign. A mark that is shorter has none. */
function halfLength(mark: string): number {
	return Math.max(LEAST, Math.ceil(mark.length / 2), mark.search(SIGN) + 2);
}

/** By state: whether it holds the first half of a mark. */
function halvesIn(marks: Automaton): Uint8Array {
	const halves = new Uint8Array(marks.prefix.length);
	for (const mark of marks.literals) {
		if (mark.startsWith(QUOTE)) continue;
		const half = halfLength(mark);
		let state = 0;
		for (let i = 0; i < mark.length; i++) {
			state = next(marks, state, mark.charCodeAt(i));
			if (i + 1 >= half) halves[state] = 1;
		}
	}
	return halves;
}

function wordsIn(marks: readonly string[]): readonly string[] {
	const words = marks.map((mark) => LAST_WORD.exec(mark)?.[1] ?? "");
	return [...new Set(words)].filter((word) => word.length >= LEAST);
}

function pivotsIn(marks: Automaton): Pivots {
	const { literals, firsts } = marks;
	const codes = firsts.map((one) => one.charCodeAt(0));
	const first = new Uint8Array(128);
	for (const code of codes) if (code < 128) first[code] = 1;
	const [only = -1] = firsts.length === 1 ? codes : [];
	const wide = codes.some((code) => code >= 128);
	const second = new Uint8Array(128);
	second[BACKSLASH] = 1;
	for (const mark of literals) {
		if (mark.length === 1) second.fill(1);
		else if (mark.charCodeAt(1) < 128) second[mark.charCodeAt(1)] = 1;
	}
	/** each with the characters of a mark that stand before its last one */
	const texts = new Map<string, number>();
	const add = ({ text, at }: Pivot) =>
		texts.set(text, Math.max(texts.get(text) ?? 0, at + text.length - 1));
	const quoted = literals.filter((mark) => mark.startsWith(QUOTE));
	for (const mark of literals) if (!quoted.includes(mark)) add(pivotOf(mark));
	for (const mark of quoted) {
		const text = [...texts.keys()].find((one) => one.length > 1 && mark.includes(one));
		add(text === undefined ? pivotOf(mark) : { text, at: mark.indexOf(text) });
	}
	const plain = [...texts.keys()];
	const ahead = [...texts.values()];
	const written = plain.map((one) => JSON.stringify(one).slice(1, -1));
	const most = Math.max(0, ...ahead);
	if (written.length > 0) written.push("\\u");
	return {
		plain: new Search(plain, ahead),
		// each character may be written as two
		written: new Search(
			written,
			[...ahead, most].map((one) => 2 * one),
		),
		only,
		first,
		second,
		wide,
		halves: halvesIn(marks),
		words: wordsIn(literals),
	};
}

/** Its first character, if that is a sign; else the first sign, with the characters beside it. */
function pivotOf(mark: string): Pivot {
	const at = mark.search(SIGN);
	if (at <= 0) {
		const [one = "", two = ""] = mark;
		return { text: one === QUOTE && two !== SLASH ? one + two : one, at: 0 };
	}
	const [sign = "", behind = ""] = mark.slice(at);
	if (sign === SLASH) return { text: sign, at };
	const before = [...mark.slice(0, at)].pop() ?? "";
	const text = before + sign + (behind !== SLASH && SIGN.test(behind) ? behind : "");
	return { text, at: at - before.length };
}
