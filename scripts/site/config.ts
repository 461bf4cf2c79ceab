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

/** Folders in the order in which they are shown, with their titles; others follow by the alphabet. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
	["", "Documents"],
	["recipes", "Recipes"],
	["language", "The grammar language"],
	["gateway", "The gateway"],
	["trust", "Trust"],
	["formats", "Formats"],
	["api", "API"],
	["bench", "Measurements"],
]);

/** Colours for grammars. */
const LANGUAGE = {
	name: "toolgrammar",
	scopeName: "source.toolgrammar",
	patterns: [
		{
			match: "^  (\\|=?|=)(.*)$",
			captures: { 1: { name: "keyword.operator" }, 2: { name: "string.unquoted" } },
		},
		{ match: "#.*$", name: "comment.line" },
		{ match: "\"(\\\\.|[^\"\\\\])*\"|'(\\\\.|[^'\\\\])*'", name: "string.quoted" },
		{
			match:
				"^(format|models|aliases|template|tokens|source|ids|ends|without|lenient|entry|prompt|example)\\b(?!\\s*=)",
			name: "keyword.control",
		},
		{
			match: "\\b(content|reasoning|name|arguments|id|index|key|value|skip)\\b",
			name: "support.type",
		},
		{ match: "[/?*+%&~^$=]", name: "keyword.operator" },
	],
};

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
		return [{ text: FOLDERS.get(folder) ?? folder, collapsed: folder !== "", items }];
	});
}

/** The configuration as a module. */
export function configModule(pages: readonly Entry[], out: string): string {
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
			languages: [LANGUAGE],
			// shades in which all words can be read
			theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
		},
		vite: { build: { chunkSizeWarningLimit: 10_000 } },
		// documents speak of templates: two braces are text
		vue: { template: { compilerOptions: { delimiters: ["\u0001", "\u0002"] } } },
	};
	return `export default ${JSON.stringify(config, null, "\t")};\n`;
}
