/**
 * `npm run site:check`: builds the site and fails where a link leads nowhere, a code block does not say what it is or does not fit the
 * package, or axe finds a barrier. `CHROMIUM` is the path of the browser, if it is at none of the usual ones; else npm is asked for one. Where there is
 * none accessibility is not looked at, and it says so. `-- --built`: the site is there. `-- --all`: axe looks at all pages, not at one of each kind.
 */
import { withChromium } from "../chromium.js";
import { barriers } from "./accessibility.js";
import { buildSite, ROOT, SITE } from "./build.js";
import { badBlocks } from "./code.js";
import { deadLinks } from "./links.js";
import { pagesOf } from "./pages.js";

const started = Date.now();
const said = (what: string): void =>
	console.log(`site: ${what} (${Math.round((Date.now() - started) / 1000)} s)`);

if (!process.argv.includes("--built")) {
	const pages = await buildSite();
	said(`${pages} pages are built`);
}
const problems = [
	...deadLinks(SITE).map(({ page, link }) => `${page}: the link ${link} leads nowhere`),
	...(await badBlocks(ROOT, pagesOf(ROOT))),
];
said("links and code blocks are looked at");
const all = process.argv.includes("--all");
const missing = await withChromium(async (path) => {
	problems.push(...(await barriers(SITE, path, all)));
	said("axe has looked at it");
});
if (missing !== null)
	console.warn(`\nSKIPPED: no page is looked at for accessibility: ${missing}\n`);
for (const problem of problems) console.error(problem);
console.log(`site: ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
