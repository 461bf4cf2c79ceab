/**
 * How far a text leads the machine: the pairs of a step of the program at which a reading stood and the class of the character
 * that it then met, read from the machine's own state before each character. A text that reaches a pair that no text has
 * reached is kept and changed further.
 */
import { createParser } from "../../src/runtime/index.js";
import { Machine, MODE_HEAD } from "../../src/runtime/machine.js";
import type { Subject } from "../properties/support/subjects.js";
import { type Case, settingOf } from "./case.js";

/** Each of them is a class of its own. */
const SIGNS = "{}[]()<>\"'\\/,:=|`&_.-+#\n\r\t ";
const CLASSES = SIGNS.length + 6;
/** More modes than the machine has. */
const MODES = 8;

function classOf(code: number): number {
	const sign = SIGNS.indexOf(String.fromCharCode(code));
	if (sign >= 0) return sign;
	if (code >= 48 && code <= 57) return SIGNS.length;
	if (code < 32) return SIGNS.length + 1;
	if (code < 128) return SIGNS.length + ((code | 32) >= 97 && (code | 32) <= 122 ? 2 : 3);
	return SIGNS.length + ((code & 0xf800) === 0xd800 ? 4 : 5);
}

/** No header of any format has more readings at a time. */
const MOST_READINGS = 250;

export class Reach {
	readonly pairs = new Set<number>();
	/** most readings that were alive at a time */
	readings = 0;

	/** Adds what the text reaches; true when some of it is new. Throws where too many readings live. */
	add(subject: Subject, one: Case): boolean {
		const before = this.pairs.size;
		const parser = createParser(subject.format, settingOf(subject, one).options);
		if (!(parser instanceof Machine)) throw new Error("the parser is no machine");
		for (let at = 0; at < one.text.length; at++) {
			this.look(parser, classOf(one.text.charCodeAt(at)));
			parser.feed(one.text.charAt(at));
		}
		return this.pairs.size > before;
	}

	private look(machine: Machine, met: number): void {
		const { mode, payload, threads, looks } = machine;
		const add = (step: number): void => {
			this.pairs.add((step * MODES + mode) * CLASSES + met);
		};
		if (mode !== MODE_HEAD) {
			add(payload?.id ?? -1);
			return;
		}
		for (const { step } of threads) add(step.id);
		const count = looks.reduce((sum, look) => sum + look.threads.length, threads.length);
		this.readings = Math.max(this.readings, count);
		if (count > MOST_READINGS) throw new Error(`${count} readings are alive at a time`);
	}
}
