import { Search } from "./search.js";

/**
 * The stop set of an open payload as an automaton (Aho–Corasick over character classes). The number of a state
 * is the text that is held back: `prefix[state]`, so a payload keeps no buffer of its own.
 */
export class Automaton {
	/** bits to shift a state to its row in `table` */
	readonly shift: number;
	/** class of each ASCII character; bit 7: the character must be escaped inside a JSON string */
	readonly classes: Uint8Array;
	/** classes of other characters, as pairs of code and class */
	readonly wide: readonly number[];
	readonly table: Uint16Array;
	/** 1: a stop literal has been read, or ends here */
	readonly accepts: Uint8Array;
	readonly depth: Uint16Array;
	readonly prefix: readonly string[];
	/** the one character with which all stop literals begin, or "" */
	readonly only: string;
	/** 1 for ASCII characters that begin a stop literal */
	readonly begins: Uint8Array;
	readonly firsts: readonly string[];
	/** for the places where a stop literal may begin */
	readonly search: Search;
	/** codes of other characters that begin a stop literal */
	readonly wideBegins: readonly number[];
	/** the state of the longest proper suffix */
	private readonly suffix: Uint16Array;
	/** the states that hold a literal */
	private readonly whole: readonly boolean[];

	constructor(readonly literals: readonly string[]) {
		const codes = [...new Set(literals.flatMap((l) => codesOf(l)))].sort((a, b) => a - b);
		let shift = 1;
		while (1 << shift < codes.length + 1) shift++;
		this.shift = shift;
		this.classes = new Uint8Array(128);
		const wide: number[] = [];
		codes.forEach((code, i) => {
			if (code < 128) this.classes[code] = i + 1;
			else wide.push(code, i + 1);
		});
		this.wide = wide;
		const row = codes.length + 1;
		// the literals as a tree of their beginnings; 0: no such branch
		const branches: number[][] = [new Array<number>(row).fill(0)];
		const prefix = [""];
		const whole: boolean[] = [false];
		for (const literal of literals) {
			let state = 0;
			for (let n = 0; n < literal.length; n++) {
				const k = codes.indexOf(literal.charCodeAt(n)) + 1;
				const from = branches[state] ?? [];
				let to = from[k] ?? 0;
				if (to === 0) {
					to = prefix.length;
					from[k] = to;
					branches.push(new Array<number>(row).fill(0));
					prefix.push((prefix[state] ?? "") + literal.charAt(n));
					whole.push(false);
				}
				state = to;
			}
			whole[state] = true;
		}
		this.prefix = prefix;
		this.whole = whole;
		this.depth = Uint16Array.from(prefix, (p) => p.length);
		this.table = new Uint16Array(prefix.length << shift);
		this.accepts = new Uint8Array(prefix.length);
		// breadth first: the longest proper suffix of a state is a shorter one, which is done
		const suffix = new Uint16Array(prefix.length);
		const order = [0];
		for (let n = 0; n < order.length; n++) {
			const state = order[n] ?? 0;
			const back = suffix[state] ?? 0;
			if ((state !== 0 && whole[state] === true) || this.accepts[back] === 1)
				this.accepts[state] = 1;
			for (let k = 1; k < row; k++) {
				const behind = state === 0 ? 0 : (this.table[(back << shift) + k] ?? 0);
				const to = branches[state]?.[k] ?? 0;
				this.table[(state << shift) + k] = to === 0 ? behind : to;
				if (to === 0) continue;
				suffix[to] = behind;
				order.push(to);
			}
		}
		this.suffix = suffix;
		for (let c = 0; c < 128; c++) {
			if (c < 32 || c === 34 || c === 92) this.classes[c] = (this.classes[c] ?? 0) | 128;
		}
		this.firsts = [...new Set(literals.map((l) => l.charAt(0)))];
		this.search = new Search(
			this.firsts,
			this.firsts.map(() => 0),
		);
		this.wideBegins = this.firsts.map((f) => f.charCodeAt(0)).filter((c) => c >= 128);
		this.only = this.firsts.length === 1 ? (this.firsts[0] ?? "") : "";
		this.begins = new Uint8Array(128);
		for (const first of this.firsts) {
			const code = first.charCodeAt(0);
			if (code < 128) this.begins[code] = 1;
		}
	}

	/** The state that holds the longest proper suffix of what `state` holds. */
	shorter(state: number): number {
		return this.suffix[state] ?? 0;
	}

	/** The longest literal that ends where `state` is; "": none does. */
	longestEnd(state: number): string {
		let s = state;
		while (s !== 0 && this.whole[s] !== true) s = this.shorter(s);
		return this.prefix[s] ?? "";
	}

	classOf(c: number): number {
		return c < 128 ? (this.classes[c] ?? 0) & 127 : this.wideClass(c);
	}

	wideClass(c: number): number {
		const wide = this.wide;
		for (let i = 0; i < wide.length; i += 2) if (wide[i] === c) return wide[i + 1] ?? 0;
		return 0;
	}
}

function codesOf(text: string): number[] {
	const codes: number[] = [];
	for (let i = 0; i < text.length; i++) codes.push(text.charCodeAt(i));
	return codes;
}

/** from this length on `indexOf` beats a loop */
const LONG = 12;

/** Whether a stop literal can begin in the text. */
export function mayBegin(text: string, stops: Automaton): boolean {
	const only = stops.only;
	if (only !== "") return text.indexOf(only) >= 0;
	const n = text.length;
	if (n >= LONG) {
		for (const first of stops.firsts) if (text.indexOf(first) >= 0) return true;
		return false;
	}
	const begins = stops.begins;
	for (let i = 0; i < n; i++) {
		const c = text.charCodeAt(i);
		if (c < 128 ? begins[c] === 1 : stops.wideBegins.includes(c)) return true;
	}
	return false;
}

/** The state behind a text; -1: a stop literal ends in it. */
export function walk(stops: Automaton, text: string, from: number): number {
	const { search, accepts } = stops;
	const n = text.length;
	search.begin(text);
	let state = from;
	for (let i = 0; ; ) {
		if (state === 0) i = search.next(text, i);
		if (i >= n) return state;
		state = next(stops, state, text.charCodeAt(i++));
		if (accepts[state] === 1) return -1;
	}
}

export const NO_STOPS = new Automaton([]);

/** The state behind the character `c`. */
export function next(automaton: Automaton, state: number, c: number): number {
	return automaton.table[(state << automaton.shift) + automaton.classOf(c)] ?? 0;
}
