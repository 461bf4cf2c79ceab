/** Attempts to leave an open payload: how one begins, and whether one could live. */

import { inClass, isSpace, isWordClass } from "./classes.js";
import { follow } from "./closure.js";
import type { Format } from "./contract.js";
import { type Machine, MODE_HEAD } from "./machine.js";
import { ATOM, LITERAL, SPACE, Step } from "./program.js";
import { stepOne } from "./step.js";
import type { Thread } from "./thread.js";
import { partsOf } from "./walks.js";

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

/** Begins an attempt to leave the payload at the current place. */
export function beginAttempt(m: Machine): void {
	const payload = m.payload;
	if (payload === null) return;
	const at = m.here;
	m.mode = MODE_HEAD;
	m.threads = [];
	m.looks = [];
	if (m.head.standing.length > 0) m.head.standing = [];
	m.head.opened = m.head.marked = m.head.killWaiting = false;
	m.head.literals.length = 0;
	m.head.dead = null;
	m.holdFromHere();
	const t = m.context.fork(payload.to, at);
	t.begin();
	const before = m.charBefore(at);
	follow(m, t, payload.to, at, before, m.threads);
	if (at !== m.enteredAt) m.threads = notGoingOn(m, m.threads, at, before);
	if (!payload.ends) return;
	for (const step of endStepsOf(m.program.format)) {
		const end = m.context.fork(step, at);
		end.begin();
		m.threads.push(end);
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

/** Whether an attempt that began at `at` would still live behind `text`. */
export function canLive(m: Machine, text: string, at: number, before: number): boolean {
	const payload = m.payload;
	if (payload === null) return false;
	if (payload.ends && m.program.format.ends.some((end) => end.startsWith(text))) return true;
	const { looks, head } = m;
	const { opened, marked } = head;
	m.looks = [];
	m.head.probing = true;
	let threads: Thread[] = [];
	follow(m, m.context.fork(payload.to, at), payload.to, at, before, threads);
	for (let k = 0; k < text.length && threads.length > 0; k++) {
		const next: Thread[] = [];
		for (const t of threads) stepOne(m, t, text.charCodeAt(k), at + k, next);
		threads = next;
	}
	m.head.probing = false;
	m.looks = looks;
	m.head.opened = opened;
	m.head.marked = marked;
	m.head.killWaiting = false;
	m.head.literals.length = 0;
	return threads.length > 0;
}
