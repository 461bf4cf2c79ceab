/** What the steps of a walk share: what is walked, and what has been found on the way. */
import type { Part, Writing } from "../../render/writing.js";
import type { IdPart } from "../../runtime/contract.js";
import type { Expr } from "../grammar/expr.js";
import type { Report } from "../report.js";
import type { OpenTexts } from "../texts/open-text.js";
import type { Building } from "./containers.js";
import type { Holes } from "./counting.js";
import type { Notations } from "./notations.js";
import type { Outlines } from "./outlines.js";
import type { State, Tool } from "./state.js";

/** What may follow in a state; null: nothing can. */
export type Then = (state: State) => Expr | null;
export type Loop = Extract<Part, { p: "loop" }>;

export interface Source {
	readonly writing: Writing;
	readonly ids: readonly IdPart[];
	readonly tools: readonly Tool[];
	readonly values: OpenTexts;
	readonly thoughts: OpenTexts;
	/** more than one call */
	readonly parallel: boolean;
	readonly report: Report;
}

export interface Walk {
	readonly source: Source;
	readonly isMarkup: (part: Part) => boolean;
	readonly values: Notations;
	/** rules of containers, by what they depend on */
	readonly builds: Map<string, Building>;
	/** members that are walked once for all properties that are alike */
	readonly outlines: Outlines;
	/** the numbers of the call that is walked; null: it is walked for one place in the message */
	holes: Holes | null;
	/** how many elements the walk is in */
	depth: number;
	/** the tools for which a part of the format has no place */
	readonly refused: Map<string, string>;
	/** why a tool has no call in some way of writing it */
	why: string | null;
	/** what was written depends on where in the message it stands */
	placed: boolean;
	write(part: Part, s: State, then: Then): Expr | null;
}

export function inSequence(
	walk: Walk,
	of: readonly Part[],
	at: number,
	s: State,
	then: Then,
): Expr | null {
	const part = of[at];
	if (part === undefined) return then(s);
	return walk.write(part, s, (next) => inSequence(walk, of, at + 1, next, then));
}

export function wrote(s: State, written: string): State {
	return written === "" ? s : stateAt(s, written.endsWith("\n"));
}

/** The same state where nothing changes: most texts stand within a line. */
export function stateAt(s: State, line: boolean): State {
	return s.begun && s.line === line ? s : { ...s, begun: true, line };
}
