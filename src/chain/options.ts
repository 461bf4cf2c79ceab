/** What a caller may say of the chain. */
import type { Format } from "../runtime/contract.js";
import type { ParserOptions } from "../runtime/options.js";
import type { ParseMode } from "../runtime/outcome.js";

export type FallbackMode = Exclude<ParseMode, "primary" | "none">;

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
	readonly anyCase?: boolean;
}

export const DEFAULT_SIGNALS: readonly IntentSignal[] = [
	{ text: "need_tool : yes", anyCase: true },
	{ text: "CALL_TOOL" },
];

export const DEFAULT_CANDIDATE_LENGTH = 2048;

export interface ChainOptions extends ParserOptions {
	/** in their order; the primary itself is left out. Default: `DEFAULT_FALLBACKS` */
	readonly fallbacks?: readonly Fallback[];
	/** the caller's word on whether a tool is meant; it wins over every signal in the text */
	readonly intent?: boolean;
	/** looked for in the content; default: `DEFAULT_SIGNALS` */
	readonly signals?: readonly IntentSignal[];
	/** the longest candidate, opening to close, in UTF-16 units; default 2,048 */
	readonly candidateLength?: number;
	/** a call as the primary format writes it, for the text that asks the model to write its call again */
	readonly example?: string;
}
