/** How ids are made, as the `ids` line of a grammar says it. */
import type { IdPart } from "../runtime/contract.js";

/** What an `ids` line has that is none of its parts. */
export class UnknownIdPart extends Error {
	constructor(readonly piece: string) {
		super(`unknown part ${piece} in ids`);
	}
}

/** `call_{random}` and its kin: `{random}` 24 hex digits, `{random:n}`, `{alnum:n}`, `{name}`, `{index}`. */
export function idParts(pattern: string): readonly IdPart[] {
	const parts: IdPart[] = [];
	for (const piece of pattern.split(/(\{[^}]*\})/)) {
		if (piece === "") continue;
		parts.push(piece.startsWith("{") ? idPart(piece) : { text: piece });
	}
	return parts;
}

function idPart(piece: string): IdPart {
	const [, kind, size] = /^\{(random|alnum|name|index)(?::([1-9]\d?))?\}$/.exec(piece) ?? [];
	if (kind === "random") return { random: Number(size ?? "24") };
	if (kind === "alnum") return { alnum: Number(size ?? "9") };
	if ((kind === "name" || kind === "index") && size === undefined) return { use: kind };
	throw new UnknownIdPart(piece);
}
