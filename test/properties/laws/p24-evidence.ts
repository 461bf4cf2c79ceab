/**
 * P24: what is taken for a call, and what is not. `tool_choice: none` gives none; `tools: []` is no tools; a name comes out as
 * it stands, is never made into another one, and holds no token; a tool that nobody declared follows one stated policy.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "../../../src/runtime/index.js";
import { anyText } from "../support/fragments.js";
import { callsOf, eventsOf, print, read, textOf } from "../support/reading.js";
import { allTools, anySetting, runs, settingOf } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";
import { nameSlots, wholeExamples, withArguments } from "../support/well-formed.js";

/** Every name that the API accepts. */
const apiName = fc
	.tuple(
		fc.constantFrom("a", "Z", "_", "x1", "get"),
		fc.string({ unit: fc.constantFrom(..."abzAZ019_-.:/"), maxLength: 40 }),
		fc.constantFrom("b", "", "9", "_"),
	)
	.map((parts) => parts.join(""));

export const p24: Property = (subjects) => {
	describe.each(rows(subjects))("P24 evidence: %s", (_name, subject) => {
		const { format } = subject;

		test("tool_choice none: no call in any text", () => {
			fc.assert(
				fc.property(anyText(subject), anySetting(subject), (text, { options, finish }) => {
					const setting = { options: { ...options, toolChoice: "none" }, finish };
					expect(callsOf(read(format, [text], setting))).toEqual([]);
					expect(print(read(format, text.split(""), setting))).toBe(
						print(read(format, [text], setting)),
					);
				}),
				runs(300),
			);
		});

		test("tool_choice none: the text is what it is", () => {
			// with frames around answers the frames are no text, calls or not
			const framed =
				format.nodes.filter((node) => node.k === "text" && node.field === "content" && !node.stray)
					.length > 1;
			if (framed) return;
			for (const example of subject.examples) {
				const plain = settingOf(example, false);
				const setting = { ...plain, options: { ...plain.options, toolChoice: "none" } };
				const reading = read(format, [example.input], setting);
				const ended = format.ends.some((end) => example.input.includes(end));
				if (textOf(reading, "reasoning") !== "" || ended || example.entry !== null) continue;
				if (example.expect.some(({ type }) => type === "reasoning")) continue;
				if (
					eventsOf(format, [example.input], {
						...setting,
						options: { ...setting.options, markup: true },
					}).some(({ type }) => type === "markup")
				) {
					// an empty thought is markup
					expect(
						wholeExamples(subject).some(
							({ input, reading: { items } }) =>
								input === example.input && items.every(({ type }) => type !== "call"),
						),
					).toBe(true);
					continue;
				}
				expect(textOf(reading, "content"), example.title).toBe(example.input);
			}
		});

		test("an empty list of tools is none", () => {
			fc.assert(
				fc.property(
					anyText(subject),
					anySetting(subject),
					(text, { options: { tools: _tools, ...options }, finish }) => {
						const without = read(format, [text], { options, finish });
						expect(read(format, [text], { options: { ...options, tools: [] }, finish })).toEqual(
							without,
						);
						const message = parse(format, text, { ...options, tools: [], finishReason: finish });
						expect(message.toolCalls.every(({ valid }) => valid === null)).toBe(true);
					},
				),
				runs(150),
			);
		});

		test("a name is taken as it stands", () => {
			const slots = nameSlots(subject).filter(
				({ whole, call }) =>
					!(whole.setting.options.tools ?? []).some(
						(tool) => "name" in tool && tool.name === call.name,
					),
			);
			if (slots.length === 0) return;
			fc.assert(
				fc.property(fc.constantFrom(...slots), apiName, fc.boolean(), (slot, name, strict) => {
					const { setting } = slot.whole;
					const text = slot.before + name + slot.after;
					const got = callsOf(
						read(format, [text], {
							...setting,
							options: { ...setting.options, tools: [], strict },
						}),
					);
					const wanted = callsOf(withArguments(slot, name, slot.call.arguments));
					expect(got.map((call) => call.name)).toEqual(
						wanted.map((call) => (call.index === slot.call.index ? name : call.name)),
					);
					expect(got.every(({ status }) => status === "complete")).toBe(true);
				}),
				runs(250),
			);
		});

		test("a name is never one that the text does not have", () => {
			fc.assert(
				fc.property(anyText(subject), anySetting(subject), (text, setting) => {
					for (const { name } of callsOf(read(format, [text], setting))) {
						expect(text).toContain(name);
					}
				}),
				runs(400),
			);
		});

		test("tools that are not declared: forwarded with a verdict, or withheld with a notice", () => {
			const others = [{ name: "some_other_tool" }];
			for (const { input, setting, reading } of wholeExamples(subject)) {
				const calls = callsOf(reading);
				if (calls.length === 0) continue;
				const free = parse(
					format,
					input,
					setting.options.entry === undefined ? {} : { entry: setting.options.entry },
				);
				const entry = setting.options.entry === undefined ? {} : { entry: setting.options.entry };
				const forwarded = parse(format, input, { ...entry, tools: others });
				// where a name must be declared to be one there is no call that could be forwarded
				if (forwarded.toolCalls.length !== free.toolCalls.length) continue;
				for (const call of forwarded.toolCalls) {
					expect(call.valid).toBe(false);
					expect(call.errors[0]?.message).toContain("unknown-tool");
				}
				for (const options of [
					{ policies: { unknownTool: "withhold" as const } },
					{ strict: true },
				]) {
					const message = parse(format, input, { ...entry, tools: others, ...options });
					expect(message.toolCalls).toEqual([]);
					expect(message.notices.filter(({ code }) => code === "withheld").length).toBe(
						free.toolCalls.length,
					);
					expect(message.content).toBe(free.content);
				}
			}
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
