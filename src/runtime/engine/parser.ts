/** The shell around the machine: chunks in, events out. Synchronous; one instance per message. */

import type { Format } from "../contract.js";
import type { Chunk, Message, ParserEvent } from "../events.js";
import { Machine } from "../machine/machine.js";
import { finishInput, run } from "../modes/run.js";
import type { ParserOptions } from "../options.js";
import {
	checkFormat,
	checkNoSink,
	checkOptions,
	checkReason,
	checkText,
	noText,
	PARSER_OPTIONS,
	unknownEntry,
} from "../program/check-options.js";
import { resolveConfig } from "../program/config.js";
import { type Program, programOf, type Step } from "../program/program.js";
import { withCallsInReasoning } from "../program/reasoning.js";
import { Thoughts } from "../program/thoughts.js";
import { flat, PIECE } from "../scan/flat.js";
import { wholeLength } from "../scan/halves.js";
import { TOLD, tell } from "../sink.js";
import { type CollectOptions, fold, PARSE_OPTIONS } from "../stages/collect.js";
import { Stages } from "../stages/stages.js";
import { Emitter } from "./emitter.js";
import { Lanes } from "./lanes.js";

/** Reads one message while it comes. It never throws on what a model wrote, only on misuse. Another message needs another parser. */
export interface Parser {
	/** Takes the next piece of model output and returns what it made certain, often nothing. How the output was cut changes no result. Throws after `finish`, and on what is no piece of output. */
	feed(chunk: Chunk): readonly ParserEvent[];
	/** Ends the message; `reason` is what the engine said (`stop`, `length`, …). Throws when called twice. */
	finish(reason?: string): readonly ParserEvent[];
	/** the message so far, with `collect: true`; otherwise null */
	readonly message: Message | null;
}

/** What readers beside a parser may look at; outlook.ts says what they see. */
export interface OpenParser extends Parser {
	/** as it stands behind the input so far */
	readonly machine: Machine;
}

const NO_OPTIONS: ParserOptions = {};

class StreamParser implements OpenParser {
	private readonly m: Machine;
	private readonly lanes: Lanes;
	private decoder: TextDecoder | null = null;
	/** a high surrogate waits for its other half */
	private half = "";
	private done = false;
	private readonly stages: Stages | null;

	/** `thoughts`: where calls in thoughts are looked for. */
	constructor(program: Program, options: ParserOptions, start: Step, thoughts: Thoughts | null) {
		const config = resolveConfig(program, options);
		this.stages = Stages.of(options);
		const emitter = new Emitter(program, config, options, thoughts);
		this.m = new Machine(program, config, start, emitter);
		this.lanes = new Lanes(this.m, emitter, options.sink ?? null);
		this.rest();
	}

	feed(chunk: Chunk): readonly ParserEvent[] {
		if (typeof chunk !== "string") return this.feedOdd(chunk);
		return this.lanes.pass(chunk) ?? this.feedSlow(chunk);
	}

	private feedOdd(chunk: Exclude<Chunk, string>): readonly ParserEvent[] {
		// what a delta without text holds
		if (chunk === undefined || chunk === null) return this.feedText("");
		if (chunk instanceof Uint8Array) {
			this.decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
			return this.feedText(this.decoder.decode(chunk, { stream: true }));
		}
		const { text, special } = chunk;
		if (typeof text !== "string") throw noText(chunk);
		if (special !== undefined && text !== "") {
			const { m } = this;
			const flags = m.flag(m.pos + this.half.length, text.length, special);
			const idle = !m.isHeld && m.state === 0 && (m.drafts?.idle ?? true);
			if (flags.length > 64 && idle) flags.splice(0, flags.length - 8);
		}
		return this.feedSlow(text);
	}

	private feedSlow(piece: string): readonly ParserEvent[] {
		if (this.decoder === null) return this.feedText(piece);
		// text behind bytes: a sequence that they left open cannot be completed
		const rest = this.decoder.decode();
		this.decoder = null;
		return this.feedText(rest + piece);
	}

	private feedText(piece: string): readonly ParserEvent[] {
		if (this.done) throw new Error("feed after finish: a parser reads one message");
		let chunk = this.half + piece;
		this.half = "";
		if (chunk === "") return [];
		const n = wholeLength(chunk);
		if (n < chunk.length) {
			this.half = chunk.slice(n);
			chunk = chunk.slice(0, n);
			if (n === 0) {
				this.lanes.leave();
				return [];
			}
		}
		if (chunk.length > PIECE) this.readPieces(chunk);
		else {
			this.take(chunk);
			this.lanes.handOver();
			run(this.m);
		}
		return this.events();
	}

