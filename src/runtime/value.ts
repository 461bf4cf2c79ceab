/** A committed call's value: its text leaves as it comes. */
import { breakCall, next } from "./broken.js";
import { isSpace } from "./classes.js";
import { follow, beginPayload } from "./closure.js";
import { judge } from "./head.js";
import { type Machine, MODE_HEAD } from "./machine.js";
import { DONE, RUNNING } from "./scan/output.js";
import type { Thread } from "./thread.js";

export function readValueMode(m: Machine): void {
	const t = m.threads[0];
	if (t === undefined) return;
	if (t.payload === null) beginPayload(m, t);
	const { text } = m;
	const from = m.i;
	const status = scan(m, t);
	if (m.candidate !== null || m.watchState !== 0 || m.watchAfterClose || m.watching.met) watch(m, text, from, m.i);
	if (status === RUNNING) {
		if (m.call.written > m.config.limits.argumentsLength) overArguments(m, t);
		return;
	}
	if (status === DONE) {
		m.candidate = null;
		t.payload = null;
		m.mode = MODE_HEAD;
		m.holdFromHere();
		m.threads = [];
		follow(m, t, t.step.to, m.here, m.charBefore(m.here), m.threads);
		m.originSteps = m.threads.map((x) => x.step);
		judge(m);
		return;
	}
	m.holdFromHere();
	m.originSteps = [];
	breakCall(m, t);
}

function scan(m: Machine, t: Thread): number {
	const { text, call, base } = m;
	const i = m.i;
	const p = t.payload;
	if (p === null) return RUNNING;
	switch (p.kind) {
		case "value": {
			const j = p.scanner.scan(text, i, text.length);
			m.i = j;
			call.jsonPiece(p.scanner.take(text, i, j), base + i, base + j);
			return p.scanner.status;
		}
		case "arguments": {
			const j = p.reader.scan(text, i, text.length);
			m.i = j;
			call.argumentsText(p.reader.take(text, i, j), base + i, base + j);
			if (p.reader.status === DONE) for (const code of p.reader.repairs) call.repair(code);
			return p.reader.status;
		}
		case "pattern": {
			const { reader } = p;
			const j = reader.read(text, i, text.length);
			m.i = j;
			const args = reader.argumentsText;
			reader.argumentsText = "";
			if (args !== "") call.argumentsText(args, base + i, base + j);
			if (reader.status === DONE) for (const code of reader.repairs) call.repair(code);
			if (reader.lateId !== null) {
				m.notice("late-id", "an id that comes after the arguments is not used", base + i, base + j);
				reader.lateId = null;
			}
			return reader.status;
		}
		default:
			return p satisfies never;
	}
}

function overArguments(m: Machine, t: Thread): void {
	const at = m.here;
	m.notice("limit-arguments", `the arguments are longer than ${m.config.limits.argumentsLength} characters`, at, at);
	m.holdFromHere();
	m.originSteps = [];
	breakCall(m, t);
}

/**
 * Looks for a closing literal followed by an opening inside the value's strings: if the value breaks later, reading
 * resumes there. Runs only over chunks in which the first character of a closing literal was met.
 */
function watch(m: Machine, text: string, from: number, to: number): void {
	m.watching.met = false;
	const { candidate } = m;
	if (candidate !== null) {
		candidate.text += text.slice(from, to);
		if (candidate.text.length > m.config.limits.heldText) m.candidate = null;
		return;
	}
	const unit = m.program.unit(m.call.unit);
	const sync = m.program.sync(m.call.unit);
	const { literals } = m.program.format;
	let s = m.watchState;
	for (let j = from; j < to; j++) {
		const c = text.charCodeAt(j);
		s = next(sync, s, c);
		if (sync.accepts[s] === 1) {
			const read = sync.prefix[s] ?? "";
			if (m.watchAfterClose && unit.openings.some((id) => literals[id] === read)) {
				m.candidate = { at: m.base + j + 1 - read.length, text: read + text.slice(j + 1, to) };
				m.watchState = 0;
				m.watchAfterClose = false;
				return;
			}
			m.watchAfterClose = unit.closes.some((id) => read.endsWith(literals[id] ?? ""));
			s = 0;
		} else if (m.watchAfterClose && s === 0 && !isSpace(c)) m.watchAfterClose = false;
	}
	m.watchState = s;
}
