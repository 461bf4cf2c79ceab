/** What is written otherwise in a structural tag because xgrammar 0.1.27 misreads it. */
import { expect, test } from "vitest";
import { Report } from "../../src/constrain/report.js";
import type { Keywords } from "../../src/constrain/schema/emit.js";
import type { JsonSchema } from "../../src/constrain/schema/json.js";
import { argumentsShape } from "../../src/constrain/schema/shapes.js";
import { constantsSchema, isMisread } from "../../src/constrain/targets/misread.js";
import { Dice } from "./tools.js";

const WORDS = [
	"a",
	"b",
	"ab",
	"aab",
	"abb",
	"bab",
	"dark b",
	"b.",
	"(b)",
	"b)",
	'a"b',
	"é",
	"",
	"a\n",
];

/** The values that the keywords admit, of these; each way that they branch must be told by one character. */
function admitted(schema: Keywords, values: readonly unknown[]): readonly unknown[] {
	const ways = (schema.anyOf ?? [schema]) as readonly Keywords[];
	return values.filter((value) =>
		ways.some(({ enum: list, pattern }) =>
			pattern === undefined
				? (list as readonly unknown[]).includes(value)
				: typeof value === "string" && new RegExp(String(pattern), "u").test(value),
		),
	);
}

/** Whether one of these is another one with something put in. */
function inserted(values: readonly unknown[]): boolean {
	const texts = values.map((value) => JSON.stringify(value));
	return texts.some((long) =>
		texts.some((short) =>
			Array.from({ length: short.length + 1 }, (_, at) => at).some(
				(at) =>
					long.length > short.length &&
					long.startsWith(short.slice(0, at)) &&
					long.endsWith(short.slice(at)),
			),
		),
	);
}

test("constants are the same ones, as an enumeration in which none is another with something put in, or as a pattern", () => {
	const dice = new Dice(7);
	let patterns = 0;
	for (let run = 0; run < 400; run++) {
		const values = [
			...new Set(
				Array.from({ length: 1 + dice.below(5) }, () =>
					dice.next() < 0.2 ? dice.of([1, 11, null, true]) : dice.of(WORDS),
				),
			),
		];
		const schema = constantsSchema(values);
		expect(
			admitted(schema, [...WORDS, "abab", "bb", "aa", "bab.", 1, 11, 111, null, true]),
		).toEqual(expect.arrayContaining(values));
		expect(
			admitted(schema, [...WORDS, "abab", "bb", "aa", "bab.", 1, 11, 111, null, true]).length,
		).toBe(values.length);
		if (JSON.stringify(schema).includes("pattern")) patterns++;
		const ways = (schema.anyOf ?? [schema]) as readonly Keywords[];
		const list = ways.flatMap((way) => (way.enum as readonly unknown[] | undefined) ?? []);
		const shape = argumentsShape(
			"f",
			{ type: "object", properties: { a: { enum: values } } } as JsonSchema,
			new Report(),
		);
		// what is misread even so is written as a grammar
		expect(isMisread(shape)).toBe(inserted(list));
	}
	expect(patterns).toBeGreaterThan(100);
});

test("no two ways of a pattern begin with the same character", () => {
	expect(constantsSchema(["a", "ab", "abc", "b", "ac"])).toEqual({
		type: "string",
		pattern: "^(a(b(c)?|c)?|b)$",
	});
	expect(constantsSchema(["red", "green"])).toEqual({ enum: ["red", "green"] });
	expect(constantsSchema(["x", "xy", 1])).toEqual({
		anyOf: [{ type: "string", pattern: "^(x(y)?)$" }, { enum: [1] }],
	});
});

test("long constants, and many, take no long time", { timeout: 5_000 }, () => {
	const long = "a".repeat(200_000);
	expect(constantsSchema([long, `${long}b`]).pattern).toBe(`^(${long}(b)?)$`);
	const many = Array.from({ length: 1_000 }, (_, at) => "a".repeat(at + 1));
	expect(constantsSchema(many)).toEqual({ enum: many });
});
