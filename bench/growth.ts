/** Whether time grows as the text does: 1 MB against 100 KB, on calls and on every adversarial text. */
import { alternate, median, medianRatio, type Plan } from "./measure.js";
import { KB, MB } from "./ratios.js";
import { type FormatName, runOurs } from "./subjects.js";
import { ADVERSARIAL, adversarialText } from "./texts/adversarial.js";
import { hermesText, qwenText, writeFile } from "./texts/calls.js";
import { chunksOf } from "./texts/chunks.js";

const SMALL = 100 * KB;
/** A linear parser has 10.24; this leaves room for a slope of 1.05. */
export const GROWTH_LIMIT = 11.5;

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
	/** milliseconds for 1 MB */
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

export function growths(plan: Plan): GrowthRow[] {
	const rows: GrowthRow[] = [];
	for (const [i, one] of CASES.entries()) {
		process.stderr.write(`bench: growth ${i + 1} of ${CASES.length}: ${one.id}\n`);
		const [small, large] = [one.text(SMALL), one.text(MB)];
		// The texts consist of whole units and lines; what they miss to 10.24 is not the parser's.
		const correction = MB / SMALL / (large.length / small.length);
		for (const chunk of [4, 64, null]) {
			const cut = (text: string) => [chunksOf(text, chunk ?? text.length)];
			const [few, many] = [cut(small), cut(large)];
			const times = alternate(
				[() => void runOurs(one.format, few), () => void runOurs(one.format, many)],
				plan,
			);
			const [short, long] = [times[0] ?? [], times[1] ?? []];
			rows.push({
				id: one.id,
				title: one.title,
				chunk,
				time: median(long),
				growth: medianRatio(long, short) * correction,
			});
		}
	}
	return rows;
}
