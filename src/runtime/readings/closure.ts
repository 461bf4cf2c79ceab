/** Steps of no width: from a node to the readings that wait for a character behind it. */

import type { Section } from "../contract.js";
import { MAX_RECURSION } from "../limits.js";
import type { Machine } from "../machine/machine.js";
import { type NameTree, treeBeside, treeOf } from "../program/names.js";
import {
	ACCEPT,
	ASSERT,
	ATOM,
	CALL,
	FORK,
	LOOK,
	OP,
	RETURN,
	SLOT,
	type Step,
	TEXT,
} from "../program/program.js";
import type { Look } from "./log.js";
import { makeReady, perform, properties } from "./perform.js";
import { Thread } from "./thread.js";
import { sameLooks } from "./twins.js";

/** Puts the readings of `step` into `into`, in order. `t` is used up. `before` is the character code before `at`. */
export function follow(
	m: Machine,
	t: Thread,
	step: Step,
	at: number,
	before: number,
	into: Thread[],
): void {
	let s = step;
	for (;;) {
		switch (s.kind) {
			case FORK: {
				const last = s.more.length - 1;
				for (let k = 0; k < last; k++) {
					const option = s.more[k];
					if (option !== undefined) follow(m, t.fork(option, at), option, at, before, into);
				}
				const option = s.more[last];
				if (option === undefined) return;
				s = option;
				break;
			}
			case OP:
				if (s.op?.op === "break") {
					if (!m.call.committed || m.payload?.field !== "value") return;
					t.breaks = true;
					arrive(m, t, s, at, into);
					return;
				}
				if (!perform(m, t, s, at)) return;
				s = s.to;
				break;
			case ASSERT:
				if (s.what === "end") {
					arrive(m, t, s, at, into);
					return;
				}
				if (s.what === "line" ? before !== 10 : !m.mayStart(at, before)) return;
				s = s.to;
				break;
			case LOOK: {
				const body = s.more[0];
				if (body === undefined) return;
				const look: Look = { from: at, threads: [], holds: null };
				follow(m, beside(t, body, at), body, at, before, look.threads);
				if (look.threads.some((x) => x.step.kind === ACCEPT)) look.holds = true;
				else if (look.threads.length === 0) return;
				else {
					// one that has just failed stays: the reading dies of it
					t.looks = [...t.looks.filter((l) => l.holds !== true), look];
					m.looks = [...m.looks, look];
				}
				s = s.to;
				break;
			}
			case CALL: {
				const body = s.more[0];
				const depth = (t.frame?.depth ?? 0) + 1;
				if (body === undefined) return;
				if (depth > MAX_RECURSION) t.tooDeep = true;
				t.frame = { back: s.to, key: t.key, depth, outer: t.frame };
				s = body;
				break;
			}
			case RETURN: {
				const frame = t.frame;
				if (frame === null) return;
				t.frame = frame.outer;
				t.key = frame.key;
				s = frame.back;
				break;
			}
			case TEXT:
				if (s.stray && m.config.noCalls) return;
				// it has left its loop by a separator of nothing, and come back
				if (s === m.payload && at === m.origin) return;
				// a section that nothing proves yet is entered only by its first item, or left where it may stand empty
				if (s.section !== null && m.payload !== null && !isProven(m, t, s.section)) {
					s = s.more[0] ?? s.to;
					break;
				}
				if (t.unit >= 0 && t.named && !m.program.ahead(s.to).commit) makeReady(t, at);
				arrive(m, t, s, at, into);
				return;
			case ATOM:
			case SLOT:
				// the last word of a text is no name
				if (
					s.field === "name" &&
					t.header === 0 &&
					m.payload?.stray === true &&
					m.stray?.standsBefore(at) === true
				)
					return;
				// before the class: of two that come to the same place the declared name counts
				if (s.declared !== null && hasNames(m, t, s.declared))
					arrive(m, t.fork(s.declared, at), s.declared, at, into);
				// no tool of that name is declared, or it has no parameters, or there are no tools
				if (readsNamesOnly(m, t, s) && !hasNames(m, t, s)) return;
				arrive(m, t, s, at, into);
				return;
			default:
				arrive(m, t, s, at, into);
				return;
		}
	}
}

/** Behind an unmistakable opening any name is one, when the request declares none. A name that is not bound is evidence only. */
export function readsAnyName(m: Machine, t: Thread, { what, field }: Step): boolean {
	return what === "tool" && field !== "skip" && t.strong && m.config.toolNames.size === 0;
}

function readsNamesOnly(m: Machine, t: Thread, s: Step): boolean {
	const { kind, what } = s;
	if (kind !== SLOT) return false;
	return what === "prop" || what === "unbound" || (what === "tool" && !readsAnyName(m, t, s));
}

/** Whether the slot beside a class has anything to read. Decoration needs an opening before it that is unmistakable. */
function hasNames(m: Machine, t: Thread, slot: Step): boolean {
	if (slot.what === "decorated") return m.config.decorated !== null && t.strong;
	return !slotNames(m, t, slot).isEmpty;
}

/** The names that a slot reads where the reading stands. */
export function slotNames(m: Machine, t: Thread, { what, cls }: Step): NameTree {
	if (what === "tool") return treeOf(m.config.toolNames);
	const names = properties(m, t);
	return what === "key" ? treeBeside(names, cls) : treeOf(names);
}

/** A condition knows what its reading has bound, and in which builder it stands; it binds nothing itself. */
function beside(t: Thread, body: Step, at: number): Thread {
	const own = new Thread(body, at);
	own.name = t.name;
	own.key = t.key;
	own.keys = t.keys;
	own.inside = t.inside;
	return own;
}

/** By a call that has committed, here or before the payload, by an opening that is unmistakable, or by text of its own that is over. */
function isProven({ call }: Machine, t: Thread, section: Section): boolean {
	return t.ready || t.settled || call.committed || (t.strong && !section.proof);
}

/**
 * The reading stands at a step that takes characters. Of two that stand there in the same way the one goes on whose class
 * no literal has read, else the one with fewer deviations.
 */
function arrive(m: Machine, t: Thread, s: Step, at: number, into: Thread[]): void {
	let place = into.length;
	for (let k = 0; k < into.length; k++) {
		const other = into[k];
		if (
			other?.step === s &&
			other.offset === 0 &&
			other.from === at &&
			other.frame === t.frame &&
			sameLooks(other, t)
		) {
			const rival = isRead(m, other);
			const own = isRead(m, t);
			if (own === rival ? other.deviations <= t.deviations : own) return;
			place = k;
			break;
		}
	}
	t.step = s;
	t.from = at;
	t.offset = 0;
	t.atom = "";
	t.spelt = 0;
	t.written = null;
	t.payload = null;
	t.out = "";
	into[place] = t;
}

/** Whether a literal that ends here has read what the reading has captured as a class: the reading will die of it. */
function isRead({ head }: Machine, { classFrom }: Thread): boolean {
	if (classFrom < 0 || head.looking) return false;
	for (const { start, looks } of head.completed)
		if (start <= classFrom && !looks.some(({ holds }) => holds === false)) return true;
	return false;
}
