/** A committed call that breaks (section 5), and the places where reading can go on behind it. */
import { proceed } from "./advance.js";
import { endCall, endUnclosed } from "./calls.js";
import { onlyMarkupLeft } from "./closing.js";
import { closesOf } from "./commits.js";
import { countOne, countUpTo, hasEnded } from "./count.js";
import { closeThenOpening, diedInValue, type InValue, openingsAround } from "./failure.js";
import { NEXT, notice, type Reading } from "./reading.js";
import { isEnd, type Setting } from "./setting.js";
import type { State } from "./state.js";
import { enclosingLoop } from "./todo.js";

/** All readings of a committed call have died at `at`. */
export function breakCall(setting: Setting, dying: readonly Reading[], at: number): State {
	const closable = dying.find((one) => onlyMarkupLeft(setting, one) === "yes");
	if (closable?.call) {
		// As it was at that place: a deviation of which only a beginning was read is none.
		const { bound, boundRepairs } = closable.call;
		const there: Reading = { ...closable, call: { ...closable.call, repairs: boundRepairs } };
		return goOnBehind(setting, closable, endUnclosed(setting, there, bound), bound);
	}
	const [first] = dying;
	if (first === undefined || first.call === null) throw new Error("a call breaks inside a call");
	const broken = diedInValue(dying, at);
	const reading = broken ?? first;
	const { doing } = reading;
	const end = breakEnd(setting, reading, at, broken);
	const tooDeep = doing.is === "value" && isTooDeep(doing.value.outcome);
	const { held, cut } = unfinished(reading);
	const ended = endCall(held, "incomplete", end, cut);
	const noticed = notice(ended, tooDeep ? "limit-depth" : "broken", Math.min(at, end), end);
	return goOnBehind(setting, reading, noticed, end);
}

function isTooDeep(outcome: { readonly is: string; readonly why?: string }): boolean {
	return outcome.is === "broken" && outcome.why === "limit-depth";
}

/** What has left of the arguments: of a value that was being read, the certain beginning. */
export function unfinished(reading: Reading): { readonly held: Reading; readonly cut: string } {
	const { doing, call } = reading;
	if (doing.is !== "value" || call === null) return { held: reading, cut: "" };
	const { json, repairs } = doing.value;
	const codes = [...call.repairs, ...repairs.filter((code) => !call.repairs.includes(code))];
	const repaired = { ...call, repairs: codes };
	if (doing.field === "value") return { held: { ...reading, call: repaired }, cut: json };
	return { held: { ...reading, call: { ...repaired, json } }, cut: "" };
}

/** Where a broken call ends: section 5. */
function breakEnd(setting: Setting, reading: Reading, at: number, broken: InValue | null): number {
	const { text } = setting;
	const { call } = reading;
	const closes = closesOf(setting, reading);
	const stops = openingsAround(setting, reading);
	const lastString = broken?.doing.value.lastString ?? null;
	if (lastString !== null) {
		const opening = closeThenOpening(setting, reading, lastString, at);
		if (opening !== null) return opening;
	}
	const counted = broken !== null && closes.length === 0 ? broken.doing : null;
	let counter = counted === null ? null : countUpTo(text, counted.start, at, counted.dialect);
	// Header characters that were read in vain may be the beginning of one of these texts.
	for (let i = broken !== null ? at : (call?.bound ?? at); ; i++) {
		const close = closes.find((one) => text.startsWith(one, i));
		if (close !== undefined) return i + close.length;
		if (stops.some((stop) => text.startsWith(stop, i)) || isEnd(setting, i)) return i;
		if (counter !== null && i >= at) {
			if (hasEnded(counter)) return i;
			counter = countOne(counter, text[i] ?? "");
		}
	}
}

/** Goes on in the loop around a call that has no proper end. `inside` says where the call was. */
function goOnBehind(setting: Setting, inside: Reading, ended: Reading, at: number): State {
	const loop = enclosingLoop(setting.todos.rules, inside.todo);
	if (loop === null) return { mode: "over", reading: ended, at };
	const scopes = ended.scopes.slice(0, 1);
	return proceed(
		setting,
		{ ...ended, todo: loop, doing: NEXT, scopes, captures: [], muted: 0 },
		at,
		[],
	);
}
