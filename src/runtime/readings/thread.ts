/**
 * This room: what a reading is, and what one character makes of it.
 *
 * One reading of a header: where it stands, what it has captured, and a log of what it will have done if it wins.
 * Threads exist only while a header is undecided.
 */
import type { Inside } from "../build/inside.js";
import type { Written } from "../program/decorated.js";
import type { Step } from "../program/program.js";
import { BREAKS, FAULTY, Facts, READY, SETTLED, STRONG, VISIBLE } from "./facts.js";
import type { Keys } from "./keys.js";
import {
	type Bound,
	copyPayload,
	type Log,
	type LogEntry,
	type Look,
	type Payload,
} from "./log.js";
import type { Moved } from "./moved.js";
import { type Frame, Place } from "./place.js";

/**
 * A header makes dozens of readings, most of which die on their next character: so what is copied is little. Yes-or-no
 * facts are bits, and what changes seldom is shared.
 */
export class Thread extends Facts {
	step: Step;
	/** literal: characters matched; space: characters read; atom: characters read */
	offset = 0;
	/** where the current step began */
	from: number;
	/** text of the atom being read; slot: its state in the tree of the names */
	atom = "";
	spelt = 0;
	/** slot: how far a decorated name has been read */
	written: Written | null = null;
	log: Log | null = null;
	payload: Payload | null = null;
	/** text that the payload has given so far, while the reading is undecided */
	out = "";
	looks: readonly Look[] = NO_LOOKS;
	/** those that it had when it passed a settling point */
	private awaited: readonly Look[] = NO_LOOKS;
	/** text and field of the group being captured */
	group = "";
	groupField: Bound | null = null;
	/** the log at the commit point of its call */
	readyAt: Log | null = null;
	/** lenient rules it has taken, and sections it has left, since the attempt began */
	deviations = 0;
	/** header characters read */
	header = 0;
	/** where the literals begin and end that were read last, right behind one another */
	literalsFrom = -1;
	literalsTo = -1;
	private place: Place;

	constructor(step: Step, from: number, place: Place = NOWHERE) {
		super();
		this.step = step;
		this.from = from;
		this.place = place;
	}

	fork(step: Step, from: number): Thread {
		this.place.owner = null;
		const t = new Thread(step, from, this.place);
		t.log = this.log;
		t.looks = this.looks;
		t.awaited = this.awaited;
		t.group = this.group;
		t.groupField = this.groupField;
		t.readyAt = this.readyAt;
		t.deviations = this.deviations;
		t.header = this.header;
		t.literalsFrom = this.literalsFrom;
		t.literalsTo = this.literalsTo;
		t.marks = this.marks;
		return t;
	}

	/** The same reading at the same place. */
	copy(): Thread {
		const t = this.fork(this.step, this.from);
		t.offset = this.offset;
		t.atom = this.atom;
		t.spelt = this.spelt;
		t.written = this.written;
		t.payload = this.payload;
		t.out = this.out;
		return t;
	}

	/** The same reading at another place of the input. */
	moved(to: Moved): Thread {
		const t = this.copy();
		t.from += to.by;
		t.literalsFrom += to.by;
		t.literalsTo += to.by;
		t.log = to.log(t.log);
		t.readyAt = to.log(t.readyAt);
		if (t.payload !== null) t.payload = copyPayload(t.payload);
		t.looks = to.looks(t.looks);
		t.awaited = to.looks(t.awaited);
		if (t.classFrom >= 0) t.setClass(t.classFrom + to.by, t.classTo + to.by);
		return t;
	}

	/** What was true of the last attempt is not of the next. */
	begin(): void {
		this.log = null;
		this.awaited = NO_LOOKS;
		this.marks &= ~(SETTLED | READY | STRONG | VISIBLE | BREAKS | FAULTY);
		this.readyAt = null;
		this.deviations = 0;
		this.header = 0;
		if (this.classFrom >= 0) this.setClass(-1, -1);
	}

	private own(): Place {
		let { place } = this;
		if (place.owner === this) return place;
		place = place.copy();
		place.owner = this;
		this.place = place;
		return place;
	}

	get frame(): Frame | null {
		return this.place.frame;
	}
	set frame(frame: Frame | null) {
		this.own().frame = frame;
	}
	/** builders that are open: how many, and where the innermost one stands */
	get nesting(): number {
		return this.place.nesting;
	}
	set nesting(nesting: number) {
		this.own().nesting = nesting;
	}
	get inside(): Inside | null {
		return this.place.inside;
	}
	set inside(inside: Inside | null) {
		this.own().inside = inside;
	}
	/** last class capture, for "literal beats class" */
	get classFrom(): number {
		return this.place.classFrom;
	}
	get classTo(): number {
		return this.place.classTo;
	}
	setClass(from: number, to: number): void {
		const place = this.own();
		place.classFrom = from;
		place.classTo = to;
	}
	/** the unit being read, or -1 */
	get unit(): number {
		return this.place.unit;
	}
	set unit(unit: number) {
		this.own().unit = unit;
	}
	/** the texts of name and key, for back references */
	get name(): string {
		return this.place.name;
	}
	set name(name: string) {
		this.own().name = name;
	}
	get key(): string {
		return this.place.key;
	}
	set key(key: string) {
		this.own().key = key;
	}
	/** the declared keys that its call has bound */
	get keys(): Keys | null {
		return this.place.keys;
	}
	set keys(keys: Keys | null) {
		this.own().keys = keys;
	}

	/** What it waits for there are the conditions that it has now. */
	settleHere(): void {
		if (this.settled) return;
		this.mark(SETTLED, true);
		this.awaited = this.looks;
	}
	/** The payload that it has left is over: the next settling point is another one. */
	leaveBehind(): void {
		this.mark(SETTLED, false);
		this.awaited = NO_LOOKS;
	}
	/** It has passed a settling point, and waits for nothing there. */
	get hasSettled(): boolean {
		if (!this.settled) return false;
		for (const look of this.awaited) if (look.holds !== true) return false;
		return true;
	}

	note(entry: LogEntry, at: number): void {
		this.log = { entry, at, before: this.log };
	}

	get undecided(): boolean {
		for (const look of this.looks) if (look.holds === null) return true;
		return false;
	}

	/**
	 * Whether the end of the input may be taken for the conditions that are undecided: a deviation needs its evidence, and
	 * so does a terminator of which nothing visible has been read.
	 */
	get mayEnd(): boolean {
		return !this.refuted && (!this.undecided || (this.deviations === 0 && this.visible));
	}

	/** Whether a condition of it has failed. */
	get refuted(): boolean {
		for (const look of this.looks) if (look.holds === false) return true;
		return false;
	}
}

const NO_LOOKS: readonly Look[] = [];
/** Nobody owns it: the first change makes a copy. */
const NOWHERE = new Place();

const contexts = new WeakMap<Step, Thread>();

/** The context of a message that begins at the step. It is only forked, so that all messages share it. */
export function contextAt(step: Step): Thread {
	let context = contexts.get(step);
	if (context === undefined) {
		context = new Thread(step, 0);
		contexts.set(step, context);
	}
	return context;
}
