/** Keywords of JSON Schema that are enforced: a value is admitted if it fits, and only then. The values are judged by arithmetic. */
import { describe, expect, test } from "vitest";
import { admits, constraintOf, hermesCall, qwenCall } from "./grammars.js";
import { Sentences } from "./sentences.js";
import { Dice } from "./tools.js";

interface Limits {
	readonly minimum?: number;
	readonly maximum?: number;
	readonly exclusiveMinimum?: number;
	readonly exclusiveMaximum?: number;
}

function isIn(value: number, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Limits) {
	return (
		!(minimum !== undefined && value < minimum) &&
		!(maximum !== undefined && value > maximum) &&
		!(exclusiveMinimum !== undefined && value <= exclusiveMinimum) &&
		!(exclusiveMaximum !== undefined && value >= exclusiveMaximum)
	);
}

/** Random bounds, at least one and not empty. */
function limitsOf(dice: Dice, bound: () => number): Limits {
	const [a, b] = [bound(), bound()].sort((one, other) => one - other) as [number, number];
	const low = dice.of<Limits>([{}, { minimum: a }, { exclusiveMinimum: a }]);
	const above = (by: number) => Number((b + by).toFixed(3));
	const high = dice.of<Limits>([{ maximum: above(1) }, { exclusiveMaximum: above(2) }]);
	return dice.next() < 0.2 && Object.keys(low).length > 0 ? low : { ...low, ...high };
}

test("bounds of integers", () => {
	const dice = new Dice(11);
	for (let run = 0; run < 40; run++) {
		const size = dice.of([3, 20, 300, 2_000]);
		const limits = limitsOf(dice, () => dice.below(2 * size) - size);
		const read = admits({ type: "integer", ...limits });
		const near = Object.values(limits).flatMap((one) => [one - 1, one, one + 1]);
		const all = [...near, 0, 1, -1, 9, 10, 99, 100, 1e6, -1e6];
		for (const value of [...all, ...Array.from({ length: 20 }, () => dice.below(5_000) - 2_500)])
			expect([limits, value, read(String(value))]).toEqual([limits, value, isIn(value, limits)]);
	}
});

test("bounds of fractions", () => {
	const dice = new Dice(5);
	for (let run = 0; run < 60; run++) {
		const scale = dice.of([10, 100, 1_000]);
		const limits = limitsOf(dice, () => (dice.below(4_000) - 2_000) / scale);
		const read = admits({ type: "number", ...limits });
		const steps = [-1, -0.5, -0.1, -0.01, -0.001, 0, 0.001, 0.01, 0.1, 0.5, 1];
		const near = Object.values(limits).flatMap((one) => steps.map((step) => one + step));
		for (const raw of [...near, 0, 0.5, -0.5, 1, -1, 10, -10, 1e6, -1e6]) {
			const value = Number(raw.toFixed(3));
			const text = String(Object.is(value, -0) ? 0 : value);
			expect([limits, text, read(text)]).toEqual([limits, text, isIn(Number(text), limits)]);
		}
	}
});

test.each([
	[{ minimum: 0 }, ["0", "1", "0.5"], ["-1", "-0.1", "-0"]],
	[{ exclusiveMinimum: 0 }, ["1", "0.5", "0.000001"], ["0", "0.0", "-1"]],
	[{ maximum: 0 }, ["0", "-1", "-0.5"], ["1", "0.1"]],
	[{ exclusiveMaximum: 0 }, ["-1", "-0.5"], ["0", "0.0", "1"]],
	[{ minimum: 0.5, maximum: 0.55 }, ["0.5", "0.52", "0.55", "0.550"], ["0.56", "0.49", "0"]],
	[{ minimum: 2, maximum: 2 }, ["2", "2.0"], ["2.1", "1.9", "3"]],
	[{ minimum: -90, maximum: 90 }, ["-90", "90", "89.999", "0"], ["90.1", "-90.01", "100"]],
])("numbers between %j", (limits, within, outside) => {
	const read = admits({ type: "number", ...limits });
	expect(within.map(read)).toEqual(within.map(() => true));
	expect(outside.map(read)).toEqual(outside.map(() => false));
});

test("bounds of a choice hold for each option", () => {
	const read = admits({
		anyOf: [{ type: "integer", maximum: -5 }, { const: "auto" }],
		minimum: -7,
	});
	const values = ["-8", "-7", "-5", "-4", '"auto"', '"x"'];
	expect(values.map(read)).toEqual([false, true, true, false, true, false]);
});

