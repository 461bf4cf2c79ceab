/** Keys as no one should name them: a wire carries them, or the tool is refused; what is written is read as it stands. */
import { expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { faultOf } from "./faults.js";
import { grammarFor, toolFor } from "./schemas.js";
import { Sentences } from "./sentences.js";
import { Dice } from "./tools.js";
import { lettersOf } from "./words.js";

const KEYS = [
	" a",
	"a ",
	"a\u00a0",
	" ",
	"a b",
	"a-b",
	"1a",
	"for",
	"a=b",
	"a,b",
	'a"b',
	"<a>",
	"a)",
	"é",
];

/** In long runs each format is tried with all of them. */
const EVERY = process.env.CONSTRAIN_RUNS === undefined ? 6 : 1;

const ALL = listFormats().map((format, index) => [format.name, format, index] as const);
test.each(ALL)("%s", (name, format, index) => {
	const dice = new Dice(name.length * 911);
	const failed: string[] = [];
	for (const key of KEYS.filter((_, at) => (at + index) % EVERY === 0)) {
		const properties = {
			[key]: { type: "string" },
			o: { type: "object", properties: { [key]: {} } },
		};
		const tool = toolFor({ type: "object", properties, required: [key] });
		const made = grammarFor(format, tool);
		if (made === null) continue;
		const sentences = new Sentences(made.grammar);
		for (let run = 0; run < 2; run++) {
			const text = sentences.sample(() => dice.next(), lettersOf(format), 100);
			const wrong = faultOf(format, text, [tool]);
			if (wrong !== null) failed.push(`${JSON.stringify(key)}: ${wrong}`);
		}
	}
	expect(failed).toEqual([]);
});
