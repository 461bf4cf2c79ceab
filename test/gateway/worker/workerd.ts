/** Runs the Worker of deploy/cloudflare in workerd, the runtime of the platform, on this machine. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";

const SETTINGS = readFileSync("deploy/cloudflare/wrangler.toml", "utf8");

/** A setting of wrangler.toml, which is JSON on the right side in all that is asked for. */
export function setting(name: string): unknown {
	const [, value] = new RegExp(`^${name} = (.*)$`, "m").exec(SETTINGS) ?? [];
	if (value === undefined) throw new Error(`wrangler.toml has no ${name}`);
	return JSON.parse(value);
}

/** Whether there is a workerd that this machine can run. */
export function hasWorkerd(): boolean {
	try {
		const require = createRequire(createRequire(import.meta.url).resolve("miniflare"));
		const { default: path } = require("workerd") as { readonly default: string };
		execFileSync(path, ["--version"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

/** As wrangler would send it: minified, one module. `program` stands in for the entry of the deployment. */
export async function bundle(program?: string): Promise<string> {
	const { outputFiles } = await build({
		...(program === undefined
			? { entryPoints: [`deploy/cloudflare/${String(setting("main"))}`] }
			: { stdin: { contents: program, resolveDir: "." } }),
		bundle: true,
		write: false,
		minify: true,
		format: "esm",
		platform: "neutral",
		mainFields: ["module", "main"],
		conditions: ["workerd", "worker", "browser", "import"],
		alias: { "toolgrammar/gateway/worker": resolve("src/gateway/worker/index.ts") },
		logLevel: "silent",
	});
	const [file] = outputFiles;
	if (file === undefined) throw new Error("there is no bundle");
	return file.text;
}

export interface Running {
	/** without a slash at its end */
	readonly url: string;
	/** what the Worker has logged so far */
	readonly log: string[];
	close(): Promise<void>;
}

export async function startWorker(
	script: string,
	bindings: Readonly<Record<string, string>> = {},
): Promise<Running> {
	const log: string[] = [];
	const worker = new Miniflare({
		modules: true,
		script,
		bindings: { ...bindings },
		compatibilityDate: String(setting("compatibility_date")),
		handleRuntimeStdio: (stdout, stderr) => {
			for (const stream of [stdout, stderr])
				stream.on("data", (data: unknown) => log.push(String(data)));
		},
	});
	const { origin } = await worker.ready;
	return { url: origin, log, close: () => worker.dispose() };
}
