/** States: the readings behind a text, as they are kept, and what follows them. */
import type { Standing } from "../machine/head-state.js";
import type { Machine } from "../machine/machine.js";
import type { Undecided } from "../machine/undecided.js";
import { END_SEEN, type Step } from "../program/program.js";
import { areComparable, standAlike } from "../readings/alike.js";
import { type FailedValue, failedValue } from "../readings/failed-value.js";
import type { Look } from "../readings/log.js";
import { Moved } from "../readings/moved.js";
import type { Thread } from "../readings/thread.js";
import type { Decided } from "./decided.js";

/** All readings have died of a character. */
export class Dead {
	readonly kind = "dead";
	readonly opened: boolean;
	readonly marked: boolean;
	/** the value that is counted on from there */
	readonly failed: FailedValue | null;

	/** `begun`: an `ends` text that goes on behind it would end the message. */
	constructor(
		{ head, here }: Machine,
		readonly begun: boolean,
	) {
		this.opened = head.opened;
		this.marked = head.marked;
		this.failed = failedValue(head.dead, head.dying, here);
	}

	/** Nothing comes of the attempt but that its first character is text. */
	get isQuiet(): boolean {
		return this.failed === null && !this.begun && !(this.opened && this.marked);
	}
}

/** An `ends` text may begin with the character: as many of its characters as are looked at are there, or may be. Added to its code. */
export const BEGUN = 0x10000;

/** Characters that are compared at once: for fewer it is quicker to look them up one by one. */
export const SHORTEST_RUN = 8;

/** States of which each has one that follows: the text that leads along them, and the last of them. */
export interface Run {
	readonly text: string;
	readonly to: State;
}

/** An attempt has died behind the text: the next one that lives as long. */
export interface Slide {
	readonly text: string;
	/** so many characters further on it begins, in this state */
	readonly by: number;
	readonly begin: State;
	/** the ways out that it tries, see `Begins` */
	readonly exits: number;
	/** all that it has read then */
	readonly rest: string;
	/** behind the character of which the first one has died; null: something is decided before */
	readonly to: State | null;
}

/** What follows a character: other readings, none, or a decision. */
export type Edge = State | Dead | Decided;

/** The readings behind a text that has been read from the beginning of an attempt. They never change; what follows is added as it comes. */
export class State {
	readonly kind = "living";
	/** the character that came first here, and what follows it: mostly there is no other */
	private first = -1;
	private behindFirst: Edge | undefined;
	private next: Map<number, Edge> | null = null;
	/** a text that has led on from here, read at once where it comes again */
	run: Run | null = null;
	/** by the character of which an attempt has died here */
	private slides: Map<number, Slide> | null = null;
	private readonly threads: readonly Thread[];
	private readonly looks: readonly Look[];
	private readonly standing: readonly Standing[];
	private readonly literals: readonly number[];
	private readonly opened: boolean;
	private readonly marked: boolean;
	private readonly nothingAt: number;
	/** no one has judged the readings: an `ends` text may have begun */
	private readonly unjudged: boolean;
	private readonly origin: number;

	/** `from`: the state before the last character, whose code is `code`; null: the character has decided something, or there is none. */
	constructor(
		m: Undecided,
		readonly depth: number,
		readonly from: State | null,
		readonly code: number,
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
		this.unjudged = head.unjudged === m.threads;
	}

	/** More than one character has followed. */
	get isFork(): boolean {
		return this.next !== null;
	}

	/** The state that follows, if only one has. */
	private get onward(): State | null {
		return !this.isFork && this.behindFirst?.kind === "living" ? this.behindFirst : null;
	}

	/** Finds the run from here on. `codeAt`: the code by which states know a character of a text. */
	findRun(codeAt: (text: string, k: number) => number): void {
		let text = "";
		for (let one: State = this; one.onward !== null; one = one.onward)
			text += String.fromCharCode(one.first % BEGUN);
		let n = 0;
		let to: State = this;
		for (; to.onward !== null && codeAt(text, n) === to.first; to = to.onward) n++;
		text = text.slice(0, n);
		// what may begin with one of the last characters is told by those behind them
		for (let lost = 1; lost < END_SEEN && lost <= text.length; lost++)
			if (codeAt(text, text.length - lost) >= BEGUN) {
				text = text.slice(0, -lost);
				lost = 0;
			}
		// a segment that is looked at may lose its last characters here, and is a run all the same
		this.run =
			text.length <= SHORTEST_RUN - END_SEEN ? null : { text, to: this.after(text.length) };
	}

	private after(characters: number): State {
		let one: State = this;
		for (let k = 0; k < characters && one.onward !== null; k++) one = one.onward;
		return one;
	}

	/** Where the next attempt stands behind an attempt that has died here of the character. */
	slideOn(code: number): Slide | undefined {
		return this.slides?.get(code);
	}

	addSlide(code: number, slide: Slide): void {
		this.slides ??= new Map();
		this.slides.set(code, slide);
	}

	/** Where the readings stand. */
	get steps(): readonly Step[] {
		return this.threads.map(({ step }) => step);
	}

	/** Whether the readings of the machine stand as these do, behind the same text. */
	isThat(m: Undecided): boolean {
		const { head } = m;
		return (
			this.standing.length === 0 &&
			this.opened === head.opened &&
			this.marked === head.marked &&
			this.literals.length === head.literals.length &&
			areComparable(m) &&
			standAlike({ threads: this.threads, looks: this.looks }, m, m.origin - this.origin)
		);
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
		if (this.unjudged) head.unjudged = m.threads;
		head.kills = 0;
		head.dead = null;
	}
}

function movedStanding({ at, threads, looks, inValue, waiting }: Standing, moved: Moved): Standing {
	const all = threads.map((t) => t.moved(moved));
	const data = all.filter((_, k) => {
		const t = threads[k];
		return t !== undefined && inValue.has(t);
	});
	return {
		at: at + moved.by,
		threads: all,
		looks: moved.looks(looks),
		inValue: new Set(data),
		waiting: waiting === null ? null : (all[threads.indexOf(waiting)] ?? null),
	};
}
