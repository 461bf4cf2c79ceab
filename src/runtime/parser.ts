/** The shell around the machine: chunks in, events out. Synchronous; one instance per message. */
import { Automaton } from "./automaton.js";
import { follow } from "./closure.js";
import { type CollectOptions, collect } from "./collect.js";
import { resolveConfig } from "./config.js";
import type { Format } from "./contract.js";
import type { CallStatus, Chunk, Event, Message } from "./events.js";
import { finishInput } from "./finish.js";
import { makeId } from "./ids.js";
import { Machine, MODE_HEAD, MODE_TEXT, MODE_VALUE, MOST_ESCAPED } from "./machine.js";
import { MarkupTiler } from "./markup.js";
import type { ParserOptions } from "./options.js";
import { type Program, programOf, type Step, TEXT } from "./program.js";
import { run } from "./run.js";
import { escapeJson } from "./scan/escape.js";
import type { ValueScanner } from "./scan/value.js";
import { afterLane, watchFrom } from "./value.js";
import { Withhold } from "./withhold.js";

export interface Parser {
	/** Takes the next piece of model output. Throws only after `finish`. */
	feed(chunk: Chunk): readonly Event[];
	/** Ends the message; `reason` is what the engine said (`stop`, `length`, …). Throws when called twice. */
	finish(reason?: string): readonly Event[];
	/** the message so far, with `collect: true`; otherwise null */
	readonly message: Message | null;
}

/**
 * Nearly every chunk lies wholly in one payload. Such chunks take a lane: a few tests, one event, no machine. A lane either
 * handles the whole chunk or leaves it, unread, to the machine.
 */
const NO_LANE = 0;
const TEXT_LANE = 1;
const JSON_LANE = 2;
const STRING_LANE = 3;
/** absolute offsets stay small integers in the lanes */
const FAR = 0x3fffffff;
const NO_STOPS = new Automaton([]);
/** from this length on `indexOf` beats a loop */
const LONG = 12;

/** Whether a stop literal can begin in the chunk. */
function beginsAttempt(chunk: string, n: number, stops: Automaton): boolean {
	if (stops.only !== "") return chunk.indexOf(stops.only) >= 0;
	if (n < LONG) {
		const begins = stops.begins;
		for (let i = 0; i < n; i++) {
			const c = chunk.charCodeAt(i);
			if (c < 128 ? begins[c] === 1 : stops.wideBegins.includes(c)) return true;
		}
		return false;
	}
	for (const first of stops.firsts) if (chunk.indexOf(first) >= 0) return true;
	return false;
}

class StreamParser extends Machine implements Parser {
	/** how the next chunk may be read without the machine */
	private lane = NO_LANE;
	private stops = NO_STOPS;
	private reasoning = false;
	/** absolute place beyond which a lane may not go */
	private check = FAR;
	private lanes: boolean;
	/** the characters at the end of the input with which a closing literal may begin */
	private closeTail = "";
	/** code of the last character of the input */
	private last = 10;
	private decoder: TextDecoder | null = null;
	/** a high surrogate waits for its other half */
	private half = "";
	private done = false;
	private readonly ids = new Set<string>();
	private index = -1;
	private readonly tiler: MarkupTiler | null;
	private readonly kept: Event[] | null;
	private readonly withhold: Withhold | null;

	constructor(
		program: Program,
		private readonly options: ParserOptions,
		start: Step,
	) {
		super(
			program,
			resolveConfig(program.format, options === NO_OPTIONS ? undefined : options),
			start,
		);
		this.tiler = options.markup === true ? new MarkupTiler() : null;
		this.kept = options.collect === true ? [] : null;
		this.withhold = Withhold.of(options);
		this.lanes = this.tiler === null && this.kept === null && this.withhold === null;
		if (start.kind === TEXT) this.enterPayload(start, this.context, 0);
		else {
			this.mode = MODE_HEAD;
			follow(this, this.context, start, 0, 10, this.threads);
		}
	}

	feed(chunk: Chunk): readonly Event[] {
		if (typeof chunk !== "string") return this.feedOdd(chunk);
		const n = chunk.length;
		const end = this.pos + n;
		const lane = this.lane;
		if (lane === NO_LANE || n === 0 || end > this.check) return this.feedSlow(chunk);
		const last = chunk.charCodeAt(n - 1);
		if ((last & 0xfc00) === 0xd800) return this.feedSlow(chunk);
		if (lane === TEXT_LANE) {
			if (beginsAttempt(chunk, n, this.stops)) return this.feedSlow(chunk);
			const start = this.pos;
			this.pos = end;
			this.last = last;
			return this.reasoning
				? [{ type: "reasoning", text: chunk, start, end }]
				: [{ type: "content", text: chunk, start, end }];
		}
		return lane === JSON_LANE
			? this.feedJson(chunk, n, end, last)
			: this.feedString(chunk, n, end, last);
	}

