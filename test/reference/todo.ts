/**
 * What a reading still has to read: a linked list of places in the tree, innermost first. Lists that
 * mean the same are the same object, so that two readings at one place can be told by `===`.
 */
import type { Field } from "../../src/language/syntax.js";
import { contains, remembered, target } from "./facts.js";
import { isOpenPayload, type Node, type Rules, type Sequence } from "./tree.js";

/** Things to do between two nodes. */
export type Mark =
	/** the end of a sequence that holds an open payload: a terminator may end here */
	| { readonly type: "end-of-sequence" }
	| { readonly type: "end-of-unit" }
	| { readonly type: "end-of-lenient"; readonly code: string }
	| { readonly type: "end-of-capture"; readonly field: Field }
	| { readonly type: "end-of-builder" }
	/** an item of a loop of calls: the loop itself stands behind it */
	| { readonly type: "end-of-item" }
	/** a definite alternative is complete: those that wait in the fallback of the same choice die */
	| { readonly type: "definite"; readonly choice: string }
	/** the end of the message, or of a condition */
	| { readonly type: "accept" };

export type Task = Node | Mark;

export interface Todo {
	readonly id: number;
	readonly task: Task;
	readonly next: Todo | null;
	/** lists that begin with another task and go on with this one */
	readonly before: Map<Task, Todo>;
}

export class Todos {
	#count = 0;
	readonly #marks = new Map<string, Mark>();
	/** the empty list: the message is over */
	readonly accept: Todo;

	constructor(readonly rules: Rules) {
		this.accept = this.#make(this.mark({ type: "accept" }), null);
	}

	push(task: Task, next: Todo): Todo {
		if (task.type === "sequence") return this.#pushSequence(task, next);
		const known = next.before.get(task);
		if (known !== undefined) return known;
		const made = this.#make(task, next);
		next.before.set(task, made);
		return made;
	}

	/** Equal marks are one object. */
	mark(mark: Mark): Mark {
		const key = keyOf(mark);
		const known = this.#marks.get(key);
		if (known !== undefined) return known;
		this.#marks.set(key, mark);
		return mark;
	}

	/** One more item of the loop that stands at `loop`. */
	pushItem(item: Node, loop: Todo): Todo {
		return this.push(item, this.push(this.mark({ type: "end-of-item" }), loop));
	}

	#pushSequence(sequence: Sequence, next: Todo): Todo {
		const end = holdsOpen(this.rules, sequence)
			? this.push(this.mark({ type: "end-of-sequence" }), next)
			: next;
		return sequence.items.reduceRight((rest, item) => this.push(item, rest), end);
	}

	#make(task: Task, next: Todo | null): Todo {
		return { id: this.#count++, task, next, before: new Map() };
	}
}

function keyOf(mark: Mark): string {
	switch (mark.type) {
		case "end-of-lenient":
			return `${mark.type} ${mark.code}`;
		case "end-of-capture":
			return `${mark.type} ${mark.field}`;
		case "definite":
			return `${mark.type} ${mark.choice}`;
		default:
			return mark.type;
	}
}

const holdsOpen = remembered((rules, node): boolean =>
	contains(rules, node, (part) => isOpenPayload(part) || part.type === "scan"),
);

/** The innermost loop of calls in an item of which the place stands, or that stands here itself. */
export function enclosingLoop(todo: Todo | null): Todo | null {
	return todo?.task.type === "scan" ? todo : loopAround(todo);
}

export function loopAround(todo: Todo | null): Todo | null {
	for (let at = todo; at !== null; at = at.next) {
		if (at.task.type === "end-of-item") return at.next;
	}
	return null;
}

/** The loop in which reading goes on behind what has broken: the one around it, or for an entry the message behind it. */
export function loopBehind(todos: Todos, todo: Todo | null): Todo | null {
	const around = enclosingLoop(todo);
	if (around !== null) return around;
	for (let at = todo; at !== null && at.next !== null; at = at.next) {
		const { task } = at;
		const node = task.type === "ref" ? target(todos.rules, task.rule) : task;
		if (node.type === "scan") return todos.push(node, at.next);
	}
	return null;
}

/** The loop of `message` itself, if it has been entered. */
export function outermostLoop(todo: Todo | null): Todo | null {
	for (let at = todo; at !== null; at = at.next) {
		if (at.task.type === "scan" && at.task.outermost) return at;
	}
	return null;
}
