/** What a choice is made from: `toolgrammar/all`, or a registry of one's own. */
import type { Format } from "../runtime/contract.js";

/** Formats by their names: `toolgrammar/all` is one. */
export interface FormatRegistry {
	/** by canonical name or alias */
	getFormat(name: string): Format | undefined;
	listFormats(): readonly Format[];
}
