/** Attempts to leave an open payload: how one begins, and whether one could live. */

import type { Format } from "../contract.js";
import { diesSoon } from "../known/walk.js";
import type { Machine } from "../machine/machine.js";
import { MODE_HEAD } from "../machine/mode.js";
import { likelyExits, opens } from "../program/exits.js";
import { Lookahead } from "../program/lookahead.js";
import { NO_NAMES, treeOf } from "../program/names.js";
import { partsOf } from "../program/parts.js";
import { ATOM, FORK, LITERAL, SPACE, Step } from "../program/program.js";
import { endsText } from "../program/value-ends.js";
import { follow } from "../readings/closure.js";
import { stepOne } from "../readings/step.js";
import type { Thread } from "../readings/thread.js";
import { inClass, isSpace, isWordClass } from "../scan/classes.js";

/** Literal steps for the texts that end the message; they have no successor. */
const endSteps = new WeakMap<readonly string[], readonly Step[]>();
export function endStepsOf({ ends, tokens }: Format): readonly Step[] {
	let steps = endSteps.get(ends);
	if (steps === undefined) {
		const longestFirst = [...tokens].sort((a, b) => b.length - a.length);
		steps = ends.map((text) => {
			const step = new Step(LITERAL, -1);
			step.text = text;
			step.visible = true;
			step.parts = partsOf(text, longestFirst);
			return step;
		});
		endSteps.set(ends, steps);
	}
	return steps;
}

/**
 * Begins an attempt to leave the payload at the current place, where the text begins that `state` of the payload's automaton
 * stands for; 0: it is not known with what. If it is known to die soon, its first character is text.
 */
export function beginAttempt(m: Machine, state: number): void {
	const payload = m.payload;
	if (payload === null) return;
	const at = m.here;
	const { head } = m;
	// of the attempt before this one; only markup of a section asks for what was noted before it
	if (!payload.stray || at !== m.enteredAt) head.nothingAt = -1;
	const before = m.charBefore(at);
	const { known } = m;
	const begun = known.attempt(m, payload, { context: m.context, exits: state, at, before });
	const kept = begun?.state ?? null;
	if (kept !== null && diesSoon(m, kept)) {
		m.payloadText(m.text.charAt(m.i), at);
		m.i++;
		return;
	}
	m.mode = MODE_HEAD;
	m.threads = [];
	m.looks = [];
	if (head.standing.length > 0) head.standing = [];
	head.opened = head.marked = false;
	head.kills = 0;
	if (head.literals.length > 0) head.literals = [];
	head.dead = null;
	m.holdFromHere();
	head.keeping = null;
	if (kept !== null) {
		m.kept = kept;
		return;
	}
	makeAttempt(m, payload, state, at, before);
	if (begun !== null) head.keeping = known.begins(begun, m);
}

function makeAttempt(m: Machine, payload: Step, state: number, at: number, before: number): void {
	const all = exitsAt(m, payload, 0);
	beginReadings(m, exitsAt(m, payload, state), at, before);
	if (m.threads.length === 0) {
		// what its text rules out may live longer than what its place rules out
		m.looks = [];
		beginReadings(m, all, at, before);
	} else if (!m.config.noCalls) m.head.opened ||= all.some(opens);
	if (payload.ends && !endsText(payload, m.config))
		m.threads = m.threads.filter(({ step }) => step.id >= 0);
	if (at !== m.enteredAt) m.threads = notGoingOn(m, m.threads, at, before);
}

/** What is known of attempts to leave the payload. */
export function lookaheadOf({ program, config, context }: Machine, payload: Step): Lookahead {
	const tools = program.readsTools ? treeOf(config.toolNames) : NO_NAMES;
	payload.lookaheads ??= new WeakMap();
	let lookahead = payload.lookaheads.get(tools);
	if (lookahead === undefined) {
		lookahead = new Lookahead({
			steps: allExits(program.format, payload),
			named: context.named,
			tools,
			ends: program.format.ends,
			endStarts: payload.field === "value" ? NO_CODES : program.endStarts,
			isReady: (behind) => {
				const ahead = program.ahead(behind);
				return !ahead.id && !ahead.commit;
			},
		});
		payload.lookaheads.set(tools, lookahead);
	}
	return lookahead;
}

