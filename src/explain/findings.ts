/** The places of an output that need an explanation, from what the parser has done with it. */

import { closest } from "../misuse/closest.js";
import type { Notice, ToolCall } from "../runtime/events.js";
import { almostMarks } from "./almost.js";
import { type Meaning, noticeMeaning, OF_LENIENT_RULES, repairMeaning } from "./codes.js";
import { expectedOf, nearestOf, quoted } from "./expected.js";
import type { GrammarLines } from "./grammar-lines.js";
import type { Places } from "./places.js";
import { type Simulated, simulate } from "./simulate/simulate.js";
import { callStarts, sectionStarts, startsIn } from "./simulate/starts.js";
import type { Asked } from "./simulate/thread.js";
import type { Trace } from "./trace.js";
import type { Finding, FindingKind } from "./types.js";

/** A place, before anything is said of it. */
interface Spot {
	readonly kind: FindingKind;
	readonly start: number;
	readonly end: number;
	readonly died: number | null;
	readonly within: "content" | "reasoning" | "call";
	readonly notice: Notice | null;
	readonly repairs: readonly string[];
	readonly message: string;
	/** of a call that a notice is about */
	readonly name?: string | undefined;
}

export interface Found {
	readonly findings: readonly Finding[];
	readonly more: number;
}

/** Literals, or parts of them, that are shorter stand in every text. */
const SHORTEST = 4;
/** Characters of what was read that are shown. */
const MOST_READ = 60;
/** Steps of threads for all places together. */
const BUDGET = 1_000_000;
/** Attempts that are looked at, whatever they come to. */
const MOST_LOOKED_AT = 200;

export function findingsOf(
	asked: Asked,
	{ attempts, message, traced }: Trace,
	lines: GrammarLines,
	places: Places,
	{ entry, most }: { readonly entry: string | undefined; readonly most: number },
): Found {
	const { format, text } = asked;
	const spots: Spot[] = [];
	for (const notice of message.notices) {
		// attempts within attempts die at one character: the first says it
		const same = (spot: Spot) => spot.notice?.code === "malformed" && spot.died === notice.end;
		const last = spots.at(-1);
		if (notice.code === "malformed" && last !== undefined && same(last)) continue;
		spots.push(spotOf(notice, message.toolCalls));
	}
	for (const call of message.toolCalls) {
		const { start, end, name, status, repairs } = call;
		const told = spots.some(
			(spot) => spot.start >= start && spot.start < end && spot.kind === "broken",
		);
		if (status === "repaired" || (status === "incomplete" && !told))
			spots.push({
				kind: status === "repaired" ? "repaired" : "broken",
				start,
				end,
				died: status === "repaired" ? null : end,
				within: "call",
				notice: null,
				repairs,
				message:
					status === "repaired"
						? `the call of ${quoted(name)} was read with ${repairs.join(", ")}`
						: `the call of ${quoted(name)} never ends: it may not run`,
			});
	}
	let budget = BUDGET;
	const run = (spot: Spot): Simulated => {
		const { start, died, within } = spot;
		const options = (starts: readonly number[]) => {
			const done = simulate(asked, starts, start, died, budget);
			budget = Math.max(1, budget - done.steps);
			return done;
		};
		if (within === "call") {
			const inCall = options(callStarts(format));
			const whole = options(startsIn(format, "content", start === 0, entry));
			return reach(whole) > reach(inCall) ? whole : inCall;
		}
		const outer = options(startsIn(format, within, start === 0, entry));
		if (outer.evidence >= SHORTEST) return outer;
		const inner = options(sectionStarts(format));
		return reach(inner) > reach(outer) ? inner : outer;
	};
	const simulated = new Map<Spot, Simulated>();
	const drafts = message.notices.filter(({ code }) => code === "call-in-reasoning");
	for (const { start, died, within } of attempts.slice(0, MOST_LOOKED_AT)) {
		// a draft is text of its thought: the marks in it and around it are, too
		if (within === "reasoning" && drafts.some((one) => start <= one.end && one.start <= died))
			continue;
		if (spots.some((spot) => spot.notice?.code === "malformed" && spot.start === start)) continue;
		const spot: Spot = {
			kind: "died",
			start,
			end: died,
			died,
			within,
			notice: null,
			repairs: [],
			message:
				died >= text.length
					? "this begins as markup does, and the output ends in it: it is text"
					: "this begins as markup does, and is none: it is text",
		};
		const done = run(spot);
		if (done.evidence < SHORTEST) continue;
		simulated.set(spot, done);
		spots.push(spot);
	}
	if (message.toolCalls.length === 0) spots.push(...almost(asked, traced, spots));
	spots.sort((a, b) => a.start - b.start || a.end - b.end);
	const findings = spots.slice(0, most).map((spot) => {
		const done =
			spot.kind === "repaired" ||
			spot.kind === "notice" ||
			spot.kind === "almost" ||
			spot.kind === "foreign"
				? null
				: (simulated.get(spot) ?? run(spot));
		return finding(asked, spot, done, lines, places);
	});
	return { findings, more: spots.length - findings.length };
}

