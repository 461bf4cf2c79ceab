/**
 * Nearly every chunk lies wholly in one payload. Such chunks take a lane: a few tests, one event, and the machine stays where it
 * is. A lane either handles the whole chunk or leaves it to the machine. The methods are small and do one thing, so that the
 * engine can put `pass`, the lane and the scanner's loop into the caller's own loop.
 */

import { roomFor } from "../calls/length.js";
import { isWatching, watchFrom } from "../calls/watch.js";
import type { ParserEvent } from "../events.js";
import type { Machine } from "../machine/machine.js";
import { MODE_TEXT, MODE_VALUE } from "../machine/mode.js";
import { isCloser } from "../machine/read-end.js";
import { afterLane } from "../modes/value.js";
import { mayBegin, NO_STOPS } from "../program/automaton.js";
import { mayBeOver, type ValueScanner } from "../scan/call/value.js";
import { escapeJson } from "../scan/escape.js";
import { PIECE } from "../scan/flat.js";
import { wholeLength } from "../scan/halves.js";
import { type EventSink, TOLD } from "../sink.js";
import type { Emitter } from "./emitter.js";
import { PieceOfString } from "./piece-of-string.js";

const NO_LANE = 0;
const TEXT_LANE = 1;
const JSON_LANE = 2;
const STRING_LANE = 3;
/** absolute offsets stay small integers in the lanes */
const FAR = 0x3fffffff;

/** What it says holds for as long as the call that asks it. */
const PIECE_OF_STRING = new PieceOfString();

export class Lanes {
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
	private closeTail = "";
	/** so far the scanner has read the chunk that the machine gets; -1: not at all */
	private scanned = -1;

	/** `sink`: who gets the events instead of the caller. */
	constructor(
		private readonly m: Machine,
		readonly emitter: Emitter,
		readonly sink: EventSink | null,
	) {}

	/** The events of a chunk that a lane handles; null: it is the machine's. */
	pass(chunk: string): readonly ParserEvent[] | null {
		const lane = this.lane;
		if (lane !== TEXT_LANE) {
			if (lane === JSON_LANE) return this.passJson(chunk);
			return lane === STRING_LANE ? this.passString(chunk) : null;
		}
		const { m } = this;
		const n = chunk.length;
		const start = m.pos;
		const end = start + n;
		if (n === 0 || end > this.check || mayBegin(chunk, this.stops)) return null;
		const last = chunk.charCodeAt(n - 1);
		if ((last & 0xfc00) === 0xd800) return null;
		m.readBeside(end, last);
		const sink = this.sink;
		if (sink === null) return [{ type: this.field, text: chunk, start, end }];
		if (this.field === "content") sink.content(chunk, start, end);
		else sink.reasoning(chunk, start, end);
		return TOLD;
	}

	/** The arguments of a committed call: a chunk that lies inside of them leaves as the scanner gives it. */
	private passJson(chunk: string): readonly ParserEvent[] | null {
		const { m } = this;
		const start = m.pos;
		const end = start + chunk.length;
		const last = chunk.charCodeAt(chunk.length - 1);
		const scanner = m.streaming;
		if (scanner === null || end > this.check || (last & 0xfc00) === 0xd800 || end === start)
			return null;
		if (end > start + PIECE) return null;
		const passed = this.closeTail === "" ? scanner.pass(chunk) : null;
		if (passed === null || this.over(scanner)) return this.passChanged(chunk, scanner);
		const delta = this.leaving(passed, chunk);
		m.readBeside(end, last);
		if (isCloser(last)) m.readEnd.noteSolid(chunk, 0, chunk.length);
		else m.readEnd.solid = last;
		m.call.written += delta.length;
		this.emitter.argumentsBeside(delta, scanner.lacks);
		return this.piece(delta, start, end);
	}

	/** Whether a value may have ended, of which the arguments have several: what stands behind it is the machine's. */
	private over(scanner: ValueScanner): boolean {
		return this.alone && mayBeOver(scanner);
	}

	/** Before an escape that the chunk has begun may stand one half of a character, which waits as all that the machine writes does. */
	private leaving(delta: string, chunk: string): string {
		if (delta === chunk) return delta;
		const n = wholeLength(delta);
		if (n === delta.length) return delta;
		const { m } = this;
		m.call.jsonPiece(delta.slice(n), m.pos, m.pos);
		this.lane = NO_LANE;
		return delta.slice(0, n);
	}

	/** A piece of the open call's arguments leaves. */
	private piece(delta: string, start: number, end: number): readonly ParserEvent[] {
		const sink = this.sink;
		const index = this.emitter.index;
		if (sink === null) return [{ type: "call-arguments", index, delta, start, end }];
		sink.callArguments(index, delta, start, end);
		return TOLD;
	}

