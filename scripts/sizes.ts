/**
 * What things weigh in a bundle, for the table of docs/SIZES.md. Run by itself, as a part of `npm run size`, it measures the data of
 * every format and fails where it has grown: the bundles themselves are `.size-limit.json`'s.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { identifier } from "../src/compiler/index.js";
import { listFormats } from "../src/generated/registry.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Most bytes, compressed, that the data of one more format may add: of the format in the middle, and of any. */
const DATA_LIMITS = { median: 1.5 * 1024, max: 5.5 * 1024 };

/** Bytes that the data of a format adds to a bundle, minified and compressed; its kinds are not counted. */
export async function dataSize(name: string): Promise<number> {
	const source = readFileSync(join(root, `src/generated/formats/${name}.ts`), "utf8");
	// a bundle has no imports left
	const data = source.replace(/^import .*$/gm, "");
	const { code } = await transform(data, { loader: "ts", minify: true, format: "esm" });
	return gzipSync(code, { level: 9 }).length;
}

function withFormat(name: string): string {
	return `export { createParser } from "./src/runtime/index.js";
		export { ${identifier(name)} } from "./src/generated/formats/${name}.js";`;
}

/** One format for each set of kinds that is worth a row. */
const SIZED: readonly (readonly [format: string, what: string])[] = [
	["passthrough", "no calls"],
	["hermes", "JSON"],
	["qwen_coder", "XML parameters, typed by the schema"],
	["lfm2", "Python"],
	["yaml_xml", "YAML"],
];

const ENTRIES: readonly (readonly [title: string, source: string])[] = [
	[
		"the engine: `createParser`, no format",
		`export { createParser } from "./src/runtime/index.js";`,
	],
	["the engine: everything", `export * from "./src/index.js";`],
	...SIZED.map(([name, what]): readonly [string, string] => [
		`\`createParser\` and \`${name}\` (${what})`,
		withFormat(name),
	]),
	[
		"`toolgrammar/all`: every format, with all readers",
		`export * from "./src/generated/registry.js";`,
	],
	["`toolgrammar/validate`, ajv included", `export * from "./src/validate/index.js";`],
];

/** Bytes of a bundle, minified and then compressed. */
async function sizeOf(source: string): Promise<{ minified: number; gzip: number }> {
	const { outputFiles } = await build({
		stdin: { contents: source, resolveDir: root, loader: "ts" },
		bundle: true,
		minify: true,
		format: "esm",
		target: "es2022",
		platform: "neutral",
		mainFields: ["module", "main"],
		write: false,
	});
	const bundle = outputFiles[0]?.contents ?? new Uint8Array();
	return { minified: bundle.length, gzip: gzipSync(bundle, { level: 9 }).length };
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1024).toFixed(1)} KB`;
}

export async function sizeTable(): Promise<string> {
	const rows: string[] = [];
	for (const [title, source] of ENTRIES) {
		const { minified, gzip } = await sizeOf(source);
		rows.push(`| ${title} | ${kilobytes(minified)} | ${kilobytes(gzip)} |`);
	}
	const { median, max } = await dataSizes();
	rows.push(`| the data of one more format, in the median | | ${kilobytes(median)} |`);
	rows.push(`| the data of one more format, at most | | ${kilobytes(max)} |`);
	return ["| import | minified | gzip |", "| --- | ---: | ---: |", ...rows, ""].join("\n");
}

async function dataSizes(): Promise<{ median: number; max: number }> {
	const sizes = await Promise.all(listFormats().map(({ name }) => dataSize(name)));
	sizes.sort((a, b) => a - b);
	return { median: sizes[sizes.length >> 1] ?? 0, max: sizes[sizes.length - 1] ?? 0 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const sizes = await dataSizes();
	for (const what of ["median", "max"] as const) {
		const [size, limit] = [sizes[what], DATA_LIMITS[what]];
		const verdict = size <= limit ? "within" : "OVER";
		console.log(
			`the data of a format, ${what}: ${kilobytes(size)}, ${verdict} the limit of ${kilobytes(limit)}`,
		);
		if (size > limit) process.exitCode = 1;
	}
}
