/** Random schemas, in every format: all that is admitted is read as valid calls, or the tools are refused with a reason. */
import { describe, expect, test } from "vitest";
import { CannotConstrain, constrain } from "../../src/constrain/index.js";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import type { Format } from "../../src/index.js";
import { faultOf } from "./faults.js";
import { randomTool } from "./random-schemas.js";
import { isSound } from "./schemas.js";
import { Sentences } from "./sentences.js";
import { Dice, type TestTool } from "./tools.js";
import { lettersOf } from "./words.js";

const RUNS = Number(process.env.CONSTRAIN_RUNS ?? 2);
const SEED = Number(process.env.CONSTRAIN_SEED ?? 1);
const SENTENCES = 4;

/** Null: they are refused. */
function grammarFor(format: Format, tools: readonly TestTool[]) {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writer: ${format.name}`);
	try {
		const made = constrain(format, writing, { tools, target: "gbnf", toolChoice: "required" });
		return made.target === "gbnf" ? made : null;
	} catch (error) {
		if (error instanceof CannotConstrain) return null;
		throw error;
	}
}

describe("random schemas", () => {
	for (const [index, format] of listFormats().entries())
		test(format.name, { timeout: 600_000 }, () => {
			const dice = new Dice(SEED * 7_919 + index * 104_729);
			const letters = lettersOf(format);
			for (let run = 0; run < RUNS; run++) {
				const tools = [randomTool(dice, "run"), randomTool(dice, "get.it")].slice(dice.below(2));
				const made = grammarFor(format, tools);
				if (made === null) continue;
				const sentences = new Sentences(made.grammar);
				const valid = isSound(made);
				for (let at = 0; at < SENTENCES; at++) {
					const text = sentences.sample(() => dice.next(), letters, 60 + at * 40);
					const wrong = faultOf(format, text, tools, { valid });
					expect(wrong, JSON.stringify(tools.map((one) => one.function))).toBeNull();
				}
			}
		});
});
