/** What the schema says about the places of arguments that come as YAML. */
import type { Declared, Scalar } from "../scan/yaml/containers.js";
import { type ConvertOptions, convertText, streamsAsString } from "./convert.js";
import type { Place } from "./place.js";
import { BOOLEAN } from "./types.js";

/** YAML's other words for booleans: only where a boolean is declared, and no string is allowed. */
const BOOLEANS: ReadonlyMap<string, string> = new Map([
	["yes", "true"],
	["on", "true"],
	["no", "false"],
	["off", "false"],
]);
const LONGEST_WORD = 3;

export class DeclaredPlace implements Declared {
	constructor(
		private readonly place: Place,
		private readonly convert: ConvertOptions,
	) {}

	child(step: string | null): DeclaredPlace {
		return new DeclaredPlace(this.place.child(step), this.convert);
	}

	get string(): boolean {
		return streamsAsString(this.place.types);
	}

	read(raw: string): Scalar {
		const { types } = this.place;
		if (raw === "~") {
			const { json } = convertText(types, "null", this.convert);
			if (json === "null") return { json, kept: false };
		}
		const { json, note } = convertText(types, raw, this.convert);
		if (note === "") return { json, kept: false };
		const short = (types.bits & BOOLEAN) !== 0 && raw.length <= LONGEST_WORD;
		const word = short ? BOOLEANS.get(raw.toLowerCase()) : undefined;
		return { json: word ?? json, kept: word === undefined };
	}
}
