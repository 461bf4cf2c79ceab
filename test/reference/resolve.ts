/** Which readings of one place stay, and which one has won (section 2 of docs/SEMANTICS.md). */
import type { Completed, Doing, Reading, Settle, Span } from "./reading.js";
import type { Node } from "./tree.js";

/** The fewest deviations first; of readings with the same place and the same to read, the first; and no dead ones. */
export function contest(list: readonly Reading[], literals: readonly Span[]): readonly Reading[] {
	const killing = list.flatMap(definite);
	const alive = list.filter(
		(one) => !one.atoms.some((atom) => literals.some((literal) => covers(literal, atom))),
	);
	const left = alive.filter(
		(one) =>
			!killing.some(({ choice, at }) => one.fallbacks.includes(choice) && waitsBefore(one, at)),
	);
	const ordered = left.toSorted((a, b) => a.deviations - b.deviations);
	const seen = new Set<string>();
	return ordered.filter((one) => {
		const key = keyOf(one);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

/** Literal beats class: a class capture inside a literal that another reading has completed. */
function covers(literal: Span, atom: Span): boolean {
	return literal.start <= atom.start && atom.end <= literal.end;
}

/** Choices that this reading has decided against their fallback, if its conditions have come true. */
function definite({ completed, looks }: Reading): readonly Completed[] {
	if (completed.length === 0) return [];
	const pending = new Set(looks.map((look) => look.id));
	return completed.filter((one) => !one.looks.some((id) => pending.has(id)));
}

/** It waits where the choice began, which another reading has completed at `at`: not at the next one of a loop. */
function waitsBefore({ doing }: Reading, at: number): boolean {
	return doing.is === "waiting" && doing.at < at;
}

/** Equal keys: the same future. */
function keyOf({ todo, doing, looks }: Reading): string {
	const conditions = looks.map((look) => look.id).join();
	return `${todo.id} ${conditions} ${doing.is} ${stateOf(doing)}`;
}

function stateOf(doing: Doing): string | number {
	switch (doing.is) {
		case "text":
			return `${doing.done} ${doing.as} ${doing.text}`;
		case "space":
			return doing.count;
		case "atom":
			return `${doing.kind} ${doing.field}`;
		case "value":
			return `${doing.start} ${idOf(doing.node)}`;
		case "waiting":
			return doing.at;
		default:
			return "";
	}
}

const ids = new WeakMap<Node, number>();
let count = 0;

function idOf(node: Node): number {
	const id = ids.get(node) ?? count++;
	ids.set(node, id);
	return id;
}

export function isWaiting({ doing }: Reading): boolean {
	return doing.is === "waiting";
}

/** The settling points that a reading has passed, and whose conditions have come true. */
function effective({ settled, looks }: Reading): readonly Settle[] {
	if (looks.length === 0) return settled;
	const pending = new Set(looks.map((look) => look.id));
	// a commit waits for the conditions behind it, too
	return settled.filter((one) => one.kind !== "call" && !one.looks.some((id) => pending.has(id)));
}

/** Settling point (a): all living readings have passed the terminator of the payload that they leave. */
export function havePassedTerminator(list: readonly Reading[]): boolean {
	const living = list.filter((one) => !isWaiting(one));
	return living.length > 0 && living.every(passedTerminator);
}

export function passedTerminator(reading: Reading): boolean {
	return effective(reading)[0]?.kind === "terminator";
}

/**
 * Settling point (b): the commit that all readings with the fewest deviations came through; or (c): the
 * place outside of calls that all readings came through. Readings that wait count, but for the one that
 * waits in a loop for the very call that commits; those that wait outside of calls, and have read none, have no say
 * on a call, and neither have those in bounded skipped text.
 */
export function decided(list: readonly Reading[], at: number): Settle | null {
	const [leading] = list.filter((one) => !isWaiting(one));
	const rivals = list.filter(
		(one) =>
			!isWaiting(one) ||
			!leading?.settled.some((settle) => settle.reading === one.settled.at(-1)?.reading),
	);
	const fewest = Math.min(...rivals.map((one) => one.deviations));
	const strictest = rivals.filter((one) => one.deviations === fewest && hasSay(one, at));
	return shared(strictest, "call") ?? (leading === undefined ? null : shared(list, "outside"));
}

function hasSay(one: Reading, at: number): boolean {
	const { doing } = one;
	if ((doing.is === "atom" && doing.kind === "text") || one.skippedTo === at) return false;
	if (!isWaiting(one) || one.call !== null) return true;
	return one.settled.some(({ kind }) => kind === "call");
}

function shared(list: readonly Reading[], kind: Settle["kind"]): Settle | null {
	const [first, ...others] = list;
	const candidates = first === undefined ? [] : effective(first).filter((one) => one.kind === kind);
	return candidates.find((one) => others.every((other) => hasPassed(other, one))) ?? null;
}

function hasPassed(other: Reading, { reading }: Settle): boolean {
	return effective(other).some((settle) => settle.reading === reading);
}

/** When only waiting readings are left: the longest wins; of equally long ones the first, the list being in order. */
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
