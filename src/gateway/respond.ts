/** From the steps of a run to what an endpoint answers: one body, or a stream of frames. */
import type { StreamAdapter } from "../adapters/adapter.js";
import type { Message, ParserEvent } from "../runtime/events.js";
import type { Endpoint, Frame, ResponseMeta } from "./endpoint.js";
import { Logprobs } from "./logprobs.js";
import type { GatewayMetrics } from "./metrics/gateway.js";
import { failureOf } from "./problem.js";
import type { Run, Step } from "./run.js";
import type { Steps } from "./steps.js";

export interface Answer {
	readonly endpoint: Endpoint;
	readonly meta: ResponseMeta;
	readonly run: Run;
	readonly format: string;
	readonly metrics: GatewayMetrics;
}

/** The body, as JSON text, of an answer that is not streamed. Memory grows with the answer; nothing is sent if the engine breaks. */
export async function wholeAnswer(answer: Answer, steps: Steps): Promise<string> {
	const { endpoint, meta, run, format, metrics } = answer;
	const kept = Array.from({ length: run.choices }, () => ({
		events: [] as ParserEvent[],
		logprobs: new Logprobs(),
	}));
	try {
		for (;;) {
			const group = await steps.next();
			if (group === null) break;
			for (const { choice, events, logprobs } of group) {
				metrics.events(format, events);
				for (const event of events) kept[choice]?.events.push(event);
				if (logprobs !== undefined) kept[choice]?.logprobs.add(logprobs);
			}
		}
	} finally {
		steps.stop();
	}
	const messages = kept.map(({ events }, at): Message => run.reader(at).message(events));
	const logprobs = kept.map((one) => one.logprobs.whole ?? null);
	const any = logprobs.some((one) => one !== null);
	return endpoint.whole(meta, messages, run.usage.last, any ? logprobs : undefined);
}

/** The frames of a stream. They are pushed one by one: what was made before something failed is there. */
export class StreamedAnswer {
	private readonly adapters: readonly StreamAdapter<Frame>[];

	constructor(private readonly answer: Answer) {
		const { endpoint, meta, run } = answer;
		this.adapters = Array.from({ length: run.choices }, (_, at) => endpoint.choice(meta, at));
	}

	begin(frames: Frame[]): void {
		for (const adapter of this.adapters) frames.push(...adapter.begin());
	}

	steps(steps: readonly Step[], frames: Frame[]): void {
		const { metrics, format } = this.answer;
		for (const { choice, events, logprobs, at } of steps) {
			metrics.events(format, events);
			const made = this.adapters[choice]?.events(events, logprobs) ?? [];
			for (const frame of made) frames.push(frame);
			metrics.addedLatency.observe((performance.now() - at) / 1000);
		}
	}

	end(frames: Frame[]): void {
		const { endpoint, meta, run } = this.answer;
		const usage = run.usage.last;
		for (const [at, adapter] of this.adapters.entries())
			frames.push(...adapter.end(run.reader(at).finishReason ?? "stop", usage));
		frames.push(...endpoint.close(meta, usage));
	}

	/** What waited, and one frame that says that the answer as a whole has failed. */
	fail(error: unknown, frames: Frame[]): void {
		const { adapters } = this;
		for (const [at, adapter] of adapters.entries()) {
			const reader = this.answer.run.reader(at);
			if (reader.finishReason === null) frames.push(...adapter.events(reader.abandon()));
		}
		frames.push(...(adapters[0]?.fail(failureOf(error)) ?? []));
	}
}
