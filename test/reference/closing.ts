/** Whether a call that is cut could still be closed by markup alone (sections 5 and 6). */
import type { Field } from "../../src/language/syntax.js";
import { isNode } from "./commits.js";
import { binds, mayBeEmpty, target } from "./facts.js";
import type { Reading } from "./reading.js";
import type { Setting } from "./setting.js";
import type { Node, Rules } from "./tree.js";

/**
 * `by-loop`: the way out leaves a loop of key/value pairs, and nothing shows that all pairs have come.
 */
export type Closing = "yes" | "by-loop" | "no";

export function onlyMarkupLeft({ todos }: Setting, reading: Reading): Closing {
	const { doing, call } = reading;
	if (call === null || call.name === null || !isMarkup(doing)) return "no";
	let closing: Closing = call.leftPairs || reading.doubtful ? "by-loop" : "yes";
	for (let at = reading.todo; at.task.type !== "end-of-unit"; ) {
		const { task } = at;
		if (isNode(at)) {
			const node = task as Node;
			if (!canBeMarkup(todos.rules, node)) return "no";
			if (leavesPairs(todos.rules, node)) closing = "by-loop";
		}
		if (at.next === null) return "no";
		at = at.next;
	}
	return closing;
}

/** Whether one of the fields may still be bound before the end of the call; a value that is being read may not have begun. */
export function mayBindMore(
	{ todos }: Setting,
	{ todo, doing, muted }: Reading,
	fields: readonly Field[],
): boolean {
	const isBound = (node: Node): boolean => fields.some((field) => binds(todos.rules, node, field));
	if (doing.is === "value" && muted === 0 && isBound(doing.node)) return true;
	for (let at = todo; at.task.type !== "end-of-unit"; at = at.next) {
		if (isNode(at) && isBound(at.task as Node)) return true;
		if (at.next === null) return false;
	}
	return false;
}

function isMarkup(doing: Reading["doing"]): boolean {
	if (doing.is === "text") return doing.as === "literal" || doing.as === "same";
	return ["next", "space", "eol", "return"].includes(doing.is);
}

/** Literals, white space, assertions and conditions; and whatever may be empty. */
function canBeMarkup(rules: Rules, node: Node): boolean {
	switch (node.type) {
		case "literal":
		case "eol":
		case "backref":
		case "look":
		case "assert":
			return true;
		case "sequence":
			return node.items.every((item) => canBeMarkup(rules, item));
		case "choice":
			return node.options.some((option) => canBeMarkup(rules, option));
		case "capture":
			return canBeMarkup(rules, node.body);
		case "ref":
			return canBeMarkup(rules, target(rules, node.rule));
		// one that has not begun is a value that is missing
		case "builder":
			return false;
		default:
			return mayBeEmpty(rules, node);
	}
}

/** Whether what is passed over here may hold a loop of key/value pairs. */
export function leavesPairs(rules: Rules, node: Node): boolean {
	switch (node.type) {
		case "many":
			return binds(rules, node.body, "key") || binds(rules, node.body, "value");
		case "optional":
			return leavesPairs(rules, node.body);
		case "sequence":
			return node.items.some((item) => leavesPairs(rules, item));
		case "choice": {
			// Whoever can pass by without a loop does.
			const ways = node.options.filter((option) => canBeMarkup(rules, option));
			return ways.length > 0 && ways.every((option) => leavesPairs(rules, option));
		}
		case "capture":
			return leavesPairs(rules, node.body);
		case "ref":
			return leavesPairs(rules, target(rules, node.rule));
		default:
			return false;
	}
}
