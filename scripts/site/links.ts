/** Links and pictures of the built pages that lead to no page, no file, or no place on a page. VitePress itself looks at pages only. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export interface DeadLink {
	readonly page: string;
	readonly link: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
	amp: "&",
	quot: '"',
	lt: "<",
	gt: ">",
	"#39": "'",
};

function decode(text: string): string {
	return text.replace(/&(amp|quot|lt|gt|#39);/g, (_, name: string) => ENTITIES[name] ?? "");
}

/** Every `.html` file of the folder is read; links that leave the site are not followed. */
export function deadLinks(folder: string): readonly DeadLink[] {
	const pages = new Map<string, string>();
	for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		const path = file.replaceAll("\\", "/");
		if (path.endsWith(".html")) pages.set(path, readFileSync(join(folder, path), "utf8"));
	}
	const places = new Map<string, ReadonlySet<string>>();
	for (const [path, html] of pages)
		places.set(
			path,
			new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => decode(id))),
		);
	const dead: DeadLink[] = [];
	for (const [page, html] of pages) {
		for (const [, raw = ""] of html.matchAll(/<(?:a|img)\b[^>]*? (?:href|src)="([^"]*)"/g)) {
			const link = decode(raw);
			if (/^([a-z]+:|\/\/)/i.test(link)) continue;
			if (!leads(folder, places, page, link)) dead.push({ page, link });
		}
	}
	return dead;
}

function leads(
	folder: string,
	places: ReadonlyMap<string, ReadonlySet<string>>,
	page: string,
	link: string,
): boolean {
	const [file = "", anchor] = link.split("#");
	const from = file.startsWith("/") ? file.slice(1) : posix.join(posix.dirname(page), file);
	const path =
		file === "" ? page : from === "" || from.endsWith("/") ? posix.join(from, "index.html") : from;
	const target = places.get(path) ?? places.get(`${path}.html`);
	if (target === undefined) return anchor === undefined && existsSync(join(folder, path));
	return anchor === undefined || anchor === "" || target.has(decodeURIComponent(anchor));
}