/** Of a call that is not valid because its tool is not declared. */
function nearestTool({ tools }: Asked, { notice, name }: Spot): string | null {
	if (notice?.code !== "invalid-call" || name === undefined || tools.includes(name)) return null;
	const meant = closest(name, tools);
	return meant === null ? null : `${quoted(name)} is nearly the tool ${quoted(meant)}`;
}

function reach({ all, strict }: Simulated): number {
	return Math.max(all?.at ?? -1, strict?.at ?? -1);
}

const BREAKS: ReadonlySet<string> = new Set(["broken", "limit-depth", "limit-arguments"]);

/** Nearly a mark, where nothing else was seen. */
function almost(asked: Asked, to: number, spots: readonly Spot[]): readonly Spot[] {
	return almostMarks(asked, to).flatMap(({ start, end, mark }): Spot[] => {
		if (spots.some((spot) => spot.start <= start && start < Math.max(spot.end, spot.start + 1)))
			return [];
		const stands = quoted(asked.text.slice(start, end));
		const message = `${stands} is nearly ${quoted(mark)}, with which this format begins`;
		return [{ ...NOTHING, kind: "almost", start, end, message }];
	});
}

const NOTHING = { died: null, within: "content", notice: null, repairs: [] } as const;

function spotOf(notice: Notice, calls: readonly ToolCall[]): Spot {
	const { code, start, end, message } = notice;
	const common = { start, end, notice, repairs: [], message };
	if (code === "malformed") return { ...common, kind: "died", died: end, within: "content" };
	if (BREAKS.has(code)) {
		const call = calls.findLast((one) => one.start <= start && start <= one.end);
		return { ...common, start: call?.start ?? start, kind: "broken", died: start, within: "call" };
	}
	const name = calls.find((one) => one.start === start)?.name;
	return { ...common, kind: "notice", died: null, within: "content", name };
}

function finding(
	asked: Asked,
	spot: Spot,
	done: Simulated | null,
	lines: GrammarLines,
	places: Places,
): Finding {
	const { text, format } = asked;
	const { kind, notice, repairs, message, start, end, died } = spot;
	const to = died ?? end;
	const from = Math.max(start, to - MOST_READ);
	const known: readonly (readonly [string, Meaning | null])[] = [
		...(notice === null ? [] : [[notice.code, noticeMeaning(notice.code)] as const]),
		...repairs.map((code) => [code, repairMeaning(code)] as const),
	];
	return {
		kind,
		notice: notice?.code ?? null,
		repairs,
		message,
		start: places.of(start),
		end,
		died: died === null ? null : places.of(died),
		read: text.slice(from, Math.min(to, from + MOST_READ)),
		found:
			died === null || died >= text.length
				? null
				: String.fromCodePoint(text.codePointAt(died) ?? 0),
		expected: done === null ? [] : expectedOf(asked, done, lines, places, start),
		nearest: done === null ? nearestTool(asked, spot) : nearestOf(asked, done),
		meaning: known.map(([code, meaning]) => {
			if (meaning !== null) return `${code}: ${meaning.means}`;
			const rule = lines.lenient(code);
			const where = rule === null ? "" : `, line ${rule.line}: ${rule.text}`;
			return `${code}: a lenient rule of ${format.name}${where}`;
		}),
		advice: known.map(([, meaning]) => meaning?.advice ?? OF_LENIENT_RULES),
	};
}
