/** Text between the calls of a section. */
import { hasVisible } from "../scan/classes.js";
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
		const line = text.lastIndexOf("\n") + 1;
		this.line = hasVisible(text.slice(line)) || (line === 0 && goesOn && this.line);
		this.until = start + text.length;
	}

	/** Whether such text stands before the place, in its line. */
	standsBefore(at: number): boolean {
		return this.until === at && this.line;
	}
}
