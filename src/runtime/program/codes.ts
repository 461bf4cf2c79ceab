/** The codes of notices and of repairs, in events, results and records. */
import type { COMMON_CODES } from "./lenient-codes.js";

/** All codes that a notice may have. */
export const NOTICE_CODES = [
	// text that is no call, or a call that is cut
	"malformed",
	"broken",
	"stray",
	"after-end",
	"call-in-reasoning",
	// what was not read as it stands
	"duplicate-key",
	"duplicate-id",
	"late-id",
	"kept-string",
	"left-out",
	"markup-in-value",
	"lenient",
	"unclosed",
	// limits
	"limit-arguments",
	"limit-calls",
	"limit-depth",
	"limit-held",
	"limit-held-text",
	// verdicts
	"invalid-call",
	"no-call",
	"withheld",
	// of a fallback chain
	"fallback",
	"reask",
	// of the gateway
	"withheld-by-choice",
	"withheld-parallel",
] as const;
/** A code of a notice that this version may give; docs/CODES.md has what each means, with an example. */
export type NoticeCode = (typeof NOTICE_CODES)[number];

/** These, which an editor offers, or any other text. */
export type Open<Codes extends string> = Codes | (string & Record<never, never>);

/** Quoted numbers and booleans became what the schema wants: the policy `coerceQuoted`. */
export const COERCE_QUOTED = "coerce-quoted";

/** What `policies.lenient` may list: repairs that every format knows, and the lenient rules that its grammar names. */
export type LenientCode = Open<(typeof COMMON_CODES)[number]>;
/** What `repairs` of a call may hold. */
export type RepairCode = Open<(typeof COMMON_CODES)[number] | typeof COERCE_QUOTED>;
