/** Which readings of one place stay, and which one has won (section 2 of docs/SEMANTICS.md). */
import type { Reading, Settle, Span } from "./reading.js";

/** Strict readings first; of readings at one place with the same to read, the first; and the dead are dropped. */
export function contest(list: readonly Reading[], literals: readonly Span[]): readonly Reading[] {
	const killed = new Set(list.flatMap(definite));
	const alive = list.filter(
		(one) => !one.atoms.some((atom) => literals.some((literal) => covers(literal, atom))),
	);
	const left = alive.filter(
		(one) => one.doing.is !== "waiting" || !one.fallbacks.some((choice) => killed.has(choice)),
	);
	const ordered = [...left.filter(isStrict), ...left.filter((one) => !isStrict(one))];
	const seen = new Set<string>();
	return ordered.filter((one) => {
		const key = keyOf(one);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

function isStrict(reading: Reading): boolean {
	return reading.deviations === 0;
}

/** Literal beats class: a class capture inside a literal that another reading has completed. */
function covers(literal: Span, atom: Span): boolean {
	return literal.start <= atom.start && atom.end <= literal.end;
}

/** Choices that this reading has decided against their fallback, if its conditions have come true. */
function definite({ completed, looks }: Reading): readonly string[] {
	const pending = new Set(looks.map((look) => look.id));
	return completed.filter((one) => !one.looks.some((id) => pending.has(id))).map((one) => one.choice);
}

/** Equal keys: the same future. */
function keyOf({ todo, doing, looks }: Reading): string {
	const conditions = looks.map((look) => look.id).join();
	const state = { ...doing, trail: undefined, start: doing.is === "value" ? doing.start : 0, value: 0 };
	return `${todo.id} ${conditions} ${JSON.stringify(state)}`;
}

export function isWaiting({ doing }: Reading): boolean {
	return doing.is === "waiting";
}

/** The settling point that all living readings have passed: they are one reading until there. */
export function sharedSettle(list: readonly Reading[]): Settle | null {
	const living = list.filter((one) => !isWaiting(one));
	const first = living[0]?.settled ?? null;
	if (first === null || living.some((one) => one.settled !== first)) return null;
	return living.some((one) => isPending(one, first)) ? null : first;
}

function isPending({ looks }: Reading, settle: Settle): boolean {
	return looks.some((look) => settle.looks.includes(look.id));
}

/** When only waiting readings are left: the longest wins; of equally long ones the first. */
export function longestWaiting(list: readonly Reading[]): Reading | null {
	let best: Reading | null = null;
	for (const one of list) {
		if (isWaiting(one) && (best === null || waitsAt(one) > waitsAt(best))) best = one;
	}
	return best;
}

export function waitsAt({ doing }: Reading): number {
	return doing.is === "waiting" ? doing.at : -1;
}
