/** The end of the input, or an `ends` text (section 6 of docs/SEMANTICS.md). */
import { exits, isOpenValue, isTrue, leaveTogether, placeAt, proceed, win } from "./advance.js";
import { putText } from "./bind.js";
import { cutText, goOnBehind, inPairs, unfinished } from "./broken.js";
import { endCall, endUnclosed, tellCutKey } from "./calls.js";
import { mayBindMore, onlyMarkupLeft } from "./closing.js";
import { lookingAt, mayStayOpen, type Place } from "./expand.js";
import { breakSection, fail } from "./failure.js";
import { withoutLeft } from "./going-on.js";
import { thatLeft } from "./loop.js";
import { takeText } from "./payload.js";
import { endSection, isInCall, isVisible, notice, type Reading } from "./reading.js";
import {
	contest,
	decided,
	isWaiting,
	longestWaiting,
	passedTerminator,
	waitsAt,
} from "./resolve.js";
import { hasStopped, type Setting } from "./setting.js";
import type { InPayload, InReadings, Over, State } from "./state.js";
import { close, isNumber } from "./step.js";

/** The input ends in an open payload. */
export function endPayload(setting: Setting, state: InPayload): State {
	const { at, reading, start, attempts } = state;
	const { task } = reading.todo;
	// No attempt begins at the end, but `$` may stand there.
	const leaving = exits(placeAt(setting, at, "payload-end", isCut(setting, at, state)), state);
	const raw = leaving.filter((one) => one.ended);
	if (raw.length > 0) {
		const origin = { at, list: raw };
		const from = at;
		const inCall = isInCall(reading);
		const readings = { from, at, raw, list: raw, attempts, literals: [], origin, inCall };
		const ended = endReadings(setting, { mode: "readings", ...readings });
		return ended ?? fail(setting, attempts, at, raw);
	}
	if (task.type === "scan") {
		// A section that needs no end is left without a word.
		const left = thatLeft(placeAt(setting, at, "payload-end"), leaving, reading.todo);
		if (left !== undefined) return over(left, at);
		return over(putText(setting, reading, "content", start, at), at);
	}
	if (task.type !== "payload") throw new Error("only payloads are waited for");
	if (attempts.length > 0) return fail(setting, attempts, at, []);
	if (reading.call === null) return over(takeText(setting, reading, task, start, at), at);
	const cut = cutText(setting, reading, task, setting.text.slice(start, at));
	return goOnBehind(
		setting,
		reading,
		endCall(setting, tellCutKey(reading, cut, at), "incomplete", at, cut),
		at,
	);
}

/** Whether the input was cut in an open value, or behind what may have been its end. */
function isCut(setting: Setting, at: number, payload: InPayload | undefined): boolean {
	return payload !== undefined && isOpenValue(payload.reading) && !hasStopped(setting, at);
}

/** The message is over. A section that is open has no end of its own. */
function over(reading: Reading, at: number): Over {
	const { section } = reading;
	const left = endSection(reading);
	const ended = section === null ? left : notice(left, "unclosed", section, at);
	return { mode: "over", reading: ended, at };
}

/** The input ends while readings live. Null where an attempt comes to nothing by an `ends` text: it dies in it, or reads on. */
export function endReadings(setting: Setting, state: InReadings): State | null {
	const { at, attempts } = state;
	// nothing that begins here reads an `ends` text
	const cut = isCut(setting, at, attempts.at(-1)?.payload);
	const stopped = hasStopped(setting, at);
	const ended: Setting = { ...setting, text: setting.text.slice(0, at), stopped };
	const place = placeAt(ended, at, "end", cut);
	const judged = state.raw.map((one) => decideLooks(lookingAt(place), one));
	// A condition that is undecided counts as true, where that may be.
	const held = judged.filter((one) => one.looks.length === 0 || mayStayOpen(one));
	const going = held.map(
		(one): Reading => ({ ...one, looks: [], doubtful: one.doubtful || one.looks.length > 0 }),
	);
	const closed = contest(
		going.flatMap((one) => (one.ended ? [one] : close(place, one))),
		state.literals,
	);
	// more of a number may come
	const numbers = stopped ? [] : state.raw.filter((one) => endsInNumber(one, at));
	const list = stopped ? closed : withoutLeft(setting, [...numbers, ...closed], at);
	// Whoever has come to the end of its call and of the message; the longest, then the first.
	const finished = list.filter((one) => one.call === null && one.muted === 0);
	const done = finished.find((one) => one.doing.is === "end");
	if (done !== undefined) return over(done, at);
	const outside = longestWaiting(finished);
	if (outside !== null) return win(outside, attempts);

	const living = list.filter((one) => !isWaiting(one));
	const left = living.filter(passedTerminator);
	if (left.length > 0 && attempts.length > 0) {
		return leaveTogether({ ...state, raw: left, list: left, attempts });
	}
	const fewest = Math.min(...list.map((one) => one.deviations));
	const strictest = living.filter((one) => one.deviations === fewest);
	const hasCommitted = living.some((one) => one.call?.committed === true);
	const settled = attempts.length > 0 || !hasCommitted ? decided(strictest, at) : null;
	if (settled?.kind === "call") {
		return proceed(setting, { ...settled.reading, looks: [] }, settled.at, []);
	}
	// A payload of last resort can end here, unless the arguments of a call that has begun are cut.
	const waiting = longestWaiting(
		list.filter((one) => hasBegun(one, at) && (living.length === 0 || canEnd(setting, one, at))),
	);
	const inArguments = living.some(({ call, doing }) => call?.committed && doing.is === "value");
	if (waiting !== null && !inArguments) return win(waiting, attempts);
	const section = attempts.at(-1)?.payload;
	if (section !== undefined && isItsMarkup(setting, section, going, at)) {
		return over(section.reading, at);
	}
	if (attempts.length > 0) {
		if (at < setting.text.length) return null;
		// nothing in the text that is given back ends a value that is cut
		if (cut && section !== undefined) return { ...section, at };
		// a value that the end cuts has failed, whatever a condition of its reading has come to
		const doubtful = judged.filter((one) => !held.includes(one));
		return fail(setting, attempts, at, [...living, ...doubtful]);
	}
	const calling = living.filter((one) => one.call?.committed === true);
	const inside = [...calling, ...state.origin.list].find((one) => one.call?.committed === true);
	if (inside !== undefined)
		return goOnBehind(setting, inside, endCut(setting, calling, list, inside, at), at);
	const uncommitted = living.filter((one) => one.call !== null);
	if (uncommitted.length > 0) return breakSection(setting, uncommitted, state.from);
	const last = living[0] ?? going[0] ?? never();
	return over(last.calls > 0 ? { ...last, section: last.section ?? state.from } : last, at);
}