const NO_CODES: ReadonlySet<number> = new Set();

/** Whether every attempt to leave the payload that begins at `at`, which is text[i], dies in the text at hand. */
export function isDoomed(
	m: Machine,
	payload: Step,
	text: string,
	i: number,
	at: number,
	before: number,
): boolean {
	const { heldText } = m.config.limits;
	return lookaheadOf(m, payload).dies(
		text,
		i,
		before,
		m.hasBegun(at),
		at === m.enteredAt,
		heldText,
	);
}

/** The ways out that the text allows which the state of the payload's automaton stands for; 0: all. */
function exitsAt(m: Machine, payload: Step, state: number): readonly Step[] {
	const { stray } = payload;
	payload.exits ??= [allExits(m.program.format, payload)];
	const { exits } = payload;
	const all = exits[0] ?? NONE;
	if (stray) return all;
	exits[state] ??= likelyExits(all, m.program.stopsOf(payload)?.prefix[state] ?? "");
	return exits[state] ?? all;
}

function allExits(format: Format, { to, ends }: Step): readonly Step[] {
	return [...(to.kind === FORK ? to.more : [to]), ...(ends ? endStepsOf(format) : NONE)];
}

const NONE: readonly Step[] = [];

function beginReadings(m: Machine, exits: readonly Step[], at: number, before: number): void {
	for (const step of exits) {
		const t = m.context.fork(step, at);
		t.begin();
		follow(m, t, step, at, before, m.threads);
	}
}

/**
 * White space and words of the payload's own text are tried from where they begin. A reading that would begin within white
 * space passes over it as if there were none, and none begins within a word: a long run would be read again from each of its
 * characters.
 */
function notGoingOn(m: Machine, threads: Thread[], at: number, before: number): Thread[] {
	if (!threads.some((t) => goesOn(t, before))) return threads;
	const left: Thread[] = [];
	for (const t of threads) {
		if (!goesOn(t, before)) left.push(t);
		else if (t.step.kind === SPACE) {
			const behind: Thread[] = [];
			follow(m, t, t.step.to, at, before, behind);
			left.push(...notGoingOn(m, behind, at, before));
		}
	}
	return left;
}

function goesOn({ step }: Thread, before: number): boolean {
	if (step.kind === SPACE) return isSpace(before);
	return step.kind === ATOM && isWordClass(step.cls) && inClass(step.cls, before);
}

/** Whether an attempt would still live that began at `at`, with the text that `state` of the payload's automaton stands for. */
export function canLive(
	m: Machine,
	payload: Step,
	state: number,
	text: string,
	at: number,
	before: number,
): boolean {
	if (payload.ends && m.program.format.ends.some((end) => end.startsWith(text))) return true;
	if (isDoomed(m, payload, text, 0, at, before)) return false;
	const begins = { context: m.context, exits: state, at, before };
	const begun = m.known.attempt(m, payload, begins);
	if (begun === null) return hasReading(m, payload, text, at, before);
	begun.lives ??= hasReading(m, payload, text, at, before);
	return begun.lives;
}

function hasReading(m: Machine, payload: Step, text: string, at: number, before: number): boolean {
	const { looks, head } = m;
	const { opened, marked } = head;
	m.looks = [];
	head.probing = true;
	let threads: Thread[] = [];
	follow(m, m.context.fork(payload.to, at), payload.to, at, before, threads);
	for (let k = 0; k < text.length && threads.length > 0; k++) {
		const next: Thread[] = [];
		for (const t of threads) stepOne(m, t, text.charCodeAt(k), at + k, next);
		threads = next;
	}
	head.probing = false;
	m.looks = looks;
	head.opened = opened;
	head.marked = marked;
	head.kills = 0;
	head.literals.length = 0;
	head.completed = [];
	return threads.length > 0;
}
