/** Puts rows on a terminal: finished rows stay, the live rows below them are drawn over. */
import type { Row } from "./rows.js";
import { paint } from "./style.js";
import { width } from "./visible.js";

const CLEAR_LINE = "\u001b[K";
const CLEAR_BELOW = "\u001b[J";

export class Painter {
	/** widths of the live rows on the screen; the cursor stands at the end of the last one */
	#live: readonly number[] = [];
	readonly #color: boolean;

	constructor(color: boolean) {
		this.#color = color;
	}

	/** What to write so that the screen shows `done` for good and `live` below it. `columns`: the terminal's width now. */
	frame(done: readonly Row[], live: readonly Row[], columns: number): string {
		// A terminal that became narrower has broken our rows anew.
		const height = this.#live.reduce(
			(sum, used) => sum + Math.max(1, Math.ceil(used / columns)),
			0,
		);
		const up = height > 1 ? `\u001b[${height - 1}A` : "";
		const start = height > 0 ? `${up}\r` : "";
		const row = (spans: Row) => paint(spans, this.#color) + CLEAR_LINE;
		const kept = done.map((spans) => `${row(spans)}\n`).join("");
		const moving = live.map(row).join("\n");
		this.#live = live.map((spans) => width(spans.map(({ text }) => text).join("")));
		return start + kept + moving + CLEAR_BELOW;
	}
}
