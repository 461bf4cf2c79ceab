/** A parser whose events say the values, too. */
import { withMethods } from "../misuse/check.js";
import type { Parser } from "../runtime/engine/parser.js";
import type { CallArgumentsEvent, Chunk, Message, ParserEvent } from "../runtime/events.js";
import { type ValueKind, ValueReader } from "./reader.js";

/**
 * A piece of the value of one member of a call's arguments, behind the `call-arguments` event whose text holds it; `start` and
 * `end` are that event's. The pieces of one value come one after the other, and the last has `done`. A key that repeats has a
 * value of its own each time.
 */
export interface CallValueEvent {
	readonly type: "call-value";
	/** of the call */
	readonly index: number;
	/** of the member, decoded */
	readonly key: string;
	/** what `delta` is a piece of */
	readonly kind: ValueKind;
	/** `string`: decoded text; `json`: JSON text */
	readonly delta: string;
	/** the value ends with this piece */
	readonly done: boolean;
	readonly start: number;
	readonly end: number;
}

/** A parser that also tells of each member of the arguments, decoded. */
export interface ValueParser {
	feed(chunk: Chunk): readonly (ParserEvent | CallValueEvent)[];
	finish(reason?: string): readonly (ParserEvent | CallValueEvent)[];
	readonly message: Message | null;
}

/** Wraps a parser that has not been fed yet, and has no sink: its events, with `call-value` events among them. */
export function withValues(parser: Parser): ValueParser {
	withMethods(["feed", "finish"])(parser, "the parser");
	return new Values(parser);
}

class Values implements ValueParser {
	private out: (ParserEvent | CallValueEvent)[] = [];
	private reader: ValueReader | null = null;
	private from: CallArgumentsEvent | null = null;

	constructor(private readonly parser: Parser) {}

	get message(): Message | null {
		return this.parser.message;
	}

	feed(chunk: Chunk): readonly (ParserEvent | CallValueEvent)[] {
		return this.add(this.parser.feed(chunk));
	}

	finish(reason?: string): readonly (ParserEvent | CallValueEvent)[] {
		return this.add(this.parser.finish(reason));
	}

	private add(events: readonly ParserEvent[]): readonly (ParserEvent | CallValueEvent)[] {
		const out: (ParserEvent | CallValueEvent)[] = [];
		this.out = out;
		for (const event of events) {
			out.push(event);
			if (event.type === "call-start") this.reader = new ValueReader(this.tell);
			else if (event.type === "call-arguments") {
				this.from = event;
				this.reader?.read(event.delta);
			}
		}
		return out;
	}

	private readonly tell = (key: string, kind: ValueKind, delta: string, done: boolean): void => {
		const { from } = this;
		if (from === null) return;
		const { index, start, end } = from;
		this.out.push({ type: "call-value", index, key, kind, delta, done, start, end });
	};
}
