import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { curlLine } from "../../src/cli/serve/command.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const readme = readFileSync(join(root, "README.md"), "utf8");

function blocks(language: string): string[] {
	const found: string[] = [];
	for (const [, fence, body] of readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
		if (fence === language && body !== undefined) found.push(body.trim());
	}
	return found;
}

test("there are three commands, and no others in fences", () => {
	expect(blocks("sh")).toEqual([
		"npm ci && npm start",
		curlLine("http://127.0.0.1:8484", "replay/hermes"),
		"npm ci && npm test",
	]);
	expect([...blocks("bash"), ...blocks("console"), ...blocks("shell")]).toEqual([]);
});

test("the example is at most twenty lines", () => {
	const [example] = blocks("js");
	expect(example?.split("\n").length).toBeLessThanOrEqual(20);
});

test("each property that has a test is listed as a guarantee, in order", () => {
	const rows = [...readme.matchAll(/^\| P(\d+) \|/gm)].map(([, number]) => `p${number}`);
	const tests = readdirSync(join(root, "test/properties")).flatMap(
		(file) => /^(p\d+)\.test\.ts$/.exec(file)?.[1]?.replace(/^p0/, "p") ?? [],
	);
	expect(rows).toEqual(tests);
	expect(rows.length).toBeGreaterThanOrEqual(25);
});

test("each guarantee has the test of its own number", () => {
	const rows = [...readme.matchAll(/^\| P(\d+) \|.*$/gm)];
	for (const [row, number = ""] of rows)
		expect(row).toContain(`](test/properties/p${number.padStart(2, "0")}.test.ts) |`);
});

test("every link to a file of the project leads somewhere", () => {
	const links = [...readme.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, link]) => link ?? "");
	const local = links.filter((link) => !link.includes("://"));
	expect(local.length).toBeGreaterThan(2);
	expect(local.filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

test("every folder of the project has its row, and every row its folder", () => {
	const table = /^\| folder \| holds \|\n\| --- \| --- \|\n((?:\|.*\n)+)/m.exec(readme)?.[1] ?? "";
	const cells = table.split("\n").map((row) => row.split("|")[1] ?? "");
	const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)\/`/g)].map(([, name]) => name));
	const foldersIn = (path: string) =>
		readdirSync(join(root, path), { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
			.map(({ name }) => join(path, name));
	const others = ["src", ...readFileSync(join(root, ".gitignore"), "utf8").split(/\/?\n/)];
	const folders = [...foldersIn("."), ...foldersIn("src")].filter((name) => !others.includes(name));
	expect([...named].sort()).toEqual(folders.sort());
});

test("every script that the page names is there", () => {
	const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? "");
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
