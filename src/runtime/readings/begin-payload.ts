/** The value of a reading begins: who reads it. */

import type { Machine } from "../machine/machine.js";
import { present } from "../program/kinds.js";
import { commitsAt, VALUE } from "../program/program.js";
import { ArgumentsReader } from "../scan/call/arguments.js";
import { newScanner } from "../scan/call/value.js";
import type { Wrapper } from "../scan/call/wrapped.js";
import { APOSTROPHE, QUOTE } from "../scan/characters.js";
import { isSpace } from "../scan/classes.js";
import { FAILED } from "../scan/output.js";
import { calledBy, toolOf } from "./perform.js";
import type { Thread } from "./thread.js";

const BRACE = 123;
const BRACKET = 91;

/** Begins to read the value of a payload step, of which `first` is the first character. */
export function beginPayload(m: Machine, t: Thread, first: number): void {
	const step = t.step;
	const { kinds } = m.program;
	const { convert, scan, toolNames } = m.config;
	if (step.kind === VALUE && step.yaml) {
		const reader = present(kinds.yaml, "yaml").reader(toolOf(m, t), convert, scan);
		t.payload = { kind: "arguments", reader };
		return;
	}
	if (step.field === "arguments") {
		const reader = new ArgumentsReader(step.py, scan, mayHold(first) ? wrapperOf(m, t) : null);
		t.payload = { kind: "arguments", reader };
		return;
	}
	if (step.kind === VALUE) {
		const scanner = newScanner(step.py, scan);
		// white space between tokens is the scanner's, that before the value is the grammar's
		if (isSpace(first) || (step.unlisted && first === BRACKET)) scanner.status = FAILED;
		t.payload = { kind: "value", scanner };
		return;
	}
	const { pattern } = step;
	if (pattern === null) return;
	const later = m.program.ahead(step.to).commit;
	const commit = pattern.members.some(commitsAt) ? "member" : later ? "never" : "auto";
	const known = { name: t.named ? t.name : null, committed: t.ready || t.committed };
	const how = {
		commit,
		options: scan,
		tools: toolNames,
		known,
		declared: m.config.declared,
	} as const;
	const reader = present(kinds.pattern, "pattern").reader(pattern, how);
	t.payload = { kind: "pattern", reader };
}

/** An object begins, or a string that may hold one. */
function mayHold(first: number): boolean {
	return first === BRACE || first === QUOTE || first === APOSTROPHE || isSpace(first);
}

/** How the arguments of the reading's call may be wrapped. */
function wrapperOf(m: Machine, t: Thread): Wrapper | null {
	const name = calledBy(m, t);
	return m.config.declared.wrapper(name === "" ? null : name);
}
