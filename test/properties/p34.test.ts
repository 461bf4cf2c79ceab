/**
 * P34: what the renderer writes, a constraint admits; what a constraint admits, the parser reads: as complete calls of declared
 * tools, valid by their schemas, with nothing but white space beside them. For every format, from the text of the grammar alone.
 */
import { describe, expect, it } from "vitest";
import { CannotConstrain, constrain } from "../../src/constrain/index.js";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { parse } from "../../src/index.js";
import { render } from "../../src/render/index.js";
import { createValidator } from "../../src/validate/index.js";
import { RENDERED_OTHERWISE } from "../constrain/engines.js";
import { Sentences } from "../constrain/sentences.js";
import { argumentFor, Dice, type TestTool, toolsOf } from "../constrain/tools.js";
import { lettersOf, textsOf } from "../constrain/words.js";

const asked = process.env.CONSTRAIN_RUNS;
const RUNS = Number(asked ?? 3);
/** Numbers of tools: each format takes one of so many; all where runs are asked for. */
const SETS = [1, 3, 3, 8];
const EVERY = asked === undefined ? 2 : 1;

describe.each(listFormats().map((format, index) => [format.name, format, index] as const))(
	"P34 %s",
	(name, format, index) => {
		const sets = SETS.filter((_, at) => (at + index) % EVERY === 0);
		const writing = getWriting(name);
		if (writing === undefined) throw new Error(`no writer: ${name}`);
		const grammarOf = (tools: readonly TestTool[], toolChoice: "auto" | "required") => {
			try {
				const made = constrain(format, writing, { tools, target: "gbnf", toolChoice });
				return made.target === "gbnf" ? made.grammar : null;
			} catch (error) {
				if (error instanceof CannotConstrain) return null;
				throw error;
			}
		};

		it.each(["required", "auto"] as const)("what a grammar admits is read: %s", (choice) => {
			const dice = new Dice(name.length * 7919 + choice.length);
			for (const count of sets) {
				const tools = toolsOf(dice, count);
				const grammar = grammarOf(tools, choice);
				if (grammar === null) continue;
				const sentences = new Sentences(grammar);
				const letters = lettersOf(format);
				for (let run = 0; run < RUNS; run++) {
					const text = sentences.sample(() => dice.next(), letters, 100 + run * 20);
					const read = parse(format, text, { tools, validator: createValidator() });
					const wrong = read.toolCalls.filter(
						({ status, valid }) => status !== "complete" || valid === false,
					);
					expect({ text, wrong, rest: (read.content + read.reasoning).trim() }).toEqual({
						text,
						wrong: [],
						rest: "",
					});
					expect(read.toolCalls.length, text).toBeGreaterThan(0);
				}
			}
		});

		it.skipIf(RENDERED_OTHERWISE.has(name))("what the renderer writes is admitted", () => {
			const dice = new Dice(name.length * 104_729);
			for (const count of sets) {
				const tools = toolsOf(dice, count);
				const grammar = grammarOf(tools, "required");
				if (grammar === null) continue;
				const sentences = new Sentences(grammar);
				for (let run = 0; run < RUNS; run++) {
					const calls = Array.from({ length: 1 + dice.below(2) }, () => {
						const { function: tool } = dice.of(tools);
						const args = argumentFor(dice, tool.parameters, textsOf(format)) as Record<
							string,
							unknown
						>;
						return { name: tool.name, arguments: args };
					});
					const rendered = render(format, writing, { calls }, { tools });
					if (rendered.status === "rendered")
						expect([sentences.matches(rendered.text), rendered.text]).toEqual([
							true,
							rendered.text,
						]);
				}
			}
		});
	},
);
