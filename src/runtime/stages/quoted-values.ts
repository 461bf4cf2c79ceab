/**
 * Policy `coerceQuoted` (Q21): quoted numbers and booleans become what the schema asks for. What a value is can only be said
 * when it has ended, so the arguments of a call leave in one piece, at its end.
 */

import { coerceQuoted } from "../coerce/quoted.js";
import type { CallArgumentsEvent, CallEndEvent, CallStartEvent, ParserEvent } from "../events.js";
import type { ParserOptions } from "../options.js";
import { COERCE_QUOTED } from "../program/codes.js";
import { toolMap } from "../tools/same.js";

/** The code by which a call says that values were converted. */

export class QuotedValues {
	private start: CallStartEvent | null = null;
	private pieces: CallArgumentsEvent[] = [];

	private constructor(private readonly options: ParserOptions) {}

	/** null when no value is ever converted: not asked for, no tools, or strict, which repairs nothing. */
	static of(options: ParserOptions): QuotedValues | null {
		const { policies, strict, tools } = options;
		if (policies?.coerceQuoted !== true || strict === true) return null;
		return tools === undefined || tools.length === 0 ? null : new QuotedValues(options);
	}

	pass(events: readonly ParserEvent[]): ParserEvent[] {
		const out: ParserEvent[] = [];
		for (const event of events) {
			if (event.type === "call-start") {
				this.start = event;
				this.pieces = [];
				out.push(event);
			} else if (event.type === "call-arguments") this.pieces.push(event);
			else if (event.type === "call-end") this.end(event, out);
			else out.push(event);
		}
		return out;
	}

	private end(end: CallEndEvent, out: ParserEvent[]): void {
		const [first] = this.pieces;
		const last = this.pieces[this.pieces.length - 1];
		const tool = toolMap(this.options.tools).get(this.start?.name ?? "");
		if (first === undefined || last === undefined) {
			out.push(end);
			return;
		}
		const written = this.pieces.map(({ delta }) => delta).join("");
		this.pieces = [];
		const whole = tool !== undefined && end.status !== "incomplete";
		const { text, changed } = whole
			? coerceQuoted(tool, written)
			: { text: written, changed: false };
		out.push({ ...first, delta: text, end: last.end });
		out.push(
			changed ? { ...end, status: "repaired", repairs: [...end.repairs, COERCE_QUOTED] } : end,
		);
	}
}
