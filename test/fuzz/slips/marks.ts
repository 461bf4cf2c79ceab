/**
 * The marks of a rendered message: its markup, cut into what a model forgets, doubles or misspells as one thing, and what each is
 * for. All of it is told by the places of the pieces; no format is known by name.
 */
import type { Subject } from "./subject.js";
import type { Piece, Trace } from "./trace.js";

export interface Mark {
	readonly text: string;
	readonly start: number;
	readonly end: number;
	/**
	 * `opener`: before a call's name; `middle`: between name and arguments; `key`: before a key; `colon`: between key and value;
	 * `value`: closes a value; `between`: other marks between two parameters; `closer`: behind the arguments
	 */
	readonly place: "opener" | "middle" | "key" | "colon" | "value" | "between" | "closer" | "other";
	readonly call: number | null;
}

interface Run {
	readonly text: string;
	readonly start: number;
	readonly before: Piece | null;
	readonly after: Piece | null;
	readonly call: number | null;
}

const known = new WeakMap<Trace, readonly Mark[]>();

export function marksOf(subject: Subject, trace: Trace): readonly Mark[] {
	let marks = known.get(trace);
	if (marks === undefined) {
		marks = runsOf(trace).flatMap((run, _, runs) => placed(subject, run, runs, trace));
		known.set(trace, marks);
	}
	return marks;
}

export function isMark({ role }: Piece): boolean {
	return role === "mark" || role === "same" || role === "skip" || role === "id" || role === "index";
}

/** Marks that stand together, of one call or of none. */
function runsOf({ pieces }: Trace): readonly Run[] {
	const runs: Run[] = [];
	pieces.forEach((piece, i) => {
		if (!isMark(piece)) return;
		const last = runs[runs.length - 1];
		const previous = pieces[i - 1];
		const joined =
			last !== undefined &&
			previous !== undefined &&
			isMark(previous) &&
			previous.call === piece.call;
		const after = pieces.slice(i).find((one) => !isMark(one)) ?? null;
		if (joined) runs[runs.length - 1] = { ...last, text: last.text + piece.text };
		else {
			const before = pieces.slice(0, i).findLast((one) => !isMark(one)) ?? null;
			runs.push({ text: piece.text, start: piece.start, before, after, call: piece.call });
		}
	});
	return runs;
}

/** A mark by itself: a special token, a tag, the beginning of one whose name follows, a word in brackets, or what has no blank. */
const ATOM = /<\/?[^<>\s][^<>\n]*>|\[[A-Z_]+\]|✿[^✿]*✿:?|<[^<>\n]*$|"?>+|[^\s<[✿]+|\S/y;

