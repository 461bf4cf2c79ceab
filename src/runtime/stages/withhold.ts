/**
 * Calls that leave only at their end, and only if nothing speaks against them: in strict mode with tools those that are proven
 * valid, by policies those of declared tools, or those that are whole. What is withheld is not lost: its text, as the model
 * wrote it, stands in the notice.
 */
import type { CallEndEvent, CallStartEvent, ParserEvent } from "../events.js";
import type { ParserOptions } from "../options.js";
import { judgeCall } from "./verdict.js";

/** Which calls never leave. */
interface Withheld {
	readonly invalid: boolean;
	readonly unknown: boolean;
	readonly incomplete: boolean;
}

export class Withhold {
	/** the events of the call that is open */
	private held: ParserEvent[] | null = null;
	private pieces: string[] = [];
	private start: CallStartEvent | null = null;
	private dropped = 0;
	/** the input from `rawStart` on: what the next or the open call may span */
	private raw = "";
	private rawStart = 0;

	private constructor(
		private readonly options: ParserOptions,
		private readonly withheld: Withheld,
	) {}

	/** null when nothing is ever withheld. */
	static of(options: ParserOptions): Withhold | null {
		const { tools = [], strict, policies = {} } = options;
		const proven = tools.length > 0 && strict === true;
		const withheld = {
			invalid: proven,
			unknown: tools.length > 0 && policies.unknownTool === "withhold",
			incomplete: proven || policies.incompleteCall === "withhold",
		};
		const any = withheld.invalid || withheld.unknown || withheld.incomplete;
		return any ? new Withhold(options, withheld) : null;
	}

	/** The next piece of input. */
	read(piece: string): void {
		this.raw += piece;
	}

	pass(events: readonly ParserEvent[]): ParserEvent[] {
		const out: ParserEvent[] = [];
		for (const event of events) {
			if (event.type === "call-start") {
				this.start = event;
				this.held = [event];
				this.pieces = [];
			} else if (this.held === null) out.push(event);
			else {
				this.held.push(event);
				if (event.type === "call-arguments") this.pieces.push(event.delta);
				if (event.type === "call-end") this.decide(event, out);
			}
			if (this.held === null && event.type !== "notice") this.forget(event.end);
		}
		return out;
	}

	/** A call begins behind all that has left before it. */
	private forget(end: number): void {
		if (end <= this.rawStart) return;
		this.raw = this.raw.slice(end - this.rawStart);
		this.rawStart = end;
	}

	private decide(end: CallEndEvent, out: ParserEvent[]): void {
		const { start, held } = this;
		this.held = null;
		if (start === null || held === null) return;
		const text = this.pieces.join("");
		const { valid, errors } = judgeCall(start.name, text, end, this.options);
		const { withheld } = this;
		const isUnknown = valid === false && (errors[0]?.message.startsWith("unknown-tool") ?? false);
		const isHeld =
			(withheld.incomplete && end.status === "incomplete") ||
			(withheld.invalid && valid === false) ||
			(withheld.unknown && isUnknown);
		if (!isHeld) {
			// indexes stay dense: those of calls that were withheld are not used
			for (const event of held)
				out.push("index" in event ? { ...event, index: event.index - this.dropped } : event);
			return;
		}
		this.dropped++;
		const why =
			end.status === "incomplete" ? "it is incomplete" : (errors[0]?.message ?? "it is not valid");
		out.push({
			type: "notice",
			code: "withheld",
			message: `the call of ${JSON.stringify(start.name)} is withheld: ${why}`,
			text: this.raw.slice(end.start - this.rawStart, end.end - this.rawStart),
			start: end.start,
			end: end.end,
		});
		for (const event of held) if (event.type === "notice") out.push(event);
	}
}
