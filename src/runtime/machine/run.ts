/** Reads what there is to read, segment by segment, each mode by its own file. */

import { isSpace } from "../scan/classes.js";
import { readBroken, readCount } from "./broken.js";
import { readEnding } from "./ends.js";
import { readHead } from "./head.js";
import {
	type Machine,
	MODE_BROKEN,
	MODE_COUNT,
	MODE_ENDING,
	MODE_HEAD,
	MODE_PROOF,
	MODE_TEXT,
	MODE_VALUE,
} from "./machine.js";
import { readProof } from "./prove.js";
import { readText } from "./text.js";
import { readValueMode } from "./value.js";

export function run(m: Machine): void {
	for (;;) {
		if (m.i >= m.text.length) {
			if (!m.nextSegment()) return;
			continue;
		}
		switch (m.mode) {
			case MODE_TEXT:
				readText(m);
				break;
			case MODE_HEAD:
				readHead(m);
				break;
			case MODE_VALUE:
				readValueMode(m);
				break;
			case MODE_COUNT:
				readCount(m);
				break;
			case MODE_BROKEN:
				readBroken(m);
				break;
			case MODE_ENDING:
				readEnding(m);
				break;
			case MODE_PROOF:
				readProof(m);
				break;
			default:
				readRest(m);
		}
	}
}

/** The message is over: what comes is content. */
function readRest(m: Machine): void {
	const text = m.text.slice(m.i);
	const at = m.here;
	if (!m.afterEnd) {
		for (let k = 0; k < text.length; k++) {
			if (isSpace(text.charCodeAt(k))) continue;
			m.afterEnd = true;
			m.notice("after-end", "the message had ended; this is content", at + k, at + k + 1);
			break;
		}
	}
	m.plainText(false, text, at, at + text.length);
	m.i = m.text.length;
}
