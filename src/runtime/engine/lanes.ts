/**
 * Nearly every chunk lies wholly in one payload. Such chunks take a lane: a few tests, one event, no machine. A lane either
 * handles the whole chunk or leaves it to the machine. The methods are small and do one thing, so that the engine can put
 * `feed`, the lane and the scanner's loop into the caller's own loop.
 */

import { roomFor } from "../calls/length.js";
import { isWatching, watchFrom } from "../calls/watch.js";
import type { Chunk, ParserEvent } from "../events.js";
import { MODE_TEXT, MODE_VALUE } from "../machine/mode.js";
import { isCloser } from "../machine/read-end.js";
import { run } from "../modes/run.js";
import { afterLane } from "../modes/value.js";
import type { ParserOptions } from "../options.js";
import { mayBegin, NO_STOPS } from "../program/automaton.js";
import type { Program, Step } from "../program/program.js";
import { mayBeOver, type ValueScanner } from "../scan/call/value.js";
import { escapeJson } from "../scan/escape.js";
import { PIECE } from "../scan/flat.js";
import { type EventSink, TOLD } from "../sink.js";
import { Emitter } from "./emitter.js";
import { PieceOfString } from "./piece-of-string.js";

const NO_LANE = 0;
const TEXT_LANE = 1;
const JSON_LANE = 2;
const STRING_LANE = 3;
/** absolute offsets stay small integers in the lanes */
const FAR = 0x3fffffff;

/** What it says holds for as long as the call that asks it. */
const PIECE_OF_STRING = new PieceOfString();

export abstract class Lanes extends Emitter {
	/** how the next chunk may be read without the machine */
	private lane = NO_LANE;
	private stops = NO_STOPS;
	/** what the text of the prose lane is */
	private field: "content" | "reasoning" = "content";
	/** JSON lane: it reads one value of several */
	private alone = false;
	/** absolute place beyond which a lane may not go */
	private check = FAR;
	/** the characters at the end of the input with which a closing literal may begin */
	protected closeTail = "";
	/** code of the last character of the input */
	protected last = 10;

	protected readonly sink: EventSink | null;

	constructor(program: Program, options: ParserOptions, start: Step) {
		super(program, options, start);
		this.sink = options.sink ?? null;
	}

	/** Events leave as they are made. */
	protected abstract readonly plain: boolean;
	protected abstract feedSlow(chunk: string): readonly ParserEvent[];
	protected abstract feedOdd(chunk: Exclude<Chunk, string>): readonly ParserEvent[];
	/** Makes the chunk the machine's input. */
	protected abstract take(chunk: string): void;
	/** The events of the machine's last run. */
	protected abstract events(): readonly ParserEvent[];

	feed(chunk: Chunk): readonly ParserEvent[] {
		if (typeof chunk !== "string") return this.feedOdd(chunk);
		const lane = this.lane;
		if (lane !== TEXT_LANE) {
			if (lane === JSON_LANE) return this.feedJson(chunk);
			return lane === STRING_LANE ? this.feedString(chunk) : this.feedSlow(chunk);
		}
		const n = chunk.length;
		const start = this.pos;
		const end = start + n;
		if (n === 0 || end > this.check || mayBegin(chunk, this.stops)) return this.feedSlow(chunk);
		const last = chunk.charCodeAt(n - 1);
		if ((last & 0xfc00) === 0xd800) return this.feedSlow(chunk);
		this.pos = end;
		this.last = last;
		const sink = this.sink;
		if (sink === null) return [{ type: this.field, text: chunk, start, end }];
		if (this.field === "content") sink.content(chunk, start, end);
		else sink.reasoning(chunk, start, end);
		return TOLD;
	}

	/** The arguments of a committed call: a chunk that lies inside of them leaves as the scanner gives it. */
	private feedJson(chunk: string): readonly ParserEvent[] {
		const start = this.pos;
		const end = start + chunk.length;
		const last = chunk.charCodeAt(chunk.length - 1);
		const scanner = this.streaming;
		if (scanner === null || end > this.check || (last & 0xfc00) === 0xd800 || end === start)
			return this.feedSlow(chunk);
		if (end > start + PIECE) return this.feedSlow(chunk);
		const delta = this.closeTail === "" ? scanner.pass(chunk) : null;
		if (delta === null || this.over(scanner)) return this.feedChanged(chunk, scanner);
		this.pos = end;
		this.last = last;
		if (isCloser(last)) this.readEnd.noteSolid(chunk, 0, chunk.length);
		else this.readEnd.solid = last;
		this.call.written += delta.length;
		this.marks?.read(delta, scanner.lacks);
		return this.piece(delta, start, end);
	}

	/** Whether a value may have ended, of which the arguments have several: what stands behind it is the machine's. */
	private over(scanner: ValueScanner): boolean {
		return this.alone && mayBeOver(scanner);
	}

	/** A piece of the open call's arguments leaves. */
	private piece(delta: string, start: number, end: number): readonly ParserEvent[] {
		const sink = this.sink;
		const index = this.index;
		if (sink === null) return [{ type: "call-arguments", index, delta, start, end }];
		sink.callArguments(index, delta, start, end);
		return TOLD;
	}

