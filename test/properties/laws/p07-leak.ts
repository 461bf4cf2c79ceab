/**
 * P7: content and reasoning of a well-formed message have no marker in them, nor has any truncation of it: what has left
 * before the end is a prefix of the message's own texts, and what the end gives back begins where the whole message has the
 * cut opener, header or terminator (Q3).
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, blockSetting, blocksOf } from "../support/blocks.js";
import { ALONE } from "../support/readers.js";
import {
	eventsOf,
	fold,
	type Item,
	type Reading,
	read,
	stepsOf,
	textOf,
} from "../support/reading.js";
import { REASONS, type Setting, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { wholeExamples } from "../support/well-formed.js";

const known = new WeakMap<Subject, readonly string[]>();

function markersOf(subject: Subject): readonly string[] {
	let markers = known.get(subject);
	if (markers === undefined) {
		const { literals, tokens, ends } = subject.format;
		const long = literals.map((text) => text.trim()).filter((text) => text.length >= 4);
		markers = [...new Set([...long, ...tokens, ...ends])];
		known.set(subject, markers);
	}
	return markers;
}

function speaksOfMarkers(reading: Reading, markers: readonly string[]): boolean {
	const texts = [textOf(reading, "content"), textOf(reading, "reasoning")];
	return markers.some((marker) => texts.some((text) => text.includes(marker)));
}

type Kind = Item["type"] | "markup";

/** For each character of the message what it is, and where the span begins that it is in. */
function spansOf(
	subject: Subject,
	text: string,
	setting: Setting,
): { kind: Kind; start: number }[] {
	const spans: { kind: Kind; start: number }[] = [];
	const add = (kind: Kind, start: number, end: number): void => {
		for (let at = spans.length; at < end; at++) spans.push({ kind, start });
	};
	const marked = { ...setting, options: { ...setting.options, markup: true } };
	for (const event of eventsOf(subject.format, [text], marked)) {
		if (event.type === "call-end") add("call", event.start, event.end);
		else if (event.type === "content" || event.type === "reasoning" || event.type === "markup")
			add(event.type, event.start, event.end);
	}
	return spans;
}

function checkTruncations(subject: Subject, text: string, setting: Setting): void {
	const { format } = subject;
	const markers = markersOf(subject);
	const whole = read(format, [text], setting);
	const spans = spansOf(subject, text, setting);
	const opens = new Map<number, boolean>();
	const mayOpen = (place: number): boolean => {
		const may = opens.get(place) ?? opensAt(subject, text, setting, place);
		opens.set(place, may);
		return may;
	};
	const texts = (["content", "reasoning"] as const).map(
		(type) => [type, textOf(whole, type)] as const,
	);
	for (let at = 0; at <= text.length; at++) {
		const part = text.slice(0, at);
		for (const finish of REASONS.slice(0, 2)) {
			const [fed, ended] = stepsOf(format, [part], { ...setting, finish });
			if (fed === undefined || ended === undefined) throw new Error("a chunk and the end");
			const before = fold(fed);
			for (const [type, all] of texts) {
				const left = textOf(before, type);
				if (!all.startsWith(left))
					expect.fail(`${type} after ${at} characters: ${JSON.stringify(left)}`);
			}
			if (speaksOfMarkers(before, markers))
				expect.fail(`a marker in the text after ${at} characters`);
			for (const item of fold([...fed, ...ended]).items) {
				if (item.type !== "call") checkGivenBack(item, text, at, spans, mayOpen, finish);
			}
		}
	}
}

/**
 * Two markers in a row are one span, and the second one may be the one that was cut: a marker begins there, or whatever else
 * stood there would be the message's content.
 */
function opensAt(subject: Subject, text: string, setting: Setting, place: number): boolean {
	const rest = text.slice(place).trimStart();
	if (markersOf(subject).some((marker) => rest.startsWith(marker))) return true;
	const { items, notices } = read(subject.format, [`${text.slice(0, place)}x`], setting);
	const last = items[items.length - 1];
	return notices.length === 0 && last?.type === "content" && last.end === place + 1;
}

/** The text is the message's own, up to a place where the message has something else: from there on it was cut. */
function checkGivenBack(
	item: Exclude<Item, { type: "call" }>,
	text: string,
	cut: number,
	spans: readonly { kind: Kind; start: number }[],
	mayOpen: (place: number) => boolean,
	finish: string,
): void {
	for (let place = item.start; place < item.end; place++) {
		const span = spans[place];
		if (span?.kind === item.type) continue;
		const fail = (what: string): never =>
			expect.fail(
				`${finish} after ${cut} characters: ${what} at ${place}: ${JSON.stringify(item)}`,
			);
		if (item.end !== cut) fail("text goes on behind a marker");
		const isSpace = text.slice(place, cut).trim() === "";
		if (span?.start !== place && !isSpace && !mayOpen(place))
			fail("text from the middle of a marker");
		return;
	}
}

export const p07: Property = (subjects, reader = ALONE) => {
	const taken = (subject: Subject) => blocksOf(subject).length > 0 && reader.takes(subject);
	// a suite without a test is an error
	const tested = reader.chained ? subjects.filter(taken) : subjects;
	describe.each(rows(tested))(`P7 no leak${reader.title}: %s`, (_name, subject) => {
		const markers = markersOf(subject);

		if (!reader.chained)
			test("every truncation of every well-formed example", () => {
				for (const { input, setting, reading } of sharedOut(subject, wholeExamples(subject), 4)) {
					if (!speaksOfMarkers(reading, markers)) checkTruncations(subject, input, setting);
				}
			});

		if (!taken(subject)) return;
		const blocks = blocksOf(subject);
		test("every truncation of calls with prose around them", () => {
			const prose = fc.constantFrom("", "Well.", "\n", ' a < b, {c} [d] "e"\n', "\n\nand\n");
			fc.assert(
				fc.property(
					fc.array(fc.tuple(prose, fc.constantFrom(...blocks)), { minLength: 1, maxLength: 2 }),
					prose,
					fc.boolean(),
					(parts, end, strict) => {
						const text = [...parts.flat(), end]
							.map((part: string | Block) => (typeof part === "string" ? part : part.text))
							.join("");
						const setting = reader.as(blockSetting(subject, strict));
						// blocks may be bound to their place, and strict mode takes less
						const whole = read(subject.format, [text], setting);
						if (whole.notices.length === 0 && !speaksOfMarkers(whole, markers))
							checkTruncations(subject, text, setting);
					},
				),
				reader.runs(12),
			);
		});
	});
};
