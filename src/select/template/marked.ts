/**
 * The format that a chat template teaches: the one whose literals the template's text writes. A format is out where the
 * template lacks what its calls are made of. Of those left the one wins of whose templates a text stands there (`template` in
 * its grammar); then the one whose literals, few other formats having them, explain most of the template; then the one whose
 * end of a message stands there; then the one that most models write.
 */
import type { Format } from "../../runtime/contract.js";
import { callLiterals, canCallWith, longLiterals, SHORTEST, strictLiterals } from "./literals.js";
import { plainFormats } from "./plain.js";
import { byReading } from "./reads.js";
import { type Claim, ranked } from "./score.js";
import { templateText } from "./text.js";

const ATTRIBUTE = /^[\w ]+="\w*"?$/;
/** The least length of its calls' literals that proves anything. */
const LEAST = 8;
/** Characters of a template that are read: nobody's is longer. */
const LONGEST = 262_144;

/** What models slip into is taught to none: no template writes it. */
export const SLIPS: readonly string[] = ["drift", "drift_dsml"];

interface Candidate {
	readonly format: Format;
	readonly marks: ReadonlySet<string>;
	/** those that the template writes */
	readonly written: ReadonlySet<string>;
}

/** The formats that a template's literals speak for, the best first; none where no literal speaks for one. */
export function formatsOfTemplate(all: readonly Format[], template: string): readonly Claim[] {
	const formats = all.filter(({ name }) => !SLIPS.includes(name));
	const text = templateText(template.slice(0, LONGEST));
	const marked = byReading(markedFormats(formats, text), template);
	if (marked.length > 0) return marked;
	const plain = byReading(plainFormats(formats, text), template);
	return plain.length > 0 ? plain : toldFormats(formats, text);
}

/** The template writes no calls; formats that are known to have such a template. */
function toldFormats(formats: readonly Format[], text: string): readonly Claim[] {
	return ranked(
		formats.map((format) => {
			const marks = toldBy(format, text);
			const score = marks.length === 0 ? null : [marks.join("").length, format.models.length];
			return { format, score, marks };
		}),
	);
}

/** The texts of a format's chat templates that stand in this one. */
function toldBy({ template }: Format, text: string): readonly string[] {
	return (template ?? []).filter((one) => text.includes(one));
}

function markedFormats(formats: readonly Format[], text: string): readonly Claim[] {
	const able = candidates(formats, text);
	const users = new Map<string, number>();
	for (const { marks } of able)
		for (const mark of marks) users.set(mark, (users.get(mark) ?? 0) + 1);
	return ranked(
		able.map(({ format, written }) => {
			const proof = callLiterals(format).filter((literal) => written.has(literal.trim()));
			const marks = [...written];
			const told = toldBy(format, text);
			if (told.length === 0 && proof.join("").length < LEAST) return { format, score: null, marks };
			const weight = marks
				.filter((mark) => stands(mark, written, text))
				.reduce((sum, mark) => sum + mark.length / (users.get(mark) ?? 1), 0);
			const ends = format.ends.filter((end) => text.includes(end)).join("");
			const score = [told.join("").length, weight, ends.length, format.models.length];
			return { format, score, marks: [...marks, ...told] };
		}),
	);
}

/** The formats whose calls the template can write, with what it has of them. */
function candidates(formats: readonly Format[], text: string): readonly Candidate[] {
	const all = formats.map((format): Candidate => {
		const marks = new Set(longLiterals(format));
		return { format, marks, written: new Set([...marks].filter((mark) => text.includes(mark))) };
	});
	const roughly = all.filter((one) => canWrite(one, text));
	// what is only a part of a mark of another format is none, if that format is one to choose from
	const others = new Set(roughly.flatMap(({ written }) => [...written]));
	return roughly
		.map((one): Candidate => {
			const own = new Set(strictLiterals(one.format).map((literal) => literal.trim()));
			const foreign = new Set([...others].filter((mark) => !isJoined(mark, own)));
			const longer = new Set([...foreign, ...one.written]);
			const written = [...one.written].filter((mark) => stands(mark, longer, text));
			return { ...one, written: new Set(written) };
		})
		.filter((one) => canWrite(one, text));
}

function canWrite({ format, marks, written }: Candidate, text: string): boolean {
	return canCallWith(format, (literal) => {
		const mark = literal.trim();
		if (marks.has(mark)) return written.has(mark) || isAttribute(mark, text);
		return mark.length < SHORTEST || text.includes(mark);
	});
}

/** `name="`: templates that have macros for tags write the words apart. */
function isAttribute(mark: string, text: string): boolean {
	const words = ATTRIBUTE.test(mark) ? mark.match(/\w+/g) : null;
	return words?.every((word) => text.includes(word)) ?? false;
}

/** Whether the mark is one of these literals, or two of them that follow each other. */
function isJoined(mark: string, own: ReadonlySet<string>): boolean {
	if (own.has(mark)) return true;
	return [...own].some((one) => mark.startsWith(one) && own.has(mark.slice(one.length)));
}

/** Whether a mark stands for itself somewhere, not only as a part of longer ones. */
function stands(mark: string, others: ReadonlySet<string>, text: string): boolean {
	const longer = [...others].filter((other) => other.length > mark.length && other.includes(mark));
	// A line end stands in no mark's place: what is left and right of a removed one must not join.
	const rest = longer.reduce((left, other) => left.replaceAll(other, "\n\n"), text);
	return rest.includes(mark);
}
