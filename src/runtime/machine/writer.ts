/**
 * Makes the events of one call out of what the machine binds: its start, the JSON text of its arguments, its end.
 * Arguments that come as key/value pairs become an object in build/.
 */

import type { ArgumentsBuilder } from "../build/builder.js";
import type { Shape } from "../build/frame.js";
import { Output } from "../build/output.js";
import type { CallStatus } from "../events.js";
import type { FunctionDefinition } from "../options.js";
import { type Convert, type PairsKind, present } from "../program/kinds.js";
import { OpenText } from "./open-text.js";
import { Remarks } from "./remarks.js";
import { NOBODY, type Sink } from "./sink.js";

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
	readonly text = new OpenText();
	readonly remarks: Remarks;
	/** the place of a piece of text that is being bound */
	private rawStart = 0;
	/** where the last container began; -1: none has */
	containerAt = -1;
	/** a value whose close is missing, or is another mark, ends with signs that may be of its close */
	private doubtful = false;

	constructor(
		private readonly sink: Sink,
		private readonly tools: ReadonlyMap<string, FunctionDefinition>,
		private readonly kind: PairsKind | undefined,
		private readonly convert: Convert,
		/** most characters of arguments */
		private readonly limit: number,
	) {
		this.remarks = new Remarks(sink, limit);
	}

	private get builder(): ArgumentsBuilder {
		this.made ??= present(this.kind, "pairs").builder(
			this.out,
			this.convert,
			(key) => this.remarks.repeated(key, this.rawStart),
			() => this.remarks.keptString(this.rawStart),
		);
		return this.made;
	}

	/** Characters that may still come; below zero: the arguments are too long. The text of a value that waits for its end counts alone. */
	get left(): number {
		const { ready, heldLength } = this.out;
		const made = this.written + ready.length + this.waiting + heldLength;
		return this.limit - Math.max(made, this.text.raw.length, this.undecided);
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
		this.text.clear();
		this.remarks.clear();
		this.out.clear();
		this.doubtful = false;
		if (pairs) this.builder.begin(tree);
	}

	/** The keys of its pairs; null: none has been read. */
	private get keys(): ReadonlySet<string> | null {
		return this.pairs ? this.builder.keys : null;
	}

	/** How many containers are open in its arguments. */
	get openContainers(): number {
		return this.pairs ? this.builder.nested : 0;
	}

	repair(code: string): void {
		if (this.text.mayHoldClose(code)) this.doubtful = true;
		if (!this.repairs.includes(code)) this.repairs.push(code);
	}

	commit(at: number): void {
		if (this.committed) return;
		this.committed = true;
		if (this.pairs) this.builder.declare(this.tools.get(this.name));
		this.sink.callStart(this.name, this.id, this.index, this.start, at);
	}

	/** Text of the arguments' JSON object, as it stands. An empty one is none: an object of the call need not hold them. */
	argumentsText(text: string, start: number, end: number): void {
		this.hasArguments ||= text !== "";
		this.jsonPiece(text, start, end);
	}

	/** A value payload begins. */
	beginValue(typed: boolean, at: number): void {
		this.hasArguments = true;
		this.rawStart = at;
		const streams = this.builder.enterText(this.key, typed);
		this.text.begin(streams);
		if (streams) this.out.write('"');
	}

	/** A string value streams, and nothing waits before it. */
	get streams(): boolean {
		return this.text.streaming && this.text.half === "" && this.passes;
	}

	/** The JSON text of a value leaves as it comes, and nothing waits before it. */
	get passes(): boolean {
		const { out } = this;
		return this.committed && out.ready === "" && !out.holds;
	}

	valueText(text: string, start: number, end: number): void {
		const from = start - this.text.half.length;
		const json = this.text.add(text, end);
		this.jsonPiece(json, from, end - this.text.half.length);
	}

	/** The half of a character whose other half does not come. */
	private giveHalf(): void {
		const json = this.text.takeHalf();
		const at = this.text.halfAt;
		this.jsonPiece(json, at, at + 1);
	}

	endValue(at: number): void {
		const { raw, streaming } = this.text;
		this.text.raw = "";
		this.giveHalf();
		this.text.streaming = false;
		if (streaming) this.out.write('"');
		this.builder.leave(streaming ? null : raw);
		this.flush(streaming ? at : this.rawStart, at);
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

	/** A piece of JSON text. What is certain leaves with its first character, not before. */
	jsonPiece(text: string, start: number, end: number): void {
		if (text === "") return;
		this.out.write(text);
		this.flush(start, end);
	}

	/** What is certain leaves; nothing leaves before the call's start. */
	flush(start: number, end: number): void {
		if (!this.committed) return;
		const text = this.out.take();
		if (text === "") return;
		this.remarks.tellRepeats();
		this.written += text.length;
		this.sink.callArguments(text, start, end);
	}

	/** The call is whole: closes what is open. One that must not run keeps its arguments as they were written, and gets none. */
	finish(at: number, end: number): void {
		this.commit(at);
		const { withheld } = this.remarks;
		if (!withheld) {
			if (!this.hasArguments) this.out.write("{}");
			else if (this.pairs && this.builder.begun) this.builder.finish();
		}
		this.flush(at, at);
		if (withheld) this.end("incomplete", end);
		else if (this.left < 0) {
			this.remarks.tooLong(at);
			this.end("incomplete", end);
		} else if (this.doubtful) {
			this.remarks.doubtful(this.start, end);
			this.end("incomplete", end);
		} else this.end(this.repairs.length === 0 ? "complete" : "repaired", end);
	}

	end(status: CallStatus, at: number): void {
		this.giveHalf();
		this.remarks.tellOmitted(at);
		this.sink.callEnd(status, this.repairs, this.keys, this.start, at);
		this.open = false;
		this.committed = false;
	}
}

/** Stands where no call has begun yet: never open, and nothing is ever written to it. */
export const NO_CALL = new CallWriter(
	NOBODY,
	new Map(),
	undefined,
	{ tolerant: false, depth: 0 },
	0,
);
