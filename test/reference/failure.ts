/** What happens when all readings die: sections 4 (before the commit) and 5 (behind it) of docs/SEMANTICS.md. */
import { judge, pass, passTo, proceed } from "./advance.js";
import { breakCall } from "./broken.js";
import { closesOf, isNode } from "./commits.js";
import { type Counter, countUpTo } from "./count.js";
import { firstTexts } from "./edges.js";
import { TELLING } from "./normal.js";
import { isInCall, notice, type Reading, type ValueDoing } from "./reading.js";
import { pastSpace } from "./scan.js";
import type { Setting } from "./setting.js";
import type { Attempt, InPayload, InReadings, State } from "./state.js";
import { enclosingLoop, loopAround, loopBehind, type Todo } from "./todo.js";
import type { Node } from "./tree.js";

/** No reading takes the character at `state.at`. */
export function failReadings(setting: Setting, state: InReadings): State {
	const { attempts, at, from } = state;
	// Some die between two characters: what would come next cannot be.
	const list = state.list.length > 0 ? state.list : state.raw;
	if (attempts.length > 0) return fail(setting, attempts, at, list);
	const inCall = list.filter(isInCall);
	// one that stood before a value which does not begin so may have had another way on
	const before = list.every(diesAtOnce) ? state.raw.filter(isInCall) : [];
	if (inCall.length > 0) return breakCall(setting, inCall, before, state.origin, at);
	return breakSection(setting, list, from);
}

function diesAtOnce({ doing }: Reading): boolean {
	if (doing.is !== "value") return false;
	const { outcome } = doing.value;
	return outcome.is === "broken" && outcome.at === doing.start;
}

/** The newest attempt has failed at `at`; its text is the payload's, and reading goes on in the payload. */
export function fail(
	setting: Setting,
	attempts: readonly Attempt[],
	at: number,
	dying: readonly Reading[],
): State {
	const last = attempts.at(-1);
	const attempt = last && judge(setting, last);
	if (attempt === undefined) throw new Error("only an attempt can fail");
	const { payload } = attempt;
	if (attempt.entry === true) return payload;
	const reading =
		attempt.opened && attempt.told
			? notice(payload.reading, "malformed", payload.at, at)
			: payload.reading;
	const back: InPayload = { ...payload, reading };
	for (const { broken, reading: owner } of brokenValues(setting, dying, at)) {
		const { start, dialect } = broken.doing;
		const counter = countUpTo(setting.text, start, at, dialect);
		// A value of which no bracket is open is nothing that could be counted to its end.
		if (counter.depth > 0) return failedValue(setting, back, owner, at, counter);
	}
	return pass(setting, back);
}

interface BrokenValue {
	readonly broken: InValue;
	/** it reads the value, or has the condition that does */
	readonly reading: Reading;
}

/** The value in which a reading died, and those in which a condition of a reading did whose own value would have gone on. */
function brokenValues(
	setting: Setting,
	dying: readonly Reading[],
	at: number,
): readonly BrokenValue[] {
	const own = diedInValue(setting, dying, at);
	const all: BrokenValue[] = own === null ? [] : [{ broken: own, reading: own }];
	for (const reading of dying.filter(isInValue).filter((one) => goesOn(setting, one, at)))
		for (const { readings } of reading.looks) {
			const broken = diedInValue(setting, readings, at);
			if (broken !== null) all.push({ broken, reading });
		}
	return all;
}

/** A bracket of its value is open, and the character at `at` belongs to it and does not end it. */
function goesOn({ text }: Setting, { doing }: InValue, at: number): boolean {
	const { start, dialect, value } = doing;
	if (start >= at || countUpTo(text, start, at, dialect).depth === 0) return false;
	const { outcome } = value;
	switch (outcome.is) {
		case "open":
			return true;
		case "broken":
			return outcome.at > at;
		case "done":
			return outcome.end > at + 1;
		default:
			return outcome satisfies never;
	}
}

/** A reading that died in a value. */
export type InValue = Reading & { readonly doing: ValueDoing };

