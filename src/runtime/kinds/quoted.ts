/** The kind `quoted`: what a format imports whose content may stand between the quotes of a JSON string. */

import type { Machine } from "../machine/machine.js";
import { beginAttempt, endStepsOf } from "../modes/attempt.js";
import type { QuotedKind } from "../program/kinds.js";
import { canBegin, type Step } from "../program/program.js";
import { BACKSLASH } from "../scan/characters.js";
import { escapeIn } from "../scan/string-escape.js";

/** Reads text in the quotes of a JSON string. Modules of formats import it; programs need not. */
export const quotedKind: QuotedKind = {
	kind: "quoted",
	read(m, step) {
		if (m.escape !== "") {
			readEscape(m);
			return;
		}
		const { text } = m;
		const from = m.i;
		let j = from;
		while (j < text.length && !mayEndAt(m, step, text.charCodeAt(j))) j++;
		if (j > from) m.payloadText(text.slice(from, j), m.base + from);
		m.i = j;
		if (j === text.length) return;
		if (text.charCodeAt(j) === BACKSLASH) readEscape(m);
		else beginAttempt(m, 0);
	},
	end: readEscape,
};

/** The character begins an escape, or may begin what ends the text. */
function mayEndAt({ program }: Machine, step: Step, code: number): boolean {
	const first = program.firstOf(step.to);
	if (code === BACKSLASH || first.text || canBegin(first, code)) return true;
	return step.ends && endStepsOf(program.format).some(({ text }) => text.charCodeAt(0) === code);
}

/** Reads on until it is known what the escape is; it leaves whole, and what was read behind it is read again. */
function readEscape(m: Machine): void {
	for (;;) {
		const found = escapeIn(m.escape, m.inputOver && m.i === m.text.length);
		if (found !== null) {
			const { length, text } = found;
			const read = m.escape;
			const start = m.here - read.length;
			m.escape = "";
			m.payloadText(text, start, start + length);
			m.pushBack(read.slice(length), start + length, read.charCodeAt(length - 1));
			return;
		}
		if (m.i === m.text.length) return;
		m.escape += m.text.charAt(m.i++);
	}
}