	/** The chunk may leave otherwise than it came, or ends the arguments, or may close the call. */
	private passChanged(chunk: string, scanner: ValueScanner): readonly ParserEvent[] | null {
		const n = chunk.length;
		const j = this.closeTail === "" ? scanner.reached : scanner.scan(chunk, 0, n);
		if (j !== n || scanner.status !== 0 || this.over(scanner) || !this.harmless(chunk, scanner)) {
			this.scanned = j;
			return null;
		}
		const { m } = this;
		const start = m.pos;
		const end = start + n;
		m.readBeside(end, chunk.charCodeAt(n - 1));
		m.readEnd.noteSolid(chunk, 0, n);
		const delta = this.leaving(scanner.take(chunk, 0, n), chunk);
		m.call.written += delta.length;
		if (delta === "") return [];
		this.emitter.argumentsBeside(delta);
		return this.piece(delta, start, end);
	}

	/** The machine has the chunk that the scanner has begun on: it goes on behind that. */
	handOver(): void {
		const { scanned, m } = this;
		if (scanned < 0) return;
		this.scanned = -1;
		if (m.streaming !== null) afterLane(m, m.streaming, scanned);
	}

	/**
	 * When the first character of a closing literal was met, here or at the end of the chunk before: whether no such literal
	 * begins. Its first characters may stand at the end of the chunk; they are remembered.
	 */
	private harmless(chunk: string, scanner: ValueScanner): boolean {
		if (!scanner.met && this.closeTail === "") return true;
		const { watch } = this.m;
		const prefix = watch.closePrefix;
		const text = this.closeTail === "" ? chunk : this.closeTail + chunk;
		if (text.indexOf(prefix) >= 0) return false;
		scanner.met = false;
		const first = prefix.charAt(0);
		let i = text.indexOf(first, text.length - prefix.length + 1);
		while (i >= 0 && !prefix.startsWith(text.slice(i))) i = text.indexOf(first, i + 1);
		this.closeTail = i < 0 ? "" : text.slice(i);
		if (i >= 0) watch.strings.begin(scanner.quote, scanner.triple);
		return true;
	}

	/** A string parameter of a committed call: text without the end of a terminator leaves escaped. */
	private passString(chunk: string): readonly ParserEvent[] | null {
		const { m } = this;
		const n = chunk.length;
		const end = m.pos + n;
		const last = chunk.charCodeAt(n - 1);
		if (end > this.check || (last & 0xfc00) === 0xd800 || n === 0) return null;
		const stops = this.stops;
		const before = m.state;
		const s = PIECE_OF_STRING.read(stops, chunk, before);
		if (s < 0) return null;
		const held = stops.depth[s] as number;
		const prefix = before === 0 ? "" : (stops.prefix[before] as string);
		const length = n + prefix.length - held;
		const start = m.pos - prefix.length;
		if (length <= 0 && before === 0) m.prefixBefore = m.last;
		m.readBeside(end, last);
		m.state = s;
		if (length <= 0) return [];
		if (before !== 0) m.call.text.see(prefix, Math.min(prefix.length, length));
		m.call.text.see(chunk, n - held);
		if (before !== 0) m.readEnd.noteSolid(prefix, 0, Math.min(prefix.length, length));
		m.readEnd.noteSolid(chunk, 0, n - held);
		let raw = chunk;
		if (before !== 0) raw = (prefix + chunk).slice(0, length);
		else if (held !== 0) raw = chunk.slice(0, length);
		if (held !== 0) m.prefixBefore = raw.charCodeAt(length - 1);
		this.emitter.stringBeside(raw);
		const text = before === 0 ? PIECE_OF_STRING.escaped(raw) : escapeJson(raw);
		m.call.written += text.length;
		return this.piece(text, start, start + length);
	}

	/** Which lane the next chunk may take. */
	choose(): void {
		const { m } = this;
		this.lane = NO_LANE;
		if (m.mode === MODE_VALUE) {
			if (m.streaming === null || isWatching(m) || !m.call.passes) return;
			this.check = Math.min(FAR, m.pos + roomFor(m, m.call.undecided));
			this.alone = m.threads[0]?.payload?.kind === "value";
			this.lane = JSON_LANE;
			return;
		}
		const step = m.payload;
		if (m.mode !== MODE_TEXT || step === null || step.field === "skip") return;
		const { drafts } = m;
		if (drafts !== null && !drafts.idle) return;
		const stops = drafts === null ? m.program.stopsOf(step) : drafts.stops;
		if (stops === null) return;
		this.stops = stops;
		if (step.field === "value") {
			if (!m.call.streams || step.asserts) return;
			this.check = Math.min(FAR, m.pos + roomFor(m, stops.depth[m.state] ?? 0));
			this.lane = STRING_LANE;
		} else if (
			m.state === 0 &&
			!step.stray &&
			(step.field === "reasoning" || m.firstVisible >= 0)
		) {
			this.field = step.field === "reasoning" ? "reasoning" : "content";
			this.check = FAR;
			this.lane = TEXT_LANE;
			m.forgetHead();
		}
	}

	/** The next chunk is the machine's. */
	leave(): void {
		const { m } = this;
		if (this.lane === TEXT_LANE) m.drafts?.passed(m.pos, m.last);
		this.lane = NO_LANE;
		if (this.closeTail === "") return;
		watchFrom(m, this.closeTail);
		this.closeTail = "";
	}
}
