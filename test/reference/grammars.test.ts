/** The examples of the project's own grammars, and what must hold for every beginning of each of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseGrammar } from "../../src/language/parse.js";
import type { Example, Grammar } from "../../src/language/syntax.js";
import { FACTOR } from "../properties/support/settings.js";
import { ROOT } from "../support/shared.js";
import { exampleProblems, requestOf } from "./examples.js";
import { interpret, type ReferenceOptions } from "./interpret.js";
import { decoded } from "./quoted.js";

const FOLDER = join(ROOT, "grammars");
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".toolgrammar"));

/** Beginnings of one example that are read; all of them would take minutes. A quick run has fewer. */
const SAMPLE = FACTOR >= 1 ? 8 : 2;

describe.each(files)("%s", (file) => {
	const { grammar } = parseGrammar(readFileSync(join(FOLDER, file), "utf8"), file);
	if (grammar === null) throw new Error(`${file} cannot be read`);

	it.each(grammar.examples.map((one) => [one.title, one] as const))("%s", (_title, example) => {
		const problems = exampleProblems(example, (text) => {
			return interpret(grammar, text, optionsOf(example)).pieces;
		});
		expect(problems).toEqual([]);
	});

	it("tiles every beginning of every example; every usable call has an object", () => {
		for (const example of grammar.examples) checkBeginnings(grammar, example);
	});
});

function optionsOf(example: Example): ReferenceOptions {
	const { tools, entry, finish } = requestOf(example);
	return { tools, finish, ...(entry === null ? {} : { entry }) };
}

function checkBeginnings(grammar: Grammar, example: Example): void {
	const { input } = example;
	const quotes = grammar.source.includes("content:quoted");
	const step = Math.max(1, Math.ceil(input.length / SAMPLE));
	for (let length = 0; length <= input.length; length += step) {
		const text = input.slice(0, length);
		const { pieces } = interpret(grammar, text, optionsOf(example));
		const fail = (what: string, at: number): never =>
			expect.fail(`${what} at ${at}: ${JSON.stringify(text)}`);
		let end = 0;
		for (const piece of pieces) {
			if (piece.type === "notice") continue;
			if (piece.start !== end) fail("a gap or an overlap", end);
			if (piece.end <= piece.start) fail("an empty piece", end);
			if ("text" in piece && piece.text !== text.slice(piece.start, piece.end)) {
				const meant = quotes ? decoded(text, piece.start, piece.end) : null;
				if (piece.text !== meant) fail("other text than the input", end);
			}
			if (piece.type === "call" && piece.status !== "incomplete") {
				const given: unknown = JSON.parse(piece.arguments);
				if (typeof given !== "object") fail("no object", end);
			}
			end = piece.end;
		}
		if (end !== text.length) fail("the end of the pieces", end);
	}
}