test.each([
	["^[A-Z]{2}\\d{1,3}$", ["AB1", "XY123"], ["ab1", "AB", "AB1234", ""]],
	["^(?:foo|ba[rz])+$", ["foo", "barbaz"], ["fo", "bax", ""]],
	["b.d", ["abode", "b\u00e9d"], ["bd", "b\nd"]],
	["^[^\\s/]+\\.(png|jpe?g)$", ["a.png", "\u00e9.jpg", "x.jpeg"], ["a b.png", "a.gif", ".png"]],
	['^"\\\\$', ['"\\'], ["x", "\\"]],
	["^a|b$", ["ax", "xb", "ab"], ["xa", "bx"]],
	["^\\w+@\\w+$", ["a@b"], ["a@", "@b", "a b@c"]],
])("pattern %s", (pattern, within, outside) => {
	const read = admits({ type: "string", pattern });
	const expression = new RegExp(pattern, "u");
	for (const value of [...within, ...outside])
		expect([value, read(JSON.stringify(value))]).toEqual([value, expression.test(value)]);
	expect(within.every((value) => expression.test(value))).toBe(true);
});

test.each(["^(?=a)b", "(a)\\1", "\\bword\\b", "^\\p{L}+$", "a^b", "^.{1,1000}$", "("])(
	"a pattern that no grammar follows is left: %s",
	(pattern) => {
		const properties = { a: { type: "string", pattern } };
		const made = constraintOf("hermes", { type: "object", properties });
		expect(made.report).toContainEqual(
			expect.objectContaining({ place: "f.a.pattern", outcome: "left" }),
		);
	},
);

test.each([
	[
		"date",
		["2024-02-29", "2023-12-31", "2000-02-29"],
		["2023-02-29", "2024-13-01", "2024-04-31", "1900-02-29"],
	],
	["time", ["12:30:00Z", "23:59:59.5+02:00"], ["24:00:00Z", "12:30:00", "12:60:00Z"]],
	["date-time", ["2024-01-31T00:00:00Z"], ["2024-01-31", "2024-01-31 00:00:00Z"]],
	[
		"uuid",
		["123e4567-e89b-12d3-a456-426614174000"],
		["123e4567", "123e4567-e89b-12d3-a456-42661417400g"],
	],
	["ipv4", ["0.0.0.0", "255.1.20.3"], ["256.0.0.1", "1.2.3", "01.2.3.4"]],
])("format %s", (format, within, outside) => {
	const read = admits({ type: "string", format });
	expect(within.map((one) => read(JSON.stringify(one)))).toEqual(within.map(() => true));
	expect(outside.map((one) => read(JSON.stringify(one)))).toEqual(outside.map(() => false));
});

test("lengths of texts, by character", () => {
	const read = admits({ type: "string", minLength: 2, maxLength: 3 });
	const values = ['"a"', '"ab"', '"a\\n\u{1f600}"', '"abcd"'];
	expect(values.map(read)).toEqual([false, true, true, false]);
});

test("counts of items, and the first ones by themselves", () => {
	const read = admits({
		type: "array",
		prefixItems: [{ type: "string" }, { type: "boolean" }],
		items: { type: "integer" },
		minItems: 1,
		maxItems: 4,
	});
	const values = [
		"[]",
		'["a"]',
		'["a", true]',
		'["a", true, 1, 2]',
		'["a", true, 1, 2, 3]',
		'["a", 1]',
	];
	expect(values.map(read)).toEqual([false, true, true, true, false, false]);
});

test("parts that hold at once", () => {
	const read = admits({
		allOf: [
			{ type: "object", properties: { x: { type: "integer", minimum: 2 } }, required: ["x"] },
			{ properties: { x: { maximum: 3 }, y: { type: "string" } } },
			{ properties: { x: {} }, additionalProperties: { enum: ["a", 1] } },
		],
	});
	const values = [
		'{"x": 1}',
		'{"x": 2}',
		'{"x": 3, "y": "a"}',
		'{"x": 3, "y": "b"}',
		'{"x": 4}',
		"{}",
	];
	expect(values.map(read)).toEqual([false, true, true, false, false, false]);
});

describe("oneOf", () => {
	const outcome = (oneOf: readonly object[]) => {
		const properties = { a: { oneOf } };
		const { report } = constraintOf("hermes", { type: "object", properties });
		return report.find(({ place }) => place === "f.a.oneOf")?.outcome;
	};
	const shape = (kind: string) => ({
		...{ type: "object", required: ["kind"] },
		properties: { kind: { const: kind } },
	});
	test("of options that exclude each other nothing is said", () => {
		expect(outcome([{ type: "string" }, { type: "integer" }])).toBeUndefined();
		expect(outcome([shape("circle"), shape("square")])).toBeUndefined();
	});
	test("of others it is said that more than one may fit", () => {
		expect(outcome([{ type: "integer" }, { type: "number" }])).toBe("weakened");
		expect(outcome([shape("circle"), shape("circle")])).toBe("weakened");
	});
});

