/** The steps of the interpreter: a character of a payload, or a character of all readings. */

import { mayLeave } from "./begins.js";
import { breakAt, breakBefore, breakDeep, isNestedTooDeep } from "./broken.js";
import { tildeAhead } from "./commits.js";
import { type Counter, countOne, hasEnded } from "./count.js";
import { endPayload, endReadings } from "./ending.js";
import type { Place } from "./expand.js";
import { expand, NO_TRAIL } from "./expand.js";
import { fail, failReadings } from "./failure.js";
import { withoutEnded } from "./going-on.js";
import { leaveLoop } from "./loop.js";
import { begunAt, moved } from "./origin.js";
import { leavePayload } from "./payload.js";
import { isProved, kindOf } from "./proof.js";
import { unitAt } from "./quoted.js";
import { fresh, isInCall, type Look, NEXT, notice, type Reading, type Span } from "./reading.js";
import {
	contest,
	decided,
	havePassedTerminator,
	isWaiting,
	longestWaiting,
	passedTerminator,
	waitsAt,
} from "./resolve.js";
import { isSpace } from "./scan.js";
import { isEnd, MAX_HEADER, type Setting } from "./setting.js";
import type { Attempt, InPayload, InReadings, State } from "./state.js";
import { close, step } from "./step.js";

export function advance(setting: Setting, state: InPayload | InReadings): State {
	return state.mode === "payload" ? inPayload(setting, state) : inReadings(setting, state);
}

export function placeAt(
	setting: Setting,
	at: number,
	end: Place["end"] = "no",
	cut = false,
): Place {
	return { setting, at, end, cut, behind: "", leaving: false, trail: NO_TRAIL };
}

type OpenPayload = Pick<InPayload, "reading" | "start">;

/** What may leave the payload here, if anything; the payload's text is [start, place.at). */
export function exits(place: Place, { reading, start }: OpenPayload): readonly Reading[] {
	const { task } = reading.todo;
	if (task.type === "scan") return leaveLoop(place, reading, task, start);
	return task.type === "payload" ? leavePayload(place, reading, task, start) : [];
}

function inPayload(setting: Setting, state: InPayload): State {
	const { text } = setting;
	const { at, reading, start, counter } = state;
	if (reading.unproved !== null) {
		const next = prove(setting, reading);
		return "mode" in next ? next : { ...state, reading: next };
	}
	if (endsPayload(setting, state, at)) return endPayload(setting, state);
	if (isCommit(setting, reading)) return committed(setting, state);
	const [outer] = state.attempts;
	if (outer !== undefined) {
		const long = reading.header + at - start > MAX_HEADER;
		if (long || at - outer.payload.at >= setting.limits.heldText) {
			return fail(setting, state.attempts, at, []);
		}
	}
	if (counter !== null) {
		if (hasEnded(counter)) return { ...state, counter: null };
		const opening = setting.plan.openings.some((literal) => text.startsWith(literal, at));
		if (counter.quote !== null || !opening) return pass(setting, state);
	}
	if (counter === null && state.attempts.length === 0 && !mayLeave(setting, state)) {
		return pass(setting, state);
	}
	if (isQuoted(state) && text[at] === "\\") return pass(setting, state);
	setting.met.unit = setting.met.literal = false;
	const behind = at > start ? (text[at - 1] ?? "") : "";
	const raw = exits({ ...placeAt(setting, at), behind }, state);
	if (raw.length === 0) return pass(setting, state);
	// An opening in a value that has failed is evidence enough: if it is none, the counting is not taken up again.
	const attempts = [
		...state.attempts,
		{ payload: { ...state, counter: null }, opened: false, told: false },
	];
	const origin = { at, list: raw };
	const inCall = isInCall(reading);
	return { mode: "readings", from: at, at, raw, list: raw, attempts, literals: [], origin, inCall };
}

/**
 * The message ends here. To an open value an `ends` text is that only if the grammar says so, with `$`;
 * in a JSON or Python value, failed or not, it is data.
 */
function endsPayload(setting: Setting, state: InPayload, at: number): boolean {
	if (at >= setting.text.length || !isEnd(setting, at)) return at >= setting.text.length;
	if (state.counter !== null) return false;
	return !isOpenValue(state.reading) || endsValue(setting, state, at);
}

