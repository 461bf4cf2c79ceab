/**
 * The characters with which what is to be read can begin: more than it can, never fewer. An attempt that cannot read its first
 * character comes to nothing and leaves no trace, so none has to be made where that character is none of these.
 */
import { remembered, target } from "./facts.js";
import type { Setting } from "./setting.js";
import type { InPayload } from "./state.js";
import { outermostLoop, type Todo } from "./todo.js";
import type { Node, Rules } from "./tree.js";

/** Stands for all characters, and for what comes about before a character is read. */
const ANY = "";

interface Beginning {
	readonly chars: ReadonlySet<string>;
	/** nothing may be read at all: what follows begins here, too */
	readonly empty: boolean;
}

/** Whether a reading that leaves the payload might read the character that is next. */
export function mayLeave(
	{ text, todos, plan, ended }: Setting,
	{ reading, start, at }: InPayload,
): boolean {
	if (ended.has(start)) return true;
	const { rules } = todos;
	const { task, next } = reading.todo;
	const char = text[at] ?? ANY;
	if (plan.ends.some((end) => end.startsWith(char)) || mayBegin(rules, next, char)) return true;
	if (task.type !== "scan") return false;
	const outer = task.outermost ? null : outermostLoop(next)?.task;
	const items = [task.body, task.separator, outer?.type === "scan" ? outer.body : null];
	return items.some((item) => item !== null && mayBeginItem(rules, item, char));
}

function mayBeginItem(rules: Rules, item: Node, char: string): boolean {
	const { chars, empty } = beginning(rules, item);
	return empty || chars.has(ANY) || chars.has(char);
}

function mayBegin(rules: Rules, from: Todo | null, char: string): boolean {
	for (let at = from; at !== null; at = at.next) {
		const { task } = at;
		switch (task.type) {
			case "accept":
				return false;
			case "end-of-unit":
				return true;
			case "end-of-sequence":
			case "end-of-lenient":
			case "end-of-capture":
			case "end-of-builder":
			case "end-of-item":
			case "definite":
				break;
			default: {
				const { chars, empty } = beginning(rules, task);
				if (chars.has(ANY) || chars.has(char)) return true;
				if (!empty) return false;
			}
		}
	}
	return false;
}

const beginning = remembered((rules, node): Beginning => {
	const chars = new Set<string>();
	return { empty: collect(rules, node, chars, new Set()), chars };
});

/** Adds the characters that the node can begin with; the result: whether it may read nothing. */
function collect(rules: Rules, node: Node, chars: Set<string>, seen: ReadonlySet<string>): boolean {
	const into = (part: Node): boolean => collect(rules, part, chars, seen);
	const add = (some: string, empty: boolean): boolean => {
		for (const char of some) chars.add(char);
		return empty;
	};
	const any = (): boolean => {
		chars.add(ANY);
		return false;
	};
	switch (node.type) {
		case "literal":
			return add(node.text.charAt(0), node.text === "");
		case "pattern":
			return add("{", false);
		case "space":
			return add(" \t\n\r", true);
		case "eol":
			return add("\n\r", false);
		case "assert":
			// where `$` holds, or a condition looks for it, an `ends` text stands
			return true;
		case "constant":
		case "break":
			return true;
		case "sequence":
			return node.items.every(into);
		case "choice":
			return node.options.map(into).includes(true);
		case "optional":
		case "many":
			into(node.body);
			return true;
		case "unit":
		case "lenient":
		case "capture":
			return into(node.body);
		case "look":
		case "builder":
			// a terminator may end behind it although nothing has been read
			return into(node.body) ? any() : false;
		case "scan":
			return node.outermost ? any() : into(node.plain) || node.empty;
		case "ref":
			if (seen.has(node.rule)) return false;
			return collect(rules, target(rules, node.rule), chars, new Set([...seen, node.rule]));
		case "payload":
			return node.kind === "digits" ? add("0123456789", false) : any();
		case "loop":
		case "commit":
		case "backref":
			return any();
	}
}
