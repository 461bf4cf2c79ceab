/**
 * P26: a value is bounded by its call. Whatever marks of one call of a message are dropped, doubled or misspelt, no call that may
 * run has a text of another call in its arguments. The tools are declared: without them nothing tells a call from a value
 * that speaks of one.
 */
import { describe, expect, test } from "vitest";
import { every } from "../support/chunks.js";
import { ALONE } from "../support/readers.js";
import { callsOf, read } from "../support/reading.js";
import { tokensOf } from "../support/sentences.js";
import { type Setting, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { type SaidCall, settingFor, textsOf } from "../support/written.js";

/** Each value stands in one call only, and is none of what a grammar writes. */
const CALLS: readonly SaidCall[] = [
	{ name: "get_weather", arguments: { city: "Qoslo", unit: "Qcelsius" } },
	{ name: "get_time", arguments: { city: "Wbergen", zone: "Wnorth" } },
	{ name: "search", arguments: { query: "Zfjord" } },
];
const OWNERS: readonly RegExp[] = [/Q[a-z]+/, /W[a-z]+/, /Z[a-z]+/];

/** Only the names of tools mark their calls, so a value that quotes one ends where that would: a stated limit of these wires. */
const UNMARKED: ReadonlySet<string> = new Set(["morph_xml", "yaml_xml"]);

/** Ways to write the calls that are tried. */
const LAYOUTS = 3;

interface Slip {
	readonly how: string;
	readonly text: string;
}

const SPOIL: readonly { readonly how: string; readonly of: (mark: string) => string }[] = [
	{ how: "without", of: () => "" },
	{ how: "twice", of: (mark) => mark + mark },
	{ how: "no slash in", of: (mark) => mark.replace("/", "") },
	{ how: "a letter less in", of: (mark) => mark.slice(0, 2) + mark.slice(3) },
	{ how: "a letter more in", of: (mark) => `${mark.slice(0, -1)}s${mark.slice(-1)}` },
];

/** What stands behind a value up to what opens the next thing: one mark of it spoilt, or several in a row left out. */
function* slips(subject: Subject, text: string): Generator<Slip> {
	const tokens = tokensOf(subject, text);
	const join = (at: number, count: number, instead: string): string =>
		[...tokens.slice(0, at), instead, ...tokens.slice(at + count)].join("");
	for (const [from, to] of closesIn(tokens)) {
		for (let at = from; at < to; at++) {
			const mark = tokens[at] ?? "";
			if (!/\S/.test(mark)) continue;
			for (const { how, of } of SPOIL)
				if (of(mark) !== mark) yield { how: `${how} ${mark}`, text: join(at, 1, of(mark)) };
			for (let count = 2; count <= to - at; count++) {
				const row = tokens.slice(at, at + count).join("");
				yield { how: `without ${row}`, text: join(at, count, "") };
			}
		}
	}
}

/** The names, keys and values of the calls in the order in which they stand. */
const WORDS = CALLS.flatMap(({ name, arguments: all }) => [
	{ word: name, is: "name" },
	...Object.entries(all).flatMap(([key, value]) => [
		{ word: key, is: "key" },
		{ word: String(value), is: "value" },
	]),
]);

/** The tokens between each value and the marks that open the next call or pair, as they stand before the first one. */
function closesIn(tokens: readonly string[]): readonly (readonly [from: number, to: number])[] {
	const places: { readonly is: string; readonly at: number }[] = [];
	for (const { word, is } of WORDS) {
		const behind = (places.at(-1)?.at ?? -1) + 1;
		const at = tokens.findIndex((token, i) => i >= behind && token.includes(word));
		if (at < 0) return [];
		places.push({ is, at });
	}
	const first = {
		name: opening(tokens, -1, places[0]?.at),
		key: opening(tokens, places[0]?.at, places[1]?.at),
	};
	return places.flatMap(({ is, at }, i) => {
		const next = places[i + 1];
		if (is !== "value" || next === undefined) return [];
		const opened = next.is === "name" ? first.name : first.key;
		const to = Math.max(openedFrom(tokens, next.at, opened), visibleFrom(tokens, at + 1) + 1);
		const bracket = tokens.findIndex((token, k) => k > at && k < to && /[[{(]\s*$/.test(token));
		return [[at + 1, bracket < 0 ? to : bracket] as const];
	});
}

/** Where the marks begin that open what stands at `at` as the first one is opened; the first mark alone where they are others. */
function openedFrom(tokens: readonly string[], at: number, opened: readonly string[]): number {
	let from = at;
	// a number is another one each time
	const alike = (one = "", other = ""): boolean =>
		one === other.trim() || (/^\d+$/.test(one) && /^\d+$/.test(other));
	for (let k = opened.length; k > 0 && alike(opened[k - 1], tokens[from - 1]); k--) from--;
	return from === at ? 0 : from;
}

function visibleFrom(tokens: readonly string[], from: number): number {
	return tokens.findIndex((token, k) => k >= from && /\S/.test(token));
}

function opening(tokens: readonly string[], from = 0, to = 0): readonly string[] {
	return tokens.slice(from + 1, to).map((token) => token.trim());
}

/** Calls that may run with a text of another one in their arguments. */
function mixed(subject: Subject, chunks: readonly string[], setting: Setting): readonly string[] {
	return callsOf(read(subject.format, chunks, setting)).flatMap((call) => {
		const owners = OWNERS.filter((of) => of.test(call.arguments));
		const may = call.status === "complete" || call.status === "repaired";
		return may && owners.length > 1 ? [`${call.name} ${call.arguments}`] : [];
	});
}

/** The message, with itself in the first value: alone, in lines of its own, and in the midst of words. None where values are quoted. */
function quotations(text: string): readonly string[] {
	const value = CALLS[0]?.arguments.city ?? "";
	if (/["']/.test(text.charAt(text.indexOf(String(value)) - 1))) return [];
	return [text, `\n${text}\n`, `see ${text} for that`].map((quoted) =>
		text.replace(String(value), () => quoted),
	);
}

/** Calls of the quoted message, before the first call is over, that may run. */
function innerCalls(
	subject: Subject,
	chunks: readonly string[],
	setting: Setting,
): readonly string[] {
	const calls = callsOf(read(subject.format, chunks, setting)).filter(
		({ status }) => status === "complete" || status === "repaired",
	);
	const outer = CALLS.slice(1).map(({ name }) => name);
	// the calls behind the first one may run, each once
	return calls.flatMap(({ name }, i) =>
		calls.findIndex((one) => one.name === name) < i && outer.includes(name) ? [name] : [],
	);
}

export const p26: Property = (subjects, reader = ALONE) => {
	const written = subjects.filter(
		(subject) => subject.writing !== null && textsOf(subject, CALLS, 1).length > 0,
	);
	describe.each(rows(written))(
		`P26 a value is bounded by its call${reader.title}: %s`,
		(_name, subject) => {
			const base = settingFor(CALLS);
			const quotes = UNMARKED.has(subject.format.name) ? [] : [false, true];
			test.each(quotes)("a call that a value quotes does not run, strict: %s", (strict) => {
				const setting = reader.as({ ...base, options: { ...base.options, strict } });
				for (const text of textsOf(subject, CALLS, LAYOUTS))
					for (const quoted of quotations(text)) {
						for (const chunks of [[quoted], every(quoted, 1)])
							expect(innerCalls(subject, chunks, setting), quoted).toEqual([]);
					}
			});
			test.each([false, true])("strict: %s", (strict) => {
				const setting = reader.as({ ...base, options: { ...base.options, strict } });
				for (const text of textsOf(subject, CALLS, LAYOUTS)) {
					let number = 0;
					for (const slip of sharedOut(subject, [...slips(subject, text)], 3, strict ? 1 : 0)) {
						const where = `${slip.how}: ${slip.text}`;
						expect(mixed(subject, [slip.text], setting), where).toEqual([]);
						// all chunkings read alike (P1); some are tried here
						if (number++ % 9 > 0) continue;
						expect(mixed(subject, every(slip.text, 1), setting), where).toEqual([]);
						const half = Math.floor(slip.text.length / 2);
						const halves = [slip.text.slice(0, half), slip.text.slice(half)];
						expect(mixed(subject, halves, setting), where).toEqual([]);
					}
				}
			});
		},
	);
};
