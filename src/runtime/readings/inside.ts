/** Several readings read more than one character at once where all of them are inside of values. */

import type { Standing } from "../machine/head-state.js";
import type { Machine } from "../machine/machine.js";
import { isBegun } from "../program/lookahead.js";
import { TEXT } from "../program/program.js";
import type { ValueScanner } from "../scan/call/value.js";
import { RUNNING } from "../scan/output.js";
import { roomIn } from "./held.js";
import { nestingIn, readerOf, scannerOf } from "./nesting.js";
import { readValue, status } from "./read-value.js";
import type { Thread } from "./thread.js";

/** Characters for which trials are worth their while. */
const LEAST = 4;
/** Characters that are tried first. */
const FIRST_STEP = 32;

/**
 * While all readings, those of conditions too, are inside of a bracket of a value, or of a string, or wait in open text, nothing is
 * decided: they go on to where the first of them may leave its value. False: there is no such text.
 */
export function readInside(m: Machine, n: number): boolean {
	const { head, looks, text, threads } = m;
	if (threads.some(readsMarkup)) return false;
	const most = Math.min(n - m.i, roomIn(m));
	if (most < LEAST || !head.standing.every(isInValue)) return false;
	const inside = threads.filter(isInPayload);
	// where values of conditions alone are read, an `ends` text may end the message
	const mayEnd = inside.length === 0;
	for (const { holds, threads: others } of looks) if (holds === null) inside.push(...others);
	if (inside.length === 0) return false;
	const trials: Trial[] = [];
	for (const t of inside) {
		const trial = trialOf(t);
		if (trial === null) return false;
		trials.push(trial);
	}
	const to = goOn(m, trials, m.i + most);
	const end = mayEnd ? firstEnd(m, to) : noteEnds(m, to);
	if (end === m.i) return false;
	for (const t of inside) {
		let { i } = m;
		while (i < end) i = readValue(m, t, text, i, end, m.base);
	}
	m.i = end;
	return true;
}

/** It does more than wait in open text while characters come. */
function readsMarkup({ payload, step }: Thread): boolean {
	return payload === null && step.kind !== TEXT;
}

function isInPayload({ payload }: Thread): boolean {
	return payload !== null;
}

/** An `ends` text that has begun there is data of a value. */
function isInValue({ inValue }: Standing): boolean {
	return inValue.size > 0;
}

/** How far a reading goes on in text[from..to), where it has tried the text before: an index. */
type Trial = (text: string, from: number, to: number) => number;

/** Null: the reading may have to decide something. */
function trialOf(t: Thread): Trial | null {
	const { payload } = t;
	if (payload === null || status(t) !== RUNNING) return null;
	const reader = readerOf(t);
	if (payload.kind === "pattern" && reader === null) {
		const { within } = payload.reader;
		if (within !== null) return trialWith(within.copy());
		return (text, from, to) => payload.reader.passes(text, from, to);
	}
	const nesting = nestingIn(t);
	const isInside = nesting !== null && (nesting.depth > 0 || nesting.inString);
	if (!isInside) return null;
	const copy = scannerOf(t)?.copy() ?? reader?.copy() ?? null;
	return copy === null ? null : trialWith(copy);
}

function trialWith(copy: Pick<ValueScanner, "scan" | "status">): Trial {
	return (text, from, to) => {
		const j = copy.scan(text, from, to);
		// the character with which it has ended is read alone
		return copy.status === RUNNING ? j : Math.max(from, Math.min(to, j) - 1);
	};
}

/** The index before `to` up to which all go on. The steps grow, so that one that ends soon costs the others little. */
function goOn({ text, i }: Machine, trials: readonly Trial[], to: number): number {
	let from = i;
	for (let step = FIRST_STEP; from < to; step *= 2) {
		const all = Math.min(to, from + step);
		let end = all;
		for (const trial of trials) end = trial(text, from, end);
		from = end;
		if (end < all) break;
	}
	return from;
}

/**
 * An `ends` text that begins there is data: that is noted, for one place at a time and as long as it may matter. The index before `to`
 * up to which that is enough.
 */
function noteEnds(m: Machine, to: number): number {
	const { base, head, program, text } = m;
	for (let k = m.i; k < to; k++) {
		if (!program.endStarts.has(text.charCodeAt(k)) || !begins(m, k, 0)) continue;
		const last = head.nothingAt - base;
		const far = k - last;
		if (far < program.longestEnd && (last < 0 || begins(m, last, far))) return k;
		head.nothingAt = base + k;
	}
	return to;
}

/** The index before `to` at which an `ends` text begins, as far as the text goes; `to` if there is none. */
function firstEnd(m: Machine, to: number): number {
	for (let k = m.i; k < to; k++)
		if (m.program.endStarts.has(m.text.charCodeAt(k)) && begins(m, k, 0)) return k;
	return to;
}

/** Whether an `ends` text of more characters may begin at the index, as far as the text goes. */
function begins({ program, text }: Machine, at: number, more: number): boolean {
	for (const end of program.format.ends)
		if (end.length > more && isBegun(end, text, at)) return true;
	return false;
}
