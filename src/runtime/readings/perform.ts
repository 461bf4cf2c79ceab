/** What the operations of a step do to a reading: binding, committing, containers. */

import { mostNested } from "../limits.js";
import type { Machine } from "../machine/machine.js";
import type { FunctionDefinition } from "../options.js";
import { decoratedNames } from "../program/decorated.js";
import { present } from "../program/kinds.js";
import type { Step } from "../program/program.js";
import { DECORATED_NAME } from "../scan/call/identity.js";
import { KILLS } from "./facts.js";
import { hasKey, keysAround } from "./keys.js";
import type { Bound } from "./log.js";
import type { Thread } from "./thread.js";

/** The name of the reading's call; empty: it has none yet. */
export function calledBy(m: Machine, t: Thread): string {
	return t.name === "" ? openName(m) : t.name;
}

/** The name of the call that is open; empty: none is, or it has none yet. */
export function openName({ call }: Machine): string {
	return call.open ? call.name : "";
}

/** Whether a parameter of the reading's call may have the key that the grammar gives it. */
export function takes(m: Machine, t: Thread, key: string): boolean {
	return t.inside !== null || m.config.declared.takes(calledBy(m, t), key);
}

/** The tool that the reading's call names. */
export function toolOf(m: Machine, t: Thread): FunctionDefinition | undefined {
	return m.config.tools.get(calledBy(m, t));
}

/** The names that are declared where the reading stands. */
export function properties(m: Machine, t: Thread): ReadonlySet<string> {
	return present(m.program.kinds.pairs, "pairs").names(t.inside, toolOf(m, t));
}

export function makeReady(t: Thread, at: number): void {
	if (t.ready || t.committed) return;
	if (t.over) {
		t.refused = true;
		return;
	}
	t.ready = true;
	t.note({ kind: "ready" }, at);
	t.readyAt = t.log;
}

export function bind(m: Machine, t: Thread, field: Bound, text: string, at: number): void {
	if (field === "name") {
		t.named = true;
		const tool = m.config.decorated?.toolIn(text) ?? null;
		if (tool !== null) t.note({ kind: "repaired", code: DECORATED_NAME }, at);
		t.name = tool ?? text;
		t.note({ kind: "bound", field, text: t.name }, at);
		return;
	}
	if (field === "key") {
		const names = properties(m, t);
		// it asks last whether the text itself is a name: that reads all of it
		const property = m.config.decorated === null ? null : decoratedNames(names).toolIn(text);
		if (property !== null) t.note({ kind: "repaired", code: DECORATED_NAME }, at);
		const key = property ?? text;
		t.key = key;
		if (m.program.asksForKeys && names.has(key) && !hasKey(t.keys, key))
			t.keys = { key, before: t.keys };
		t.note({ kind: "bound", field, text: key }, at);
		return;
	}
	if (field !== "skip") t.note({ kind: "bound", field, text }, at);
}

/** Does an operation; false when the reading dies of it. */
export function perform(m: Machine, t: Thread, s: Step, at: number): boolean {
	const op = s.op;
	if (op === null) return true;
	switch (op.op) {
		case "open":
			if (m.config.noCalls) return false;
			t.over = m.calls >= m.config.limits.calls;
			t.unit = op.unit;
			t.nesting = 0;
			t.inside = null;
			t.tooDeep = false;
			t.named = false;
			t.ready = t.committed = t.past = false;
			t.name = t.key = "";
			t.keys = null;
			m.head.opened = true;
			t.note({ kind: "op", op }, at);
			return true;
		case "close":
			makeReady(t, at);
			t.unit = -1;
			t.named = t.committed = false;
			t.note({ kind: "op", op }, at);
			return true;
		case "mark":
			t.group = "";
			t.groupField = op.field;
			return true;
		case "bind":
			if (t.groupField !== null) bind(m, t, t.groupField, t.group, at);
			t.groupField = null;
			return true;
		case "set":
			if (op.field === "name") {
				const { toolNames } = m.config;
				if (toolNames.size > 0 && !toolNames.has(op.text)) return false;
				t.named = true;
			}
			if (op.field === "key" && !takes(m, t, op.text)) return false;
			bind(m, t, op.field, op.text, at);
			return true;
		case "commit":
			makeReady(t, at);
			return true;
		case "settle":
			// that of another payload, which has been left out, says nothing of the one that is left
			if (m.payload?.terminators?.includes(s.id) !== false) t.settleHere();
			return true;
		case "definite":
			m.head.kills |= KILLS.waiting;
			return true;
		case "break":
			return true;
		case "repair":
			if (m.config.allowed[op.code] !== true) return false;
			// flags say of every mark whether it is one
			if (op.code === m.config.unopened && m.flags !== null) return false;
			t.deviations++;
			if (op.fault === true) t.faulty = true;
			t.note({ kind: "op", op }, at);
			return true;
		case "leave":
			t.deviations++;
			t.note({ kind: "op", op }, at);
			return true;
		case "push":
			// the arguments' object is the first container
			if (++t.nesting >= mostNested(m.config.limits)) t.tooDeep = true;
			t.inside = present(m.program.kinds.pairs, "pairs").enter(
				t.inside,
				toolOf(m, t),
				t.key,
				op.shape,
				op.item,
			);
			if (m.program.asksForKeys) t.keys = { key: null, before: t.keys };
			t.note({ kind: "op", op }, at);
			return true;
		case "pop":
			t.nesting--;
			t.inside = t.inside?.outer ?? null;
			if (m.program.asksForKeys) t.keys = keysAround(t.keys);
			t.note({ kind: "op", op }, at);
			return true;
		default:
			return op satisfies never;
	}
}
