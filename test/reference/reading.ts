/**
 * A reading: one way to understand the text so far, with everything that would have left. Readings are
 * values; each step makes new ones, so any of them can be kept and gone back to.
 */

import type { Breaks, Field, Kind } from "../../src/language/syntax.js";
import type { CallStatus } from "../../src/runtime/events.js";
import type { ArgumentsRead } from "./arguments.js";
import { noPairs, type Pairs } from "./pairs.js";
import type { PatternRead } from "./pattern.js";
import type { Value } from "./scan.js";
import type { Todo } from "./todo.js";
import type { Node } from "./tree.js";
import { type LeftOut, NOTHING_LEFT } from "./unread.js";

export type Piece =
	| {
			readonly type: "content" | "reasoning";
			readonly text: string;
			readonly start: number;
			readonly end: number;
	  }
	| {
			readonly type: "call";
			readonly name: string;
			/** as on the wire; null when there is none, or one that was used before */
			readonly id: string | null;
			readonly arguments: string;
			readonly status: CallStatus;
			readonly repairs: readonly string[];
			readonly start: number;
			readonly end: number;
	  }
	| { readonly type: "notice"; readonly code: string; readonly start: number; readonly end: number }
	| { readonly type: "markup"; readonly start: number; readonly end: number };

/** Pieces, the last one first; shared between readings. */
export interface Out {
	readonly piece: Piece;
	readonly before: Out | null;
}

/** What a reading is in the middle of. */
export type Doing =
	/** nothing: the first thing of `todo` is next */
	| { readonly is: "next" }
	/** a fixed text, of which `done` characters are read */
	| {
			readonly is: "text";
			readonly text: string;
			readonly done: number;
			/** `same`: the text of a back reference; a field: a declared name, to be bound */
			readonly as: "literal" | "same" | Field;
	  }
	| {
			readonly is: "space";
			readonly count: number;
			/** repetitions that may not be entered again before a character is read */
			readonly trail: readonly Todo[];
	  }
	| { readonly is: "eol" }
	/** `\r` has been read, `\n` must follow */
	| { readonly is: "return" }
	| { readonly is: "atom"; readonly kind: Kind; readonly field: Field; readonly start: number }
	/** the name of a declared tool with something around it */
	| { readonly is: "decorated"; readonly start: number }
	| ValueDoing
	/** at an open payload, or in a loop where nothing has matched: see section 2, fallback */
	| { readonly is: "waiting"; readonly at: number }
	/** the call breaks in its open value */
	| { readonly is: "break"; readonly breaks: Breaks }
	/** past the end of what there was to read */
	| { readonly is: "end" };

/** In a JSON or Python value. The reader saw all of it; the reading walks through it. */
export interface ValueDoing {
	readonly is: "value";
	readonly node: Node;
	readonly field: Field;
	readonly dialect: "json" | "py" | "yaml";
	readonly start: number;
	readonly value: Value | ArgumentsRead | PatternRead;
	/** the character behind which the call commits */
	readonly commit: number | null;
}

/** A call that has been opened. */
export interface Call {
	/** what is read as this call */
	readonly unit: Node;
	readonly start: number;
	readonly committed: boolean;
	readonly name: string | null;
	readonly id: string | null;
	/** the text of an arguments payload; null before it, or when pairs make the arguments */
	readonly json: string | null;
	readonly pairs: Pairs;
	/** the declared keys that it has bound, in each container that is open; null: the next container begins */
	readonly keys: readonly (string | null)[];
	readonly repairs: readonly string[];
	/** the end of the last bound piece, or of what can be seen of the last whole literal: where the call ends with the input */
	readonly bound: number;
	/** the end of the last whole literal: there, or where it is bound, the call ends if only markup is missing before other text */
	readonly blankTo: number;
	/** the end of the last value that was bare text; -1: there was none */
	readonly textTo: number;
	/** the repairs that it had there */
	readonly boundRepairs: readonly string[];
	/** since then a loop that binds pairs was left, and nothing has proved it */
	readonly leftPairs: boolean;
	/** members of its object that are not in its arguments */
	readonly left: LeftOut;
	/** a value without its close ends with `>`, which may be that of its close */
	readonly doubtful: boolean;
}

