/**
 * This room: the state of one parse. The rooms behind it act on it.
 *
 * The modes are read by one file each: `text` (an open payload runs), `head` (a header is undecided
 * or a call's markup is read), `value` (a committed call's JSON or Python value), `count` (a failed value), `broken`
 * (a call that broke), `ending` (an `ends` text may stand here), `prove` (what follows a call must prove its end). Nothing here
 * keeps text but what is held back.
 */

import type { Drafts } from "../drafts/drafts.js";
import type { CallStatus, ParserEvent } from "../events.js";
import { type Known, knownOf, type State } from "../known/known.js";
import type { FunctionDefinition } from "../options.js";
import type { Config } from "../program/config.js";
import type { Program, Step } from "../program/program.js";
import { TEXT } from "../program/program.js";
import type { Look } from "../readings/log.js";
import { contextAt, Thread } from "../readings/thread.js";
import type { Aftermath } from "../scan/aftermath.js";
import type { Counter } from "../scan/counter.js";
import type { ValueScanner } from "../scan/value.js";
import { Head } from "./head-state.js";
import { ReadEnd } from "./read-end.js";
import { StrayRun } from "./stray.js";
import { Watch } from "./watch-state.js";
import { CallWriter, NO_CALL, type Sink } from "./writer.js";

export const MODE_TEXT = 0;
export const MODE_HEAD = 1;
export const MODE_VALUE = 2;
export const MODE_COUNT = 3;
export const MODE_BROKEN = 4;
export const MODE_ENDED = 5;
export const MODE_ENDING = 6;
export const MODE_PROOF = 7;

/** A piece of input that waits until what was put before it has been read. */
export interface Segment {
	readonly text: string;
	readonly i: number;
	readonly base: number;
	readonly before: number;
}

/** An `ends` text stands from `at` to `behind`; `before`: the character code before it. */
export interface MessageEnd {
	readonly at: number;
	readonly behind: number;
	readonly before: number;
}

interface SectionRepair {
	readonly code: string;
	readonly at: number;
	listed: boolean;
}

// A parser that waits holds nothing of its own. Nothing is ever put into these.
const NO_STEPS: readonly Step[] = [];
const NO_THREADS: Thread[] = [];
const NO_LOOKS: readonly Look[] = [];
const NO_REPAIRS: readonly SectionRepair[] = [];
const NO_EVENTS: ParserEvent[] = [];

export interface FlaggedRange {
	readonly start: number;
	end: number;
	readonly special: boolean;
}

export abstract class Machine implements Sink {
	mode = MODE_TEXT;

	// ---- input: the segment being read
	text = "";
	i = 0;
	/** absolute offset of text[0] */
	base = 0;
	/** character code before text[0]; LF where the message begins */
	before = 10;
	/** end of the input so far, absolute */
	pos = 0;
	private waiting: Segment[] | null = null;
	/** ranges of flagged input, while they can matter */
	flags: FlaggedRange[] | null = null;

	// ---- the open payload that runs, and its automaton's state
	payload: Step | null = null;
	state = 0;
	/** quoted text: what has been read of an escape */
	escape = "";
	/** the character code before what the automaton, or that of a broken call, holds */
	prefixBefore = -1;
	/** the reading that entered it: what its exits inherit */
	context: Thread;
	/** the calls in the thought that runs; null: none are looked for */
	drafts: Drafts | null = null;
	/** calls that begin before this place have ended a thought */
	thoughtTo = 0;
	/** the scan loop to go back to */
	home: Step;
	/** the place where a payload began last, and all that began there */
	enteredAt = -1;
	private entered: Step | null = null;
	private alsoEntered = NO_STEPS;
	/** where readings behind a payload have died and their text was given back to the loop */
	givenBackAt = -1;
	/** absolute place of the first visible content or call; -1: none yet */
	firstVisible = -1;
	/** lenient rules that were met outside of a call: the calls of the section behind them list them, or a notice does */
	sectionRepairs: readonly SectionRepair[] = NO_REPAIRS;
	/** a character behind an `ends` text has been reported */
	afterEnd = false;
	/** the run of stray content that has been reported; made with the first one, for most messages have none */
	stray: StrayRun | null = null;

	// ---- the header that is read
	private readings = NO_THREADS;
	private conditions: readonly Look[] = NO_LOOKS;
	/** the readings are those of a state that is kept: they are made when they are asked for */
	kept: State | null = null;
	/** where the attempt, or the part of a call's markup, began */
	origin = 0;
	held = "";
	/** index in `text` from which on the text is not in `held` yet */
	heldFrom = 0;
	/** where the readings stood at `origin` */
	originSteps = NO_STEPS;
	private reading: Head | null = null;

