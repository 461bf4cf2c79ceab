import type { ValidationError } from "./events.js";
import type { LenientCode } from "./program/codes.js";
import type { EventSink } from "./sink.js";

/** A JSON Schema (any draft). Read, never changed. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A schema by the Standard Schema specification: zod, valibot, arktype. */
export interface StandardSchema {
	/** where the specification puts it */
	readonly "~standard": { readonly validate: (value: unknown) => unknown };
}
/** The schema of a tool's arguments: JSON Schema, a Standard Schema, or what the AI SDK's `jsonSchema(…)` makes. */
export type ToolSchema = JsonSchema | StandardSchema;

/** A tool as others write it: OpenAI and the Responses API, Anthropic (`input_schema`), MCP and the AI SDK (`inputSchema`). */
export interface NamedTool {
	/** as the model is to write it */
	readonly name: string;
	/** for the model */
	readonly description?: string | null | undefined;
	readonly type?: "function" | "custom";
	/** OpenAI's word for the schema of the arguments; a tool has one of the three */
	readonly parameters?: ToolSchema | null | undefined;
	/** MCP's and the AI SDK's */
	readonly inputSchema?: ToolSchema | undefined;
	/** Anthropic's */
	readonly input_schema?: ToolSchema | undefined;
	/** what the schema cannot say */
	readonly check?: ArgumentsCheck | undefined;
}

/** A tool in any shape that `readTools` takes in a list. One that is in none of them is a TypeError wherever it is handed over. */
export type ToolDefinition =
	| { readonly type: "function"; readonly function: NamedTool }
	| (NamedTool & { readonly function?: never });

/** A tool as it is read, whatever shape it had. */
export interface FunctionDefinition {
	readonly name: string;
	/** for the model */
	readonly description?: string;
	/** the schema of the arguments; absent: any object will do */
	readonly parameters?: JsonSchema;
	/** what the schema cannot say; asked about arguments in which the validator, if there is one, finds no error */
	readonly check?: ArgumentsCheck;
}

/** Judges parsed arguments, a copy of its own. Empty result: valid. Must not throw. `toolgrammar/tools` makes it of schemas of other libraries. */
export type ArgumentsCheck = (args: unknown) => readonly ValidationError[];

/** `auto`, `none`, `required`, the name of one tool, or that in the OpenAI shape. */
export type ToolChoice =
	| "auto"
	| "none"
	| "required"
	| (string & Record<never, never>)
	| { readonly type: "function"; readonly function: { readonly name: string } };

/** Judges the arguments of a finished call. Made by `toolgrammar/validate`; an interface so that others can be used. */
export interface Validator {
	/**
	 * `argumentsText` is one JSON object. Empty result: valid. Must not throw. `tool` says what that of the request does. Without a function in it, it may be
	 * one frozen object for all requests that say the same: what is made of its schema can be kept by the identity of that.
	 */
	validate(tool: FunctionDefinition, argumentsText: string): readonly ValidationError[];
}

/** Each limit has a default (see limits.ts), a notice `limit-…`, and a defined outcome. */
export interface Limits {
	/** calls of one message; further ones are content */
	readonly calls?: number | undefined;
	/** characters of one call's arguments; beyond, the call is incomplete */
	readonly argumentsLength?: number | undefined;
	/** nesting of JSON and Python values; beyond, the call is incomplete */
	readonly depth?: number | undefined;
	/** characters of a name, id or key; beyond, the reading fails */
	readonly nameLength?: number | undefined;
	/**
	 * characters held back by one undecided reading; with so many and one more to come they are content. At least as many as the
	 * longest marker of the format has
	 */
	readonly heldText?: number | undefined;
}

/** Rows of the policy table that this release knows; see docs/POLICIES.md. */
export interface Policies {
	/**
	 * Q1: calls in a thought, where the grammar does not say that their marks end it. `end`, the default: whole calls of declared
	 * tools at the end of a thought that is never closed are calls; `text`: none is; `call`: a call's opening ends the thought
	 */
	readonly callsInReasoning?: "end" | "text" | "call" | undefined;
	/** Q6: `error` makes `malformed` and `broken` notices an error of the result */
	readonly onMalformed?: "text" | "error" | undefined;
	/** Q10: drop white space at both ends of content (applies to the collected message) */
	readonly trimContent?: boolean | undefined;
	/** Q21: convert quoted numbers and booleans where the schema asks for them (tag formats do so always) */
	readonly coerceQuoted?: boolean | undefined;
	/** Q18: the codes that may be used: of lenient rules, of repairs of values, `unclosed`; absent: all */
	readonly lenient?: readonly LenientCode[] | undefined;
	/** Q2: a call of a tool that is not declared. `forward`, the default: it leaves; `withhold`: its text stands in a notice */
	readonly unknownTool?: "forward" | "withhold" | undefined;
	/** `withhold`: a call that is not whole never leaves, so that no client runs it; others leave at their end */
	readonly incompleteCall?: "forward" | "withhold" | undefined;
}

/**
 * How a message is read; all may be absent. They are looked at where they enter: one that is not known, or does not fit, is a TypeError or RangeError
 * that names it.
 */
export interface ParserOptions {
	/** those of the request. Formats without types on the wire take them from here, and some know a call only by the name of its tool */
	readonly tools?: readonly ToolDefinition[] | undefined;
	/** that of the request; `none`: all of the text is content. Default: `auto` */
	readonly toolChoice?: ToolChoice | undefined;
	/** the start state, by the name of an entry of the format; default: the message's start */
	readonly entry?: string | undefined;
	/** no lenient rule, no repair; with tools and a validator, calls that are not proven valid are withheld */
	readonly strict?: boolean | undefined;
	/** what to do where real systems disagree */
	readonly policies?: Policies | undefined;
	/** how much is read of what; the defaults fit any model */
	readonly limits?: Limits | undefined;
	/** judges the arguments of whole calls of declared tools: `createValidator()` of `toolgrammar/validate` */
	readonly validator?: Validator | undefined;
	/** keep events and fold them into `parser.message` */
	readonly collect?: boolean | undefined;
	/** also emit `markup` events, so that the spans of all events tile the input */
	readonly markup?: boolean | undefined;
	/** is told the events; `feed` and `finish` then return none. The cheapest way for a server: see `EventSink` */
	readonly sink?: EventSink | undefined;
	/** ids that the conversation has used: no call gets one of them, and one of the wire is replaced, with a notice */
	readonly takenIds?: ReadonlySet<string> | undefined;
	/** makes an id where the wire has none; default: random, in the format's own shape */
	readonly generateId?:
		| ((context: { readonly name: string; readonly index: number }) => string)
		| undefined;
}