	/** The arguments of a committed call: a chunk that lies inside of them leaves as the scanner gives it. */
	private feedJson(chunk: string, n: number, end: number, last: number): readonly Event[] {
		const scanner = this.streaming;
		if (scanner === null) return this.feedSlow(chunk);
		const j = scanner.scan(chunk, 0, n);
		if (
			j === n &&
			scanner.status === 0 &&
			((!scanner.met && this.closeTail === "") || this.harmless(chunk, scanner))
		) {
			const start = this.pos;
			this.pos = end;
			this.last = last;
			const delta = scanner.clean ? chunk : scanner.take(chunk, 0, n);
			this.call.written += delta.length;
			return delta === "" ? [] : [{ type: "call-arguments", index: this.index, delta, start, end }];
		}
		this.take(chunk);
		afterLane(this, scanner, j);
		run(this);
		return this.events();
	}

	/**
	 * The first character of a closing literal was met, here or at the end of the chunk before: whether no such literal
	 * begins. Its first characters may stand at the end of the chunk; they are remembered.
	 */
	private harmless(chunk: string, scanner: ValueScanner): boolean {
		const prefix = this.closePrefix;
		const text = this.closeTail === "" ? chunk : this.closeTail + chunk;
		if (text.indexOf(prefix) >= 0) return false;
		scanner.met = false;
		let tail = "";
		for (let i = Math.max(0, text.length - prefix.length + 1); i < text.length; i++) {
			const end = text.slice(i);
			if (!prefix.startsWith(end)) continue;
			tail = end;
			break;
		}
		this.closeTail = tail;
		return true;
	}

	/** A string parameter of a committed call: text without the end of a terminator leaves escaped. */
	private feedString(chunk: string, n: number, end: number, last: number): readonly Event[] {
		const stops = this.stops;
		const { table, classes, shift, accepts, depth } = stops;
		const before = this.state;
		let s = before;
		let escapes = 0;
		for (let j = 0; j < n; j++) {
			const c = chunk.charCodeAt(j);
			const k = c < 128 ? (classes[c] as number) : stops.wideClass(c);
			escapes |= k;
			s = table[(s << shift) + (k & 127)] as number;
			if (accepts[s] === 1) return this.feedSlow(chunk);
		}
		const held = depth[s] as number;
		const prefix = before === 0 ? "" : (stops.prefix[before] as string);
		const length = n + prefix.length - held;
		const start = this.pos - prefix.length;
		this.pos = end;
		this.last = last;
		this.state = s;
		if (length <= 0) return [];
		let text = chunk;
		if (before !== 0 || held !== 0) text = (prefix + chunk).slice(0, length);
		if (escapes > 127 || before !== 0) text = escapeJson(text);
		this.call.written += text.length;
		return [{ type: "call-arguments", index: this.index, delta: text, start, end: start + length }];
	}

	private feedOdd(chunk: Exclude<Chunk, string>): readonly Event[] {
		if (chunk instanceof Uint8Array) {
			this.decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
			return this.feedText(this.decoder.decode(chunk, { stream: true }));
		}
		const { text, special } = chunk;
		if (special !== undefined && text !== "") {
			this.flags ??= [];
			const start = this.pos + this.half.length;
			const last = this.flags[this.flags.length - 1];
			if (last !== undefined && last.special === special && last.end === start)
				last.end = start + text.length;
			else this.flags.push({ start, end: start + text.length, special });
			if (this.flags.length > 64 && this.held === "" && this.state === 0)
				this.flags.splice(0, this.flags.length - 8);
		}
		return this.feedSlow(text);
	}

	private feedSlow(piece: string): readonly Event[] {
		if (this.decoder === null) return this.feedText(piece);
		// text behind bytes: a sequence that they left open cannot be completed
		const rest = this.decoder.decode();
		this.decoder = null;
		return this.feedText(rest + piece);
	}

	private feedText(piece: string): readonly Event[] {
		if (this.done) throw new Error("feed after finish: a parser reads one message");
		let chunk = this.half + piece;
		this.half = "";
		if (chunk === "") return [];
		const last = chunk.length - 1;
		if ((chunk.charCodeAt(last) & 0xfc00) === 0xd800) {
			this.half = chunk.charAt(last);
			chunk = chunk.slice(0, last);
			if (chunk === "") {
				this.leaveLane();
				return [];
			}
		}
		this.take(chunk);
		run(this);
		return this.events();
	}

	private leaveLane(): void {
		this.lane = NO_LANE;
		if (this.closeTail === "") return;
		watchFrom(this, this.closeTail);
		this.closeTail = "";
	}

	/** Makes the chunk the input. */
	private take(chunk: string): void {
		this.leaveLane();
		this.before = this.last;
		this.last = chunk.charCodeAt(chunk.length - 1);
		this.text = chunk;
		this.i = 0;
		this.base = this.pos;
		this.heldFrom = 0;
		this.pos += chunk.length;
	}

