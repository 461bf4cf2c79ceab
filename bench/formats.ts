/**
 * `npm run bench:formats`: what each format costs (small answers, also with new tools, Markdown without a call, and the worst text that a search finds).
 *
 *   --quick     fewer samples, and a shorter search
 *   --only F    one format; the worst text is printed whole
 *   --seed N    of the search; the same number gives the same candidates
 *   --write     also write bench/FORMATS.md
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { grammarsByName } from "../scripts/docs/grammars.js";
import { listFormats } from "../src/generated/registry.js";
import { runAllFormats } from "./all-formats.js";
import { beginningsIn } from "./formats/beginnings.js";
import { formatsPage } from "./formats/page.js";
import { type FormatRow, formatRow } from "./formats/rows.js";
import { type WorstRow, worstOf } from "./formats/worst.js";
import type { Plan } from "./measure.js";
import { Random } from "./texts/random.js";

const WARM = 4;

const { values: options } = parseArgs({
	options: {
		quick: { type: "boolean", default: false },
		only: { type: "string" },
		seed: { type: "string", default: "1" },
		write: { type: "boolean", default: false },
	},
});
const plan: Plan = options.quick
	? { warmUp: 3, samples: 3, sampleMs: 5 }
	: { warmUp: 25, samples: 5, sampleMs: 15 };
const tries = options.quick ? 60 : 400;
// a server reads warm: what the engine has compiled for one format it need not compile for the next
for (let k = 0; k < WARM; k++) runAllFormats();
const grammars = grammarsByName(".");
const rows: (FormatRow & WorstRow)[] = [];
for (const format of listFormats()) {
	if (options.only !== undefined && format.name !== options.only) continue;
	process.stderr.write(`bench: ${format.name}\n`);
	const random = new Random(Number(options.seed));
	const worst = worstOf(format, beginningsIn(format, grammars), () => random.next(), tries);
	rows.push({ ...formatRow(format, plan), ...worst });
}
const page = formatsPage(rows, tries);
console.log(page);
if (options.only !== undefined)
	for (const { begin, unit } of rows) console.log(JSON.stringify({ begin, unit }));
if (options.write) writeFileSync(join("bench", "FORMATS.md"), page);
