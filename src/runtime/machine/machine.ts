/**
 * This room: the state of one parse. The rooms behind it act on it.
 *
 * What has been decided: the payload that runs, the call that is open, the mode. Nothing here keeps text but what is held back.
 */

import type { Drafts } from "../drafts/drafts.js";
import { type Known, knownOf } from "../known/known.js";
import type { Config } from "../program/config.js";
import { type Program, type Step, TEXT } from "../program/program.js";
import { follow } from "../readings/closure.js";
import { contextAt, Thread } from "../readings/thread.js";
import type { Aftermath } from "../scan/aftermath.js";
import type { ValueScanner } from "../scan/call/value.js";
import { firstVisible } from "../scan/classes.js";
import type { Counter } from "../scan/counter.js";
import { type MessageEnd, MODE_ENDED, MODE_HEAD, MODE_TEXT } from "./mode.js";
import { ReadEnd } from "./read-end.js";
import type { SectionRepairs } from "./section-repairs.js";
import type { Sink } from "./sink.js";
import { StrayRun } from "./stray.js";
import { Undecided } from "./undecided.js";
import { Watch } from "./watch-state.js";
import { CallWriter, NO_CALL } from "./writer.js";

const NO_STEPS: readonly Step[] = [];

export class Machine extends Undecided {
	mode = MODE_TEXT;

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
	/** the loop of a section has been entered, and its frame has not ended */
	inSection = false;
	/** the place where a payload began last, and all that began there */
	enteredAt = -1;
	private entered: Step | null = null;
	private alsoEntered = NO_STEPS;
	/** where readings behind a payload have died and their text was given back to the loop */
	givenBackAt = -1;
	/** absolute place of the first visible content or call; -1: none yet */
	firstVisible = -1;
	/** lenient rules that were met outside of a call; made with the first one, for most messages have none */
	sectionRepairs: SectionRepairs | null = null;
	/** a character behind an `ends` text has been reported */
	afterEnd = false;
	/** the run of stray content that has been reported; made with the first one, for most messages have none */
	stray: StrayRun | null = null;

	// ---- a failed value, a broken call
	counter: Counter | null = null;
	aftermath: Aftermath | null = null;
	private watched: Watch | null = null;
	/** the scanner of a committed call's arguments, while they stream; it notices the first character of a closing literal */
	streaming: ValueScanner | null = null;
	private behind: ReadEnd | null = null;
	/** the call that is open, or was open last */
	call = NO_CALL;
	finishReason = "stop";
	/** a call was found in an open value: it may be a part of that */
	broke = false;
	/** all input has been read */
	inputOver = false;
	/** the message ends there: to be done before anything else is read */
	endsAt: MessageEnd | null = null;

	/** `around`: the machine in whose thought this one reads, from `at` on, behind the character `before`; null: it reads the message. */
	constructor(
		readonly program: Program,
		readonly config: Config,
		start: Step,
		readonly sink: Sink,
		private readonly around: Machine | null = null,
		at = 0,
		before = 10,
	) {
		super(at, before);
		this.context = contextAt(start);
		this.home = program.home ?? program.start;
		if (start.kind === TEXT) this.enterPayload(start, this.context, at);
		else {
			this.mode = MODE_HEAD;
			this.threads = [];
			follow(this, new Thread(start, at), start, at, before, this.threads);
		}
	}

	/** calls that have begun */
	get calls(): number {
		return this.sink.calls;
	}

	/** What is known of attempts. */
	get known(): Known {
		return knownOf(this.config);
	}

	/** Whether `^` holds behind the character `before`. In the text of a thought it holds at the beginning of a line. */
	mayStart(at: number, before: number): boolean {
		return !this.hasBegun(at) && (this.around === null || before === 10);
	}

	/** Whether visible content or a call stands before `at`. The text of a thought is no content. */
	hasBegun(at: number): boolean {
		const { around, firstVisible: first } = this;
		return this.calls > 0 || (around?.hasBegun(at) ?? (first >= 0 && first < at));
	}

	/** Whether visible text of the payload counts as something that stands before. */
	beginsWith({ field }: Step): boolean {
		return this.around === null && field === "content";
	}

	/** What was found in the strings of a committed value. */
	get watch(): Watch {
		this.watched ??= new Watch();
		return this.watched;
	}

	/** The writer of the call that begins. */
	callWriter(): CallWriter {
		const { convert, limits, tools } = this.config;
		const { pairs } = this.program.kinds;
		if (this.call === NO_CALL)
			this.call = new CallWriter(this.sink, tools, pairs, convert, limits.argumentsLength);
		return this.call;
	}

	/** What stands at the end of the markup and the values that have been read; made with the first, for most messages have none. */
	get readEnd(): ReadEnd {
		this.behind ??= new ReadEnd();
		return this.behind;
	}

	/** Markup has been read up to `end`. */
	noteMarkup(end: number): void {
		const text = this.heldBetween(this.origin, end);
		this.readEnd.noteMarkup(text, this.origin, this.program.closing.longest);
	}

	/** Text of the payload that runs. */
	payloadText(text: string, start: number, end = start + text.length): void {
		const step = this.payload;
		if (text === "" || step === null) return;
		switch (step.field) {
			case "content":
				this.content(step.section?.content === false, text, start, end);
				return;
			case "reasoning":
				if (this.drafts === null) this.sink.plainText(true, text, start, end);
				else this.drafts.read(text, start);
				return;
			default:
				this.readEnd.noteSolid(text, 0, text.length);
				if (step.field !== "skip") this.call.valueText(text, start, end);
		}
	}

	private content(stray: boolean, text: string, start: number, end: number): void {
		if (this.firstVisible < 0 || stray) {
			const visible = firstVisible(text);
			if (this.firstVisible < 0 && visible >= 0) this.firstVisible = start + visible;
			if (stray) {
				this.stray ??= new StrayRun();
				this.stray.read(this.sink, text, start, visible);
			}
		}
		this.sink.plainText(false, text, start, end);
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
		this.noReadings();
		if (step.field === "content") {
			this.home = step;
			if (step.stray) this.inSection = true;
			else this.endSection();
			this.sink.contentBegins(step, at);
		}
		if (step.field === "value") this.call.beginValue(step.typed, at);
		if (step.field !== "reasoning") return;
		const drafts = this.sink.thoughtBegins(this, step, at);
		if (drafts !== null) this.drafts = drafts;
	}

	/** The payload that runs has ended, before what is held. */
	leavePayload(): void {
		if (this.payload?.field === "value" && this.call.open) this.call.endValue(this.origin);
		this.payload = null;
		this.drafts?.close();
	}

	/** The declared number of calls is reached: a further one is text. */
	overCalls(at: number): void {
		if (this.saidOverCalls) return;
		this.saidOverCalls = true;
		const message = `more than ${this.config.limits.calls} calls; further ones are text`;
		this.sink.notice("limit-calls", message, at, at);
	}
	saidOverCalls = false;

	/** The section is over: no call behind this place lists its lenient rules. */
	endSection(): void {
		this.inSection = false;
		this.sectionRepairs?.end(this.sink);
		this.sectionRepairs = null;
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