	/** Which lane the next chunk may take. */
	private chooseLane(): void {
		// nothing of the chunk is kept but what is held
		this.text = "";
		this.i = 0;
		this.base = this.pos;
		this.heldFrom = 0;
		this.lane = NO_LANE;
		if (!this.lanes || this.half !== "" || this.decoder !== null) return;
		if (this.mode === MODE_VALUE) {
			if (
				this.streaming === null ||
				this.candidate !== null ||
				this.watchState !== 0 ||
				this.watchAfterClose
			)
				return;
			this.check = Math.min(FAR, this.pos + Math.floor(this.call.left / MOST_ESCAPED));
			this.lane = JSON_LANE;
			return;
		}
		const step = this.payload;
		if (this.mode !== MODE_TEXT || step === null || step.field === "skip") return;
		const stops = this.program.stopsOf(step);
		if (stops === null) return;
		this.stops = stops;
		if (step.field === "value") {
			if (!this.call.streams || step.asserts) return;
			this.check = Math.min(FAR, this.pos + Math.floor(this.call.left / MOST_ESCAPED));
			this.lane = STRING_LANE;
		} else if (
			this.state === 0 &&
			!step.stray &&
			(step.field === "reasoning" || this.firstVisible >= 0)
		) {
			this.check = FAR;
			this.reasoning = step.field === "reasoning";
			this.lane = TEXT_LANE;
		}
	}

	private events(): readonly Event[] {
		this.chooseLane();
		let out = this.out;
		this.out = [];
		if (this.withhold !== null) out = this.withhold.pass(out);
		if (this.tiler !== null) out = this.tiler.tile(out);
		if (this.kept !== null) for (const event of out) this.kept.push(event);
		return out;
	}

	finish(reason = "stop"): readonly Event[] {
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
		this.finishReason = reason;
		this.lane = NO_LANE;
		// a lane does not move the machine
		this.text = "";
		this.i = 0;
		this.base = this.pos;
		this.before = this.last;
		finishInput(this);
		if (this.withhold !== null) this.out = this.withhold.pass(this.out);
		if (this.tiler !== null) {
			this.out = this.tiler.tile(this.out);
			this.tiler.end(this.pos, this.out);
		}
		const out = this.out;
		this.out = [];
		if (this.kept !== null) for (const event of out) this.kept.push(event);
		this.done = true;
		return out;
	}

	private readLast(text: string): void {
		this.take(text);
		run(this);
		this.text = "";
		this.i = 0;
		this.base = this.pos;
	}

	get message(): Message | null {
		if (this.kept === null) return null;
		return collect(this.kept, { ...this.options, finishReason: this.finishReason });
	}

	// ---- events

	plainText(reasoning: boolean, text: string, start: number, end: number): void {
		const last = this.out[this.out.length - 1];
		const type = reasoning ? "reasoning" : "content";
		if (last !== undefined && last.type === type && last.end === start) {
			this.out[this.out.length - 1] = { type, text: last.text + text, start: last.start, end };
			return;
		}
		this.out.push({ type, text, start, end });
	}

	callStart(name: string, wireId: string, wireIndex: string, start: number, end: number): void {
		this.index++;
		this.calls++;
		let id = wireId;
		if (id !== "" && this.ids.has(id)) {
			this.notice(
				"duplicate-id",
				`the id ${JSON.stringify(id)} came before in this message; the later call gets another`,
				start,
				end,
			);
			id = "";
		}
		for (let tries = 0; id === "" || this.ids.has(id); tries++) {
			const index = this.index + tries;
			const made =
				this.options.generateId?.({ name, index }) ??
				makeId(
					this.program.format.ids,
					name,
					tries === 0 && wireIndex !== "" ? wireIndex : String(index),
				);
			id = tries > 8 && this.ids.has(made) ? `${made}_${tries}` : made;
		}
		this.ids.add(id);
		this.out.push({ type: "call-start", index: this.index, id, name, start, end });
	}

	callArguments(delta: string, start: number, end: number): void {
		const last = this.out[this.out.length - 1];
		if (last !== undefined && last.type === "call-arguments" && last.index === this.index) {
			this.out[this.out.length - 1] = { ...last, delta: last.delta + delta, end };
			return;
		}
		this.out.push({ type: "call-arguments", index: this.index, delta, start, end });
	}

	callEnd(status: CallStatus, repairs: readonly string[], start: number, end: number): void {
		this.out.push({ type: "call-end", index: this.index, status, repairs, start, end });
	}

	notice(code: string, message: string, start: number, end: number): void {
		this.out.push({ type: "notice", code, message, start, end });
	}
}

const NO_OPTIONS: ParserOptions = {};

/**
 * A parser for one message. Throws on misuse: a format of another contract version, an unknown entry.
 */
export function createParser(format: Format, options: ParserOptions = NO_OPTIONS): Parser {
	const program = programOf(format);
	let start = program.start;
	if (options.entry !== undefined) {
		const entry = program.entries.get(options.entry);
		if (entry === undefined) {
			const names = [...program.entries.keys()].join(", ") || "none";
			throw new RangeError(
				`format ${format.name} has no entry "${options.entry}" (entries: ${names})`,
			);
		}
		start = entry;
	}
	return new StreamParser(program, options, start);
}

/** Parses a whole message: `feed`, `finish` and `collect` in one. */
export function parse(
	format: Format,
	text: string,
	options: ParserOptions & CollectOptions = NO_OPTIONS,
): Message {
	const parser = createParser(format, options);
	const events = parser.feed(text).concat(parser.finish(options.finishReason));
	return collect(events, options);
}
