/** Frames as the body of a response, at the speed of its reader. */
import type { Frame } from "./endpoint.js";
import { sseText } from "./frames.js";
import { refused } from "./problem.js";

export interface SseOptions {
	/** the reader has gone, or has taken nothing for too long: the work ends */
	readonly abort: (reason: Error) => void;
	/** the body has ended, in whatever way; called once */
	readonly ended: () => void;
	/** how long a reader may take nothing, in milliseconds; then the work ends, and the connection is the server's to cut */
	readonly patience: number;
}

function tooSlow(): Error {
	return refused(408, "client_too_slow", "the stream was not read for too long");
}

/**
 * One group of frames is made when the reader wants one: a slow reader slows down the reading of the engine, and what waits for
 * it is one group and what the connection holds.
 */
export function sseBody(
	groups: AsyncGenerator<readonly Frame[]>,
	{ abort, ended, patience }: SseOptions,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	// the next thing that the reader takes, if it does, is the failure
	const untaken = new Untaken(patience, () => abort(tooSlow()));
	let over = false;
	const end = () => {
		untaken.close();
		if (over) return;
		over = true;
		ended();
	};
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				untaken.since = null;
				try {
					for (;;) {
						const group = await groups.next();
						if (over) return;
						if (group.done === true) {
							end();
							controller.close();
							return;
						}
						if (group.value.length === 0) continue;
						untaken.since = performance.now();
						controller.enqueue(encoder.encode(sseText(group.value)));
						return;
					}
				} catch (error) {
					if (over) return;
					end();
					controller.error(error);
				}
			},
			cancel() {
				abort(new Error("the client has gone"));
				end();
				// the engine has been told; that it ends is not waited for
				groups.return(undefined).catch(() => undefined);
			},
		},
		{ highWaterMark: 0 },
	);
}

/** Watches for how long something has lain there. One timer looks now and then: one for each group would cost more than the group. */
class Untaken {
	/** since when, by `performance.now`; null: nothing lies there */
	since: number | null = null;
	private timer: ReturnType<typeof setTimeout>;

	constructor(
		private readonly patience: number,
		private readonly late: () => void,
	) {
		this.timer = setTimeout(this.look, patience);
	}

	close(): void {
		clearTimeout(this.timer);
	}

	private readonly look = (): void => {
		const { since, patience } = this;
		const left = since === null ? patience : since + patience - performance.now();
		if (left > 0) this.timer = setTimeout(this.look, left);
		else this.late();
	};
}
