/**
 * The text that costs a format most, as far as a search finds it. A text is a beginning and a unit that is repeated; both are made of
 * the format's own literals and of what stands in calls. Some texts begin with a part of a whole answer, and some units are such a part
 * and a sign many times. Each text is an answer to a request with tools of its own. The search keeps what costs more time than before.
 */
import type { Format } from "../../src/runtime/contract.js";
import { createParser } from "../../src/runtime/index.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { chunksOf } from "../texts/chunks.js";
import type { Beginnings } from "./beginnings.js";
import { freshTools } from "./rows.js";

export interface WorstRow {
	readonly format: string;
	/** seconds of processor time for 1 MB */
	readonly seconds: number;
	/** time for eight times the text, divided by that for the text; 8 where it is linear */
	readonly growth: number;
	readonly begin: string;
	readonly unit: string;
}

interface Candidate {
	readonly begin: readonly string[];
	readonly unit: readonly string[];
}

const PIECES = [
	..."{}[]()<>\"'`,:;=/\\| \n\tax1_-.".split(""),
	'"name"',
	'"arguments"',
	'{"name": "get_weather", "arguments": {',
	'"city": "Oslo"',
	"get_weather",
	"search",
	"city",
	"null",
	"text of words ",
	"é",
	"a=1,",
	'"x",',
	'{"a":1},',
];
/** How many of the beginnings are parts of answers. */
const ANSWERED = 0.4;
/** How many of the units are a part of an answer and a sign that is repeated, of so many characters at most. */
const RUNS = 0.2;
const LONGEST_RUN = 600;
const MOST_PIECES = 6;
const LENGTH = 16_000;
const CHUNK = 64;
const REPEATS = 6;
/** So many short texts are tried for each long one: the search begins with the worst of them. */
export const BEGINNINGS = 20;
const SHORT = 3_000;

/** `random`: numbers from 0 up to 1; `tries`: texts that are measured. */
export function worstOf(
	format: Format,
	{ texts, tools }: Beginnings,
	random: () => number,
	tries: number,
): WorstRow {
	const stock = [...format.literals, ...format.literals, ...format.ends, ...PIECES];
	const piece = (): string => {
		const one = stock[Math.floor(random() * stock.length)] ?? "";
		return random() < 0.2 ? one.slice(0, 1 + Math.floor(random() * one.length)) : one;
	};
	const pieces = (most: number): string[] =>
		Array.from({ length: Math.floor(random() * (most + 1)) }, piece);
	const changed = (list: readonly string[]): string[] => {
		const to = [...list];
		const at = Math.floor(random() * (to.length + 1));
		if (random() < 0.4) to.splice(at, 0, piece());
		else if (random() < 0.5) to.splice(at, 1);
		else to.splice(at, 1, piece());
		return to.slice(0, MOST_PIECES);
	};
	const part = (): string => {
		const answer = texts[Math.floor(random() * texts.length)] ?? "";
		return answer.slice(0, Math.floor(random() * (answer.length + 1)));
	};
	const run = (): string => {
		const sign = piece();
		return sign.repeat(Math.ceil((random() * LONGEST_RUN) / Math.max(1, sign.length)));
	};
	const fresh = (): Candidate => ({
		begin: random() < ANSWERED ? [part(), ...pieces(1)] : pieces(MOST_PIECES),
		unit: random() < RUNS ? [part(), run()] : [piece(), ...pieces(random() < 0.5 ? 0 : 3)],
	});
	// the engine compiles what has become hot: only what stays slow counts
	const stays = (one: Candidate, length: number): number =>
		Math.min(...times(REPEATS, () => secondsOf(format, tools, one, length)));
	let best: Candidate = { begin: [], unit: ["x"] };
	let most = stays(best, LENGTH);
	const compare = (one: Candidate): void => {
		if (one.unit.join("") === "" || secondsOf(format, tools, one, LENGTH) <= most * 1.1) return;
		const seconds = stays(one, LENGTH);
		if (seconds <= most * 1.1) return;
		best = one;
		most = seconds;
	};
	for (const one of dearest(format, tools, fresh, BEGINNINGS * tries)) compare(one);
	for (let k = 0; k < tries; k++) {
		const near = {
			begin: random() < 0.5 ? best.begin : changed(best.begin),
			unit: changed(best.unit),
		};
		compare(random() < 0.3 ? fresh() : near);
	}
	const long = stays(best, 8 * LENGTH);
	const short = stays(best, LENGTH);
	return {
		format: format.name,
		seconds: long,
		growth: (8 * long) / short,
		begin: best.begin.join(""),
		unit: best.unit.join(""),
	};
}

/** Of so many texts those that cost most while they are short. */
function dearest(
	format: Format,
	tools: readonly ToolDefinition[],
	fresh: () => Candidate,
	tries: number,
): readonly Candidate[] {
	const found = times(tries, fresh)
		.filter(({ unit }) => unit.join("") !== "")
		.map((one) => ({ one, seconds: secondsOf(format, tools, one, SHORT) }))
		.sort((a, b) => b.seconds - a.seconds);
	return found.slice(0, Math.ceil(tries / 100)).map(({ one }) => one);
}

function times<T>(n: number, run: () => T): T[] {
	return Array.from({ length: n }, run);
}

/** For 1 MB of the text. */
function secondsOf(
	format: Format,
	tools: readonly ToolDefinition[],
	{ begin, unit }: Candidate,
	length: number,
): number {
	const one = unit.join("");
	const start = begin.join("");
	const text = start + one.repeat(Math.ceil(length / one.length));
	const chunks = chunksOf(text, CHUNK);
	const own = freshTools(tools);
	const from = process.cpuUsage();
	const parser = createParser(format, { tools: own });
	for (const chunk of chunks) parser.feed(chunk);
	parser.finish("stop");
	const { user, system } = process.cpuUsage(from);
	return (user + system) / text.length;
}
