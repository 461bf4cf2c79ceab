/**
 * What a wire cannot carry of an ordinary message, and why: the one place where it is stated. The property on writing demands
 * everything else of every format, and that each limit is as stated.
 */
import type { Format } from "../../../src/runtime/contract.js";
import type { Said } from "./messages.js";

export interface WireLimit {
	/** in the table of formats */
	readonly title: string;
	/** what `render` says */
	readonly reason: RegExp;
	readonly holds: (format: Format) => boolean;
	/** whether the message is beyond the limit */
	readonly beyond: (message: Said) => boolean;
	/** what is left of a message within the limit */
	readonly within: (message: Said) => Said;
	/** the plainest message beyond it */
	readonly example: Partial<Said>;
}

const PING = { name: "ping", arguments: {} };

export const WIRE_LIMITS: readonly WireLimit[] = [
	{
		title: "no thoughts",
		reason: /has no place for reasoning$/,
		holds: ({ reasoning }) => !reasoning,
		beyond: ({ reasoning }) => reasoning !== "",
		within: (message) => ({ ...message, reasoning: "" }),
		example: { reasoning: "a" },
	},
	{
		title: "no calls",
		reason: /has no place for a call$/,
		holds: ({ units }) => units.length === 0,
		beyond: ({ calls }) => calls.length > 0,
		within: (message) => ({ ...message, calls: [] }),
		example: { calls: [PING] },
	},
	{
		title:
			"text in front of a call ends its line: the call's first word or fence counts only there",
		reason: /^a call begins a line in .* does not end with a line break$/,
		holds: ({ name }) => ["command_r", "fenced_json", "react"].includes(name),
		beyond: ({ content, calls }) => calls.length > 0 && content !== "" && !content.endsWith("\n"),
		within: (message) => ({ ...message, content: `${message.content}\n` }),
		example: { content: "a", calls: [PING] },
	},
	{
		title: "no text in front of a call: bare JSON is one only as the beginning of the message",
		reason: /^a call begins the message in .* nothing may stand before it$/,
		holds: ({ name }) => ["json", "json_block"].includes(name),
		beyond: ({ content, calls }) => calls.length > 0 && content !== "",
		within: (message) => ({ ...message, content: "" }),
		example: { content: "a", calls: [PING] },
	},
	{
		title: "one call: the object is the whole message",
		reason: /^a call ends the message in .* a call cannot follow$/,
		holds: ({ name }) => name === "json_block",
		beyond: ({ calls }) => calls.length > 1,
		within: (message) => ({ ...message, calls: message.calls.slice(0, 1) }),
		example: { calls: [PING, { name: "search", arguments: {} }] },
	},
];

export function limitsOf(format: Format): readonly WireLimit[] {
	return WIRE_LIMITS.filter(({ holds }) => holds(format));
}

/** The message without what the format cannot carry. */
export function withinLimits(format: Format, message: Said): Said {
	return limitsOf(format).reduce(
		(left, limit) => (limit.beyond(left) ? limit.within(left) : left),
		message,
	);
}
