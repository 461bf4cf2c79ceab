/** The matrix of docs/TESTING.md says of each law what its file does. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/shared.js";

const read = (...parts: readonly string[]): string => readFileSync(join(ROOT, ...parts), "utf8");
const page = read("docs", "TESTING.md");
const LAWS = ["test", "properties", "laws"];

test("the matrix has a row for each law, as its file stands", () => {
	const chain = read("test", "chain", "laws.test.ts");
	const work = read("test", "chain", "work.test.ts");
	const rows = readdirSync(join(ROOT, ...LAWS)).flatMap((file) => {
		const number = /^p(\d+)-/.exec(file)?.[1];
		if (number === undefined) return [];
		const law = read(...LAWS, file);
		const any = /\b(anySetting|everyMode|reader\.setting)\(/.test(law);
		const entries = any || law.includes("format.entries") ? "every" : "as in the examples";
		const strict = any || /\bstrict\b/.test(law) ? "both" : "lenient";
		const tested = read("test", "properties", `p${number}.test.ts`);
		const all =
			chain.includes(`"P${Number(number)}: `) || tested.includes(`p${number}(subjects, CHAINED)`);
		const some = work.includes(`P${Number(number)} with the chain on`);
		const chained = all ? "yes" : some ? "some formats" : "";
		return [`| P${Number(number)} | ${entries} | ${strict} | ${chained} |`];
	});
	expect(rows.length).toBeGreaterThanOrEqual(25);
	expect(page.match(/^\| P\d+ .*$/gm)).toEqual(rows);
});

test("every script that the page names is there", () => {
	const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
	const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? "");
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