/**
 * What is held can only be markup of the section that is open, a separator or the beginning of its close: it stands right behind
 * a call, or what opened the section.
 */
function isItsMarkup(
	{ text }: Setting,
	{ reading, start, at: from }: InPayload,
	going: readonly Reading[],
	at: number,
): boolean {
	const { task } = reading.todo;
	if (task.type !== "scan" || task.outermost || start < from) return false;
	if (!isVisible(text.slice(from, at))) return false;
	const strict = going.filter((one) => one.deviations === 0 && !isWaiting(one));
	return strict.length > 0 && strict.every(({ call }) => call === null || call.start === at);
}

/** A call of which no character has been read is none. */
function hasBegun({ call }: Reading, at: number): boolean {
	return call === null || call.start < at;
}

/** The end itself may be what a condition waits for. */
function decideLooks(place: Place, reading: Reading): Reading {
	const looks = reading.looks.filter(
		(look) => !look.raw.flatMap((one) => close(place, one)).some(isTrue),
	);
	return { ...reading, looks };
}

/** Whether the open payload at which a reading waits may end with the input. */
function canEnd(setting: Setting, reading: Reading, at: number): boolean {
	if (!isWaiting(reading)) return false;
	const start = waitsAt(reading);
	const attempts: readonly [] = [];
	const state = {
		mode: "payload",
		reading,
		start,
		at,
		attempts,
		stray: false,
		counter: null,
	} as const;
	return exits(placeAt(setting, at, "payload-end"), state).some((one) => one.ended);
}

/** A committed call is cut: only markup was missing, or more. */
function endCut(
	setting: Setting,
	calling: readonly Reading[],
	all: readonly Reading[],
	first: Reading,
	at: number,
): Reading {
	const stopped = hasStopped(setting, at);
	// Where one reading waits for more of the arguments, a cut proves nothing.
	const closes =
		stopped || !all.some((one) => one.call?.committed === true && mayBringMore(setting, one));
	for (const one of closes && setting.allows("unclosed") ? calling : []) {
		const closing = onlyMarkupLeft(setting, one);
		const whole = closing === "yes" || (closing === "by-loop" && stopped && !lacksArguments(one));
		const awaits = lacksArguments(one) && mayBindMore(setting, one, ["arguments"]);
		if (whole && !awaits && !isHalf(setting, one, calling) && !endsInWord(one, at)) {
			return endUnclosed(setting, one, visibleEnd(setting, one, at));
		}
	}
	// The reading that another reason would have closed is the one that is cut.
	const closable = calling.find((one) => onlyMarkupLeft(setting, one) !== "no");
	const { held, cut } = unfinished(closable ?? first);
	return endCall(setting, tellCutKey(held, cut, at), "incomplete", at, cut);
}

/** The text stops within a mark, and another reading stands before more of the arguments. */
function isHalf(setting: Setting, one: Reading, calling: readonly Reading[]): boolean {
	const { doing } = one;
	if (doing.is !== "text" || doing.as !== "literal") return false;
	if (!isVisible(doing.text.slice(0, doing.done))) return false;
	return calling.some((other) => other !== one && mayBringMore(setting, other));
}

function mayBringMore(setting: Setting, one: Reading): boolean {
	return inPairs(setting, one) || mayBindMore(setting, one, ["arguments"]);
}

/** The last character read is that of an argument that is bare text: no mark shows that it is whole. */
function endsInWord({ call }: Reading, at: number): boolean {
	return call?.textTo === at;
}

/** The last character read is a digit of an argument. */
function endsInNumber({ doing, muted }: Reading, at: number): boolean {
	if (doing.is !== "value" || muted > 0 || !isNumber(doing)) return false;
	return doing.value.outcome.is === "done" && doing.value.outcome.end === at;
}

/** Nothing has been bound, or a container is open: more was meant. */
function lacksArguments({ call }: Reading): boolean {
	const pairs = call?.pairs ?? [];
	if (call?.json != null) return false;
	return pairs.length > 1 || pairs.every(({ entries }) => entries.length === 0);
}

/** White space at the end of a call that is not closed is no part of it, be it where the brace of an object lacks. */
function visibleEnd({ text }: Setting, { call }: Reading, at: number): number {
	const inObject = call?.bound === at && call.repairs.includes("envelope");
	// a string of Python waits behind white space for the next one
	const isScanned = call?.pairs.at(-1)?.entries.at(-1)?.value.form === "json";
	const least = inObject || isScanned ? (call?.start ?? 0) : (call?.bound ?? 0);
	let end = at;
	while (end > least && !isVisible(text.slice(end - 1, end))) end--;
	return end;
}

function never(): never {
	throw new Error("a set of readings is never empty");
}
