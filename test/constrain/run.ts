/**
 * `npm run test:constrain`: what `toolgrammar/constrain` makes, judged by the engines' own code. llama.cpp's matcher of GBNF (in
 * node-llama-cpp) and xgrammar (as WebAssembly) are installed in a temporary folder: they are 90 MB. For every format:
 *
 * - the grammar loads in llama.cpp, for 1, 3 and 64 tools; what the renderer writes is accepted; its mutants by one edit that the
 *   strict parser does not read as calls alone are refused; random sentences of the grammar are accepted, and read as calls.
 * - sentences that take each alternative of the grammar, and each move of its automata, are read so, too; messages with each part of
 *   each mark of the format are sentences, and an answer without a call does not have the trigger.
 * - from an entry in a thought on, the rest of the thought and the calls are read.
 * - the structural tag compiles in xgrammar; random samples under its masks are read as complete and valid calls.
 * - sets of tools that make trouble (adversarial.ts), of which a run that is not deep tries each twelfth in a format, pass both engines.
 * - JSON Schema's own tests, where the report of a constraint says that the schema is enforced.
 *
 * A run that is not deep asks each engine for one of the two choices of tools (`required`, `auto`) in a format, and the other engine for the other one.
 *
 * `-- --deep` runs many more; `-- NAME …` only these formats. `-- --deep --report` draws xgrammar's samples alone, and writes what comes
 * of them into docs/CONSTRAIN-PROOF.md, format by format. Needs the npm registry: where it cannot be reached nothing is
 * tested, which is said, and is a failure. `CONSTRAIN_ENGINES=FOLDER` takes an installed folder.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { type LlamaMatcher, type Proof, proveEntries, proveGrammar } from "./engines.js";
import { report } from "./report.js";
import { proveSuite } from "./schemas.js";
import { proveTag, type XGrammar } from "./tags.js";
import { proveTrouble } from "./trouble.js";

const XGRAMMAR = "0.1.27";
const PACKAGES = [
	`@mlc-ai/web-xgrammar@${XGRAMMAR}`,
	"node-llama-cpp@3.22.1",
	"@node-llama-cpp/linux-x64@3.22.1",
];
const words = process.argv.slice(2);
const deep = words.includes("--deep");
const named = words.filter((word) => !word.startsWith("--"));

const given = process.env.CONSTRAIN_ENGINES;
const folder = given ?? mkdtempSync(join(tmpdir(), "constrain-"));
try {
	if (given === undefined) install(folder);
	if (words.includes("--report")) await reportSamples(folder);
	else await prove(folder);
} finally {
	if (given === undefined) rmSync(folder, { recursive: true, force: true });
}
process.exit(process.exitCode ?? 0);

function install(into: string): void {
	if (process.platform !== "linux" || process.arch !== "x64")
		throw new Error("the engines are pinned for linux-x64");
	writeFileSync(join(into, "package.json"), '{ "private": true, "type": "module" }');
	const options = ["--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
	execFileSync("npm", ["install", ...options, ...PACKAGES], { cwd: into, stdio: "inherit" });
}

async function prove(from: string): Promise<void> {
	const llama = await loadLlama(from);
	const xgrammar = loadXGrammar(from);
	const sum: Record<string, number> = {};
	const failed: string[] = [];
	for (const [index, format] of listFormats().entries()) {
		if (named.length > 0 && !named.includes(format.name)) continue;
		const proofs: Proof[] = [
			await proveEntries(llama, format, deep),
			await proveTrouble(llama, xgrammar, format, index, deep),
		];
		// in a run that is not deep each engine has one of the two, the other one for the next format
		for (const [turn, choice] of (["required", "auto"] as const).entries()) {
			const isFirst = deep || index % 2 === turn;
			if (isFirst) proofs.push(await proveGrammar(llama, format, choice, deep));
			if (deep || !isFirst) proofs.push(await proveTag(xgrammar, format, choice, deep));
		}
		for (const proof of proofs) {
			for (const [key, count] of Object.entries(proof.counts)) sum[key] = (sum[key] ?? 0) + count;
			failed.push(...proof.failed.slice(0, 3));
		}
	}
	const suite = suiteIn(from);
	const json = getFormat("hermes");
	if (suite !== null && json !== undefined) {
		const proof = await proveSuite(suite, json, llama, deep ? 1 : 3);
		Object.assign(sum, proof.counts);
		failed.push(...proof.failed);
	}
	for (const one of failed.slice(0, 40)) console.error(one);
	console.log(JSON.stringify(sum));
	if (failed.length > 0) process.exitCode = 1;
	console.log(
		failed.length === 0 ? "constrain: all proofs hold" : `constrain: ${failed.length} failures`,
	);
}

async function reportSamples(from: string): Promise<void> {
	const xgrammar = loadXGrammar(from);
	for (const format of listFormats()) {
		if (named.length > 0 && !named.includes(format.name)) continue;
		const required = await proveTag(xgrammar, format, "required", deep);
		const auto = await proveTag(xgrammar, format, "auto", deep);
		const failed = [...required.failed, ...auto.failed];
		for (const one of failed) console.error(one);
		if (failed.length > 0) process.exitCode = 1;
		report({ format: format.name, required, auto, version: XGRAMMAR });
	}
}

/** JSON Schema's own tests, of draft 2020-12: npm has none of them, but a package of Debian does. Null: it cannot be loaded. */
function suiteIn(folder: string): string | null {
	const name = "libtest-json-schema-acceptance-perl";
	const tests = "usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests/draft2020-12";
	const found = join(folder, tests);
	if (existsSync(found)) return found;
	try {
		execFileSync("apt-get", ["download", name], { cwd: folder, stdio: "ignore" });
		const [archive] = readdirSync(folder).filter((one) => one.startsWith(name));
		if (archive !== undefined) execFileSync("dpkg-deb", ["-x", archive, "."], { cwd: folder });
	} catch {
		console.warn(`\nSKIPPED: JSON Schema's test suite, because apt-get cannot load ${name}\n`);
	}
	return existsSync(found) ? found : null;
}

async function loadLlama(from: string): Promise<LlamaMatcher> {
	const entry = createRequire(join(from, "x.js")).resolve("node-llama-cpp");
	const { getLlama } = await import(entry);
	const llama = await getLlama({
		gpu: false,
		build: "never",
		skipDownload: true,
		logLevel: "error",
	});
	return async (grammar) => {
		const loaded = await llama.createGrammar({ grammar });
		return (text) => loaded._testText(text);
	};
}

/** Its file is in an older form of module than its package says. */
function loadXGrammar(from: string): XGrammar {
	const at = join(from, "node_modules", "@mlc-ai", "web-xgrammar", "lib");
	const copy = join(from, "xgrammar.cjs");
	if (!existsSync(copy)) copyFileSync(join(at, "index.js"), copy);
	return createRequire(join(from, "x.js"))(copy);
}
