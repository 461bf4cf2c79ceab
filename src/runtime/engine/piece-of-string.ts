/** A chunk that lies in a string parameter: where its literals begin, and how JSON writes it. */
import { type Automaton, walk } from "../program/automaton.js";
import { escapeJson, escapeMarked, isAlone, isSurrogate } from "../scan/escape.js";

/** From this length on, searches and the built-in escape are faster than a look at each character. */
const LONG = 32;
/** Of a pair of surrogates; it may be alone. */
const HALF = /[\ud800-\udfff]/;
/** Where characters stand that leave escaped. */
const MOST_PLACES = 64;
const UNKNOWN = MOST_PLACES + 1;

export class PieceOfString {
	private readonly places = new Int32Array(MOST_PLACES);
	/** how many there are */
	private count = 0;

	/** The state behind the chunk; -1: a stop literal ends in it, or a half of a pair is alone. */
	read(stops: Automaton, chunk: string, before: number): number {
		const n = chunk.length;
		if (n > LONG && !HALF.test(chunk)) {
			this.count = UNKNOWN;
			return walk(stops, chunk, before);
		}
		const { table, classes, shift, accepts } = stops;
		const { places } = this;
		let count = 0;
		let s = before;
		for (let j = 0; j < n; j++) {
			const c = chunk.charCodeAt(j);
			let k: number;
			if (c < 128) k = classes[c] as number;
			else {
				if (isSurrogate(c) && isAlone(chunk, j)) return -1;
				k = stops.wideClass(c);
			}
			if (k === 0 && s === 0) continue;
			if (k > 127) {
				if (count < MOST_PLACES) places[count] = j;
				count++;
			}
			s = table[(s << shift) + (k & 127)] as number;
			if (accepts[s] === 1) return -1;
		}
		this.count = count;
		return s;
	}

	/** The beginning of the chunk that was read last, as JSON writes it in a string. */
	escaped(text: string): string {
		const { count } = this;
		if (count > MOST_PLACES) return escapeJson(text);
		return count === 0 ? text : escapeMarked(text, text.length, this.places, count);
	}
}
