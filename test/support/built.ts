/**
 * The sources as the tests load them: each file translated once for the whole run, and imported by the engine itself. As modules of
 * vite every use of an import is a call of a getter, which costs the laws a third of their time and more.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vitest/config";
import { ROOT } from "./shared.js";

const SOURCES = join(ROOT, "src");
/** As deep as the sources: what they look for beside themselves is found from here, too. */
const BUILT = join(ROOT, ".built");

/** Modules that vite is to leave to the engine. */
export const EXTERNAL = /\/\.built\//;

export function builtSources(): Plugin {
	return {
		name: "built-sources",
		enforce: "pre",
		async resolveId(source, importer, options) {
			if (!source.endsWith(".js") && !source.endsWith(".ts")) return null;
			const found = await this.resolve(source, importer, { ...options, skipSelf: true });
			const path = found?.id.split("?")[0] ?? "";
			if (!path.startsWith(SOURCES + sep) || !path.endsWith(".ts")) return null;
			await translated();
			return join(BUILT, relative(SOURCES, path)).replace(/\.ts$/, ".js");
		},
	};
}

let done: Promise<void> | null = null;

function translated(): Promise<void> {
	done ??= translate();
	return done;
}

async function translate(): Promise<void> {
	const { outputFiles } = await build({
		entryPoints: [join(SOURCES, "**/*.ts")],
		outdir: BUILT,
		outbase: SOURCES,
		format: "esm",
		platform: "node",
		target: "node20",
		sourcemap: "inline",
		logLevel: "warning",
		write: false,
	});
	await Promise.all(outputFiles.map(({ path, text }) => put(path, text)));
}

/** Another run, or the other project of this one, may write or read the same file now: it is replaced in one step, and only where it is another. */
async function put(path: string, text: string): Promise<void> {
	const old = await readFile(path, "utf8").catch(() => null);
	if (old === text) return;
	const made = `${path}.${randomUUID()}`;
	await mkdir(dirname(path), { recursive: true });
	await writeFile(made, text);
	await rename(made, path);
}
