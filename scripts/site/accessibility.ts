/** axe-core over pages of the built site, in Chromium: light, dark, and as narrow as a telephone. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import type { AxeResults, RunOptions } from "axe-core";
import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";

/** One page of each kind. */
const KINDS: readonly string[] = [
	"index.html",
	"404.html",
	"recipes/ai-sdk.html",
	"TESTING.html",
	"language/TUTORIAL.html",
	"language/REFERENCE.html",
	"language/MESSAGES.html",
	"formats/index.html",
	"formats/hermes.html",
	"api/index.html",
	"api/toolgrammar/completions.html",
];

/** A way in which a page is looked at. */
interface View {
	readonly called: string;
	readonly context: BrowserContextOptions;
	/** which of its rules axe tries */
	readonly rules: RunOptions;
}

/** The dark page differs from the light one in its colors alone. */
const VIEWS: readonly View[] = [
	{ called: "light", context: { colorScheme: "light" }, rules: {} },
	{ called: "dark", context: { colorScheme: "dark" }, rules: { runOnly: ["color-contrast"] } },
	{
		called: "narrow",
		context: { colorScheme: "light", viewport: { width: 360, height: 800 } },
		rules: {},
	},
];

const TYPES: Readonly<Record<string, string>> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
};

function serve(folder: string): Server {
	return createServer((request, response) => {
		const path = normalize(decodeURIComponent((request.url ?? "/").split(/[?#]/)[0] ?? "/"));
		try {
			const body = readFileSync(join(folder, path.endsWith("/") ? `${path}index.html` : path));
			response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain" });
			response.end(body);
		} catch {
			response.writeHead(404);
			response.end();
		}
	});
}

/** What axe finds, a line each. `all`: on all pages, not on one of each kind. Nothing but the folder may be asked for. */
export async function barriers(
	folder: string,
	executablePath: string,
	all: boolean,
): Promise<readonly string[]> {
	const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
	const pages = all ? pagesIn(folder) : KINDS;
	const server = serve(folder);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	const origin = `http://127.0.0.1:${address.port}/`;
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	const found: string[] = [];
	try {
		for (const view of VIEWS)
			for (const line of await looked(browser, view, axe, origin, pages))
				found.push(line.replace(":", ` (${view.called}):`));
	} finally {
		await browser.close();
		server.close();
	}
	return found;
}

function pagesIn(folder: string): readonly string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => file.endsWith(".html"))
		.sort();
}

async function looked(
	browser: Browser,
	{ context: options, rules }: View,
	axe: string,
	origin: string,
	pages: readonly string[],
): Promise<readonly string[]> {
	const found: string[] = [];
	const context = await browser.newContext(options);
	for (const path of pages) {
		const page = await context.newPage();
		page.on("request", (request) => {
			const url = request.url();
			if (!url.startsWith(origin) && !url.startsWith("data:")) found.push(`${path}: asks ${url}`);
		});
		const answer = await page.goto(`${origin}${path}`, { waitUntil: "load" });
		if (answer?.status() !== 200) found.push(`${path}: there is no such page`);
		// what the server has rendered has no name for its switches before the page's own script has run
		await page.waitForFunction(
			"[...document.querySelectorAll('button[role=switch]')].every((one) => one.title !== '')",
		);
		await page.evaluate(
			"document.querySelectorAll('details').forEach((one) => { one.open = true; })",
		);
		await page.evaluate(axe);
		const results = (await page.evaluate(`axe.run(${JSON.stringify(rules)})`)) as AxeResults;
		for (const { id, help, nodes } of results.violations) {
			const where = nodes[0]?.target.join(" ") ?? "";
			found.push(`${path}: ${id}: ${help}: ${nodes.length} times, first ${where}`);
		}
		await page.close();
	}
	await context.close();
	return found;
}
