/**
 * `npm run report:templates -- [FOLDER]`: writes conversations with every chat template of a folder, reads them back with the
 * format that the template itself speaks for, and prints what came of it. Default: ../shared/templates.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedPath } from "../test/support/shared.js";
import { reportTemplate } from "../test/templates/roundtrip.js";

const folder = process.argv[2] ?? sharedPath("templates");
if (folder === null) {
	console.error("no folder of templates: ../shared/templates is not there; name one");
	process.exitCode = 1;
} else {
	const counts = new Map<string, number>();
	for (const file of readdirSync(folder).sort()) {
		if (!file.endsWith(".jinja")) continue;
		const report = reportTemplate(readFileSync(join(folder, file), "utf8"));
		counts.set(report.result, (counts.get(report.result) ?? 0) + 1);
		const format = (report.format ?? "-").padEnd(16);
		const share = `${report.sameText}/${report.asked} to the character`;
		console.log(
			`${file.padEnd(56)} ${format} ${report.result.padEnd(12)} ${report.asked > 0 ? share : ""}`,
		);
		for (const problem of report.problems) console.log(`    ${problem}`);
	}
	console.log([...counts].map(([result, count]) => `${count} ${result}`).join(", "));
}
