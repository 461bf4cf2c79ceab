/** docs/EXHAUSTION.md: how far the texts of each format have been tried, all of them. */
import { code } from "../../scripts/docs/markdown.js";
import type { Exhausted } from "./search.js";

export interface Circumstances {
	readonly date: string;
	/** of the project and of Node */
	readonly versions: string;
	readonly secondsPerFormat: number;
}

export function page(
	results: readonly Exhausted[],
	{ date, versions, secondsPerFormat }: Circumstances,
): string {
	const texts = results.reduce((sum, one) => sum + one.texts, 0);
	const depths = results.map(({ depth }) => depth);
	const differences = results.flatMap((one) =>
		one.differences.map((difference) => `\`${one.format}\`: ${code(difference.text)}`),
	);
	return [
		"# All short texts",
		"",
		"Made by `npm run exhaust`; not to be edited. Each format is given all sequences of up to *k* pieces of its own alphabet: its",
		"markers, the first half of each, a marker of another format, the atoms of the values that it holds, a line break, a blank, a",
		"letter. Each text is read whole, character by character, and by the reference interpreter, which shares no code with the",
		"machine; all three must say the same. One tool is declared, whose name is the letter; the input ends with `stop`.",
		"",
		"A sequence is not continued where the machine stands behind it exactly as it stood behind one that was tried before (all",
		"that it holds is the same; of places only the order counts): what can follow has been tried there. The machine itself is",
		"never copied: each text is read from its beginning.",
		"",
		`${date}, ${versions}, ${secondsPerFormat} s of processor time for each format: ${texts} texts, k = ${Math.min(...depths)} to ${Math.max(...depths)}, ` +
			`${differences.length} read otherwise.`,
		"",
		"| format | pieces | k | of k + 1 | standings | texts | read otherwise |",
		"| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
		...results.map(row),
		"",
		...(differences.length === 0
			? []
			: ["Read otherwise:", "", ...differences.map((one) => `* ${one}`), ""]),
	].join("\n");
}

function row(one: Exhausted): string {
	const { format, pieces, depth, begun, standings, texts, differences, ended } = one;
	const cells = [
		`\`${format}\``,
		pieces,
		ended ? "all" : depth,
		ended ? "" : `${Math.floor(begun * 100)} %`,
		standings,
		texts,
		differences.length,
	];
	return `| ${cells.join(" | ")} |`;
}
