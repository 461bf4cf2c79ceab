/** The layout of grammar files: it changes nothing that is meant, and nothing twice. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatGrammar } from "../../src/language/format.js";
import { parseGrammar } from "../../src/language/parse.js";
import { ROOT } from "../support/shared.js";

const FOLDER = join(ROOT, "grammars");
const grammars = readdirSync(FOLDER).map(
	(file) => [file, readFileSync(join(FOLDER, file), "utf8")] as const,
);

/** The tree without its places. */
function meaning(source: string): unknown {
	const { grammar, diagnostics } = parseGrammar(source, "x");
	if (grammar === null) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
	const { source: _, ...tree } = grammar;
	return JSON.parse(
		JSON.stringify(tree, (key, value: unknown) =>
			key === "at" || key === "nameAt" ? undefined : value,
		),
	);
}

/** Comments on lines of their own, in order. */
const comments = (source: string) => source.match(/^ *#.*?(?=[ \r]*$)/gm) ?? [];

describe.each(grammars)("%s", (_, source) => {
	const made = formatGrammar(source);
	test("means the same, keeps its comments, and stays as it is the second time", () => {
		expect(meaning(made)).toEqual(meaning(source));
		expect(comments(made)).toEqual(comments(source));
		expect(formatGrammar(made)).toBe(made);
	});
	test("is in the layout", () => {
		expect(made === source, "run toolgrammar fmt").toBe(true);
	});
});

/** Blanks put where the language has them anyway: the layout takes them out again. */
test("blanks between words, empty lines and line ends make no difference", () => {
	const arbitrary = fc.record({
		which: fc.integer({ min: 0, max: grammars.length - 1 }),
		seeds: fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
		crlf: fc.boolean(),
	});
	fc.assert(
		fc.property(arbitrary, ({ which, seeds, crlf }) => {
			const source = formatGrammar(grammars[which]?.[1] ?? "");
			const more = (): string => " ".repeat(seeds.next().value ?? 0);
			const spoilt = source
				.split("\n")
				.map((line) => {
					if (/^ +\|/.test(line) || line.startsWith("example") || /^ *#/.test(line)) return line;
					if (/^\S/.test(line) && !line.includes('"') && !line.includes("'") && !line.includes("#"))
						return line.replace(/ /g, () => ` ${more()}`) + more();
					return line + more();
				})
				.join(crlf ? "\r\n" : "\n");
			expect(formatGrammar(spoilt)).toBe(source);
		}),
		{ numRuns: 60 },
	);
});

/** All comments, those behind a statement too; `#` in literals, titles and lines of input is none. */
function allComments(source: string): readonly string[] {
	return source.split(/\r?\n/).flatMap((line) => {
		if (/^ *\|(?!=)/.test(line) || /^example\b(?! *=)/.test(line)) return [];
		const [comment] = /#.*$/.exec(line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "")) ?? [];
		return comment === undefined ? [] : [comment.trimEnd()];
	});
}

test("a grammar that someone has changed by hand: the same meaning, all comments, and nothing the second time", () => {
	const PIECES = [
		" ",
		"  ",
		"\n",
		"\n\n",
		"  # why",
		"# note\n",
		"\n  ",
		"x",
		"?",
		"*",
		" / ",
		"_ ",
		"'",
		'"',
		"|",
		"=",
	];
	const change = fc.record({
		at: fc.noBias(fc.integer({ min: 0, max: 1_000_000 })),
		drop: fc.integer({ min: 0, max: 3 }),
		put: fc.constantFrom("", ...PIECES),
	});
	const changed = fc.record({
		which: fc.integer({ min: 0, max: grammars.length - 1 }),
		changes: fc.array(change, { minLength: 1, maxLength: 3 }),
	});
	let read = 0;
	fc.assert(
		fc.property(changed, ({ which, changes }) => {
			let source = grammars[which]?.[1] ?? "";
			for (const { at, drop, put } of changes) {
				const from = Math.floor((at / 1_000_001) * source.length);
				source = source.slice(0, from) + put + source.slice(from + drop);
			}
			if (parseGrammar(source, "x").grammar === null) return;
			read += 1;
			const made = formatGrammar(source);
			expect(meaning(made)).toEqual(meaning(source));
			expect(allComments(made)).toEqual(allComments(source));
			expect(formatGrammar(made)).toBe(made);
		}),
		{ numRuns: 600 },
	);
	expect(read).toBeGreaterThan(200);
});

test("each thing that it does", () => {
	const source = [
		"\uFEFFformat   x    'a  title'   # why",
		"",
		"",
		'models "a",   "b",',
		'  "c"',
		"message=(call/content)*",
		'longer_than_most   =   "[[ "   _   name   # a name',
		"    # kept   as it is",
		'   / "x"',
		"example  two  blanks",
		"   |  two  blanks  ",
		"   =   text  ' two  blanks  '  ",
		"",
		"",
	].join("\r\n");
	expect(formatGrammar(source)).toBe(
		[
			"format x 'a  title' # why",
			"",
			'models  "a", "b",',
			'        "c"',
			"message =(call/content)*",
			'longer_than_most = "[[ " _ name # a name',
			"    # kept   as it is",
			'   / "x"',
			"example  two  blanks",
			"  |  two  blanks  ",
			"  =   text  ' two  blanks  '",
			"",
		].join("\n"),
	);
});
