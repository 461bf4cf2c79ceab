/** Small headers, and all their readings by backtracking: the definition that the analyses are held against. */
import fc from "fast-check";

export type Header =
	| { readonly t: "literal"; readonly text: string }
	| { readonly t: "class"; readonly field: "id" | "name" | "skip" }
	| { readonly t: "group"; readonly text: string }
	| { readonly t: "sequence" | "choice"; readonly parts: readonly Header[] }
	| { readonly t: "optional"; readonly part: Header }
	// what only the families below have
	| { readonly t: "constant"; readonly text: string }
	| { readonly t: "condition"; readonly text: string }
	| { readonly t: "space" }
	| { readonly t: "rounds"; readonly part: Header }
	| { readonly t: "capture" | "muted"; readonly part: Header };

export interface Reading {
	readonly end: number;
	readonly bound: readonly string[];
	/** where they stand is no matter */
	readonly constants: ReadonlySet<string>;
	readonly literals: readonly (readonly [number, number])[];
	readonly classes: readonly (readonly [number, number])[];
}

const START: Reading = { end: 0, bound: [], constants: new Set(), literals: [], classes: [] };

export const OPENING = "<<<<";
/** What stands behind a header. */
export const BEHIND = "(";
const ALPHABET = ["a", "b", "["];
const LONGEST = 4;

const leaf: fc.Arbitrary<Header> = fc.oneof(
	fc.constantFrom("a", "b", "ab", "[", "a[").map((text): Header => ({ t: "literal", text })),
	fc
		.constantFrom("id" as const, "name" as const, "skip" as const)
		.map((field): Header => ({ t: "class", field })),
	fc.constantFrom("a", "ab").map((text): Header => ({ t: "group", text })),
);
function headerOf(leaf: fc.Arbitrary<Header>): fc.Arbitrary<Header> {
	return fc.letrec<{ header: Header }>((tie) => ({
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
}

export const header = headerOf(leaf);

const space: fc.Arbitrary<Header> = fc.constant({ t: "space" });
const round = leaf.map((part): Header => ({ t: "rounds", part }));
const constant = fc.constantFrom("x", "y").map((text): Header => ({ t: "constant", text }));
export const condition = fc
	.constantFrom("a", "b", "ab", "[", "a[")
	.map((text): Header => ({ t: "condition", text }));

const sequence = (...parts: readonly Header[]): Header => ({ t: "sequence", parts });
export const choice = (...parts: readonly Header[]): Header => ({ t: "choice", parts });
const bound = (part: Header): Header => ({ t: "capture", part });
const muted = (part: Header): Header => ({ t: "muted", part });

/** Headers with more of the language, by what they have. */
export const FAMILIES: { readonly [family: string]: fc.Arbitrary<Header> } = {
	plain: header,
	"white space": headerOf(fc.oneof(leaf, leaf, leaf, space)),
	rounds: headerOf(fc.oneof(leaf, round)),
	constants: fc
		.tuple(header, header, constant, constant)
		.map(([a, b, x, y]) => choice(sequence(x, a), sequence(b, y))),
	groups: fc.tuple(header, header).map(([a, b]) => choice(bound(a), b)),
	"groups in a sequence": fc.tuple(header, header).map(([a, b]) => sequence(bound(a), b)),
	"skipped groups": fc.tuple(header, header).map(([a, b]) => choice(muted(a), b)),
};

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
		case "constant":
			return `index:=${JSON.stringify(part.text)}`;
		case "condition":
			return `&${JSON.stringify(part.text)}`;
		case "space":
			return "_";
		case "rounds":
			return `(${print(part.part)})+`;
		case "capture":
			return `id:(${print(part.part)})`;
		case "muted":
			return `skip:(${print(part.part)})`;
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
			const run = /^[^[( ]*/.exec(text.slice(at))?.[0].length ?? 0;
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
		case "constant":
			return [{ ...from, constants: new Set([...from.constants, part.text]) }];
		case "condition":
			return `${text}${BEHIND}`.startsWith(part.text, at) ? [from] : [];
		case "space": {
			const run = /^ */.exec(text.slice(at))?.[0].length ?? 0;
			return Array.from({ length: run + 1 }, (_, i) => ({ ...from, end: at + i }));
		}
		case "rounds": {
			const once = read(part.part, text, from);
			return [...once, ...once.flatMap((so) => read(part, text, so))];
		}
		case "capture":
			return read(part.part, text, from).map((so) => ({
				...so,
				bound: [...so.bound, `id ${at}-${so.end}`],
			}));
		case "muted":
			return read(part.part, text, from).map((so) => ({
				...so,
				bound: from.bound,
				constants: from.constants,
			}));
	}
}

/** Whether two readings of one text have bound the same. */
export function bindTheSame(one: Reading, other: Reading): boolean {
	const all = (so: Reading): string => [...so.bound, ...[...so.constants].sort()].join();
	return all(one) === all(other);
}

/** A class loses against a literal of the other reading that it stands in. */
export function loses(one: Reading, other: Reading): boolean {
	return one.classes.some(([a, b]) => other.literals.some(([p, q]) => p <= a && b <= q));
}

export function readings(part: Header, text: string): readonly Reading[] {
	return read(part, text, START).filter((one) => one.end === text.length);
}

function texts(length: number, alphabet: readonly string[]): readonly string[] {
	return length === 0
		? [""]
		: texts(length - 1, alphabet).flatMap((text) => alphabet.map((char) => text + char));
}
/** All texts of the alphabet, shortest first. */
export const SHORT = Array.from({ length: LONGEST + 1 }, (_, length) =>
	texts(length, ALPHABET),
).flat();
/** The same with white space. */
export const SPACED = Array.from({ length: LONGEST }, (_, length) =>
	texts(length, [...ALPHABET, " "]),
).flat();
