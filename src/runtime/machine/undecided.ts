/**
 * What is undecided: the readings of a header (an attempt to leave a payload, or the markup of a call), and the text that is held
 * for them.
 */

import type { State } from "../known/state.js";
import type { Step } from "../program/program.js";
import type { Look } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import { flat, joined } from "../scan/flat.js";
import { Head } from "./head-state.js";
import { Input } from "./input.js";

// A parser that waits holds nothing of its own. Nothing is ever put into these.
const NO_STEPS: readonly Step[] = [];
const NO_THREADS: Thread[] = [];
const NO_LOOKS: readonly Look[] = [];

/** Characters from which on a text is long, and those of its end that are at hand then: more than an `ends` text has. */
const LONG = 1024;
const END = 64;

export class Undecided extends Input {
	private readings = NO_THREADS;
	private conditions = NO_LOOKS;
	private reading: Head | null = null;
	/** the readings are those of a state that is kept: they are made when they are asked for */
	kept: State | null = null;
	/** where the readings stood at `origin` */
	originSteps = NO_STEPS;
	/** where the attempt, or the part of a call's markup, began */
	origin = 0;
	/** the character code before it */
	originBefore = 10;
	/** the text from there on, up to what of the segment is not in it yet */
	private held = "";
	/** the index in `text` from which on that is so */
	private heldFrom = 0;

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

	protected noReadings(): void {
		this.threads = NO_THREADS;
		this.looks = NO_LOOKS;
	}

	/** No header is read, and none will be soon. */
	forgetHead(): void {
		this.reading = null;
		this.originBefore = 10;
	}

	/** Some text is held. */
	get isHeld(): boolean {
		return this.held !== "";
	}

	/** The text held since `origin`, by absolute offsets. */
	heldBetween(from: number, to: number): string {
		const seam = this.origin + this.held.length;
		const left = from < seam ? this.cut(from, Math.min(to, seam), seam) : "";
		if (to <= seam) return left;
		const right = this.text.slice(Math.max(from, seam) - this.base, to - this.base);
		return left === "" ? right : left + right;
	}

	/** The part of `held`, which ends at `seam`, by absolute offsets. */
	private cut(from: number, to: number, seam: number): string {
		const end = this.reading?.heldEnd ?? "";
		const near = seam - end.length;
		if (from >= near) return end.slice(from - near, to - near);
		return this.held.slice(from - this.origin, to - this.origin);
	}

	/** The character code before a place in what is held. */
	heldBefore(at: number): number {
		return at > this.origin ? this.heldBetween(at - 1, at).charCodeAt(0) : this.originBefore;
	}

	/** What is held begins anew at the current place. */
	holdFromHere(): void {
		this.hold("", this.here, this.charBefore(this.here));
	}

	/** What has been read from `origin` on, behind the character `before`, is held: `text`. */
	hold(text: string, origin: number, before: number): void {
		this.origin = origin;
		this.originBefore = before;
		this.held = text;
		this.forgetEnd();
		this.heldFrom = this.i;
	}

	/** The segment has been read to its end: what is held of it stays. */
	holdSegment(): void {
		const more = this.text.slice(this.heldFrom);
		this.held = joined(this.held, more);
		const { reading } = this;
		if (reading !== null && this.held.length >= LONG)
			reading.heldEnd = flat((reading.heldEnd + more).slice(-END));
		this.heldFrom = this.text.length;
	}

	/** What is held is given up: it has left, or is given back. */
	holdNothing(): void {
		this.held = "";
		this.forgetEnd();
	}

	private forgetEnd(): void {
		if (this.reading !== null) this.reading.heldEnd = "";
	}

	/** What is held from `at` on is input again. */
	readAgain(at: number): void {
		const text = this.heldBetween(this.origin, this.here);
		const before = this.heldBefore(at);
		this.held = text.slice(0, at - this.origin);
		this.forgetEnd();
		this.heldFrom = this.i;
		this.pushBack(text.slice(at - this.origin), at, before);
	}

	protected override begin(text: string, i: number, base: number, before: number): void {
		super.begin(text, i, base, before);
		this.heldFrom = i;
	}
}
