import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseGrammar } from "../../src/language/parse.js";
import { errors, HEAD, place } from "./support.js";

const codes = (source: string) => errors(source).map((one) => `${place(one.at)} ${one.code}`);

describe("one run shows the errors of all statements", () => {
	test("syntax errors and unknown words, by place", () => {
		const source = `${HEAD}a = b |
b = value:jsn
example e
  with f(a: str)
  = nothing
c = vlue
  / "x
d = { k: name }
`;
		expect(codes(source)).toEqual([
			"2:7-2:8 syntax",
			"3:11-3:14 unknown-kind",
			"6:5-6:12 syntax",
			"8:5-8:6 syntax",
			"9:7-9:8 member-key",
		]);
	});
	test("the error of one statement is no error of the next", () => {
		expect(codes(`${HEAD}a = (b\n  c\n\n  | d\n# e\ne = f\n`)).toEqual(["5:3-5:4 syntax"]);
	});
	test("a wrong first line ends it", () => {
		expect(codes("format x\na = |\n")).toEqual(["1:9-1:9 syntax"]);
	});
	test("a file that is no grammar does not give an error for each line", () => {
		expect(errors(HEAD + "no grammar\n".repeat(50))).toHaveLength(10);
	});
});

describe("no text makes it throw", () => {
	const pieces = fc.constantFrom(
		...[
			'a = "x"',
			"a",
			"=",
			'"',
			"'",
			"(",
			")",
			"{",
			"}",
			"%",
			"&",
			"_",
			"\\",
			"\n",
			"\n  ",
			"  | ",
			"#",
		],
		...[
			"example e",
			"lenient c ",
			"with f(a: string)",
			"= call f {}",
			"value:",
			"tree",
			"\t",
			"\uD800",
			"\0",
			"\r",
		],
	);
	const texts = fc.oneof(
		fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join("")),
		fc.array(pieces, { maxLength: 40 }).map((parts) => HEAD + parts.join(" ")),
		fc.string({ unit: "binary" }),
	);
	test("and there is a grammar exactly when there is no error, each error is in the text and has a hint", () => {
		fc.assert(
			fc.property(texts, (source) => {
				const { grammar, diagnostics } = parseGrammar(source, "x");
				expect(grammar === null).toBe(diagnostics.length > 0);
				for (const { at, hint = "" } of diagnostics) {
					expect(hint).not.toBe("");
					const before = source.slice(0, at.start.offset).split("\n");
					expect([at.start.line, at.start.column]).toEqual([
						before.length,
						(before.at(-1)?.length ?? 0) + 1,
					]);
					expect(at.end.offset).toBeLessThanOrEqual(source.length);
					expect(at.end.offset).toBeGreaterThanOrEqual(at.start.offset);
				}
			}),
			{ numRuns: 1000 },
		);
	});
	test("nesting in a JSON object, a group and a pattern is bounded", () => {
		const deep = 100_000;
		const messages = [
			`example e\n  |\n  = call f ${'{"a":['.repeat(deep)}`,
			`a = ${"(".repeat(deep)}`,
			`a = ${'{ "k": '.repeat(deep)}`,
		].map((text) => errors(HEAD + text)[0]?.message);
		expect(new Set(messages)).toEqual(new Set(["too many brackets inside each other"]));
	});
	test("many brackets beside each other are not deep", () => {
		const { diagnostics } = parseGrammar(`${HEAD}a = ${"(b) ".repeat(500)}\nc = (d)\n`, "x");
		expect(diagnostics).toEqual([]);
	});
});
