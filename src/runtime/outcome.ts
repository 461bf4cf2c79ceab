/** How the calls of a message were found: what the fallback chain says, and what telemetry counts. */

/** Which reader gave the calls: the chosen format, one of the chain's fallbacks, or none (there is no call). */
export type ParseMode = "primary" | "json" | "bracket" | "marker" | "fenced" | "drift" | "none";

/** A gate of the fallback chain, in the order in which they are asked. */
export type Gate = "intent" | "size" | "name" | "schema" | "single";

/** What came of the fallbacks for one message. */
export interface Outcome {
	/** which reader gave the calls */
	readonly mode: ParseMode;
	/** texts that a fallback read as a call, whatever the gates said of them */
	readonly candidates: number;
	/**
	 * the gate that kept the (first) candidate from becoming a call; `intent`: none was looked for. null: none did, or there
	 * was none
	 */
	readonly closed: { readonly gate: Gate; readonly message: string } | null;
	/** a text for the model that asks it to write its call again in the primary format; null: nothing to ask */
	readonly reask: string | null;
}
