/** The rest of a call that broke: markup up to where the call ends, or another one begins. */

import { proveCounted } from "../calls/proving.js";
import { characterBefore } from "../machine/before.js";
import type { Machine } from "../machine/machine.js";
import { next } from "../program/automaton.js";

export function readBroken(m: Machine): void {
	const { call, aftermath, text } = m;
	const sync = m.program.closing.syncNamed(call.unit, call.name);
	const ends = m.program.closing.textsFor(call.unit, call.name).length === 0;
	const from = m.i;
	const first = m.state;
	const begin = m.here - (sync.depth[first] ?? 0);
	let s = first;
	for (let j = from; j < text.length; j++) {
		const c = text.charCodeAt(j);
		const inString = aftermath?.inString === true;
		s = next(sync, s, c);
		m.i = j + 1;
		if (sync.accepts[s] === 1) {
			const opening = endBroken(m, sync.prefix[s] ?? "", inString);
			if (opening !== null) {
				m.state = 0;
				const at = m.here - opening.length;
				m.pushBack(opening, at, characterBefore(m, sync, first, begin, from, at));
				return;
			}
		}
		if (aftermath?.step(c, m.base + j) === true && ends) {
			pause();
			proveCounted(m, aftermath);
			return;
		}
	}
	pause();

	/** A literal that has begun here may go on: behind the text, or where what follows the brackets has proved nothing. */
	function pause(): void {
		const at = m.here - (sync.depth[s] ?? 0);
		if (s !== 0) m.prefixBefore = characterBefore(m, sync, first, begin, from, at);
		m.state = s;
	}
}

/** `read` ends with a literal at which a broken call may end. What of it is still to be read; null: the call goes on. */
function endBroken(m: Machine, read: string, inString: boolean): string | null {
	const { call, program } = m;
	const { unit, name } = call;
	const after = program.behind(unit);
	if (!inString && program.closing.textsFor(unit, name).some((close) => read.endsWith(close))) {
		call.end("incomplete", m.here);
		m.goHome(after, m.here);
		return "";
	}
	const sealed = m.aftermath?.sealed === true;
	if (!inString && program.closing.ofSections(unit).some((close) => read.endsWith(close))) {
		call.end("incomplete", m.here);
		m.goHome(program.home ?? after, m.here);
		return "";
	}
	const { literals, ends } = program.format;
	const openings = sealed
		? program.closing.openingsToo(unit)
		: program.unit(unit).openings.map((id) => literals[id] ?? "");
	const opening = [...(inString ? [] : openings), ...ends]
		.filter((o) => read.endsWith(o))
		.sort((a, b) => b.length - a.length)[0];
	if (opening === undefined) return null;
	const at = m.here - opening.length;
	call.end("incomplete", at);
	m.goHome(after, at);
	return opening;
}
