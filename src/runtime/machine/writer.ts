/**
 * Makes the events of one call out of what the machine binds: its start, the JSON text of its arguments, its end.
 * Arguments that come as key/value pairs become an object in build/.
 */

import type { ArgumentsBuilder } from "../build/builder.js";
import type { Shape } from "../build/frame.js";
import { Output } from "../build/output.js";
import type { CallStatus } from "../events.js";
import type { FunctionDefinition } from "../options.js";
import type { NoticeCode } from "../program/codes.js";
import { type Convert, type PairsKind, present } from "../program/kinds.js";
import { UNCLOSED_VALUE } from "../program/lenient-codes.js";
import { isSpace } from "../scan/classes.js";
import { escapeJson } from "../scan/escape.js";
import { joined } from "../scan/flat.js";
import { wholeLength } from "../scan/halves.js";
import { type LeftOut, NOTHING_OMITTED } from "../scan/omitted.js";

/** Where events go; the parser implements it. */
export interface Sink {
	callStart(name: string, wireId: string, wireIndex: string, start: number, end: number): void;
	callArguments(delta: string, start: number, end: number): void;
	callEnd(status: CallStatus, repairs: readonly string[], start: number, end: number): void;
	notice(code: NoticeCode, message: string, start: number, end: number): void;
	tool(name: string): FunctionDefinition | undefined;
}

/** With these signs, `>` and `[`, marks end. A text that ends with `]` is more often a list. */
const MARK_ENDS: readonly number[] = [62, 91];

const NOBODY: Sink = {
	callStart() {},
	callArguments() {},
	callEnd() {},
	notice() {},
	tool: () => undefined,
};

export class CallWriter {
	open = false;
	committed = false;
	unit = -1;
	start = 0;
	name = "";
	id = "";
	index = "";
	key = "";
	/** codes in order, each once */
	repairs: string[] = [];
	/** characters of arguments written */
	written = 0;
	/** characters of arguments that their scanner keeps, because it is not known yet what stands before them */
	waiting = 0;
	/** characters that it has read and keeps, because it is not known yet what they are */
	undecided = 0;
	private readonly out = new Output();
	/** for keys and values; made for the first call that has them */
	private made: ArgumentsBuilder | null = null;
	private pairs = false;
	/** some of its arguments have been read */
	hasArguments = false;
	private streaming = false;
	/** raw text of a value that waits for its end */
	private raw = "";
	/** the first half of a character of a streaming value: alone it would leave escaped */
	private half = "";
	private halfAt = 0;
	/** the place of a piece of text that is being bound */
	private rawStart = 0;
	/** where the last container began; -1: none has */
	containerAt = -1;
	/** keys that their object had before; they have not left yet */
	private repeats: { readonly key: string; readonly at: number }[] = [];

	/** members of its object that are not in the arguments */
	private omitted = NOTHING_OMITTED;
	/** the last visible character of the value that was read last */
	private lastVisible = 0;
	/** a value whose close is missing ends as a mark does: that may be its close, written in another way */
	private doubtful = false;

	constructor(
		private readonly sink: Sink,
		private readonly kind: PairsKind | undefined,
		private readonly convert: Convert,
		/** most characters of arguments */
		private readonly limit: number,
	) {}

	private get builder(): ArgumentsBuilder {
		this.made ??= present(this.kind, "pairs").builder(
			this.out,
			this.convert,
			(key) => this.repeatedKey(key),
			() => this.keptString(this.rawStart),
		);
		return this.made;
	}

	/** Characters that may still come; below zero: the arguments are too long. The text of a value that waits for its end counts alone. */
	get left(): number {
		const { ready, heldLength } = this.out;
		const made = this.written + ready.length + this.waiting + heldLength;
		return this.limit - Math.max(made, this.raw.length, this.undecided);
	}

	/** `pairs`: the arguments come as keys and values; `tree`: neighbours of one name may be a list. */
	begin(unit: number, pairs: boolean, tree: boolean, at: number): void {
		this.open = true;
		this.committed = false;
		this.unit = unit;
		this.start = at;
		this.name = this.id = this.index = this.key = "";
		this.repairs = [];
		this.written = this.waiting = this.undecided = 0;
		this.pairs = pairs;
		this.hasArguments = false;
		this.containerAt = -1;
		this.raw = this.half = "";
		this.repeats = [];
		this.out.clear();
		this.omitted = NOTHING_OMITTED;
		this.doubtful = false;
		if (pairs) this.builder.begin(tree);
	}

	/** Whether a pair of it has been read. */
	get hasPairs(): boolean {
		return this.pairs && this.builder.begun;
	}

	/** How many containers are open in its arguments. */
	get openContainers(): number {
		return this.pairs ? this.builder.nested : 0;
	}

	/** Members of the call's object that are not in its arguments. */
	leaveOut(left: LeftOut): void {
		this.omitted = left;
	}

	repair(code: string): void {
		if (code === UNCLOSED_VALUE && MARK_ENDS.includes(this.lastVisible)) this.doubtful = true;
		if (!this.repairs.includes(code)) this.repairs.push(code);
	}

	commit(at: number): void {
		if (this.committed) return;
		this.committed = true;
		if (this.pairs) this.builder.declare(this.sink.tool(this.name));
		this.sink.callStart(this.name, this.id, this.index, this.start, at);
	}

	/** Text of the arguments' JSON object, as it stands. */
	argumentsText(text: string, start: number, end: number): void {
		this.hasArguments = true;
		this.delta(text, start, end);
	}

	/** A value payload begins. */
	beginValue(typed: boolean, at: number): void {
		this.hasArguments = true;
		this.rawStart = at;
		this.raw = "";
		this.lastVisible = 0;
		this.streaming = this.builder.enterText(this.key, typed);
		if (this.streaming) this.out.write('"');
	}

