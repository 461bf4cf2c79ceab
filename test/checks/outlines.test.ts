/** The outline of a value takes each text of a value, whoever has written it, and no other markup; where it ends is left open. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrivals, type Spot } from "../../src/compiler/analyse/arrivals.js";
import { nodeAt } from "../../src/compiler/analyse/graph.js";
import { step } from "../../src/compiler/analyse/readings.js";
import { sampleRead } from "../../src/compiler/analyse/samples.js";
import { partOf } from "./parts.js";

/** Whether all of the text fits the outline of the value that the expression is. */
function fits(expr: string, text: string): boolean {
	const [graph, start] = partOf(expr);
	const scan = nodeAt(graph, start);
	if (scan.k !== "scan") throw new Error(expr);
	const key = ({ node, offset }: Spot): string => `${node} ${offset}`;
	let spots = arrivals(graph, scan.outline, null).map(({ spot }) => spot);
	for (const char of text) {
		const next = spots.flatMap((spot) => step(graph, spot, char).map((one) => one.spot));
		spots = [...new Map(next.map((spot) => [key(spot), spot])).values()];
	}
	return spots.some((spot) => nodeAt(graph, spot.node).k === "end");
}

const JSON_TEXTS = ['{"a":1}', "{}", "{ }", '{ "a" : [] }', '{\n"a": "}" }'];
const SCALARS = ['""', '"a"', '"a\\"b"', "[]", '["a"]', "[1, [2]]", "true", "false", "null"];
const NUMBERS = ["0", "12", "1.5", "-3", "-0.25", "1e5", "1E+5", "1.5E-7", "1.5e+3"];
const PYTHON = [
	"True",
	"False",
	"None",
	"''",
	"'a'",
	"()",
	"(1, 2)",
	"{'a': 1}",
	"{1: 2}",
	"{1, 2}",
	"+1",
	".5",
	"f'a'",
	'R"a"',
	"b''",
	"5.",
	".5e3",
];
/** What else stands where a value could. */
const MARKUP = [
	"<a>",
	"a",
	"(",
	")",
	",",
	"/",
	"```",
	"{",
	'"',
	"[",
	"",
	"]",
	"-",
	"tru",
	"+",
	"|",
];
const YAML = [
	"a: 1",
	"  a: 1\n  b: 2",
	'"a": 1',
	"'a': 1",
	"{a: 1}",
	"# a\nb: 1",
	"\na: 1",
	"_: 1",
];

const KINDS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
	["value:json", [...JSON_TEXTS, ...SCALARS, ...NUMBERS], [...MARKUP, ...PYTHON]],
	["value:py", [...JSON_TEXTS, ...SCALARS, ...NUMBERS, ...PYTHON], MARKUP],
	// the arguments of a call are an object
	["arguments", JSON_TEXTS, [...SCALARS, ...NUMBERS, ...PYTHON, ...MARKUP]],
	[
		"arguments:py",
		[...JSON_TEXTS, "{'a': 1}"],
		[...SCALARS, ...NUMBERS, "True", "''", "(1)", ...MARKUP],
	],
	["arguments:yaml", YAML, ["", "<a>", "[a]", "(a)", "}", "=", "`a`", "| a", ", a"]],
	[
		'{ "a": name }',
		['{"a":"f"}', '{ "a": "f" }'],
		["{}", "{ }", "{'a': 'f'}", ...SCALARS, ...MARKUP],
	],
	['{ "a"?: name, "b"?: id }', ['{"a":"f"}', "{}", "{ }"], ["{'a': 'f'}", ...SCALARS, ...MARKUP]],
	['py{ "a": name }', ['{"a":"f"}', "{'a':'f'}", "{ 'a': 'f' }"], ["{}", ...SCALARS, ...MARKUP]],
	['py{ "a"?: name }', ['{"a":"f"}', "{'a':'f'}", "{}"], [...SCALARS, ...MARKUP]],
];

describe.each(KINDS)("%s", (expr, values, others) => {
	test("its values", () => {
		expect(values.filter((text) => !fits(expr, text))).toEqual([]);
	});

	test("other text", () => {
		expect(others.filter((text) => fits(expr, text))).toEqual([]);
	});

	test("the value that is shown in counterexamples is one", () => {
		const [graph, start] = partOf(expr);
		expect(fits(expr, sampleRead(nodeAt(graph, start)))).toBe(true);
	});
});

test("each JSON value, however it is laid out", () => {
	fc.assert(
		fc.property(fc.jsonValue(), fc.constantFrom(0, 1, "\t"), (value, space) => {
			const text = JSON.stringify(value, null, space);
			expect([text, fits("value:json", text)]).toEqual([text, true]);
			expect([text, fits("value:py", text)]).toEqual([text, true]);
			const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
			expect([text, fits("arguments", text)]).toEqual([text, isObject]);
		}),
		{ numRuns: 200 },
	);
});
