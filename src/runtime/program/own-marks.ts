/**
 * The marks that a name does not hold: those with which its own call begins, right before it (rule 2.21 of docs/SEMANTICS.md). A name
 * that ran over the beginning of the next call would hide that call, and be read again from each of them.
 */
import { hasVisible, inClass } from "../scan/classes.js";
import { isMark } from "./marks.js";
import { ASSERT, ATOM, EOL, FORK, LITERAL, LOOK, OP, SLOT, SPACE, type Step } from "./steps.js";

/** Tells the names of all calls which marks stand right before them. */
export function tellOwnMarks(steps: readonly Step[]): void {
	for (const step of steps) if (step.op?.op === "open") walk(step.to, null, new Map());
}

/** `mark`: what has been read of the call; null: nothing that can be seen. */
function walk(start: Step, mark: string | null, seen: Map<Step, Set<string | null>>): void {
	const known = seen.get(start) ?? new Set();
	if (known.has(mark)) return;
	seen.set(start, known.add(mark));
	switch (start.kind) {
		case FORK:
			for (const step of start.more) walk(step, mark, seen);
			return;
		case LITERAL:
			if (!hasVisible(start.text)) walk(start.to, mark, seen);
			else if (mark === null && isMark(start.text.trim())) walk(start.to, start.text.trim(), seen);
			return;
		case SPACE:
		case EOL:
		case ASSERT:
		case LOOK:
		case OP:
			walk(start.to, mark, seen);
			return;
		case ATOM:
		case SLOT:
			if (start.field === "name" && mark !== null && isIn(mark, start)) addTo(start, mark);
			return;
		default:
			return;
	}
}

function isIn(mark: string, { cls }: Step): boolean {
	for (let i = 0; i < mark.length; i++) if (!inClass(cls, mark.charCodeAt(i))) return false;
	return true;
}

function addTo(step: Step, mark: string): void {
	if (!step.marks.includes(mark)) step.marks = [...step.marks, mark];
}

/** Whether the name that is read ends with a mark of its own call that no declared name holds. */
export function endsWithOwn({ marks }: Step, name: string, declared: ReadonlySet<string>): boolean {
	return marks.some((mark) => {
		if (!name.endsWith(mark)) return false;
		for (const one of declared) if (one.includes(mark)) return false;
		return true;
	});
}
