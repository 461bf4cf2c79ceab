/** Server-sent events of adapters whose frames have a `type`, which is the event's name, too. */
import type { StreamAdapter } from "../../adapters/adapter.js";
import type { Frame } from "../endpoint.js";

interface Typed {
	readonly type: string;
}

export function namedFrames(adapter: StreamAdapter<Typed>): StreamAdapter<Frame> {
	return {
		begin: () => adapter.begin().map(frameOf),
		events: (events) => adapter.events(events).map(frameOf),
		end: (reason, usage) => adapter.end(reason, usage).map(frameOf),
		fail: (error) => adapter.fail(error).map(frameOf),
	};
}

function frameOf(event: Typed): Frame {
	return { event: event.type, data: JSON.stringify(event) };
}
