/** Builds the site from the repository alone: gathers the pages, draws, writes the API's reference, and calls VitePress. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vitepress";
import { grammarsByName } from "../docs/grammars.js";
import { writeApi } from "./api.js";
import { configModule, type Entry } from "./config.js";
import { fileAt, fileText, pagesOf, relink } from "./pages.js";
import { railroadOf } from "./railroad.js";

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const PAGES = join(ROOT, ".site/pages");
/** The colours of grammars are those of the editors. */
const GRAMMAR = "editors/vscode/syntaxes/toolgrammar.tmLanguage.json";
export const SITE = join(ROOT, ".site/dist");

function write(path: string, text: string): void {
	const file = join(PAGES, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** Title and path of each Markdown page that TypeDoc wrote. */
function apiEntries(): readonly Entry[] {
	return readdirSync(join(PAGES, "api"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".md"))
		.map((file) => {
			const path = posix.join("api", file.replaceAll("\\", "/"));
			const title = /^# (.+)$/m.exec(readFileSync(join(PAGES, path), "utf8"))?.[1] ?? path;
			return { path, title: title.replaceAll("\\", "") };
		});
}

export async function buildSite(): Promise<number> {
	rmSync(join(ROOT, ".site"), { recursive: true, force: true });
	const grammars = grammarsByName(ROOT);
	const pages = pagesOf(ROOT);
	const bySource = new Map(pages.map((page) => [page.source, page]));
	const files = new Set<string>();
	for (const page of pages) {
		const linked = relink(ROOT, page, bySource);
		for (const file of linked.files) files.add(file);
		const text = linked.text.replace(/^<!-- railroad (\S+) -->$/m, (_, name: string) => {
			const grammar = grammars.get(name);
			return grammar === undefined ? "" : railroadOf(grammar);
		});
		write(page.path, text);
	}
	for (const file of files) write(`public/${fileAt(file)}`, fileText(ROOT, file));
	await writeApi(ROOT, join(PAGES, "api"));
	const entries = [...pages, ...apiEntries()];
	const grammar: object = JSON.parse(readFileSync(join(ROOT, GRAMMAR), "utf8"));
	write(".vitepress/config.mjs", configModule(entries, grammar, SITE));
	write(
		".vitepress/theme/index.js",
		'export { default } from "../../../../scripts/site/theme.js";\nimport "./theme.css";\n',
	);
	write(".vitepress/theme/theme.css", readFileSync(join(ROOT, "scripts/site/theme.css"), "utf8"));
	await build(PAGES);
	return entries.length;
}