export function isOpenValue({ todo: { task } }: Reading): boolean {
	return task.type === "payload" && task.field === "value";
}

/** The end of the input is one of the value's terminators. */
function endsValue(setting: Setting, value: OpenPayload, at: number): boolean {
	return exits(placeAt(setting, at, "payload-end"), value).some((one) => one.ended);
}

/** An open payload behind the name commits the call, if a character of the call has been read. */
function committed(setting: Setting, state: InPayload): InPayload {
	const { reading } = state;
	const { call } = reading;
	if (call === null || !isCommit(setting, reading)) return state;
	if (call.start === setting.text.length) return state;
	return { ...state, reading: { ...reading, call: { ...call, committed: true } }, attempts: [] };
}

function isCommit(setting: Setting, { call, muted, todo }: Reading): boolean {
	if (call === null || call.committed || call.name === null || muted > 0) return false;
	return !tildeAhead(setting, todo);
}

/** The text stands in a JSON string: an escape is one step. */
function isQuoted({ reading }: InPayload): boolean {
	const { task } = reading.todo;
	return task.type === "payload" && task.kind === "quoted";
}

/** The character is text of the payload. A surrogate pair is one step. */
export function pass(setting: Setting, state: InPayload): InPayload {
	if (isQuoted(state)) {
		const { end } = unitAt(setting.text, state.at);
		if (setting.text[state.at] === "\\") return passTo(setting, state, end, state.counter);
	}
	const pair = (setting.text.codePointAt(state.at) ?? 0) > 0xffff;
	const char = setting.text[state.at] ?? "";
	const counter = state.counter === null ? null : countOne(state.counter, char);
	return passTo(setting, state, state.at + (pair ? 2 : 1), counter);
}

/** The text up to `at` is the payload's. Where a section expects none, its first visible character is reported. */
export function passTo(
	setting: Setting,
	state: InPayload,
	at: number,
	counter: Counter | null,
): InPayload {
	const { task } = state.reading.todo;
	const expected = task.type !== "scan" || task.content || task.outermost;
	if (expected || state.stray) return { ...state, at, counter };
	const offset = setting.text.slice(state.at, at).search(/[^ \t\n\r]/);
	if (offset < 0) return { ...state, at, counter };
	const first = state.at + offset;
	const reading = notice(state.reading, "stray", first, first + 1);
	return { ...state, reading, stray: true, at, counter };
}

/** The reading whose call has ended has won: it goes on if that is proved, or the call breaks. */
function prove(setting: Setting, reading: Reading): Reading | State {
	const { unproved } = reading;
	if (unproved === null) return reading;
	const kind = kindOf(setting, unproved.reading, unproved.at);
	if (isProved(setting, unproved.reading, unproved.at, kind)) return { ...reading, unproved: null };
	return breakAt(setting, unproved.reading, unproved.at);
}

