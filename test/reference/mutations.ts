/**
 * Inputs on which two readers of one grammar may differ: examples and pieces of them, in a row, with characters lost, doubled
 * and swapped, cut off, and with the markers of other formats in them. Seeded: the same in every run.
 */
import { pick, type Random } from "../properties/support/random.js";
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

/**
 * A text that is almost as it should be: an example with one token dropped, doubled, swapped with its neighbour, or cut. What a
 * model does that has not learnt the format well.
 */
export function nearMiss(subject: Subject, random: Random): string {
	const tokens = tokensOf(subject, example(subject, random).slice(0, LONGEST));
	const at = random(tokens.length + 1);
	const [token = "", next = ""] = tokens.slice(at);
	const cut = random(token.length + 1);
	const changed = [
		[next],
		[token, token, next],
		[next, token],
		[token.slice(0, cut), next],
		[token.slice(cut), next],
	];
	return [...tokens.slice(0, at), ...pick(random, changed), ...tokens.slice(at + 2)].join("");
}

/** The format's literals, words, white space, and any other character by itself. */
function tokensOf({ format }: Subject, text: string): readonly string[] {
	const literals = [...format.literals, ...format.ends].sort((a, b) => b.length - a.length);
	const tokens: string[] = [];
	for (let at = 0; at < text.length; ) {
		const literal = literals.find((one) => one !== "" && text.startsWith(one, at));
		const token = literal ?? /^(?:\w+|\s+|.)/su.exec(text.slice(at))?.[0] ?? "";
		tokens.push(token);
		at += Math.max(1, token.length);
	}
	return tokens;
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
