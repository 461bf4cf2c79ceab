/**
 * What leaves the parser. Offsets count UTF-16 code units of the whole input, end exclusive.
 * Events carry no SDK's types; adapters map them.
 */

import type { NoticeCode, Open, RepairCode } from "./program/codes.js";

export interface ContentEvent {
	readonly type: "content";
	readonly text: string;
	readonly start: number;
	readonly end: number;
}
export interface ReasoningEvent {
	readonly type: "reasoning";
	readonly text: string;
	readonly start: number;
	readonly end: number;
}
/** A call has committed: its complete name and id. `start` is where the call's own text begins. */
export interface CallStartEvent {
	readonly type: "call-start";
	readonly index: number;
	readonly id: string;
	readonly name: string;
	readonly start: number;
	readonly end: number;
}
/** A piece of the arguments' JSON text. The pieces of one call concatenate to one JSON object. */
export interface CallArgumentsEvent {
	readonly type: "call-arguments";
	readonly index: number;
	readonly delta: string;
	readonly start: number;
	readonly end: number;
}
export type CallStatus = "complete" | "repaired" | "incomplete";
/** The end of a call; `start`/`end` span all of the call's text, its own markers included. */
export interface CallEndEvent {
	readonly type: "call-end";
	readonly index: number;
	readonly status: CallStatus;
	/** codes of the lenient rules and repairs that were needed, in order, each once */
	readonly repairs: readonly RepairCode[];
	readonly start: number;
	readonly end: number;
}
export interface NoticeEvent {
	readonly type: "notice";
	/** a later version may have more */
	readonly code: Open<NoticeCode>;
	readonly message: string;
	/** of a call that was withheld: its text in the input */
	readonly text?: string;
	readonly start: number;
	readonly end: number;
}
/** Text that belongs to no other event (a frame's markers, skipped text). Only with `markup: true`. */
export interface MarkupEvent {
	readonly type: "markup";
	readonly start: number;
	readonly end: number;
}
export type ParserEvent =
	| ContentEvent
	| ReasoningEvent
	| CallStartEvent
	| CallArgumentsEvent
	| CallEndEvent
	| NoticeEvent
	| MarkupEvent;
/** @deprecated It hides the DOM's own type of this name: use `ParserEvent`. It goes with 1.0. */
export type Event = ParserEvent;

/** A piece of input. `special` says whether the tokenizer produced the text as a special token. */
export interface FlaggedChunk {
	readonly text: string;
	readonly special?: boolean;
}
/** `undefined` and `null` are no text: a delta of an API's stream may hold them. */
export type Chunk = string | Uint8Array | FlaggedChunk | undefined | null;

export interface ValidationError {
	/** JSON pointer into the arguments; "" for the call itself */
	readonly path: string;
	readonly message: string;
}

export interface ToolCall {
	readonly index: number;
	readonly id: string;
	readonly name: string;
	/** JSON text; one RFC 8259 object unless `status` is `incomplete` */
	readonly arguments: string;
	readonly status: CallStatus;
	readonly repairs: readonly RepairCode[];
	/** null: not judged (no tools, no validator, or incomplete) */
	readonly valid: boolean | null;
	readonly errors: readonly ValidationError[];
	readonly start: number;
	readonly end: number;
}

export interface Notice {
	/** a later version may have more */
	readonly code: Open<NoticeCode>;
	readonly message: string;
	/** of a call that was withheld: its text in the input */
	readonly text?: string;
	readonly start: number;
	readonly end: number;
}

export interface MessageError {
	readonly code: "malformed";
	readonly message: string;
}

/** A whole parsed message. */
export interface Message {
	readonly content: string;
	readonly reasoning: string;
	readonly toolCalls: readonly ToolCall[];
	/** the engine's reason; `tool_calls` by P18 */
	readonly finishReason: string;
	readonly notices: readonly Notice[];
	/** with `onMalformed: "error"`: the first marked call that could not be read, or was cut; otherwise null */
	readonly error: MessageError | null;
}
