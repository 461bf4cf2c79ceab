/** Where a call commits (section 3): what may still come decides whether a place will do. */
import { lastTexts } from "./edges.js";
import { binds, contains, holdsCommit, mayBeEmpty } from "./facts.js";
import { TELLING } from "./normal.js";
import type { Reading } from "./reading.js";
import type { Setting } from "./setting.js";
import type { Todo } from "./todo.js";
import { isOpenPayload, isScanner, type Node } from "./tree.js";

/** Whether the end of a literal commits: there is a name, and neither an `id` nor a `~` can come any more. */
export function mayCommit(setting: Setting, reading: Reading): boolean {
	const { call, todo } = reading;
	if (call === null || call.name === null) return false;
	return !tildeAhead(setting, todo) && !idAhead(setting, todo);
}

/** Whether skipped text has a bound here: the call cannot have committed by then. */
export function isHeld(setting: Setting, { call }: Reading, from: Todo): boolean {
	return call !== null && (call.name === null || tildeAhead(setting, from));
}

/** Whether a `~` may stand before the end of the call. */
export function tildeAhead({ todos }: Setting, from: Todo): boolean {
	return nodesOfCall(from).some((node) => holdsCommit(todos.rules, node));
}

/** Whether an `id` may be bound before the next payload. */
function idAhead({ todos }: Setting, from: Todo): boolean {
	for (let at: Todo | null = from; at !== null; at = at.next) {
		const { task } = at;
		if (task.type === "end-of-unit") return false;
		if (task.type === "end-of-capture" && task.field === "id") return true;
		if (!isNode(at)) continue;
		const node = task as Node;
		if (isOpenPayload(node) || isScanner(node)) return false;
		if (binds(todos.rules, node, "id")) return true;
		// a payload that may be left out
		if (mayBeEmpty(todos.rules, node)) continue;
		if (contains(todos.rules, node, (part) => isOpenPayload(part) || isScanner(part))) return false;
	}
	return false;
}

/** The literals that close the call, as far as they are long enough to be looked for. */
export function closesOf({ todos }: Setting, { call }: Reading): readonly string[] {
	if (call === null) return [];
	return lastTexts(todos.rules, call.unit).filter((text) => text.length >= TELLING);
}

/** What is left of the call, as nodes. */
function nodesOfCall(from: Todo): readonly Node[] {
	const nodes: Node[] = [];
	for (let at: Todo | null = from; at !== null && at.task.type !== "end-of-unit"; at = at.next) {
		if (isNode(at)) nodes.push(at.task as Node);
	}
	return nodes;
}

/** A place in the tree, and not a mark between two. */
export function isNode({ task }: Todo): boolean {
	return !task.type.startsWith("end-of-") && task.type !== "definite" && task.type !== "accept";
}
