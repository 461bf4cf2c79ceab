/** With which characters what follows can begin: a word that goes on does not end for any other. */

import { type AtomClass, beginsClass } from "../scan/classes.js";
import {
	ACCEPT,
	ASSERT,
	ATOM,
	CALL,
	EOL,
	type First,
	FORK,
	LITERAL,
	LOOK,
	OP,
	PATTERN,
	RETURN,
	SAME,
	SLOT,
	SPACE,
	type Step,
	TEXT,
	VALUE,
} from "./steps.js";

export function canBegin(first: First, c: number): boolean {
	if (first.any || first.slot || first.codes.has(c)) return true;
	for (const cls of first.classes) if (beginsClass(cls, c)) return true;
	return false;
}

/** With which characters the step, or what follows it, begins; kept. `ends`: the texts that end the message. */
export function firstOf(step: Step, ends: readonly string[]): First {
	return known(step, ends, []);
}

/** `within`: the conditions that it is asked for. */
function known(step: Step, ends: readonly string[], within: readonly Step[]): First {
	step.first ??= computed(step, ends, within);
	return step.first;
}

function computed(start: Step, ends: readonly string[], within: readonly Step[]): First {
	const codes = new Set<number>();
	const classes = new Set<AtomClass>();
	let any = false;
	let text = false;
	let slot = false;
	let isEmpty = false;
	const seen = new Set<Step>();
	const todo = [start];
	for (let step = todo.pop(); step !== undefined; step = todo.pop()) {
		if (seen.has(step)) continue;
		seen.add(step);
		switch (step.kind) {
			case LITERAL:
				codes.add(step.text.charCodeAt(0));
				break;
			case SPACE:
				for (const c of [32, 9, 10, 13]) codes.add(c);
				todo.push(step.to);
				break;
			case EOL:
				codes.add(10).add(13);
				break;
			case ATOM:
				classes.add(step.cls);
				break;
			case SLOT:
			case SAME:
				slot = true;
				break;
			case FORK:
				todo.push(...step.more);
				break;
			case ASSERT:
				if (step.what === "end") for (const end of ends) codes.add(end.charCodeAt(0));
				else todo.push(step.to);
				break;
			case OP:
				todo.push(step.to);
				break;
			case LOOK: {
				const only = within.includes(step) ? null : codesOf(step, ends, within);
				if (only === null) {
					todo.push(step.to);
					break;
				}
				const then = known(step.to, ends, [...within, step]);
				for (const c of only) if (canBegin(then, c)) codes.add(c);
				text ||= then.text;
				isEmpty ||= then.isEmpty;
				break;
			}
			case ACCEPT:
				isEmpty = true;
				break;
			case CALL:
				todo.push(...step.more);
				break;
			case VALUE:
				if (step.field === "arguments" && !step.yaml)
					for (const c of "{\"'n") codes.add(c.charCodeAt(0));
				else any = true;
				break;
			case PATTERN:
				codes.add(123);
				break;
			case TEXT:
				text = true;
				break;
			case RETURN:
				any = true;
				break;
			default:
				break;
		}
	}
	return { any, text, codes, classes: [...classes], slot, isEmpty };
}

/** The characters with which the condition can begin; null: with others, too, or with nothing. */
function codesOf(
	{ more: [body] }: Step,
	ends: readonly string[],
	within: readonly Step[],
): ReadonlySet<number> | null {
	if (body === undefined) return null;
	const first = known(body, ends, within);
	const isMore = first.isEmpty || first.any || first.text || first.slot || first.classes.length > 0;
	return isMore ? null : first.codes;
}
