/**
 * Ids for calls whose wire has none: in the format's own shape, and drawn from the input, so that the same input
 * gives the same result, however it is cut. A job that runs twice must not give two data sets.
 */
import { createHash } from "node:crypto";
import type { Format, IdPart } from "../runtime/contract.js";
import type { ParserOptions } from "../runtime/options.js";

type GenerateId = NonNullable<ParserOptions["generateId"]>;

const HEX = "0123456789abcdef";
const ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** For a format that says nothing of ids. */
const USUAL: readonly IdPart[] = [{ text: "call_" }, { random: 24 }];

/**
 * One generator for one input, which is read (again) when the first id is asked for. Undefined where the format's ids
 * are made of the call alone: the parser, which knows the call's index on the wire, makes them better.
 */
export function idsOf(format: Format, chunks: Iterable<string>): GenerateId | undefined {
	const parts = format.ids.length > 0 ? format.ids : USUAL;
	if (!parts.some((part) => "random" in part || "alnum" in part)) return undefined;
	let seed: Buffer | undefined;
	// Counted here: an id that the wire has used already is asked for again, and must then be another one.
	let count = 0;
	return ({ name, index }) => {
		seed ??= digest(chunks);
		count += 1;
		const draw = bytes(seed, count);
		return parts
			.map((part) => {
				if ("text" in part) return part.text;
				if ("random" in part) return draw(part.random, HEX);
				if ("alnum" in part) return draw(part.alnum, ALNUM);
				return part.use === "name" ? name : String(index);
			})
			.join("");
	};
}

/** By code units, not as UTF-8: a surrogate pair may be cut, and a lone one is a character too. */
function digest(chunks: Iterable<string>): Buffer {
	const hash = createHash("sha256");
	for (const chunk of chunks) hash.update(chunk, "utf16le");
	return hash.digest();
}

/** Characters of an alphabet, as many as are asked for, the same for the same seed and count. */
function bytes(seed: Buffer, count: number): (length: number, alphabet: string) => string {
	let drawn = 0;
	return (length, alphabet) => {
		const outputLength = drawn + length;
		const stream = createHash("shake256", { outputLength })
			.update(seed)
			.update(`${count}`)
			.digest();
		const characters = [...stream.subarray(drawn)].map((byte) => alphabet[byte % alphabet.length]);
		drawn = outputLength;
		return characters.join("");
	};
}
