/** The reference of the public exports, from their types and comments. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Application, Comment, type ProjectReflection, type TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { sourceOf } from "../docs/sources.js";

/** By source: what a program imports. Of the package's entry points those of the single formats and kinds are left out. */
function entryPoints(root: string): ReadonlyMap<string, string> {
	const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
		readonly exports: Readonly<Record<string, unknown>>;
	};
	const found = new Map<string, string>();
	for (const key of Object.keys(exports)) {
		if (key.includes("*") || key.endsWith(".json")) continue;
		const specifier = key.replace(/^\./, "toolgrammar");
		const source = sourceOf(root, specifier);
		if (source === null) throw new Error(`${specifier} has no source`);
		found.set(source, specifier);
	}
	return found;
}

/** TypeDoc names modules by their files; readers know what they import, and what its file says of it. */
function nameModules(
	project: ProjectReflection,
	root: string,
	entries: ReadonlyMap<string, string>,
): void {
	const byName = new Map(
		[...entries].map(([source, specifier]) => {
			const name = relative(join(root, "src"), source).replaceAll("\\", "/");
			return [name.replace(/(\/index)?\.ts$/, ""), { source, specifier }];
		}),
	);
	for (const module of project.children ?? []) {
		const found = byName.get(module.name);
		if (found === undefined) throw new Error(`${module.name} is no entry point`);
		module.name = found.specifier;
		const about = /^(?:\/\/.*\n)?\/\*\*([\s\S]*?)\*\//.exec(
			readFileSync(found.source, "utf8"),
		)?.[1];
		if (about === undefined) throw new Error(`${found.source} does not say what it is`);
		const text = about.replace(/^\s*\*? ?/gm, "").trim();
		module.comment = new Comment([{ kind: "text", text }]);
	}
	// the core first, as package.json has them
	const order = [...entries.values()];
	for (const list of [project, ...(project.groups ?? [])])
		list.children?.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** What TypeDoc found wrong; the pages are in `out`. */
export async function writeApi(root: string, out: string): Promise<void> {
	const entries = entryPoints(root);
	const options: TypeDocOptions & Partial<PluginOptions> = {
		entryPoints: [...entries.keys()],
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
		indexFormat: "table",
		sanitizeComments: true,
		// `npm run types` looks for them
		skipErrorChecking: true,
		logLevel: "Error",
	};
	const app = await Application.bootstrapWithPlugins(options as TypeDocOptions);
	const project = await app.convert();
	if (project === undefined) throw new Error("TypeDoc could not read the entry points");
	nameModules(project, root, entries);
	await app.generateOutputs(project);
	if (app.logger.hasErrors()) throw new Error("TypeDoc found errors");
}
