/**
 * The proofs can fail: a grammar with one wrong move of an automaton, another trigger, or another escape is found out by the quick
 * proof. The mutants are made of the text that `constrain` gives, so that they do not depend on how it is made.
 */
import { describe, expect, test } from "vitest";
import { type Constraint, constrain } from "../../src/constrain/index.js";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import type { Format } from "../../src/index.js";
import { COVERED, proveCovered, proveRendered } from "./covered.js";
import { Dice } from "./tools.js";

type Gbnf = Extract<Constraint, { readonly target: "gbnf" }>;

function formatOf(name: string): Format {
	const format = getFormat(name);
	if (format === undefined) throw new Error(name);
	return format;
}
function madeFor(name: string, toolChoice: "auto" | "required"): Gbnf {
	const writing = getWriting(name);
	if (writing === undefined) throw new Error(name);
	const made = constrain(formatOf(name), writing, { tools: COVERED, target: "gbnf", toolChoice });
	if (made.target !== "gbnf") throw new Error(made.target);
	return made;
}

/** What the quick proof finds. */
function found(name: string, made: Gbnf, most?: number): number {
	const format = formatOf(name);
	const rendered = proveRendered(format, made, 60).failed.length;
	const sentences = most === undefined ? {} : { most };
	return rendered > 0
		? rendered
		: proveCovered(format, made, COVERED, new Dice(11), sentences).failed.length;
}

/** One occurrence, which must be there. */
function replaced(made: Gbnf, from: RegExp, to: string): Gbnf {
	const grammar = made.grammar.replace(from, to);
	expect(grammar, String(from)).not.toBe(made.grammar);
	return { ...made, grammar };
}

describe.each(["qwen_coder", "glm45_moe"])("%s: values that end at a mark", (name) => {
	const made = madeFor(name, "required");

	test("as it is made, nothing is found", () => {
		expect(found(name, made)).toBe(0);
	});

	test("a state that forgets the mark that it is in", () => {
		// the first state leads from the sign that begins all marks to a state that knows of it
		const first = /^(te0 ::= .*\[\\u003C\]) te\d+/m;
		expect(found(name, replaced(made, first, "$1 te0"))).toBeGreaterThan(0);
	});

	test("a state that forgets the mark when its first sign comes again", () => {
		const again = /^(te1 ::= .*?\[\\u003C\]) te1/m;
		expect(found(name, replaced(made, again, "$1 te0"))).toBeGreaterThan(0);
	});

	test("a state in which a value may not end any more", () => {
		const end = /^(te0 ::= .*) \| ""$/m;
		expect(found(name, replaced(made, end, "$1"))).toBeGreaterThan(0);
	});

	test("a character that no value may have any more", () => {
		const sign = /^(te0 ::= \[\^[^\]]*)\]/m;
		expect(found(name, replaced(made, sign, "$1\\u006F]"))).toBeGreaterThan(0);
	});
});

// a mark in a mark: what such a state must know shows only behind several marks
test("qwen_coder: a state that takes the begin of a mark for a name", () => {
	const made = madeFor("qwen_coder", "required");
	const begins = /^(te12 ::= .*?\[\\u003C\]) te1 /m;
	expect(found("qwen_coder", replaced(made, begins, "$1 te2 "))).toBeGreaterThan(0);
});

describe("triggers", () => {
	test.each(["hermes", "qwen_coder", "deepseek_v31"])("%s", (name) => {
		// it is the same for all values
		const few = 10;
		const made = madeFor(name, "auto");
		const [trigger] = made.grammar_triggers;
		if (trigger === undefined) throw new Error("no trigger");
		const other = (value: string): Gbnf => ({ ...made, grammar_triggers: [{ ...trigger, value }] });
		expect(found(name, made, few)).toBe(0);
		// longer than what calls begin with, another one, and what stands in every text
		for (const value of [`${trigger.value}x`, `x${trigger.value}`, "<tool>"])
			expect(found(name, other(value), few), value).toBeGreaterThan(0);
	});

	test("one that ordinary text has", () => {
		const made = madeFor("hermes", "auto");
		const loose = made.grammar.replace("root ::= ", 'root ::= "It" | ');
		const triggers = [{ type: 1, value: "It" }];
		expect(
			found("hermes", { ...made, grammar: loose, grammar_triggers: triggers }),
		).toBeGreaterThan(0);
	});
});

describe("escapes", () => {
	test.each(["hermes", "mistral", "kimik2"])("%s", (name) => {
		const made = madeFor(name, "required");
		expect(found(name, made)).toBe(0);
		const letters = /\[\\u0022\\u005C\\u002Fbfnrt\]/;
		// one too many, and one too few
		for (const other of ["[\\u0022\\u005C\\u002Fbfnrtq]", "[\\u0022\\u005C\\u002Fbfrt]"])
			expect(found(name, replaced(made, letters, other)), other).toBeGreaterThan(0);
		// a digit that is none
		const digits = /\[0-9a-fA-F\]/;
		expect(found(name, replaced(made, digits, "[0-9a-gA-F]"))).toBeGreaterThan(0);
	});
});
