/** The code blocks of the documents: programs must bundle against the sources, and every block says what it is. */
import { type Block, blocksOf } from "../docs/blocks.js";
import { bundleProgram } from "../docs/sources.js";
import type { Page } from "./pages.js";

/** Blocks that are no programs: commands, data, outputs, and grammars, which have tests of their own. */
const MARKED: ReadonlySet<string> = new Set([
	"sh",
	"text",
	"json",
	"jsonl",
	"yaml",
	"toml",
	"toolgrammar",
	"html",
	"diff",
	"dockerfile",
	"jinja",
	"ini",
	"nginx",
	"python",
]);

const PROGRAMS: ReadonlyMap<string, "js" | "ts"> = new Map([
	["js", "js"],
	["ts", "ts"],
]);

/** What is wrong with the blocks, a line each. */
export async function badBlocks(root: string, pages: readonly Page[]): Promise<readonly string[]> {
	const bad: string[] = [];
	for (const { source, text } of pages) {
		for (const block of blocksOf(text)) {
			const message = await wrong(root, block);
			if (message !== null) bad.push(`${source}:${block.line}: ${message}`);
		}
	}
	return bad;
}

async function wrong(root: string, { language, text }: Block): Promise<string | null> {
	const loader = PROGRAMS.get(language);
	if (loader === undefined) {
		if (MARKED.has(language)) return null;
		return language === "" ? "this block does not say what it is" : `unknown language ${language}`;
	}
	try {
		// what a program loads from beside it is the reader's
		await bundleProgram(root, text, loader, null);
		return null;
	} catch (error) {
		return error instanceof Error ? (error.message.split("\n")[1] ?? error.message) : String(error);
	}
}
