/** A committed call that breaks (section 5), and the places where reading can go on behind it. */
import { proceed } from "./advance.js";
import { type Aftermath, aftermath, isInString, SEALED, stepOver } from "./aftermath.js";
import { withId } from "./bind.js";
import { endCall, endUnclosed, tellCutKey } from "./calls.js";
import { mayBindMore, onlyMarkupLeft } from "./closing.js";
import { closesOf } from "./commits.js";
import { type Counter, countUpTo, hasEnded } from "./count.js";
import { binds, isBracketed } from "./facts.js";
import { closeThenOpening, diedInValue, type InValue, openingsAround } from "./failure.js";
import { readString } from "./json-string.js";
import { namedCloses } from "./named.js";
import { type Origin, streaming } from "./origin.js";
import { pathOf } from "./pairs.js";
import { isProved, sectionCloses } from "./proof.js";
import { readPythonString } from "./python-string.js";
import { NEXT, notice, type Reading, tellKept } from "./reading.js";
import { pastSpace } from "./scan.js";
import { MAX_NESTED, type Setting } from "./setting.js";
import type { InPayload, State } from "./state.js";
import { loopBehind, outermostLoop } from "./todo.js";
import type { Node, Payload } from "./tree.js";
import { isString, typesAt } from "./typed.js";

/** All readings of a committed call have died at `at`. */
export function breakCall(
	setting: Setting,
	dying: readonly Reading[],
	before: readonly Reading[],
	origin: Origin,
	at: number,
): State {
	const [first] = dying;
	if (first === undefined || first.call === null) throw new Error("a call breaks inside a call");
	const closable = [...dying, ...before].find((one) => onlyMarkupLeft(setting, one) === "yes");
	if (closable?.call && !dying.some((one) => inPairs(setting, one))) {
		// As it was at that place: a deviation of which only a beginning was read is none.
		const { boundRepairs } = closable.call;
		const bound = Math.max(closable.call.bound, closable.call.blankTo);
		const there: Reading = { ...closable, call: { ...closable.call, repairs: boundRepairs } };
		if (!isProved(setting, there, bound, "unclosed")) return breakAt(setting, there, bound);
		return goOnBehind(setting, closable, endUnclosed(setting, there, bound), bound);
	}
	return breakHere(setting, first, diedInValue(setting, dying, at), origin, at);
}

/** Containers of markup that are open, the arguments among them, are as many as are allowed: a character stands in the last one. */
export function isNestedTooDeep({ limits }: Setting, { scopes, looks }: Reading): boolean {
	return looks.length === 0 && scopes.length - 1 >= Math.min(limits.depth, MAX_NESTED);
}

export function breakDeep(setting: Setting, reading: Reading, origin: Origin, at: number): State {
	return breakHere(setting, notice(reading, "limit-depth", at, at), null, origin, at);
}

function breakHere(
	setting: Setting,
	first: Reading,
	broken: InValue | null,
	origin: Origin,
	at: number,
): State {
	const reading = broken ?? first;
	const from = broken !== null && streaming(origin) ? at : origin.at;
	const { at: end, outside } = breakEnd(setting, reading, from, at, broken);
	const tooDeep = broken !== null && isTooDeep(broken.doing.value.outcome);
	const { held, cut } = unfinished(reading);
	const deep = tooDeep ? notice(held, "limit-depth", at, at) : held;
	const told = notice(tellCutKey(deep, cut, end), "broken", Math.min(at, end), end);
	const ended = endCall(setting, told, "incomplete", end, cut);
	return goOnBehind(setting, reading, ended, end, outside);
}

/** What follows the call shows that it breaks at `at`, where it seemed to end. */
export function breakAt(setting: Setting, reading: Reading, at: number): State {
	const { call } = reading;
	// a string has ended too early: where another one begins cannot be told
	const told = bindsPairs(setting, call?.unit) || allCloses(setting, reading).length > 0;
	const known = told ? null : SEALED;
	const { at: end, outside } = endOf(setting, reading, at, at, known);
	const noticed = notice(reading, "broken", at, end);
	return goOnBehind(
		setting,
		reading,
		endCall(setting, noticed, "incomplete", end, ""),
		end,
		outside,
	);
}

/** Whether the arguments of the call are pairs. */
function bindsPairs({ todos: { rules } }: Setting, unit: Node | undefined): boolean {
	return unit !== undefined && (binds(rules, unit, "key") || binds(rules, unit, "value"));
}

