/**
 * P6: with `markup: true` the spans of content, reasoning, markup and calls tile the input: every character belongs to exactly
 * one of them. Content and reasoning are the input's own characters, or what those of a JSON string stand for, where a format
 * has content in one; what belongs to a call stays inside of its span. Markup outside of calls is made of literals that the grammar
 * has there, or a notice tells of it: any other text would be lost.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Format } from "../../../src/runtime/contract.js";
import type { ParserEvent } from "../../../src/runtime/events.js";
import { decoded } from "../../reference/quoted.js";
import { every } from "../support/chunks.js";
import { anyText, anyUnits } from "../support/fragments.js";
import { frameLiterals, isMadeOf } from "../support/frames.js";
import { eventsOf } from "../support/reading.js";
import { anySetting, runs, settingOf } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";

/** Throws where a character belongs to nothing or to two things. */
export function checkTiling(
	text: string,
	events: readonly ParserEvent[],
	format: Pick<Format, "nodes" | "literals" | "start" | "entries" | "ends">,
): void {
	const quotes = format.nodes.some((node) => node.k === "text" && node.quoted === true);
	const frames = frameLiterals(format);
	const notices = events.filter(({ type }) => type === "notice");
	let markup = "";
	const endMarkup = (): void => {
		const from = covered - markup.length;
		const isTold = notices.some(({ start, end }) => start <= covered && from <= end);
		if (frames !== null && !isTold && !isMadeOf(markup, frames, covered === text.length))
			expect.fail(`lost text before ${covered}: ${JSON.stringify(markup)}`);
		markup = "";
	};
	let covered = 0;
	let start = -1;
	let reached = 0;
	for (const event of events) {
		const fail = (what: string): never =>
			expect.fail(`${what} at ${covered}: ${JSON.stringify(event)}`);
		if (event.start > event.end || event.start < 0 || event.end > text.length)
			fail("a span outside of the input");
		switch (event.type) {
			case "content":
			case "reasoning":
			case "markup":
				if (event.start !== covered) fail("a gap or an overlap");
				if (event.start === event.end) fail("an empty span");
				if (event.type !== "markup" && event.text !== text.slice(event.start, event.end)) {
					const meant = quotes ? decoded(text, event.start, event.end) : null;
					if (event.text !== meant) fail("other text than the input");
				}
				if (event.type === "markup") markup += text.slice(event.start, event.end);
				else endMarkup();
				covered = event.end;
				break;
			case "call-start":
				endMarkup();
				if (event.start !== covered) fail("a gap or an overlap");
				start = event.start;
				reached = event.start;
				break;
			case "call-arguments":
				if (event.start < reached) fail("arguments that go back");
				reached = event.start;
				break;
			case "call-end":
				if (event.start !== start) fail("a call with two beginnings");
				covered = event.end;
				break;
			case "notice":
				break;
			default:
				event satisfies never;
		}
	}
	endMarkup();
	if (covered !== text.length)
		expect.fail(`the spans end at ${covered}, the input at ${text.length}`);
}

export const p06: Property = (subjects) => {
	describe.each(rows(subjects))("P6 conservation: %s", (_name, subject) => {
		test("the spans of any text tile it", () => {
			fc.assert(
				fc.property(
					fc.oneof({ weight: 4, arbitrary: anyText(subject) }, anyUnits(subject)),
					anySetting(subject),
					fc.integer({ min: 1, max: 200 }),
					(text, { options, finish }, size) => {
						const setting = { options: { ...options, markup: true }, finish };
						checkTiling(text, eventsOf(subject.format, every(text, size), setting), subject.format);
					},
				),
				runs(1000),
			);
		});

		test("the spans of every example tile it, and markup events change nothing else", () => {
			for (const example of subject.examples) {
				for (const strict of [false, true]) {
					const plain = settingOf(example, strict);
					const marked = { ...plain, options: { ...plain.options, markup: true } };
					const events = eventsOf(subject.format, [example.input], marked);
					checkTiling(example.input, events, subject.format);
					expect(events.filter(({ type }) => type !== "markup")).toEqual(
						eventsOf(subject.format, [example.input], plain),
					);
				}
			}
		});
	});
};
