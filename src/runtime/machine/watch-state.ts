/** What was found in the strings of a committed value; see watch.ts. Made for the first value that needs it. */

import type { ValueScanner } from "../scan/call/value.js";
import { Strings } from "../scan/strings.js";

export class Watch {
	/** text inside a committed value from which reading may resume: where, and its text */
	candidate: { readonly at: number; readonly before: number; text: string } | null = null;
	state = 0;
	afterClose = false;
	/** all that was read last was looked at, so that it is known where its strings begin */
	all = false;
	readonly strings = new Strings();
	/** the scanner that looks out for the beginning of a closing literal */
	scanner: ValueScanner | null = null;
	/** how a literal that closes the call begins */
	closePrefix = "";
}