	// ---- a failed value, a broken call
	counter: Counter | null = null;
	aftermath: Aftermath | null = null;
	private watched: Watch | null = null;
	/** the scanner of a committed call's arguments, while they stream; it notices the first character of a closing literal */
	streaming: ValueScanner | null = null;
	private behind: ReadEnd | null = null;
	/** what is known of attempts; null: nothing is kept of them */
	readonly known: Known | null;
	/** the call that is open, or was open last */
	call = NO_CALL;
	calls = 0;
	finishReason = "stop";
	/** a call was found in an open value: it may be a part of that */
	broke = false;
	/** all input has been read */
	inputOver = false;
	/** the message ends there: to be done before anything else is read */
	endsAt: MessageEnd | null = null;
	out = NO_EVENTS;

	constructor(
		readonly program: Program,
		readonly config: Config,
		start: Step,
	) {
		this.context = contextAt(start);
		this.home = program.home ?? program.start;
		this.known = knownOf(config);
	}

	abstract callStart(
		name: string,
		wireId: string,
		wireIndex: string,
		start: number,
		end: number,
	): void;
	abstract callArguments(delta: string, start: number, end: number): void;
	abstract callEnd(
		status: CallStatus,
		repairs: readonly string[],
		start: number,
		end: number,
	): void;
	abstract notice(code: string, message: string, start: number, end: number): void;
	/** The text of a thought runs from `at` on. */
	protected abstract beginThought(step: Step, at: number): void;
	abstract plainText(reasoning: boolean, text: string, start: number, end: number): void;
	tool(name: string): FunctionDefinition | undefined {
		return this.config.tools.get(name);
	}

	// ---- what most messages need late or never

	/** Whether visible content or a call stands before `at`. */
	hasBegun(at: number): boolean {
		return this.calls > 0 || (this.firstVisible >= 0 && this.firstVisible < at);
	}

	/** Whether visible text of the payload counts as something that stands before. */
	beginsWith({ field }: Step): boolean {
		return field === "content";
	}

	get threads(): Thread[] {
		if (this.kept !== null) this.makeReadings(this.kept);
		return this.readings;
	}
	set threads(threads: Thread[]) {
		this.kept = null;
		this.readings = threads;
	}

	get looks(): readonly Look[] {
		if (this.kept !== null) this.makeReadings(this.kept);
		return this.conditions;
	}
	set looks(looks: readonly Look[]) {
		this.kept = null;
		this.conditions = looks;
	}

	/** What is known of the header that is read. */
	get head(): Head {
		if (this.kept !== null) this.makeReadings(this.kept);
		this.reading ??= new Head();
		return this.reading;
	}

	/** From here on the readings are real. */
	makeReadings(state: State): void {
		this.kept = null;
		state.restore(this);
	}

	/** No header is read, and none will be soon. */
	forgetHead(): void {
		this.reading = null;
	}

	/** What was found in the strings of a committed value. */
	get watch(): Watch {
		this.watched ??= new Watch();
		return this.watched;
	}

	/** The writer of the call that begins. */
	callWriter(): CallWriter {
		const { convert, limits } = this.config;
		const { pairs } = this.program.kinds;
		if (this.call === NO_CALL)
			this.call = new CallWriter(this, pairs, convert, limits.argumentsLength);
		return this.call;
	}

	/** An event is ready to leave. */
	say(event: ParserEvent): void {
		if (this.out === NO_EVENTS) this.out = [event];
		else this.out.push(event);
	}

	/** The events since the last time. The list is the caller's. */
	protected told(): ParserEvent[] {
		const { out } = this;
		this.out = NO_EVENTS;
		return out === NO_EVENTS ? [] : out;
	}

	// ---- input

	/** Lays text before what is left of the current segment. `at` is its absolute offset. */
	pushBack(text: string, at: number, before: number): void {
		if (text === "") return;
		if (this.i < this.text.length) {
			this.waiting ??= [];
			this.waiting.push({ text: this.text, i: this.i, base: this.base, before: this.before });
		}
		this.text = text;
		this.i = 0;
		this.base = at;
		this.before = before;
		this.heldFrom = 0;
	}

	/** Goes to the next segment; false when all input has been read. */
	nextSegment(): boolean {
		const segment = this.waiting?.pop();
		if (segment === undefined) return false;
		this.text = segment.text;
		this.i = segment.i;
		this.base = segment.base;
		this.before = segment.before;
		this.heldFrom = segment.i;
		return true;
	}

	/** The input ends before `at`, for now: what has been read of it up to `behind` is left out, and what comes then waits. */
	endBefore(at: number, behind: number, before: number): Segment[] {
		const { text, base } = this;
		const rest = this.waiting ?? [];
		rest.push({ text, i: behind - base, base, before: this.before });
		this.waiting = null;
		this.text = "";
		this.i = this.heldFrom = 0;
		this.base = at;
		this.before = before;
		return rest;
	}

	/** What has waited is the input again. */
	goOnWith(rest: Segment[]): void {
		this.waiting = rest;
		this.nextSegment();
	}

