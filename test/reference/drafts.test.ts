/** The examples of the draft grammars, which lie beside the repository, against the interpreter. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseGrammar } from "../../src/language/parse.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import { exampleProblems } from "./examples.js";
import { interpret } from "./interpret.js";

const folder = sharedPath("drafts");
const files =
	folder === null ? [] : readdirSync(folder).filter((name) => name.endsWith(".toolgrammar"));
if (folder === null) announceSkip("draft grammars are not read", "drafts");

/** Examples that are older than a rule, and what the rule makes of them. */
const OVERTAKEN: ReadonlyMap<string, readonly string[]> = new Map([
	[
		// Section 7: Python has no line break in a string of one line.
		"olmo3: a string over two lines",
		[
			'event 2: expected call note {"text":"a\\nb","ok":true} complete, ' +
				'got call note {"text":"a\\nb","ok":true} repaired control-character',
		],
	],
	[
		// Section 11: the compiler derives it, and its code is another one.
		"nemotron_v3: a doubled close",
		[
			'event 1: expected call say {"text":"hi"} repaired doubled, got call say {"text":"hi"} repaired doubled-close',
		],
	],
	[
		// Section 8: an id that comes behind the commit is too late.
		"mistral: the array, arguments first",
		["event 3: expected call list {} complete id a1B2c3D4e, got call list {} complete id null"],
	],
]);

describe.skipIf(folder === null)("draft grammars", () => {
	it("are 33, with 67 examples", () => {
		expect(files).toHaveLength(33);
		expect(files.flatMap((file) => read(file).examples)).toHaveLength(67);
	});
	describe.each(files)("%s", (file) => {
		const grammar = read(file);
		it.each(grammar.examples.map((one) => [one.title, one] as const))("%s", (title, example) => {
			const problems = exampleProblems(example, (text, { tools, entry, finish }) => {
				const start = entry === null ? {} : { entry };
				return interpret(grammar, text, { tools, finish, ...start }).pieces;
			});
			expect(problems).toEqual(OVERTAKEN.get(`${grammar.name}: ${title}`) ?? []);
		});
	});
});

function read(file: string) {
	const { grammar } = parseGrammar(readFileSync(join(folder ?? "", file), "utf8"), file);
	if (grammar === null) throw new Error(`${file} cannot be read`);
	return grammar;
}
