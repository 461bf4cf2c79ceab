/**
 * A step of `npm run check:package`: every relative link of the documents in the package leads to a file of the package, and every link
 * to the repository to a file of it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { outsideOfCode } from "./docs/markdown.js";
import { repositoryOf } from "./docs/repository.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const repository = repositoryOf(root);

function packed(): readonly string[] {
	const words = ["pack", "--dry-run", "--json", "--ignore-scripts"];
	const [{ files }] = JSON.parse(
		execFileSync("npm", words, {
			cwd: root,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}),
	) as [{ readonly files: readonly { readonly path: string }[] }];
	return files.map(({ path }) => path);
}

function linksOf(text: string): readonly string[] {
	const found: string[] = [];
	outsideOfCode(text, (part) => {
		for (const [, link = ""] of part.matchAll(/\]\(([^()\s]+)\)/g)) found.push(link);
		return part;
	});
	return found;
}

function leads(page: string, link: string, files: ReadonlySet<string>): boolean {
	const [file = ""] = link.split("#");
	if (file.startsWith(repository)) return existsSync(join(root, file.slice(repository.length)));
	if (file === "" || /^[a-z]+:/.test(file)) return true;
	const path = posix.join(posix.dirname(page), file).replace(/\/$/, "");
	return files.has(path) || [...files].some((one) => one.startsWith(`${path}/`));
}

const files = new Set(packed());
const pages = [...files].filter((file) => file.endsWith(".md"));
let links = 0;
const dead = pages.flatMap((page) => {
	const all = linksOf(readFileSync(join(root, page), "utf8"));
	links += all.length;
	return all.filter((link) => !leads(page, link, files)).map((link) => `${page}: ${link}`);
});
for (const one of dead) console.error(`${one} leads to nothing that is packed`);
console.log(`${links} links in ${pages.length} packed documents, ${dead.length} dead`);
if (links === 0) throw new Error("the packed documents have no links");
process.exitCode = dead.length > 0 ? 1 : 0;
