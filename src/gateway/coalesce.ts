/** Fewer, larger frames: some clients read all arguments again with every one of them. */
import type { ParserEvent } from "../runtime/events.js";
import { Logprobs } from "./logprobs.js";
import type { Step } from "./run.js";
import type { Steps } from "./steps.js";

/** How pieces of a stream are joined before they are sent. */
export interface Coalescing {
	/** the longest that anything waits */
	readonly milliseconds: number;
	/** so many characters need not wait for more; default: no bound */
	readonly characters?: number | undefined;
}

/**
 * The same steps, joined for each choice. The first group is handed on at once: the client sees that the answer has begun. One that
 * waits when the source breaks is handed on before the error.
 */
export function coalesce(source: Steps, coalescing: Coalescing): Steps {
	const joined = join(source, coalescing);
	return {
		next: async () => (await joined.next()).value ?? null,
		stop() {
			source.stop();
			joined.return(undefined).catch(() => undefined);
		},
	};
}

async function* join(
	source: Steps,
	{ milliseconds, characters = Number.POSITIVE_INFINITY }: Coalescing,
): AsyncGenerator<readonly Step[], void, void> {
	const first = await source.next();
	if (first === null) return;
	yield first;
	const waiting = new Waiting();
	try {
		let next = settled(source);
		for (;;) {
			const result =
				waiting.since === null ? await next : await within(next, waiting.since + milliseconds);
			if (result === "late") {
				yield waiting.take();
				continue;
			}
			if (result === null || "error" in result) {
				yield waiting.take();
				if (result !== null) throw result.error;
				return;
			}
			const full: Step[] = [];
			for (const step of result) {
				waiting.add(step);
				if (waiting.size >= characters) full.push(...waiting.take());
			}
			if (full.length > 0) yield full;
			next = settled(source);
		}
	} finally {
		// a consumer that leaves takes the source with it
		source.stop();
	}
}

type Result = readonly Step[] | null | { readonly error: unknown };

/** An error waits like a step: nobody may be listening at the moment. */
function settled(source: Steps): Promise<Result> {
	return source.next().catch((error: unknown) => ({ error }));
}

function within(result: Promise<Result>, deadline: number): Promise<Result | "late"> {
	return new Promise((resolve) => {
		const late = setTimeout(() => resolve("late"), Math.max(0, deadline - performance.now()));
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
	private choices = new Map<number, { events: ParserEvent[]; logprobs: Logprobs }>();

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

	take(): readonly Step[] {
		const { choices, since } = this;
		this.choices = new Map();
		this.since = null;
		this.size = 0;
		return [...choices].map(([choice, { events, logprobs }]) => {
			const at = since ?? performance.now();
			return { choice, events, logprobs: logprobs.whole, at };
		});
	}
}

function lengthOf(event: ParserEvent): number {
	if ("text" in event) return event.text?.length ?? 0;
	return event.type === "call-arguments" ? event.delta.length : 0;
}