/** The keys of the innermost container. */
export function keysHere({ keys }: Call): readonly (string | null)[] {
	return keys.slice(keys.lastIndexOf(null) + 1);
}

/** A condition that runs beside the reading; the same text at the same place is the same condition. */
export interface Look {
	readonly id: string;
	/** where it began */
	readonly at: number;
	/** behind the last character, before anything was expanded; and expanded */
	readonly raw: readonly Reading[];
	readonly readings: readonly Reading[];
}

/** A settling point that was passed: what the attempt comes to if this reading wins. */
export interface Settle {
	readonly kind: "terminator" | "call" | "outside";
	readonly at: number;
	readonly reading: Reading;
	/** conditions that must come true first */
	readonly looks: readonly string[];
}

export interface Span {
	readonly start: number;
	readonly end: number;
}

/** A lenient rule that was met outside of a call. */
export interface Met {
	readonly code: string;
	readonly at: number;
	/** calls that had ended by then */
	readonly calls: number;
	readonly listed: boolean;
}

/** A choice, the place at which it was completed, and the conditions on that. */
export interface Completed {
	readonly choice: string;
	readonly at: number;
	readonly looks: readonly string[];
}

export interface Reading {
	readonly todo: Todo;
	readonly doing: Doing;
	readonly out: Out | null;
	/** visible content or a call came before: `^` does not hold any more */
	readonly begun: boolean;
	readonly call: Call | null;
	readonly calls: number;
	readonly ids: readonly string[];
	/** inside a condition or `skip:( )`: nothing is bound */
	readonly muted: number;
	readonly captures: readonly number[];
	/** the last text of each field, for back references; one scope for each open builder */
	readonly scopes: readonly { readonly [F in Field]?: string }[];
	/** lenient rules outside of calls that the calls behind them list, as long as the section lasts */
	readonly lenient: readonly Met[];
	/** it leads to a break */
	readonly faulty: boolean;
	/** a call was found in an open value: it may be a part of that */
	readonly broke: boolean;
	/** lenient rules taken and sections left since the attempt began */
	readonly deviations: number;
	/** where the section began whose loop the reading is in */
	readonly section: number | null;
	/** the reading as it stood where its last call ended, while nothing proves that it did */
	readonly unproved: { readonly reading: Reading; readonly at: number } | null;

	// From here on: facts about the attempt, or about what is read since the last settling point.
	/** where the attempt began */
	readonly from: number;
	/** whether it is undecided whether this is markup at all, so that the bounds of headers hold */
	readonly tentative: boolean;
	readonly looks: readonly Look[];
	/** the settling points that it has passed */
	readonly settled: readonly Settle[];
	/** where the terminator of the payload ends that this attempt leaves */
	readonly leave: Todo | null;
	/** header characters read */
	readonly header: number;
	/** it began behind text of a section, in a line with it */
	readonly behindText: boolean;
	/** a literal of four or more characters was read */
	readonly told: boolean;
	/** a literal was read that can be seen */
	readonly seen: boolean;
	/** a call has committed, or the reading began behind a settling point */
	readonly proven: boolean;
	/** the literal characters that were read last, without a gap, and whether their literal is complete */
	readonly run: (Span & { readonly whole: boolean }) | null;
	/** class captures, for "literal beats class" */
	readonly atoms: readonly (Span & { readonly kind: Kind })[];
	/** the end of skipped text that has a bound; -1: none */
	readonly skippedTo: number;
	/** a condition was undecided when the input ended */
	readonly doubtful: boolean;
	/** `$` held: the input is over, and the grammar allows it */
	readonly ended: boolean;
	/** choices whose fallback this reading is in */
	readonly fallbacks: readonly string[];
	/** choices of which it has completed a definite alternative */
	readonly completed: readonly Completed[];
}

