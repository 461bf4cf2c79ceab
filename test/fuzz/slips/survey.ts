/** Slips of all kinds in all formats: the same seed gives the same texts, whichever formats and kinds are asked for. */
import { pick, type Random, seeded } from "../../properties/support/random.js";
import { randomOf } from "../case.js";
import { foreignOf } from "./foreign.js";
import { isRead, judged, type Verdict } from "./judge.js";
import type { Ground, Kind, Slip } from "./kind.js";
import { KINDS } from "./kinds/index.js";
import { randomMessage, type Said, type Tool, toolLists } from "./message.js";
import type { Subject } from "./subject.js";
import { otherLayouts, rendered } from "./trace.js";

export interface Result {
	readonly format: string;
	readonly kind: Kind;
	readonly ground: Ground;
	readonly slip: Slip;
	readonly verdict: Verdict;
}

export interface Survey {
	readonly subjects: readonly Subject[];
	/** all formats: what the others write is foreign to each */
	readonly all: readonly Subject[];
	readonly seed: number;
	/** messages of each format; each is spoilt once in every kind that has a place in it */
	readonly rounds: number;
	readonly kinds?: (kind: Kind) => boolean;
}

const TOOL_LISTS = toolLists(seeded(14));
/** A message that the format cannot say is another one; after so many there is none in this round. */
const MOST_TRIED = 30;

export function* survey({ subjects, all, seed, rounds, kinds }: Survey): Generator<Result> {
	const chosen = KINDS.filter((kind) => kinds?.(kind) ?? true);
	for (const subject of subjects) {
		const format = subject.format.name;
		if (!carriesCalls(subject)) continue;
		const foreign = foreignOf(subject, all);
		for (let round = 0; round < rounds; round++) {
			const ground = groundOf(subject, foreign, seededBy(seed, format, String(round)));
			if (ground === null) continue;
			for (const kind of chosen) {
				const random = seededBy(seed, format, String(round), kind.name);
				const slip = kind.make(ground, random);
				if (slip === null) continue;
				yield { format, kind, ground, slip, verdict: judged(ground, slip, random) };
			}
		}
	}
}

/** Kinds and formats that others are asked with do not change the numbers of one. */
function seededBy(seed: number, ...names: readonly string[]): Random {
	return seeded((seed * 7919) ^ randomOf(names.join(" "))(2 ** 31));
}

function carriesCalls({ format }: Subject): boolean {
	return format.units.length > 0;
}

function groundOf(subject: Subject, foreign: Ground["foreign"], random: Random): Ground | null {
	for (let tries = 0; tries < MOST_TRIED; tries++) {
		const tools: readonly Tool[] = pick(random, TOOL_LISTS);
		const said = randomMessage(tools, random);
		// a format may have one call only, or no text before it
		for (const one of [
			said,
			{ ...said, content: "" },
			{ ...said, calls: said.calls.slice(0, 1) },
			{ content: "", calls: said.calls.slice(0, 1) },
		]) {
			const ground = sayable(subject, foreign, one, tools);
			if (ground === null) continue;
			return random(OTHER_LAYOUT) === 0 ? otherwise(ground, random) : ground;
		}
	}
	return null;
}

/** One message of so many is written in another way than the likeliest. */
const OTHER_LAYOUT = 3;

function otherwise(ground: Ground, random: Random): Ground {
	const layouts = otherLayouts(ground.subject, ground.said, (text) => isRead(ground, text));
	return layouts.length === 0 ? ground : { ...ground, trace: pick(random, layouts) };
}

function sayable(
	subject: Subject,
	foreign: Ground["foreign"],
	said: Said,
	tools: readonly Tool[],
): Ground | null {
	const trace = rendered(subject, said, tools);
	return trace === null ? null : { subject, said, tools, trace, foreign };
}
