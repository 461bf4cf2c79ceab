/**
 * The stated limits of a format, as the laws use them: those that the compiler reads from its graph, with what each means for a
 * message that is written. The property on writing demands everything else of every format, and that each limit is as stated.
 */
import { limitSentence, type StatedLimit, statedLimits } from "../../../src/compiler/index.js";
import type { Close } from "../../../src/compiler/limits/walk.js";
import type { Format } from "../../../src/runtime/contract.js";
import type { Said } from "./messages.js";
import { sayable } from "./sayable.js";
import { OTHERS, statedReasons } from "./stated.js";
import type { Subject } from "./subjects.js";
import type { Slot } from "./well-formed.js";

const known = new WeakMap<Format, readonly StatedLimit[]>();

export function limitsOf(format: Format): readonly StatedLimit[] {
	const limits = known.get(format) ?? statedLimits(format);
	known.set(format, limits);
	return limits;
}

type Kind = StatedLimit["kind"];

export function limitOf<K extends Kind>(
	format: Format,
	kind: K,
): Extract<StatedLimit, { readonly kind: K }> | undefined {
	return limitsOf(format).find(
		(limit): limit is Extract<StatedLimit, { readonly kind: K }> => limit.kind === kind,
	);
}

/** All stated limits of a format in words, those of the compiler first. */
export function limitLines(format: Format, mark: (literal: string) => string): readonly string[] {
	return [
		...limitsOf(format).map((limit) => limitSentence(limit, mark)),
		...statedReasons(format.name),
	];
}

/** A limit of ordinary messages: the order and number of their parts. */
export interface WireLimit {
	/** in the table of formats */
	readonly title: string;
	/** what `render` says */
	readonly reason: RegExp;
	/** whether the message is beyond the limit */
	readonly beyond: (message: Said) => boolean;
	/** what is left of a message within the limit */
	readonly within: (message: Said) => Said;
	/** the plainest message beyond it */
	readonly example: Partial<Said>;
}

const PING = { name: "ping", arguments: {} };

/** What a limit means for ordinary messages; null: they are within it. */
function wireLimit(limit: StatedLimit): Omit<WireLimit, "title"> | null {
	switch (limit.kind) {
		case "no-reasoning":
			return {
				reason: /has no place for reasoning$/,
				beyond: ({ reasoning }) => reasoning !== "",
				within: (message) => ({ ...message, reasoning: "" }),
				example: { reasoning: "a" },
			};
		case "no-calls":
			return {
				reason: /has no place for a call$/,
				beyond: ({ calls }) => calls.length > 0,
				within: (message) => ({ ...message, calls: [] }),
				example: { calls: [PING] },
			};
		case "calls-begin":
			return limit.at === "line"
				? {
						reason: /^a call begins a line in .* does not end with a line break$/,
						beyond: ({ content, calls }) =>
							calls.length > 0 && content !== "" && !content.endsWith("\n"),
						within: (message) => ({ ...message, content: `${message.content}\n` }),
						example: { content: "a", calls: [PING] },
					}
				: {
						reason: /^a call begins the message in .* nothing may stand before it$/,
						beyond: ({ content, calls }) => calls.length > 0 && content !== "",
						within: (message) => ({ ...message, content: "" }),
						example: { content: "a", calls: [PING] },
					};
		case "one-call":
			return {
				reason: /^a call ends the message in .* a call cannot follow$/,
				beyond: ({ calls }) => calls.length > 1,
				within: (message) => ({ ...message, calls: message.calls.slice(0, 1) }),
				example: { calls: [PING, { name: "search", arguments: {} }] },
			};
		// the thoughts of ordinary messages come first, and their texts are words
		case "reasoning-begins":
		case "bare-call":
		case "ends-at":
		case "next-call":
		case "to-the-end":
		case "layout":
		// and so are the names of their parameters
		case "names":
			return null;
		default:
			return limit satisfies never;
	}
}

export function wireLimitsOf(format: Format): readonly WireLimit[] {
	return limitsOf(format).flatMap((limit) => {
		const wire = wireLimit(limit);
		return wire === null ? [] : [{ ...wire, title: limitSentence(limit) }];
	});
}

/** The message without what the format cannot carry. */
export function withinLimits(format: Format, message: Said): Said {
	return wireLimitsOf(format).reduce(
		(left, limit) => (limit.beyond(left) ? limit.within(left) : left),
		message,
	);
}

/** Texts that may be the close: what the limit says, and what the writer writes behind open texts. */
export function endings(
	{ text, before }: Close,
	places: readonly { readonly after: string }[],
): readonly string[] {
	if (text === null) return [];
	const written = places.flatMap(({ after }) =>
		after.trimStart().startsWith(text) ? [after] : [],
	);
	const next = before.length === 0 ? [""] : before.map((one) => one ?? "");
	return [...next.flatMap((one) => [text + one, `\n${text}${one}`]), ...new Set(written)];
}

/** Whether the text is the open place's to say: no terminator in it, no layout at its ends, and nothing else that it means. */
export function mayStand({ format }: Subject, slot: Slot, text: string, strict: boolean): boolean {
	if (OTHERS[format.name]?.some(({ when }) => when.test(text))) return false;
	return sayable(format, slot, text, strict);
}
