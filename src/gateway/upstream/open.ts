/** One request to an upstream server: sends it, and hands out the events of the answer, those of one read together. */
import { EngineError } from "../engine.js";
import { refusalOf } from "./refusal.js";
import { EventReader, type ServerEvent } from "./sse.js";
import type { Upstream } from "./upstream.js";
import { Watch } from "./watch.js";

/** What a stream ends with. */
const DONE = "[DONE]";
/** How long the end of an answer may take behind its last event. Waiting for it keeps the connection for the next request. */
const LINGER = 100;

/** Where requests go. `address`: of the endpoint itself. */
export interface Target extends Pick<Upstream, "key" | "timeouts"> {
	readonly address: string;
}

/** Rejects with an `EngineError`, or with the signal's reason. Ends where the upstream says so, or its answer does. */
export async function* openEvents(
	target: Target,
	body: object,
	client: AbortSignal,
): AsyncGenerator<readonly ServerEvent[], void, void> {
	client.throwIfAborted();
	const watch = new Watch(client, target.timeouts);
	try {
		const response = await send(target, body, watch);
		const refusal = await refusalOf(response, target.key, watch);
		if (refusal !== null) throw refusal;
		if (response.body === null)
			throw new EngineError("garbage", "the upstream's answer is empty", response.status);
		const bytes = response.body.getReader();
		const reader = new EventReader();
		for (;;) {
			const value = await readOf(bytes, watch);
			if (value === null) break;
			const { events, heard } = reader.feed(value);
			if (heard) watch.progress();
			const end = events.findIndex(({ data }) => data === DONE);
			if (end >= 0) {
				if (end > 0) yield events.slice(0, end);
				await linger(bytes);
				break;
			}
			if (events.length > 0) yield events;
			reader.check();
		}
	} finally {
		watch.close();
	}
}

/** null: the answer has ended. */
async function readOf(
	bytes: ReadableStreamDefaultReader<Uint8Array>,
	watch: Watch,
): Promise<Uint8Array | null> {
	watch.wait();
	try {
		const { done, value } = await bytes.read();
		return done ? null : value;
	} catch (error) {
		throw watch.reason(
			() => new EngineError("broken", `the upstream's answer broke off${codeOf(error)}`),
		);
	}
}

async function send({ address, key }: Target, body: object, watch: Watch): Promise<Response> {
	try {
		return await fetch(address, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				accept: "text/event-stream",
				...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
			},
			body: JSON.stringify(body),
			// Another place than the configured one gets neither the prompt nor the key.
			redirect: "manual",
			signal: watch.signal,
		});
	} catch (error) {
		throw watch.reason(
			() => new EngineError("unreachable", `the upstream cannot be reached${codeOf(error)}`),
		);
	}
}

async function linger(bytes: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, LINGER);
	});
	const over = bytes.read().then(
		() => {},
		() => {},
	);
	await Promise.race([over, late]);
	clearTimeout(timer);
}

/** The platform's code for what went wrong. Its messages name hosts, which are no business of the client's. */
function codeOf(error: unknown): string {
	const cause = error instanceof Error ? error.cause : undefined;
	for (const one of [cause, error]) {
		if (one instanceof Error && "code" in one && typeof one.code === "string")
			return ` (${one.code})`;
	}
	return "";
}
