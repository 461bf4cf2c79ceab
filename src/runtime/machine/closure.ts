/** Steps of no width: from a node to the readings that wait for a character behind it. */

import type { Section } from "../contract.js";
import { MAX_RECURSION } from "../limits.js";
import type { FunctionDefinition } from "../options.js";
import { decoratedNames } from "../program/decorated.js";
import { present } from "../program/kinds.js";
import { type NameTree, treeBeside, treeOf } from "../program/names.js";
import {
	ACCEPT,
	ASSERT,
	ATOM,
	CALL,
	commitsAt,
	FORK,
	LOOK,
	OP,
	RETURN,
	SLOT,
	type Step,
	TEXT,
	VALUE,
} from "../program/program.js";
import { ArgumentsReader } from "../scan/arguments.js";
import { DECORATED_NAME } from "../scan/identity.js";
import { newScanner } from "../scan/value.js";
import type { Wrapper } from "../scan/wrapped.js";
import type { Machine } from "./machine.js";
import { type Bound, hasKey, keysAround, type Look, Thread } from "./thread.js";

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
				if (s.what === "line" ? before !== 10 : m.hasBegun(at)) return;
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
				// a section that nothing proves yet is entered only by its first item, or left where it may stand empty
				if (s.section !== null && m.payload !== null && !t.ready && !proven(t, s.section)) {
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
				arrive(m, t, s, at, into);
				return;
			default:
				arrive(m, t, s, at, into);
				return;
		}
	}
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

