/**
 * What leaves the parser. Offsets count UTF-16 code units of the whole input, end exclusive.
 * Events carry no SDK's types; adapters map them.
 */

import type { NoticeCode, Open, RepairCode } from "./program/codes.js";

/**
 * A piece of the visible answer, as soon as it can be no part of a call. The pieces of one message concatenate to its content; they follow the
 * chunks that were fed, so how many there are means nothing.
 */
export interface ContentEvent {
	readonly type: "content";
	/** never empty */
	readonly text: string;
	readonly start: number;
	readonly end: number;
}
/** A piece of the model's thoughts, without their marks. The pieces of one message concatenate to its reasoning. */
export interface ReasoningEvent {
	readonly type: "reasoning";
	/** never empty */
	readonly text: string;
	readonly start: number;
	readonly end: number;
}
/** A call has committed: its complete name and id. `start` is where the call's own text begins. */
export interface CallStartEvent {
	readonly type: "call-start";
	/** of the call in its message, from 0 */
	readonly index: number;
	/** from the wire where the format has ids, else made; no two calls of a message share one */
	readonly id: string;
	/** as the model wrote it: a tool of this name need not be declared */
	readonly name: string;
	readonly start: number;
	readonly end: number;
}
/** A piece of the arguments' JSON text. The pieces of one call concatenate to one JSON object. */
export interface CallArgumentsEvent {
	readonly type: "call-arguments";
	/** of the call */
	readonly index: number;
	/** JSON text, cut anywhere; never empty */
	readonly delta: string;
	readonly start: number;
	readonly end: number;
}
/**
 * How whole a call is. `complete`: the model wrote it as the format has it. `repaired`: it deviated in ways that are known (`repairs` names
 * them), and what was meant is certain. `incomplete`: it was cut or breaks; its arguments need not be JSON, and it must not run.
 */
export type CallStatus = "complete" | "repaired" | "incomplete";
/** The end of a call; `start`/`end` span all of the call's text, its own markers included. */
export interface CallEndEvent {
	readonly type: "call-end";
	/** of the call */
	readonly index: number;
	readonly status: CallStatus;
	/** codes of the lenient rules and repairs that were needed, in order, each once */
	readonly repairs: readonly RepairCode[];
	readonly start: number;
	readonly end: number;
}
/**
 * Something of the input was not read as it may have been meant: text that looks like a call and is none, a call that breaks, a limit that was
 * reached. Nothing is lost with it: unless its code says otherwise the text is content. It comes when that is decided.
 */
export interface NoticeEvent {
	readonly type: "notice";
	/** what docs/CODES.md lists; a later version may have more */
	readonly code: Open<NoticeCode>;
	/** a sentence for people; programs compare `code` */
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
/**
 * What `feed` and `finish` return, told apart by `type`. A call is one `call-start`, any number of `call-arguments` and one `call-end` of the
 * same `index`; the events of two calls do not mix. Offsets `start` and `end` count UTF-16 code units of the whole input, end exclusive.
 */
export type ParserEvent =
	| ContentEvent
	| ReasoningEvent
	| CallStartEvent
	| CallArgumentsEvent
	| CallEndEvent
	| NoticeEvent
	| MarkupEvent;
/**
 * The old name of `ParserEvent`.
 * @deprecated It hides the DOM's own type of this name: use `ParserEvent`. It goes with 1.0.
 */
export type Event = ParserEvent;

/** A piece of input. `special` says whether the tokenizer produced the text as a special token. */
export interface FlaggedChunk {
	readonly text: string;
	/** true: markers may stand here; false: they are spelled out, and are text; absent: the text decides */
	readonly special?: boolean;
}
/** `undefined` and `null` are no text: a delta of an API's stream may hold them. */
export type Chunk = string | Uint8Array | FlaggedChunk | undefined | null;

/** One way in which arguments do not fit the schema of their tool. */
export interface ValidationError {
	/** JSON pointer into the arguments; "" for the call itself */
	readonly path: string;
	/** what is wrong there, in words that a model can be told */
	readonly message: string;
}

/** A call of a whole message, as the model wrote it. It may be cut, invalid, or of a tool that nobody offers: `toExecutable` says what may run. */
export interface ToolCall {
	/** in its message, from 0 */
	readonly index: number;
	/** from the wire where the format has ids, else made; no two calls of a message share one */
	readonly id: string;
	/** as the model wrote it: a tool of this name need not be declared */
	readonly name: string;
	/** JSON text; one RFC 8259 object unless `status` is `incomplete` */
	readonly arguments: string;
	readonly status: CallStatus;
	/** codes of the lenient rules and repairs that were needed, in order, each once */
	readonly repairs: readonly RepairCode[];
	/** null: not judged (no tools, no validator, or incomplete) */
	readonly valid: boolean | null;
	/** why it is not valid; else empty */
	readonly errors: readonly ValidationError[];
	/** of all of the call's text in the input, its own markers included */
	readonly start: number;
	readonly end: number;
}

/** What a `notice` event said, of a whole message; or what is known only of the whole, such as `no-call`. */
export interface Notice {
	/** what docs/CODES.md lists; a later version may have more */
	readonly code: Open<NoticeCode>;
	/** a sentence for people; programs compare `code` */
	readonly message: string;
	/** of a call that was withheld: its text in the input */
	readonly text?: string;
	readonly start: number;
	readonly end: number;
}

/** Why a message counts as failed. There is one only with the policy `onMalformed: "error"`. */
export interface MessageError {
	readonly code: "malformed";
	/** what could not be read, and where */
	readonly message: string;
}

/** A whole parsed message. */
export interface Message {
	/** the visible answer; "" where there is none */
	readonly content: string;
	/** the model's thoughts; "" where there are none */
	readonly reasoning: string;
	/** in the order of the text */
	readonly toolCalls: readonly ToolCall[];
	/** the engine's reason; `tool_calls` in the place of `stop` if and only if a call is not `incomplete` */
	readonly finishReason: string;
	/** in the order in which they came */
	readonly notices: readonly Notice[];
	/** with `onMalformed: "error"`: the first marked call that could not be read, or was cut; otherwise null */
	readonly error: MessageError | null;
}
