/**
 * What an import brings with it. The core, and all that is built on it without a schema, needs no package at all; ajv comes with the
 * validator and with nothing else. Asked twice: of the bundle, and of a process that has done the import.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";

const { exports, peerDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
	readonly exports: Readonly<Record<string, { readonly default: string }>>;
	readonly peerDependencies: Readonly<Record<string, string>>;
};

/** The packages that an entry point may bring, its own and theirs. An entry point that is not named brings none. */
const BRINGS: Readonly<Record<string, readonly string[]>> = {
	"./validate": ["ajv", "fast-deep-equal", "fast-uri", "json-schema-traverse"],
	"./validate-edge": ["@cfworker/json-schema"],
	"./completions": ["eventsource-parser"],
	"./opencode": ["@ai-sdk/openai-compatible"],
	"./langchain-model": ["@langchain/core"],
	"./gateway": ["eventsource-parser", "hono"],
	"./gateway/worker": ["@cfworker/json-schema", "eventsource-parser", "hono"],
	"./gateway/node": [
		"@hono/node-server",
		"hono",
		"node:fs",
		"node:fs/promises",
		"node:http",
		"node:http2",
		"node:path",
		"node:stream",
		"node:url",
	],
};

/** Entry points as files of the source; of those that stand for a folder, one of it. */
const entries = Object.entries(exports)
	.filter(([name]) => name !== "./package.json")
	.map(([name, { default: file }]): [string, string] => [
		name,
		file
			.replace("./dist/", "src/")
			.replace("*", name === "./kinds/*" ? "yaml" : "hermes")
			.replace(/\.js$/, ".ts"),
	]);

function packageOf(path: string): string {
	return Object.keys(peerDependencies).find((name) => path.startsWith(`${name}/`)) ?? path;
}

async function packagesIn(file: string): Promise<readonly string[]> {
	const { metafile } = await build({
		entryPoints: [file],
		bundle: true,
		write: false,
		metafile: true,
		format: "esm",
		platform: "node",
		logLevel: "silent",
		// what they bring is the matter of those who install them
		external: Object.keys(peerDependencies),
	});
	const used = new Set<string>();
	for (const [path, { imports }] of Object.entries(metafile.inputs)) {
		const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(path) ?? [];
		if (name !== undefined) used.add(name);
		for (const one of imports) if (one.external === true) used.add(packageOf(one.path));
	}
	return [...used].sort();
}

/** The files of packages that a process has loaded once it has imported the file. */
function loadedBy(file: string): string {
	const script = `
		import { createRequire } from "node:module";
		await import(${JSON.stringify(`./${file}`)});
		console.log(Object.keys(createRequire(import.meta.url).cache).join("\\n"));
	`;
	const words = ["--import", "tsx", "--input-type=module", "-e", script];
	return execFileSync(process.execPath, words, { encoding: "utf8" });
}

describe("a bundle", () => {
	test("entry points that bring packages exist", () => {
		for (const name of Object.keys(BRINGS)) expect(entries.map(([entry]) => entry)).toContain(name);
	});

	test.each(entries)("of %s brings what it may", async (name, file) => {
		expect(await packagesIn(file)).toEqual(BRINGS[name] ?? []);
	});
});

test("importing the core loads no ajv; importing the validator does", () => {
	expect(loadedBy("src/index.ts")).not.toContain("/ajv/");
	expect(loadedBy("src/chain/index.ts")).not.toContain("/ajv/");
	expect(loadedBy("src/validate/index.ts")).toContain("/ajv/");
});
