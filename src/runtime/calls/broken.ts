/** A committed call breaks, or is cut: what of it leaves, and where reading resumes. */

import { mostNested } from "../limits.js";
import type { Machine } from "../machine/machine.js";
import { MODE_BROKEN } from "../machine/mode.js";
import { strictest } from "../readings/choice.js";
import { lastOf } from "../readings/log.js";
import { counterOf, repairsIn, tooDeep } from "../readings/nesting.js";
import type { Thread } from "../readings/thread.js";
import { Aftermath } from "../scan/aftermath.js";
import { isSpace } from "../scan/classes.js";
import { Counter } from "../scan/counter.js";
import { applyUpTo } from "./apply.js";
import { isInPairs, lacksMarkupOnly } from "./open-call.js";
import { awaitsProofBehind, proveUnclosed } from "./proving.js";
import { giveCut } from "./settle.js";
import { watchNothing } from "./watch.js";

/** The repairs of a value that is cut count for its call. */
export function reportRepairs(m: Machine, t: Thread | null): void {
	if (t !== null) for (const code of repairsIn(t)) m.call.repair(code);
}

/** A call that lacks nothing but its closing markup ends at the place. */
export function endUnclosed(m: Machine, at: number): void {
	if (m.config.unclosed) {
		m.call.repair("unclosed");
		m.call.finish(at, at);
	} else m.call.end("incomplete", at);
}

/** The index in `text` of an opening that follows a closing literal of the unit, or 0. */
export function closeThenOpening(m: Machine, text: string, unitId: number): number {
	if (unitId < 0) return 0;
	const unit = m.program.unit(unitId);
	const { literals } = m.program.format;
	for (const id of unit.closes) {
		const close = literals[id] ?? "";
		for (let at = text.indexOf(close); at >= 0; at = text.indexOf(close, at + 1)) {
			let k = at + close.length;
			while (k < text.length && isSpace(text.charCodeAt(k))) k++;
			if (unit.openings.some((o) => text.startsWith(literals[o] ?? "", k))) return k;
		}
	}
	return 0;
}

/** A committed call breaks at the current place. `dead`: the reading that died last in a value; `dying`: all that died. */
export function breakCall(m: Machine, dead: Thread | null, dying: readonly Thread[]): void {
	const { call } = m;
	const at = m.here;
	const { origin } = m;
	const { tooDeep: deep } = m.head;
	const closing = deep ? undefined : closingOne(m, dying);
	const log = (dead ?? strictest(dying))?.log ?? null;
	if (!deep && closing === undefined && awaitsProofBehind(m, log)) return;
	const text = m.heldBetween(origin, at);
	const before = m.originBefore;
	m.holdNothing();
	m.threads = [];
	m.looks = [];
	const after = m.program.behind(call.unit);
	if (closing !== undefined) {
		const end = boundOf(m, closing, text);
		applyUpTo(m, closing.log, end);
		m.hold(
			text.slice(end - origin),
			end,
			end > origin ? text.charCodeAt(end - origin - 1) : before,
		);
		proveUnclosed(m);
		return;
	}
	applyUpTo(m, log, at);
	if (!call.open) {
		// it has died behind the call
		const end = lastOf("close", log)?.at ?? at;
		m.goHome(after, end);
		m.pushBack(
			text.slice(end - origin),
			end,
			end > origin ? text.charCodeAt(end - origin - 1) : before,
		);
		return;
	}
	if (dead !== null) giveCut(m, dead);
	reportRepairs(m, dead);
	if (m.head.tooDeep || (dead !== null && tooDeep(dead))) {
		const { limits } = m.config;
		const most = m.head.tooDeep ? mostNested(limits) : limits.depth;
		m.head.tooDeep = false;
		m.sink.notice("limit-depth", `a value is nested deeper than ${most}`, at, at);
	}
	const { candidate } = m.watch;
	watchNothing(m);
	if (candidate !== null) {
		m.sink.notice(
			"broken",
			"the call's text breaks; it is cut before the next opening",
			candidate.at,
			at,
		);
		call.end("incomplete", candidate.at);
		m.goHome(after, candidate.at);
		m.pushBack(candidate.text, candidate.at, candidate.before);
		return;
	}
	m.sink.notice("broken", "the call's text breaks here; it is cut", at, at);
	beginBroken(m, aftermathOf(m, dead));
	m.pushBack(text, origin, before);
}

/** The arguments are longer than allowed: the call is cut here. `t`: the reading that stands in them, if there is one. */
export function cutHere(m: Machine, t: Thread | null): void {
	m.call.remarks.tooLong(m.here);
	m.holdFromHere();
	breakCall(m, t, NONE);
}

const NONE: readonly Thread[] = [];

/**
 * What an attempt to leave an open value has read shows that the call breaks. `here`: it is the next call, so the call ends
 * before it; else it is skipped. It is read again from its beginning.
 */
export function breakBefore(m: Machine, here: boolean): void {
	const { call, origin, head } = m;
	const text = m.heldBetween(origin, m.here);
	m.holdNothing();
	m.payload = null;
	m.threads = [];
	m.looks = [];
	head.standing = [];
	m.sink.notice("broken", "a value is not closed as it should be; the call is cut", origin, origin);
	if (here) {
		m.broke = true;
		const after = m.program.behind(call.unit);
		call.end("incomplete", origin);
		m.goHome(after, origin);
	} else beginBroken(m, null);
	m.pushBack(text, origin, m.originBefore);
}

/** The first reading that lacked nothing but markup. A place where another parameter may come proves nothing. */
function closingOne(m: Machine, dying: readonly Thread[]): Thread | undefined {
	// one that has left the call is none of it
	const inside = dying.filter((t) => t.unit >= 0);
	if (inside.some((t) => isInPairs(m, t))) return undefined;
	return inside.find((t) => lacksMarkupOnly(m, t));
}

/** Where the reading's last whole literal ends, or what it has bound; `text` is what is held. */
function boundOf(m: Machine, t: Thread, text: string): number {
	const { origin } = m;
	const { literals } = m.head;
	let n = t.from - origin;
	while (n > 0 && isSpace(text.charCodeAt(n - 1))) n--;
	let end = origin + n;
	for (let k = 1; k < literals.length; k += 2) {
		const one = literals[k] ?? 0;
		if (one <= t.from) end = Math.max(end, one);
	}
	return end;
}

/** The rest of the call is markup up to where it ends. */
export function beginBroken(m: Machine, aftermath: Aftermath | null): void {
	m.aftermath = aftermath;
	m.mode = MODE_BROKEN;
	m.state = 0;
}

/** What is known where the call breaks; null where nothing of a value is open. */
function aftermathOf(m: Machine, dead: Thread | null): Aftermath | null {
	const { unit, name } = m.call;
	const isOpen =
		m.program.closing.isBracketed(unit) && m.program.closing.textsFor(unit, name).length === 0;
	const counter = dead === null ? null : counterOf(dead, isOpen ? 1 : 0);
	const known = counter ?? (isOpen ? new Counter(1, 0, true, false) : null);
	return known === null ? null : new Aftermath(known, m.here);
}
