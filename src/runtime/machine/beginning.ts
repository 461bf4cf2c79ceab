/** What readings depend on, beside the text that they read: how they stand, and a few facts. */
import type { Inside } from "../build/inside.js";
import { atomClass, inClass, isSpace } from "../scan/classes.js";
import { COMMITTED, NAMED, OVER, PAST, TOO_DEEP } from "./facts.js";
import { sameKeys } from "./keys.js";
import type { Log, LogEntry } from "./log.js";
import type { Machine } from "./machine.js";
import type { Frame } from "./place.js";
import type { Thread } from "./thread.js";

/** What may be open, bound or logged where something begins that is kept. */
const MOST_BOUND = 24;

/** An attempt to leave a payload begins, with what its context has bound. */
export class AttemptBeginning {
	private readonly before: number;
	private readonly facts: number;
	private readonly context: Thread;
	private readonly called: string;

	constructor(
		m: Machine,
		private readonly exits: number,
		before: number,
	) {
		this.before = kindOf(before);
		this.facts = factsOf(m);
		this.context = m.context.copy();
		this.called = m.call.name;
	}

	isThat(m: Machine, exits: number, before: number): boolean {
		return (
			this.exits === exits &&
			this.before === kindOf(before) &&
			this.facts === factsOf(m) &&
			this.called === m.call.name &&
			(this.context.marks & INHERITED) === (m.context.marks & INHERITED) &&
			sameBound(this.context, m.context)
		);
	}

	/** Whether what the attempt depends on is little enough to be kept. */
	static isSmall({ context, head, here }: Machine): boolean {
		return isFree(context) && head.nothingAt < here;
	}
}

/** The readings of markup that is no attempt, as they stand. */
export class MarkupBeginning {
	private readonly facts: number;
	private readonly readings: readonly Thread[];
	private readonly origin: number;
	private readonly read: string;
	private readonly literals: readonly number[];
	private readonly called: string;

	constructor(m: Machine) {
		this.facts = factsOf(m);
		this.readings = m.threads.map((t) => t.copy());
		this.origin = m.origin;
		this.read = m.heldBetween(m.origin, m.here);
		this.literals = [...m.head.literals];
		this.called = m.call.name;
	}

	isThat(m: Machine): boolean {
		const { threads, origin, head } = m;
		const by = origin - this.origin;
		return (
			this.facts === factsOf(m) &&
			this.called === m.call.name &&
			this.readings.length === threads.length &&
			this.read === m.heldBetween(origin, m.here) &&
			this.literals.length === head.literals.length &&
			this.literals.every((at, k) => at + by === head.literals[k]) &&
			this.readings.every((t, k) => isSame(t, threads[k], by))
		);
	}

	static isSmall({ threads, looks, head, origin, here }: Machine): boolean {
		return (
			looks.length === 0 &&
			here - origin <= MOST_BOUND &&
			head.standing.length === 0 &&
			head.literals.length <= MOST_BOUND &&
			head.nothingAt < origin &&
			threads.length <= MOST_BOUND &&
			threads.every((t) => isFree(t) && t.payload === null && t.out === "" && isShort(t.log))
		);
	}
}

/** Facts of the readings before that those of an attempt inherit. */
const INHERITED = TOO_DEEP | NAMED | OVER | COMMITTED | PAST;

function factsOf(m: Machine): number {
	const { here, call, calls, config } = m;
	return (
		(m.hasBegun(here) ? 1 : 0) |
		(here === m.enteredAt ? 2 : 0) |
		(calls >= config.limits.calls ? 4 : 0) |
		(calls > 0 ? 8 : 0) |
		(call.committed ? 16 : 0) |
		(m.stray?.standsBefore(here) === true ? 32 : 0) |
		(m.enteredAt >= 0 ? 64 : 0) |
		(m.payload === null ? 128 + markupFacts(m) : 0)
	);
}

