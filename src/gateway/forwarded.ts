/** The body of an answer that is handed on as it comes. */
import type { Received } from "./upstream/transport.js";

/**
 * Reads as fast as the client does. `ended` is told once, of what broke it or of nothing; `abort`: the client has left.
 */
export function forwarded(
	answer: Received,
	ended: (error?: unknown) => void,
	abort: (reason: unknown) => void,
): ReadableStream<Uint8Array> {
	// a client may leave while a read waits, which then fails
	let left = false;
	return new ReadableStream({
		async pull(controller) {
			try {
				const value = await answer.read();
				if (left) return;
				if (value !== null) controller.enqueue(value);
				else {
					controller.close();
					ended();
				}
			} catch (error) {
				if (left) return;
				ended(error);
				controller.error(error);
			}
		},
		cancel(reason) {
			left = true;
			abort(reason);
			ended();
		},
	});
}
