/**
 * `npm run build:core`: from `dist/` to `dist-core/`, the package `toolgrammar-core`: all entry points that import no package, with the
 * files that they need and no dependency. They are found by following imports, so no list of them can be wrong.
 */
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(root, "dist-core");

interface Entry {
	readonly types: string;
	readonly default: string;
}
interface Manifest {
	readonly version: string;
	readonly exports: Readonly<Record<string, Entry | { readonly default: string }>>;
	readonly [field: string]: unknown;
}
const manifest: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** What a file imports: files, by their paths from the root, and packages. A type's import is one, too. */
function importsOf(file: string): { readonly files: string[]; readonly packages: string[] } {
	const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"), true, true);
	const names = importedFiles.map(({ fileName }) => fileName);
	return {
		files: names
			.filter((name) => name.startsWith("."))
			.map((name) => posix.join(posix.dirname(file), name))
			// types are found beside the code
			.map((path) => (file.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path)),
		packages: names.filter((name) => !name.startsWith(".")),
	};
}

/** All files that these need; null: one of them needs a package. */
function closure(files: readonly string[]): ReadonlySet<string> | null {
	const found = new Set<string>();
	const left = [...files];
	for (let file = left.pop(); file !== undefined; file = left.pop()) {
		if (found.has(file)) continue;
		found.add(file);
		const { files: next, packages } = importsOf(file);
		if (packages.length > 0) return null;
		left.push(...next);
	}
	return found;
}

/** The files of an entry point: of one that stands for a folder, all in it. */
function filesOf(target: string): readonly string[] {
	const path = target.replace("./", "");
	if (!path.includes("*")) return [path];
	const [folder = "", end = ""] = path.split("*");
	return readdirSync(join(root, folder))
		.filter((name) => name.endsWith(end) && !name.endsWith(`.d${end}`))
		.map((name) => folder + name);
}

export function buildCore(): { readonly entries: readonly string[]; readonly files: number } {
	if (!existsSync(join(root, "dist")))
		throw new Error("there is no dist/: run npm run build first");
	const kept: Record<string, Entry> = {};
	const files = new Set<string>();
	for (const [name, entry] of Object.entries(manifest.exports)) {
		if (!("types" in entry)) continue;
		const needed = closure([...filesOf(entry.default), ...filesOf(entry.types)]);
		if (needed === null) continue;
		kept[name] = entry;
		for (const file of needed) files.add(file);
	}
	rmSync(out, { recursive: true, force: true });
	for (const file of files) {
		const target = join(out, file);
		mkdirSync(dirname(target), { recursive: true });
		copyFileSync(join(root, file), target);
	}
	copyFileSync(join(root, "LICENSE"), join(out, "LICENSE"));
	writeFileSync(join(out, "README.md"), readme(Object.keys(kept)));
	const {
		version,
		description,
		license,
		type,
		engines,
		repository,
		homepage,
		bugs,
		publishConfig,
	} = manifest;
	const core = {
		...{ name: "toolgrammar-core", version, description, license, type, engines },
		...{ repository, homepage, bugs, publishConfig, sideEffects: false },
		files: ["dist", "README.md", "LICENSE"],
		exports: { ...kept, "./package.json": { default: "./package.json" } },
	};
	writeFileSync(join(out, "package.json"), `${JSON.stringify(core, null, "\t")}\n`);
	return { entries: Object.keys(kept), files: files.size };
}

function readme(entries: readonly string[]): string {
	const lines = entries.map((name) => `* \`${name.replace(/^\./, "toolgrammar-core")}\``);
	return `# toolgrammar-core

The entry points of [toolgrammar](https://github.com/toolgrammar/toolgrammar) that need no other package, as they are there, under another name: no dependencies.

${lines.join("\n")}
`;
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
	const { entries, files } = buildCore();
	console.log(`dist-core: ${entries.length} entry points, ${files} files, no dependencies`);
	console.log(entries.join(" "));
}
