/** From the steps of a run to what an endpoint answers: one body, or a stream of frames. */
import type { Event, Message } from "../runtime/events.js";
import type { Endpoint, Frame, ResponseMeta } from "./endpoint.js";
import { Logprobs } from "./logprobs.js";
import type { GatewayMetrics } from "./metrics/gateway.js";
import { failureOf } from "./problem.js";
import type { Run, Step } from "./run.js";

export interface Answer {
	readonly endpoint: Endpoint;
	readonly meta: ResponseMeta;
	readonly run: Run;
	readonly format: string;
	readonly metrics: GatewayMetrics;
}

/** The body, as JSON text, of an answer that is not streamed. Memory grows with the answer; nothing is sent if the engine breaks. */
export async function wholeAnswer(answer: Answer, steps: AsyncGenerator<Step>): Promise<string> {
	const { endpoint, meta, run, format, metrics } = answer;
	const kept = Array.from({ length: run.choices }, () => ({
		events: [] as Event[],
		logprobs: new Logprobs(),
	}));
	for await (const { choice, events, logprobs } of steps) {
		metrics.events(format, events);
		for (const event of events) kept[choice]?.events.push(event);
		if (logprobs !== undefined) kept[choice]?.logprobs.add(logprobs);
	}
	const messages = kept.map(({ events }, at): Message => run.reader(at).message(events));
	const logprobs = kept.map((one) => one.logprobs.whole ?? null);
	const any = logprobs.some((one) => one !== null);
	return endpoint.whole(meta, messages, run.usage.last, any ? logprobs : undefined);
}

/**
 * The frames of a stream, one group for each step; groups may be empty. Always ends normally: what goes wrong is the last frame.
 * `failed` is told of it first.
 */
export async function* frameGroups(
	{ endpoint, meta, run, format, metrics }: Answer,
	steps: AsyncGenerator<Step>,
	failed: (error: unknown) => void,
): AsyncGenerator<readonly Frame[]> {
	const adapters = Array.from({ length: run.choices }, (_, at) => endpoint.choice(meta, at));
	yield adapters.flatMap((adapter) => adapter.begin());
	try {
		for await (const { choice, events, logprobs, at } of steps) {
			metrics.events(format, events);
			const frames = adapters[choice]?.events(events, logprobs) ?? [];
			metrics.addedLatency.observe((performance.now() - at) / 1000);
			yield frames;
		}
	} catch (error) {
		failed(error);
		const open = adapters.flatMap((adapter, at) => {
			const reader = run.reader(at);
			return reader.finishReason === null ? adapter.events(reader.abandon()) : [];
		});
		// the answer as a whole has failed; one frame says so
		yield [...open, ...(adapters[0]?.fail(failureOf(error)) ?? [])];
		return;
	}
	const usage = run.usage.last;
	const ends = adapters.flatMap((adapter, at) =>
		adapter.end(run.reader(at).finishReason ?? "stop", usage),
	);
	yield [...ends, ...endpoint.close(meta, usage)];
}
