/** An explanation as a good compiler writes its errors: one screen, whatever the output was. */
import { quoted, shown as safe } from "../expected.js";
import type { Advice, Expected, Explanation, Finding, SpanKind } from "../types.js";
import { lineRows, type Page } from "./lines.js";
import { LOOKS, painted, TITLE } from "./look.js";

/** How the text is laid out. */
export interface PrintOptions {
	/** default: signs in place of colours */
	readonly color?: boolean | undefined;
	/** columns; default 100 */
	readonly width?: number | undefined;
}

/** Outputs of so many lines are shown whole. */
const MOST_LINES = 12;
/** Places that are written out; programs get more. */
const MOST_SHOWN = 4;
const MOST_EXPECTED = 4;
const MOST_ADVICE = 6;

/** `output`: the text that was explained. Ends with a newline. */
export function formatExplanation(
	explanation: Explanation,
	output: string,
	{ color = false, width = 100 }: PrintOptions = {},
): string {
	const page = { color, width: Math.max(40, width) };
	const { findings, more, summary } = explanation;
	const groups = grouped(findings);
	const shown = groups.slice(0, MOST_SHOWN).map(([first]) => first);
	const told = groups.slice(0, MOST_SHOWN).reduce((sum, group) => sum + group.length, 0);
	const left = findings.length - told + more;
	const rows = [
		...folded(painted(summary, TITLE, color), "", page.width),
		...textRows(explanation, output, shown, page),
		...shown.flatMap((finding, at) => [
			"",
			...findingRows(finding, at + 1, page),
			...alike((groups[at]?.length ?? 1) - 1),
		]),
		...(left > 0
			? ["", `and ${left.toLocaleString("en")} more ${left === 1 ? "place" : "places"}`]
			: []),
		...adviceRows(explanation.advice, page),
	];
	return `${rows.join("\n")}\n`;
}

/** Places of which the same would be said, with the first of them. */
function grouped(findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] {
	const groups = new Map<string, [Finding, ...Finding[]]>();
	for (const one of findings) {
		const { kind, notice, repairs, message, found, nearest } = one;
		const expected = one.expected.map(({ what, lenient }) => [what, lenient]);
		const key = JSON.stringify([kind, notice, repairs, message, found, nearest, expected]);
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [one]);
		else group.push(one);
	}
	return [...groups.values()];
}

function alike(more: number): readonly string[] {
	return more > 0 ? [`   so do ${more} more ${more === 1 ? "place" : "places"}`] : [];
}

function textRows(
	explanation: Explanation,
	output: string,
	findings: readonly Finding[],
	page: Page,
): readonly string[] {
	if (output === "") return [];
	const starts = lineStarts(output, MOST_LINES + 1);
	const wanted = new Map<number, { readonly start: number; readonly finding: Finding | null }>();
	const add = (line: number, start: number, finding: Finding | null): void => {
		if (wanted.get(line)?.finding == null) wanted.set(line, { start, finding });
	};
	if (starts.length <= MOST_LINES)
		for (const [at, start] of starts.entries()) add(at + 1, start, null);
	else add(1, 0, null);
	for (const finding of findings) {
		const { line, column, offset } = finding.died ?? finding.start;
		add(line, offset - column + 1, finding);
	}
	const lines = [...wanted].sort(([a], [b]) => a - b);
	const digits = String(lines.at(-1)?.[0] ?? 1).length;
	const rows: string[] = [];
	let last = 0;
	for (const [line, { start, finding }] of lines) {
		if (line > last + 1 && last > 0) rows.push(`${" ".repeat(digits)} …`);
		rows.push(...lineRows(output, explanation, start, line, digits, finding, page));
		last = line;
	}
	return ["", ...rows, ...legend(explanation, page)];
}

/** What the colours or signs mean, of those that are there. */
function legend({ spans }: Explanation, { color }: Page): readonly string[] {
	const used = new Set(spans.map(({ kind }) => kind));
	const kinds = (Object.keys(LOOKS) as SpanKind[]).filter(
		(kind) => kind !== "content" && used.has(kind),
	);
	if (kinds.length === 0) return [];
	const words = kinds.map((kind) => {
		const { code, sign } = LOOKS[kind];
		return color ? painted(kind, code, true) : `${sign} ${kind}`;
	});
	return [`(${words.join(", ")})`];
}

/** At most so many; the last line of the text may begin nothing. */
function lineStarts(text: string, most: number): readonly number[] {
	const starts = [0];
	for (
		let at = text.indexOf("\n");
		at >= 0 && starts.length < most;
		at = text.indexOf("\n", at + 1)
	)
		if (at + 1 < text.length) starts.push(at + 1);
	return starts;
}

function findingRows(finding: Finding, number: number, page: Page): readonly string[] {
	const { start, died, notice, message, expected, nearest, found, meaning, advice } = finding;
	const { line, column } = died ?? start;
	const code = notice ?? finding.kind;
	const head = `${number}. ${line}:${column} ${code}: ${safe(message)}`;
	const rows = [painted(head, TITLE, page.color)];
	if (died !== null) {
		const came = found === null ? "the end of the output" : quoted(found);
		const since =
			start.offset === died.offset
				? ""
				: `; read since ${start.line}:${start.column}: ${tail(finding.read)}`;
		rows.push(`   found ${came}${since}`);
	}
	for (const one of expected.slice(0, MOST_EXPECTED))
		rows.push(...expectedRows(one, died?.offset ?? -1));
	if (nearest !== null) rows.push(`   nearest miss: ${nearest}`);
	// what was expected says more than what the code means
	if (expected.length === 0) {
		for (const one of meaning.slice(0, MOST_EXPECTED)) rows.push(`   ${one}`);
		const [first] = advice;
		if (first !== undefined) rows.push(`   ${advised(first)}`);
	}
	return rows.flatMap((row) => folded(row, "      ", page.width));
}

function expectedRows({ what, place, lenient, rule }: Expected, died: number): readonly string[] {
	const at = place.offset === died ? "" : ` at ${place.line}:${place.column}`;
	const by = lenient === null ? "" : ` (lenient ${lenient})`;
	const row = `   expected ${what}${at}${by}`;
	return rule === null
		? [row]
		: [row, `     by the rule ${rule.rule}, line ${rule.line}: ${shortened(rule.text, 72)}`];
}

function adviceRows(advice: readonly Advice[], { color, width }: Page): readonly string[] {
	if (advice.length === 0) return [];
	const rows = advice.slice(0, MOST_ADVICE).map((one) => `  * ${safe(advised(one))}`);
	return [
		"",
		painted("what to do:", TITLE, color),
		...rows.flatMap((row) => folded(row, "    ", width)),
	];
}

function advised({ text, option }: Advice): string {
	return option === null ? text : `${text} (${option})`;
}

function tail(read: string): string {
	return quoted(read.length > 40 ? `…${read.slice(-40)}` : read);
}

function shortened(text: string, most: number): string {
	return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** At most three rows: a message may quote the output. */
function folded(row: string, indent: string, width: number): readonly string[] {
	const rows: string[] = [];
	let rest = row;
	while (rest.length > width && rows.length < 2) {
		const space = rest.lastIndexOf(" ", width);
		const at = space > indent.length + 8 ? space : width;
		rows.push(rest.slice(0, at));
		rest = indent + rest.slice(at).trimStart();
	}
	return [...rows, shortened(rest, width)];
}
