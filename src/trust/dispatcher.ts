/** When a call may run: follows a parser's events and decides about each call. docs/TRUST.md has the reasons. */
import { oneOf, type Shape } from "../misuse/check.js";
import type { CallEndEvent, CallStartEvent, ParserEvent } from "../runtime/events.js";
import { PARSE_OPTIONS } from "../runtime/stages/collect.js";
import { checkTrust, type Decision, decide, type TrustOptions } from "./executable.js";

/** `call-end`: as soon as the call itself is whole and judged. `finish`: all calls together, when the message has ended. */
export type RunAt = "call-end" | "finish";

/** What is known of the request, and when a call may run. */
export interface DispatcherOptions extends TrustOptions {
	/** default `finish`: what has run cannot be taken back, and the end of a message can still speak against it */
	readonly runAt?: RunAt | undefined;
}

const DISPATCHER_OPTIONS: Shape = {
	...PARSE_OPTIONS,
	runAt: oneOf(["call-end", "finish"] satisfies RunAt[]),
};

/** Decides which calls of a stream may run. */
export interface Dispatcher {
	/** Takes what `feed` of the parser gave. Returns the calls that are decided now, in their order. Throws after `finish`. */
	feed(events: readonly ParserEvent[]): readonly Decision[];
	/** Takes what `finish` of the parser gave. Throws when called twice. */
	finish(events: readonly ParserEvent[]): readonly Decision[];
}

interface OpenCall {
	readonly begin: CallStartEvent;
	readonly pieces: string[];
}

class EventDispatcher implements Dispatcher {
	private readonly open = new Map<number, OpenCall>();
	/** decided, not handed out */
	private decided: Decision[] = [];
	private done = false;

	constructor(private readonly options: DispatcherOptions) {}

	feed(events: readonly ParserEvent[]): readonly Decision[] {
		if (this.done) throw new Error("feed after finish: a dispatcher follows one message");
		for (const event of events) this.take(event);
		return this.options.runAt === "call-end" ? this.handOut() : [];
	}

	finish(events: readonly ParserEvent[]): readonly Decision[] {
		if (this.done) throw new Error("finish was called before: a dispatcher follows one message");
		for (const event of events) this.take(event);
		this.done = true;
		return this.handOut();
	}

	private handOut(): readonly Decision[] {
		const out = this.decided;
		this.decided = [];
		return out;
	}

	private take(event: ParserEvent): void {
		switch (event.type) {
			case "call-start":
				this.open.set(event.index, { begin: event, pieces: [] });
				return;
			case "call-arguments":
				this.open.get(event.index)?.pieces.push(event.delta);
				return;
			case "call-end":
				this.decide(event);
				return;
			case "content":
			case "reasoning":
			case "notice":
			case "markup":
				return;
			default:
				event satisfies never;
		}
	}

	private decide({ index, status, repairs, start, end }: CallEndEvent): void {
		const call = this.open.get(index);
		if (call === undefined) return;
		this.open.delete(index);
		const { id, name } = call.begin;
		const text = call.pieces.join("");
		const candidate = { index, id, name, arguments: text, status, repairs, start, end };
		this.decided.push(decide(candidate, this.options));
	}
}

/**
 * For one message. Each call that ended gives one decision: it may run, or it is refused, with a text for the model. A call without an
 * end gives none. With a parser that has a `sink` there are no events to take: collect the call and use `toExecutable`.
 */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
	checkTrust(options, DISPATCHER_OPTIONS);
	return new EventDispatcher(options);
}
