/**
 * No example of one format is read as a call by another that shares neither an opening nor a shape with it; and where the two
 * share an opening, what stands behind it decides.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { compileGrammar } from "../../src/compiler/index.js";
import { registrySubjects, type Subject, subjectOf } from "../properties/support/subjects.js";
import { ROOT } from "../support/shared.js";
import { type Collision, isDecided, type Survey, survey } from "./collisions.js";
import { page } from "./collisions-page.js";

/** Where a format reads a call behind an opening although what stands there is another format's. */
const ACCEPTED: readonly {
	readonly reader: string;
	readonly writer: string;
	readonly why: string;
}[] = [
	{
		reader: "functionary_v31",
		writer: "llama3_json",
		why: "whatever stands behind the token is code for the interpreter, an object too",
	},
	...["mimo", "nemotron_v3", "seed_oss"].map((reader) => ({
		reader,
		writer: "qwen_coder",
		why: "a name in quotes is that of the declared tool in every format",
	})),
	...["drift", "minicpm5"].map((reader) => ({
		reader,
		writer: "qwen_coder",
		why: "a lenient rule of qwen_coder reads their tags, with the names in attributes",
	})),
];

function accepted({ reader, writer }: Collision): boolean {
	return ACCEPTED.some((one) => one.reader === reader && one.writer === writer);
}

function show({ reader, writer, title, call }: Collision): string {
	return `${reader} reads ${call.name} ${call.arguments} in "${title}" of ${writer}`;
}

describe("collisions between formats", () => {
	let found: Survey = { collisions: [], own: new Map() };
	let undecided: readonly Collision[] = [];
	beforeAll(() => {
		found = survey(registrySubjects());
		undecided = found.collisions.filter((one) => one.reason === null || !isDecided(one, found));
	});

	test("there are some", () => {
		expect(found.collisions.length).toBeGreaterThan(100);
	});
	test("who reads a call of another format shares an opening or a shape with it", () => {
		expect(
			found.collisions.filter((one) => one.reason === null && !accepted(one)).map(show),
		).toEqual([]);
	});
	test("what stands behind a shared opening decides", () => {
		expect(undecided.filter((one) => !accepted(one)).map(show)).toEqual([]);
	});
	test("what is accepted still happens", () => {
		for (const { reader, writer } of ACCEPTED) {
			expect(undecided.map((one) => [one.reader, one.writer])).toContainEqual([reader, writer]);
		}
	});
	test("docs/COLLISIONS.md is fresh (npm run report:collisions)", () => {
		expect(readFileSync(join(ROOT, "docs/COLLISIONS.md"), "utf8")).toBe(page(found));
	});
});

describe("the survey finds what it looks for", () => {
	const subjects = (...sources: readonly string[]): readonly Subject[] => {
		const compiled = sources.map((source) => compileGrammar(source, "made-up.toolgrammar"));
		const formats = compiled.flatMap(({ format }) => (format === null ? [] : [format]));
		expect(formats).toHaveLength(sources.length);
		return formats.map((format, i) =>
			subjectOf(format, compiled[i]?.grammar?.examples ?? [], formats, null),
		);
	};
	const grammar = (name: string, rules: string, example: string) =>
		`format ${name} "made up"\nids "c_{random}"\nmessage = (call / content)*\n${rules}\nexample a call\n${example}\n`;
	const curly = (name: string) =>
		grammar(
			name,
			`call = "@@call@@" { "name": name, "arguments": arguments } "@@over@@"`,
			'  | @@call@@{"name": "f", "arguments": {}}@@over@@\n  = call f {}',
		);

	test("a call with nothing in common", () => {
		const other = grammar(
			"other",
			`call = "@@call@@" name "((((" arguments "))))"`,
			"  | @@call@@f(((({}))))\n  = call f {}",
		);
		// Its opening is not how the calls of the other one begin.
		const greedy = grammar(
			"greedy",
			`call = "((((" name:="g" arguments "))))"`,
			"  | (((({}))))\n  = call g {}",
		);
		const { collisions } = survey(subjects(other, greedy));
		expect(collisions.map(({ reader, reason }) => [reader, reason])).toEqual([["greedy", null]]);
	});
	test("the same calls behind the same opening", () => {
		const found = survey(subjects(curly("one"), curly("two")));
		expect(found.collisions.map(({ reader, same }) => [reader, same])).toEqual([
			["two", true],
			["one", true],
		]);
		expect(found.collisions.every((one) => isDecided(one, found))).toBe(true);
	});
	test("an opening behind which another format's call stands", () => {
		const raw = grammar(
			"raw",
			`call = "@@call@@" name:="run" key:="code" value:text "@@over@@"`,
			'  | @@call@@ls@@over@@\n  = call run {"code": "ls"}',
		);
		const found = survey(subjects(curly("one"), raw));
		expect(found.collisions.filter((one) => !isDecided(one, found)).map(show)).toHaveLength(1);
	});
});