	/** What is held of a piece, or kept as a name, keeps that piece alive, and not the whole chunk. */
	private readPieces(chunk: string): void {
		let from = 0;
		while (from < chunk.length) {
			let to = Math.min(chunk.length, from + PIECE);
			// the halves of a character stay together
			if (to < chunk.length && (chunk.charCodeAt(to - 1) & 0xfc00) === 0xd800) to--;
			this.take(flat(chunk.slice(from, to)));
			run(this.m);
			from = to;
		}
	}

	/** Makes the chunk the input. */
	private take(chunk: string): void {
		this.lanes.leave();
		this.stages?.read(chunk);
		this.m.take(chunk);
	}

	/** The machine waits: nothing of the chunk is kept but what is held. */
	private rest(): void {
		this.m.dropSegment();
		// in a lane events leave as they are made, and no part of a character waits
		if (this.stages === null && this.half === "" && this.decoder === null) this.lanes.choose();
	}

	/** The events of the machine's last run. */
	private events(): readonly ParserEvent[] {
		this.rest();
		return this.given(this.staged());
	}

	/** The events since the last time, as they leave. */
	private staged(): ParserEvent[] {
		const out = this.lanes.emitter.told();
		return this.stages?.pass(out) ?? out;
	}

	/** The events as they leave: kept, told, or returned. */
	private given(out: readonly ParserEvent[]): readonly ParserEvent[] {
		this.stages?.keep(out);
		const { sink } = this.lanes;
		if (sink === null) return out;
		for (const event of out) tell(sink, event);
		return TOLD;
	}

	finish(reason = "stop"): readonly ParserEvent[] {
		checkReason(reason);
		if (this.done) throw new Error("finish was called before: a parser reads one message");
		if (this.decoder !== null) {
			const rest = this.half + this.decoder.decode();
			this.half = "";
			if (rest !== "") this.readLast(rest);
		} else if (this.half !== "") {
			const half = this.half;
			this.half = "";
			this.readLast(half);
		}
		const { m } = this;
		m.finishReason = reason;
		this.lanes.leave();
		// a lane does not move the machine
		m.standBehind();
		finishInput(m);
		const out = this.staged();
		this.stages?.end(m.pos, out);
		this.done = true;
		return this.given(out);
	}

	private readLast(text: string): void {
		this.take(text);
		run(this.m);
		this.m.dropSegment();
	}

	get machine(): Machine {
		this.m.standBehind();
		return this.m;
	}

	get message(): Message | null {
		const kept = this.stages?.kept;
		if (!kept) return null;
		return fold(kept, { ...this.lanes.emitter.options, finishReason: this.m.finishReason });
	}
}

/**
 * A parser for one message. Throws a TypeError or RangeError on misuse: what is no format, a format of another contract version,
 * an option that is not known, a tool in no known shape.
 */
export function createParser(format: Format, options: ParserOptions = NO_OPTIONS): Parser {
	checkFormat(format);
	checkOptions(options, PARSER_OPTIONS, format);
	return openParser(format, options);
}

/** Without a look at the options: for those who have had one. */
export function openParser(format: Format, options: ParserOptions): OpenParser {
	const calls = options.policies?.callsInReasoning === "call";
	const program = programOf(calls ? withCallsInReasoning(format) : format);
	const thoughts = calls || options.toolChoice === "none" ? null : Thoughts.of(program);
	let start = program.start;
	if (options.entry !== undefined) {
		const entry = program.entries.get(options.entry);
		if (entry === undefined) throw unknownEntry(format, options.entry);
		start = entry;
	}
	return new StreamParser(program, options, start, thoughts);
}

/** Parses a whole message: `feed`, `finish` and `collect` in one. */
export function parse(
	format: Format,
	text: string,
	options: Omit<ParserOptions, "sink"> & CollectOptions = NO_OPTIONS,
): Message {
	checkText(format, text);
	checkOptions(options, PARSE_OPTIONS, format);
	checkNoSink(options);
	const parser = openParser(format, options);
	const events = parser.feed(text).concat(parser.finish(options.finishReason));
	return fold(events, options);
}
