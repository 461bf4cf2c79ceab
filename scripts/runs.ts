/**
 * `npm run report:runs -- COMMAND…`: runs the long commands, and writes into docs/TESTING.md how each went, with day and versions. A
 * command is what stands behind `npm run`, in quotes where it has more words. Rows of other commands stay. Exit 1 where one fails.
 */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGE = join(root, "docs", "TESTING.md");
const SECTION = /(?<=<!-- runs -->\n)[\s\S]*(?=<!-- \/runs -->)/;
const HEAD =
	"| `npm run …` | what it said last | minutes | day | with |\n| --- | --- | ---: | --- | --- |\n";

interface Outcome {
	readonly row: string;
	readonly good: boolean;
}

function version(name: string): string {
	const text = readFileSync(join(root, "node_modules", name, "package.json"), "utf8");
	return `${name} ${(JSON.parse(text) as { readonly version: string }).version}`;
}

/** The last line that says how many tests, texts or grammars there were. */
function totalsIn(output: string): string {
	const lines = output.replaceAll(/\u001b\[[0-9;]*m/g, "").split("\n");
	return lines.findLast((line) => /^tests: |^\d+ (?:texts|grammars) /.test(line)) ?? "nothing";
}

function ran(command: string): Promise<Outcome> {
	const begun = Date.now();
	return new Promise((resolve, reject) => {
		const child = spawn("npm", ["run", "--silent", ...command.split(" ")], {
			cwd: root,
			stdio: ["ignore", "pipe", "inherit"],
		});
		let output = "";
		child.stdout.setEncoding("utf8");
		child.stdout.on("data", (text: string) => {
			process.stdout.write(text);
			output += text;
		});
		child.on("error", reject);
		child.on("close", (code) => {
			const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
			const day = new Date().toISOString().slice(0, 10);
			const versions = [`Node ${process.versions.node}`, ...["vitest", "fast-check"].map(version)];
			const said = `${totalsIn(output)}${code === 0 ? "" : ` (exit ${code})`}`;
			const row = `| \`${command}\` | ${said} | ${minutes} | ${day} | ${versions.join(", ")} |\n`;
			resolve({ row, good: code === 0 });
		});
	});
}

function commandOf(row: string): string {
	return /^\| `(.*?)` \|/.exec(row)?.[1] ?? "";
}

const commands = process.argv.slice(2);
for (const command of commands) {
	const { row, good } = await ran(command);
	const page = readFileSync(PAGE, "utf8");
	const known = (SECTION.exec(page)?.[0] ?? "").split("\n").slice(2);
	const others = known.filter((line) => line !== "" && commandOf(line) !== command);
	const rows = [...others.map((line) => `${line}\n`), row].sort();
	writeFileSync(
		PAGE,
		page.replace(SECTION, () => HEAD + rows.join("")),
	);
	if (!good) process.exitCode = 1;
}
