/**
 * `npm run test:clients`: the package as it would be published, with clients that need a newer Node than the project does. It is built
 * and packed into a temporary folder and installed there beside the client; then each program of `programs/` is checked
 * against the client's types, and run. Needs the npm registry; where no newer Node can be had it says so and fails.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type OtherNode, withNode } from "../../scripts/other-node.js";

const ROOT = resolve(fileURLToPath(import.meta.url), "../../..");
const PROGRAMS = join(ROOT, "test", "clients", "programs");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");

/** The versions of Node to run under; `npm run test:clients -- 22 24` names others. */
const named = process.argv.slice(2).map(Number);
const NODES: readonly number[] = named.length === 0 ? [22] : named;
/** What the programs need beside the package itself. */
const CLIENTS: readonly string[] = ["ai@7"];

async function must(code: Promise<number>, what: string): Promise<void> {
	if ((await code) !== 0) throw new Error(`failed: ${what}`);
}

/** The path of the archive. */
async function pack(node: OtherNode, folder: string): Promise<string> {
	const build = [TSC, "-p", join(ROOT, "tsconfig.build.json"), "--outDir", join(folder, "dist")];
	await must(node.run("node", build), "building the package");
	for (const name of ["package.json", "README.md", "LICENSE"])
		cpSync(join(ROOT, name), join(folder, name));
	await must(node.run("npm", ["pack", "--silent"], { folder }), "packing the package");
	const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"));
	if (archive === undefined) throw new Error("npm pack has made no archive");
	return join(folder, archive);
}

const SETTINGS = {
	compilerOptions: {
		target: "ES2022",
		lib: ["ES2023", "DOM", "DOM.Iterable"],
		module: "NodeNext",
		strict: true,
		exactOptionalPropertyTypes: true,
		skipLibCheck: true,
		noEmit: true,
		types: ["node"],
		typeRoots: [join(ROOT, "node_modules", "@types")],
	},
	include: ["*.ts"],
};

async function runPrograms(node: OtherNode, archive: string): Promise<void> {
	const folder = await node.install([archive, ...CLIENTS]);
	const programs = readdirSync(PROGRAMS).filter((name) => name.endsWith(".ts"));
	for (const name of programs) cpSync(join(PROGRAMS, name), join(folder, name));
	writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(SETTINGS));
	await must(node.run("node", [TSC, "-p", folder]), `types of ${programs.join(", ")}`);
	for (const name of programs) {
		await must(node.run("node", [name], { folder }), `${name} under Node ${node.version}`);
		console.log(`ok: ${name} under Node ${node.version}`);
	}
}

const folder = mkdtempSync(join(tmpdir(), "toolgrammar-package-"));
try {
	let archive: string | null = null;
	for (const major of NODES) {
		await withNode(major, async (node) => {
			archive ??= await pack(node, folder);
			await runPrograms(node, archive);
		});
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}
