/** The gated fallback chain: a parser that also looks for a call in another format, where the model meant one. */
export { type Chain, createChain } from "./chain.js";
export { DEFAULT_FALLBACKS } from "./fallbacks.js";
export {
	type ChainOptions,
	DEFAULT_CANDIDATE_LENGTH,
	DEFAULT_SIGNALS,
	type Fallback,
	type FallbackMode,
	type IntentSignal,
} from "./options.js";
