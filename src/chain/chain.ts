/**
 * A parser of the primary format; beside it the fallbacks read the text that it gives as content, once the model has shown that
 * it means a call. docs/trust/chain.md says what becomes of what they find.
 */

import type { Format } from "../runtime/contract.js";
import { decidedTo } from "../runtime/ending/outlook.js";
import { type OpenParser, openParser, type Parser } from "../runtime/engine/parser.js";
import type { Chunk, ContentEvent, Message, ParserEvent } from "../runtime/events.js";
import { resolveLimits } from "../runtime/limits.js";
import type { Outcome } from "../runtime/outcome.js";
import { checkFormat, checkOptions } from "../runtime/program/check-options.js";
import { TOLD, tell } from "../runtime/sink.js";
import { fold } from "../runtime/stages/collect.js";
import { Fallbacks } from "./beside.js";
import { type Decision, decide } from "./decide.js";
import { Drift } from "./drift.js";
import { Held } from "./held.js";
import { IntentScanner } from "./intent.js";
import { CHAIN_OPTIONS, type ChainOptions, DEFAULT_SIGNALS } from "./options.js";

/** A parser with fallbacks: events as those of any parser, and the outcome behind `finish`. */
export interface Chain extends Parser {
	/** how the calls were found; null before `finish` */
	readonly outcome: Outcome | null;
}

/** A chain beside which calls may be read that are not in its text. */
export interface OpenChain extends Chain {
	/** The message has such a call: the fallbacks have no say any more. What is held leaves. */
	settle(): readonly ParserEvent[];
}

class FallbackChain implements OpenChain {
	outcome: Outcome | null = null;
	private readonly primary: OpenParser;
	private readonly kept: ParserEvent[] | null;
	private readonly held = new Held();
	private readonly heldText: number;
	/** the fallbacks, while they may read; null: the chain is the primary alone, or the primary has a call */
	private beside: Fallbacks | null;
	/** the call that is all that the message says; null: there is none */
	private drift: Drift | null;
	/** looks for intent; null: it is shown */
	private scanner: IntentScanner | null;
	/** where the content ended that was read last */
	private contentEnd = 0;
	/** where the text ends that has come */
	private textEnd = 0;
	private primaryCalls = 0;
	private dropped = 0;
	private finishReason = "stop";

	constructor(
		private readonly format: Format,
		private readonly options: ChainOptions,
	) {
		const { collect, sink, ...plain } = options;
		this.primary = openParser(format, plain);
		this.kept = collect === true ? [] : null;
		this.heldText = resolveLimits(options.limits).heldText;
		this.beside = Fallbacks.of(format, options);
		const unsaid = options.intent === undefined && this.beside !== null;
		this.scanner = unsaid ? new IntentScanner(options.signals ?? DEFAULT_SIGNALS) : null;
		this.drift = Drift.of(format, options);
	}

	feed(chunk: Chunk): readonly ParserEvent[] {
		const events = this.primary.feed(chunk);
		if (this.beside === null && this.drift === null) return this.given(this.counted(events));
		this.takeAll(events);
		return this.given(this.released());
	}

	finish(reason = "stop"): readonly ParserEvent[] {
		const events = this.primary.finish(reason);
		this.finishReason = reason;
		this.takeAll(events);
		const { beside, drift, format, options } = this;
		beside?.finish(reason);
		drift?.finish(reason);
		const decision = decide({
			format,
			options,
			intent: this.scanner === null,
			beside,
			drift,
			primaryCalls: this.primaryCalls,
			dropped: this.dropped,
			callsBehind: (from) =>
				this.held
					.textsFrom(from)
					.reduce((calls, text) => calls + (beside?.callsBehind(text) ?? 0), 0),
			tooFar: (from) => this.textEnd - from > this.heldText,
		});
		this.outcome = decision.outcome;
		return this.given(this.last(decision));
	}

	get message(): Message | null {
		if (this.kept === null) return null;
		return fold(this.kept, { ...this.options, finishReason: this.finishReason });
	}

	/** The rest of the events, with the promoted call in its place. */
	private last({ promoted, notices }: Decision): ParserEvent[] {
		const events =
			promoted === null
				? this.held.release()
				: this.held.replace(promoted.start, promoted.end, promoted.events);
		return [...events, ...notices];
	}

	private takeAll(events: readonly ParserEvent[]): void {
		for (const event of events) {
			this.take(event);
			this.held.push(event);
		}
	}

	private take(event: ParserEvent): void {
		switch (event.type) {
			case "content":
				this.textEnd = event.end;
				this.read(event);
				this.contentEnd = event.end;
				return;
			case "reasoning":
				this.textEnd = event.end;
				return;
			case "call-start":
				this.primaryCalls++;
				this.stop();
				return;
			case "notice":
				// the model has written a call in its own format; that it was refused is no reason to run another one
				if (event.code === "withheld") this.stop();
				return;
			case "call-arguments":
			case "call-end":
			case "markup":
				return;
			default:
				event satisfies never;
		}
	}

	settle(): readonly ParserEvent[] {
		this.stop();
		return this.given(this.held.release());
	}

	/** The primary has a call: what the fallbacks have found is text. */
	private stop(): void {
		const dropped = this.beside?.stop() ?? 0;
		this.dropped += dropped > 0 ? dropped : (this.drift?.stop() ?? 0);
		this.beside = this.drift = null;
	}

	private read(event: ContentEvent): void {
		const { text, start } = event;
		const { drift } = this;
		if (drift !== null) {
			drift.read(text, start);
			if (drift.over) this.drift = null;
		}
		this.readBeside(event);
	}

	private readBeside({ text, start }: ContentEvent): void {
		const { beside, scanner } = this;
		if (beside === null) return;
		if (scanner === null) {
			beside.read(text, start);
			return;
		}
		if (start !== this.contentEnd) scanner.interrupt();
		const from = scanner.scan(text);
		if (from < 0) return;
		this.scanner = null;
		if (from < text.length) beside.read(text.slice(from), start + from);
	}

	private released(): readonly ParserEvent[] {
		const next = decidedTo(this.primary.machine);
		const limit = this.textEnd - this.heldText;
		const from = earlier(
			this.beside?.holdFrom(limit, next) ?? -1,
			this.drift?.holdFrom(limit, next) ?? -1,
		);
		return from < 0 ? this.held.release() : this.held.releaseTo(from);
	}

	private counted(events: readonly ParserEvent[]): readonly ParserEvent[] {
		for (const event of events) if (event.type === "call-start") this.primaryCalls++;
		return events;
	}

	/** The events as they leave: kept, told, or returned. */
	private given(events: readonly ParserEvent[]): readonly ParserEvent[] {
		if (this.kept !== null) for (const event of events) this.kept.push(event);
		const { sink } = this.options;
		if (sink === undefined) return events;
		for (const event of events) tell(sink, event);
		return TOLD;
	}
}

/** The earlier of two places; -1 is none. */
function earlier(one: number, other: number): number {
	return one < 0 || (other >= 0 && other < one) ? other : one;
}

/**
 * A chain for one message: the primary format, and the fallbacks behind their gates. Without tools, without a validator, with
 * `toolChoice: "none"` or `intent: false` it reads as the primary alone. Throws on misuse, as `createParser` does.
 */
export function createChain(primary: Format, options: ChainOptions = {}): Chain {
	checkFormat(primary);
	checkOptions(options, CHAIN_OPTIONS, primary);
	return openChain(primary, options);
}

/** Without a look at the options: for those who have had one. */
export function openChain(primary: Format, options: ChainOptions): OpenChain {
	return new FallbackChain(primary, options);
}
