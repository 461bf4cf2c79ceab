/**
 * `npm run test:browser`: the examples of all grammars in a headless Chromium, in a page whose policy forbids to make code of text:
 * parser (at several chunkings), chain, validator and writer answer there as they do in Node. `CHROMIUM` is the path of the
 * binary, if it is at none of the usual ones; else npm is asked for one. Without one nothing is tried, and it says so; exit 1 where an
 * answer differs.
 */
import { deepStrictEqual } from "node:assert";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { withChromium } from "../../scripts/chromium.js";
import { tasks } from "../edge/tasks.js";
import { answer, type Reading } from "../edge/worker.js";

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
const MOST_TIME = 300_000;

interface Answers {
	readonly evaluates?: boolean;
	readonly readings?: readonly Reading[];
	readonly error?: string;
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString();
}

/** Serves the page, its script and the tasks; `heard` gets what the page answers. */
function serve(script: string, heard: (answers: Answers) => void): Server {
	return createServer(async (request, response) => {
		const give = (type: string, body: string): void => {
			response.writeHead(200, { "content-type": type, "content-security-policy": POLICY });
			response.end(body);
		};
		if (request.url === "/page.js") give("text/javascript", script);
		else if (request.url === "/tasks") give("application/json", JSON.stringify(tasks));
		else if (request.url === "/answers") {
			heard(JSON.parse(await textOf(request)) as Answers);
			give("text/plain", "");
		} else give("text/html", '<!doctype html><script type="module" src="/page.js"></script>');
	});
}

function check({ evaluates, readings, error }: Answers): void {
	if (error !== undefined || readings === undefined) throw new Error(`the page failed: ${error}`);
	if (evaluates !== false) throw new Error("the page can make code of text");
	for (const [at, task] of tasks.entries()) {
		const where = `${task.format}: ${task.text}`;
		const wanted: unknown = JSON.parse(JSON.stringify(answer(task)));
		const messages: readonly unknown[] = readings[at]?.messages ?? [];
		for (const message of messages) deepStrictEqual(message, messages[0], where);
		deepStrictEqual(readings[at], wanted, where);
	}
}

async function run(executablePath: string): Promise<void> {
	const { outputFiles } = await build({
		entryPoints: ["test/browser/page.ts"],
		bundle: true,
		write: false,
		format: "esm",
		platform: "browser",
		logLevel: "silent",
	});
	let heard: (answers: Answers) => void = () => {};
	const answers = new Promise<Answers>((resolve) => {
		heard = resolve;
	});
	const server = serve(outputFiles[0]?.text ?? "", heard);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	try {
		const page = await browser.newPage();
		const failed = new Promise<never>((_, reject) => {
			page.on("pageerror", reject);
			setTimeout(() => reject(new Error("the page did not answer")), MOST_TIME).unref();
		});
		await page.goto(`http://127.0.0.1:${address.port}/`);
		check(await Promise.race([answers, failed]));
		console.log(`Chromium ${browser.version()}: ${tasks.length} texts are read as in Node`);
	} finally {
		await browser.close();
		server.close();
	}
}

const missing = await withChromium(run);
if (missing !== null) console.warn(`\nSKIPPED: nothing is tried in a browser: ${missing}\n`);
