/** The shell around the machine: chunks in, events out. Synchronous; one instance per message. */
import { collect, type CollectOptions } from "./collect.js";
import { resolveConfig } from "./config.js";
import type { Format } from "./contract.js";
import type { CallStatus, Chunk, Event, Message } from "./events.js";
import { finishInput } from "./finish.js";
import { makeId } from "./ids.js";
import { Machine, MODE_HEAD, MODE_TEXT } from "./machine.js";
import { MarkupTiler } from "./markup.js";
import type { ParserOptions } from "./options.js";
import { canBegin, type Program, programOf, type Step, TEXT } from "./program.js";
import { run } from "./run.js";
import { follow } from "./closure.js";
import { Withhold } from "./withhold.js";

export interface Parser {
	/** Takes the next piece of model output. Throws only after `finish`. */
	feed(chunk: Chunk): readonly Event[];
	/** Ends the message; `reason` is what the engine said (`stop`, `length`, …). Throws when called twice. */
	finish(reason?: string): readonly Event[];
	/** the message so far, with `collect: true`; otherwise null */
	readonly message: Message | null;
}

class StreamParser extends Machine implements Parser {
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
		super(program, resolveConfig(program.format, options === NO_OPTIONS ? undefined : options), start);
		this.tiler = options.markup === true ? new MarkupTiler() : null;
		this.kept = options.collect === true ? [] : null;
		this.withhold = Withhold.of(options);
		if (start.kind === TEXT) this.enterPayload(start, this.context, 0);
		else {
			this.mode = MODE_HEAD;
			follow(this, this.context, start, 0, 10, this.threads);
		}
	}

	feed(chunk: Chunk): readonly Event[] {
		if (typeof chunk !== "string") return this.feedOdd(chunk);
		const n = chunk.length;
		if (n === 0 || this.done || this.half !== "" || (chunk.charCodeAt(n - 1) & 0xfc00) === 0xd800) return this.feedSlow(chunk);
		if (this.mode === MODE_TEXT && this.state === 0 && this.i >= this.text.length && this.kept === null && this.tiler === null && this.withhold === null) {
			const step = this.payload;
			if (step !== null && step.stray === false && this.firstVisible >= 0 && step.field !== "value" && step.field !== "skip" && this.plain(chunk, n, step)) {
				const start = this.pos;
				const end = start + n;
				this.pos = end;
				this.text = "";
				this.i = 0;
				this.base = end;
				return step.field === "content"
					? [{ type: "content", text: chunk, start, end }]
					: [{ type: "reasoning", text: chunk, start, end }];
			}
		}
		return this.feedSlow(chunk);
	}

	/** Whether no attempt can begin in the chunk. */
	private plain(chunk: string, n: number, step: Step): boolean {
		const stops = this.program.stopsOf(step);
		if (stops === null) {
			if (this.program.usesLine) return false;
			const first = this.program.firstOf(step.to);
			for (let i = 0; i < n; i++) if (canBegin(first, chunk.charCodeAt(i))) return false;
			return this.program.format.ends.length === 0;
		}
		if (stops.only !== "") return chunk.indexOf(stops.only) < 0;
		if (n < 12) {
			const begins = stops.begins;
			for (let i = 0; i < n; i++) {
				const c = chunk.charCodeAt(i);
				if (c < 128 ? begins[c] === 1 : stops.wideClass(c) !== 0) return false;
			}
			return true;
		}
		for (const first of stops.firsts) if (chunk.indexOf(first) >= 0) return false;
		return true;
	}

	private feedOdd(chunk: Exclude<Chunk, string>): readonly Event[] {
		if (chunk instanceof Uint8Array) {
			this.decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
			return this.feedSlow(this.decoder.decode(chunk, { stream: true }));
		}
		const { text, special } = chunk;
		if (special !== undefined && text !== "") {
			this.flags ??= [];
			const start = this.pos + this.half.length;
			const last = this.flags[this.flags.length - 1];
			if (last !== undefined && last.special === special && last.end === start) last.end = start + text.length;
			else this.flags.push({ start, end: start + text.length, special });
			if (this.flags.length > 64 && this.held === "" && this.state === 0) this.flags.splice(0, this.flags.length - 8);
		}
		return this.feedSlow(text);
	}

	private feedSlow(piece: string): readonly Event[] {
		if (this.done) throw new Error("feed after finish: a parser reads one message");
		let chunk = this.half + piece;
		this.half = "";
		if (chunk === "") return [];
		const last = chunk.length - 1;
		if ((chunk.charCodeAt(last) & 0xfc00) === 0xd800) {
			this.half = chunk.charAt(last);
			chunk = chunk.slice(0, last);
			if (chunk === "") return [];
		}
		this.read(chunk);
		return this.events();
	}

	private read(chunk: string): void {
		if (this.text !== "") this.before = this.text.charCodeAt(this.text.length - 1);
		this.text = chunk;
		this.i = 0;
		this.base = this.pos;
		this.heldFrom = 0;
		this.pos += chunk.length;
		run(this);
	}

	private events(): readonly Event[] {
		let out = this.out;
		this.out = [];
		if (this.withhold !== null) out = this.withhold.pass(out);
		if (this.tiler !== null) out = this.tiler.tile(out);
		if (this.kept !== null) this.kept.push(...out);
		return out;
	}

	finish(reason = "stop"): readonly Event[] {
		if (this.done) throw new Error("finish was called before: a parser reads one message");
		if (this.decoder !== null) {
			const rest = this.half + this.decoder.decode();
			this.half = "";
			if (rest !== "") this.read(rest);
		} else if (this.half !== "") {
			const half = this.half;
			this.half = "";
			this.read(half);
		}
		this.finishReason = reason;
		finishInput(this);
		if (this.withhold !== null) this.out = this.withhold.pass(this.out);
		if (this.tiler !== null) {
			this.out = this.tiler.tile(this.out);
			this.tiler.end(this.pos, this.out);
		}
		const out = this.out;
		this.out = [];
		if (this.kept !== null) this.kept.push(...out);
		this.done = true;
		return out;
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
			this.notice("duplicate-id", `the id ${JSON.stringify(id)} came before in this message; the later call gets another`, start, end);
			id = "";
		}
		for (let tries = 0; id === "" || this.ids.has(id); tries++) {
			const index = this.index + tries;
			const made =
				this.options.generateId?.({ name, index }) ??
				makeId(this.program.format.ids, name, tries === 0 && wireIndex !== "" ? wireIndex : String(index));
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
			throw new RangeError(`format ${format.name} has no entry "${options.entry}" (entries: ${names})`);
		}
		start = entry;
	}
	return new StreamParser(program, options, start);
}

/** Parses a whole message: `feed`, `finish` and `collect` in one. */
export function parse(format: Format, text: string, options: ParserOptions & CollectOptions = NO_OPTIONS): Message {
	const parser = createParser(format, options);
	const events = [...parser.feed(text), ...parser.finish(options.finishReason)];
	return collect(events, options);
}
