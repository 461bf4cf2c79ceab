/** axe-core over the main kinds of pages of the built site, in Chromium. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import type { AxeResults } from "axe-core";
import { chromium } from "playwright-core";

/** One page of each kind. */
export const KINDS: readonly string[] = [
	"index.html",
	"TESTING.html",
	"language/TUTORIAL.html",
	"language/REFERENCE.html",
	"language/MESSAGES.html",
	"formats/index.html",
	"formats/hermes.html",
	"formats/qwen_coder.html",
	"api/index.html",
];

const TYPES: Readonly<Record<string, string>> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
};

/** Rules that fail the check by their impact. */
const SERIOUS: ReadonlySet<string> = new Set(["serious", "critical"]);

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

/** What axe finds serious, a line each, in light and in dark. Nothing but the server is asked. */
export async function barriers(folder: string, executablePath: string): Promise<readonly string[]> {
	const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
	const server = serve(folder);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	const origin = `http://127.0.0.1:${address.port}/`;
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	const found: string[] = [];
	try {
		for (const colorScheme of ["light", "dark"] as const) {
			const context = await browser.newContext({ colorScheme });
			for (const path of KINDS) {
				const page = await context.newPage();
				page.on("request", (request) => {
					const url = request.url();
					if (!url.startsWith(origin) && !url.startsWith("data:"))
						found.push(`${path}: asks ${url}`);
				});
				const answer = await page.goto(`${origin}${path}`, { waitUntil: "load" });
				if (answer?.status() !== 200) {
					found.push(`${path}: there is no such page`);
					continue;
				}
				await page.evaluate(
					"document.querySelectorAll('details').forEach((one) => { one.open = true; })",
				);
				await page.evaluate(axe);
				const results = (await page.evaluate("axe.run()")) as AxeResults;
				for (const { id, impact, help, nodes } of results.violations) {
					if (!SERIOUS.has(impact ?? "")) continue;
					const where = nodes[0]?.target.join(" ") ?? "";
					found.push(
						`${path} (${colorScheme}): ${id}: ${help}: ${nodes.length} times, first ${where}`,
					);
				}
				await page.close();
			}
			await context.close();
		}
	} finally {
		await browser.close();
		server.close();
	}
	return found;
}