function inReadings(setting: Setting, state: InReadings): State {
	const { at } = state;
	const [only, ...others] = state.list;
	if (only?.unproved && others.length === 0 && state.attempts.length === 0) {
		const next = prove(setting, only);
		if ("mode" in next) return next;
		return { ...state, list: [next], raw: state.raw.map((one) => ({ ...one, unproved: null })) };
	}
	const contested = contest(state.list, state.literals);
	const isWell = contested.some((one) => one.deviations === 0 && passedTerminator(one));
	const all = isWell ? contested.filter((one) => !one.faulty) : contested;
	const value = state.attempts.at(-1)?.payload;
	const broken = value?.reading.call?.committed ? breaksOf(all) : [];
	if (value !== undefined && broken.length > 0)
		return breakBefore(setting, value, broken.includes("here"));
	const list = all.filter((one) => one.doing.is !== "break");
	// where no value is open, nothing breaks by it: the reading has died
	if (list.length === 0 && all.length > 0) return failReadings(setting, { ...state, list: all });
	const origin =
		state.attempts.length > 0 ? state.origin : moved(state.origin, state.raw, list, at);
	const attempts = state.attempts.map((one) => judge(setting, one));
	if (attempts.length > 0 && havePassedTerminator(list)) {
		return leaveTogether({ ...state, list, attempts });
	}
	const settled = decided(list, at);
	if (settled !== null) {
		const next = proceed(setting, settled.reading, settled.at, []);
		return next.mode === "readings" ? { ...next, known: at } : next;
	}
	const living = list.filter((one) => !isWaiting(one));
	const best = longestWaiting(list);
	const ends = endsReadings(setting, at, list, attempts);
	const closes = ends && reachesEnd(setting, at, state.raw);
	if (living.length === 0 && best !== null && best.looks.length === 0 && !closes) {
		return committed(setting, win(best, attempts));
	}
	if (ends) {
		const ended = endReadings(setting, { ...state, list, attempts, origin });
		if (ended !== null) return ended;
	}
	const outer = attempts[0];
	if (outer !== undefined && at - outer.payload.at >= setting.limits.heldText) {
		return fail(setting, attempts, at, []);
	}
	const looks = new Map<string, Look>();
	const inCall =
		at === state.known ? staysInCall(list, state.inCall) : list.some(isInCall) || state.inCall;
	// A literal of a condition counts, though its reading dies with the same character (4.1).
	for (const one of list) stepLooks(setting, one, at, looks);
	// A reading may come upon a condition at the very character that it reads, so conditions go second.
	const stepped = list
		.flatMap((one) => step(setting, one, at, inCall))
		.flatMap((one) => stepLooks(setting, one, at, looks));
	const deep = stepped.filter((one) => isNestedTooDeep(setting, one));
	const [deepest] = attempts.length > 0 ? [] : deep.filter(isInCall);
	if (deepest !== undefined) return breakDeep(setting, deepest, origin, at + 1);
	const raw = withoutEnded(
		setting,
		stepped.filter((one) => !deep.includes(one)),
		at,
	);
	if (raw.length === 0) return failReadings(setting, { ...state, list, attempts, origin });
	const place = placeAt(setting, at + 1);
	const completed = raw.flatMap((one) => completedRun(one, at + 1));
	return {
		...state,
		origin,
		at: at + 1,
		raw,
		list: raw.flatMap((one) => close(place, one)),
		attempts,
		inCall,
		literals: completed.length === 0 ? state.literals : [...state.literals, ...completed],
	};
}

/** How the call breaks, if no reading has shown that the value ended otherwise. */
function breaksOf(list: readonly Reading[]): readonly string[] {
	const settled = list.some((one) => one.doing.is !== "break" && passedTerminator(one));
	return list.flatMap(({ doing }) => {
		if (doing.is !== "break") return [];
		return doing.breaks === "here" && settled ? [] : [doing.breaks];
	});
}

/** In a value an `ends` text is data, be it one that is read or one that has not been left. */
function endsReadings(
	setting: Setting,
	at: number,
	list: readonly Reading[],
	attempts: readonly Attempt[],
): boolean {
	if (at >= setting.text.length || !isEnd(setting, at)) return at >= setting.text.length;
	if (list.some(isInValue)) return false;
	if (list.some((one) => waitsForData(setting, one, at))) return false;
	const left = attempts.at(-1)?.payload.reading;
	return left === undefined || !isOpenValue(left);
}

/** Some reading stands at `$`, and the message ends here: it lives as much as those that wait in open text. */
function reachesEnd(setting: Setting, at: number, raw: readonly Reading[]): boolean {
	const place = placeAt(setting, at, "end");
	return raw.some((one) => !one.ended && close(place, one).some(({ ended }) => ended));
}

/** It reads a value of which the first character fits. */
function isInValue({ doing }: Reading): boolean {
	if (doing.is !== "value") return false;
	const { outcome } = doing.value;
	return outcome.is !== "broken" || outcome.at > doing.start;
}

/** It waits for the text of a value, which the end of the input does not end. */
function waitsForData(setting: Setting, reading: Reading, at: number): boolean {
	if (!isWaiting(reading) || !isOpenValue(reading)) return false;
	return !endsValue(setting, { reading, start: at }, at);
}

/** What the attempt has come to so far. Inside a call it is about no other one. */
export function judge({ met }: Setting, attempt: Attempt): Attempt {
	const own = attempt.payload.reading.call === null;
	const opened = attempt.opened || (own && met.unit);
	const told = attempt.told || met.literal;
	return { ...attempt, opened, told };
}

