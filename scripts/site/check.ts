/**
 * `npm run site:check`: builds the site and fails where a link leads nowhere, a code block does not say what it is or does not fit the
 * package, a public export has no comment, or axe finds a serious barrier. `CHROMIUM` is the path of the browser, if it is at none of the usual ones; without one
 * accessibility is not looked at, and it says so. `-- --built`: the site is there.
 */
import { existsSync } from "node:fs";
import { barriers } from "./accessibility.js";
import { buildSite, ROOT, SITE } from "./build.js";
import { badBlocks } from "./code.js";
import { silentExports } from "./docstrings.js";
import { deadLinks } from "./links.js";
import { pagesOf } from "./pages.js";

const BROWSERS: readonly string[] = [
	...(process.env.CHROMIUM === undefined ? [] : [process.env.CHROMIUM]),
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

if (!process.argv.includes("--built")) await buildSite();
const problems = [
	...deadLinks(SITE).map(({ page, link }) => `${page}: the link ${link} leads nowhere`),
	...silentExports(ROOT).map((one) => `${one} has no comment`),
	...(await badBlocks(ROOT, pagesOf(ROOT))),
];
const browser = BROWSERS.find((path) => existsSync(path));
if (browser === undefined)
	console.warn(
		`\nSKIPPED: no page is looked at for accessibility, because no Chromium is at ${BROWSERS.join(", ")}; CHROMIUM may name one\n`,
	);
else problems.push(...(await barriers(SITE, browser)));
for (const problem of problems) console.error(problem);
console.log(`site: ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
process.exit();
