/** Whether more of the arguments may come before the end of a call: a call that is cut there is not known to be whole. */
import type { Member } from "../contract.js";
import { ATOM, CALL, FORK, OP, RETURN, SLOT, type Step, TEXT, VALUE } from "../program/program.js";
import type { Thread } from "./thread.js";

/** The reading has read its payload whole: with the arguments in it, the call may be without a loop that could bring more of them. */
export function passPayload(t: Thread): void {
	t.past = !pairsAhead(t.step.to);
}

const pairs = new WeakMap<Step, boolean>();
const bodies = new WeakMap<Step, boolean>();

/** Keys or values; a rule that calls itself stands among them. */
export function pairsAhead(from: Step): boolean {
	return isAhead(from, pairs, (s) => s.kind === RETURN || binds(s));
}

/** Arguments that are one value, or stand in one with their name. */
export function argumentsAhead(from: Step): boolean {
	return isAhead(from, bodies, holdsArguments);
}

function isAhead(
	from: Step,
	known: WeakMap<Step, boolean>,
	brings: (step: Step) => boolean,
): boolean {
	let found = known.get(from);
	if (found === undefined) {
		found = search(from, brings);
		known.set(from, found);
	}
	return found;
}

function search(from: Step, brings: (step: Step) => boolean): boolean {
	const seen = new Set<Step>();
	const todo = [from];
	for (let s = todo.pop(); s !== undefined; s = todo.pop()) {
		if (seen.has(s)) continue;
		seen.add(s);
		if (brings(s)) return true;
		if (s.kind === OP && s.op?.op === "close") continue;
		if (s.kind === FORK || s.kind === CALL) todo.push(...s.more);
		todo.push(s.to);
	}
	return false;
}

function holdsArguments({ kind, field, pattern }: Step): boolean {
	return (
		(kind === VALUE && field === "arguments") || pattern?.members.some(bindsArguments) === true
	);
}

function bindsArguments({ value }: Member): boolean {
	if ("members" in value) return value.members.some(bindsArguments);
	return "field" in value && value.field === "arguments";
}

function binds(s: Step): boolean {
	switch (s.kind) {
		case ATOM:
		case SLOT:
			return s.field === "key" || s.field === "value";
		case TEXT:
		case VALUE:
			return s.field === "value";
		case OP: {
			const { op } = s;
			if (op?.op === "push") return true;
			if (op?.op === "set" || op?.op === "mark") return op.field === "key" || op.field === "value";
			return false;
		}
		default:
			return false;
	}
}
