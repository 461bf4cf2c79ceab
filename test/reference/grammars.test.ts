/** The examples of the project's own grammars, and what must hold for every beginning of each of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseGrammar } from "../../src/language/parse.js";
import type { Example, Grammar } from "../../src/language/syntax.js";
import { ROOT } from "../support/shared.js";
import { exampleProblems, requestOf } from "./examples.js";
import { interpret, type ReferenceOptions } from "./interpret.js";

const FOLDER = join(ROOT, "grammars");
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".toolgrammar"));

/** Beginnings of one example that are read; all of them would take minutes. */
const SAMPLE = 8;

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
	const step = Math.max(1, Math.ceil(input.length / SAMPLE));
	for (let length = 0; length <= input.length; length += step) {
		const text = input.slice(0, length);
		const { pieces } = interpret(grammar, text, optionsOf(example));
		let end = 0;
		for (const piece of pieces) {
			if (piece.type === "notice") continue;
			expect(piece.start, text).toBe(end);
			expect(piece.end, text).toBeGreaterThan(piece.start);
			if ("text" in piece) expect(piece.text).toBe(text.slice(piece.start, piece.end));
			if (piece.type === "call" && piece.status !== "incomplete") {
				expect(JSON.parse(piece.arguments), text).toBeTypeOf("object");
			}
			end = piece.end;
		}
		expect(end, text).toBe(text.length);
	}
}
