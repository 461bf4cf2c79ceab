/** Text between the calls of a section. */
import { isSpace } from "../scan/classes.js";
import type { Sink } from "./sink.js";

export class StrayRun {
	/** where the run that was reported last ends; -1: none was */
	private until = -1;
	/** its last line holds text */
	private line = false;

	/** `visible`: index of the first character of the text that can be seen; -1: none */
	read(sink: Pick<Sink, "notice">, text: string, start: number, visible: number): void {
		const goesOn = this.until === start;
		if (visible >= 0 && this.until < start) {
			const at = start + visible;
			// where the run ends depends on what is still to come
			sink.notice("stray", "text between the calls of a section is content", at, at + 1);
		}
		// white space that begins a run is not reported: the run may still become visible
		if (visible < 0 && !goesOn) return;
		this.line = this.lineHolds(text, goesOn);
		this.until = start + text.length;
	}

	/** Whether the last line of the text, or that which it goes on, holds more than white space. */
	private lineHolds(text: string, goesOn: boolean): boolean {
		for (let i = text.length - 1; i >= 0; i--) {
			const c = text.charCodeAt(i);
			if (!isSpace(c)) return true;
			if (c === 10) return false;
		}
		return goesOn && this.line;
	}

	/** Whether such text stands before the place, in its line. */
	standsBefore(at: number): boolean {
		return this.until === at && this.line;
	}
}
