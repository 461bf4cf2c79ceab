/** What readings waited for, in words; and the nearest miss. */
import { closest, edits } from "../misuse/closest.js";
import type { AtomKind } from "../runtime/contract.js";
import type { GrammarLines } from "./grammar-lines.js";
import type { Places } from "./places.js";
import type { Simulated, Stop } from "./simulate/simulate.js";
import type { Asked, Thread } from "./simulate/thread.js";
import { keysOf } from "./simulate/value.js";
import type { Expected, RulePlace } from "./types.js";

/** Things that are named of one place. */
const MOST_EXPECTED = 8;

/** Of the readings without a deviation, where the last of them died, and then of all that came further. */
export function expectedOf(
	asked: Asked,
	{ all, strict }: Pick<Simulated, "all" | "strict">,
	lines: GrammarLines,
	places: Places,
	/** where the attempt began */
	start: number,
): readonly Expected[] {
	const found: Expected[] = [];
	// rules of which nothing was read are of no interest beside a deviation that was
	const read = strict !== null && (strict.at > start || all?.at === start) ? strict : null;
	const stops = [read, all].filter((stop): stop is Stop => stop !== null);
	for (const { at, threads } of stops) {
		for (const thread of threads) {
			// a deviation is of interest where it came further than the rules did
			if (thread.lenient !== null && strict?.at === at) continue;
			const said = say(asked, thread, at, lines);
			if (said === null) continue;
			const [what, rule] = said;
			const one = { what, place: places.of(at), lenient: thread.lenient, rule };
			const known = found.some((two) => two.what === what && two.place.offset === at);
			if (!known && found.length < MOST_EXPECTED) found.push(one);
		}
	}
	return found;
}

function say(
	{ format, text, tools }: Asked,
	thread: Thread,
	at: number,
	lines: GrammarLines,
): readonly [string, RulePlace | null] | null {
	const node = format.nodes[thread.node];
	if (node === undefined) return null;
	const { lenient, read, value } = thread;
	switch (node.k) {
		case "literal": {
			const whole = format.literals[node.literal] ?? "";
			const rest = read > 0 ? `${quoted(whole.slice(read))} of ${quoted(whole)}` : quoted(whole);
			return [rest, lines.literal(whole, lenient)];
		}
		case "same":
			return [
				`the ${node.field} again: ${quoted(thread.bound[node.field === "key" ? "key" : "name"])}`,
				null,
			];
		case "atom":
			// a run that may end here is no news: what may follow it is said by others
			if (read > 0) return null;
			return [`${FIELDS[node.field]}: ${ATOMS[node.kind]}`, lines.payload(node.field, lenient)];
		case "slot": {
			const list = tools.length > 0 ? `, one of ${tools.slice(0, 6).map(quoted).join(", ")}` : "";
			const what =
				node.slot === "tool" ? `the name of a declared tool${list}` : "a declared parameter";
			return [what, lines.payload(node.field, lenient)];
		}
		case "value":
		case "pattern": {
			if (value === null) return null;
			const c = at < text.length ? text.charAt(at) : null;
			const rule =
				node.k === "value"
					? lines.payload(node.field, lenient)
					: lines.pattern(
							node.pattern.members.flatMap(({ keys }) => keys ?? []),
							lenient,
						);
			return [value.expected(c), rule];
		}
		case "eol":
			return ["the end of the line", null];
		case "space":
		case "text":
		case "fork":
		case "assert":
		case "look":
		case "op":
		case "call":
		case "return":
		case "accept":
			return null;
		default:
			return node satisfies never;
	}
}

const ATOMS: Readonly<Record<AtomKind, string>> = {
	word: "a word",
	digits: "digits",
	attr: "text without a quote",
	line: "a line",
	any: "any text",
};
const FIELDS: Readonly<Record<string, string>> = {
	name: "the name of the tool",
	id: "the id of the call",
	index: "the index of the call",
	key: "the name of a parameter",
	skip: "text that is skipped",
};

/** The nearest miss of the readings that came furthest, as a sentence; null: nothing is near. */
export function nearestOf(
	{ format, text, tools }: Asked,
	{ all, strict }: Pick<Simulated, "all" | "strict">,
): string | null {
	for (const stop of [strict, all]) {
		if (stop === null) continue;
		for (const thread of stop.threads) {
			const node = format.nodes[thread.node];
			const { value } = thread;
			if (node?.k === "pattern" && value !== null) {
				const [missing] = value.missing();
				const foreign = value.foreign();
				if (missing === undefined || foreign.length === 0) continue;
				const meant =
					foreign.find((key) => tools.includes(value.texts.get(key) ?? "")) ?? foreign[0];
				return `the object has no member ${keysOf([missing])}; it has ${foreign.map(quoted).join(", ")}${
					meant !== undefined && value.texts.has(meant)
						? ` (${quoted(meant)} holds ${quoted(value.texts.get(meant) ?? "")})`
						: ""
				}`;
			}
			if (node?.k === "literal" && thread.read > 1) {
				const whole = format.literals[node.literal] ?? "";
				const stands = nearly(text, stop.at - thread.read, whole);
				if (stands !== null) return `${quoted(stands)} is nearly ${quoted(whole)}`;
			}
			if (node?.k === "slot" && tools.length > 0) {
				const written = /^[\w.-]{1,64}/.exec(
					text.slice(stop.at - thread.read, stop.at - thread.read + 64),
				)?.[0];
				const meant = written === undefined ? null : closest(written, tools);
				if (written !== undefined && meant !== null)
					return `${quoted(written)} is nearly the tool ${quoted(meant)}`;
			}
		}
	}
	return null;
}

/** The text at a place that is nearly the mark, and ends as it does; null: none is. */
export function nearly(text: string, at: number, mark: string): string | null {
	const most = mark.length >= 8 ? 2 : 1;
	const last = mark.charAt(mark.length - 1);
	let best: string | null = null;
	let least = most + 1;
	for (let length = Math.max(2, mark.length - most); length <= mark.length + most; length++) {
		const stands = text.slice(at, at + length);
		if (stands.length < length || !stands.endsWith(last) || stands === mark) continue;
		const changes = stands.toLowerCase() === mark.toLowerCase() ? 1 : edits(stands, mark);
		if (changes < least) {
			least = changes;
			best = stands;
		}
	}
	return best;
}

export function quoted(text: string): string {
	return shown(JSON.stringify(text));
}

/** What JSON leaves as it is and a terminal must not be given: controls, and what turns the direction of text. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

export function shown(text: string): string {
	return text.replace(UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
