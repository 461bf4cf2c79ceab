/** Random values for containers of all kinds, and schemas that they fit. */
import fc from "fast-check";
import { expect } from "vitest";
import type { Format } from "../../src/runtime/contract.js";
import { feedAllWays } from "../support/chunking.js";

export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [key: string]: Json };

/** Beginnings of markers, ends of values, letters; none of it whole. */
const PIECES: readonly string[] = [
	..."abc xyz<>/{}[]\",:'\n&\\=|",
	"</",
	"<cofl",
	"</cofl:val",
	"<|",
	'<|"',
	"<esc",
	"<|close|>arg",
	"]<]",
	"]<]mini",
	"null",
	"12",
	"true",
	"[1]",
	"{}",
	"øå",
	"🙂",
	"  ",
];

const key = fc.constantFrom("a", "b", "name", "value", "größe", "x-1", "to", "id");
const number = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1.5, 1e21, -0.25));

/** Strings that do not hold what would end them, and do not end in its beginning. */
function text(ends: readonly string[]): fc.Arbitrary<string> {
	const all = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 });
	return all.map((parts) => parts.join("")).filter((one) => !ends.some((end) => meets(one, end)));
}

function meets(one: string, end: string): boolean {
	// behind the string its own end comes: nothing before may make that end begin earlier
	return `${one}${end}`.indexOf(end) !== one.length;
}

export function jsonObject(ends: readonly string[]): fc.Arbitrary<Json> {
	const { object } = fc.letrec<{ tree: Json; object: Json }>((tie) => ({
		object: fc.dictionary(key, tie("tree"), { maxKeys: 3, noNullPrototype: true }),
		tree: fc.oneof(
			{ maxDepth: 5, depthSize: "small" },
			fc.oneof(text(ends), text(ends), number, fc.boolean(), fc.constant(null)),
			fc.array(tie("tree"), { maxLength: 3 }),
			tie("object"),
		),
	}));
	return object;
}

/** A value and the schema that describes it. */
export interface Printed {
	readonly value: Json;
	readonly schema: { readonly [keyword: string]: unknown };
}

interface Sort {
	readonly schema: { readonly [keyword: string]: unknown };
	readonly value: fc.Arbitrary<Json>;
}

export function typedObject(ends: readonly string[]): fc.Arbitrary<Printed> {
	return sorts(ends, 2).chain(({ schema, value }) => value.map((one) => ({ value: one, schema })));
}

/** Objects all the way down to `depth`, in all the ways a schema can say so. */
function sorts(ends: readonly string[], depth: number): fc.Arbitrary<Sort> {
	const inner = depth === 0 ? leafSort(ends) : anySort(ends, depth - 1);
	return fc.dictionary(key, inner, { maxKeys: 2, noNullPrototype: true }).map((members) => ({
		schema: {
			type: "object",
			properties: Object.fromEntries(
				Object.entries(members).map(([name, { schema }]) => [name, schema]),
			),
		},
		value: fc.record(
			Object.fromEntries(Object.entries(members).map(([name, { value }]) => [name, value])),
			{ noNullPrototype: true },
		) as fc.Arbitrary<Json>,
	}));
}

function anySort(ends: readonly string[], depth: number): fc.Arbitrary<Sort> {
	return fc.oneof(
		leafSort(ends),
		sorts(ends, depth),
		fc
			.oneof(
				leafSort(ends),
				sorts(ends, depth),
				depth > 0 ? anySort(ends, depth - 1) : leafSort(ends),
			)
			.map(({ schema, value }) => ({
				schema: { type: "array", items: schema },
				value: fc.array(value, { maxLength: 2 }) as fc.Arbitrary<Json>,
			})),
	);
}

function leafSort(ends: readonly string[]): fc.Arbitrary<Sort> {
	return fc.constantFrom<Sort>(
		{ schema: { type: "string" }, value: text(ends) },
		{ schema: { type: "integer" }, value: fc.integer() },
		{ schema: { type: "number" }, value: number },
		{ schema: { type: ["boolean", "null"] }, value: fc.constantFrom(true, false, null) },
		{ schema: { anyOf: [{ type: "integer" }, { type: "null" }] }, value: fc.constantFrom(1, null) },
	);
}

/** The arguments of the one call, however the text is cut. */
export function expectTyped(format: Format, source: string, json: string): void {
	const [message] = feedAllWays(format, source, {});
	expect(message.toolCalls.map((call) => call.arguments)).toEqual([json]);
}
