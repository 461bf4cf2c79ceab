/** Programs of the documents, bundled with the sources in the place of the built package. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";

interface Exports {
	readonly [path: string]: { readonly default: string };
}

/** The source of what `import "toolgrammar/…"` names; null: the package exports no such thing. */
export function sourceOf(root: string, specifier: string): string | null {
	const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
		readonly exports: Exports;
	};
	const path = specifier.replace(/^toolgrammar/, ".");
	for (const [key, { default: file }] of Object.entries(exports)) {
		const [front = "", back] = key.split("*");
		if (back === undefined ? key !== path : !path.startsWith(front) || !path.endsWith(back))
			continue;
		const star = back === undefined ? "" : path.slice(front.length, path.length - back.length);
		const source = join(root, file.replace("*", star).replace(/^\.\/dist\//, "src/")).replace(
			/\.js$/,
			".ts",
		);
		return existsSync(source) ? source : null;
	}
	return null;
}

function fromSources(root: string, files: ReadonlyMap<string, string> | null): Plugin {
	return {
		name: "sources",
		setup(builder) {
			builder.onResolve({ filter: /^toolgrammar(\/|$)/ }, ({ path }) => {
				const found = sourceOf(root, path);
				return found === null
					? { errors: [{ text: `the package has no export ${path}` }] }
					: { path: found };
			});
			builder.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind, importer }) => {
				if (kind !== "import-statement" || importer.startsWith(join(root, "src"))) return null;
				if (files === null) return { path, external: true };
				return files.has(path) ? { path, namespace: "files" } : null;
			});
			builder.onLoad({ filter: /.*/, namespace: "files" }, ({ path }) => ({
				contents: files?.get(path) ?? "",
				resolveDir: root,
				loader: "js",
			}));
		},
	};
}

/**
 * The program as one ES module. `files` holds the modules that it imports by relative paths; null: these imports are left as they are, like
 * those of packages. Rejects where the package does not export what is imported.
 */
export async function bundleProgram(
	root: string,
	program: string,
	language: "js" | "ts",
	files: ReadonlyMap<string, string> | null,
): Promise<string> {
	const { outputFiles } = await build({
		stdin: { contents: program, resolveDir: root, loader: language, sourcefile: "block" },
		plugins: [fromSources(root, files)],
		bundle: true,
		write: false,
		format: "esm",
		platform: "node",
		packages: "external",
		logLevel: "silent",
	});
	return outputFiles[0]?.text ?? "";
}
