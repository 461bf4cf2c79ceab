/**
 * P24: what is taken for a call, and what is not. `tool_choice: none` gives none; `tools: []` is no tools; a name comes out as
 * it stands, is never made into another one, and holds no token; a tool that nobody declared follows one stated policy. Where no
 * intent is shown, a chain reads as the primary alone.
 */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limitSentence } from "../../../src/compiler/index.js";
import type { Format } from "../../../src/runtime/contract.js";
import type { Message } from "../../../src/runtime/events.js";
import { parse } from "../../../src/runtime/index.js";
import type { ParserOptions } from "../../../src/runtime/options.js";
import { anyPlaces, cutAtFractions } from "../support/chunks.js";
import { anyText } from "../support/fragments.js";
import { expectPrimary } from "../support/intent-off.js";
import { limitOf } from "../support/limits.js";
import { anyChunks, anyLimits } from "../support/odd.js";
import { ALONE, CHAINED } from "../support/readers.js";
import { type CallItem, callsOf, eventsOf, parserFor, print, read } from "../support/reading.js";
import { allTools, runs, type Setting, settingOf, sharedOut } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";
import { nameSlots, type Slot, wholeExamples, withArguments } from "../support/well-formed.js";
import { prescribed, readable } from "../support/written.js";
import { checkTiling } from "./p06-tiling.js";

/** Every name that the API accepts. */
const apiName = fc
	.tuple(
		fc.constantFrom("a", "Z", "_", "x1", "get"),
		fc.string({ unit: fc.constantFrom(..."abzAZ019_-.:/"), maxLength: 40 }),
		fc.constantFrom("b", "", "9", "_"),
	)
	.map((parts) => parts.join(""));

/** Whether it is markup where no call is near. */
function standsAlone(format: Format, text: string): boolean {
	const setting: Setting = { options: { markup: true }, finish: "stop" };
	return eventsOf(format, [`x${text}x`], setting).some(
		(event) => event.type === "markup" && event.start === 1,
	);
}