/** What an attempt to leave an open value has read shows that the call breaks. `here`: it is the next call. */
export function breakBefore(setting: Setting, value: InPayload, here: boolean): State {
	const { reading, start, at } = value;
	const { task } = reading.todo;
	if (task.type !== "payload") throw new Error("only a value is broken so");
	const { at: end, outside } = here
		? { at, outside: false }
		: endOf(setting, reading, at, at, null);
	const cut = cutText(setting, reading, task, setting.text.slice(start, at));
	const ended = endCall(setting, tellCutKey(reading, cut, end), "incomplete", end, cut);
	const told = notice(ended, "broken", at, at);
	return goOnBehind(setting, reading, { ...told, broke: told.broke || here }, end, outside);
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
	// what is skipped is no part of the call
	if (doing.field === "skip" || reading.muted > 0) return { held: reading, cut: "" };
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
			? readPythonString(text, start, false, true, reading)
			: readString(text, start, reading);
	return outcome.is !== "done" || pastSpace(text, outcome.end) >= at;
}

/** Where a broken call ends, and whether reading goes on behind all sections around it: section 5. */
interface End {
	readonly at: number;
	readonly outside: boolean;
}

function breakEnd(
	setting: Setting,
	reading: Reading,
	from: number,
	at: number,
	broken: InValue | null,
): End {
	const { text } = setting;
	const closes = allCloses(setting, reading);
	const lastString = broken?.doing.value.lastString ?? null;
	if (broken !== null && lastString !== null && isBrokenString(setting, broken, lastString, at)) {
		const opening = closeThenOpening(setting, reading, lastString, at);
		if (opening !== null) return { at: opening, outside: false };
	}
	// a bracket around the values of Python is open, too
	const around =
		closes.length === 0 && isBracketed(setting.todos.rules, reading.call?.unit) ? 1 : 0;
	const counted =
		broken === null
			? countUpTo(text, at, at, "py")
			: countUpTo(text, broken.doing.start, at, broken.doing.dialect);
	const open: Counter = { ...counted, depth: counted.depth + around };
	// Of a value of which nothing is open there is nothing to count.
	const counter = hasEnded(open) ? null : open;
	return endOf(setting, reading, from, at, counter === null ? null : aftermath(counter));
}

function allCloses(setting: Setting, reading: Reading): readonly string[] {
	const { call } = reading;
	const named = call && namedCloses(setting.todos.rules, call.unit, call.name);
	return [...closesOf(setting, reading), ...(named ?? [])];
}

/** Header characters that were read in vain, from `from` on, may be the beginning of one of these texts; the value broke at `at`. */
function endOf(
	setting: Setting,
	reading: Reading,
	from: number,
	at: number,
	known: Aftermath | null,
): End {
	const { text } = setting;
	const closes = allCloses(setting, reading);
	const openings = openingsAround(setting, reading);
	const around = closes.length > 0 ? [] : sectionCloses(setting, reading);
	const sections = around.filter((text) => !openings.includes(text));
	// behind each character: what is known
	const states: (Aftermath | null)[] = [];
	let state = known;
	let counts = closes.length === 0;
	for (let i = from; i <= text.length; i++) {
		states[i] = state;
		const ending = (one: string): boolean =>
			i - one.length >= from && text.startsWith(one, i - one.length);
		const before = states[i - 1] ?? null;
		const inString = i > from && before !== null && isInString(before);
		const sealed = before !== null && before.counter === null;
		if (!inString && closes.some(ending)) return { at: i, outside: false };
		if (!inString && sections.some(ending)) return { at: i, outside: true };
		const allowed = sealed ? around.filter((text) => openings.includes(text)) : openings;
		const stops = [...(inString ? [] : allowed), ...setting.plan.ends];
		const [stop] = stops.filter(ending).sort((a, b) => b.length - a.length);
		if (stop !== undefined) return { at: i - stop.length, outside: false };
		if (i === text.length) break;
		if (state !== null && i >= at) state = stepOver(state, text[i] ?? "");
		if (state?.ended && counts && i >= at) {
			if (isProved(setting, reading, i + 1, "counted")) return { at: i + 1, outside: false };
			counts = false;
		}
	}
	return { at: text.length, outside: false };
}

/** Goes on in the loop around a call that has no proper end. `inside` says where the call was. */
export function goOnBehind(
	setting: Setting,
	inside: Reading,
	ended: Reading,
	at: number,
	outside = false,
): State {
	const behind = loopBehind(setting.todos, inside.todo);
	const loop = outside ? (outermostLoop(inside.todo) ?? behind) : behind;
	if (loop === null) return { mode: "over", reading: ended, at };
	const scopes = ended.scopes.slice(0, 1);
	return proceed(
		setting,
		{ ...ended, todo: loop, doing: NEXT, scopes, captures: [], muted: 0 },
		at,
		[],
	);
}
