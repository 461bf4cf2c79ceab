/** From the frames of a protocol's adapter to server-sent events. */
import type { StreamAdapter } from "../adapters/adapter.js";
import type { Frame } from "./endpoint.js";

/** An adapter whose frames are written as server-sent events. */
export function frameAdapter<T>(
	adapter: StreamAdapter<T>,
	write: (frame: T) => Frame,
): StreamAdapter<Frame> {
	return {
		begin: () => adapter.begin().map(write),
		events: (events, logprobs) => adapter.events(events, logprobs).map(write),
		end: (reason, usage) => adapter.end(reason, usage).map(write),
		fail: (error) => adapter.fail(error).map(write),
	};
}

/** A frame of a protocol whose events have a `type`, which is their name, too. */
export function namedFrame(event: { readonly type: string }): Frame {
	return { event: event.type, data: JSON.stringify(event) };
}

/** The text of server-sent events. Data is one line: JSON has no raw line ends. */
export function sseText(frames: readonly Frame[]): string {
	let text = "";
	for (const { event, data } of frames) {
		if (event !== undefined) text += `event: ${event}\n`;
		text += `data: ${data}\n\n`;
	}
	return text;
}
