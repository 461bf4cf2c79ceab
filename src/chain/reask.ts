/** The text that asks the model to write its call again, in the primary format. */

import type { Format } from "../runtime/contract.js";
import { toolMap } from "../runtime/tools/same.js";
import type { ChainOptions } from "./options.js";

/** Null where the format has no calls. `why`: what was wrong, as the end of a sentence. */
export function reaskText(
	primary: Format,
	why: string,
	{ tools, example }: Pick<ChainOptions, "tools" | "example">,
): string | null {
	if (primary.units.length === 0) return null;
	const lines = [
		`No tool was run: ${why}.`,
		`Write the one call that you mean again, with nothing beside it that looks like one, in this format (${primary.title}).`,
		`Tools: ${[...toolMap(tools).keys()].join(", ")}.`,
	];
	if (example !== undefined) lines.push("Example:", example);
	return lines.join("\n");
}
