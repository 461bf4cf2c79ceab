/**
 * Inputs on which two readers of one grammar may differ: examples and pieces of them, in a row, with characters lost, doubled
 * and swapped, cut off, and with the markers of other formats in them. Seeded: the same in every run.
 */
import { pick, type Random } from "../properties/support/random.js";
import { MISSES, missed, tokensOf } from "../properties/support/sentences.js";
import type { Subject } from "../properties/support/subjects.js";

const GLUE: readonly string[] = [
	"",
	"",
	"\n",
	" ",
	"\n\n",
	"x",
	"Well, ",
	"{",
	"}",
	'"',
	"[",
	"]",
	"<",
];
/** A text that is longer is cut: the interpreter that they are read with is slow. */
const LONGEST = 420;
/** That many characters of an example are cut, for each of its cuts is read several times. */
const SHORT = 160;

export function mutatedText(subject: Subject, random: Random): string {
	let text = body(subject, random);
	for (let more = random(4); more > 0; more--) text = mutate(subject, random, text);
	if (random(4) === 0) text = text.slice(0, random(text.length + 1));
	return text.slice(0, LONGEST);
}

/** One example, two, or pieces of several. */
function body(subject: Subject, random: Random): string {
	switch (random(4)) {
		case 0:
			return example(subject, random);
		case 1:
			return example(subject, random) + pick(random, GLUE) + example(subject, random);
		default: {
			let text = "";
			for (let pieces = 1 + random(6); pieces > 0; pieces--) {
				text +=
					(random(3) === 0 ? marker(subject, random) : piece(subject, random)) + pick(random, GLUE);
			}
			return text;
		}
	}
}

function example({ examples }: Subject, random: Random): string {
	return examples.length === 0 ? "" : pick(random, examples).input;
}

function piece(subject: Subject, random: Random): string {
	const text = example(subject, random);
	const from = random(text.length + 1);
	return text.slice(from, from + 1 + random(60));
}

function marker({ format, foreign }: Subject, random: Random): string {
	const own = [...format.literals, ...format.ends];
	if (own.length === 0 || (foreign.length > 0 && random(5) === 0)) {
		return foreign.length === 0 ? "x" : pick(random, foreign);
	}
	const text = pick(random, own);
	return random(4) === 0 ? text.slice(0, random(text.length + 1)) : text;
}

/** An example with one token dropped, doubled, swapped with its neighbour, or cut. */
export function nearMissed(subject: Subject, random: Random): string {
	const tokens = tokensOf(subject, example(subject, random).slice(0, LONGEST));
	const at = random(tokens.length + 1);
	const places = (tokens[at] ?? "").length + 1;
	const cut = (random(places) + 0.5) / places;
	return missed(tokens, at, random(MISSES.length), cut);
}

/** Beginnings of the examples: for each pair of tokens, words being alike, the shortest one that ends with it. */
export function beginnings(subject: Subject): readonly string[] {
	const cuts = new Map<string, string>();
	for (const { input } of subject.examples) {
		let text = "";
		let before = "";
		for (const token of tokensOf(subject, input.slice(0, SHORT))) {
			text += token;
			const kind = token.replace(/^\w+$/, "w").replace(/^\s+$/, " ");
			const pair = JSON.stringify([before, kind]);
			if (text.length < (cuts.get(pair)?.length ?? SHORT)) cuts.set(pair, text);
			before = kind;
		}
	}
	return [...cuts.values()];
}

function mutate(subject: Subject, random: Random, text: string): string {
	const at = random(text.length + 1);
	const length = 1 + random(random(3) === 0 ? 12 : 2);
	const [before, part, after] = [
		text.slice(0, at),
		text.slice(at, at + length),
		text.slice(at + length),
	];
	switch (random(6)) {
		case 0:
			return before + after;
		case 1:
			return before + part + part + after;
		case 2:
			return before + after.slice(0, 1) + part + after.slice(1);
		case 3:
			return before + marker(subject, random) + part + after;
		case 4:
			return before + pick(random, GLUE) + part + after;
		default:
			return before + piece(subject, random) + after;
	}
}
