/**
 * `npm run report:templates -- [FOLDER]`: writes conversations with every chat template of a folder, reads them back with the
 * format that the template itself speaks for, and prints what came of it. Default: ../shared/templates.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedPath } from "../test/support/shared.js";
import { LIMITS } from "../test/templates/report-limits.js";
import { reportTemplate } from "../test/templates/roundtrip.js";

const folder = process.argv[2] ?? sharedPath("templates");
if (folder === null) {
	console.error("no folder of templates: ../shared/templates is not there; name one");
	process.exitCode = 1;
} else {
	const counts = new Map<string, number>();
	for (const file of readdirSync(folder).sort()) {
		if (!file.endsWith(".jinja")) continue;
		const name = file.slice(0, -".jinja".length);
		const report = reportTemplate(readFileSync(join(folder, file), "utf8"), name);
		counts.set(report.result, (counts.get(report.result) ?? 0) + 1);
		const format = `${report.format}${report.chosen === "name" ? " (by name)" : ""}`;
		const share = `${report.asked} asked, ${report.alike} written alike`;
		console.log(`${name.padEnd(50)} ${format.padEnd(16)} ${report.result.padEnd(12)} ${share}`);
		const limit = LIMITS.find(({ template }) => template === name);
		if (limit) console.log(`    limit: ${limit.reason}`);
		for (const { title, text } of report.problems) console.log(`    differs: ${title}: ${text}`);
		for (const { title, text } of report.repaired) console.log(`    repaired: ${title}: ${text}`);
		for (const { title, text } of report.left) console.log(`    not written: ${title}: ${text}`);
	}
	console.log([...counts].map(([result, count]) => `${count} ${result}`).join(", "));
}
