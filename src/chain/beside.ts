/** The fallbacks that read along: they are made with the first text they read. */
import type { Format } from "../runtime/contract.js";
import { openParser } from "../runtime/engine/parser.js";
import type { ParserOptions } from "../runtime/options.js";
import { Choice } from "./choice.js";
import { DEFAULT_FALLBACKS } from "./fallbacks.js";
import { barrierOf, callsIn, type GateOptions, type Judged } from "./gates.js";
import { type ChainOptions, DEFAULT_CANDIDATE_LENGTH, type Fallback } from "./options.js";
import { FallbackReader, type Reading } from "./reader.js";
import { Spans } from "./spans.js";

/** How fallbacks read, and what they may give. */
export interface Conditions {
	readonly plain: ParserOptions;
	readonly gates: GateOptions;
}

/** Null where no fallback could give a call that may run. */
export function conditionsOf(options: ChainOptions): Conditions | null {
	const { tools, validator, toolChoice, limits, intent } = options;
	const { candidateLength = DEFAULT_CANDIDATE_LENGTH } = options;
	if (tools === undefined || tools.length === 0 || validator === undefined) return null;
	if (toolChoice === "none" || intent === false) return null;
	const plain: ParserOptions = {
		tools,
		// no guessing; a wrapper around arguments is seen, so that it is not taken for them: a call that is repaired is none here
		policies: { lenient: ["wrapped-arguments"] },
		...(limits === undefined ? {} : { limits }),
	};
	const choice = toolChoice === undefined ? {} : { toolChoice };
	return { plain, gates: { tools, validator, candidateLength, ...choice } };
}

export class Fallbacks {
	private readonly choice = new Choice();
	private readonly spans = new Spans();
	private readers: readonly FallbackReader[] = [];

	private constructor(
		private readonly fallbacks: readonly Fallback[],
		private readonly options: ParserOptions,
		private readonly gates: GateOptions,
	) {}

	/** Null where no fallback could give a call that may run. */
	static of(primary: Format, options: ChainOptions): Fallbacks | null {
		const fallbacks = (options.fallbacks ?? DEFAULT_FALLBACKS).filter(
			({ format }) => format.name !== primary.name,
		);
		const conditions = conditionsOf(options);
		if (conditions === null || fallbacks.length === 0) return null;
		return new Fallbacks(fallbacks, conditions.plain, conditions.gates);
	}

	read(text: string, source: number): void {
		this.spans.add(text.length, source);
		if (this.readers.length === 0)
			this.readers = this.fallbacks.map(
				(fallback, rank) =>
					new FallbackReader(fallback, rank, this.options, this.gates.candidateLength, (reading) =>
						this.found(reading),
					),
			);
		for (const reader of this.readers) reader.feed(text);
	}

	finish(reason: string): void {
		for (const reader of this.readers) reader.finish(reason);
	}

	/**
	 * The place in the input from which on text may still become a call, if that is not before `limit`; -1: there is none.
	 * `next`: content that comes stands there or behind that.
	 */
	holdFrom(limit: number, next: number): number {
		const torn = !this.spans.continues(next);
		let from = Number.POSITIVE_INFINITY;
		let needed = this.spans.length;
		const { candidateLength } = this.gates;
		const hold = (source: number): void => {
			if (source >= limit && source < from) from = source;
		};
		const { candidate } = this;
		if (candidate !== null) hold(candidate.source);
		this.readers.forEach((reader, rank) => {
			const { live } = reader;
			if (live === null) return;
			needed = Math.min(needed, live.from);
			if (live.reach - live.from > candidateLength) return;
			if (!this.choice.hopeFor(rank, live.from)) return;
			const source = this.spans.whole(live.from, Math.max(live.reach, live.from + 1));
			if (source >= 0 && !(torn && reader.needsMore)) hold(source);
		});
		this.spans.forget(needed);
		return from === Number.POSITIVE_INFINITY ? -1 : from;
	}

	get candidate(): Judged | null {
		return this.choice.candidate;
	}

	candidates(): readonly Judged[] {
		return this.choice.candidates();
	}

	/**
	 * Calls in a text behind a candidate, as any fallback reads them that is told nothing of what stands before, deviations and all:
	 * what a model wrote there it may have meant as well. Some formats begin a message, so its lines are read alone, too.
	 */
	callsBehind(text: string): number {
		let most = 0;
		for (const { format } of this.fallbacks) {
			let alone = 0;
			for (const line of text.split("\n")) alone += this.callsOf(format, line);
			most = Math.max(most, alone, this.callsOf(format, text));
		}
		return most;
	}

	private callsOf(format: Format, text: string): number {
		if (text.trim() === "") return 0;
		const { policies: _, ...options } = this.options;
		const parser = openParser(format, options);
		const events = [...parser.feed(text), ...parser.finish()];
		return events.filter(({ type }) => type === "call-start").length;
	}

	/** They read no further. Returns how many calls they have read. */
	stop(): number {
		for (const reader of this.readers) reader.stop();
		return callsIn(this.candidates());
	}

	private found(reading: Reading): void {
		const source = this.spans.whole(reading.start, reading.end);
		if (source < 0) return;
		this.choice.add({ reading, source, barrier: barrierOf(reading, this.gates) });
	}
}
