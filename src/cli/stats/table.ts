/** Statistics for people: a table by format and mode, and the most frequent reasons. */
import { oneRow } from "../play/visible.js";
import { type Lines, share, sorted } from "./report.js";
import type { Results, Statistics, Sums } from "./sums.js";
import type { Top } from "./top.js";

const HEAD = [
	"FORMAT",
	"MODE",
	"MESSAGES",
	"FALLBACK",
	"CALLS",
	"REPAIRED",
	"INCOMPLETE",
	"INVALID",
	"HELD",
	"FIRST p50",
	"p99",
	"TOTAL p50",
	"p99",
];
/** Columns of words; the others are numbers. */
const WORDS = 2;
const TOP = 10;

export function table(statistics: Statistics, lines: Lines): string {
	const rows: string[][] = [HEAD];
	for (const [format, { all, modes }] of sorted(statistics.formats)) {
		for (const [mode, sums] of sorted(modes)) rows.push([format, mode, ...cells(sums)]);
		if (modes.size > 1) rows.push([format, "all", ...cells(all)]);
	}
	rows.push(["all", "all", ...cells(statistics.all)]);
	const parts = [
		columns(rows),
		...results(statistics.results),
		...top("invalid, by reason", statistics.reasons),
		...top("repaired, by code", statistics.repairs),
		...top("notices", statistics.notices),
		...top("fallbacks refused, by gate", statistics.gates),
		...malformed(lines),
	];
	return parts.join("\n\n");
}

function cells(of: Sums): string[] {
	return [
		String(of.messages),
		percent(of.fallbackUsed, of.messages),
		String(of.calls),
		percent(of.repaired, of.calls),
		percent(of.incomplete, of.calls),
		percent(of.invalid, of.judged),
		String(of.heldBackMax),
		time(of.firstEvent.percentile(0.5)),
		time(of.firstEvent.percentile(0.99)),
		time(of.total.percentile(0.5)),
		time(of.total.percentile(0.99)),
	];
}

/** `-`: there is nothing of which it could be a share. */
function percent(part: number, whole: number): string {
	const of = share(part, whole);
	return of === null ? "-" : `${(of * 100).toFixed(1)}%`;
}

function time(milliseconds: number | null): string {
	if (milliseconds === null) return "-";
	if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)}s`;
	return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)}ms`;
}

function columns(rows: readonly (readonly string[])[]): string {
	const safe = rows.map((row) => row.map(oneRow));
	const widths = HEAD.map((_, at) => Math.max(...safe.map((row) => row[at]?.length ?? 0)));
	return safe
		.map((row) =>
			row
				.map((cell, at) =>
					at < WORDS ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
				)
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

function results({ ok, empty, error }: Results): string[] {
	return ok + empty + error === 0 ? [] : [`tool results: ${ok} ok, ${empty} empty, ${error} error`];
}

function top(title: string, of: Top): string[] {
	const list = of.list();
	if (list.length === 0) return [];
	const rows = list.slice(0, TOP).map(([text, count]) => `  ${count}  ${oneRow(text)}`);
	const more = list.length > TOP ? [`  and ${list.length - TOP} more: see --json`] : [];
	return [[`${title}:`, ...rows, ...more].join("\n")];
}

function malformed({ malformed, shown }: Lines): string[] {
	if (malformed === 0) return [];
	const rows = shown.map(({ file, line, message }) => `  ${file}:${line}: ${message}`);
	const more = malformed > shown.length ? [`  and ${malformed - shown.length} more`] : [];
	return [[`lines that are no record: ${malformed}`, ...rows, ...more].join("\n")];
}
