/** The format that a chat template teaches: the one whose literals the template's text writes. */
import type { Format } from "../runtime/contract.js";

/** Shorter literals (brackets, quotes, commas) stand in every template. */
const SHORTEST = 4;
/** A literal of half the formats proves nothing, one of a single format nearly all: a match below this proves nothing. */
const LEAST = 3;

/** The best format for a template, or undefined where no literal speaks for one. */
export function formatOfTemplate(formats: readonly Format[], template: string): Format | undefined {
	const text = unescapeStrings(template);
	const marks = formats.map((format) => ({ format, literals: marksOf(format) }));
	const users = new Map<string, number>();
	for (const { literals } of marks)
		for (const literal of literals) users.set(literal, (users.get(literal) ?? 0) + 1);
	const weigh = (literals: readonly string[]) =>
		literals.reduce((sum, literal) => sum + literal.length / (users.get(literal) ?? 1), 0);
	let best: Format | undefined;
	let most = LEAST;
	for (const { format, literals } of marks) {
		const written = literals.filter((literal) => text.includes(literal));
		// What a format has and the template lacks speaks against it, so weight is counted by its share.
		const score = (weigh(written) * weigh(written)) / (weigh(literals) || 1);
		if (score <= most) continue;
		best = format;
		most = score;
	}
	return best;
}

/** The texts of a format that a template would hold: its tokens and its longer literals, each once. */
function marksOf(format: Format): readonly string[] {
	const texts = [...format.tokens, ...format.literals].map((text) => text.trim());
	return [...new Set(texts)].filter((text) => text.length >= SHORTEST);
}

/** Templates write literals in quoted strings: their line ends and quotes may be escaped. */
function unescapeStrings(template: string): string {
	return template.replaceAll("\\n", "\n").replaceAll('\\"', '"').replaceAll("\\'", "'");
}
