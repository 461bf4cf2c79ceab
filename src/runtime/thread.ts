/**
 * One reading of a header: where it stands, what it has captured, and a log of what it will have done if it wins.
 * Threads exist only while a header is undecided.
 */
import type { Inside } from "./build/inside.js";
import type { Op } from "./contract.js";
import type { Step } from "./program.js";
import type { ArgumentsReader } from "./scan/arguments.js";
import type { PatternReader } from "./scan/pattern.js";
import type { ValueScanner } from "./scan/value.js";

/** What happened at a place, newest first; forks share their past. */
export interface Log {
	readonly entry: LogEntry;
	readonly at: number;
	readonly before: Log | null;
}
export type LogEntry =
	| { readonly kind: "op"; readonly op: Op }
	/** a captured text */
	| { readonly kind: "bound"; readonly field: Bound; readonly text: string }
	/** the call may commit here */
	| { readonly kind: "ready" }
	/** a value payload has been read whole: its JSON text */
	| {
			readonly kind: "value";
			readonly field: string;
			readonly json: string;
			readonly start: number;
	  }
	/** a scanner repaired its text */
	| { readonly kind: "repaired"; readonly code: string }
	/** a pattern has been read whole */
	| { readonly kind: "pattern"; readonly reader: PatternReader };

export type Bound =
	| "name"
	| "id"
	| "index"
	| "key"
	| "value"
	| "skip"
	| "content"
	| "reasoning"
	| "arguments";

/** A condition `&x`: read beside the thread, shared by its forks. */
export interface Look {
	/** the place of its first character */
	readonly from: number;
	threads: Thread[];
	/** null: undecided */
	holds: boolean | null;
}

export interface Frame {
	readonly back: Step;
	readonly key: string;
	readonly depth: number;
	readonly outer: Frame | null;
}

export type Payload =
	| { readonly kind: "value"; readonly scanner: ValueScanner }
	| { readonly kind: "arguments"; readonly reader: ArgumentsReader }
	| { readonly kind: "pattern"; readonly reader: PatternReader };

export class Thread {
	step: Step;
	/** literal: characters matched; space: characters read; atom: characters read */
	offset = 0;
	/** where the current step began */
	from: number;
	/** text of the atom being read */
	atom = "";
	log: Log | null = null;
	payload: Payload | null = null;
	/** text that the payload has given so far, while the reading is undecided */
	out = "";
	looks: readonly Look[] = NO_LOOKS;
	frame: Frame | null = null;
	/** builders that are open: how many, and where the innermost one stands */
	nesting = 0;
	inside: Inside | null = null;
	/** its containers nest too deep, if its conditions hold */
	tooDeep = false;
	/** text and field of the group being captured */
	group = "";
	groupField: Bound | null = null;
	/** last class capture, for "literal beats class" */
	classFrom = -1;
	classTo = -1;
	/** the unit being read, or -1; whether its name is bound; the texts of name and key for back references */
	unit = -1;
	named = false;
	name = "";
	key = "";
	/** passed a settling point */
	settled = false;
	/** passed the commit point of its call */
	ready = false;
	/** the log at that point */
	readyAt: Log | null = null;
	/** lenient rules it has taken, and sections it has left, since the attempt began */
	deviations = 0;
	/** a literal of four or more characters has been read since the attempt began */
	strong = false;
	/** a literal with a visible character has been read since the attempt began */
	visible = false;
	/** its call is one too many: it dies where it would commit */
	over = false;
	refused = false;
	/** it stands in a section that was not entered yet */
	weak = false;
	/** its call has committed */
	committed = false;
	/** header characters read */
	header = 0;
	/** an `ends` text has been read: the message is over */
	ended = false;

	constructor(step: Step, from: number) {
		this.step = step;
		this.from = from;
	}

	fork(step: Step, from: number): Thread {
		const t = new Thread(step, from);
		t.log = this.log;
		t.looks = this.looks;
		t.frame = this.frame;
		t.nesting = this.nesting;
		t.inside = this.inside;
		t.tooDeep = this.tooDeep;
		t.group = this.group;
		t.groupField = this.groupField;
		t.classFrom = this.classFrom;
		t.classTo = this.classTo;
		t.unit = this.unit;
		t.named = this.named;
		t.name = this.name;
		t.key = this.key;
		t.settled = this.settled;
		t.ready = this.ready;
		t.readyAt = this.readyAt;
		t.committed = this.committed;
		t.weak = this.weak;
		t.strong = this.strong;
		t.visible = this.visible;
		t.over = this.over;
		t.refused = this.refused;
		t.deviations = this.deviations;
		t.header = this.header;
		t.ended = this.ended;
		return t;
	}

	/** The same reading at the same place. */
	copy(): Thread {
		const t = this.fork(this.step, this.from);
		t.offset = this.offset;
		t.atom = this.atom;
		t.payload = this.payload;
		t.out = this.out;
		return t;
	}

	/** What was true of the last attempt is not of the next. */
	begin(): void {
		this.log = null;
		this.settled = this.ready = this.strong = this.weak = this.visible = false;
		this.readyAt = null;
		this.deviations = 0;
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
