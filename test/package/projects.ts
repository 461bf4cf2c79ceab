/** Fresh projects, each with the package as it would be published, and what is done in them. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const PROGRAMS = join(ROOT, "test", "package", "programs");
const MODULES = join(ROOT, "node_modules");

/** A package in a folder of its own: what `npm pack` has put into the archive. */
export interface Packed {
	readonly archive: string;
	readonly dependencies: readonly string[];
}

/** Makes an archive of the package in `folder`. */
export function pack(folder: string, to: string): Packed {
	const words = ["pack", "--json", "--ignore-scripts", "--pack-destination", to];
	const [made] = JSON.parse(execFileSync("npm", words, { cwd: folder, encoding: "utf8" }));
	const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return {
		archive: join(to, made.filename),
		dependencies: Object.keys(manifest.dependencies ?? {}),
	};
}

/** How a project gets the package, as `toolgrammar`. */
export type Install = (project: string, packed: Packed) => void;

/** As npm would lay it out, without a network: dependencies are the project's own that lie here. */
export const linked: Install = (project, { archive, dependencies }) => {
	const target = join(project, "node_modules", "toolgrammar");
	mkdirSync(target, { recursive: true });
	execFileSync("tar", ["-xzf", archive, "-C", target, "--strip-components=1"]);
	for (const name of dependencies) {
		const link = join(project, "node_modules", name);
		mkdirSync(dirname(link), { recursive: true });
		symlinkSync(join(MODULES, name), link);
	}
};

/** With npm, from its registry. */
export const installed: Install = (project, { archive }) => {
	const words = ["install", "--no-audit", "--no-fund", "--prefer-offline"];
	run("npm", [...words, `toolgrammar@file:${archive}`], project);
};

/** A folder with a `package.json` and the programs; `name`: what it is for. */
export function fresh(work: string, name: string): string {
	const project = join(work, name);
	mkdirSync(project, { recursive: true });
	write(project, "package.json", JSON.stringify({ name, private: true, type: "module" }));
	cpSync(PROGRAMS, project, { recursive: true });
	write(project, "main.js", example().program);
	return project;
}

export function write(project: string, file: string, text: string): void {
	mkdirSync(dirname(join(project, file)), { recursive: true });
	writeFileSync(join(project, file), text);
}

/** The program of the README, and what it says that it prints. */
export function example(): { readonly program: string; readonly printed: string } {
	const block = (language: string, text: string): string =>
		execFileSync("node", [join(ROOT, ".ci", "block.mjs"), language, text], { encoding: "utf8" });
	return { program: block("js", "createParser"), printed: block("text", "get_weather") };
}

/** What it prints. Throws with it where it fails. */
export function run(command: string, words: readonly string[], cwd: string): string {
	const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: "utf8" });
	if (error !== undefined) throw error;
	if (status !== 0) throw new Error(`${command} ${words.join(" ")} fails:\n${stdout}${stderr}`);
	return stdout;
}

/** A command of a package that this project has. */
export function tool(path: string, words: readonly string[], cwd: string): string {
	return run(process.execPath, [join(MODULES, path), ...words], cwd);
}

export function expectSame(got: string, expected: string, what: string): void {
	if (got !== expected) throw new Error(`${what}:\n${got}\nnot\n${expected}`);
}
