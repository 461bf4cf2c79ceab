/** An undecided reading reads its value. */

import type { Machine } from "../machine/machine.js";
import type { PatternReader } from "../scan/call/pattern.js";
import { joined } from "../scan/flat.js";
import { DONE } from "../scan/output.js";
import { passPayload } from "./ahead-pairs.js";
import { beginPayload } from "./begin-payload.js";
import { KILLS } from "./facts.js";
import { repairsIn } from "./nesting.js";
import { bind, makeReady } from "./perform.js";
import type { Thread } from "./thread.js";

export function status(t: Thread): number {
	const p = t.payload;
	if (p === null) return DONE;
	return p.kind === "value" ? p.scanner.status : p.reader.status;
}

/**
 * Lets an undecided reading's value scanner read text[i..end), where text[0] stands at `base`. When the value is whole,
 * `payload` is null again. Returns the index behind the last character read; stops early where the call may commit.
 */
export function readValue(
	m: Machine,
	t: Thread,
	text: string,
	i: number,
	end: number,
	base: number,
): number {
	if (t.payload === null) {
		beginPayload(m, t, text.charCodeAt(i));
		if (!m.head.looking) m.head.kills |= KILLS.ended;
	}
	const p = t.payload;
	if (p === null) return i;
	switch (p.kind) {
		case "value": {
			const j = p.scanner.scan(text, i, end);
			t.out = joined(t.out, p.scanner.take(text, i, j));
			if (p.scanner.status === DONE) endValue(t, base + j);
			return j;
		}
		case "arguments": {
			const wait = !t.ready && !t.committed && t.named && !m.program.ahead(t.step.to).commit;
			const j = p.reader.scan(text, i, wait ? i + 1 : end);
			t.out = joined(t.out, p.reader.take(text, i, j));
			if (p.reader.accepted && wait) makeReady(t, t.from);
			if (p.reader.status === DONE) endValue(t, base + j);
			return j;
		}
		case "pattern": {
			const j = p.reader.read(text, i, end);
			p.reader.identity.keepLate(base);
			readyBy(m, t, p.reader, base + j);
			if (p.reader.status === DONE) {
				t.note({ kind: "pattern", reader: p.reader }, base + j);
				bindNameOf(t, p.reader);
				passPayload(t);
				t.payload = null;
			}
			return j;
		}
		default:
			return p satisfies never;
	}
}

/** The object may have shown who is called, and that the call may commit. */
export function readyBy(
	m: Machine,
	t: Thread,
	{ ready, name, id }: PatternReader,
	at: number,
): void {
	if (!ready || t.ready || t.committed) return;
	if (!t.named) bind(m, t, "name", name ?? "", at);
	if (id !== null) bind(m, t, "id", id, at);
	makeReady(t, at);
}

/** Behind an object: its name is that of the call, if it has one. */
export function bindNameOf(t: Thread, { name }: PatternReader): void {
	if (name === null) return;
	t.named = true;
	t.name = name;
}

function endValue(t: Thread, at: number): void {
	const p = t.payload;
	if (p === null || p.kind === "pattern") return;
	for (const code of repairsIn(t)) t.note({ kind: "repaired", code }, at);
	t.note({ kind: "value", field: t.step.field, json: t.out, length: at - t.from }, at);
	passPayload(t);
	t.payload = null;
	t.out = "";
}
