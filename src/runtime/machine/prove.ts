/** A call that no close of its unit ends has ended where it seems to only if what follows proves it. */

import { type EndProof, Proof } from "../program/proof.js";
import { Aftermath } from "../scan/aftermath.js";
import { beginBroken, endUnclosed } from "./broken.js";
import { type Machine, MODE_HEAD, MODE_PROOF } from "./machine.js";
import { isQuote, lastSolid } from "./read-end.js";
import { apply, settle } from "./settle.js";
import type { Log, Thread } from "./thread.js";

const ENVELOPE = "envelope";

/** A call seems to end at `end`. */
export interface Proving {
	readonly proof: Proof | EndProof;
	readonly end: number;
	/** the reading that has won at `at`; null: all have died, and nothing but markup was missing */
	readonly winner: Winner | null;
	/** the call has broken, and its brackets have closed */
	readonly counted: Aftermath | null;
}

interface Winner {
	readonly thread: Thread;
	readonly at: number;
	/** what it has logged before the call's end */
	readonly before: Log | null;
}

/** The reading has won, and in it a call has ended that lacks its last brace and a close: true when that is not proved yet. */
export function awaitsProof(m: Machine, thread: Thread): boolean {
	const close = closeOf(thread.log);
	if (close === null || close.at === m.head.provedAt) return false;
	const { unit, name, lacksBrace } = callIn(m, close);
	if (m.broke) {
		const proof = m.program.endsBehind(unit);
		const winner = { thread, at: m.here, before: close.before };
		prove(m, { proof, end: close.at, winner, counted: null });
		return true;
	}
	const held = m.heldBetween(m.origin, close.at);
	const solid = lastSolid(held, 0, held.length, m.readEnd.solid);
	if (!lacksBrace && !isQuote(solid)) return false;
	const text = m.readEnd.markupBefore(m.origin) + held;
	if (m.program.closesOf(unit, name).some((one) => text.endsWith(one))) return false;
	const proof = new Proof(m.program.marksBehind(unit, name), "whole");
	const winner = { thread, at: m.here, before: close.before };
	prove(m, { proof, end: close.at, winner, counted: null });
	return true;
}

/** The end of the last call in the log. */
export function closeOf(log: Log | null): Log | null {
	let close = log;
	while (close !== null && !(close.entry.kind === "op" && close.entry.op.op === "close"))
		close = close.before;
	return close;
}

interface Closed {
	readonly unit: number;
	readonly name: string;
	readonly lacksBrace: boolean;
}

/** The call that the log closes. */
function callIn(m: Machine, close: Log): Closed {
	let name: string | null = null;
	let lacksBrace = false;
	for (let l = close.before; l !== null; l = l.before) {
		const { entry } = l;
		if (entry.kind === "op" && entry.op.op === "open")
			return { unit: entry.op.unit, name: name ?? "", lacksBrace };
		if (entry.kind === "bound" && entry.field === "name") name ??= entry.text;
		if (entry.kind === "repaired" && entry.code === ENVELOPE) lacksBrace = true;
		if (entry.kind === "pattern" && entry.reader.repairs.includes(ENVELOPE)) lacksBrace = true;
	}
	lacksBrace ||= m.call.repairs.includes(ENVELOPE);
	return { unit: m.call.unit, name: name ?? m.call.name, lacksBrace };
}

/** All readings have died, and only markup was missing behind `origin`. */
export function proveUnclosed(m: Machine): void {
	const { unit, name } = m.call;
	const proof = m.broke
		? m.program.endsBehind(unit)
		: new Proof(m.program.marksBehind(unit, name), "unclosed");
	prove(m, { proof, end: m.origin, winner: null, counted: null });
}

/** A broken call ends here by its brackets, if what follows proves it. */
export function proveCounted(m: Machine, counted: Aftermath): void {
	const { unit, name } = m.call;
	m.holdFromHere();
	const proof = new Proof(m.program.marksBehind(unit, name), "counted");
	prove(m, { proof, end: m.origin, winner: null, counted });
}

function prove(m: Machine, proving: Proving): void {
	m.head.proving = proving;
	m.mode = MODE_PROOF;
	for (const c of m.heldBetween(proving.end, m.here).split("")) {
		const proved = proving.proof.step(c);
		if (proved === null) continue;
		endProof(m, proved);
		return;
	}
	if (m.inputOver) endProof(m, proving.proof.end());
	else {
		// the chunk may end here
		m.held += m.text.slice(m.heldFrom, m.i);
		m.heldFrom = m.i;
	}
}

export function readProof(m: Machine): void {
	const { proving } = m.head;
	if (proving === null) return;
	const { text } = m;
	while (m.i < text.length) {
		const proved = proving.proof.step(text.charAt(m.i));
		m.i++;
		if (proved === null) continue;
		endProof(m, proved);
		return;
	}
	m.held += text.slice(m.heldFrom);
	m.heldFrom = text.length;
}

/** What has been read since the call's end is read again, by who reads it. */
export function endProof(m: Machine, proved: boolean): void {
	const { proving } = m.head;
	if (proving === null) return;
	m.head.proving = null;
	const { end, winner, counted } = proving;
	const { origin } = m;
	const read = m.heldBetween(origin, m.here);
	const giveBack = (from: number): void => {
		const n = from - origin;
		m.held = read.slice(0, n);
		m.heldFrom = m.i;
		m.pushBack(read.slice(n), from, n > 0 ? read.charCodeAt(n - 1) : m.head.originBefore);
	};
	if (proved && winner !== null) {
		m.head.provedAt = end;
		m.mode = MODE_HEAD;
		m.threads = [winner.thread];
		giveBack(winner.at);
		settle(m, winner.thread);
		return;
	}
	m.threads = [];
	m.looks = [];
	if (m.payload?.field === "value" && m.call.open) m.call.endValue(origin);
	m.payload = null;
	if (proved) {
		if (counted === null) endUnclosed(m, end);
		else m.call.end("incomplete", end);
		m.goHome(m.program.unitAfter[m.call.unit] ?? m.program.start, end);
	} else if (counted !== null) {
		counted.goOn();
		beginBroken(m, counted);
	} else {
		if (winner !== null) apply(m, winner.before);
		m.call.flush(end, end);
		m.notice("broken", "what follows the call shows that it breaks here; it is cut", end, end);
		// a string has ended too early: where another one begins cannot be told
		const told =
			m.program.unit(m.call.unit).pairs || m.program.closesOf(m.call.unit, m.call.name).length > 0;
		beginBroken(m, told ? null : new Aftermath(null, end));
	}
	giveBack(end);
	m.held = "";
}
