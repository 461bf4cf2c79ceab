/**
 * This room: what is known of attempts.
 *
 * Models write the same markup again and again, and the readings of an attempt depend on nothing but
 * its text and what stood where it began. So the readings behind a text are kept when the text comes a second time: from then
 * on its characters cost one step each, up to where something is decided. Dropping what is kept changes nothing but time.
 */

import type { Standing } from "../machine/head-state.js";
import type { Machine } from "../machine/machine.js";
import type { Undecided } from "../machine/undecided.js";
import type { Config } from "../program/config.js";
import type { Step } from "../program/program.js";
import { copyPayload, hasValue, type Look } from "../readings/log.js";
import { Moved } from "../readings/moved.js";
import type { Thread } from "../readings/thread.js";
import { Beginning, type Begins } from "./beginning.js";
import type { Decided } from "./decided.js";

/** Characters of one attempt that are kept; longer ones are read. */
const MOST_CHARACTERS = 96;
/** States that are kept for one set of tools; then all are made anew. */
export const MOST_STATES = 4096;
/** Texts that never come again would be kept in vain: how often in a row all are made anew that were not worth it. */
const MOST_TIMES = 4;
/** What is kept was worth it if so many characters have been read with it for each state. */
const WORTH = 8;
/** Beginnings that are told apart for one payload. */
const MOST_BEGINNINGS = 32;

/** All readings have died of a character. */
export class Dead {
	readonly kind = "dead";
	readonly opened: boolean;
	readonly marked: boolean;

	/** `begun`: an `ends` text that goes on behind it would end the message. */
	constructor(
		{ head }: Machine,
		readonly begun: boolean,
	) {
		this.opened = head.opened;
		this.marked = head.marked;
	}
}

/** What follows a character: other readings, none, or a decision. */
export type Edge = State | Dead | Decided;

/** The readings behind a text that has been read from the beginning of an attempt. Never changed. */
export class State {
	readonly kind = "living";
	/** the character that came first here, and what follows it: mostly there is no other */
	private first = -1;
	private behindFirst: Edge | undefined;
	private next: Map<number, Edge> | null = null;
	private readonly threads: readonly Thread[];
	private readonly looks: readonly Look[];
	private readonly standing: readonly Standing[];
	private readonly literals: readonly number[];
	private readonly opened: boolean;
	private readonly marked: boolean;
	private readonly nothingAt: number;

	private readonly origin: number;

	constructor(
		m: Undecided,
		readonly depth: number,
	) {
		const { head, origin } = m;
		// what the readings have logged is shared with those of other states: it is moved when they are made again
		const as = new Moved(0);
		this.origin = origin;
		this.threads = m.threads.map((t) => t.moved(as));
		this.looks = as.looks(m.looks);
		this.standing = head.standing.map((one) => movedStanding(one, as));
		this.literals = head.literals.slice();
		this.opened = head.opened;
		this.marked = head.marked;
		this.nothingAt = head.nothingAt;
	}

	/** Where the readings stand. */
	get steps(): readonly Step[] {
		return this.threads.map(({ step }) => step);
	}

	/** What follows one more character. */
	behind(code: number): Edge | undefined {
		return code === this.first ? this.behindFirst : this.next?.get(code);
	}

	add(code: number, edge: Edge): void {
		if (this.first < 0) {
			this.first = code;
			this.behindFirst = edge;
			return;
		}
		this.next ??= new Map();
		this.next.set(code, edge);
	}

	/** The readings stand where the attempt of the machine stands. */
	restore(m: Undecided): void {
		const { head } = m;
		const by = m.origin - this.origin;
		const moved = new Moved(by);
		m.threads = this.threads.map((t) => t.moved(moved));
		m.looks = moved.looks(this.looks);
		if (this.standing.length + head.standing.length > 0)
			head.standing = this.standing.map((one) => movedStanding(one, moved));
		head.literals = this.literals.map((at) => at + by);
		head.opened = this.opened;
		head.marked = this.marked;
		if (this.nothingAt >= this.origin) head.nothingAt = this.nothingAt + by;
		head.killWaiting = false;
		head.dead = null;
	}
}

function movedStanding({ at, threads, looks, inValue }: Standing, moved: Moved): Standing {
	const all = threads.map((t) => t.moved(moved));
	const data = all.filter((_, k) => {
		const t = threads[k];
		return t !== undefined && inValue.has(t);
	});
	return { at: at + moved.by, threads: all, looks: moved.looks(looks), inValue: new Set(data) };
}

/** Whether all that the readings stand on can be copied, and may come again. */
function canBeKept(m: Machine): boolean {
	const { head } = m;
	return (
		m.threads.every(comesAgain) &&
		m.looks.every(isPlainLook) &&
		head.standing.every((one) => one.threads.every(isPlain) && one.looks.every(isPlainLook)) &&
		head.over.length === 0 &&
		// in an attempt it matters to nothing but the character that it has died of
		(head.dead === null || m.payload !== null)
	);
}

/** It reads no value, or one at the beginning of which it stands: what is behind that is another one each time. */
export function comesAgain(t: Thread): boolean {
	if (t.payload === null) return isPlain(t);
	if (t.payload.kind === "value") return false;
	return t.out.length <= 1 && copyPayload(t.payload) !== null && !hasValue(t.log);
}

function isPlain({ payload, out, log }: Thread): boolean {
	return payload === null && out === "" && !hasValue(log);
}

/** What a condition has read is kept, if the readings beside it are. */
function isPlainLook({ threads }: Look): boolean {
	return threads.every(
		(t) => !hasValue(t.log) && (t.payload === null || copyPayload(t.payload) !== null),
	);
}

/** Attempts that begin in one way. */
interface Begun {
	readonly beginning: Beginning;
	/** where they begin; null: one has come, and nothing is kept yet */
	state: State | null;
}

/** The states of all attempts, for one set of options. */
export class Known {
	/** by the payload that they leave */
	private attempts = new Map<Step, Begun[]>();
	private states = 0;
	private times = 0;
	/** characters that were read with what is kept */
	private read = 0;

	/**
	 * The readings that begin as those at the current place, behind the payload; null where nothing is kept of them, or these are the
	 * first.
	 */
	attempt(m: Machine, payload: Step, begins: Begins): Begun | null {
		if (this.isOff(m) || !Beginning.isSmall(m, begins)) return null;
		const list = listOf(this.attempts, payload);
		for (const one of list) if (one.beginning.isThat(m, begins)) return one;
		if (list.length < MOST_BEGINNINGS)
			list.push({ beginning: new Beginning(m, begins), state: null });
		return null;
	}

	private isOff({ config, flags, inputOver }: Machine): boolean {
		if (flags !== null || inputOver || this.times >= MOST_TIMES) return true;
		return config.limits.heldText < MOST_CHARACTERS;
	}

	/** The readings as they stand; null: they cannot be kept. */
	keep(m: Machine, depth: number): State | null {
		return depth <= MOST_CHARACTERS && canBeKept(m) ? new State(m, depth) : null;
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

function listOf<One>(lists: Map<Step, One[]>, step: Step): One[] {
	let list = lists.get(step);
	if (list === undefined) {
		list = [];
		lists.set(step, list);
	}
	return list;
}

const known = new WeakMap<Config, Known>();

/** What is known of attempts with these options; null where no other parser has had them. */
export function knownOf(config: Config): Known | null {
	if (!config.again) return null;
	let one = known.get(config);
	if (one === undefined) {
		one = new Known();
		known.set(config, one);
	}
	return one;
}
