/** The tables, as Markdown: the same text for the screen and for bench/RESULTS.md. */
import { cpus } from "node:os";
import { GROWTH_LIMIT, type GrowthRow } from "./growth.js";
import { median } from "./measure.js";
import { PEER_SIZES, type PeerRow } from "./peers/compare.js";
import type { RatioRow } from "./ratios.js";
import type { WholeRow } from "./whole.js";

/** What is known of a run: written beside the page, so that a later run can be held against it. */
export interface Results {
	/** one list per process */
	readonly ratios: readonly (readonly RatioRow[])[];
	readonly wholes: readonly (readonly WholeRow[])[];
	readonly growths: readonly GrowthRow[];
	readonly peers: readonly PeerRow[];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((title, i) =>
		Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
	);
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(" | ")} |`;
	const rule = `| ${widths.map((width, i) => (i < 2 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
	return [line(head), rule, ...rows.map(line)].join("\n");
}

/** Three significant digits. */
function short(value: number): string {
	return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function milliseconds(value: number): string {
	return value >= 1000 ? `${short(value / 1000)} s` : `${short(value)} ms`;
}

export function ratioTable(runs: readonly (readonly RatioRow[])[]): string {
	const rows = (runs[0] ?? []).map((first, i) => {
		const all = runs.flatMap((run) => run[i] ?? []);
		const ratios = all.map(({ ratio }) => ratio);
		const ratio = median(ratios);
		const { target } = first;
		const verdict = target === null ? "" : ratio <= target ? `≤ ${target}` : `over ${target}`;
		return [
			first.id,
			first.title,
			String(first.chunk),
			short(median(all.map(({ floor }) => floor))),
			short(median(all.map(({ ours }) => ours))),
			short(ratio),
			short(median(all.map(({ events }) => events))),
			short(median(all.map(({ eventsRatio }) => eventsRatio))),
			runs.length > 1 ? `${short(Math.min(...ratios))}–${short(Math.max(...ratios))}` : "",
			verdict,
		];
	});
	const head = [
		"id",
		"workload",
		"chunk",
		"floor ns",
		"ours ns",
		"ratio",
		"events ns",
		"ratio",
		"of processes",
		"target",
	];
	return table(head, rows);
}

export function wholeTable(runs: readonly (readonly WholeRow[])[]): string {
	const rows = (runs[0] ?? []).map(({ id, title, unit, target }, i) => {
		const value = median(runs.flatMap((run) => run[i]?.value ?? []));
		return [id, title, `${short(value)} ${unit}`, verdict(value, target)];
	});
	return table(["id", "work", "measured", "target"], rows);
}

function verdict(value: number, target: WholeRow["target"]): string {
	if (target === null) return "";
	if ("most" in target) return value <= target.most ? `≤ ${target.most}` : `over ${target.most}`;
	return value >= target.least ? `≥ ${target.least}` : `under ${target.least}`;
}

export function growthTable(growths: readonly GrowthRow[]): string {
	const ids = [...new Set(growths.map(({ id }) => id))];
	const rows = ids.map((id) => {
		const [small, large, whole] = [4, 64, null].map((chunk) =>
			growths.find((row) => row.id === id && row.chunk === chunk),
		);
		const cells = [small, large, whole].map((row) =>
			row ? `${short(row.growth)}${row.growth < GROWTH_LIMIT ? "" : " (over)"}` : "",
		);
		const times = [small, large, whole].map((row) => (row ? milliseconds(row.time) : ""));
		return [id, small?.title ?? "", ...cells, ...times];
	});
	const head = ["id", "text", "×, 4", "×, 64", "×, one chunk", "1 MB, 4", "1 MB, 64", "1 MB, one"];
	return table(head, rows);
}

export function peerTable(peers: readonly PeerRow[]): string {
	const rows = peers.map(({ name, reads, note, times }) => {
		const cells = PEER_SIZES.map((_, i) => {
			const time = times[i] ?? "";
			return typeof time === "number" ? milliseconds(time) : time;
		});
		return [name, reads === "json" ? note : `${reads}; ${note}`, ...cells];
	});
	return table(["parser", "work", ...PEER_SIZES.map((size) => `${size / 1024} KB`)], rows);
}

export function machine(): string {
	const all = cpus();
	const model = all[0]?.model.trim() || "unknown processor";
	return `Node ${process.versions.node}, ${all.length} × ${model}`;
}

export function resultsPage({ ratios, wholes, growths, peers }: Results): string {
	return `# Bench results

Written by \`npm run bench -- --write\`. ${machine()}.
Times are processor time (user and system, all threads), medians of alternating samples.
Absolute figures differ from machine to machine; the ratios are what to look at.

## Against the floor

The floor is a hand-written parser of the one format that does nothing but the least work: no recovery, no
positions, no limits, no validation, no event objects (\`bench/floor\`). Nanoseconds per chunk. \`ours\` tells a sink,
as the floor does; \`events\` hands out arrays of event objects. Each \`ratio\` is the column before it divided by the
floor, measured in the same process, the median of ${ratios.length} fresh processes.

${ratioTable(ratios)}

## Whole texts

\`parse\` reads a text that is there at once and returns one message; a parser's construction is part of it.

${wholeTable(wholes)}

## Growth

Time for 1 MB divided by time for 100 KB, in chunks of 4 and of 64 characters and as one chunk. A linear
parser has 10.24; the project holds itself to less than ${GROWTH_LIMIT}.

${growthTable(growths)}

## Peers

One \`write_file\` call in chunks of 4 characters. Readers of bare JSON get only the JSON object, without
the tags around it. "Too long": the size before it, with quadratic growth, says so.

${peerTable(peers)}
`;
}
