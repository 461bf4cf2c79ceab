/** One fallback reads along. What it tells is folded to readings: pieces of text that it takes for something with calls. */

import { isPlain, mayEnd, surelyTo } from "../runtime/ending/outlook.js";
import { type OpenParser, openParser } from "../runtime/engine/parser.js";
import type { CallStatus } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import { hasVisible, isSpace } from "../runtime/scan/classes.js";
import type { EventSink } from "../runtime/sink.js";
import type { Fallback } from "./options.js";

/** Offsets in the text that the fallbacks read. */
export interface CallText {
	readonly name: string;
	readonly arguments: string;
	readonly start: number;
	/** where its name was known */
	readonly commit: number;
	readonly argumentsStart: number;
	readonly argumentsEnd: number;
}

/** A piece of text with complete calls, and with all that the format writes around them. */
export interface Reading {
	readonly fallback: Fallback;
	/** place of the fallback in the chain */
	readonly rank: number;
	readonly start: number;
	readonly end: number;
	/** complete calls */
	readonly calls: number;
	/** its one call; null: there are several, or the piece is too long to be kept */
	readonly call: CallText | null;
	/** nothing was missing: what stands around the calls was closed, and nothing else stood in it */
	closed: boolean;
}

/**
 * Notices that say that the format does not write so: a section was not closed, or holds something else; a call broke, its end is
 * being looked for.
 */
const SPOILED: readonly string[] = [
	"unclosed",
	"stray",
	"broken",
	"limit-depth",
	"limit-arguments",
];

/** A piece that is still being read. */
interface Run {
	readonly start: number;
	name: string;
	callStart: number;
	commit: number;
	pieces: string[];
	argumentsStart: number;
	argumentsEnd: number;
	/** the piece is too long: its arguments are not kept */
	dropped: boolean;
	begun: number;
	complete: number;
	closed: boolean;
	/** where its last call ends; -1 in a call */
	ended: number;
}

export interface Live {
	readonly from: number;
	/** up to here at least it goes, if it comes to something */
	readonly reach: number;
}

export class FallbackReader implements EventSink {
	private readonly parser: OpenParser;
	/** text was told, outside of all calls: the message says something else, too */
	spoken = false;
	private run: Run | null = null;
	private last: Reading | null = null;
	/** the end of what was told */
	private told = 0;
	private length = 0;
	/** behind the last visible character */
	private visible = 0;

	constructor(
		private readonly fallback: Fallback,
		private readonly rank: number,
		options: ParserOptions,
		/** pieces that are longer are not kept */
		private readonly longest: number,
		private readonly found: (reading: Reading) => void,
	) {
		this.parser = openParser(fallback.format, { ...options, sink: this });
	}

	feed(text: string): void {
		let end = text.length;
		while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
		if (end > 0) this.visible = this.length + end;
		this.length += text.length;
		this.parser.feed(text);
	}

	finish(reason: string): void {
		this.parser.finish(reason);
		// white space at the end of the message is no part of a call
		this.close(this.visible);
	}

	/** The text that may still become a reading of one call, closed; null: none. */
	get live(): Live | null {
		const { run } = this;
		const from = run === null ? this.told : run.start;
		if (from >= this.length || (run !== null && (run.begun > 1 || !run.closed))) return null;
		const read = Math.max(from, Math.min(this.visible, surelyTo(this.parser.machine)));
		return { from, reach: run !== null && run.ended >= 0 ? Math.min(run.ended, read) : read };
	}

	/** Whether what is live comes to nothing without more text. */
	get needsMore(): boolean {
		const { run, parser } = this;
		const over = run !== null && run.ended >= 0 && isPlain(parser.machine);
		return !over && !mayEnd(parser.machine);
	}

	/** Nothing more is read: what has been read counts. */
	stop(): void {
		if (this.run !== null) this.close(this.told);
	}

	content(text: string, start: number, end: number): void {
		this.spoken ||= hasVisible(text);
		this.close(start);
		this.told = end;
	}

	reasoning(text: string, start: number, end: number): void {
		this.content(text, start, end);
	}

	callStart(_index: number, _id: string, name: string, start: number, commit: number): void {
		const run = this.run ?? this.open(this.told);
		run.begun++;
		run.ended = -1;
		if (run.begun > 1) {
			run.pieces = [];
			return;
		}
		run.name = name;
		run.callStart = start;
		run.commit = commit;
		run.argumentsStart = run.argumentsEnd = commit;
	}

	callArguments(_index: number, delta: string, start: number, end: number): void {
		const { run } = this;
		if (run === null || run.begun > 1) return;
		if (run.pieces.length === 0) run.argumentsStart = start;
		run.argumentsEnd = end;
		if (Math.min(end, this.visible) - run.start <= this.longest) run.pieces.push(delta);
		else run.dropped = true;
	}

	callEnd(_i: number, status: CallStatus, repairs: readonly string[], _s: number, end: number) {
		const { run } = this;
		if (run === null) return;
		if (status === "complete" && repairs.length === 0) run.complete++;
		else run.closed = false;
		run.ended = this.told = end;
	}

	notice(code: string): void {
		if (!SPOILED.includes(code)) return;
		if (this.run !== null) this.run.closed = false;
		else if (this.last !== null) this.last.closed = false;
	}

	private open(start: number): Run {
		this.run = {
			start,
			name: "",
			callStart: start,
			commit: start,
			pieces: [],
			argumentsStart: start,
			argumentsEnd: start,
			dropped: false,
			begun: 0,
			complete: 0,
			closed: true,
			ended: -1,
		};
		return this.run;
	}

	private close(end: number): void {
		const { run } = this;
		this.run = null;
		if (run === null || run.complete === 0) return;
		const within = (at: number): number => Math.min(at, end);
		const only = run.begun === 1 && !run.dropped;
		this.last = {
			fallback: this.fallback,
			rank: this.rank,
			start: run.start,
			end,
			calls: run.complete,
			closed: run.closed,
			call: only
				? {
						name: run.name,
						arguments: run.pieces.join(""),
						start: run.callStart,
						commit: within(run.commit),
						argumentsStart: within(run.argumentsStart),
						argumentsEnd: within(run.argumentsEnd),
					}
				: null,
		};
		this.found(this.last);
	}
}
