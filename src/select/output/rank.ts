/** Which formats read a raw output: every parser reads it once, and what comes out is compared. */
import { type Check, checkMembers, text, wholeFrom } from "../../misuse/check.js";
import type { Format } from "../../runtime/contract.js";
import type { ToolDefinition } from "../../runtime/options.js";
import { PARSER_OPTIONS } from "../../runtime/program/check-options.js";
import type { FormatRegistry } from "../registry.js";
import { longLiterals } from "../template/literals.js";
import { guessTools } from "./guess.js";
import { type Reading, readAs } from "./reading.js";

/** Formats that read the output in the same way. */
export interface RankedGroup {
	/** from 1; groups that read something else, but no worse, share it */
	readonly rank: number;
	/** canonical names, the one that most models write first */
	readonly formats: readonly string[];
	/** calls that are as the format has them */
	readonly complete: number;
	/** calls that needed a repair */
	readonly repaired: number;
	/** the codes of these repairs, each once */
	readonly repairs: readonly string[];
	/** calls that have begun and never end */
	readonly begun: number;
	/** places that look like a call and are none, calls that break, sections that are not closed */
	readonly faults: number;
	/** the part of the text that is calls, from 0 to 1 */
	readonly share: number;
	/** markers of other formats that are left in the content */
	readonly foreign: readonly string[];
	/** the same for people */
	readonly text: string;
}

/** The formats that may have written an output. */
export interface Ranking {
	/** formats that read a call, the best first; without one, those that begin to, or whose own markers stand there */
	readonly groups: readonly RankedGroup[];
	/** characters that were read: no more than the limit */
	readonly read: number;
	/** whether that is not the whole output */
	readonly cut: boolean;
	/** names that were taken for tools, because none were given */
	readonly guessed: readonly string[];
}

/** What is known of the output whose format is looked for. */
export interface RankOptions {
	/** the tools of the request: bare JSON, Python lists and elements named by tools are calls only of these */
	readonly tools?: readonly ToolDefinition[] | undefined;
	/** characters to read; default and most 131072 */
	readonly limit?: number | undefined;
}

/** Characters that are read at most: all formats take a second or two for them. */
export const MOST_READ = 131_072;

const OPTIONS: { readonly [Name in keyof Required<RankOptions>]: Check } = {
	tools: PARSER_OPTIONS.tools,
	limit: wholeFrom(1),
};

/** Any text will do; only misuse throws. The work is bounded by the limit times the number of formats. */
export function rankFormats(
	output: string,
	registry: FormatRegistry,
	options: RankOptions = {},
): Ranking {
	text(output, "the output");
	checkMembers(options, "options", OPTIONS);
	const { tools, limit = MOST_READ } = options;
	const read = output.slice(0, Math.min(limit, MOST_READ));
	const guessed = tools === undefined ? guessTools(read) : [];
	const formats = registry.listFormats();
	const markers = markersIn(formats, read);
	const readings = formats
		.filter(({ units }) => units.length > 0)
		.map((format) => readAs(format, read, tools ?? guessed, markers));
	const reading = readings.filter(({ complete, repaired }) => complete + repaired > 0);
	const near = readings.filter(
		({ begun, faults, foreign }) => begun + faults > 0 || foreign.length < markers.size,
	);
	return {
		groups: grouped(reading.length > 0 ? reading : near),
		read: read.length,
		cut: read.length < output.length,
		guessed: guessed.map((tool) => ("function" in tool ? tool.function.name : tool.name)),
	};
}

/** The markers of all formats that stand in the text, with the formats that know each, alone or as a part of a longer one. */
function markersIn(
	formats: readonly Format[],
	text: string,
): ReadonlyMap<string, ReadonlySet<Format>> {
	const own = formats.map((format) => [format, [...longLiterals(format), ...format.ends]] as const);
	const all = new Set(own.flatMap(([, literals]) => literals));
	const written = [...all].filter((one) => text.includes(one));
	return new Map(
		written.map((one) => {
			const knowing = own.filter(([, literals]) => literals.some((two) => two.includes(one)));
			return [one, new Set(knowing.map(([format]) => format))];
		}),
	);
}

/** The first number that differs decides; more is better. A fault where no call is read may as well be the trace of one. */
function scoreOf({
	foreign,
	complete,
	repaired,
	begun,
	faults,
	share,
	loose,
}: Reading): readonly number[] {
	const calls = complete + repaired + begun;
	return [
		-foreign.length,
		complete,
		repaired,
		begun,
		calls > 0 ? -faults : 0,
		Math.round(share * 1000),
		-loose,
	];
}

function compare(one: Reading, other: Reading): number {
	const [a, b] = [scoreOf(one), scoreOf(other)];
	const at = a.findIndex((value, i) => value !== b[i]);
	return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

function grouped(readings: readonly Reading[]): readonly RankedGroup[] {
	const sorted = [...readings].sort(
		(a, b) => compare(a, b) || b.format.models.length - a.format.models.length,
	);
	const groups: { rank: number; readings: [Reading, ...Reading[]] }[] = [];
	let rank = 0;
	let last: Reading | null = null;
	for (const one of sorted) {
		if (last === null || compare(last, one) !== 0) rank = groups.length + 1;
		last = one;
		const equal = groups.find(
			(group) => group.rank === rank && group.readings[0].same === one.same,
		);
		if (equal) equal.readings.push(one);
		else groups.push({ rank, readings: [one] });
	}
	return groups.map((group) => describe(group.rank, group.readings));
}

function describe(rank: number, readings: readonly [Reading, ...Reading[]]): RankedGroup {
	const [{ complete, repaired, repairs, begun, faults, share, foreign, loose }] = readings;
	const left = foreign.slice(0, 4).map((one) => JSON.stringify(one));
	const parts = [
		`${complete} ${complete === 1 ? "call" : "calls"} complete`,
		repaired > 0 ? `${repaired} repaired (${repairs.join(", ")})` : "",
		begun > 0 ? `${begun} cut` : "",
		faults > 0 ? `${faults} ${faults === 1 ? "place" : "places"} broken or malformed` : "",
		`${Math.round(share * 100)} % of the text is calls`,
		loose > 0 ? `${loose} arguments keep white space at an end` : "",
		left.length > 0 ? `markers of others left in the content: ${left.join(", ")}` : "",
	];
	return {
		rank,
		formats: readings.map(({ format }) => format.name),
		complete,
		repaired,
		repairs,
		begun,
		faults,
		share,
		foreign,
		text: parts.filter((part) => part !== "").join("; "),
	};
}
