/** Schemas of tools that others wrote, from the tests of a public verifier of vendors: what is made of them is read, and valid. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import { faultOf } from "./faults.js";
import { grammarFor, isSound, type Schema, toolFor } from "./schemas.js";
import { Sentences } from "./sentences.js";
import { Dice } from "./tools.js";
import { lettersOf } from "./words.js";

const FORMATS = [
	...["hermes", "qwen_coder", "glm45_moe", "pythonic", "kimik2", "harmony", "deepseek_v31"],
	...["mistral", "llama3_json"],
];
const RUNS = Number(process.env.CONSTRAIN_RUNS ?? 1);
const file = sharedPath("constrain", "walle-valid.jsonl");
const missing =
	file === null ? announceSkip("tool schemas of others", "constrain/walle-valid.jsonl") : null;
const schemas = (file === null ? "" : readFileSync(file, "utf8"))
	.split("\n")
	.filter((line) => line !== "")
	.map((line): Schema => JSON.parse(line).schema);

describe.skipIf(missing !== null)("schemas of others", () => {
	test.each(FORMATS)("%s", (name) => {
		const format = getFormat(name);
		if (format === undefined) throw new Error(name);
		const dice = new Dice(name.length * 6_151);
		const letters = lettersOf(format);
		const failed: string[] = [];
		let made = 0;
		for (const schema of schemas) {
			const tool = toolFor(schema);
			const constraint = grammarFor(format, tool);
			if (constraint === null) continue;
			const sentences = new Sentences(constraint.grammar);
			// a part that no finite value fits: a model could write on for ever
			if (!sentences.end) continue;
			made++;
			// what the report leaves to validation may be wrong by the schema, but is a complete call
			const valid = isSound(constraint);
			for (let run = 0; run < RUNS; run++) {
				const text = sentences.sample(() => dice.next(), letters, 100 + run * 20);
				const wrong = faultOf(format, text, [tool], { valid });
				if (wrong !== null) failed.push(`${JSON.stringify(schema)}: ${wrong}`);
			}
		}
		expect(failed).toEqual([]);
		expect(made).toBeGreaterThan(schemas.length * 0.9);
	});
});