interface Atom {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

function atomsOf(
	{ format }: Subject,
	{ text, start }: Pick<Run, "text" | "start">,
): readonly Atom[] {
	const tokens = format.tokens.filter((token) => token.length > 1);
	const atoms: Atom[] = [];
	for (let at = 0; at < text.length; ) {
		if (/\s/.test(text.charAt(at))) {
			at++;
			continue;
		}
		ATOM.lastIndex = at;
		const token = tokens
			.filter((one) => text.startsWith(one, at))
			.reduce((long, one) => (one.length > long.length ? one : long), "");
		const found = token === "" ? (ATOM.exec(text)?.[0] ?? text.charAt(at)) : token;
		atoms.push({ text: found, start: start + at, end: start + at + found.length });
		at += found.length;
	}
	return joined(atoms);
}

const WORD = /^[\w.]+$/;

/** A word directly between two marks is one mark with them: the special tokens of such formats are only brackets. */
function joined(atoms: readonly Atom[]): readonly Atom[] {
	const all: Atom[] = [];
	for (let i = 0; i < atoms.length; i++) {
		const [one, word, end] = [atoms[i], atoms[i + 1], atoms[i + 2]];
		if (one === undefined) break;
		if (
			!/\W$/.test(one.text) ||
			word === undefined ||
			word.start !== one.end ||
			!WORD.test(word.text)
		) {
			all.push(one);
			continue;
		}
		const ends = end !== undefined && end.start === word.end && /^\W/.test(end.text);
		const text = one.text + word.text + (ends ? end.text : "");
		all.push({ text, start: one.start, end: one.start + text.length });
		i += ends ? 2 : 1;
	}
	return all;
}

function placed(subject: Subject, run: Run, runs: readonly Run[], trace: Trace): readonly Mark[] {
	const atoms = atomsOf(subject, run);
	const { before, after, call } = run;
	const as = (place: Mark["place"], of: readonly Atom[] = atoms): readonly Mark[] =>
		of.map((atom) => ({ ...atom, place, call }));
	const inside = (piece: Piece | null): boolean => piece !== null && piece.call === call;
	if (after?.role === "content") return as("other");
	if (call === null)
		return as(isBefore(run, trace) ? "opener" : isBehind(run, trace) ? "closer" : "other");
	if (!inside(before) && !inside(after)) return as("other");
	if (!inside(before)) return as("opener");
	if (!inside(after)) {
		if (before?.role !== "value") return as("closer");
		const close = closeOf(subject, run, runs);
		return [...as("value", atoms.slice(0, close)), ...as("closer", atoms.slice(close))];
	}
	if (before?.role === "name") {
		if (after?.role !== "key") return as("middle");
		const opening = openingOf(subject, run, runs);
		const from = atoms.length - opening;
		return [...as("middle", atoms.slice(0, from)), ...as("key", atoms.slice(from))];
	}
	if (before?.role === "key") return as("colon");
	if (before?.role === "value" && after?.role === "key") {
		const close = closeOf(subject, run, runs);
		return [
			...as("value", atoms.slice(0, close)),
			...as(close < atoms.length ? "key" : "between", atoms.slice(close)),
		];
	}
	return as("between");
}

function isBefore({ start }: Run, { pieces }: Trace): boolean {
	const first = pieces.find(({ call }) => call === 0);
	return first === undefined || start < first.start;
}

function isBehind({ start }: Run, { pieces }: Trace): boolean {
	const last = pieces.findLast(({ call }) => call !== null);
	return last !== undefined && start > last.start;
}

/**
 * How many marks behind a value close it: those that stand behind a call's last value, too. A mark with which both the close
 * and what follows it begin is no part of it.
 */
function closeOf(subject: Subject, run: Run, runs: readonly Run[]): number {
	const all = runs.filter(({ before }) => before?.role === "value");
	const ends = all.filter((one) => one.after === null || one.after.call !== one.call);
	const nexts = all.filter((one) => one.after?.call === one.call && one.after?.role === "key");
	const others = ends.includes(run) ? nexts : ends;
	const own = atomsOf(subject, run).map(({ text }) => text);
	// the only value of the message: the format closes it with one mark, and the call with others
	if (others.length === 0) return own.length > 1 ? 1 : 0;
	// not all values are closed in the same way: a number may end by itself
	return others.reduce((most, other) => {
		const theirs = atomsOf(subject, other).map(({ text }) => text);
		let same = 0;
		while (same < own.length && alike(own[same], theirs[same])) same++;
		return Math.max(most, same > 1 && own[same - 1] === own[0] ? same - 1 : same);
	}, 0);
}

function alike(own: string | undefined, other: string | undefined): boolean {
	return own === other || (isCloseTag(own) && isCloseTag(other));
}

/** `</key>`: a close that names what it closes. */
function isCloseTag(text: string | undefined): boolean {
	return text !== undefined && /^<\/[\w-]+>$/.test(text);
}

/** How many marks before the first key open it: those that stand before a later key, too. */
function openingOf(subject: Subject, run: Run, runs: readonly Run[]): number {
	const other = runs.find(
		({ before, after, call }) =>
			before?.role === "value" && after?.role === "key" && after.call === call,
	);
	if (other === undefined) return Math.min(1, atomsOf(subject, run).length);
	const own = atomsOf(subject, run).map(({ text }) => text);
	const theirs = atomsOf(subject, other).map(({ text }) => text);
	let same = 0;
	while (
		same < own.length &&
		same < theirs.length &&
		own[own.length - 1 - same] === theirs[theirs.length - 1 - same]
	)
		same++;
	return same;
}
