/** Sets of characters in an open text. */
import type { CharSet } from "../grammar/expr.js";
import { OTHER } from "./signs.js";

/** Characters that no open text gets: a model has no use for them, and readers differ about them. */
export const CONTROL: readonly (readonly [number, number])[] = [
	[0, 8],
	[0x0b, 0x1f],
	[0x7f, 0x7f],
];

export function isControl(character: string): boolean {
	const code = character.codePointAt(0) ?? 0;
	return CONTROL.some(([from, to]) => code >= from && code <= to);
}

/** The set with `OTHER` in it says which characters are not in it. */
export function charactersOf(
	of: readonly string[],
	named: readonly string[],
	without: readonly string[],
): CharSet {
	if (!of.includes(OTHER)) return { not: false, ranges: joined(codes(of)) };
	const taken = new Set(of);
	const others = named.filter((one) => !taken.has(one));
	return { not: true, ranges: joined([...CONTROL, ...codes([...others, ...without])]) };
}

function codes(all: readonly string[]): readonly (readonly [number, number])[] {
	return all.map((one): readonly [number, number] => {
		const code = one.codePointAt(0) ?? 0;
		return [code, code];
	});
}

function joined(ranges: readonly (readonly [number, number])[]): CharSet["ranges"] {
	const sorted = [...ranges].sort(([a], [b]) => a - b);
	const found: [number, number][] = [];
	for (const [from, to] of sorted) {
		const last = found[found.length - 1];
		if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
		else found.push([from, to]);
	}
	return found;
}
