/** A call that no close of its unit ends seems to have ended: what follows must prove it (prove.ts reads that). */

import type { Proving, Winner } from "../machine/head-state.js";
import type { Machine } from "../machine/machine.js";
import { MODE_PROOF } from "../machine/mode.js";
import { isCloser, isQuote, lastSolid } from "../machine/read-end.js";
import { GoodEnd, Proof } from "../program/proof.js";
import { type Log, lastOf } from "../readings/log.js";
import type { Aftermath } from "../scan/aftermath.js";
import { COMMA } from "../scan/characters.js";

const ENVELOPE = "envelope";
const LINE_FEED = 10;
const LIST_END = 93;

/** A reading has won that has logged the end of a call: true when that is not proved yet. `goOn` is called when it is. */
export function awaitsProof(m: Machine, close: Log, by: number, goOn: () => void): boolean {
	return asksProof(m, close, { at: m.here, before: close.before, by, goOn });
}

/** The same of a reading that has left the call and died behind it, with all others. */
export function awaitsProofBehind(m: Machine, log: Log | null): boolean {
	const close = lastOf("close", log);
	if (close === null) return false;
	return asksProof(m, close, { at: close.at, before: close.before, by: 0, goOn: null });
}

function asksProof(m: Machine, close: Log, winner: Winner): boolean {
	const end = close.at + winner.by;
	if (end === m.head.provedAt) return false;
	const { unit, name, lacksBrace } = callIn(m, close);
	const { closing } = m.program;
	if (m.broke) {
		prove(m, { proof: closing.endsBehind(unit), end, winner, counted: null });
		return true;
	}
	if (closing.endsClosed(unit)) return false;
	const held = m.heldBetween(m.origin, end);
	const whole = isQuote(lastSolid(held, 0, held.length, m.readEnd.solid));
	if (!lacksBrace && !whole && !mayGoOn(m, end)) return false;
	const text = m.readEnd.markupBefore(m.origin) + held;
	const solid = text.trimEnd();
	const closes = closing.textsFor(unit, name);
	if (closes.some((one) => solid.endsWith(one) || text.endsWith(one))) return false;
	const byMarks = (kind: "whole" | "brackets"): Proof =>
		new Proof(closing.marksBehind(unit, name), kind);
	const proof = lacksBrace
		? byMarks("brackets")
		: new GoodEnd(closing.furtherArgument(unit), whole ? byMarks("whole") : null);
	prove(m, { proof, end, winner, counted: null });
	return true;
}

/** Whether a further argument may begin at the place, as far as its first character tells. */
function mayGoOn(m: Machine, at: number): boolean {
	const i = at - m.base;
	if (i < 0 || i >= m.text.length) return true;
	const c = m.text.charCodeAt(i);
	return c === COMMA || isQuote(c) || (isCloser(c) && c !== LINE_FEED && c !== LIST_END);
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
		? m.program.closing.endsBehind(unit)
		: new Proof(m.program.closing.marksBehind(unit, name), "unclosed");
	prove(m, { proof, end: m.origin, winner: null, counted: null });
}

/** A broken call ends here by its brackets, if what follows proves it. */
export function proveCounted(m: Machine, counted: Aftermath): void {
	const { unit, name } = m.call;
	m.holdFromHere();
	const proof = new Proof(m.program.closing.marksBehind(unit, name), "brackets");
	prove(m, { proof, end: m.origin, winner: null, counted });
}

/** What has been read behind the call's end is read again, as the proof. */
function prove(m: Machine, proving: Proving): void {
	m.head.proving = proving;
	m.mode = MODE_PROOF;
	m.readAgain(proving.end);
}
