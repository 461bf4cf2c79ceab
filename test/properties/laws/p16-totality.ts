/**
 * P16: nothing that can be fed makes the parser throw or hang, and every character has an outcome. Texts of fragments, halves
 * of surrogate pairs, NULs, bytes that are no UTF-8, flags that make no sense, all limits at nothing, odd tools.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Limits } from "../../../src/runtime/options.js";
import { anyUnits } from "../support/fragments.js";
import { anyChunks, anyLimits, ODD_TOOLS } from "../support/odd.js";
import { ALONE } from "../support/readers.js";
import { eventsOf, parserFor } from "../support/reading.js";
import { type Setting, scaled, sharedOut } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";

function withOdds(setting: Setting, limits: Limits | undefined, odd: boolean): Setting {
	return {
		...setting,
		options: {
			...setting.options,
			...(limits === undefined ? {} : { limits }),
			...(odd ? { tools: ODD_TOOLS } : {}),
		},
	};
}

export const p16: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P16 totality${reader.title}: %s`, (_name, subject) => {
		test("any chunks with any options", () => {
			fc.assert(
				fc.property(
					anyChunks(subject, reader),
					reader.setting(subject),
					anyLimits,
					fc.boolean(),
					fc.boolean(),
					(chunks, setting, narrow, odd, markup) => {
						const { options, finish } = withOdds(setting, narrow, odd);
						const parser = parserFor(subject.format, { ...options, markup, collect: true });
						for (const chunk of chunks) parser.feed(chunk);
						parser.finish(finish);
						expect(parser.message).not.toBeNull();
						expect(() => parser.feed("x")).toThrow(/after finish/);
						expect(() => parser.finish()).toThrow(/finish/);
					},
				),
				reader.runs(1500),
			);
		});

		test("what is fed in pieces, the whole accepts too", () => {
			fc.assert(
				fc.property(anyUnits(subject), reader.setting(subject), (text, setting) => {
					const message = reader.message(subject.format, text, setting);
					expect(message.finishReason).not.toBe("");
				}),
				reader.runs(300),
			);
		});

		if (!reader.takes(subject)) return;
		// without tools a chain is the parser alone
		const tools = reader.chained ? ODD_TOOLS : [];

		test("very long chunks with very many events", () => {
			const { literals, openings } = subject.format;
			const units = [...openings.map((id) => `${literals[id] ?? ""} x `), "{[", '"\\', "<a", "\n"];
			const tried = reader.chained ? units.slice(0, 2) : sharedOut(subject, units, 3);
			for (const unit of new Set(tried)) {
				const text = unit.repeat(Math.ceil(60_000 / unit.length));
				for (const collect of reader.chained ? [true] : [false, true]) {
					const setting = { options: { collect, markup: true, tools }, finish: "stop" };
					const parser = parserFor(subject.format, reader.as(setting).options);
					const events = [parser.feed(text), parser.finish()].flat();
					expect(events.length).toBeGreaterThan(0);
				}
			}
		});

		test("nesting of any depth", () => {
			const setting = reader.as({
				options: { limits: { depth: 1_000_000 }, tools },
				finish: "stop",
			});
			const deep = reader.chained ? 10_000 : 100_000;
			for (const { input } of subject.examples.slice(0, scaled(12))) {
				for (const bracket of sharedOut(subject, ["[", '{"a":', "(", "<a>", "{"], 3)) {
					const at = input.indexOf("{") + 1;
					const text = input.slice(0, at) + bracket.repeat(deep) + input.slice(at);
					expect(eventsOf(subject.format, [text], setting).length).toBeGreaterThan(0);
				}
			}
		});
	});
};
