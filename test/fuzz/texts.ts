/**
 * The next text for a format: one that is known (an example, one of the corpus, loose fragments) with one to five
 * things done to it. To keep texts that lead the machine to a new pair of step and character, and to change those further, was
 * tried: after 1,500 texts of each of 12 formats it had reached 1 % fewer pairs than this, so nothing is kept.
 */
import { looseText } from "../properties/support/fragments.js";
import { pick, type Random } from "../properties/support/random.js";
import { MISSES, missed, tokensOf } from "../properties/support/sentences.js";
import type { Subject } from "../properties/support/subjects.js";
import { HALVES, JUNK, LOOKALIKES } from "./junk.js";

/** The reference interpreter is slow: a longer text is cut. */
const LONGEST = 300;

export function nextText(subject: Subject, corpus: readonly string[], random: Random): string {
	let text = base(subject, corpus, random);
	for (let more = 1 + random(5); more > 0; more--) {
		text = pick(random, CHANGES)(text, subject, random, corpus);
		// long texts begin somewhere, or their ends would never be read
		if (text.length > LONGEST)
			text = text.slice(random(2) === 0 ? 0 : text.length - LONGEST).slice(0, LONGEST);
	}
	return text;
}

/** One text of ten repeats a few characters of it many times: work and readings that add up with them show only then. */
export function longerText(text: string, random: Random): string {
	if (random(10) > 0) return text;
	const from = random(text.length + 1);
	const to = from + 1 + random(4);
	return text.slice(0, from) + text.slice(from, to).repeat(20 + random(60)) + text.slice(to);
}

function base(subject: Subject, corpus: readonly string[], random: Random): string {
	const kind = random(10);
	if (kind < 6 && subject.examples.length > 0) return pick(random, subject.examples).input;
	if (kind < 8 && corpus.length > 0) return pick(random, corpus);
	return looseText(subject, random, 20 + random(100));
}

type Change = (text: string, subject: Subject, random: Random, corpus: readonly string[]) => string;

const CHANGES: readonly Change[] = [
	// tokens dropped, doubled, swapped, cut
	changeToken,
	changeToken,
	changeToken,
	// something is put in
	(text, subject, random) => put(text, marker(subject, random), random),
	(text, subject, random) => put(text, marker(subject, random), random),
	(text, _subject, random) => put(text, pick(random, JUNK), random),
	(text, _subject, random) => put(text, pick(random, JUNK), random),
	(text, _subject, random) => put(text, pick(random, HALVES), random),
	// a piece of it is lost, doubled, moved
	(text, _subject, random) => {
		const [before, part, after] = parted(text, random);
		return pick(random, [before + after, before + part + part + after, before + after + part]);
	},
	// the end is lost
	(text, _subject, random) => text.slice(0, random(text.length + 1)),
	// crossed with another text
	(text, subject, random, corpus) => {
		const other = base(subject, corpus, random);
		return text.slice(0, random(text.length + 1)) + other.slice(random(other.length + 1));
	},
	lookAlike,
	// a piece of it as a string in JSON, or in Python
	(text, _subject, random) => {
		const [before, part, after] = parted(text, random);
		const quoted = JSON.stringify(part);
		return before + (random(2) === 0 ? quoted : `'${part.replaceAll("'", "\\'")}'`) + after;
	},
];

function changeToken(text: string, subject: Subject, random: Random): string {
	const tokens = tokensOf(subject, text);
	const at = random(tokens.length + 1);
	const places = (tokens[at] ?? "").length + 1;
	return missed(tokens, at, random(MISSES.length), (random(places) + 0.5) / places);
}

function put(text: string, what: string, random: Random): string {
	const at = random(text.length + 1);
	return text.slice(0, at) + what + text.slice(at);
}

/** Own or foreign, whole or in part. */
function marker({ format, foreign }: Subject, random: Random): string {
	const own = [...format.literals, ...format.ends, ...format.tokens];
	const pool = own.length === 0 || (foreign.length > 0 && random(5) === 0) ? foreign : own;
	if (pool.length === 0) return "";
	const text = pick(random, pool);
	return random(4) === 0 ? text.slice(0, random(text.length + 1)) : text;
}

function parted(text: string, random: Random): readonly [string, string, string] {
	const from = random(text.length + 1);
	const to = from + random(random(3) === 0 ? 40 : 8);
	return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

/** One character becomes one that looks like it, or the other way round. */
function lookAlike(text: string, _subject: Subject, random: Random): string {
	const at = random(Math.max(1, text.length));
	const like = LOOKALIKES.get(text.charAt(at));
	return like === undefined ? text : text.slice(0, at) + pick(random, like) + text.slice(at + 1);
}
