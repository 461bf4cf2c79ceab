/** What a parser may be given that nobody should give it: chunks of any kind, limits at nothing, schemas that make no sense. */
import fc from "fast-check";
import type { Chunk } from "../../../src/runtime/events.js";
import type { Limits, ToolDefinition } from "../../../src/runtime/options.js";
import { anyUnits } from "./fragments.js";
import type { Reader } from "./readers.js";
import type { Subject } from "./subjects.js";

/** Schemas that say nothing, too much, or in circles. */
export const ODD_TOOLS: readonly ToolDefinition[] = [
	{ name: " " },
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
export function anyChunks(subject: Subject, reader: Reader): fc.Arbitrary<Chunk[]> {
	const text = fc.oneof(reader.text(subject), anyUnits(subject));
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

const small = fc.constantFrom(0, 1, 7);
/** Some limits at next to nothing; or none, as the defaults have them. */
export const anyLimits = fc.option(
	fc.record(
		{ calls: small, argumentsLength: small, depth: small, nameLength: small, heldText: small },
		{ requiredKeys: [] },
	),
	{ nil: undefined, freq: 2 },
) as fc.Arbitrary<Limits | undefined>;
