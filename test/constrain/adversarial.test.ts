/** Each set of tools that make trouble, in every format: what is admitted is read, or the tools are refused with a reason. */
import { describe, expect, test } from "vitest";
import { CannotConstrain, constrain } from "../../src/constrain/index.js";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { SETS } from "./adversarial.js";
import { faultOf } from "./faults.js";
import { isSound } from "./schemas.js";
import { Sentences } from "./sentences.js";
import { Dice } from "./tools.js";
import { lettersOf } from "./words.js";

const asked = process.env.CONSTRAIN_RUNS;
const RUNS = Number(asked ?? 3);
/** One set of so many in each format; all of them where runs are asked for. */
const EVERY = asked === undefined ? 4 : 1;
const FORMATS = listFormats().map((format, at) => [format.name, format, at] as const);

describe.each(FORMATS)("%s", (name, format, index) => {
	const writing = getWriting(name);
	if (writing === undefined) throw new Error(`no writer: ${name}`);
	const dice = new Dice(name.length * 6_007);
	const letters = lettersOf(format);

	test.each(SETS.filter((_, at) => (at + index) % EVERY === 0))("$of", ({ tools, refused }) => {
		const make = () => {
			const made = constrain(format, writing, { tools, target: "gbnf", toolChoice: "required" });
			return made.target === "gbnf" ? made : null;
		};
		if (refused === true) {
			expect(make).toThrow(CannotConstrain);
			return;
		}
		let made: ReturnType<typeof make> = null;
		try {
			made = make();
		} catch (error) {
			if (!(error instanceof CannotConstrain)) throw error;
		}
		if (made === null) return;
		const sentences = new Sentences(made.grammar);
		expect(sentences.end).toBe(true);
		// what the report leaves to validation may be wrong by the schema, but is a complete call
		const valid = isSound(made);
		for (let run = 0; run < RUNS; run++) {
			const text = sentences.sample(() => dice.next(), letters, 60 + run * 30);
			expect(faultOf(format, text, tools, { valid })).toBeNull();
		}
	});
});