test("between marks a pattern is followed where nothing of it can begin a mark", () => {
	const parameters = (a: object) => ({ type: "object", properties: { a }, required: ["a"] });
	const safe = constraintOf("qwen_coder", parameters({ type: "string", pattern: "^[A-Z]+$" }));
	const sentences = new Sentences(safe.grammar);
	expect(sentences.matches(qwenCall("ABC"))).toBe(true);
	expect(sentences.matches(qwenCall("abc"))).toBe(false);
	const free = constraintOf(
		"qwen_coder",
		parameters({ type: "string", pattern: "^<.+$", minLength: 2 }),
	);
	for (const key of ["pattern", "minLength"])
		expect(free.report).toContainEqual(
			expect.objectContaining({ place: `f.a.${key}`, outcome: "left" }),
		);
});

test("what is counted and calculated nowhere is left", () => {
	const a = { type: "array", uniqueItems: true, contains: { const: 1 }, maxItems: 1_000 };
	const b = { type: "number", multipleOf: 0.5, not: { const: 1 }, exclusiveMinimum: 1 / 3 };
	const { report } = constraintOf("hermes", { type: "object", properties: { a, b } });
	const left = report.filter(({ outcome }) => outcome === "left").map(({ place }) => place);
	expect(left.sort()).toEqual(
		[
			...["f.a.contains", "f.a.maxItems", "f.a.uniqueItems"],
			...["f.b.exclusiveMinimum", "f.b.multipleOf", "f.b.not"],
		].sort(),
	);
});

describe("any value", () => {
	test.each([
		[{}, ['{"x": [1]}', "[1, [2]]", "1"], []],
		[{ type: "array" }, ['[1, "x", {"y": []}]', "[]"], ["{}"]],
		[{ type: "object" }, ['{"x": {"y": 1}}', "{}"], ["[]"]],
		[{ maxItems: 1 }, ["[1]", "1"], ["[1, 2]"]],
		[{ prefixItems: [{ type: "integer" }] }, ['[1, "x"]'], ['["x"]']],
	])("%j", (schema, within, outside) => {
		const read = admits(schema);
		expect(within.map(read)).toEqual(within.map(() => true));
		expect(outside.map(read)).toEqual(outside.map(() => false));
	});
});

describe("what is written is less than what fits, and the report says so", () => {
	test.each([
		["type", { properties: { x: {} }, additionalProperties: false }, "only objects"],
		["type", { additionalProperties: { type: "boolean" } }, "only objects"],
		["type", { required: ["x"] }, "only objects"],
		["type", { items: { type: "integer" } }, "only lists"],
		["properties", { type: "object", properties: { x: {} } }, "only declared members"],
		["const", { const: { x: 1, y: 2 } }, "in their order"],
	])("%s of %j", (keyword, a, why) => {
		const parameters = { type: "object", properties: { a }, required: ["a"] };
		const { report } = constraintOf("hermes", parameters);
		expect(report.filter(({ place }) => place === `f.a.${keyword}`)).toEqual([
			{ place: `f.a.${keyword}`, outcome: "weakened", why: expect.stringContaining(why) },
		]);
	});

	test("of keywords that nobody wrote it says nothing", () => {
		const parameters = { properties: { a: { type: "object", properties: { x: {} } } } };
		const places = constraintOf("hermes", parameters).report.map(({ place }) => place);
		expect(places.filter((place) => place.endsWith("additionalProperties"))).toEqual([]);
		expect(places).not.toContain("f.a.required");
	});
});

test.each([
	[{ additionalProperties: { type: "boolean" } }, ['{"foo": true}'], ['{"foo": 1}']],
	[{ required: ["a b"] }, ['{"a b": 1}'], ["{}"]],
])("keywords without a type admit nothing that is not valid: %j", (schema, within, outside) => {
	const read = admits(schema);
	expect([within.map(read), outside.map(read)]).toEqual([[true], [false]]);
});

describe("references by name", () => {
	const made = (more: object) =>
		constraintOf("hermes", {
			type: "object",
			properties: { a: { $ref: "#foo" } },
			required: ["a"],
			additionalProperties: false,
			...more,
		});
	test.each([
		{ $anchor: "foo", type: "integer" },
		{ $dynamicAnchor: "foo", type: "integer" },
		{ $id: "#foo", type: "integer" },
	])("%j", (A) => {
		const sentences = new Sentences(made({ $defs: { A } }).grammar);
		const values = ["1", '"x"', '{"a": 1}'];
		const read = values.map((value) => sentences.matches(hermesCall(`{"a": ${value}}`)));
		expect(read).toEqual([true, false, false]);
	});
	test.each([
		[{}, /leads nowhere/],
		[{ $defs: { A: { enum: [{ $anchor: "foo", type: "integer" }] } } }, /leads nowhere/],
		[{ $defs: { A: { $id: "http://other", $defs: { B: { $anchor: "foo" } } } } }, /leads nowhere/],
		[{ $defs: { A: { $anchor: "foo" }, B: { $anchor: "foo" } } }, /more than one place/],
	])("%j", (more, why) => {
		expect(() => made(more)).toThrow(why);
	});
});
