import { describe, expect, test } from "vitest";
import {
	type Diagnostic,
	formatDiagnostic,
	hasErrors,
	sortDiagnostics,
} from "../../src/language/diagnostics.js";
import { codeFrame } from "../../src/language/frame.js";
import type { SourceSpan } from "../../src/language/syntax.js";

/** The span of the text between the first « and » of a source, and the source without them. */
function marked(text: string): readonly [source: string, at: SourceSpan] {
	const from = text.indexOf("«");
	const to = text.indexOf("»") - 1;
	const source = text.replace("«", "").replace("»", "");
	const position = (offset: number) => {
		const lines = source.slice(0, offset).split("\n");
		return { offset, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
	};
	return [source, { start: position(from), end: position(to) }];
}

const frame = (text: string) => codeFrame(...marked(text)).split("\n");

describe("code frames", () => {
	test("a word", () => expect(frame("a\nb «cd» e\nf")).toEqual([" 2 | b cd e", "   |   ^^"]));
	test("nothing has one caret", () => expect(frame("ab«»c")).toEqual([" 1 | abc", "   |   ^"]));
	test("the end of a line", () => expect(frame("ab«»\nc")).toEqual([" 1 | ab", "   |   ^"]));
	test("the end of the file", () => expect(frame("ab\n«»")).toEqual([" 2 |", "   | ^"]));
	test("the number takes its width", () =>
		expect(frame(`${"\n".repeat(99)}«a»`)).toEqual([" 100 | a", "     | ^"]));
	test("a carriage return is not shown", () =>
		expect(frame("a «b»\r\nc")).toEqual([" 1 | a b", "   |   ^"]));

	test("a tab takes the columns to the next stop", () => {
		expect(frame("\ta\t«b»")).toEqual([" 1 |     a   b", "   |         ^"]);
		expect(frame("abc«\t»d")).toEqual([" 1 | abc d", "   |    ^"]);
		expect(frame("«\t»d")).toEqual([" 1 |     d", "   | ^^^^"]);
	});
	test("wide and combining characters count as the columns they take", () => {
		expect(frame("語｜«x»")).toEqual([" 1 | 語｜x", "   |     ^"]);
		expect(frame("«😀語»x")).toEqual([" 1 | 😀語x", "   | ^^^^"]);
		expect(frame("e\u0301«x»")).toEqual([" 1 | e\u0301x", "   |  ^"]);
	});
	test("characters that would move the cursor are dots", () =>
		expect(frame("\u001B[2J«\u200B»x")).toEqual([" 1 | ·[2J·x", "   |     ^"]));

	test("two lines", () =>
		expect(frame("a = «(b\n  / c)» d")).toEqual([
			" 1 | a = (b",
			"   |     ^^",
			" 2 |   / c) d",
			"   |   ^^^^",
		]));
	test("of more lines the first and the last are shown", () =>
		expect(frame(`${"\n".repeat(8)}«a\nb\nc\n  d»e`)).toEqual([
			"  9 | a",
			"    | ^",
			"  … |",
			" 12 |   de",
			"    |   ^",
		]));
	test("a line end at the end of a span is no second line", () =>
		expect(frame("a «bc\n»d")).toEqual([" 1 | a bc", "   |   ^^"]));
	test("a span that begins at a line end marks it", () =>
		expect(frame("a«\n  b»")).toEqual([" 1 | a", "   |  ^", " 2 |   b", "   |   ^"]));
});

describe("long lines are cut around the span", () => {
	const digits = (count: number) => "0123456789".repeat(count);
	test("behind it", () => {
		const [line, marks] = frame(`«ab»${digits(20)}`);
		expect(line).toBe(` 1 | ab${digits(10).slice(0, 98)}…`);
		expect(marks).toBe("   | ^^");
	});
	test("before and behind it", () => {
		const [line, marks] = frame(`${digits(20)}«ab»${digits(20)}`);
		expect(line).toBe(` 1 | …${digits(4)}ab${digits(6).slice(0, 58)}…`);
		expect(marks).toBe(`   | ${" ".repeat(41)}^^`);
	});
	test("before it", () => {
		const [line, marks] = frame(`${digits(20)}«ab»`);
		expect(line).toBe(` 1 | …${digits(4)}ab`);
		expect(marks).toBe(`   | ${" ".repeat(41)}^^`);
	});
	test("a long span is marked as far as it is shown", () => {
		const [line, marks] = frame(`x«${digits(20)}»`);
		expect(line).toBe(` 1 | x${digits(10).slice(0, 99)}…`);
		expect(marks).toBe(`   |  ${"^".repeat(99)}`);
	});
	test("the end of a long line", () => {
		const [line, marks] = frame(`${digits(20)}«»`);
		expect(line).toBe(` 1 | …${digits(4)}`);
		expect(marks).toBe(`   | ${" ".repeat(41)}^`);
	});
});

describe("a diagnostic as text", () => {
	const [source, at] = marked('format x "t"\na = «(b» c)\n');
	const [, opened] = marked("«format» x");
	const base: Diagnostic = {
		code: "no-terminator",
		severity: "error",
		message: "nothing ends this",
		file: "grammars/x.toolgrammar",
		at,
	};
	test("place, severity, code, message and frame", () =>
		expect(formatDiagnostic({ ...base, severity: "warning" }, source)).toBe(
			[
				"grammars/x.toolgrammar:2:5: warning[no-terminator]: nothing ends this",
				" 2 | a = (b c)",
				"   |     ^^",
			].join("\n"),
		));
	test("counterexample, related places and hint, in this order", () =>
		expect(
			formatDiagnostic(
				{
					...base,
					hint: "write\nmore",
					counterexample: "one\ntwo",
					related: [{ at: opened, message: "begins here" }],
				},
				source,
			),
		).toBe(
			[
				"grammars/x.toolgrammar:2:5: error[no-terminator]: nothing ends this",
				" 2 | a = (b c)",
				"   |     ^^",
				"counterexample: one",
				"                two",
				"grammars/x.toolgrammar:1:1: begins here",
				' 1 | format x "t"',
				"   | ^^^^^^",
				"hint: write",
				"      more",
			].join("\n"),
		));
});

describe("order", () => {
	const span = (offset: number): SourceSpan => {
		const position = { offset, line: 1, column: offset + 1 };
		return { start: position, end: position };
	};
	const make = (
		file: string,
		offset: number,
		severity: Diagnostic["severity"],
		code: string,
	): Diagnostic => ({
		code,
		severity,
		message: "",
		file,
		at: span(offset),
	});
	const sorted = [
		make("B", 5, "note", "z"),
		make("a", 2, "error", "b"),
		make("a", 2, "error", "c"),
		make("a", 2, "warning", "a"),
		make("a", 2, "note", "a"),
		make("a", 10, "error", "a"),
	];
	test("by file, place, severity and code; the argument stays as it is", () => {
		const shuffled = [4, 0, 5, 2, 1, 3].flatMap((index) => sorted.slice(index, index + 1));
		const before = [...shuffled];
		expect(sortDiagnostics(shuffled)).toEqual(sorted);
		expect(shuffled).toEqual(before);
	});
	test("only errors count as errors", () => {
		expect(hasErrors([make("a", 0, "warning", "w"), make("a", 0, "note", "n")])).toBe(false);
		expect(hasErrors([make("a", 0, "note", "n"), make("a", 0, "error", "e")])).toBe(true);
	});
});
