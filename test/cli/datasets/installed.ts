/** The command line as it is installed, in processes of its own: translated from the sources, file by file. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";

export interface Installed {
	/** of the package */
	readonly folder: string;
	/** the file that `node` runs */
	readonly main: string;
	remove(): void;
}

export async function install(): Promise<Installed> {
	const folder = mkdtempSync(join(tmpdir(), "toolgrammar-installed-"));
	await build({
		entryPoints: ["src/**/*.ts"],
		outdir: join(folder, "dist"),
		format: "esm",
		platform: "node",
		logLevel: "silent",
	});
	copyFileSync("package.json", join(folder, "package.json"));
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	const remove = () => rmSync(folder, { recursive: true, force: true });
	return { folder, main: join(folder, "dist/cli/main.js"), remove };
}

export interface Ended {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

/** `onStart`: may write to the process, or kill it. Without it the process has no input. */
export function node(
	words: readonly string[],
	onStart: (child: ChildProcess) => void = (child) => void child.stdin?.end(),
	cwd?: string,
): Promise<Ended> {
	return command(process.execPath, words, onStart, cwd);
}

export function command(
	file: string,
	words: readonly string[],
	onStart: (child: ChildProcess) => void = (child) => void child.stdin?.end(),
	cwd?: string,
	env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
	const child = spawn(file, words, { cwd, env: { ...process.env, ...env } });
	let stdout = "";
	let stderr = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		stdout += text;
	});
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		stderr += text;
	});
	// a process that was killed no longer reads
	child.stdin.on("error", () => undefined);
	onStart(child);
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", (code) => resolve({ code, stdout, stderr }));
	});
}

/** A file with the text, in the folder. */
export function put(folder: string, name: string, text: string): string {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}
