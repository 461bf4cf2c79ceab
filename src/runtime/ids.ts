/** Ids of calls: those of the wire, and those that are made where it has none. */
import type { IdPart } from "./contract.js";

const HEX = "0123456789abcdef";
const ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A random id in the shape of the format. Uses the platform's cryptographic source where there is one. */
export function makeId(parts: readonly IdPart[], name: string, index: string): string {
	let id = "";
	for (const part of parts) {
		if ("text" in part) id += part.text;
		else if ("random" in part) id += pick(HEX, part.random);
		else if ("alnum" in part) id += pick(ALNUM, part.alnum);
		else id += part.use === "name" ? name : index;
	}
	return id;
}

function pick(alphabet: string, count: number): string {
	const bytes = new Uint8Array(count);
	globalThis.crypto.getRandomValues(bytes);
	let text = "";
	for (const byte of bytes) text += alphabet[byte % alphabet.length] ?? "";
	return text;
}
