/** The work of a header: how many readings live at a time, its conditions' readings with them, read from the machine itself. */
import { openParser } from "../../src/runtime/engine/parser.js";
import type { Setting } from "../properties/support/settings.js";
import type { Subject } from "../properties/support/subjects.js";

/** The most that are alive behind any character of the text. */
export function readingsAlive({ format }: Subject, text: string, { options }: Setting): number {
	const parser = openParser(format, options);
	let most = 0;
	for (const char of text) {
		parser.feed(char);
		const { threads, looks } = parser.machine;
		const alive = looks.reduce((sum, look) => sum + look.threads.length, threads.length);
		most = Math.max(most, alive);
	}
	return most;
}
