/**
 * This room: what is read in each mode, and which reading wins.
 *
 * Reads what there is to read, segment by segment, each mode by its own file.
 */

import { readProof } from "../calls/prove.js";
import type { Machine } from "../machine/machine.js";
import {
	type MessageEnd,
	MODE_BROKEN,
	MODE_COUNT,
	MODE_ENDED,
	MODE_ENDING,
	MODE_HEAD,
	MODE_PROOF,
	MODE_TEXT,
	MODE_VALUE,
} from "../machine/mode.js";
import { isSpace } from "../scan/classes.js";
import { readCount } from "./count.js";
import { readEnding } from "./ends.js";
import { endMode } from "./finish.js";
import { readHead } from "./head.js";
import { noEnd } from "./judge.js";
import { readBroken } from "./rest.js";
import { readText } from "./text.js";
import { readValueMode } from "./value.js";

export function run(m: Machine): void {
	for (;;) {
		if (m.endsAt !== null) endBefore(m, m.endsAt);
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
				if (readEnding(m)) noEnd(m);
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
			m.sink.notice("after-end", "the message had ended; this is content", at + k, at + k + 1);
			break;
		}
	}
	m.sink.plainText(false, text, at, at + text.length);
	m.i = m.text.length;
}

/** All input has been read: nothing stays held. */
export function finishInput(m: Machine): void {
	m.inputOver = true;
	do run(m);
	while (!endMode(m));
	m.endSection();
}

/** An `ends` text has been read: what stood before it is finished as if the engine had stopped there, the rest is content. */
function endBefore(m: Machine, { at, behind, before }: MessageEnd): void {
	m.endsAt = null;
	const rest = m.endBefore(at, behind, before);
	const { finishReason } = m;
	m.finishReason = "stop";
	finishInput(m);
	m.finishReason = finishReason;
	m.mode = MODE_ENDED;
	m.threads = [];
	m.goOnWith(rest);
}
