/**
 * This room: what is known of attempts.
 *
 * Models write the same markup again and again, and the readings of an attempt depend on nothing but
 * its text and what stood where it began. So the readings behind a text are kept when the text comes a second time: from then
 * on its characters cost one step each, up to where something is decided. Dropping what is kept changes nothing but time.
 */

import type { Machine } from "../machine/machine.js";
import type { Config } from "../program/config.js";
import type { Step } from "../program/program.js";
import { copyPayload, hasNewValue, type Look } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import { Beginning, type Begins, factsOf, isFree } from "./beginning.js";
import { type Edge, State } from "./state.js";

/** Characters of one attempt that are kept; longer ones are read. More than a name may have. */
const MOST_CHARACTERS = 320;
/** States that are kept for one set of tools; then all are made anew. */
export const MOST_STATES = 4096;
/** Texts that never come again would be kept in vain: how often in a row all are made anew that were not worth it. */
const MOST_TIMES = 4;
/** What is kept was worth it if so many characters have been read with it for each state. */
const WORTH = 8;
/** Attempts for which nothing is kept then; behind them it is tried once more, for other texts may come by now. */
export const MOST_WITHOUT = 2048;
/** Attempts of the first message with some options for which nothing is kept: a short answer is read sooner without. */
const FIRST = 32;
/** The same, in characters. */
const FIRST_CHARACTERS = 512;
/** Beginnings that are told apart for one payload, and one set of ways out. */
const MOST_BEGINNINGS = 32;

/** Whether all that the readings stand on can be copied, and may come again. */
function canBeKept(m: Machine): boolean {
	const { head } = m;
	return (
		m.threads.every(comesAgain) &&
		m.looks.every(isPlainLook) &&
		head.standing.every((one) => one.threads.every(isPlain) && one.looks.every(isPlainLook)) &&
		head.over.length === 0
	);
}

/** It reads no value, or one at the beginning of which it stands: what is behind that is another one each time. */
export function comesAgain(t: Thread): boolean {
	if (t.payload === null) return isPlain(t);
	return t.out.length <= 1 && copyPayload(t.payload) !== null && !hasNewValue(t.log);
}

function isPlain({ payload, out, log }: Thread): boolean {
	return payload === null && out === "" && !hasNewValue(log);
}

/** What a condition has read is kept, if the readings beside it are. */
function isPlainLook({ threads }: Look): boolean {
	return threads.every(
		(t) => !hasNewValue(t.log) && (t.payload === null || copyPayload(t.payload) !== null),
	);
}

/** Attempts that begin in one way. */
export interface Begun {
	readonly beginning: Beginning;
	/** where they begin; null: one has come, and nothing is kept yet */
	state: State | null;
	/** whether one lives behind the text with which they begin; null: no one has asked */
	lives: boolean | null;
}

/** The states of all attempts, for one set of options. */
export class Known {
	/** by the payload that they leave, and by the ways out */
	private attempts = new Map<Step, Map<number, Begun[]>>();
	private states = 0;
	private times = 0;
	/** attempts since it was given up */
	private without = 0;
	/** characters that were read with what is kept */
	private read = 0;
	/** attempts before another parser had the same options */
	private first = 0;

	/**
	 * The readings that begin as these, behind the payload; null where nothing is kept of them, or these are the
	 * first.
	 */
	attempt(m: Machine, payload: Step, begins: Begins): Begun | null {
		if (this.leavesOut(m, begins.at) || m.head.nothingAt >= begins.at) return null;
		const list = this.attemptsOf(payload, begins.exits);
		const facts = factsOf(m, begins);
		for (const one of list) if (one.beginning.isThat(m, begins, facts)) return one;
		if (list.length < MOST_BEGINNINGS && isFree(begins.context) && this.hasRoom(1))
			list.push({ beginning: new Beginning(m, begins, facts), state: null, lives: null });
		return null;
	}

	private attemptsOf(payload: Step, exits: number): Begun[] {
		let byExits = this.attempts.get(payload);
		if (byExits === undefined) {
			byExits = new Map();
			this.attempts.set(payload, byExits);
		}
		let list = byExits.get(exits);
		if (list === undefined) {
			list = [];
			byExits.set(exits, list);
		}
		return list;
	}

	/** Whether the attempt is read without what is kept. */
	private leavesOut({ config, flags }: Machine, at: number): boolean {
		if (flags !== null || config.limits.heldText < MOST_CHARACTERS) return true;
		if (!config.again && at < FIRST_CHARACTERS && ++this.first <= FIRST) return true;
		if (this.times < MOST_TIMES) return false;
		if (++this.without < MOST_WITHOUT) return true;
		this.without = 0;
		this.times--;
		return false;
	}

	/** The readings as they stand behind so many characters; null: they cannot be kept. */
	keep(m: Machine, depth: number): State | null {
		return this.make(m, depth, null, 0);
	}

	/** The same, one character behind the state. */
	keepBehind(m: Machine, state: State, code: number): State | null {
		return this.make(m, state.depth + 1, state, code);
	}

	private make(m: Machine, depth: number, from: State | null, code: number): State | null {
		return depth <= MOST_CHARACTERS && canBeKept(m) ? new State(m, depth, from, code) : null;
	}

	/** An attempt that begins so begins with these readings. */
	begins(begun: Begun, m: Machine): State | null {
		const state = this.keep(m, 0);
		if (state === null || !this.hasRoom(1)) return null;
		begun.state = state;
		return state;
	}

	/** So many characters have been read with what is kept. */
	noteRead(characters: number): void {
		this.read += characters;
	}

	/** What the character brings about behind the state. False: there is no room for more. */
	add(state: State, code: number, edge: Edge): boolean {
		if (!this.hasRoom(edge.kind === "decided" ? 2 : 1)) return false;
		state.add(code, edge);
		return true;
	}

	private hasRoom(more: number): boolean {
		this.states += more;
		if (this.states <= MOST_STATES) return true;
		this.times = this.read < WORTH * MOST_STATES ? this.times + 1 : 0;
		this.states = this.read = 0;
		this.attempts = new Map();
		return false;
	}
}

const known = new WeakMap<Config, Known>();

/** What is known of attempts with these options. */
export function knownOf(config: Config): Known {
	let one = known.get(config);
	if (one === undefined) {
		one = new Known();
		known.set(config, one);
	}
	return one;
}