function proven(t: Thread, section: Section): boolean {
	return t.strong && !section.proof;
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

/** Conditions that have come true no longer tell readings apart. */
function sameLooks(a: Thread, b: Thread): boolean {
	return a.looks === b.looks || (!a.undecided && !a.refuted && !b.undecided && !b.refuted);
}

/** Begins to read the value of a payload step. */
export function beginPayload(m: Machine, t: Thread): void {
	const step = t.step;
	const { kinds } = m.program;
	const { convert, scan, toolNames } = m.config;
	if (step.kind === VALUE && step.yaml) {
		const reader = present(kinds.yaml, "yaml").reader(toolOf(m, t), convert, scan);
		t.payload = { kind: "arguments", reader };
		return;
	}
	if (step.kind === VALUE) {
		t.payload =
			step.field === "arguments"
				? { kind: "arguments", reader: new ArgumentsReader(step.py, scan, null, wrapperOf(m, t)) }
				: { kind: "value", scanner: newScanner(step.py, scan) };
		return;
	}
	const { pattern } = step;
	if (pattern === null) return;
	const later = m.program.ahead(step.to).commit;
	const commit = pattern.members.some(commitsAt) ? "member" : later ? "never" : "auto";
	const known = { name: t.named ? t.name : null, committed: t.ready || t.committed };
	const { reader } = present(kinds.pattern, "pattern");
	t.payload = {
		kind: "pattern",
		reader: reader(pattern, commit, scan, toolNames, known, m.config.declared),
	};
}

function calledBy({ call }: Machine, t: Thread): string {
	return t.name === "" ? call.name : t.name;
}

/** How the arguments of the reading's call may be wrapped. */
function wrapperOf(m: Machine, t: Thread): Wrapper | null {
	const name = calledBy(m, t);
	return m.config.declared.wrapper(name === "" ? null : name);
}

/** Whether a parameter of the reading's call may have the key that the grammar gives it. */
function takes(m: Machine, t: Thread, key: string): boolean {
	return t.inside !== null || m.config.declared.takes(calledBy(m, t), key);
}

/** The tool that the reading's call names. */
export function toolOf(m: Machine, t: Thread): FunctionDefinition | undefined {
	return m.tool(calledBy(m, t));
}

/** The names that are declared where the reading stands. */
function properties(m: Machine, t: Thread): ReadonlySet<string> {
	return present(m.program.kinds.pairs, "pairs").names(t.inside, toolOf(m, t));
}

export function makeReady(t: Thread, at: number): void {
	if (t.ready || t.committed) return;
	if (t.over) {
		t.refused = true;
		return;
	}
	t.ready = true;
	t.note({ kind: "ready" }, at);
	t.readyAt = t.log;
}

export function bind(m: Machine, t: Thread, field: Bound, text: string, at: number): void {
	if (field === "name") {
		t.named = true;
		const tool = m.config.decorated?.toolIn(text) ?? null;
		if (tool !== null) t.note({ kind: "repaired", code: DECORATED_NAME }, at);
		t.name = tool ?? text;
		t.note({ kind: "bound", field, text: t.name }, at);
		return;
	}
	if (field === "key") {
		const names = properties(m, t);
		const property =
			m.config.decorated === null || names.has(text) ? null : decoratedNames(names).toolIn(text);
		if (property !== null) t.note({ kind: "repaired", code: DECORATED_NAME }, at);
		const key = property ?? text;
		t.key = key;
		if (m.program.asksForKeys && names.has(key) && !hasKey(t.keys, key))
			t.keys = { key, before: t.keys };
		t.note({ kind: "bound", field, text: key }, at);
		return;
	}
	if (field !== "skip") t.note({ kind: "bound", field, text }, at);
}

/** Does an operation; false when the reading dies of it. */
function perform(m: Machine, t: Thread, s: Step, at: number): boolean {
	const op = s.op;
	if (op === null) return true;
	switch (op.op) {
		case "open":
			if (m.config.noCalls) return false;
			t.over = m.calls >= m.config.limits.calls;
			t.unit = op.unit;
			t.nesting = 0;
			t.inside = null;
			t.tooDeep = false;
			t.named = false;
			t.ready = t.committed = t.past = false;
			t.name = t.key = "";
			t.keys = null;
			m.head.opened = true;
			t.note({ kind: "op", op }, at);
			return true;
		case "close":
			makeReady(t, at);
			t.unit = -1;
			t.named = t.committed = false;
			t.note({ kind: "op", op }, at);
			return true;
		case "mark":
			t.group = "";
			t.groupField = op.field;
			return true;
		case "bind":
			if (t.groupField !== null) bind(m, t, t.groupField, t.group, at);
			t.groupField = null;
			return true;
		case "set":
			if (op.field === "name") {
				const { toolNames } = m.config;
				if (toolNames.size > 0 && !toolNames.has(op.text)) return false;
				t.named = true;
			}
			if (op.field === "key" && !takes(m, t, op.text)) return false;
			bind(m, t, op.field, op.text, at);
			return true;
		case "commit":
			makeReady(t, at);
			return true;
		case "settle":
			t.settleHere();
			return true;
		case "definite":
			m.head.killWaiting = true;
			return true;
		case "break":
			return true;
		case "repair":
			if (m.config.allowed[op.code] !== true) return false;
			// flags say of every mark whether it is one
			if (op.code === m.config.unopened && m.flags !== null) return false;
			t.deviations++;
			if (op.fault === true) t.faulty = true;
			t.note({ kind: "op", op }, at);
			return true;
		case "leave":
			t.deviations++;
			t.note({ kind: "op", op }, at);
			return true;
		case "push":
			// the arguments' object is the first container
			if (++t.nesting >= m.config.limits.depth) t.tooDeep = true;
			t.inside = present(m.program.kinds.pairs, "pairs").enter(
				t.inside,
				toolOf(m, t),
				t.key,
				op.shape,
				op.item,
			);
			if (m.program.asksForKeys) t.keys = { key: null, before: t.keys };
			t.note({ kind: "op", op }, at);
			return true;
		case "pop":
			t.nesting--;
			t.inside = t.inside?.outer ?? null;
			if (m.program.asksForKeys) t.keys = keysAround(t.keys);
			t.note({ kind: "op", op }, at);
			return true;
		default:
			return op satisfies never;
	}
}
