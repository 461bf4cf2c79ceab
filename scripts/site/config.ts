/** What VitePress is told. */
import { posix } from "node:path";

export interface Entry {
	readonly path: string;
	readonly title: string;
}

interface Item {
	readonly text: string;
	readonly link?: string;
	readonly collapsed?: boolean;
	readonly items?: readonly Item[];
}

/**
 * Folders in the order in which they are shown, with their titles and first pages; others follow by the alphabet. A folder that can be folded
 * needs a page: its title is then a link, and not a button around the one that folds.
 */
const FOLDERS: ReadonlyMap<string, { readonly title: string; readonly page?: string }> = new Map([
	["", { title: "Documents" }],
	["recipes", { title: "Recipes", page: "recipes/index.md" }],
	["language", { title: "The grammar language", page: "language/TUTORIAL.md" }],
	["gateway", { title: "The gateway", page: "GATEWAY.md" }],
	["trust", { title: "Trust", page: "TRUST.md" }],
	["formats", { title: "Formats", page: "formats/index.md" }],
	["api", { title: "API", page: "api/index.md" }],
	["bench", { title: "Measurements", page: "bench/RESULTS.md" }],
]);

const link = (path: string): string =>
	`/${path.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "")}`;

/** The side bar, from the folders of the pages. */
export function sidebarOf(pages: readonly Entry[]): readonly Item[] {
	const top = (path: string): string => (path.includes("/") ? (path.split("/")[0] ?? "") : "");
	const folders = [...new Set([...FOLDERS.keys(), ...pages.map(({ path }) => top(path)).sort()])];
	return folders.flatMap((folder) => {
		const inside = pages.filter(({ path }) => top(path) === folder);
		if (inside.length === 0) return [];
		const index = (path: string): number => Number(posix.basename(path) !== "index.md");
		const sorted = [...inside].sort(
			(a, b) =>
				index(a.path) - index(b.path) || (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1),
		);
		const items = sorted.map(({ path, title }) => ({ text: title, link: link(path) }));
		const { title = folder, page } = FOLDERS.get(folder) ?? {};
		return [{ text: title, ...(page && { link: link(page), collapsed: true }), items }];
	});
}

/** The configuration as a module. `grammar`: the TextMate grammar of the language. It loads files that lie beside this one. */
export function configModule(pages: readonly Entry[], grammar: object, out: string): string {
	const config = {
		title: "toolgrammar",
		description: "Streaming parsers for the text in which language models write tool calls",
		lang: "en",
		outDir: out,
		cleanUrls: false,
		lastUpdated: false,
		// neither is a host of its own: the site works offline
		themeConfig: {
			sidebar: sidebarOf(pages),
			nav: [
				{ text: "Formats", link: "/formats/" },
				{ text: "Language", link: "/language/REFERENCE" },
				{ text: "API", link: "/api/" },
			],
			outline: { level: [2, 3] },
			search: { provider: "local" },
		},
		markdown: {
			languages: [{ ...grammar, name: "toolgrammar" }],
			// shades in which all words can be read
			theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
		},
		vite: { build: { chunkSizeWarningLimit: 10_000 } },
	};
	return `import { literalBraces } from "../../../scripts/site/braces.ts";
import { slug } from "../../../scripts/site/slug.ts";

const config = ${JSON.stringify(config, null, "\t")};
config.markdown.anchor = { slugify: slug };
config.markdown.headers = { slugify: slug };
config.markdown.toc = { slugify: slug };
config.markdown.config = literalBraces;
export default config;
`;
}