	/** A string value streams, and nothing waits before it. */
	get streams(): boolean {
		return this.streaming && this.half === "" && this.passes;
	}

	/** The JSON text of a value leaves as it comes, and nothing waits before it. */
	get passes(): boolean {
		const { out } = this;
		return this.committed && out.ready === "" && !out.holds;
	}

	/** text[0..end) is text of the value that is open. */
	see(text: string, end: number): void {
		for (let i = end - 1; i >= 0; i--) {
			const c = text.charCodeAt(i);
			if (isSpace(c)) continue;
			this.lastVisible = c;
			return;
		}
	}

	valueText(text: string, start: number, end: number): void {
		this.see(text, text.length);
		if (!this.streaming) {
			this.raw = joined(this.raw, text);
			return;
		}
		const from = start - this.half.length;
		const whole = this.half + text;
		const n = wholeLength(whole);
		this.half = whole.slice(n);
		this.halfAt = end - 1;
		if (n > 0) this.delta(escapeJson(whole.slice(0, n)), from, end - this.half.length);
	}

	/** The half of a character whose other half does not come. */
	private giveHalf(): void {
		const { half, halfAt } = this;
		if (half === "") return;
		this.half = "";
		this.delta(escapeJson(half), halfAt, halfAt + 1);
	}

	endValue(at: number): void {
		const { raw, streaming, rawStart } = this;
		this.raw = "";
		this.giveHalf();
		this.streaming = false;
		if (streaming) this.out.write('"');
		this.builder.leave(streaming ? null : raw);
		this.flush(streaming ? at : rawStart, at);
	}

	/** A value whose text has been read whole. */
	typedValue(text: string, start: number, end: number): void {
		this.beginValue(true, start);
		this.valueText(text, start, end);
		this.endValue(end);
	}

	/** A value that is JSON text already. */
	jsonValue(json: string, start: number, end: number): void {
		this.beginJson(start);
		this.out.write(json);
		this.builder.leave(null);
		this.flush(start, end);
	}

	/** A value that is JSON text and streams, up to `endJson`. */
	beginJson(at: number): void {
		this.hasArguments = true;
		this.rawStart = at;
		this.builder.enter(this.key, "json");
	}

	jsonPiece(json: string, start: number, end: number): void {
		if (json !== "") this.delta(json, start, end);
	}

	endJson(at: number): void {
		this.builder.leave(null);
		this.flush(at, at);
	}

	push(shape: Shape, item: string | null, at: number): void {
		this.hasArguments = true;
		this.rawStart = this.containerAt = at;
		this.builder.push(shape, item, this.key);
	}

	pop(at: number): void {
		this.builder.pop();
		this.flush(at, at);
	}

	private repeatedKey(key: string): void {
		this.repeats.push({ key, at: this.rawStart });
	}

	private tellRepeats(): void {
		if (this.repeats.length === 0) return;
		for (const { key, at } of this.repeats) {
			const message = `the parameter ${JSON.stringify(key)} came twice; the last one counts`;
			this.sink.notice("duplicate-key", message, at, at);
		}
		this.repeats = [];
	}

	/** A value is none of its declared types. */
	keptString(at: number): void {
		this.tellRepeats();
		const message = "the text of a value is none of its declared types; it stays a string";
		this.sink.notice("kept-string", message, at, at);
	}

	private delta(text: string, start: number, end: number): void {
		this.out.write(text);
		this.flush(start, end);
	}

	/** What is certain leaves; nothing leaves before the call's start. */
	flush(start: number, end: number): void {
		if (!this.committed) return;
		const text = this.out.take();
		if (text === "") return;
		this.tellRepeats();
		this.written += text.length;
		this.sink.callArguments(text, start, end);
	}

	/** The call is whole: closes what is open. */
	finish(at: number, end: number): void {
		this.commit(at);
		if (this.omitted.withheld) {
			this.end("incomplete", end);
			return;
		}
		if (!this.hasArguments) this.out.write("{}");
		else if (this.pairs && this.builder.begun) this.builder.finish();
		this.flush(at, at);
		if (this.left < 0) {
			this.tooLong(at);
			this.end("incomplete", end);
		} else if (this.doubtful) {
			const message = "a value without its close ends as marks do: with what may be its close";
			this.sink.notice("broken", message, this.start, end);
			this.end("incomplete", end);
		} else this.end(this.repairs.length === 0 ? "complete" : "repaired", end);
	}

	tooLong(at: number): void {
		const message = `the arguments are longer than ${this.limit} characters`;
		this.sink.notice("limit-arguments", message, at, at);
	}

	private tellLeftOut(at: number): void {
		const { keys, repeated } = this.omitted;
		const list = (names: readonly string[]): string =>
			names.map((name) => JSON.stringify(name)).join(", ");
		if (repeated.length > 0) {
			const message = `members of the call's object came twice: ${list(repeated)}`;
			this.sink.notice("duplicate-key", message, at, at);
		}
		if (keys.length > 0) {
			const message = `members of the call's object are not in its arguments: ${list(keys)}`;
			this.sink.notice("left-out", message, at, at);
		}
	}

	end(status: CallStatus, at: number): void {
		this.giveHalf();
		this.tellLeftOut(at);
		this.sink.callEnd(status, this.repairs, this.start, at);
		this.open = false;
		this.committed = false;
	}
}

/** Stands where no call has begun yet: never open, and nothing is ever written to it. */
export const NO_CALL = new CallWriter(NOBODY, undefined, { tolerant: false, depth: 0 }, 0);
