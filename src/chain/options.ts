/** What a caller may say of the chain. */

import { flag, listOf, members, oneOf, type Shape, text, wholeFrom } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import type { ParserOptions } from "../runtime/options.js";
import type { ParseMode } from "../runtime/outcome.js";
import { checkFormat, PARSER_OPTIONS } from "../runtime/program/check-options.js";

/** What an outcome calls the fallback that has read the calls. */
export type FallbackMode = Exclude<ParseMode, "primary" | "none">;

/** A format that is read where the primary one has no call. */
export interface Fallback {
	readonly format: Format;
	/** what the outcome calls it */
	readonly mode: FallbackMode;
}

/** A text by which a model shows that it means to call a tool. */
export interface IntentSignal {
	/** a blank in it stands for any number of spaces and tabs, none too. It begins and ends where words do */
	readonly text: string;
	/** ASCII letters in either case; default: as they are written */
	readonly anyCase?: boolean | undefined;
}

/** Texts in the content that show that a tool is meant, where no others are given. */
export const DEFAULT_SIGNALS: readonly IntentSignal[] = [
	{ text: "need_tool : yes", anyCase: true },
	{ text: "CALL_TOOL" },
];

/** Characters that a fallback's call may have, where no other number is given. */
export const DEFAULT_CANDIDATE_LENGTH = 2048;

/** The options of a parser, the fallbacks, and what opens their gates. */
export interface ChainOptions extends ParserOptions {
	/** in their order; the primary itself is left out. Default: `DEFAULT_FALLBACKS` */
	readonly fallbacks?: readonly Fallback[] | undefined;
	/** in whose wire a call may stand that is all that the message says, without intent; default: none */
	readonly drift?: readonly Format[] | undefined;
	/** the caller's word on whether a tool is meant; it wins over every signal in the text */
	readonly intent?: boolean | undefined;
	/** looked for in the content; default: `DEFAULT_SIGNALS` */
	readonly signals?: readonly IntentSignal[] | undefined;
	/** the longest candidate, opening to close, in UTF-16 units; default 2,048 */
	readonly candidateLength?: number | undefined;
	/** a call as the primary format writes it, for the text that asks the model to write its call again */
	readonly example?: string | undefined;
}

/** All that can be said of a chain. */
export const CHAIN_OPTIONS: Shape = {
	...PARSER_OPTIONS,
	fallbacks: listOf(
		members(
			{
				format: checkFormat,
				mode: oneOf(["json", "bracket", "marker", "fenced", "drift"] satisfies FallbackMode[]),
			},
			["format", "mode"],
		),
	),
	drift: listOf(checkFormat),
	intent: flag,
	signals: listOf(members({ text, anyCase: flag }, ["text"])),
	candidateLength: wholeFrom(0),
	example: text,
};
