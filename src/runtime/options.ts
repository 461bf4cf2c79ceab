import type { ValidationError } from "./events.js";
import type { EventSink } from "./sink.js";

/** A JSON Schema (any draft). Read, never changed. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A tool in the OpenAI shape; the inner `function` object alone is accepted too. */
export type ToolDefinition =
	| { readonly type: "function"; readonly function: FunctionDefinition }
	| FunctionDefinition;
export interface FunctionDefinition {
	readonly name: string;
	readonly description?: string;
	readonly parameters?: JsonSchema;
	/** what the schema cannot say; asked about arguments in which the validator, if there is one, finds no error */
	readonly check?: ArgumentsCheck;
}

/** Judges parsed arguments, a copy of its own. Empty result: valid. Must not throw. `toolgrammar/tools` makes it of schemas of other libraries. */
export type ArgumentsCheck = (args: unknown) => readonly ValidationError[];

export type ToolChoice =
	| "auto"
	| "none"
	| "required"
	| { readonly type: "function"; readonly function: { readonly name: string } };

/** Judges the arguments of a finished call. Made by `toolgrammar/validate`; an interface so that others can be used. */
export interface Validator {
	/** `argumentsText` is one JSON object. Empty result: valid. Must not throw. */
	validate(tool: FunctionDefinition, argumentsText: string): readonly ValidationError[];
}

/** Each limit has a default (see limits.ts), a notice `limit-…`, and a defined outcome. */
export interface Limits {
	/** calls of one message; further ones are content */
	readonly calls?: number;
	/** characters of one call's arguments; beyond, the call is incomplete */
	readonly argumentsLength?: number;
	/** nesting of JSON and Python values; beyond, the call is incomplete */
	readonly depth?: number;
	/** characters of a name, id or key; beyond, the reading fails */
	readonly nameLength?: number;
	/**
	 * characters held back by one undecided reading; with so many and one more to come they are content. At least as many as the
	 * longest marker of the format has
	 */
	readonly heldText?: number;
}

/** Rows of the policy table that this release knows; see README. */
export interface Policies {
	/** Q1: `call` lets a call's opening end a thought, in every format; default: only where the grammar says so */
	readonly callsInReasoning?: "text" | "call";
	/** Q6: `error` makes `malformed` and `broken` notices an error of the result */
	readonly onMalformed?: "text" | "error";
	/** Q10: drop white space at both ends of content (applies to the collected message) */
	readonly trimContent?: boolean;
	/** Q21: convert quoted numbers and booleans where the schema asks for them (tag formats do so always) */
	readonly coerceQuoted?: boolean;
	/** Q18: the codes that may be used: of lenient rules, of repairs of values, `unclosed`; absent: all */
	readonly lenient?: readonly string[];
	/** Q2 */
	readonly unknownTool?: "forward" | "withhold";
}

export interface ParserOptions {
	readonly tools?: readonly ToolDefinition[];
	readonly toolChoice?: ToolChoice | string;
	/** the start state, by the name of an entry of the format; default: the message's start */
	readonly entry?: string;
	/** no lenient rule, no repair; with tools and a validator, calls that are not proven valid are withheld */
	readonly strict?: boolean;
	readonly policies?: Policies;
	readonly limits?: Limits;
	readonly validator?: Validator;
	/** keep events and fold them into `parser.message` */
	readonly collect?: boolean;
	/** also emit `markup` events, so that the spans of all events tile the input */
	readonly markup?: boolean;
	/** is told the events; `feed` and `finish` then return none. The cheapest way for a server: see `EventSink` */
	readonly sink?: EventSink;
	/** ids that the conversation has used: no call gets one of them, and one of the wire is replaced, with a notice */
	readonly takenIds?: ReadonlySet<string>;
	/** makes an id where the wire has none; default: random, in the format's own shape */
	readonly generateId?: (context: { readonly name: string; readonly index: number }) => string;
}
