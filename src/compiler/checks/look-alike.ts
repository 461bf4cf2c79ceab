import type { SourceSpan } from "../../language/syntax.js";
import { plainLook } from "../analyse/confusable.js";
import { quote } from "../analyse/print.js";
import { optionsOf, partsOf } from "../walks/syntax.js";
import { type Check, type CheckContext, oncePerPlace, reporter } from "./check.js";

interface Spelling {
	readonly text: string;
	readonly at: SourceSpan;
}

/** Two spellings that a reader cannot tell apart: one of them is a slip, and its marker would never be found. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "look-alike", "error");
	const first = new Map<string, Spelling>();
	const deliberate = besideEachOther(context);
	for (const spelling of spellings(context)) {
		const look = plainLook(spelling.text);
		const other = first.get(look);
		if (other === undefined) first.set(look, spelling);
		else if (other.text !== spelling.text && !deliberate.has(spelling.at)) {
			report({
				at: spelling.at,
				message: `${quote(spelling.text)} looks like ${quote(other.text)} but has other characters: ${difference(other.text, spelling.text)}`,
				hint: "copy the marker from the tokenizer, and write it the same way everywhere; a model that mixes them needs a deviation (lenient …)",
				related: [{ at: other.at, message: "the other spelling" }],
			});
		}
	}
	return oncePerPlace(found);
};

/** Literals of strict rules and of the head. A deviation may be just this: the same marker misspelt. */
function* spellings({ grammar, literals }: CheckContext): Generator<Spelling> {
	yield* grammar.tokens;
	yield* grammar.ends;
	for (const use of literals) {
		if (use.lenient !== null) continue;
		yield use;
		// a literal may hold a token and more
		for (const token of grammar.tokens) {
			const place = plainLook(use.text).indexOf(plainLook(token.text));
			if (place >= 0) yield { text: use.text.slice(place, place + token.text.length), at: use.at };
		}
	}
}

/** Alternatives of one choice that are both spelled out are meant. */
function besideEachOther({ grammar }: CheckContext): ReadonlySet<SourceSpan> {
	const places = new Set<SourceSpan>();
	for (const owner of [...grammar.rules, ...grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type !== "choice") continue;
			const literals = optionsOf(part).filter((option) => option.type === "literal");
			for (const literal of literals) {
				const twin = literals.some(
					(one) => one !== literal && plainLook(one.text) === plainLook(literal.text),
				);
				if (twin) places.add(literal.at);
			}
		}
	}
	return places;
}

/** Of two texts that look alike, so of one length, and are not the same. What looks like another character is one unit. */
function difference(a: string, b: string): string {
	let at = 0;
	while (a.charAt(at) === b.charAt(at)) at++;
	const show = (text: string): string =>
		`${text.charAt(at)} (U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0")})`;
	return `${show(b)} for ${show(a)}`;
}
