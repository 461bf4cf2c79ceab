/** One request to an upstream server: sends it, and hands out what its reader makes of the answer. */
import { EventReader, type ServerEvent } from "../../completions/sse.js";
import { EngineError } from "../engine.js";
import { pauseFor } from "../pause.js";
import { garbage } from "./json.js";
import { refusalOf } from "./refusal.js";
import { codeOf, fetchTransport, type Received } from "./transport.js";
import type { Upstream } from "./upstream.js";
import { Watch } from "./watch.js";

/** What a stream ends with. */
const DONE = "[DONE]";
/** How long the end of an answer may take behind its last event. Waiting for it keeps the connection for the next request. */
const LINGER = 100;

/** Where requests go. `address`: of the endpoint itself. */
export interface Target extends Pick<Upstream, "key" | "timeouts" | "transport"> {
	readonly address: string;
}

/** Both may throw; what was made before is handed out before. */
export interface AnswerReader<T> {
	event(event: ServerEvent, made: T[]): void;
	end(made: T[]): void;
}

export interface Asked<T> {
	readonly target: Target;
	readonly body: object;
	readonly reader: AnswerReader<T>;
}

/**
 * What came of each read together. Rejects with an `EngineError`, with the signal's reason, or with what is thrown where it is
 * asked. Ends where the upstream says so, or its answer does.
 */
export async function* openAnswer<T>(
	asked: () => Asked<T> | Promise<Asked<T>>,
	client: AbortSignal,
): AsyncGenerator<readonly T[], void, void> {
	const { target, body, reader } = await asked();
	client.throwIfAborted();
	const watch = new Watch(client, target.timeouts);
	try {
		const answer = await send(target, body, watch);
		const refusal = await refusalOf(answer, target.key, watch);
		if (refusal !== null) throw refusal;
		const parser = new EventReader();
		for (let done = false; !done; ) {
			watch.wait();
			let value: Uint8Array | null;
			try {
				value = await answer.read();
			} catch (error) {
				throw brokenOff(error, watch);
			}
			if (value === null) break;
			const { events, heard } = parser.feed(value);
			if (heard) watch.progress();
			const made: T[] = [];
			try {
				for (const event of events) {
					done = event.data === DONE;
					if (done) break;
					reader.event(event, made);
				}
			} finally {
				if (made.length > 0) yield made;
			}
			if (done) await linger(answer);
			else if (parser.wrong !== null) throw garbage(parser.wrong);
		}
	} finally {
		watch.close();
	}
	const made: T[] = [];
	reader.end(made);
	if (made.length > 0) yield made;
}

/** The answer, whatever it says. Rejects as `openAnswer` does. `accept`: the type of answer that is wanted */
export async function send(
	target: Target,
	body: object,
	watch: Watch,
	accept = "text/event-stream",
): Promise<Received> {
	const { address, key, transport = fetchTransport } = target;
	const headers = {
		"content-type": "application/json",
		accept,
		...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
	};
	try {
		const text = JSON.stringify(body);
		await pauseFor(text);
		// a client that has left meanwhile is not heard of again
		watch.signal.throwIfAborted();
		const sent = { address, headers, body: text, signal: watch.signal };
		// a transport that does not hear the signal ends nothing that waits for it
		return await Promise.race([transport(sent), watch.given]);
	} catch (error) {
		throw watch.reason(
			() => new EngineError("unreachable", `the upstream cannot be reached${told(error)}`),
		);
	}
}

/** What an answer that ends in its midst is told as. */
export function brokenOff(error: unknown, watch: Watch): unknown {
	return watch.reason(
		() => new EngineError("broken", `the upstream's answer broke off${told(error)}`),
	);
}

async function linger(answer: Received): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, LINGER);
	});
	const over = answer.read().then(
		() => {},
		() => {},
	);
	await Promise.race([over, late]);
	clearTimeout(timer);
}

/** The platform's messages name hosts, which are no business of the client's: its code is all that is told. */
function told(error: unknown): string {
	const code = codeOf(error);
	return code === "" ? "" : ` (${code})`;
}
