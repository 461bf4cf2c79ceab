import type { Log } from "./log.js";

/** The end of the last call in the log. */
export function closeOf(log: Log | null): Log | null {
	let close = log;
	while (close !== null && !(close.entry.kind === "op" && close.entry.op.op === "close"))
		close = close.before;
	return close;
}
