/** The reference of the public exports, from their types and comments. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Application, type TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { sourceOf } from "../docs/sources.js";

/** The sources of all entry points of the package, but for those of the single formats. */
export function entryPoints(root: string): readonly string[] {
	const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
		readonly exports: Readonly<Record<string, unknown>>;
	};
	return Object.keys(exports).flatMap((key) => {
		if (key.includes("*") || key.endsWith(".json")) return [];
		return sourceOf(root, key.replace(/^\./, "toolgrammar")) ?? [];
	});
}

/** What TypeDoc found wrong; the pages are in `out`. */
export async function writeApi(root: string, out: string): Promise<void> {
	const options: TypeDocOptions & Partial<PluginOptions> = {
		entryPoints: [...entryPoints(root)],
		tsconfig: join(root, "tsconfig.build.json"),
		plugin: ["typedoc-plugin-markdown"],
		readme: "none",
		name: "API",
		out,
		basePath: join(root, "src"),
		displayBasePath: join(root, "src"),
		excludeInternal: true,
		excludePrivate: true,
		excludeExternals: true,
		disableSources: true,
		githubPages: false,
		entryFileName: "index",
		// one page for each import
		outputFileStrategy: "modules",
		hideBreadcrumbs: true,
		hidePageHeader: true,
		useCodeBlocks: true,
		parametersFormat: "table",
		interfacePropertiesFormat: "table",
		sanitizeComments: true,
		logLevel: "Error",
	};
	const app = await Application.bootstrapWithPlugins(options as TypeDocOptions);
	const project = await app.convert();
	if (project === undefined) throw new Error("TypeDoc could not read the entry points");
	await app.generateOutputs(project);
	if (app.logger.hasErrors()) throw new Error("TypeDoc found errors");
}