function markupFacts(m: Machine): number {
	const { opened, marked, originBefore } = m.head;
	const kinds = kindOf(m.charBefore(m.here)) * KINDS + kindOf(originBefore);
	return (opened ? 256 : 0) | (marked ? 512 : 0) | (kinds << 10);
}

/** All that readings ask of the character before them. */
function kindOf(code: number): number {
	if (code === 10) return 0;
	if (isSpace(code)) return 1;
	return 2 + (inClass(WORD, code) ? 1 : 0) + (inClass(DIGITS, code) ? 2 : 0);
}
const KINDS = 6;
const WORD = atomClass("word");
const DIGITS = atomClass("digits");

/** It has no conditions, and little is open or bound. */
function isFree(t: Thread): boolean {
	if (t.groupField !== null || t.looks.length > 0 || (t.settled && !t.hasSettled)) return false;
	if (t.nesting > MOST_BOUND || (t.frame?.depth ?? 0) > MOST_BOUND) return false;
	let keys = 0;
	for (let one = t.keys; one !== null; one = one.before) if (++keys > MOST_BOUND) return false;
	return true;
}

function isShort(log: Log | null): boolean {
	let length = 0;
	for (let one = log; one !== null; one = one.before) if (++length > MOST_BOUND) return false;
	return true;
}

function sameBound(a: Thread, b: Thread): boolean {
	return (
		a.unit === b.unit &&
		a.nesting === b.nesting &&
		a.key === b.key &&
		a.name === b.name &&
		sameKeys(a.keys, b.keys) &&
		sameFrames(a.frame, b.frame) &&
		sameContainers(a.inside, b.inside)
	);
}

function isSame(a: Thread, b: Thread | undefined, by: number): boolean {
	return (
		b !== undefined &&
		a.step === b.step &&
		a.offset === b.offset &&
		a.from + by === b.from &&
		a.marks === b.marks &&
		a.deviations === b.deviations &&
		a.header === b.header &&
		a.spelt === b.spelt &&
		a.atom === b.atom &&
		a.written === null &&
		b.written === null &&
		a.classFrom + (a.classFrom < 0 ? 0 : by) === b.classFrom &&
		a.classTo + (a.classFrom < 0 ? 0 : by) === b.classTo &&
		sameBound(a, b) &&
		sameLog(a, b, by)
	);
}

function sameLog(a: Thread, b: Thread, by: number): boolean {
	let one = a.log;
	let other = b.log;
	let ready = a.readyAt === null && b.readyAt === null;
	while (one !== null && other !== null) {
		if (one.at + by !== other.at || !sameEntry(one.entry, other.entry)) return false;
		if ((one === a.readyAt) !== (other === b.readyAt)) return false;
		ready ||= one === a.readyAt;
		one = one.before;
		other = other.before;
	}
	return one === null && other === null && ready;
}

function sameEntry(a: LogEntry, b: LogEntry): boolean {
	if (a === b) return true;
	if (a.kind === "op") return b.kind === "op" && a.op === b.op;
	if (a.kind === "bound") return b.kind === "bound" && a.field === b.field && a.text === b.text;
	if (a.kind === "ready") return b.kind === "ready";
	return a.kind === "repaired" && b.kind === "repaired" && a.code === b.code;
}

function sameFrames(a: Frame | null, b: Frame | null): boolean {
	let one = a;
	let other = b;
	while (one !== other && one !== null && other !== null) {
		if (one.back !== other.back || one.key !== other.key || one.depth !== other.depth) return false;
		one = one.outer;
		other = other.outer;
	}
	return one === other;
}

function sameContainers(a: Inside | null, b: Inside | null): boolean {
	let one = a;
	let other = b;
	while (one !== other && one !== null && other !== null) {
		if (one.place !== other.place || one.shape !== other.shape || one.item !== other.item)
			return false;
		one = one.outer;
		other = other.outer;
	}
	return one === other;
}
