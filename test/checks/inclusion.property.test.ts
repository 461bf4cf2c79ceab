/** Inclusion against the definition: each reading of one header has a partner in the other that does not lose against it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { createContext } from "../../src/compiler/analyse/context.js";
import type { Expr } from "../../src/language/syntax.js";
import { type Header, header, loses, print, readings, SHORT } from "./headers.js";
import { grammarOf } from "./table.js";

const RUNS = 150;
const LONGEST = 3;
const TEXTS = SHORT.filter((text) => text.length <= LONGEST);

function included(bigger: Header, smaller: Header): boolean {
	const grammar = grammarOf(
		`message = bigger smaller\nbigger = ${print(bigger)}\nsmaller = ${print(smaller)}`,
	);
	const exprs = ["bigger", "smaller"].map((name): Expr => {
		const rule = grammar.rules.find((one) => one.name === name);
		if (rule === undefined) throw new Error(name);
		return rule.expr;
	});
	const [big, small] = exprs;
	return (
		big !== undefined && small !== undefined && createContext(grammar).includes([big], small, false)
	);
}

function uncovered(bigger: Header, smaller: Header, text: string): boolean {
	const partners = readings(bigger, text);
	return readings(smaller, text).some((one) => partners.every((partner) => loses(partner, one)));
}

/** The longest text of a header; a class has none. */
function longest(part: Header): number {
	switch (part.t) {
		case "literal":
		case "group":
			return part.text.length;
		case "class":
			return Number.POSITIVE_INFINITY;
		case "sequence":
			return part.parts.reduce((sum, one) => sum + longest(one), 0);
		case "choice":
			return Math.max(...part.parts.map(longest));
		case "optional":
		case "capture":
		case "muted":
			return longest(part.part);
		case "constant":
		case "condition":
			return 0;
		case "space":
		case "rounds":
			return Number.POSITIVE_INFINITY;
	}
}

test("one header includes another exactly when each of its readings has a partner", () => {
	let both = 0;
	fc.assert(
		fc.property(header, header, (one, more) => {
			// a choice with the other header in it makes inclusion frequent
			const bigger: Header = { t: "choice", parts: [one, more] };
			for (const smaller of [more, one, { t: "sequence", parts: [one, more] } as const]) {
				const claim = included(bigger, smaller);
				const witness = TEXTS.find((text) => uncovered(bigger, smaller, text));
				if (claim)
					expect([print(bigger), print(smaller), witness]).toEqual([
						print(bigger),
						print(smaller),
						undefined,
					]);
				else if (longest(smaller) <= LONGEST) {
					both++;
					expect([print(bigger), print(smaller), typeof witness]).toEqual([
						print(bigger),
						print(smaller),
						"string",
					]);
				}
			}
		}),
		{ numRuns: RUNS },
	);
	expect(both).toBeGreaterThan(RUNS / 50);
});
