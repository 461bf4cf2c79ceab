/** A committed call that breaks (section 5), and the places where reading can go on behind it. */
import { proceed } from "./advance.js";
import { endCall, endUnclosed } from "./calls.js";
import { onlyMarkupLeft } from "./closing.js";
import { closesOf, isNode, mayEndHere } from "./commits.js";
import { countOne, countUpTo, hasEnded } from "./count.js";
import { firstTexts } from "./edges.js";
import { closeThenOpening, diedInValue, type InValue } from "./failure.js";
import { TELLING } from "./normal.js";
import { NEXT, notice, type Reading } from "./reading.js";
import { isEnd, type Setting } from "./setting.js";
import type { State } from "./state.js";
import { enclosingLoop, type Todo } from "./todo.js";
import type { Node } from "./tree.js";

/** All readings of a committed call have died at `at`. */
export function breakCall(setting: Setting, dying: readonly Reading[], at: number): State {
	const closable = dying.find((one) => onlyMarkupLeft(setting, one) === "yes");
	if (closable?.call) {
		const { bound } = closable.call;
		return goOnBehind(setting, closable, endUnclosed(setting, closable, bound), bound);
	}
	const [first] = dying;
	if (first === undefined || first.call === null) throw new Error("a call breaks inside a call");
	const broken = diedInValue(dying, at);
	const reading = broken ?? first;
	const { doing } = reading;
	const closes = [...new Set(dying.flatMap((one) => closesOf(setting, one)))];
	const end = breakEnd(setting, reading, at, broken, closes);
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
function breakEnd(
	setting: Setting,
	{ call, todo }: Reading,
	at: number,
	broken: InValue | null,
	closes: readonly string[],
): number {
	const { text, plan } = setting;
	const lastString = broken?.doing.value.lastString ?? null;
	if (lastString !== null) {
		const opening = closeThenOpening(setting, closes, lastString, at);
		if (opening !== null) return opening;
	}
	const stops = [...plan.openings, ...sectionTexts(setting, todo)];
	const counted = broken !== null && mayEndHere(setting, todo) ? broken.doing : null;
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

/** What the next item of the section begins with, and what closes the section. */
function sectionTexts({ todos }: Setting, todo: Todo): readonly string[] {
	const loop = enclosingLoop(todos.rules, todo);
	if (loop?.task.type !== "scan" || loop.task.outermost) return [];
	const { body } = loop.task;
	const follow: Node[] = [];
	for (let at = loop.next; at !== null && at.task.type !== "scan"; at = at.next) {
		if (isNode(at)) follow.push(at.task as Node);
	}
	const parts: readonly Node[] = [
		...(body === null ? [] : [body]),
		{ type: "sequence", items: follow },
	];
	return parts
		.flatMap((part) => firstTexts(todos.rules, part))
		.filter((text) => text.length >= TELLING);
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
