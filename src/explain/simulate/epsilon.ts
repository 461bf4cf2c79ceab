/** Epsilon moves, of nodes that read nothing: marks of what is bound, and places that are asked for. */
import type { Node, Op } from "../../runtime/contract.js";
import type { Asked, Thread } from "./thread.js";

/** Characters of a name, and of the text before the message that is looked at. */
export const MOST_NAME = 256;

/** What the thread is behind the operation; null: it ends there. */
export function changedBy(
	op: Op,
	thread: Thread,
	at: number,
	{ text, format }: Asked,
): Partial<Thread> | null {
	switch (op.op) {
		case "open":
			return { inCall: true };
		case "close":
			return { inCall: false };
		case "mark":
			return { mark: at };
		case "bind":
			return bound(thread, op.field, text.slice(thread.mark, at));
		case "set":
			return bound(thread, op.field, op.text);
		case "repair":
			return op.fault === true ? null : { lenient: format.lenient[op.code] ?? "" };
		case "break":
			return null;
		case "commit":
		case "settle":
		case "definite":
		case "push":
		case "pop":
		case "leave":
			return {};
		default:
			return op satisfies never;
	}
}

/** A later part of the format may repeat a name or a key; nothing else is kept. */
export function bound(thread: Thread, field: string, text: string): Partial<Thread> {
	if (field !== "name" && field !== "key") return {};
	return { bound: { ...thread.bound, [field]: text } };
}

/** Whether the place is the one that the grammar asks for. */
export function holds(
	what: Extract<Node, { readonly k: "assert" }>["what"],
	at: number,
	{ text, format }: Asked,
): boolean {
	switch (what) {
		// whether a call stood before is not known here: only text is asked
		case "start":
			return text.slice(Math.max(0, at - MOST_NAME), at).trim() === "";
		case "line":
			return at === 0 || text.charAt(at - 1) === "\n";
		case "end":
			return at >= text.length || format.ends.some((end) => text.startsWith(end, at));
		default:
			return what satisfies never;
	}
}
