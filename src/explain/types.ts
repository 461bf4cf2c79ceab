/** What `explain` says of one model output. Offsets count UTF-16 code units, end exclusive; lines and columns count from 1. */
import type { CallStatus } from "../runtime/events.js";

/** What a piece of the output is. */
export type SpanKind =
	| "content"
	| "reasoning"
	| "markup"
	| "name"
	| "arguments"
	/** markup of a call that a repair was needed for */
	| "repaired"
	/** markup of a call that never ends */
	| "cut"
	| "withheld";

/** The spans of an output tile it: they are in order, and leave nothing out. */
export interface Span {
	readonly kind: SpanKind;
	readonly start: number;
	readonly end: number;
}

/** A place of the output. */
export interface Place {
	/** UTF-16 code units from its beginning */
	readonly offset: number;
	/** from 1 */
	readonly line: number;
	/** from 1 */
	readonly column: number;
}

/** The rule of a grammar that reads something, and its own line there. */
export interface RulePlace {
	readonly rule: string;
	readonly line: number;
	readonly text: string;
}

/** Something that a reading waited for. */
export interface Expected {
	/** for people: `"</tag>"`, `a name`, `a key or "}"` */
	readonly what: string;
	/** where that reading stood: the furthest place to which it came */
	readonly place: Place;
	/** the code of the lenient rule by which it was read, or null */
	readonly lenient: string | null;
	/** null: the grammar was not given, or the rule is a derived one */
	readonly rule: RulePlace | null;
}

/** What can be done. `option`: as the command line writes it, where there is one. */
export interface Advice {
	readonly code: AdviceCode;
	readonly text: string;
	readonly option: string | null;
}
/** What an advice is about: the option to set, or what to change. */
export type AdviceCode =
	| "format"
	| "entry"
	| "policy"
	| "strict"
	| "tool-choice"
	| "tools"
	| "fallback"
	| "limit"
	| "finish"
	| "model";

/** Why a place needs an explanation. */
export type FindingKind =
	/** text that began as markup does, and was none */
	| "died"
	/** text in which a mark of the format seems to be misspelt */
	| "almost"
	/** a call in another format */
	| "foreign"
	/** a call that breaks, or that is cut */
	| "broken"
	/** a call that needed a repair */
	| "repaired"
	/** anything else of which the parser gives a notice */
	| "notice";

/** One place of the output, and why it was read as it was. */
export interface Finding {
	readonly kind: FindingKind;
	/** of the notice; null: there is none */
	readonly notice: string | null;
	/** repairs of the call */
	readonly repairs: readonly string[];
	readonly message: string;
	readonly start: Place;
	readonly end: number;
	/** where the last reading died; null: nothing did */
	readonly died: Place | null;
	/** the last of the text that was read up to there */
	readonly read: string;
	/** the character that no reading could take; null: the output ends there, or nothing died */
	readonly found: string | null;
	readonly expected: readonly Expected[];
	/** the nearest miss, as a sentence */
	readonly nearest: string | null;
	/** what the code of the notice or of each repair means */
	readonly meaning: readonly string[];
	readonly advice: readonly Advice[];
}

/** A call that was read. */
export interface ExplainedCall {
	readonly name: string;
	readonly status: CallStatus;
	readonly repairs: readonly string[];
	readonly start: number;
	readonly end: number;
}

/** Why an output was read as it was: plain data, for programs; `formatExplanation` writes it for people. */
export interface Explanation {
	/** name of the format that read it */
	readonly format: string;
	/** UTF-16 code units of the output */
	readonly length: number;
	/** of them, those in which attempts were looked for; calls and notices are those of the whole output */
	readonly traced: number;
	readonly calls: readonly ExplainedCall[];
	/** what the output came to, in a sentence */
	readonly summary: string;
	readonly spans: readonly Span[];
	/** in the order of the text */
	readonly findings: readonly Finding[];
	/** further places that are not explained */
	readonly more: number;
	/** what can be done about the output as a whole */
	readonly advice: readonly Advice[];
}