/** The first reading that died in a value with a bracket open; if none did, the first that died in a value. */
export function diedInValue(
	setting: Setting,
	dying: readonly Reading[],
	at: number,
): InValue | null {
	const { text } = setting;
	const died = dying.filter(isInValue).filter(({ doing: { start, value } }) => {
		const { outcome } = value;
		// At the end of the input a value that is open has failed as well.
		// A condition may have killed a reading of which the value goes on.
		if (outcome.is === "open") return start < at && at >= text.length;
		return start < at && outcome.is === "broken" && outcome.at <= at;
	});
	const nested = died.find(({ doing: { start, dialect } }) => {
		return countUpTo(text, start, at, dialect).depth > 0;
	});
	return nested ?? died[0] ?? null;
}

function isInValue(reading: Reading): reading is InValue {
	return reading.doing.is === "value";
}

/** The value is not looked into, but for a call that was certainly closed and a next one that was opened. */
function failedValue(
	setting: Setting,
	back: InPayload,
	reading: Reading,
	at: number,
	counter: Counter,
): InPayload {
	const opening = closeThenOpening(setting, reading, back.at, at);
	if (opening !== null) return passTo(setting, back, opening, null);
	return passTo(setting, back, at, counter);
}

/** The first opening in [from, to) that stands behind a literal that closes the call. */
export function closeThenOpening(
	setting: Setting,
	reading: Reading,
	from: number,
	to: number,
): number | null {
	const { text } = setting;
	const closes = closesOf(setting, reading);
	const openings = openingsAround(setting, reading);
	for (let i = from; i < to; i++) {
		for (const close of closes) {
			if (!text.startsWith(close, i)) continue;
			const at = pastSpace(text, i + close.length);
			if (openings.some((one) => at + one.length <= to && text.startsWith(one, at))) return at;
		}
	}
	return null;
}

/**
 * The literals of four or more characters before which a broken call ends: those that begin an item of a section around it or
 * stand behind its items, and the openings of the message.
 */
export function openingsAround(setting: Setting, reading: Reading): readonly string[] {
	const { todos, plan } = setting;
	const closes = closesOf(setting, reading);
	const found: string[] = [...plan.openings];
	for (let loop = enclosingLoop(reading.todo); loop?.task.type === "scan"; ) {
		if (loop.task.outermost || loop.next === null) break;
		const follow: Node[] = [];
		for (let at: Todo | null = loop.next; at !== null && at.task.type !== "scan"; at = at.next) {
			if (isNode(at)) follow.push(at.task as Node);
		}
		const { body, separator } = loop.task;
		const edges = [body, separator, { type: "sequence", items: follow } as const];
		found.push(...edges.flatMap((part) => (part === null ? [] : firstTexts(todos.rules, part))));
		loop = loopAround(loop.next);
	}
	return found.filter((text) => text.length >= TELLING && !closes.includes(text));
}

/** The end of the last call. */
function callsEnd({ out }: Reading): number {
	for (let at = out; at !== null; at = at.before) {
		if (at.piece.type === "call") return at.piece.end;
	}
	return 0;
}

/**
 * The readings died between calls, or in a call that was none yet: what stood behind the last settling
 * point or call is read by the loop around it. A section of which that is not the loop has no proper end.
 */
export function breakSection(setting: Setting, list: readonly Reading[], settled: number): State {
	const [reading] = list;
	if (reading === undefined) throw new Error("somebody must have died");
	const from = Math.max(settled, callsEnd(reading));
	const loop = loopBehind(setting.todos, reading.todo);
	const inside = loop?.task.type === "scan" && !loop.task.outermost;
	const { section } = reading;
	const open = section === null || inside ? reading : notice(reading, "unclosed", section, from);
	const outside: Reading = {
		...open,
		doing: { is: "next" },
		section: inside ? section : null,
		call: null,
		captures: [],
		scopes: [{}],
	};
	if (loop !== null) return proceed(setting, { ...outside, todo: loop }, from, []);
	// The grammar reads one message and no more: the rest is content that nobody expected.
	return { mode: "over", reading: outside, at: from };
}
