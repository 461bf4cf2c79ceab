/** Whether time grows as the text does: 1 MB against 100 KB, on calls and on every adversarial text. */
import { alternate, median, medianRatio, type Plan, timed } from "./measure.js";
import { KB, MB } from "./ratios.js";
import { type FormatName, runOurs } from "./subjects.js";
import { ADVERSARIAL, adversarialText } from "./texts/adversarial.js";
import { hermesText, qwenText, writeFile } from "./texts/calls.js";
import { chunksOf } from "./texts/chunks.js";

/** Characters of the two texts that are compared. */
interface Sizes {
	readonly small: number;
	readonly large: number;
}

const SIZES: Sizes = { small: 100 * KB, large: MB };
const CHUNKS = [4, 64, null];

/** A linear parser has 10.24; this leaves room for a slope of 1.05. */
export const GROWTH_LIMIT = 11.5;

/** The short form: the sizes of a text that takes longer than so many milliseconds, and the chunks that differ most. */
const SHORT_SIZES: Sizes = { small: 12 * KB, large: 120 * KB };
const SLOW = 20;
const SHORT_CHUNKS = [4, null];

interface Case {
	readonly id: string;
	readonly title: string;
	readonly format: FormatName;
	text(length: number): string;
}

export interface GrowthRow {
	readonly id: string;
	readonly title: string;
	/** null: the whole text as one chunk */
	readonly chunk: number | null;
	/** milliseconds for the large text: 1 MB */
	readonly time: number;
	readonly growth: number;
}

const CASES: readonly Case[] = [
	{ id: "W2", title: "JSON call", format: "hermes", text: (n) => hermesText(writeFile(n)) },
	{ id: "W3", title: "XML call", format: "qwen_coder", text: (n) => qwenText(writeFile(n)) },
	...ADVERSARIAL.map((one) => ({
		id: `W5 ${one.id}`,
		title: one.title,
		format: one.format,
		text: (length: number) => adversarialText(one, length),
	})),
];

export const GROWTH_CASES: readonly string[] = CASES.map(({ id }) => id);

export function growths(plan: Plan): GrowthRow[] {
	return CASES.flatMap((one, i) => {
		process.stderr.write(`bench: growth ${i + 1} of ${CASES.length}: ${one.id}\n`);
		return CHUNKS.map((chunk) => growthOf(one, chunk, SIZES, plan));
	});
}

/** The same of the cases with these ids, in less time: what takes long is measured on shorter texts. */
export function shortGrowths(plan: Plan, ids: readonly string[]): GrowthRow[] {
	return CASES.filter(({ id }) => ids.includes(id)).flatMap((one) => {
		const text = one.text(SIZES.small);
		return SHORT_CHUNKS.map((chunk) => {
			const cut = chunksOf(text, chunk ?? text.length);
			const slow = timed(() => void runOurs(one.format, [cut])) > SLOW;
			return growthOf(one, chunk, slow ? SHORT_SIZES : SIZES, plan);
		});
	});
}

function growthOf(one: Case, chunk: number | null, sizes: Sizes, plan: Plan): GrowthRow {
	const [small, large] = [one.text(sizes.small), one.text(sizes.large)];
	// The texts consist of whole units and lines; what they miss to 10.24 is not the parser's.
	const correction = SIZES.large / SIZES.small / (large.length / small.length);
	const cut = (text: string) => [chunksOf(text, chunk ?? text.length)];
	const [few, many] = [cut(small), cut(large)];
	const times = alternate(
		[() => void runOurs(one.format, few), () => void runOurs(one.format, many)],
		plan,
	);
	const [short, long] = [times[0] ?? [], times[1] ?? []];
	return {
		id: one.id,
		title: one.title,
		chunk,
		time: median(long),
		growth: medianRatio(long, short) * correction,
	};
}
