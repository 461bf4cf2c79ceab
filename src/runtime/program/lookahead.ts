/**
 * Lookahead: whether an attempt to leave an open payload must fail. Ordinary text is full of characters with which markup may
 * begin, and nearly all attempts die a few characters later. A lazy automaton over the places where readings may stand sees
 * that without making them. It knows no captures, and no reading dies of a condition here, so it sees more readings than there are:
 * when all of them have died, none can live. Where one may commit, wait, read a value or give a notice, the machine reads the
 * attempt.
 */
import type { NameTree } from "./names.js";
import { Places } from "./places.js";
import { BESIDE, NAMED, type Stand } from "./stand.js";
import type { Step } from "./steps.js";

/** Characters that are looked at for one attempt; longer ones are the machine's. */
const MOST_AHEAD = 64;
/** States that are kept for one payload; then all are made anew. */
const MOST_STATES = 2048;
const WIDE = 128;

/** An `ends` text may begin with the character. Added to its code. */
const BEGUN = 0x10000;

/** The places of all readings before the next character. */
class State {
	readonly next: (State | undefined)[] = new Array<State | undefined>(WIDE).fill(undefined);
	/** by other codes */
	readonly wide = new Map<number, State>();

	constructor(readonly stands: readonly Stand[]) {}
}

/** No reading lives. */
const DEAD = new State([]);
/** Only the machine can say more. */
const ASKS = new State([]);

/** What the automaton is made of: the same for all attempts to leave one payload, with one set of declared tools. */
export interface Exits {
	readonly steps: readonly Step[];
	/** the payload stands in a call whose name is known */
	readonly named: boolean;
	readonly tools: NameTree;
	readonly ends: readonly string[];
	/** with what an `ends` text begins, where one may stand inside of an attempt; else empty */
	readonly endStarts: ReadonlySet<number>;
	/** whether a call of which the name is known may commit before this step */
	readonly isReady: (behind: Step) => boolean;
}

export class Lookahead {
	private readonly starts: (State | undefined)[] = [];
	private known = new Map<string, State>();
	private readonly firsts: ReadonlySet<number>;

	constructor(private readonly exits: Exits) {
		this.firsts = new Set(exits.ends.map((end) => end.charCodeAt(0)));
	}

	/**
	 * Whether every attempt that begins at text[from] dies in the text at hand. `before`: the character code before it; `begun`:
	 * visible content or a call stands before it; `entered`: the payload begins here; `limit`: characters that may be held.
	 */
	dies(
		text: string,
		from: number,
		before: number,
		begun: boolean,
		entered: boolean,
		limit: number,
	): boolean {
		const { endStarts } = this.exits;
		let state = this.startOf(before, begun, entered);
		const to = Math.min(text.length, from + MOST_AHEAD, from + Math.max(1, limit));
		for (let i = from; i < to && state !== ASKS; i++) {
			let c = text.charCodeAt(i);
			if (this.firsts.has(c) && this.mayEnd(text, i)) {
				if (i > from && endStarts.has(c)) return false;
				c += BEGUN;
			}
			const next = (c < WIDE ? state.next[c] : state.wide.get(c)) ?? this.make(state, c, begun);
			if (next === DEAD) return true;
			// a sign that leads back to the state changes nothing
			if (next === state && !this.firsts.has(c))
				while (i + 1 < to && text.charCodeAt(i + 1) === c) i++;
			state = next;
		}
		return false;
	}

	/** Whether an `ends` text stands at the place, as far as the text goes. */
	private mayEnd(text: string, at: number): boolean {
		for (const end of this.exits.ends) if (isBegun(end, text, at)) return true;
		return false;
	}

	private startOf(before: number, begun: boolean, entered: boolean): State {
		const key = (Math.min(before, WIDE) << 2) | (begun ? 2 : 0) | (entered ? 1 : 0);
		let state = this.starts[key];
		if (state === undefined) {
			const places = new Places(this.exits, begun, false);
			for (const step of this.exits.steps)
				places.enter(step, this.exits.named ? NAMED : 0, before === 10);
			if (!entered) places.leaveOut(before);
			state = this.stateOf(places, begun);
			this.starts[key] = state;
		}
		return state;
	}

	private make(state: State, code: number, begun: boolean): State {
		const places = new Places(this.exits, begun, code >= BEGUN);
		for (const stand of state.stands) places.read(stand, code % BEGUN);
		const to = this.stateOf(places, begun);
		if (code < WIDE) state.next[code] = to;
		else if (state.wide.size < WIDE) state.wide.set(code, to);
		return to;
	}

	private stateOf(places: Places, begun: boolean): State {
		if (places.asks) return ASKS;
		const stands = [...places.stands.values()];
		if (stands.every(({ facts }) => (facts & BESIDE) !== 0)) return DEAD;
		if (places.asksBeside) return ASKS;
		const key = `${begun} ${[...places.stands.keys()].join(" ")}`;
		let state = this.known.get(key);
		if (state === undefined) {
			if (this.known.size >= MOST_STATES) {
				this.known = new Map();
				this.starts.length = 0;
			}
			state = new State(stands);
			this.known.set(key, state);
		}
		return state;
	}
}

/** Whether the `ends` text agrees with the text from the place on, as far as both go. */
export function isBegun(end: string, text: string, at: number): boolean {
	const to = Math.min(end.length, text.length - at);
	for (let k = 0; k < to; k++) if (end.charCodeAt(k) !== text.charCodeAt(at + k)) return false;
	return true;
}
