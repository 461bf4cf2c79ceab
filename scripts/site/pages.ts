/** The pages of the site: everything in docs/, the README, and what they link to. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { outsideOfCode } from "../docs/markdown.js";
import { repositoryOf } from "../docs/repository.js";

export interface Page {
	/** path of the Markdown in the project */
	readonly source: string;
	/** path of the Markdown in the site */
	readonly path: string;
	readonly title: string;
	readonly text: string;
}

/** Markdown outside of docs/ that belongs to the site, by path or folder. */
const OTHERS = ["README.md", "CHANGELOG.md", "bench"];

export function pagesOf(root: string): readonly Page[] {
	const sources = [
		...OTHERS.flatMap((path) => markdownIn(root, path)),
		...markdownIn(root, "docs"),
	];
	return sources.map((source) => {
		const text = readFileSync(join(root, source), "utf8");
		const title = /^# (.+)$/m.exec(text)?.[1] ?? source;
		return { source, path: pathOf(source), title: title.replaceAll("`", ""), text };
	});
}

function markdownIn(root: string, path: string): readonly string[] {
	if (path.endsWith(".md")) return existsSync(join(root, path)) ? [path] : [];
	return readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
		.map((file) => posix.join(path, file.replaceAll("\\", "/")))
		.filter((file) => file.endsWith(".md"))
		.sort();
}

/** docs/ is the root of the site; a README is the index of its folder. */
function pathOf(source: string): string {
	return source.replace(/^docs\//, "").replace(/(^|\/)README\.md$/, "$1index.md");
}

export interface Linked {
	readonly text: string;
	/** files of the project that are linked to and are no pages */
	readonly files: readonly string[];
}

/** Where such a file stands in the site: a picture as it is, all else as text. */
export function fileAt(path: string): string {
	return /\.(svg|png)$/.test(path) ? `files/${path}` : `files/${path}.txt`;
}

/** The text of a page with links to the pages and files of the site. Code is left as it is. */
export function relink(root: string, page: Page, pages: ReadonlyMap<string, Page>): Linked {
	const files: string[] = [];
	const repository = repositoryOf(root);
	const target = (link: string): string => {
		const own = link.startsWith(repository);
		if (!own && /^([a-z]+:|#|\/)/.test(link)) return link;
		const [file = "", anchor] = link.split("#");
		const path = own ? file.slice(repository.length) : posix.join(posix.dirname(page.source), file);
		const source = posix.normalize(path).replace(/\/$/, "");
		const end = anchor === undefined ? "" : `#${anchor}`;
		const found = pages.get(source) ?? pages.get(posix.join(source, "README.md"));
		if (found !== undefined) {
			const to = posix.relative(posix.dirname(page.path), found.path);
			return `${to.startsWith(".") ? to : `./${to}`}${end}`;
		}
		// what is not there is left, so that the build finds it
		if (!existsSync(join(root, source))) return link;
		files.push(source);
		return `/${fileAt(source)}`;
	};
	const text = outsideOfCode(page.text, (part) =>
		part.replace(/(\]\()([^()\s]+)(\))/g, (_, open, link, close) => open + target(link) + close),
	);
	return { text, files };
}

/** A linked file as text; of a folder the names of its files. */
export function fileText(root: string, path: string): string {
	const at = join(root, path);
	return statSync(at).isDirectory()
		? `${readdirSync(at).sort().join("\n")}\n`
		: readFileSync(at, "utf8");
}
