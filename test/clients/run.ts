/**
 * `npm run test:clients`: the package as it would be published, with clients that need a newer Node than the project does. It is
 * built and packed, and installed in a temporary folder beside the clients; then the programs of `programs/` are checked against
 * the clients' types, and run, all in one process. `-- --built` packs `dist/` as it is; `-- 22 24` names versions of Node.
 * What the programs have seen must be what the table in docs/gateway/agents.md says; `-- --write` writes it there.
 * Needs the npm registry: where it cannot be reached nothing is tested, which is said, and is a failure.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type OtherNode, withNode } from "../../scripts/other-node.js";
import { sectionOf, withSection } from "../support/section.js";
import { sharedPath } from "../support/shared.js";
import { CLIENTS } from "./pinned.js";
import { rowsOf, SECTION, tableOf } from "./table.js";

const ROOT = resolve(fileURLToPath(import.meta.url), "../../..");
const PROGRAMS = join(ROOT, "test", "clients", "programs");
/** Some programs run its examples. */
const PAGE = join(ROOT, "docs", "ADAPTERS.md");
/** It has the table of what they have seen. */
const TABLE = join(ROOT, "docs", "gateway", "agents.md");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const MACHINE = `${process.platform}-${process.arch}`;
/** node-llama-cpp's binary for this machine. It is optional there, as those of all other machines are, which are 700 MB. */
const LLAMA: readonly string[] =
	MACHINE === "linux-x64" ? [`@node-llama-cpp/${MACHINE}@3.22.1`] : [];
/** Those of transformers.js's pictures, optional as well; without them it does not load. */
const SHARP: readonly string[] = [
	`@img/sharp-${MACHINE}@0.35.4`,
	...(process.platform === "win32" ? [] : [`@img/sharp-libvips-${MACHINE}@1.3.3`]),
];
const GGUF = LLAMA.length === 0 ? null : sharedPath("engine", "tiny.gguf");

const words = process.argv.slice(2);
const BUILT = words.includes("--built");
const named = words.filter((word) => !word.startsWith("--")).map(Number);
const NODES: readonly number[] = named.length === 0 ? [22] : named;

const SETTINGS = {
	compilerOptions: {
		target: "ES2022",
		lib: ["ES2023", "DOM", "DOM.Iterable"],
		module: "NodeNext",
		strict: true,
		exactOptionalPropertyTypes: true,
		skipLibCheck: true,
		types: ["node"],
		typeRoots: [join(ROOT, "node_modules", "@types")],
	},
	include: ["*.ts", "support"],
};
/** For packages whose types only a bundler finds: their imports have no file extensions. */
const BUNDLED = {
	compilerOptions: { ...SETTINGS.compilerOptions, module: "ESNext", moduleResolution: "Bundler" },
	include: ["bundled/*.ts"],
};

async function must(code: Promise<number>, what: string): Promise<void> {
	if ((await code) !== 0) throw new Error(`failed: ${what}`);
}

/** The path of the archive. */
async function pack(node: OtherNode, folder: string): Promise<string> {
	if (!BUILT) await must(node.run("npm", ["run", "build"], { folder: ROOT }), "npm run build");
	const packing = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder];
	await must(node.run("npm", packing, { folder: ROOT }), "npm pack");
	const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"));
	if (archive === undefined) throw new Error("npm pack has made no archive");
	return join(folder, archive);
}

function programsOf(folder: string): readonly string[] {
	const files = readdirSync(join(PROGRAMS, folder)).filter((name) => name.endsWith(".ts"));
	return files.sort().map((name) => `${folder}/${basename(name, ".ts")}`.replace("./", ""));
}

/** `seen`: the file where programs say what they have seen. */
async function runPrograms(node: OtherNode, archive: string, seen: string): Promise<void> {
	const folder = await node.install([archive, ...CLIENTS, ...LLAMA, ...SHARP], ["--omit=optional"]);
	cpSync(PROGRAMS, folder, { recursive: true });
	cpSync(PAGE, join(folder, basename(PAGE)));
	for (const settings of [SETTINGS, BUNDLED]) {
		writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
		await must(node.run("node", [TSC, "-p", folder]), "the types of the clients");
	}
	const programs = [...programsOf("."), ...programsOf("bundled")];
	const lines = programs.map((name) => `console.log("${name}"); await import("./${name}.js");`);
	const env = {
		...(GGUF === null ? {} : { TOOLGRAMMAR_GGUF: GGUF }),
		MASTRA_TELEMETRY_DISABLED: "1",
		TOOLGRAMMAR_SEEN: seen,
	};
	// a file, not `-e`: node-llama-cpp forks itself with the flags of its parent
	writeFileSync(join(folder, "all.mjs"), lines.join("\n"));
	await must(node.run("node", ["all.mjs"], { folder, env }), "a program");
	console.log(`ok: ${programs.join(", ")} with ${CLIENTS.join(", ")} under Node ${node.version}`);
}

function compare(table: string): void {
	const page = readFileSync(TABLE, "utf8");
	if (words.includes("--write")) writeFileSync(TABLE, withSection(page, SECTION, table));
	else if (sectionOf(page, SECTION) !== table)
		throw new Error(`${TABLE} is not what was seen; -- --write writes it:\n${table}`);
}

const folder = mkdtempSync(join(tmpdir(), "toolgrammar-package-"));
try {
	let archive: string | null = null;
	const seen = join(folder, "seen.jsonl");
	for (const major of NODES) {
		await withNode(major, async (node) => {
			archive ??= await pack(node, folder);
			await runPrograms(node, archive, seen);
		});
	}
	compare(tableOf(rowsOf(readFileSync(seen, "utf8"))));
} catch (error) {
	console.error(`test:clients FAILED: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}
