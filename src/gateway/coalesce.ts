/** Fewer, larger frames: some clients read all arguments again with every one of them. */
import type { Event } from "../runtime/events.js";
import { Logprobs } from "./logprobs.js";
import type { Step } from "./run.js";

export interface Coalescing {
	/** the longest that anything waits */
	readonly milliseconds: number;
	/** so many characters need not wait for more; default: no bound */
	readonly characters?: number;
}

/**
 * The same steps, joined for each choice. The first is handed on at once: the client sees that the answer has begun. One that
 * waits when the source breaks is handed on before the error.
 */
export async function* coalesce(
	source: AsyncGenerator<Step>,
	{ milliseconds, characters = Number.POSITIVE_INFINITY }: Coalescing,
): AsyncGenerator<Step> {
	const first = await source.next();
	if (first.done === true) return;
	yield first.value;
	const waiting = new Waiting();
	try {
		let next = settled(source);
		for (;;) {
			const result =
				waiting.since === null ? await next : await within(next, waiting.since + milliseconds);
			if (result === null) {
				yield* waiting.take();
				continue;
			}
			if ("error" in result || result.done === true) {
				yield* waiting.take();
				if ("error" in result) throw result.error;
				return;
			}
			waiting.add(result.value);
			if (waiting.size >= characters) yield* waiting.take();
			next = settled(source);
		}
	} finally {
		// a consumer that leaves takes the source with it
		source.return(undefined).catch(() => undefined);
	}
}

type Result = IteratorResult<Step, unknown> | { readonly error: unknown };

/** An error waits like a step: nobody may be listening at the moment. */
function settled(source: AsyncGenerator<Step>): Promise<Result> {
	return source.next().catch((error: unknown) => ({ error }));
}

/** null: it was not there in time. */
function within(result: Promise<Result>, deadline: number): Promise<Result | null> {
	return new Promise((resolve) => {
		const late = setTimeout(() => resolve(null), Math.max(0, deadline - performance.now()));
		result.then((value) => {
			clearTimeout(late);
			resolve(value);
		});
	});
}

class Waiting {
	/** when the oldest piece was there; null: nothing waits */
	since: number | null = null;
	size = 0;
	private choices = new Map<number, { events: Event[]; logprobs: Logprobs }>();

	add({ choice, events, logprobs, at }: Step): void {
		this.since ??= at;
		let mine = this.choices.get(choice);
		if (mine === undefined) {
			mine = { events: [], logprobs: new Logprobs() };
			this.choices.set(choice, mine);
		}
		for (const event of events) {
			mine.events.push(event);
			this.size += lengthOf(event);
		}
		if (logprobs !== undefined) mine.logprobs.add(logprobs);
	}

	*take(): Generator<Step> {
		const { choices, since } = this;
		this.choices = new Map();
		this.since = null;
		this.size = 0;
		for (const [choice, { events, logprobs }] of choices) {
			const whole = logprobs.whole;
			const rest = whole === undefined ? {} : { logprobs: whole };
			yield { choice, events, at: since ?? performance.now(), ...rest };
		}
	}
}

function lengthOf(event: Event): number {
	if ("text" in event) return event.text?.length ?? 0;
	return event.type === "call-arguments" ? event.delta.length : 0;
}
