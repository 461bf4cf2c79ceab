/** The format that a chat template teaches: the one whose literals the template's text writes. */
import type { Format } from "../runtime/contract.js";
import { strictLiterals } from "./strict-literals.js";

/** Shorter literals (brackets, quotes, commas) stand in every template. */
const SHORTEST = 4;
/** Words stand in every template, too. */
const PLAIN = /^[\w\s]*$/;
/** The least score that proves anything; a literal counts its length, shared among the formats that have it. */
const LEAST = 2;

/** The best format for a template, or undefined where no literal speaks for one. */
export function formatOfTemplate(formats: readonly Format[], template: string): Format | undefined {
	const text = unescapeStrings(template);
	const marks = new Map(formats.map((format) => [format, marksOf(format)]));
	const users = new Map<string, number>();
	for (const own of marks.values())
		for (const mark of own) users.set(mark, (users.get(mark) ?? 0) + 1);
	const present = [...users.keys()].filter((mark) => text.includes(mark));
	const weigh = (some: Iterable<string>) => {
		let sum = 0;
		for (const mark of some) sum += mark.length / (users.get(mark) ?? 1);
		return sum;
	};
	let best: Format | undefined;
	let most = LEAST;
	for (const [format, own] of marks) {
		const weight = weigh(
			present.filter((mark) => own.has(mark) && stands(mark, own, present, text)),
		);
		// What a format has and the template lacks speaks against it, so weight is counted by its share.
		const score = (weight * weight) / (weigh(own) || 1);
		if (score <= most) continue;
		best = format;
		most = score;
	}
	return best;
}

/** Whether a format's mark stands for itself somewhere, not only as a part of longer marks of other formats. */
function stands(
	mark: string,
	own: ReadonlySet<string>,
	present: readonly string[],
	text: string,
): boolean {
	const longer = present.filter(
		(other) => other.length > mark.length && other.includes(mark) && !own.has(other),
	);
	// A line end stands in no mark's place: what is left and right of a removed one must not join.
	const rest = longer.reduce((left, other) => left.replaceAll(other, "\n\n"), text);
	return rest.includes(mark);
}

/** The texts that a template of the format would hold: its tokens and the longer literals of its strict rules. What ends a message ends any. */
function marksOf(format: Format): ReadonlySet<string> {
	const texts = [...format.tokens, ...strictLiterals(format)].map((text) => text.trim());
	return new Set(
		texts.filter(
			(text) => text.length >= SHORTEST && !PLAIN.test(text) && !format.ends.includes(text),
		),
	);
}

/** Templates write literals in quoted strings: their line ends and quotes may be escaped. */
function unescapeStrings(template: string): string {
	return template.replaceAll("\\n", "\n").replaceAll('\\"', '"').replaceAll("\\'", "'");
}
