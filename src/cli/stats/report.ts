/** Statistics as JSON. Shares are from 0 to 1, null where there is nothing to divide by; times are milliseconds. */
import type { Histogram } from "./histogram.js";
import type { Statistics, Sums } from "./sums.js";
import type { Top } from "./top.js";

/** A line that was no record. */
export interface Malformed {
	readonly file: string;
	/** from 1; empty lines are not counted */
	readonly line: number;
	readonly message: string;
}
export interface Lines {
	malformed: number;
	/** the first few */
	readonly shown: Malformed[];
}

export function report(statistics: Statistics, lines: Lines): object {
	const { all, results, formats, reasons, repairs, notices, gates } = statistics;
	return {
		...sums(all),
		tool_results: results,
		formats: sorted(formats).map(([format, of]) => ({
			format,
			...sums(of.all),
			tool_results: of.results,
			modes: sorted(of.modes).map(([parse_mode, mode]) => ({ parse_mode, ...sums(mode) })),
		})),
		reasons: counts(reasons),
		repairs: counts(repairs),
		notices: counts(notices),
		closed_gates: counts(gates),
		malformed_lines: { count: lines.malformed, first: lines.shown },
	};
}

function sums(of: Sums): object {
	const { messages, calls, complete, repaired, incomplete, judged, invalid } = of;
	return {
		messages,
		fallback_used: of.fallbackUsed,
		calls,
		complete,
		repaired,
		incomplete,
		judged,
		invalid,
		fallback_rate: share(of.fallbackUsed, messages),
		repair_rate: share(repaired, calls),
		incomplete_rate: share(incomplete, calls),
		invalid_rate: share(invalid, judged),
		held_back_max: of.heldBackMax,
		time_to_first_event_ms: percentiles(of.firstEvent),
		time_total_ms: percentiles(of.total),
	};
}

export function share(part: number, whole: number): number | null {
	return whole === 0 ? null : part / whole;
}

/** By name: the same records give the same report, in whatever order they came. */
export function sorted<K extends string, V>(map: ReadonlyMap<K, V>): readonly [K, V][] {
	return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

function percentiles(of: Histogram): object {
	return { p50: of.percentile(0.5), p90: of.percentile(0.9), p99: of.percentile(0.99) };
}

function counts(top: Top): object[] {
	return top.list().map(([code, count]) => ({ code, count }));
}
