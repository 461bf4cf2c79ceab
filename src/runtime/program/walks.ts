/** What can be reached from a step: asked once for each, and kept. */

import type { Member } from "../contract.js";
import {
	ASSERT,
	ATOM,
	CALL,
	EOL,
	FORK,
	LITERAL,
	LOOK,
	OP,
	PATTERN,
	SLOT,
	SPACE,
	type Step,
	TEXT,
	VALUE,
} from "./steps.js";

/** Whether a step that passes the test stands at the beginning of what follows; what stands behind a step that is not `open` does not. */
export function meets(
	start: Step,
	test: (step: Step) => boolean,
	open: (step: Step) => boolean = () => true,
): boolean {
	const seen = new Set<Step>();
	const todo = [start];
	for (let step = todo.pop(); step !== undefined; step = todo.pop()) {
		if (seen.has(step)) continue;
		seen.add(step);
		if (test(step)) return true;
		if (!open(step)) continue;
		if (step.kind === FORK) todo.push(...step.more);
		else if (
			step.kind === OP ||
			step.kind === SPACE ||
			step.kind === EOL ||
			step.kind === LOOK ||
			step.kind === ASSERT
		)
			todo.push(step.to);
	}
	return false;
}

/** Whether the step is white space, and no single character behind it decides anything: literals are longer, or a pattern begins. */
export function isBetween(step: Step): boolean {
	if (step.kind !== SPACE) return false;
	step.between ??= !meets(step, decides);
	return step.between;
}

function decides({ kind, text, op }: Step): boolean {
	if (kind === LITERAL) return text.length < 2;
	return kind !== SPACE && kind !== FORK && kind !== PATTERN && op?.op !== "repair";
}

export function bindsId(step: Step): boolean {
	return (
		((step.kind === ATOM || step.kind === SLOT) && step.field === "id") ||
		(step.op?.op === "bind" && step.op.field === "id")
	);
}

export function commits({ op, pattern }: Step): boolean {
	return op?.op === "commit" || pattern?.members.some(commitsAt) === true;
}

/** Whether the member, or one inside it, has `~`. */
export function commitsAt({ commit, value }: Member): boolean {
	return commit || ("members" in value && value.members.some(commitsAt));
}

/** The first step from here on that passes the test. */
export function find(start: Step, test: (step: Step) => boolean): Step | null {
	const seen = new Set([start]);
	for (const step of seen) {
		if (test(step)) return step;
		for (const next of step.more) seen.add(next);
		seen.add(step.to);
	}
	return null;
}

/** Whether some step of a call of the unit is such a step. */
export function comesTo(
	steps: readonly Step[],
	unit: number,
	is: (step: Step) => boolean,
): boolean {
	return steps.some((s) => s.op?.op === "open" && s.op.unit === unit && reaches(s.to, is, true));
}

export function pushesTree(step: Step): boolean {
	return step.op?.op === "push" && step.op.shape === "tree";
}

/** Whether a step that passes the test can be reached before the call closes. */
export function reaches(
	start: Step,
	test: (step: Step) => boolean,
	throughPayloads: boolean,
): boolean {
	const seen = new Set<Step>();
	const todo = [start];
	for (let step = todo.pop(); step !== undefined; step = todo.pop()) {
		if (seen.has(step)) continue;
		seen.add(step);
		if (test(step)) return true;
		const payload = step.kind === VALUE || step.kind === PATTERN || step.kind === TEXT;
		if (step.op?.op === "close" || (payload && !throughPayloads)) continue;
		if (step.kind === FORK || step.kind === CALL) todo.push(...step.more);
		todo.push(step.to);
	}
	return false;
}

/**
 * The literals that may stand behind a unit, up to the next call or payload: those of its section and of what closes that,
 * and, with `openings`, those with which a next call begins, and short ones that open something in the message.
 */
export function literalsBehind(
	steps: readonly Step[],
	unit: number,
	openings: boolean,
): readonly string[] {
	const found = new Set<string>();
	const seen = new Set<Step>();
	const todo: Step[] = [];
	for (const step of steps) {
		if (step.op?.op !== "open" || step.op.unit !== unit) continue;
		reaches(step.to, ({ op, to }) => op?.op === "close" && todo.push(to) < 0, true);
	}
	for (let step = todo.pop(); step !== undefined; step = todo.pop()) {
		if (seen.has(step)) continue;
		seen.add(step);
		if (step.kind === TEXT && !step.stray) {
			if (openings)
				for (const text of firstLiterals(step.to)) if (text.length === TELLING - 1) found.add(text);
			continue;
		}
		if (openings && step.op?.op === "open")
			for (const text of firstLiterals(step.to)) found.add(text);
		const isOver = step.op?.op === "open" || step.op?.op === "leave";
		if (isOver || step.kind === VALUE || step.kind === PATTERN) continue;
		if (step.kind === LITERAL) found.add(step.text.trim());
		if (step.kind === FORK || step.kind === CALL) todo.push(...step.more);
		todo.push(step.to);
	}
	found.delete("");
	return [...found];
}

/** A literal of so many characters says for itself that it is markup. */
export const TELLING = 4;

/** A literal behind `^` begins nothing that stands behind a call. */
export function firstLiterals(step: Step): readonly string[] {
	const found: string[] = [];
	meets(
		step,
		({ kind, text }) => kind === LITERAL && found.push(text.trim()) < 0,
		({ what }) => what !== "start",
	);
	return found;
}
