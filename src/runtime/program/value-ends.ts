/** Where an `ends` text ends the message. In the text of a value it is data, unless a rule that is read says otherwise, with `$`. */

import type { Config } from "./config.js";
import type { Step } from "./program.js";
import { meets } from "./walks.js";

/** Whether an `ends` text ends the open text, by the lenient rules that are read. */
export function endsText(text: Step, { allowed, restricted }: Config): boolean {
	if (!text.ends || !restricted || text.field !== "value") return text.ends;
	text.endsBy ??= new WeakMap();
	let ends = text.endsBy.get(allowed);
	if (ends === undefined) {
		const isRead = ({ op }: Step): boolean => op?.op !== "repair" || allowed[op.code] === true;
		ends = meets(text.to, ({ what }) => what === "end", isRead);
		text.endsBy.set(allowed, ends);
	}
	return ends;
}