	/** What stands at the end of the markup and the values that have been read; made with the first, for most messages have none. */
	get readEnd(): ReadEnd {
		this.behind ??= new ReadEnd();
		return this.behind;
	}

	/** Markup has been read up to `end`. */
	noteMarkup(end: number): void {
		const text = this.heldBetween(this.origin, end);
		this.readEnd.noteMarkup(text, this.origin, this.program.longestClose);
	}

	/** The absolute offset of the next character. */
	get here(): number {
		return this.base + this.i;
	}

	charBefore(at: number): number {
		return at > this.base ? this.text.charCodeAt(at - this.base - 1) : this.before;
	}

	/** The text held since `origin`, by absolute offsets. */
	heldBetween(from: number, to: number): string {
		const seam = this.origin + this.held.length;
		const left =
			from < seam ? this.held.slice(from - this.origin, Math.min(to, seam) - this.origin) : "";
		if (to <= seam) return left;
		const right = this.text.slice(Math.max(from, seam) - this.base, to - this.base);
		return left === "" ? right : left + right;
	}

	/** What is held begins anew at the current place. */
	holdFromHere(): void {
		this.origin = this.here;
		this.head.originBefore = this.charBefore(this.origin);
		this.held = "";
		this.heldFrom = this.i;
	}

	// ---- payload text

	/** Text of the payload that runs. */
	payloadText(text: string, start: number, end = start + text.length): void {
		const step = this.payload;
		if (text === "" || step === null) return;
		switch (step.field) {
			case "content":
				this.content(step.section?.content === false, text, start, end);
				return;
			case "reasoning":
				if (this.drafts === null) this.plainText(true, text, start, end);
				else this.drafts.read(text, start);
				return;
			case "skip":
				this.readEnd.noteSolid(text, 0, text.length);
				return;
			default:
				this.readEnd.noteSolid(text, 0, text.length);
				this.call.valueText(text, start, end);
		}
	}

	private content(stray: boolean, text: string, start: number, end: number): void {
		if (this.firstVisible < 0 || stray) {
			const visible = text.search(/[^ \t\n\r]/);
			if (visible >= 0) {
				if (this.firstVisible < 0) this.firstVisible = start + visible;
				if (stray && (this.stray === null || this.stray.until < start)) {
					this.notice(
						"stray",
						"text between the calls of a section is content",
						// where the run ends depends on what is still to come
						start + visible,
						start + visible + 1,
					);
				}
			}
			if (stray) {
				this.stray ??= new StrayRun();
				this.stray.read(text, start, visible);
			}
		}
		this.plainText(false, text, start, end);
	}

	/** Whether an open payload was not entered at this place before: entering it again would be no progress. */
	mayEnter(step: Step, at: number): boolean {
		return at !== this.enteredAt || (step !== this.entered && !this.alsoEntered.includes(step));
	}

	/** An open payload begins at `at`. */
	enterPayload(step: Step, context: Thread, at: number): void {
		if (at === this.enteredAt) this.alsoEntered = [...this.alsoEntered, step];
		else {
			this.enteredAt = at;
			this.entered = step;
			this.alsoEntered = NO_STEPS;
		}
		this.mode = MODE_TEXT;
		this.payload = step;
		this.state = 0;
		this.context = context;
		this.threads = NO_THREADS;
		this.looks = NO_LOOKS;
		if (step.field === "content") {
			this.home = step;
			if (!step.stray) this.endSection();
		}
		if (step.field === "value") this.call.beginValue(step.typed, at);
		if (step.field === "reasoning") this.beginThought(step, at);
	}

	/** The payload that runs has ended, before what is held. */
	leavePayload(): void {
		const { payload } = this;
		this.payload = null;
		if (payload?.field === "value" && this.call.open) this.call.endValue(this.origin);
		this.drafts?.close();
	}

	/** The declared number of calls is reached: a further one is text. */
	overCalls(at: number): void {
		if (this.overCallsNoticed) return;
		this.overCallsNoticed = true;
		this.notice(
			"limit-calls",
			`more than ${this.config.limits.calls} calls; further ones are text`,
			at,
			at,
		);
	}
	private overCallsNoticed = false;

	/** No call behind this place lists the lenient rules of the section. */
	endSection(): void {
		if (this.sectionRepairs.length === 0) return;
		for (const { code, at, listed } of this.sectionRepairs) {
			if (!listed) this.notice("lenient", `no call lists the lenient rule ${code}`, at, at);
		}
		this.sectionRepairs = NO_REPAIRS;
	}

	/** The grammar's message is over before the input is: the rest is content. */
	endMessage(): void {
		this.endSection();
		this.mode = MODE_ENDED;
	}

	/** Back to the loop around a call, or the message's, which goes on at `at`. */
	goHome(step: Step, at: number): void {
		const home = step.kind === TEXT ? step : this.home;
		if (home.kind === TEXT) this.enterPayload(home, new Thread(home, at), at);
		else this.endMessage();
	}
}
