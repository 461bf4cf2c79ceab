/**
 * Text of which an attempt has died, mostly white space that is repeated more often than it may be, would be read again by the attempts
 * that begin within it. The first of them that lives as long goes on behind it, where it is known how it stands there.
 */
import type { Edge, Slide, State } from "../known/state.js";
import { along } from "../known/walk.js";
import type { Machine } from "../machine/machine.js";
import { MODE_HEAD } from "../machine/mode.js";
import { type Automaton, next } from "../program/automaton.js";
import type { Step } from "../program/program.js";
import { isDoomed } from "./attempt.js";
import { isOver } from "./text.js";

/** Shorter text is read again. */
const LEAST = 8;
/** How far behind the first attempt the next one is looked for. */
const FARTHEST = 4;

/**
 * The attempt has died in the state, of the character at hand: `held` was read by it from `origin` on. Its first character has left.
 * Gives how many have left now; 0: all has, for the next attempt goes on behind it.
 */
export function slide(m: Machine, state: State, held: string, origin: number): number {
	const { payload } = m;
	const code = m.text.charCodeAt(m.i);
	if (payload === null || !repeats(held, code) || isOver(m)) return 1;
	const known = state.slideOn(code);
	if (known?.text === held) {
		if (known.by > 1) m.payloadText(held.slice(1, known.by), origin + 1);
		const before = held.charCodeAt(known.by - 1);
		const isThere = stateAt(m, payload, known.exits, origin + known.by, before) === known.begin;
		if (!isThere || known.to === null) return known.by;
		// one character further on it has read the same: one sign, again and again
		const passed = known.to === state && known.rest === held ? passRun(m, payload, origin) : 0;
		return goOn(m, known, known.to, origin + passed);
	}
	const found = leaveDead(m, { payload, origin, text: held + m.text.charAt(m.i) });
	if (typeof found === "number") return found;
	state.addSlide(code, found);
	return found.to === null ? found.by : goOn(m, found, found.to, origin);
}

/** The next attempt has read all that was held, and the character at hand. */
function goOn(m: Machine, { text, by, rest }: Slide, to: State, origin: number): number {
	m.i++;
	m.mode = MODE_HEAD;
	m.head.nothingAt = -1;
	m.hold(rest, origin + by, text.charCodeAt(by - 1));
	m.kept = to;
	return 0;
}

/**
 * Each of the next attempts dies as this one did, as long as one sign is repeated: as many characters leave as there are more of it. Gives
 * their number.
 */
function passRun(m: Machine, payload: Step, origin: number): number {
	const { context, head, i, text } = m;
	const isTold = head.opened && head.marked && context.unit < 0;
	// of a value it is asked at each character whether it goes on
	if (isTold || !(payload.field === "content" || payload.field === "reasoning")) return 0;
	const code = text.charCodeAt(i);
	let to = i + 1;
	while (text.charCodeAt(to) === code) to++;
	const more = to - i - 1;
	m.payloadText(text.slice(i, i + more), origin + 1);
	m.i += more;
	return more;
}

/** Whether the text, which is not short, may repeat itself up to the character: as far as its end tells, for this is asked of all that die. */
function repeats(held: string, code: number): boolean {
	const n = held.length;
	if (n < LEAST) return false;
	for (let by = 1; by <= FARTHEST; by++)
		if (held.charCodeAt(n - by) === code && held.charCodeAt(n - 1) === held.charCodeAt(n - 1 - by))
			return true;
	return false;
}

/** An attempt that has died. */
interface Died {
	readonly payload: Step;
	readonly origin: number;
	/** all that it has read, with the character of which it has died */
	readonly text: string;
}

/** Characters leave with which attempts begin that die in the text. Gives the next one, or how many have left if nothing is known of it. */
function leaveDead(m: Machine, died: Died): Slide | number {
	const { origin, payload, text } = died;
	const held = text.slice(0, -1);
	// of a thought, or a value, it is asked at each character whether it goes on
	const most = payload.field === "content" && m.drafts === null ? FARTHEST : 1;
	for (let by = 1; ; by++) {
		if (by > 1) m.payloadText(text.charAt(by - 1), origin + by - 1);
		if (!isDead(m, died, by)) {
			const rest = text.slice(by);
			const exits = exitsBy(m.program.stopsOf(payload), rest);
			if (exits === null) return by;
			const begin = stateAt(m, payload, exits, origin + by, text.charCodeAt(by - 1));
			const edge = begin === null ? undefined : behind(m, begin, rest);
			if (begin === null || edge === undefined) return by;
			const found = { text: held, by, begin, exits, rest };
			if (edge.kind === "living") return { ...found, to: edge };
			if (edge.kind === "decided" || !edge.isQuiet) return { ...found, to: null };
		}
		if (by === most) return by;
	}
}

/** No attempt begins there, or the lookahead sees it die. */
function isDead(m: Machine, { payload, origin, text }: Died, by: number): boolean {
	const rest = text.slice(by);
	if (exitsBy(m.program.stopsOf(payload), rest) === null) return true;
	return isDoomed(m, payload, rest, 0, origin + by, text.charCodeAt(by - 1));
}

/** The state of the attempt that begins there, behind the character; null: it is not known, or there is none. */
function stateAt(
	m: Machine,
	payload: Step,
	exits: number,
	at: number,
	before: number,
): State | null {
	return m.known.attempt(m, payload, { context: m.context, exits, at, before })?.state ?? null;
}

/** What the text brings about, as far as it is known. */
function behind({ program }: Machine, begin: State, text: string): Edge | undefined {
	const codes = Array.from({ length: text.length }, (_, k) => text.charCodeAt(k));
	// an `ends` text may begin: that depends on what follows
	return codes.some((code) => program.endStarts.has(code)) ? undefined : along(begin, codes);
}

/** The ways out of a payload that are tried where the text stands: those of the automaton's state; 0: all; null: none. */
function exitsBy(stops: Automaton | null, text: string): number | null {
	if (stops === null) return 0;
	let state = 0;
	for (let k = 0; k < text.length && stops.accepts[state] !== 1; k++) {
		state = next(stops, state, text.charCodeAt(k));
		if (stops.depth[state] !== k + 1) return null;
	}
	return stops.accepts[state] === 1 ? state : null;
}
