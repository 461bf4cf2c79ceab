/** The steps of a program: nodes of the contract as linked objects of one shape. */

import type { Field, Op, Pattern, Section } from "../contract.js";
import type { AtomClass } from "../scan/classes.js";
import type { Automaton } from "./automaton.js";
import type { Lookahead } from "./lookahead.js";
import type { NameTree } from "./names.js";
import type { LiteralPart } from "./parts.js";

export const FORK = 0;
export const LITERAL = 1;
export const SPACE = 2;
export const EOL = 3;
export const ATOM = 4;
export const SLOT = 5;
export const SAME = 6;
export const ASSERT = 7;
export const LOOK = 8;
export const OP = 9;
export const VALUE = 10;
export const PATTERN = 11;
export const TEXT = 12;
export const CALL = 13;
export const RETURN = 14;
export const ACCEPT = 15;

export const KIND = {
	fork: FORK,
	literal: LITERAL,
	space: SPACE,
	eol: EOL,
	atom: ATOM,
	slot: SLOT,
	same: SAME,
	assert: ASSERT,
	look: LOOK,
	op: OP,
	value: VALUE,
	pattern: PATTERN,
	text: TEXT,
	call: CALL,
	return: RETURN,
	accept: ACCEPT,
} as const;

/** One node. Every field is always there, so that all steps have one shape. */
export class Step {
	/** the step itself where nothing follows, or where all that follows is in `more` */
	to: Step = this;
	/** fork: the alternatives; look, call: the body first; text of a section's scan loop: its entry */
	more: readonly Step[] = [];
	/** return: what may follow, from wherever its rule is entered */
	backs: readonly Step[] = [];
	text = "";
	/** literal: has a visible character; its parts that are special tokens, and the text between them */
	visible = false;
	parts: readonly LiteralPart[] = [];
	/** literal: where an `ends` text may begin within it (overlaps.ts); made on demand */
	overlaps: readonly number[] | null = null;
	greedy = false;
	cls: AtomClass = 0;
	field: Field = "skip";
	/** slot, assert: which; `key`: declared names that the class of the same key cannot hold; `decorated`: names of tools with something around them */
	what = "";
	/** a key or the name of a call: the slot that reads other spellings of declared names beside it */
	declared: Step | null = null;
	/** the name of a call: marks that it does not hold */
	marks: readonly string[] = [];
	op: Op | null = null;
	py = false;
	yaml = false;
	/** value: the bracket of a list is markup beside it */
	unlisted = false;
	pattern: Pattern | null = null;
	typed = false;
	/** text: it stands in a JSON string */
	quoted = false;
	stray = false;
	/** text: of a section's scan loop */
	section: Section | null = null;
	stops: Automaton | null = null;
	/** text: stop literals, or null when a terminator may begin otherwise */
	stopTexts: readonly string[] | null = null;
	/** text: the steps at which its terminator is complete; null: any that say so */
	terminators: readonly number[] | null = null;
	/** text: an `ends` text is looked for; in a value it is data, unless its terminators name the end */
	ends = false;
	/** the same by the lenient codes that are read (value-ends.ts) */
	endsBy: WeakMap<readonly boolean[], boolean> | null = null;
	/** text: `^` or `bol` stands before a terminator, so that a literal that begins may not be live */
	asserts = false;
	/** text: its ways out, by the state of its automaton where an attempt begins; made on demand */
	exits: (readonly Step[])[] | null = null;
	/** text: what is known of attempts to leave it, by the declared tools; made on demand */
	lookaheads: WeakMap<NameTree, Lookahead> | null = null;
	/** what this step can begin with; made on demand */
	first: First | null = null;
	ahead: Ahead | null = null;
	/** space: no single character behind it decides anything; made on demand */
	between: boolean | null = null;

	constructor(
		readonly kind: number,
		readonly id: number,
	) {}
}

export interface Ahead {
	readonly id: boolean;
	readonly commit: boolean;
}

/** A set of first characters. */
export interface First {
	readonly any: boolean;
	/** open text may begin here, with anything: an atom that goes on does not end for it */
	readonly text: boolean;
	readonly codes: ReadonlySet<number>;
	readonly classes: readonly AtomClass[];
	/** the whole request's names may begin here */
	readonly slot: boolean;
	/** there may be nothing to read */
	readonly isEmpty: boolean;
}
