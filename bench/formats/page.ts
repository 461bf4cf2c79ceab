/** The results as a page. */
import { median } from "../measure.js";
import { machine } from "../report.js";
import type { FormatRow } from "./rows.js";
import { BEGINNINGS, type WorstRow } from "./worst.js";

type Row = FormatRow & WorstRow;

export function formatsPage(rows: readonly Row[], tries: number): string {
	const answers = rows.flatMap(({ ofFloor }) => (ofFloor === null ? [] : [ofFloor]));
	const fresh = rows.flatMap((row) => (row.fresh === null ? [] : [row.fresh]));
	const summary = [
		`small answers: median ${shown(median(answers))} × the floor, worst ${shown(Math.max(...answers))} ×`,
		`the same to a request with new tools: median ${shown(median(fresh))} µs, worst ${shown(Math.max(...fresh))}`,
		`Markdown: at most ${shown(Math.max(...rows.map(({ by64 }) => by64)))} s/MB in chunks of 64, ${shown(Math.max(...rows.map(({ by4 }) => by4)))} in chunks of 4`,
		`the worst text: ${shown(Math.max(...rows.map(({ seconds }) => seconds)))} s/MB`,
	];
	const sorted = [...rows].sort((a, b) => b.seconds - a.seconds);
	const lines = sorted.map(
		(row) =>
			`| ${row.format} | ${row.answer === null ? "" : shown(row.answer)} | ${row.ofFloor === null ? "" : shown(row.ofFloor)} | ${row.fresh === null ? "" : shown(row.fresh)} | ${shown(row.by64)} | ${shown(row.by4)} | ${shown(row.seconds)} | ${shown(row.growth)} | ${quoted(row.begin)} | ${quoted(row.unit)} |`,
	);
	return `# What each format costs

Written by \`npm run bench:formats -- --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}.
Times are processor time. Absolute figures differ from machine to machine.

${summary.map((line) => `* ${line}`).join("\n")}

A small answer is one call as one text, read by \`parse\`; the floor is the hand-written parser of hermes (\`bench/floor\`) on the same calls.
With new tools, what the engine keeps for a set of tools is made anew: their schemas are read, and no attempt is known.
The worst text is the one that a search has found: of ${BEGINNINGS * tries} short texts, then of ${tries} long ones near the worst of them (a beginning, often a part of a whole answer, and a unit that is repeated, in chunks of 64 characters), each with new tools.
Its growth is the time for eight times the text, divided by that for the text: 8 is linear.

| format | answer, µs | × floor | new tools, µs | Markdown, s/MB, 64 | 4 | worst, s/MB | growth | its beginning | its unit |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |
${lines.join("\n")}
`;
}

function shown(value: number): string {
	return value >= 100 ? value.toFixed(0) : value.toPrecision(2);
}

const SHOWN = 60;
const LONGEST_SIGN = 12;
const LEAST_SIGNS = 4;

/** The end of a long text; a sign that is repeated at the end is shown once, with its number. */
function quoted(text: string): string {
	if (text === "") return "";
	const { sign, times } = signAtEnd(text);
	if (times < LEAST_SIGNS) return shortened(text);
	const before = text.slice(0, text.length - sign.length * times);
	return `${before === "" ? "" : `${shortened(before)} + `}${shortened(sign)} × ${times}`;
}

function shortened(text: string): string {
	const end = JSON.stringify(text.slice(-SHOWN)).replaceAll("|", "\\|");
	return `${text.length > SHOWN ? "… " : ""}\`\` ${end} \`\``;
}

/** The shortest sign that stands several times at the end of the text, and how many times. */
function signAtEnd(text: string): { readonly sign: string; readonly times: number } {
	for (let length = 1; length <= LONGEST_SIGN; length++) {
		const sign = text.slice(-length);
		let times = 1;
		while (text.endsWith(sign, text.length - length * times)) times++;
		if (times >= LEAST_SIGNS) return { sign, times };
	}
	return { sign: "", times: 0 };
}
