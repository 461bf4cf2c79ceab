/** A committed call that breaks (section 5), and the places where reading can go on behind it. */
import { proceed } from "./advance.js";
import { withId } from "./bind.js";
import { endCall, endUnclosed } from "./calls.js";
import { mayBindMore, onlyMarkupLeft } from "./closing.js";
import { closesOf } from "./commits.js";
import { countOne, countUpTo, hasEnded } from "./count.js";
import { closeThenOpening, diedInValue, type InValue, openingsAround } from "./failure.js";
import { readString } from "./json-string.js";
import { namedCloses } from "./named.js";
import { type Origin, streaming } from "./origin.js";
import { pathOf } from "./pairs.js";
import { isProved } from "./proof.js";
import { readPythonString } from "./python-string.js";
import { NEXT, notice, type Reading, tellKept } from "./reading.js";
import { pastSpace } from "./scan.js";
import { isEnd, type Setting } from "./setting.js";
import type { InPayload, State } from "./state.js";
import { loopBehind } from "./todo.js";
import type { Payload } from "./tree.js";
import { isString, typesAt } from "./typed.js";

/** All readings of a committed call have died at `at`. */
export function breakCall(
	setting: Setting,
	dying: readonly Reading[],
	origin: Origin,
	at: number,
): State {
	const [first] = dying;
	if (first === undefined || first.call === null) throw new Error("a call breaks inside a call");
	const closable = dying.find((one) => onlyMarkupLeft(setting, one) === "yes");
	if (closable?.call && !dying.some((one) => inPairs(setting, one))) {
		// As it was at that place: a deviation of which only a beginning was read is none.
		const { bound, boundRepairs } = closable.call;
		const there: Reading = { ...closable, call: { ...closable.call, repairs: boundRepairs } };
		if (!isProved(setting, there, bound, false)) return breakAt(setting, there, bound);
		return goOnBehind(setting, closable, endUnclosed(setting, there, bound), bound);
	}
	const broken = diedInValue(setting, dying, at);
	const reading = broken ?? first;
	const from = broken !== null && streaming(origin) ? at : origin.at;
	const end = breakEnd(setting, reading, from, at, broken);
	const tooDeep = broken !== null && isTooDeep(broken.doing.value.outcome);
	const { held, cut } = unfinished(reading);
	const ended = endCall(setting, held, "incomplete", end, cut);
	const noticed = notice(ended, tooDeep ? "limit-depth" : "broken", Math.min(at, end), end);
	return goOnBehind(setting, reading, noticed, end);
}

/** What follows the call shows that it breaks at `at`, where it seemed to end. */
export function breakAt(setting: Setting, reading: Reading, at: number): State {
	const end = breakEnd(setting, reading, at, at, null);
	const told = notice(reading, "broken", at, end);
	return goOnBehind(setting, reading, endCall(setting, told, "incomplete", end, ""), end);
}

/** What an attempt to leave an open value has read shows that the call breaks. `here`: it is the next call. */
export function breakBefore(setting: Setting, value: InPayload, here: boolean): State {
	const { reading, start, at } = value;
	const { task } = reading.todo;
	if (task.type !== "payload") throw new Error("only a value is broken so");
	const end = here ? at : breakEnd(setting, reading, at, at, null);
	const cut = cutText(setting, reading, task, setting.text.slice(start, at));
	const told = notice(reading, "broken", at, at);
	const ended = endCall(setting, told, "incomplete", end, cut);
	return goOnBehind(setting, reading, { ...ended, broke: ended.broke || here }, end);
}

/** The beginning of a string has left, from its first character on; other values leave when they are whole. */
export function cutText(
	setting: Setting,
	{ call }: Reading,
	payload: Payload,
	text: string,
): string {
	if (call === null || payload.field !== "value") return "";
	const types = typesAt(setting.tools, call.name, pathOf(call.pairs, setting.tools, call.name));
	const isText = payload.kind === "text" || (payload.kind === "typed" && isString(types));
	return isText && text !== "" ? JSON.stringify(text).slice(0, -1) : "";
}

/** A place where another pair may come proves nothing, whatever else may come there. */
export function inPairs(setting: Setting, reading: Reading): boolean {
	const undecided = reading.looks.length > 0;
	return (
		undecided ||
		onlyMarkupLeft(setting, reading) === "by-loop" ||
		mayBindMore(setting, reading, ["key", "value"])
	);
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
	if (doing.value.kept !== undefined) {
		return { held: { ...tellKept(reading, doing.value), call: { ...repaired, json } }, cut: "" };
	}
	if (doing.field === "value") {
		return { held: { ...reading, call: repaired }, cut: json };
	}
	const held = { ...reading, call: { ...repaired, json } };
	// an id that came behind the commit has been read, too
	const id = "name" in doing.value ? doing.value.id : null;
	const isLate = call.committed && id !== null && id !== call.id;
	return { held: isLate ? withId(held, id, doing.start, doing.start) : held, cut: "" };
}

/** Whether the value broke in the string that begins at `start`, or right behind it. */
function isBrokenString(setting: Setting, { doing }: InValue, start: number, at: number): boolean {
	const { text, reading } = setting;
	const { outcome } =
		doing.dialect === "py"
			? readPythonString(text, start, false, reading)
			: readString(text, start, reading);
	return outcome.is !== "done" || pastSpace(text, outcome.end) >= at;
}

/** Where a broken call ends: section 5. */
function breakEnd(
	setting: Setting,
	reading: Reading,
	from: number,
	at: number,
	broken: InValue | null,
): number {
	const { text } = setting;
	const { call } = reading;
	const named = call && namedCloses(setting.todos.rules, call.unit, call.name);
	const closes = [...closesOf(setting, reading), ...(named ?? [])];
	const stops = openingsAround(setting, reading);
	const lastString = broken?.doing.value.lastString ?? null;
	if (broken !== null && lastString !== null && isBrokenString(setting, broken, lastString, at)) {
		const opening = closeThenOpening(setting, reading, lastString, at);
		if (opening !== null) return opening;
	}
	const counted = broken !== null && closes.length === 0 ? broken.doing : null;
	let counter = counted === null ? null : countUpTo(text, counted.start, at, counted.dialect);
	// Of a value of which nothing is open there is nothing to count.
	if (counter !== null && hasEnded(counter)) counter = null;
	// Header characters that were read in vain may be the beginning of one of these texts.
	for (let i = from; ; i++) {
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
export function goOnBehind(setting: Setting, inside: Reading, ended: Reading, at: number): State {
	const loop = loopBehind(setting.todos, inside.todo);
	if (loop === null) return { mode: "over", reading: ended, at };
	const scopes = ended.scopes.slice(0, 1);
	return proceed(
		setting,
		{ ...ended, todo: loop, doing: NEXT, scopes, captures: [], muted: 0 },
		at,
		[],
	);
}
