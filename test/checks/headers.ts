/** Small headers, and all their readings by backtracking: the definition that the analyses are held against. */
import fc from "fast-check";

export type Header =
	| { readonly t: "literal"; readonly text: string }
	| { readonly t: "class"; readonly field: "id" | "name" | "skip" }
	| { readonly t: "group"; readonly text: string }
	| { readonly t: "sequence" | "choice"; readonly parts: readonly Header[] }
	| { readonly t: "optional"; readonly part: Header };

export interface Reading {
	readonly end: number;
	readonly bound: readonly string[];
	readonly literals: readonly (readonly [number, number])[];
	readonly classes: readonly (readonly [number, number])[];
}

export const OPENING = "<<<<";
const ALPHABET = ["a", "b", "["];
const LONGEST = 4;

const leaf: fc.Arbitrary<Header> = fc.oneof(
	fc.constantFrom("a", "b", "ab", "[", "a[").map((text): Header => ({ t: "literal", text })),
	fc
		.constantFrom("id" as const, "name" as const, "skip" as const)
		.map((field): Header => ({ t: "class", field })),
	fc.constantFrom("a", "ab").map((text): Header => ({ t: "group", text })),
);
export const header: fc.Arbitrary<Header> = fc.letrec<{ header: Header }>((tie) => ({
	header: fc.oneof(
		{ maxDepth: 3, withCrossShrink: true },
		leaf,
		fc
			.array(tie("header"), { minLength: 2, maxLength: 3 })
			.map((parts): Header => ({ t: "sequence", parts })),
		fc
			.array(tie("header"), { minLength: 2, maxLength: 2 })
			.map((parts): Header => ({ t: "choice", parts })),
		tie("header").map((part): Header => ({ t: "optional", part })),
	),
})).header;

export function print(part: Header): string {
	switch (part.t) {
		case "literal":
			return JSON.stringify(part.text);
		case "class":
			return part.field;
		case "group":
			return `name:${JSON.stringify(part.text)}`;
		case "sequence":
			return part.parts.map((one) => `(${print(one)})`).join(" ");
		case "choice":
			return part.parts.map((one) => `(${print(one)})`).join(" / ");
		case "optional":
			return `(${print(part.part)})?`;
	}
}

export function read(part: Header, text: string, from: Reading): readonly Reading[] {
	const at = from.end;
	switch (part.t) {
		case "literal":
		case "group": {
			if (!text.startsWith(part.text, at)) return [];
			const end = at + part.text.length;
			const bound = part.t === "group" ? [`name ${at}-${end}`] : [];
			return [
				{ ...from, end, bound: [...from.bound, ...bound], literals: [...from.literals, [at, end]] },
			];
		}
		case "class": {
			const run = /^[^[(]*/.exec(text.slice(at))?.[0].length ?? 0;
			return Array.from({ length: run }, (_, i) => at + i + 1).map((end) => ({
				...from,
				end,
				bound: part.field === "skip" ? from.bound : [...from.bound, `${part.field} ${at}-${end}`],
				classes: [...from.classes, [at, end]],
			}));
		}
		case "sequence":
			return part.parts.reduce<readonly Reading[]>(
				(all, one) => all.flatMap((so) => read(one, text, so)),
				[from],
			);
		case "choice":
			return part.parts.flatMap((one) => read(one, text, from));
		case "optional":
			return [...read(part.part, text, from), from];
	}
}

/** A class loses against a literal of the other reading that it stands in. */
export function loses(one: Reading, other: Reading): boolean {
	return one.classes.some(([a, b]) => other.literals.some(([p, q]) => p <= a && b <= q));
}

export function readings(part: Header, text: string): readonly Reading[] {
	return read(part, text, { end: 0, bound: [], literals: [], classes: [] }).filter(
		(one) => one.end === text.length,
	);
}

function texts(length: number): readonly string[] {
	return length === 0
		? [""]
		: texts(length - 1).flatMap((text) => ALPHABET.map((char) => text + char));
}
/** All texts of the alphabet, shortest first. */
export const SHORT = Array.from({ length: LONGEST + 1 }, (_, length) => texts(length)).flat();
