/** How much text is held, and what comes of one character more than the limit `heldText` says. */
import { expect } from "vitest";
import { GOOD, MODES, TOOLS, written } from "../../chain/support.js";
import { every } from "./chunks.js";
import { count, limited, readBoth } from "./limited.js";
import type { Reader } from "./readers.js";
import {
	callsOf,
	type NoticeItem,
	parserFor,
	print,
	type Reading,
	read,
	textOf,
	unfinished,
} from "./reading.js";
import type { Setting } from "./settings.js";
import type { Subject } from "./subjects.js";

/**
 * With calls that end every thought: calls in a thought wait for what follows it, which drafts.ts is about. All else is held as
 * everywhere.
 */
export function withoutDrafts({ options, finish }: Setting): Setting {
	const policies = { ...options.policies, callsInReasoning: "call" as const };
	return { options: { ...options, policies }, finish };
}

/** The place from which on text is held, and how much; null: none is. Text behind a call that may still be none waits with it. */
export function heldAt(
	{ format }: Subject,
	text: string,
	wanted: Setting,
): { from: number; length: number } | null {
	const setting = withoutDrafts(wanted);
	const parser = parserFor(format, setting.options);
	parser.feed(text);
	const given = parser.finish(setting.finish);
	const left = given.filter(({ type }) => type === "content" || type === "reasoning");
	const [first] = left;
	if (first === undefined) return null;
	const from = Math.min(
		...given.flatMap(({ type, start }) => (type === "call-start" ? [start] : [])),
		first.start,
	);
	return { from, length: left.reduce((sum, event) => sum + event.end - event.start, 0) };
}

/** Text that would be given back if the input ended here. */
export function heldText({ format }: Subject, text: string, setting: Setting): number {
	return (
		length(read(format, [text], setting).items) - length(unfinished(format, [text], setting).items)
	);
}

/** How many characters of the marker the text ends with, fewer than all. */
export function begunAt(text: string, marker: string): number {
	let length = marker.length - 1;
	while (!text.endsWith(marker.slice(0, length))) length--;
	return length;
}

/** What the limit counts of that: the beginning of an `ends` text, of which all readings have died, waits beside it. */
export function limitedText(subject: Subject, text: string, setting: Setting): number {
	const begun = subject.format.ends.map((end) => begunAt(text, end));
	return heldText(subject, text, setting) - Math.max(0, ...begun);
}

function length(items: Reading["items"]): number {
	return items.reduce((sum, item) => sum + (item.type === "call" ? 0 : item.text.length), 0);
}

/** Characters that have come and not left, all at once: of what is undecided, and of a value that leaves at its end. */
function unsent({ format }: Subject, text: string, { options }: Setting): number {
	const parser = parserFor(format, options);
	let [left, most] = [0, 0];
	for (let at = 0; at < text.length; at++) {
		for (const { type, end } of parser.feed(text.charAt(at))) if (type !== "notice") left = end;
		most = Math.max(most, at + 1 - left);
	}
	return most;
}

/** The longest marker: so much may be held whatever the limit says. */
export function longestMarker({ format }: Subject): number {
	return Math.max(1, ...[...format.literals, ...format.ends].map((text) => text.length));
}

/**
 * The least limit that a text does not reach is its bound: with it, and with one more, nothing changes; with one less, an attempt
 * that has so many characters when another one comes is text, and a notice says so. The bound lies between what is seen to be
 * held (it is text if the input ends) and what has not left. A limit below the longest marker is that.
 */
export function checkHeldBound(subject: Subject, text: string, setting: Setting): void {
	const { format } = subject;
	const within = (heldText: number): Setting => limited(setting, { heldText });
	const noticed = (limit: number): NoticeItem | undefined =>
		read(format, [text], within(limit)).notices.find(({ code }) => code === "limit-held");
	const floor = longestMarker(subject);
	const roof = Math.max(floor, unsent(subject, text, setting) + 1);
	let [reached, bound] = [floor - 1, roof];
	while (reached + 1 < bound) {
		const middle = (reached + bound) >> 1;
		if (noticed(middle) === undefined) bound = middle;
		else reached = middle;
	}
	const free = print(read(format, [text], setting));
	for (const limit of [bound, bound + 1, roof])
		expect(print(readBoth(subject, text, within(limit))), `heldText ${limit}`).toBe(free);
	for (const limit of [0, floor - 1])
		expect(print(readBoth(subject, text, within(limit))), `heldText ${limit}`).toBe(
			print(read(format, [text], within(floor))),
		);
	let held = 0;
	for (let at = 1; at < text.length; at++)
		held = Math.max(held, limitedText(subject, text.slice(0, at), setting));
	if (held >= floor)
		expect(bound, "a limit that is less than what is held is reached").toBeGreaterThan(held);
	if (bound === floor) return;
	const below = within(bound - 1);
	const got = readBoth(subject, text, below);
	const notice = noticed(bound - 1);
	if (notice === undefined) expect.fail(`no notice with heldText ${bound - 1}`);
	const { start, end } = notice;
	expect(end - start).toBe(bound - 1);
	// strict mode withholds a call: a notice has its text
	const withheld = got.notices.filter(({ code }) => code !== "limit-held");
	const holds = [...got.items, ...withheld].some((one) => one.start <= start && start < one.end);
	expect(holds, "what was held is no markup").toBe(true);
	// nothing has happened before the character beyond the limit
	const before = [text.slice(0, end)];
	expect(print(unfinished(format, before, below))).toBe(print(unfinished(format, before, setting)));
}

/** A candidate waits for the end of the message, and all behind it: as much as the limit says. */
export function checkCandidates(subject: Subject, reader: Reader): void {
	const { format } = subject;
	const behind = "\n..........";
	for (const mode of MODES) {
		const text = written(mode, "weather", GOOD) + behind;
		const setting: Setting = { options: { tools: TOOLS }, finish: "stop" };
		// only what is nothing to the primary
		if (textOf(read(format, every(text, 1), setting), "content") !== text) continue;
		const within = (heldText: number): Reading =>
			readBoth(subject, text, limited(reader.as(setting), { heldText }));
		const free = readBoth(subject, text, reader.as(setting));
		if (callsOf(free).length === 0) continue;
		for (const limit of [text.length, text.length + 1])
			expect(print(within(limit)), `${mode}: heldText ${limit}`).toBe(print(free));
		const below = within(text.length - 1);
		expect(textOf(below, "content"), `${mode}: heldText ${text.length - 1}`).toBe(text);
		expect(callsOf(below)).toEqual([]);
		expect(count(below, "limit-held-text")).toBe(1);
	}
}
