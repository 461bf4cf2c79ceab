/** What two formats share: computed from their tables and from the text that was read. */
import type { Format, Member } from "../../src/runtime/contract.js";

/** A shorter literal opens nothing by itself (docs/SEMANTICS.md: edges). */
const ENOUGH = 4;

export interface Opening {
	readonly literal: string;
	/** the first visible character behind it; `a name` for one that a name can begin with, empty at the end */
	readonly follow: string;
}

/** The literals with which a frame of the message or a call of the format can begin. */
export function openingsOf({ literals, openings, units }: Format): readonly string[] {
	const ids = new Set([...openings, ...units.flatMap((unit) => unit.openings)]);
	return [...ids].map((id) => literals[id] ?? "").filter((text) => text.length >= ENOUGH);
}

/** The opening that is nearest to the end of the text from `from` to `to`, and the first visible character behind it. */
export function openingIn(
	input: string,
	from: number,
	to: number,
	openings: readonly string[],
): Opening | null {
	const part = input.slice(from, to);
	const found = openings
		.map((literal) => ({ literal, at: part.lastIndexOf(literal) }))
		.filter(({ at }) => at >= 0);
	const endOf = (one: (typeof found)[number]) => one.at + one.literal.length;
	// The nearest; of two that end at one place the longer.
	const [best] = found.sort((one, other) => endOf(other) - endOf(one) || one.at - other.at);
	return best === undefined ? null : openingOf(input, from + best.at, best.literal);
}

/** The longest opening that stands at a place. */
export function openingAt(input: string, at: number, openings: readonly string[]): Opening | null {
	const [longest] = openings
		.filter((literal) => input.startsWith(literal, at))
		.sort((one, other) => other.length - one.length);
	return longest === undefined ? null : openingOf(input, at, longest);
}

/** The longest opening that ends right before a place, white space and the bracket of a list between them or not. */
export function openingBefore(
	input: string,
	from: number,
	to: number,
	openings: readonly string[],
): Opening | null {
	const part = input.slice(from, to).replace(/\s*\[?\s*$/, "");
	const [longest] = openings
		.filter((literal) => part.endsWith(literal))
		.sort((one, other) => other.length - one.length);
	if (longest === undefined) return null;
	return openingOf(input, from + part.length - longest.length, longest);
}

function openingOf(input: string, at: number, literal: string): Opening {
	return { literal, follow: followOf(input.slice(at + literal.length).trimStart()) };
}

function followOf(text: string): string {
	const first = text.charAt(0);
	return /[\p{L}\p{N}_]/u.test(first) ? "a name" : first;
}

/** One of the two is the beginning of the other: `<invoke name=` and `<invoke name="`. */
export function touches(one: string, other: string): boolean {
	return one.startsWith(other) || other.startsWith(one);
}

/** The spellings of an object that is a call, as `name/arguments`. */
export function objectsOf({ nodes }: Format): ReadonlySet<string> {
	const found = new Set<string>();
	const add = (members: readonly Member[]): void => {
		const keys = (field: string) =>
			members.flatMap(({ keys, value }) => ("field" in value && value.field === field ? keys : []));
		for (const name of keys("name")) {
			for (const given of keys("arguments")) found.add(`${name}/${given}`);
		}
		for (const { value } of members) if ("members" in value) add(value.members);
	};
	for (const node of nodes) if (node.k === "pattern") add(node.pattern.members);
	return found;
}

/** The literals behind which a declared name alone makes a call: `<` where the tag is the tool. */
export function literalsBeforeTools({ nodes, literals }: Format): ReadonlySet<string> {
	return new Set(
		nodes.flatMap((node) => {
			if (node.k !== "literal") return [];
			const next = nodes[node.to];
			const named = next?.k === "slot" && next.slot === "tool" && next.field === "name";
			return named ? [literals[node.literal] ?? ""] : [];
		}),
	);
}

/** Calls are written as Python does: a name, parentheses, keyword arguments with Python values. */
export function callsLikePython({ nodes, literals }: Format): boolean {
	const python = nodes.some((node) => node.k === "value" && node.py && node.field === "value");
	return python && literals.includes("(");
}
