/** Characters as the exits of a text know them: those that none of them tells apart are one sign. */
import type { Format, NodeId } from "../../runtime/contract.js";
import { WORD_ENDS } from "../../runtime/scan/classes.js";
import { type Backs, isLeft, type Place } from "./places.js";

/** The number of a sign. */
export type SignId = number;

/** Stands for all characters that no exit names. */
export const OTHER = "\u{10ffff}";
export const SPACES: readonly string[] = [" ", "\t", "\n", "\r"];

export class Signs {
	/** the characters of each sign; the last one is all others */
	readonly all: readonly (readonly string[])[];
	private readonly ids = new Map<string, SignId>();
	private readonly other: SignId;

	/** What stands in a name that is no word, or in a literal, is a sign of its own. */
	constructor(inNames: ReadonlySet<string>, inLiterals: ReadonlySet<string>) {
		const all: string[][] = [];
		const kinds = new Map<string, SignId>();
		const known = [...inNames, ...SPACES, ...WORD_ENDS, "/", ..."0123456789", ...inLiterals];
		for (const one of new Set(known)) {
			const own = inNames.has(one) || inLiterals.has(one);
			const kind = own ? one : `kind ${kindOf(one)}`;
			const id = kinds.get(kind) ?? all.length;
			kinds.set(kind, id);
			this.ids.set(one, id);
			if (id === all.length) all.push([one]);
			else all[id]?.push(one);
		}
		this.other = all.length;
		this.ids.set(OTHER, this.other);
		all.push([OTHER]);
		this.all = all;
	}

	of(character: string): SignId {
		return this.ids.get(character) ?? this.other;
	}

	/** One of the characters that it stands for. */
	characterOf(sign: SignId): string {
		return this.all[sign]?.[0] ?? OTHER;
	}
}

/** What runs of characters, white space and the ends of lines tell apart. */
function kindOf(character: string): string {
	if (`"/\n\r`.includes(character)) return character;
	if (SPACES.includes(character)) return "space";
	return WORD_ENDS.includes(character) ? "no word" : "digit";
}

/** What the literals of exits are made of, and the ends of the message. */
export function inLiterals(
	{ nodes, literals, ends }: Format,
	roots: readonly Place[],
	backs: Backs,
): ReadonlySet<string> {
	const found = new Set<string>();
	const seen = new Set<NodeId>();
	const todo = roots.map(({ node }) => node);
	for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
		if (seen.has(at)) continue;
		seen.add(at);
		const node = nodes[at];
		if (node === undefined) continue;
		if (node.k === "literal") for (const one of literals[node.literal] ?? "") found.add(one);
		if (node.k === "look") todo.push(node.body);
		if (isLeft(node)) continue;
		if (node.k === "call") todo.push(node.body);
		else if (node.k === "return")
			for (const all of backs.values()) todo.push(...all.map(({ node }) => node));
		else if (node.k === "fork") todo.push(...node.to);
		else if ("to" in node) todo.push(node.to);
	}
	for (const end of ends) for (const one of end) found.add(one);
	return found;
}