function completedRun({ run, doing }: Reading, at: number): readonly Span[] {
	return run?.whole && run.end === at && doing.is === "next" ? [run] : [];
}

/** The conditions of a reading read the character, too. The reading dies when one of them has died. */
function stepLooks(
	setting: Setting,
	reading: Reading,
	at: number,
	known: Map<string, Look>,
): readonly Reading[] {
	if (reading.looks.length === 0) return [reading];
	const looks: Look[] = [];
	for (const look of reading.looks) {
		const next = known.get(look.id) ?? stepLook(setting, look, at);
		known.set(look.id, next);
		if (next.readings.length === 0) return [];
		if (!next.readings.some(isTrue)) looks.push(next);
	}
	return [{ ...reading, looks }];
}

function stepLook(setting: Setting, look: Look, at: number): Look {
	// White space may be over here, and with it the condition.
	const over = look.readings.flatMap((one) => behindSpace(setting, one, at));
	if (over.some(isTrue)) return { ...look, raw: over, readings: over };
	const place = placeAt(setting, at + 1);
	const raw = look.readings.flatMap((one) => step(setting, one, at));
	const readings = raw.flatMap((one) => close(place, one));
	return { ...look, raw, readings: contest(readings, []) };
}

function behindSpace(setting: Setting, reading: Reading, at: number): readonly Reading[] {
	if (reading.doing.is !== "space" || isSpace(setting.text[at])) return [];
	const place = { ...placeAt(setting, at), trail: reading.doing.trail };
	return expand(place, { ...reading, doing: NEXT });
}

export function isTrue({ doing }: Reading): boolean {
	return doing.is === "end" || doing.is === "waiting";
}

/** The payload is left: its terminator is complete in all readings, which go on together behind it. */
export function leaveTogether(state: InReadings): InReadings {
	const attempts = state.attempts.slice(0, -1);
	const living = state.list.filter((one) => !isWaiting(one));
	const behind = (one: Reading): Reading => ({
		...one,
		tentative: attempts.length > 0,
		leave: null,
		settled: one.settled.filter((settle) => settle.kind !== "terminator"),
	});
	const list = state.list.filter((one) => !isWaiting(one) || passedTerminator(one)).map(behind);
	const from = Math.min(...living.map((one) => one.settled[0]?.at ?? state.at));
	const at = Math.min(...list.map((one) => begunAt(one, state.at)));
	const inCall = staysInCall(list, state.inCall);
	return {
		...state,
		from,
		attempts,
		raw: state.raw.map(behind),
		list,
		origin: { at, list },
		inCall,
	};
}

/** Something has been decided: one reading alone that has left its call has ended it. */
function staysInCall(list: readonly Reading[], wasInCall: boolean): boolean {
	return list.some(isInCall) || (wasInCall && list.length > 1);
}

/** Goes on with one reading at a place, the others being dead. */
export function proceed(
	setting: Setting,
	reading: Reading,
	at: number,
	attempts: readonly Attempt[],
): State {
	const begun: Reading = {
		...reading,
		...fresh(at, attempts.length > 0),
		header: attempts.length > 0 ? reading.header : 0,
	};
	if (isWaiting(begun)) return enter(begun, attempts);
	const list = close(placeAt(setting, at), begun);
	const origin = { at, list: [begun] };
	const inCall = staysInCall(list, isInCall(begun));
	return {
		mode: "readings",
		from: at,
		at,
		raw: [begun],
		list,
		attempts,
		literals: [],
		origin,
		inCall,
	};
}

/** A waiting reading has won: the text from its place on is the payload's. */
export function win(reading: Reading, attempts: readonly Attempt[]): InPayload {
	const kinds = reading.settled.map((one) => one.kind);
	if (kinds.some((kind) => kind !== "terminator")) return enter(reading, []);
	return enter(reading, kinds.length > 0 ? attempts.slice(0, -1) : attempts);
}

function enter(reading: Reading, attempts: readonly Attempt[]): InPayload {
	const at = waitsAt(reading);
	return {
		mode: "payload",
		reading: { ...reading, looks: [] },
		start: at,
		at,
		attempts,
		stray: false,
		counter: null,
	};
}