	/** The chunk may leave otherwise than it came, or ends the arguments, or may close the call. */
	private feedChanged(chunk: string, scanner: ValueScanner): readonly ParserEvent[] {
		const n = chunk.length;
		const j = this.closeTail === "" ? scanner.reached : scanner.scan(chunk, 0, n);
		if (j === n && scanner.status === 0 && !this.over(scanner) && this.harmless(chunk, scanner)) {
			const start = this.pos;
			const end = start + n;
			this.pos = end;
			this.last = chunk.charCodeAt(n - 1);
			this.readEnd.noteSolid(chunk, 0, n);
			const delta = scanner.take(chunk, 0, n);
			this.call.written += delta.length;
			if (delta === "") return [];
			this.marks?.read(delta);
			return this.piece(delta, start, end);
		}
		this.take(chunk);
		afterLane(this, scanner, j);
		run(this);
		return this.events();
	}

	/**
	 * When the first character of a closing literal was met, here or at the end of the chunk before: whether no such literal
	 * begins. Its first characters may stand at the end of the chunk; they are remembered.
	 */
	private harmless(chunk: string, scanner: ValueScanner): boolean {
		if (!scanner.met && this.closeTail === "") return true;
		const prefix = this.watch.closePrefix;
		const text = this.closeTail === "" ? chunk : this.closeTail + chunk;
		if (text.indexOf(prefix) >= 0) return false;
		scanner.met = false;
		const first = prefix.charAt(0);
		let i = text.indexOf(first, text.length - prefix.length + 1);
		while (i >= 0 && !prefix.startsWith(text.slice(i))) i = text.indexOf(first, i + 1);
		this.closeTail = i < 0 ? "" : text.slice(i);
		if (i >= 0) this.watch.strings.begin(scanner.quote, scanner.triple);
		return true;
	}

	/** A string parameter of a committed call: text without the end of a terminator leaves escaped. */
	private feedString(chunk: string): readonly ParserEvent[] {
		const n = chunk.length;
		const end = this.pos + n;
		const last = chunk.charCodeAt(n - 1);
		if (end > this.check || (last & 0xfc00) === 0xd800 || n === 0) return this.feedSlow(chunk);
		const stops = this.stops;
		const before = this.state;
		const s = PIECE_OF_STRING.read(stops, chunk, before);
		if (s < 0) return this.feedSlow(chunk);
		const held = stops.depth[s] as number;
		const prefix = before === 0 ? "" : (stops.prefix[before] as string);
		const length = n + prefix.length - held;
		const start = this.pos - prefix.length;
		this.pos = end;
		this.last = last;
		this.state = s;
		if (length <= 0) return [];
		if (before !== 0) this.call.text.see(prefix, Math.min(prefix.length, length));
		this.call.text.see(chunk, n - held);
		if (before !== 0) this.readEnd.noteSolid(prefix, 0, Math.min(prefix.length, length));
		this.readEnd.noteSolid(chunk, 0, n - held);
		let raw = chunk;
		if (before !== 0) raw = (prefix + chunk).slice(0, length);
		else if (held !== 0) raw = chunk.slice(0, length);
		this.marks?.readText(raw);
		const text = before === 0 ? PIECE_OF_STRING.escaped(raw) : escapeJson(raw);
		this.call.written += text.length;
		return this.piece(text, start, start + length);
	}

	/** Which lane the next chunk may take: none while a part of a character waits. */
	protected chooseLane(waits: boolean): void {
		// nothing of the chunk is kept but what is held
		this.begin("", 0, this.pos, this.before);
		this.lane = NO_LANE;
		if (!this.plain || waits) return;
		if (this.mode === MODE_VALUE) {
			if (this.streaming === null || isWatching(this) || !this.call.passes) return;
			this.check = Math.min(FAR, this.pos + roomFor(this, this.call.undecided));
			this.alone = this.threads[0]?.payload?.kind === "value";
			this.lane = JSON_LANE;
			return;
		}
		const step = this.payload;
		if (this.mode !== MODE_TEXT || step === null || step.field === "skip") return;
		const { drafts } = this;
		if (drafts !== null && !drafts.idle) return;
		const stops = drafts === null ? this.program.stopsOf(step) : drafts.stops;
		if (stops === null) return;
		this.stops = stops;
		if (step.field === "value") {
			if (!this.call.streams || step.asserts) return;
			this.check = Math.min(FAR, this.pos + roomFor(this, stops.depth[this.state] ?? 0));
			this.lane = STRING_LANE;
		} else if (
			this.state === 0 &&
			!step.stray &&
			(step.field === "reasoning" || this.firstVisible >= 0)
		) {
			this.field = step.field === "reasoning" ? "reasoning" : "content";
			this.check = FAR;
			this.lane = TEXT_LANE;
			this.forgetHead();
		}
	}

	protected leaveLane(): void {
		if (this.lane === TEXT_LANE) this.drafts?.passed(this.pos, this.last);
		this.lane = NO_LANE;
		if (this.closeTail === "") return;
		watchFrom(this, this.closeTail);
		this.closeTail = "";
	}
}
