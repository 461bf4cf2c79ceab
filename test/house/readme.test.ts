import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { repositoryOf } from "../../scripts/docs/repository.js";
import { curlLine } from "../../src/cli/serve/command.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const REPOSITORY = repositoryOf(root);
const page = (path: string) => readFileSync(join(root, path), "utf8");
const readme = page("README.md");
const guarantees = page("docs/GUARANTEES.md");
const contributing = page("CONTRIBUTING.md");

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

test("the page has at most 200 lines, and its example at most ten", () => {
	expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(200);
	const [example = ""] = blocks("js");
	expect(example.split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(10);
});

test("the weight of the engine is that of docs/SIZES.md", () => {
	const said = /the engine is about (\d+) KB/.exec(readme)?.[1];
	const gzip = /the engine: `createParser`, no format .*\| ([\d.]+) KB \|/.exec(
		page("docs/SIZES.md"),
	)?.[1];
	expect(Number(said)).toBe(Math.round(Number(gzip)));
});

test("each property that has a test is listed as a guarantee, in order", () => {
	const rows = [...guarantees.matchAll(/^\| P(\d+) \|/gm)].map(([, number]) => `p${number}`);
	const tests = readdirSync(join(root, "test/properties")).flatMap(
		(file) => /^(p\d+)\.test\.ts$/.exec(file)?.[1]?.replace(/^p0/, "p") ?? [],
	);
	expect(rows).toEqual(tests);
	expect(rows.length).toBeGreaterThanOrEqual(25);
});

test("each guarantee has the test of its own number", () => {
	const rows = [...guarantees.matchAll(/^\| P(\d+) \|.*$/gm)];
	for (const [row, number = ""] of rows)
		expect(row).toContain(`](${REPOSITORY}test/properties/p${number.padStart(2, "0")}.test.ts) |`);
});

/** All pages for people. */
const pages = [
	"README.md",
	"CONTRIBUTING.md",
	...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".md"))
		.map((file) => join("docs", file).replaceAll("\\", "/")),
];

/** The name by which a link leads to a heading. */
function anchorOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N} _-]/gu, "")
		.replaceAll(" ", "-");
}

test.each(pages)("every link of %s to the project leads somewhere", (path) => {
	const prose = page(path)
		.replace(/^```[\s\S]*?^```$/gm, "")
		.replace(/`[^`\n]*`/g, "");
	const broken = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
		.map(([, link = ""]) => link)
		.filter((link) => link.startsWith(REPOSITORY) || !link.includes("://"))
		.filter((link) => {
			const [file = "", anchor] = link.split("#");
			const target = file.startsWith(REPOSITORY)
				? join(root, file.slice(REPOSITORY.length))
				: file === ""
					? join(root, path)
					: join(root, dirname(path), file);
			if (!existsSync(target)) return true;
			if (anchor === undefined || !target.endsWith(".md")) return false;
			const text = readFileSync(target, "utf8");
			const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
				anchorOf(heading),
			);
			return !anchors.includes(anchor);
		});
	expect(broken).toEqual([]);
});

test("what the README leads to lies in the package, too", () => {
	const { files } = JSON.parse(page("package.json")) as { readonly files: readonly string[] };
	const linked = [...readme.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = ""]) => link);
	const missing = linked.filter(
		(link) => !files.includes(link) && !files.includes(dirname(link).split("/")[0] ?? ""),
	);
	expect(missing).toEqual([]);
});

test("every folder of the project has its row, and every row its folder", () => {
	const table =
		/^\| folder \| holds \|\n\| --- \| --- \|\n((?:\|.*\n)+)/m.exec(contributing)?.[1] ?? "";
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

test.each(["README.md", "CONTRIBUTING.md"])("every script that %s names is there", (path) => {
	const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const named = [...page(path).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? "");
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
