/** The policies that are one of some words, and the words. */
import type { Policies } from "./options.js";

export const POLICY_WORDS = {
	callsInReasoning: ["end", "text", "call"],
	onMalformed: ["text", "error"],
	unknownTool: ["forward", "withhold"],
	incompleteCall: ["forward", "withhold"],
} as const satisfies { readonly [Name in keyof Policies]?: readonly Policies[Name][] };
