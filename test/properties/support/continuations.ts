/** What may come behind a text so that what is held in it is a marker after all: how the format's own texts go on there. */
import type { Subject } from "./subjects.js";

const MATCHED = 40;
const LONGEST = 12;

interface Corpus {
	readonly texts: readonly string[];
	/** ends of examples, from each place where a word, a blank or a marker begins */
	readonly rests: readonly string[];
}

const known = new WeakMap<Subject, Corpus>();

function corpusOf(subject: Subject): Corpus {
	let corpus = known.get(subject);
	if (corpus === undefined) {
		const { format, examples } = subject;
		const names = [...new Set(examples.flatMap(({ tools }) => tools.map(({ name }) => name)))];
		// calls of one tool, as calls of each other tool that is declared
		const inputs = examples.flatMap(({ input, expect }) => [
			input,
			...expect.flatMap((one) =>
				one.type === "call" ? names.map((name) => input.replaceAll(one.name, name)) : [],
			),
		]);
		const rests = new Set<string>();
		for (const { input } of examples) {
			for (const { index } of input.matchAll(/\b|(?<=\W)/g)) rests.add(input.slice(index));
		}
		const texts = [...new Set([...format.literals, ...format.ends, ...inputs])].sort(
			(a, b) => a.length - b.length,
		);
		corpus = { texts, rests: [...rests].sort((a, b) => a.length - b.length) };
		known.set(subject, corpus);
	}
	return corpus;
}

/** Likely continuations first: those behind a place with the same last characters, the most characters first. */
export function* continuations(subject: Subject, text: string): Generator<string> {
	const { texts, rests } = corpusOf(subject);
	const given = new Set<string>();
	for (let length = Math.min(LONGEST, text.length); length > 0; length--) {
		const tail = text.slice(-length);
		let matched = 0;
		for (const one of texts) {
			for (
				let at = one.indexOf(tail);
				at >= 0 && matched < MATCHED;
				at = one.indexOf(tail, at + 1)
			) {
				const rest = one.slice(at + length);
				if (given.has(rest)) continue;
				given.add(rest);
				matched++;
				yield rest;
			}
		}
	}
	for (const rest of rests) if (!given.has(rest)) yield rest;
}
