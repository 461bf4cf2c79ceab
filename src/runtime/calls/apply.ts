/** What a reading has logged is done: events of its call, and what the machine remembers. */

import type { Machine } from "../machine/machine.js";
import { SectionRepairs } from "../machine/section-repairs.js";
import type { CallWriter } from "../machine/writer.js";
import { UNCLOSED_THOUGHT } from "../program/lenient-codes.js";
import type { Log, LogEntry } from "../readings/log.js";
import type { PatternReader } from "../scan/call/pattern.js";

/** Does what a reading has logged up to a place. A deviation that begins there has not been read. */
export function applyUpTo(m: Machine, log: Log | null, end: number): void {
	let last = log;
	while (last !== null && (last.at > end || (last.at === end && isRepair(last))))
		last = last.before;
	apply(m, last, 0);
}

/** The log, with nothing in it behind `end`. */
export function movedTo(log: Log | null, end: number): Log | null {
	const later: Log[] = [];
	let last = log;
	for (; last !== null && last.at > end; last = last.before) later.push(last);
	for (let k = later.length - 1; k >= 0; k--) {
		const one = later[k];
		if (one !== undefined) last = { entry: one.entry, at: end, before: last };
	}
	return last;
}

export function isRepair({ entry }: Log): boolean {
	return entry.kind === "op" && entry.op.op === "repair";
}

/** Does what has been logged; `by`: characters between its places and the input's. */
export function apply(m: Machine, log: Log | null, by: number): void {
	const entries: Log[] = [];
	for (let l = log; l !== null; l = l.before) entries.push(l);
	for (let k = entries.length - 1; k >= 0; k--) {
		const l = entries[k];
		if (l !== undefined) applyOne(m, l.entry, l.at + by);
	}
}

/** An id that an object has read behind the commit; `base`: where the text stands that its index counts in. */
export function tellLateId(m: Machine, { identity }: PatternReader, base: number): void {
	identity.keepLate(base);
	const at = identity.latePlace;
	identity.latePlace = -1;
	if (at >= 0) lateId(m, at, at);
}

function lateId(m: Machine, start: number, end: number): void {
	m.sink.notice("late-id", "an id that comes after the arguments is not used", start, end);
}

function bindId(m: Machine, text: string, at: number): void {
	const call = m.callWriter();
	if (call.committed) lateId(m, at - text.length, at);
	else call.id = text;
}

/** The text of a value has been read whole. */
function bindValue(call: CallWriter, text: string, end: number): void {
	const start = end - text.length;
	call.beginValue(true, start);
	call.valueText(text, start, end);
	call.endValue(end);
}

function beginCall(m: Machine, unit: number, at: number): void {
	const call = m.callWriter();
	call.begin(unit, m.program.unit(unit).pairs, m.program.hasTrees(unit), at);
	if (at < m.thoughtTo) call.repair(UNCLOSED_THOUGHT);
	m.sectionRepairs?.listOn(call);
}

function applyOne(m: Machine, entry: LogEntry, at: number): void {
	const call = m.callWriter();
	switch (entry.kind) {
		case "op":
			switch (entry.op.op) {
				case "open":
					beginCall(m, entry.op.unit, at);
					return;
				case "close":
					call.finish(at, at);
					return;
				case "repair": {
					const code = m.program.format.lenient[entry.op.code] ?? "";
					if (call.open) call.repair(code);
					else {
						m.sectionRepairs ??= new SectionRepairs();
						m.sectionRepairs.add(code, at);
					}
					return;
				}
				case "push":
					call.push(entry.op.shape, entry.op.item, at);
					return;
				case "pop":
					call.pop(at);
					return;
				case "leave":
					// the call behind the opening is none of that section
					m.endSection();
					m.sink.notice("unclosed", "a section of calls was not closed", at, at);
					return;
				default:
					return;
			}
		case "bound":
			if (entry.field === "name") call.name = entry.text;
			else if (entry.field === "id") bindId(m, entry.text, at);
			else if (entry.field === "index") call.index = entry.text;
			else if (entry.field === "key") call.key = entry.text;
			else if (entry.field === "value") bindValue(call, entry.text, at);
			return;
		case "ready":
			call.commit(at);
			return;
		case "value":
			if (entry.field === "arguments") call.argumentsText(entry.json, at - entry.length, at);
			else if (entry.field === "value") call.jsonValue(entry.json, at - entry.length, at);
			return;
		case "repaired":
			call.repair(entry.code);
			return;
		case "pattern": {
			const { reader } = entry;
			if (!call.committed) {
				call.name = reader.name ?? call.name;
				call.id = reader.id ?? call.id;
			}
			call.argumentsText(reader.takeArguments(), at, at);
			tellLateId(m, reader, at);
			for (const code of reader.repairs) call.repair(code);
			call.remarks.leaveOut(reader.leftOut);
			return;
		}
		default:
			entry satisfies never;
	}
}
