/**
 * P34: what the renderer writes, a constraint admits; what a constraint admits, the parser reads: as complete calls of declared
 * tools, valid by their schemas, with nothing but white space beside them. For every format, from the text of the grammar alone.
 */
import { describe, expect, it } from "vitest";
import { CannotConstrain, constrain } from "../../src/constrain/index.js";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { type Format, parse } from "../../src/index.js";
import { render } from "../../src/render/index.js";
import { createValidator } from "../../src/validate/index.js";
import { Sentences } from "./sentences.js";
import { argumentFor, Dice, type TestTool, toolsOf } from "./tools.js";

const RUNS = Number(process.env.CONSTRAIN_RUNS ?? 12);
const SETS = [1, 3, 3, 8];
/** Where the renderer has spellings of its own: blocks of YAML; lists in quotes, whose commas could end them. */
const OTHERWISE: ReadonlySet<string> = new Set(["yaml_xml", "functiongemma"]);

describe.each(listFormats().map((format) => [format.name, format] as const))(
	"P34 %s",
	(name, format) => {
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
			for (const count of SETS) {
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

		it.skipIf(OTHERWISE.has(name))("what the renderer writes is admitted", () => {
			const dice = new Dice(name.length * 104_729);
			for (const count of SETS) {
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

/** Signs, and the marks of the format, letter by letter. */
function lettersOf({ literals }: Format): string {
	const marks = literals.filter(({ length }) => length < 40);
	return `ab \n"\\</>{}[]:,=1|.${marks.join(" ")}`;
}

/** Plain texts, and the half of each mark. */
function textsOf({ literals }: Format): readonly string[] {
	const halves = literals
		.filter(({ length }) => length >= 4)
		.map((one) => `x ${one.slice(0, one.length >> 1)}y`)
		.filter((one) => !one.includes("\r"));
	return [
		"Oslo",
		"a b",
		"line 1\nline 2",
		"è 東京",
		"x < y && z",
		"true",
		"12",
		...halves.slice(0, 6),
	];
}
