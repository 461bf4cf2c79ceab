/** How the kinds of spans look: colours, or with none of them signs below the text. */
import type { SpanKind } from "../types.js";

interface Look {
	/** of a terminal's colours */
	readonly code: string;
	/** stands below a character of this kind */
	readonly sign: string;
}

export const LOOKS: Readonly<Record<SpanKind, Look>> = {
	content: { code: "", sign: " " },
	reasoning: { code: "2;3", sign: "~" },
	markup: { code: "36", sign: "=" },
	name: { code: "1;36", sign: "n" },
	arguments: { code: "32", sign: "a" },
	repaired: { code: "33", sign: "!" },
	cut: { code: "31", sign: "?" },
	withheld: { code: "9;31", sign: "x" },
};

export const TITLE = "1";
export const CARET = "1;31";
export const QUIET = "2";

export function painted(text: string, code: string, color: boolean): string {
	return color && code !== "" && text !== "" ? `\u001b[${code}m${text}\u001b[0m` : text;
}
