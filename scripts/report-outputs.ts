/**
 * `npm run report:outputs -- [FOLDER] [--show N]`: reads the raw outputs of models (files of JSON lines) with the formats that their
 * cards name, and prints what is read, what is not, and why. `--show`: so many examples of each reason. Default: ../shared/outputs.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reportOutputs, type Unread } from "../test/outputs/report.js";
import { sharedPath } from "../test/support/shared.js";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { show: { type: "string", default: "0" } },
});
const folder = positionals[0] ?? sharedPath("outputs");
if (folder === null) {
	console.error("no outputs: ../shared/outputs is not there; name a folder");
	process.exitCode = 1;
} else {
	for (const file of readdirSync(folder).sort()) {
		if (!file.endsWith(".jsonl")) continue;
		const { format, outputs, read, text, unread, repairs, calls } = reportOutputs(
			join(folder, file),
		);
		const share = ((100 * unread.length) / outputs).toFixed(1);
		console.log(
			`${file.slice(0, -".jsonl".length)}, by ${format}: ${outputs} outputs, ${read} read (${calls} calls), ${text} text, ${unread.length} unread (${share} %)`,
		);
		for (const [code, count] of [...repairs].sort((a, b) => b[1] - a[1]))
			console.log(`    repaired: ${code}: ${count}`);
		for (const [why, all] of grouped(unread)) {
			console.log(`    unread: ${why}: ${all.length}`);
			for (const { id, text } of all.slice(0, Number(values.show)))
				console.log(`        ${id}: ${JSON.stringify(text.slice(0, 200))}`);
		}
	}
}

function grouped(unread: readonly Unread[]): readonly (readonly [string, readonly Unread[]])[] {
	const groups = new Map<string, Unread[]>();
	for (const one of unread) groups.set(one.why, [...(groups.get(one.why) ?? []), one]);
	return [...groups].sort((a, b) => b[1].length - a[1].length);
}
