/**
 * Looks for the signals of intent in a text that comes in pieces. A signal counts where a word begins and ends: so it is known
 * with the character behind it. Work per character is bounded by the length of the signals.
 */
import type { IntentSignal } from "./options.js";

/** No signal yet; the rest of its line is skipped, as far as it is white space; behind a CR; the text begins here. */
type Phase = "search" | "blanks" | "return" | "begin";

interface Pattern {
	readonly codes: readonly number[];
	/** by code: blanks may stand before it */
	readonly gaps: readonly boolean[];
	readonly anyCase: boolean;
	readonly opensWord: boolean;
	readonly endsWord: boolean;
	/** how much of it has been read, by each reading of it that is alive */
	alive: number[];
}

export class IntentScanner {
	private readonly patterns: readonly Pattern[];
	private readonly firsts = new Set<number>();
	private anyAlive = false;
	private phase: Phase = "search";
	/** the character before the piece */
	private last = 10;

	/** Throws where a signal has no visible text. */
	constructor(signals: readonly IntentSignal[]) {
		this.patterns = signals.map(patternOf);
		for (const { codes, anyCase } of this.patterns) {
			const first = codes[0] ?? 0;
			this.firsts.add(first);
			if (anyCase) this.firsts.add(upper(first));
		}
	}

	/** The place in the piece behind a signal, the rest of its line (if that is white space) and the line's end; -1: none yet. */
	scan(piece: string): number {
		const n = piece.length;
		for (let i = 0; i < n; i++) {
			const c = piece.charCodeAt(i);
			if (this.phase === "search") {
				if (!this.anyAlive && !this.firsts.has(c)) continue;
				const before = i > 0 ? piece.charCodeAt(i - 1) : this.last;
				const shown = this.step(c, isWord(before));
				if (shown === "no") continue;
				this.phase = "blanks";
				if (shown === "with") continue;
			}
			if (this.phase === "begin") return i;
			if (c === 10) return i + 1;
			if (this.phase === "return") return i;
			if (c === 13) this.phase = "return";
			else if (!isBlank(c)) return i;
		}
		if (n > 0) this.last = piece.charCodeAt(n - 1);
		return -1;
	}

	/** Something that is no content stands between the pieces: no signal goes over it. */
	interrupt(): void {
		this.last = 10;
		if (this.phase === "search") {
			const shown = this.patterns.some(({ alive, codes }) => alive.includes(codes.length));
			for (const pattern of this.patterns) pattern.alive = [];
			this.anyAlive = false;
			if (shown) this.phase = "begin";
		} else this.phase = "begin";
	}

	/** Whether a signal is complete: with this character, or before it (it shows that a word has ended). */
	private step(c: number, afterWord: boolean): "no" | "with" | "before" {
		let shown: "no" | "with" | "before" = "no";
		this.anyAlive = false;
		for (const pattern of this.patterns) {
			const { codes, gaps, endsWord, opensWord } = pattern;
			const next: number[] = [];
			const letter = pattern.anyCase ? lower(c) : c;
			const read = (k: number): void => {
				if (k + 1 === codes.length && !endsWord) shown = shown === "before" ? shown : "with";
				else next.push(k + 1);
			};
			for (const k of pattern.alive) {
				if (k === codes.length) {
					if (!isWord(c)) shown = "before";
				} else if (codes[k] === letter) read(k);
				else if (gaps[k] === true && isBlank(c)) next.push(k);
			}
			if (codes[0] === letter && !(opensWord && afterWord)) read(0);
			pattern.alive = next;
			this.anyAlive ||= next.length > 0;
		}
		return shown;
	}
}

function patternOf({ text, anyCase = false }: IntentSignal): Pattern {
	const codes: number[] = [];
	const gaps: boolean[] = [];
	let gap = false;
	for (let i = 0; i < text.length; i++) {
		const c = text.charCodeAt(i);
		if (isBlank(c)) {
			gap = true;
			continue;
		}
		codes.push(anyCase ? lower(c) : c);
		gaps.push(gap);
		gap = false;
	}
	const first = codes[0];
	const last = codes[codes.length - 1];
	if (first === undefined || last === undefined)
		throw new RangeError("a signal of intent needs a visible character");
	return { codes, gaps, anyCase, opensWord: isWord(first), endsWord: isWord(last), alive: [] };
}

function isBlank(c: number): boolean {
	return c === 32 || c === 9;
}

/** ASCII letters, digits and the low line: what names are made of. */
function isWord(c: number): boolean {
	return (c >= 48 && c <= 57) || c === 95 || isLetter(c);
}

function isLetter(c: number): boolean {
	return (c >= 65 && c <= 90) || (c >= 97 && c <= 122);
}

function lower(c: number): number {
	return c >= 65 && c <= 90 ? c + 32 : c;
}

function upper(c: number): number {
	return c >= 97 && c <= 122 ? c - 32 : c;
}
