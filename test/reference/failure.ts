/** What happens when all readings die: sections 4 (before the commit) and 5 (behind it) of docs/SEMANTICS.md. */
import { pass, passTo, proceed } from "./advance.js";
import { breakCall } from "./broken.js";
import { closesOf } from "./commits.js";
import { countUpTo, hasEnded } from "./count.js";
import { notice, type Reading, type ValueDoing } from "./reading.js";
import { pastSpace } from "./scan.js";
import type { Setting } from "./setting.js";
import type { Attempt, InPayload, InReadings, State } from "./state.js";
import { enclosingLoop } from "./todo.js";

/** No reading takes the character at `state.at`. */
export function failReadings(setting: Setting, state: InReadings): State {
	const { attempts, at, from } = state;
	// Some die between two characters: what would come next cannot be.
	const list = state.list.length > 0 ? state.list : state.raw;
	if (attempts.length > 0) return fail(setting, attempts, at, list);
	const inCall = list.filter((one) => one.call?.committed === true);
	if (inCall.length > 0) return breakCall(setting, inCall, at);
	return breakSection(setting, list, from);
}

/** The newest attempt has failed at `at`; its text is the payload's, and reading goes on in the payload. */
export function fail(
	setting: Setting,
	attempts: readonly Attempt[],
	at: number,
	dying: readonly Reading[],
): State {
	const attempt = attempts.at(-1);
	if (attempt === undefined) throw new Error("only an attempt can fail");
	const { payload } = attempt;
	const reading = attempt.telling
		? notice(payload.reading, "malformed", payload.at, at)
		: payload.reading;
	const back: InPayload = { ...payload, reading };
	const broken = diedInValue(dying, at);
	return broken === null ? pass(setting, back) : failedValue(setting, back, broken, at);
}

/** A reading that died in a value. */
export type InValue = Reading & { readonly doing: ValueDoing };

/** The first reading that died in a value, if one did. */
export function diedInValue(dying: readonly Reading[], at: number): InValue | null {
	for (const one of dying) {
		if (!isInValue(one) || one.doing.start >= at) continue;
		const { outcome } = one.doing.value;
		// At the end of the input a value that is open has failed as well.
		if (outcome.is === "open" || (outcome.is === "broken" && outcome.at <= at)) return one;
	}
	return null;
}

function isInValue(reading: Reading): reading is InValue {
	return reading.doing.is === "value";
}

/** The value is not looked into, but for a call that was certainly closed and a next one that was opened. */
function failedValue(setting: Setting, back: InPayload, broken: InValue, at: number): InPayload {
	const { text } = setting;
	const { start, dialect } = broken.doing;
	const opening = closeThenOpening(setting, closesOf(setting, broken), start, at);
	if (opening !== null) return { ...passTo(setting, back, opening), counter: null };
	const counter = countUpTo(text, start, at, dialect);
	return { ...passTo(setting, back, at), counter: hasEnded(counter) ? null : counter };
}

/** The first opening of `message` in [from, to) with a literal that closes the unit before it. */
export function closeThenOpening(
	{ text, plan }: Setting,
	closes: readonly string[],
	from: number,
	to: number,
): number | null {
	for (let i = from; i < to; i++) {
		for (const close of closes) {
			if (!text.startsWith(close, i)) continue;
			const at = pastSpace(text, i + close.length);
			if (plan.openings.some((one) => at + one.length <= to && text.startsWith(one, at))) return at;
		}
	}
	return null;
}

/**
 * The readings died between calls, or in a call that was none yet: what stood behind the last settling
 * point is read by the loop around it. A section that was open has no proper end.
 */
export function breakSection(setting: Setting, list: readonly Reading[], from: number): State {
	const [reading] = list;
	if (reading === undefined) throw new Error("somebody must have died");
	const open =
		reading.section === null ? reading : notice(reading, "unclosed", reading.section, from);
	const outside: Reading = {
		...open,
		doing: { is: "next" },
		section: null,
		call: null,
		captures: [],
		scopes: [{}],
	};
	const loop = enclosingLoop(setting.todos.rules, reading.todo);
	if (loop !== null) return proceed(setting, { ...outside, todo: loop }, from, []);
	// The grammar reads one message and no more: the rest is content that nobody expected.
	return { mode: "over", reading: outside, at: from };
}
