/**
 * `npm run test:package`: the package, and `toolgrammar-core`, packed as they would be published, in fresh projects. Each is a row of
 * what is printed. It builds first; `-- --built` packs `dist/` as it is.
 *
 * By default the projects are installed with npm, and Bun and Deno come from its registry; what cannot be reached is said, and is a
 * failure. `-- --quick` needs no network: the archive is unpacked into the project, its dependencies are those that lie here, and Bun and Deno are left out.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { buildCore } from "../../scripts/core-package.js";
import {
	example,
	expectSame,
	fresh,
	type Install,
	installed,
	linked,
	type Packed,
	pack,
	ROOT,
	run,
	tool,
	write,
} from "./projects.js";

const QUICK = process.argv.includes("--quick");
const BUILT = process.argv.includes("--built");
const { printed } = example();
const CALL = '<tool_call>{"name": "ping", "arguments": {}}</tool_call>';

const STRICT = {
	target: "ES2022",
	lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
	strict: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	verbatimModuleSyntax: true,
	// Our declarations are checked, too; those of Node come with every project that runs in it.
	skipLibCheck: false,
	noEmit: true,
	types: ["node"],
	typeRoots: [join(ROOT, "node_modules", "@types")],
};

interface Row {
	readonly name: string;
	/** in a project that has the package; may print what is worth knowing */
	run(project: string, core: boolean): unknown;
	/** needs the registry */
	readonly far?: boolean;
}

function typed(module: string, moduleResolution: string): Row["run"] {
	return (project, core) => {
		const files = core ? ["types.ts"] : ["types.ts", "types-full.ts"];
		const compilerOptions = { ...STRICT, module, moduleResolution };
		write(project, "tsconfig.json", JSON.stringify({ compilerOptions, files }));
		tool("typescript/bin/tsc", ["-p", "."], project);
	};
}

const ROWS: readonly Row[] = [
	{
		name: "plain ESM",
		run: (project) => expectSame(run(process.execPath, ["main.js"], project), printed, "it prints"),
	},
	{
		name: "the command",
		run(project, core) {
			if (core) return "has none";
			const bin = join(project, "node_modules", "toolgrammar", "dist", "cli", "main.js");
			const formats = JSON.parse(run(process.execPath, [bin, "formats", "--json"], project));
			if (formats.length < 50) throw new Error(`${formats.length} formats`);
			return `${formats.length} formats`;
		},
	},
	{ name: "TypeScript, NodeNext", run: typed("NodeNext", "NodeNext") },
	{ name: "TypeScript, Bundler", run: typed("ESNext", "Bundler") },
	{
		name: "esbuild",
		async run(project) {
			const { outputFiles } = await build({
				absWorkingDir: project,
				entryPoints: ["main.js"],
				bundle: true,
				minify: true,
				format: "esm",
				write: false,
			});
			write(project, "bundle.mjs", outputFiles[0]?.text ?? "");
			expectSame(run(process.execPath, ["bundle.mjs"], project), printed, "the bundle prints");
			return `${Math.round((outputFiles[0]?.contents.length ?? 0) / 1024)} KB`;
		},
	},
	{
		name: "Vite",
		run(project) {
			write(project, "index.html", '<script type="module" src="/main.js"></script>');
			tool("vite/bin/vite.js", ["build", "--logLevel", "error"], project);
			const assets = join(project, "dist", "assets");
			const [file = ""] = readdirSync(assets);
			write(project, "vite.mjs", readFileSync(join(assets, file), "utf8"));
			// what a page needs to preload modules is not there in Node
			const program =
				"globalThis.document = { createElement: () => ({ relList: { supports: () => true } }) }; await import('./vite.mjs');";
			expectSame(run(process.execPath, ["-e", program], project), printed, "the page prints");
		},
	},
	{
		name: "a Worker",
		async run(project) {
			const { outputFiles } = await build({
				absWorkingDir: project,
				entryPoints: ["worker.js"],
				bundle: true,
				format: "esm",
				write: false,
			});
			const script = outputFiles[0]?.text ?? "";
			const { Miniflare } = await import("miniflare");
			const worker = new Miniflare({ modules: true, script, compatibilityDate: "2025-01-01" });
			try {
				const response = await worker.dispatchFetch("http://a/", { method: "POST", body: CALL });
				expectSame(await response.text(), '["ping"]', "the Worker answers");
			} finally {
				await worker.dispose();
			}
		},
	},
	{ name: "Bun", far: true, run: (project) => other(project, "bun", []) },
	{ name: "Deno", far: true, run: (project) => other(project, "deno", ["run", "--quiet"]) },
];

/** Another runtime, whose binary npm's registry has. */
function other(project: string, name: string, words: readonly string[]): string {
	const tools = join(project, "..", name);
	mkdirSync(tools, { recursive: true });
	write(tools, "package.json", "{}");
	run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", name], tools);
	const bin = join(tools, "node_modules", ".bin", name);
	expectSame(run(bin, [...words, "main.js"], project), printed, "it prints");
	return run(bin, ["--version"], project).split("\n")[0] ?? "";
}

async function tried(packed: Packed, install: Install, work: string, core: boolean): Promise<void> {
	const called = core ? "toolgrammar-core" : "toolgrammar";
	const project = fresh(work, called);
	install(project, packed);
	const beside = readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."));
	if (core) expectSame(beside.join(" "), "toolgrammar", "what lies in node_modules");
	console.log(`${called}: installed with ${beside.length} folders in node_modules`);
	for (const { name, run: tryIt, far = false } of ROWS) {
		if (far && QUICK) continue;
		const from = performance.now();
		const said = await tryIt(project, core);
		const seconds = ((performance.now() - from) / 1000).toFixed(1);
		console.log(`  ok: ${name}${typeof said === "string" ? ` (${said})` : ""}, ${seconds} s`);
	}
}

const work = mkdtempSync(join(tmpdir(), "toolgrammar-package-"));
try {
	if (!BUILT) run("npm", ["run", "build"], ROOT);
	const install = QUICK ? linked : installed;
	buildCore();
	const whole = pack(ROOT, work);
	for (const file of ["docs/LIBRARY.md", "docs/recipes/fetch.md", "grammars/hermes.toolgrammar"])
		run("tar", ["-tzf", whole.archive, `package/${file}`], work);
	await tried(whole, install, work, false);
	await tried(pack(join(ROOT, "dist-core"), work), install, work, true);
} catch (error) {
	console.error(`test:package FAILED: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
} finally {
	rmSync(work, { recursive: true, force: true });
}
