/** Ids of calls: those of the wire, and those that are made where it has none. */
import type { IdPart } from "../contract.js";

/** each byte as two digits */
const HEX = Array.from({ length: 256 }, (_, byte) => (byte + 256).toString(16).slice(1));
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

/** The first id that nobody has; `make` is asked with the number of ids that were of no use. */
export function freshId(make: (tries: number) => string, known: (id: string) => boolean): string {
	let last: string | null = null;
	for (let tries = 0; ; tries++) {
		const made = make(tries);
		// a maker that repeats itself would be asked for ever
		const id = made === last ? `${made}_${tries}` : made;
		last = made;
		if (id !== "" && !known(id)) return id;
	}
}

/** Random bytes are asked for in stock: one request of the platform costs more than a whole small answer. */
const stock = new Uint8Array(2048);
let used = stock.length;

function randomByte(): number {
	if (used === stock.length) {
		globalThis.crypto.getRandomValues(stock);
		used = 0;
	}
	return stock[used++] as number;
}

function pick(alphabet: string | readonly string[], count: number): string {
	// bytes beyond the last whole repetition of the alphabet would favour its beginning
	const fair = 256 - (256 % alphabet.length);
	let text = "";
	while (text.length < count) {
		const byte = randomByte();
		if (byte < fair) text += alphabet[byte % alphabet.length];
	}
	return text.slice(0, count);
}
