/** A name that no format has. */
import { closest } from "../misuse/closest.js";
import type { FormatRegistry } from "./registry.js";

/** An enforced name is unknown. The message is one line: the name, the valid ones, and the one that was probably meant. */
export class UnknownFormatError extends Error {
	/** the name that was asked for */
	readonly asked: string;
	/** canonical names, in the order of the registry */
	readonly names: readonly string[];
	/** the name or alias that was probably meant */
	readonly suggestion: string | null;

	/** `also`: other words that the caller takes for a name; they are listed first. */
	constructor(asked: string, registry: FormatRegistry, also: readonly string[] = []) {
		const formats = registry.listFormats();
		const names = formats.map(({ name }) => name);
		const all = formats.flatMap(({ name, aliases }) => [name, ...aliases]);
		const suggestion = asked.length <= LONGEST ? closest(asked, [...also, ...all]) : null;
		const meant = suggestion === null ? "" : `; did you mean ${JSON.stringify(suggestion)}?`;
		super(
			`unknown format ${JSON.stringify(asked)}; valid names: ${[...also, ...names].join(", ")}${meant}`,
		);
		this.name = "UnknownFormatError";
		this.asked = asked;
		this.names = names;
		this.suggestion = suggestion;
	}
}

/** Longer words are no slip of a name; comparing costs the product of the lengths. */
const LONGEST = 64;
