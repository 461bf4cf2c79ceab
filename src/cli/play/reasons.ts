/** What the notices of a sample say to a viewer beside their message: what was found there, and what was expected. */
import type { Explanation } from "../../explain/index.js";
import { reasonOf } from "../../explain/reason.js";
import type { ParserEvent } from "../../runtime/events.js";

/** `explained` is asked at the first notice, and once. */
export function withReasons(explained: () => Explanation): (event: ParserEvent) => ParserEvent {
	let known: Explanation | null = null;
	return (event) => {
		if (event.type !== "notice") return event;
		known ??= explained();
		const finding = known.findings.find(
			({ notice, start }) => notice === event.code && start.offset === event.start,
		);
		const reason = finding === undefined ? null : reasonOf(finding);
		return reason === null ? event : { ...event, message: `${event.message} (${reason})` };
	};
}