export const p24: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P24 evidence${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;

		test("tool_choice none: no call in any text", () => {
			fc.assert(
				fc.property(reader.text(subject), reader.setting(subject), (text, { options, finish }) => {
					const setting = { options: { ...options, toolChoice: "none" }, finish };
					expect(callsOf(read(format, [text], setting))).toEqual([]);
					expect(print(read(format, text.split(""), setting))).toBe(
						print(read(format, [text], setting)),
					);
				}),
				reader.runs(300),
			);
		});

		test("tool_choice none: the text is what it is", () => {
			for (const example of sharedOut(subject, subject.examples, 2)) {
				const plain = reader.as(settingOf(example, false));
				const setting: Setting = {
					...plain,
					options: { ...plain.options, toolChoice: "none", markup: true },
				};
				const events = eventsOf(format, [example.input], setting);
				checkTiling(example.input, events, format);
				// frames of answers and of thoughts are no text, calls or not
				const text = events.map(({ type, start, end }) =>
					type === "content" || type === "reasoning" ? example.input.slice(start, end) : "",
				);
				const markup = events.filter(({ type }) => type === "markup");
				const rest = markup.reduceRight(
					(left, { start, end }) => left.slice(0, start) + left.slice(end),
					example.input,
				);
				expect(text.join(""), example.title).toBe(rest);
				// a value may speak of frames; the header of a call is text, but for frames that need no call
				for (const call of callsOf(read(format, [example.input], plain))) {
					const lost = markup
						.filter(({ start, end }) => start < call.commit && end > call.start)
						.map(({ start, end }) => example.input.slice(start, end));
					const frames = lost.filter((one) => standsAlone(format, one));
					expect(lost, `${example.title}: ${call.name}`).toEqual(frames);
				}
			}
		});

		// what is stated of the wire is the primary's
		const bare = reader.chained ? undefined : limitOf(format, "bare-call");
		if (bare !== undefined)
			test(`as stated: ${limitSentence(bare)}`, () => {
				const said = [{ name: "f", arguments: { k: "v" } }];
				const marked = format.literals.filter((one) => one.length >= 4);
				const ways = [...readable(subject, said)].filter(({ text }) => {
					const opening = text.slice(0, text.indexOf("f"));
					return !marked.some((one) => opening.includes(one) && !/^["\w: ]+$/.test(one));
				});
				expect(ways.length).toBeGreaterThan(0);
				for (const { text, reading } of ways) expect(callsOf(reading).length, text).toBe(1);
			});

		test("an empty list of tools is none", () => {
			fc.assert(
				fc.property(
					reader.text(subject),
					reader.setting(subject),
					(text, { options: { tools: _tools, ...options }, finish }) => {
						const without = read(format, [text], { options, finish });
						const empty = { options: { ...options, tools: [] }, finish };
						expect(read(format, [text], empty)).toEqual(without);
						const message = reader.message(format, text, empty);
						expect(message.toolCalls.every(({ valid }) => valid === null)).toBe(true);
					},
				),
				reader.runs(150),
			);
		});

		test("a name is never one that the text does not have, but for those that the grammar gives", () => {
			const named = prescribed(subject, "name");
			const attributes = format.nodes.some(
				(node) => node.k === "atom" && node.kind === "attr" && node.field === "name",
			);
			fc.assert(
				fc.property(reader.text(subject), reader.setting(subject), (text, setting) => {
					for (const { name } of callsOf(read(format, [text], setting))) {
						if (named.includes(name)) continue;
						const encoded = name.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
						expect(text.includes(name) || (attributes && text.includes(encoded)), name).toBe(true);
					}
				}),
				reader.runs(400),
			);
		});

		test("tools that are not declared: forwarded with a verdict, or withheld with a notice", () => {
			const others = [{ name: "some_other_tool" }];
			for (const { input, setting, reading } of wholeExamples(subject)) {
				const calls = callsOf(reading);
				if (calls.length === 0) continue;
				const entry = setting.options.entry === undefined ? {} : { entry: setting.options.entry };
				const message = (options: ParserOptions): Message =>
					reader.message(
						format,
						input,
						reader.as({ options: { ...entry, ...options }, finish: "stop" }),
					);
				const free = message({});
				const forwarded = message({ tools: others });
				// where a name must be declared to be one there is no call that could be forwarded
				const names = ({ toolCalls }: Message) => toolCalls.map(({ name }) => name);
				if (!isDeepStrictEqual(names(forwarded), names(free))) continue;
				for (const call of forwarded.toolCalls) {
					expect(call.valid).toBe(false);
					expect(call.errors[0]?.message).toContain("unknown-tool");
				}
				for (const options of [
					{ policies: { unknownTool: "withhold" as const } },
					{ strict: true },
				]) {
					const { toolCalls, notices, content } = message({ tools: others, ...options });
					expect(toolCalls).toEqual([]);
					const withheld = notices.filter(({ code }) => code === "withheld");
					expect(withheld.length).toBe(free.toolCalls.length);
					for (const { message } of withheld) expect(message).toMatch(/unknown-tool|incomplete/);
					expect(content).toBe(free.content);
				}
			}
		});

		test("what is withheld stands in its notice, word for word, at every chunking", () => {
			const { options } = reader.as({
				options: { tools: [{ name: "some_other_tool" }], strict: true },
				finish: "stop",
			});
			fc.assert(
				fc.property(reader.text(subject), anyPlaces, (text, places) => {
					for (const chunks of [[text], cutAtFractions(text, places), text.split("")]) {
						const parser = parserFor(format, options);
						const events = chunks.flatMap((chunk) => [...parser.feed(chunk)]);
						events.push(...parser.finish());
						for (const event of events) {
							if (event.type !== "notice" || event.code !== "withheld") continue;
							expect(event.text).toBe(text.slice(event.start, event.end));
						}
						expect(events.filter(({ type }) => type.startsWith("call"))).toEqual([]);
					}
				}),
				reader.runs(60),
			);
		});

		// a chain needs a validator, and declared tools
		if (reader.chained) return;

		test("intent off: a chain gives exactly what the primary alone gives, step by step", () => {
			const chunks = fc.oneof(
				anyChunks(subject, CHAINED),
				anyText(subject).map((text) => [text]),
				fc.tuple(CHAINED.text(subject), anyPlaces).map(([text, at]) => cutAtFractions(text, at)),
				CHAINED.text(subject).map((text) => text.split("")),
			);
			fc.assert(
				fc.property(
					chunks,
					CHAINED.setting(subject),
					anyLimits,
					fc.boolean(),
					(given, { options, finish }, limits, markup) => {
						const narrow = limits === undefined ? {} : { limits };
						expectPrimary(format, given, { options: { ...options, ...narrow, markup }, finish });
					},
				),
				runs(300),
			);
		});

		test("intent off: every example is what it is to the primary alone", () => {
			for (const example of sharedOut(subject, subject.examples, 4)) {
				expectPrimary(format, [example.input], CHAINED.as(settingOf(example, false)));
				expectPrimary(format, example.input.split(""), CHAINED.as(settingOf(example, true)));
			}
		});

		test("a name is taken as it stands", () => {
			const undeclared = (slot: Slot, name: string, strict: boolean): readonly CallItem[] => {
				const { options, finish } = slot.whole.setting;
				const text = slot.before + name + slot.after;
				return callsOf(
					read(format, [text], { options: { ...options, tools: [], strict }, finish }),
				);
			};
			const slots = nameSlots(subject).filter((slot) => {
				const { tools } = slot.whole.setting.options;
				if (tools?.some((tool) => "name" in tool && tool.name === slot.call.name)) return false;
				// some places are for the names that the grammar gives
				return undeclared(slot, "some_name", true).some(
					({ name, status }) => name === "some_name" && status === "complete",
				);
			});
			if (slots.length === 0) return;
			fc.assert(
				fc.property(fc.constantFrom(...slots), apiName, fc.boolean(), (slot, name, strict) => {
					const got = undeclared(slot, name, strict);
					const wanted = callsOf(withArguments(slot, name, slot.call.arguments));
					expect(got.map((call) => call.name)).toEqual(
						wanted.map((call) => (call.index === slot.call.index ? name : call.name)),
					);
					expect(got.every(({ status }) => status === "complete")).toBe(true);
				}),
				runs(250),
			);
		});

		test("declared tools are not judged without a validator", () => {
			for (const example of subject.examples) {
				const message = parse(format, example.input, {
					tools: allTools(subject),
					...(example.entry === null ? {} : { entry: example.entry }),
				});
				const declared = new Set(
					allTools(subject).map((tool) => ("function" in tool ? tool.function.name : tool.name)),
				);
				for (const call of message.toolCalls) {
					if (declared.size > 0)
						expect(call.valid).toBe(
							declared.has(call.name) || call.status === "incomplete" ? null : false,
						);
				}
			}
		});
	});

	if (reader.chained) return;
	// Known: a name in JSON is any string, and some tokens are words.
	test.fails("P24: no token of the format is in a name", () => {
		for (const subject of subjects) {
			for (const slot of nameSlots(subject)) {
				for (const token of [...subject.format.tokens, ...subject.format.ends]) {
					const text = slot.before + token + slot.after;
					const names = callsOf(
						read(subject.format, [text], { ...slot.whole.setting, options: {} }),
					).map(({ name }) => name);
					expect(
						names.filter((name) => name.includes(token)),
						JSON.stringify(text),
					).toEqual([]);
				}
			}
		}
	});
};
