/**
 * P16: nothing that can be fed makes the parser throw or hang, and every character has an outcome. Texts of fragments, halves
 * of surrogate pairs, NULs, bytes that are no UTF-8, flags that make no sense, all limits at nothing, odd tools.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Chunk } from "../../../src/runtime/events.js";
import { createParser, parse } from "../../../src/runtime/index.js";
import type { Limits, ToolDefinition } from "../../../src/runtime/options.js";
import { anyText, anyUnits } from "../support/fragments.js";
import { eventsOf } from "../support/reading.js";
import { anySetting, runs, type Setting, scaled } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";

/** Schemas that say nothing, too much, or in circles. */
const ODD_TOOLS: readonly ToolDefinition[] = [
	{ name: "" },
	{ name: "f", parameters: true },
	{ name: "f", parameters: false },
	{
		name: "a",
		parameters: {
			properties: {
				a: { $ref: "#" },
				x: { type: [] },
				"": { anyOf: [{ $ref: "#/properties/a" }] },
			},
		},
	},
	{
		name: "x",
		parameters: {
			properties: { a: { enum: [] }, x: { allOf: [{ type: "integer" }, { type: "string" }] } },
		},
	},
	{
		type: "function",
		function: {
			name: "constructor",
			parameters: { properties: { __proto__: { type: "string" }, toString: { type: "number" } } },
		},
	},
];

const bytes = fc.uint8Array({ maxLength: 12 });

/** Chunks of any kind. */
function anyChunks(subject: Subject): fc.Arbitrary<Chunk[]> {
	const text = fc.oneof(anyText(subject), anyUnits(subject));
	return fc.array(
		fc.oneof(
			{ weight: 3, arbitrary: text as fc.Arbitrary<Chunk> },
			{ weight: 1, arbitrary: bytes },
			{ weight: 1, arbitrary: text.map((one) => new TextEncoder().encode(one)) },
			{ weight: 1, arbitrary: fc.record({ text, special: fc.boolean() }) },
		),
		{ maxLength: 5 },
	);
}

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

export const p16: Property = (subjects) => {
	describe.each(rows(subjects))("P16 totality: %s", (_name, subject) => {
		const small = fc.constantFrom(0, 1, 7);
		const limits = fc.option(
			fc.record(
				{ calls: small, argumentsLength: small, depth: small, nameLength: small, heldText: small },
				{ requiredKeys: [] },
			),
			{ nil: undefined, freq: 2 },
		) as fc.Arbitrary<Limits | undefined>;

		test("any chunks with any options", () => {
			fc.assert(
				fc.property(
					anyChunks(subject),
					anySetting(subject),
					limits,
					fc.boolean(),
					fc.boolean(),
					(chunks, setting, narrow, odd, markup) => {
						const { options, finish } = withOdds(setting, narrow, odd);
						const parser = createParser(subject.format, { ...options, markup, collect: true });
						for (const chunk of chunks) parser.feed(chunk);
						parser.finish(finish);
						expect(parser.message).not.toBeNull();
						expect(() => parser.feed("x")).toThrow(/after finish/);
						expect(() => parser.finish()).toThrow(/finish/);
					},
				),
				runs(1500),
			);
		});

		test("what is fed in pieces, the whole accepts too", () => {
			fc.assert(
				fc.property(anyUnits(subject), anySetting(subject), (text, { options, finish }) => {
					const message = parse(subject.format, text, { ...options, finishReason: finish });
					expect(message.finishReason).not.toBe("");
				}),
				runs(300),
			);
		});

		test("very long chunks with very many events", () => {
			const { literals, openings } = subject.format;
			const units = [...openings.map((id) => `${literals[id] ?? ""} x `), "{[", '"\\', "<a", "\n"];
			for (const unit of new Set(units)) {
				const text = unit.repeat(Math.ceil(60_000 / unit.length));
				for (const collect of [false, true]) {
					const parser = createParser(subject.format, { collect, markup: true });
					const events = [parser.feed(text), parser.finish()].flat();
					expect(events.length).toBeGreaterThan(0);
				}
			}
		});

		test("nesting of any depth", () => {
			const setting: Setting = { options: { limits: { depth: 1_000_000 } }, finish: "stop" };
			for (const { input } of subject.examples.slice(0, scaled(12))) {
				for (const bracket of ["[", '{"a":', "(", "<a>", "{"]) {
					const at = input.indexOf("{") + 1;
					const text = input.slice(0, at) + bracket.repeat(100_000) + input.slice(at);
					expect(eventsOf(subject.format, [text], setting).length).toBeGreaterThan(0);
				}
			}
		});
	});
};