export const NEXT: Doing = { is: "next" };

export function beginning(todo: Todo): Reading {
	return {
		todo,
		doing: NEXT,
		out: null,
		begun: false,
		call: null,
		calls: 0,
		ids: [],
		muted: 0,
		captures: [],
		scopes: [{}],
		lenient: [],
		section: null,
		unproved: null,
		broke: false,
		...fresh(0, false),
	};
}

/** The facts of an attempt that begins here. */
export function fresh(from: number, tentative: boolean) {
	return {
		from,
		tentative,
		looks: [],
		settled: [],
		leave: null,
		header: 0,
		behindText: false,
		deviations: 0,
		faulty: false,
		told: false,
		seen: false,
		proven: !tentative,
		run: null,
		atoms: [],
		skippedTo: -1,
		doubtful: false,
		ended: false,
		fallbacks: [],
		completed: [],
	} satisfies Partial<Reading>;
}

export function openCall(
	unit: Node,
	start: number,
	repairs: readonly string[],
	trees: boolean,
): Call {
	return {
		unit,
		start,
		committed: false,
		name: null,
		id: null,
		json: null,
		pairs: noPairs(trees),
		keys: [],
		repairs,
		bound: start,
		blankTo: start,
		textTo: -1,
		boundRepairs: repairs,
		leftPairs: false,
		doubtful: false,
		left: NOTHING_LEFT,
	};
}

/** The call up to `at` is proved by what was read. */
export function boundAt(call: Call, at: number): Call {
	const bound = Math.max(call.bound, at);
	return { ...call, bound, boundRepairs: call.repairs, leftPairs: false };
}

export function put(reading: Reading, piece: Piece): Reading {
	return { ...reading, out: { piece, before: reading.out } };
}

export function notice(reading: Reading, code: string, start: number, end: number): Reading {
	return put(reading, { type: "notice", code, start, end });
}

/** The values of a mapping of YAML that are none of their types. */
export function tellKept(reading: Reading, { kept = [] }: Value): Reading {
	return kept.reduce((one, at) => notice(one, "kept-string", at, at), reading);
}

/** No call behind this place lists the lenient rules of the section. */
export function endSection(reading: Reading): Reading {
	const left = reading.lenient.filter((one) => !one.listed);
	const told = left.reduce((one, { at }) => notice(one, "lenient", at, at), reading);
	return { ...told, lenient: [], section: null };
}

/** Whether some character is not white space. */
export function isVisible(text: string): boolean {
	return /[^ \t\n\r]/.test(text);
}

/** Passes a settling point. */
export function settle(reading: Reading, kind: Settle["kind"], at: number): Reading {
	const looks = reading.looks.map((look) => look.id);
	return { ...reading, settled: [...reading.settled, { kind, at, reading, looks }] };
}

/** It is in a call that has committed. */
export function isInCall({ call }: Reading): boolean {
	return call?.committed === true;
}

/** The call commits, as far as this reading is concerned. */
export function commit(reading: Reading, at: number): Reading {
	if (reading.call === null || reading.call.committed || reading.muted > 0) return reading;
	const committed = { ...reading, call: { ...reading.call, committed: true }, proven: true };
	return settle(tellDuplicate(committed, at), "call", at);
}

/** An id that came before is none. */
export function isRepeatedId({ call, ids }: Reading): boolean {
	return call?.name != null && call.id !== null && ids.includes(call.id);
}

/** Told where the call's start leaves. */
export function tellDuplicate(reading: Reading, end: number): Reading {
	const start = reading.call?.start ?? end;
	return isRepeatedId(reading) ? notice(reading, "duplicate-id", start, end) : reading;
}
