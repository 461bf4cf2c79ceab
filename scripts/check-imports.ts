/**
 * Dependencies point one way. This file is the map: which folder may import what, and which
 * constructs no source file may use. `npm run check:imports` prints every step off the map.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { circlesOf } from "./import-cycles.js";

interface Room {
	/** A folder (ends with "/") or one file. The first room that fits a file is its room. */
	readonly path: string;
	/** What its files may import, by prefix. */
	readonly may: readonly string[];
	/** What they may not, of that. */
	readonly not?: readonly string[];
	/** What they may import for its types only. */
	readonly types?: readonly string[];
	/** Packages; "node:" stands for all of Node's own modules. */
	readonly packages?: readonly string[];
	/** Packages that they may import for their types only. */
	readonly packageTypes?: readonly string[];
}

/** The rooms of the runtime, each on the ones before it; what stands beside them is seen by all. */
function runtimeRooms(): Room[] {
	const seen = ["contract", "events", "limits", "options", "outcome", "policies", "record", "sink"];
	const top = seen.map((name) => `src/runtime/${name}.ts`);
	const room = (name: string, on: readonly string[], types: readonly string[] = []): Room => ({
		path: `src/runtime/${name}/`,
		may: [...[name, ...on].map((one) => `src/runtime/${one}/`), ...top, "src/misuse/"],
		types: types.map((one) => `src/runtime/${one}/`),
	});
	const base = ["program", "build", "coerce", "scan"];
	const scan = "src/runtime/scan/";
	const languages = ["json", "call", "python", "yaml"].map((one) => `${scan}${one}/`);
	return [
		{ path: "src/runtime/contract.ts", may: [] },
		// the readers of values: JSON and a call's object on what all share; other languages on these, and on no other one
		{ ...room("scan/json", ["scan"]), not: languages.filter((one) => !one.endsWith("json/")) },
		{ ...room("scan/call", ["scan"]), not: [`${scan}python/`, `${scan}yaml/`] },
		{ ...room("scan/python", ["scan"]), not: [`${scan}yaml/`] },
		{ ...room("scan/yaml", ["scan"]), not: [`${scan}python/`] },
		{ ...room("scan", []), not: languages },
		room("coerce", ["scan"]),
		room("build", ["coerce", "scan"]),
		room("tools", []),
		// a kind of reader reads for the machine
		room("program", ["tools", "scan"], ["build", "machine"]),
		// all of these read for one machine, which holds what they have come to
		room("readings", base, ["machine"]),
		room("known", ["readings", ...base], ["machine"]),
		room("machine", ["known", "readings", ...base], ["drafts"]),
		room("ending", ["machine", "readings", ...base]),
		room("calls", ["ending", "machine", "readings", ...base]),
		room("modes", ["calls", "ending", "machine", "known", "readings", ...base]),
		room("drafts", ["modes", "machine", ...base]),
		room("kinds", ["modes", "machine", ...base]),
		room("stages", ["program", "tools", "coerce", "scan"]),
		room("engine", [
			"stages",
			"drafts",
			"modes",
			"calls",
			"machine",
			"readings",
			"program",
			"scan",
		]),
		{ path: "src/runtime/index.ts", may: ["src/runtime/"] },
		{
			path: "src/runtime/",
			may: [...top, "src/misuse/"],
			types: ["src/runtime/program/codes.ts"],
		},
	];
}

const ROOMS: readonly Room[] = [
	{ path: "src/misuse/", may: ["src/misuse/"] },
	{ path: "src/jinja/", may: ["src/jinja/"] },
	...runtimeRooms(),
	{ path: "src/render/writing.ts", may: [], types: ["src/runtime/contract.ts"] },
	{ path: "src/render/", may: ["src/render/", "src/runtime/", "src/misuse/"] },
	{
		path: "src/generated/formats/",
		may: ["src/runtime/kinds/"],
		types: ["src/runtime/contract.ts"],
	},
	{ path: "src/generated/writings/", may: [], types: ["src/render/writing.ts"] },
	{ path: "src/generated/language/", may: [] },
	{
		path: "src/generated/",
		may: ["src/generated/formats/", "src/generated/writings/", "src/render/", "src/runtime/"],
	},
	{
		path: "src/language/",
		may: ["src/language/", "src/generated/language/", "src/misuse/"],
	},
	{
		path: "src/compiler/",
		may: ["src/compiler/", "src/language/", "src/misuse/", "src/runtime/", "src/render/writing.ts"],
	},
	{
		path: "src/validate/ajv/",
		may: ["src/validate/"],
		types: ["src/runtime/"],
		packages: ["ajv"],
	},
	{ path: "src/values/", may: ["src/values/", "src/misuse/"], types: ["src/runtime/"] },
	{ path: "src/telemetry/", may: ["src/telemetry/", "src/runtime/", "src/misuse/"] },
	{
		path: "src/otel/",
		may: ["src/otel/", "src/misuse/"],
		types: ["src/telemetry/"],
		packageTypes: ["@opentelemetry/api"],
	},
	{
		path: "src/chain/",
		may: ["src/chain/", "src/generated/formats/", "src/runtime/", "src/misuse/"],
	},
	{
		path: "src/select/",
		may: [
			"src/jinja/",
			"src/select/",
			"src/runtime/",
			"src/render/",
			"src/misuse/",
			"src/generated/formats/passthrough.ts",
		],
	},
	{
		path: "src/explain/",
		may: [
			"src/explain/",
			"src/chain/",
			"src/language/",
			"src/misuse/",
			"src/runtime/",
			"src/select/",
		],
	},
	{
		path: "src/validate/edge/",
		may: ["src/validate/", "src/runtime/record.ts"],
		types: ["src/runtime/"],
		packages: ["@cfworker/json-schema"],
	},
	{ path: "src/validate/messages.ts", may: [], types: ["src/runtime/"] },
	{ path: "src/validate/", may: ["src/validate/", "src/misuse/"], types: ["src/runtime/"] },
	{
		path: "src/trust/",
		may: ["src/trust/", "src/runtime/", "src/misuse/", "src/validate/messages.ts"],
	},
	{
		path: "src/constrain/",
		may: ["src/constrain/", "src/render/", "src/runtime/", "src/tools/"],
	},
	{
		path: "src/constrain-fields/",
		may: ["src/constrain-fields/", "src/constrain/", "src/misuse/"],
		types: ["src/render/writing.ts", "src/runtime/"],
	},
	{ path: "src/index.ts", may: ["src/runtime/", "src/trust/"] },
	{ path: "src/tools/", may: ["src/runtime/tools/"] },
	{
		path: "src/adapters/",
		may: [
			"src/adapters/",
			"src/chain/",
			"src/compiler/",
			"src/generated/",
			"src/language/",
			"src/misuse/",
			"src/render/",
			"src/runtime/",
			"src/tools/",
			"src/validate/",
		],
		types: ["src/constrain/", "src/constrain-fields/"],
	},
	{
		path: "src/completions/",
		may: ["src/completions/", "src/misuse/", "src/runtime/"],
		packages: ["eventsource-parser"],
	},
	{
		path: "src/langchain/",
		may: ["src/adapters/langchain.ts", "src/render/", "src/runtime/", "src/tools/"],
		packages: ["@langchain/core"],
	},
	{
		path: "src/opencode/",
		may: [
			"src/adapters/ai-sdk/",
			"src/generated/",
			"src/misuse/",
			"src/render/",
			"src/runtime/",
			"src/select/",
		],
		packages: ["@ai-sdk/openai-compatible"],
	},
	{
		path: "src/gateway/node/",
		may: ["src/"],
		packages: ["node:", "@hono/node-server", "hono"],
	},
	{
		// runs on edge workers, too: nothing of Node's
		path: "src/gateway/",
		may: [
			"src/gateway/",
			"src/adapters/",
			"src/chain/",
			"src/completions/",
			"src/constrain-fields/",
			"src/generated/",
			"src/jinja/",
			"src/misuse/",
			"src/render/",
			"src/runtime/",
			"src/select/",
			"src/telemetry/",
			"src/tools/",
			"src/trust/",
			"src/validate/",
		],
		packages: ["hono"],
	},
	{ path: "src/cli/", may: ["src/"], packages: ["node:"] },
	{
		path: "scripts/mutation/",
		may: ["scripts/mutation/"],
		packages: ["node:", "@stryker-mutator/instrumenter", "@vitest/expect", "chai", "esbuild"],
		packageTypes: ["fast-check"],
	},
	{
		path: "scripts/site/",
		may: ["scripts/", "src/"],
		packages: [
			"node:",
			"@prantlf/railroad-diagrams",
			"playwright-core",
			"typedoc",
			"typescript",
			"vitepress",
			// of VitePress
			"vue",
		],
		packageTypes: ["axe-core", "typedoc-plugin-markdown"],
	},
	{
		path: "scripts/",
		may: ["scripts/", "src/", "test/"],
		packages: ["node:", "esbuild", "peggy", "typescript"],
	},
];

/** Folders that are read. Tests and benches may import what they like. */
const READ = ["src", "scripts"];

export interface Problem {
	readonly file: string;
	readonly line: number;
	readonly message: string;
}

interface Import {
	readonly specifier: string;
	readonly typeOnly: boolean;
	readonly line: number;
}

/** The files of the project that a file loads; what it imports for types alone is left out. */
function loadedBy(file: string, imports: readonly Import[]): string[] {
	const own = imports.filter(({ specifier, typeOnly }) => specifier.startsWith(".") && !typeOnly);
	return own.map(({ specifier }) => targetOf(file, specifier));
}

function targetOf(file: string, specifier: string): string {
	return posix.join(posix.dirname(file), specifier).replace(/\.js$/, ".ts");
}

/** All problems of one file. `file` is a path from the project's folder, with "/". */
export function checkSource(file: string, text: string): Problem[] {
	return read(file, text).problems;
}

function read(file: string, text: string): { problems: Problem[]; loads: string[] } {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const problems: Problem[] = [];
	const imports: Import[] = [];
	const lineOf = (node: ts.Node) =>
		source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
	const visit = (node: ts.Node): void => {
		const line = lineOf(node);
		const found = importOf(node);
		if (found) imports.push({ ...found, line });
		const message = forbidden(node);
		if (message) problems.push({ file, line, message });
		ts.forEachChild(node, visit);
	};
	visit(source);
	const room = ROOMS.find(
		({ path }) => file === path || (path.endsWith("/") && file.startsWith(path)),
	);
	if (!room) {
		const message = "no room for this file: give its folder a row in scripts/check-imports.ts";
		return { problems: [...problems, { file, line: 1, message }], loads: [] };
	}
	for (const one of imports) {
		const message = judge(file, room, one);
		if (message) problems.push({ file, line: one.line, message });
	}
	problems.sort((a, b) => a.line - b.line);
	return { problems, loads: loadedBy(file, imports) };
}

/** The import that a node makes; imports of types inside types count, too. */
function importOf(node: ts.Node): { specifier: string; typeOnly: boolean } | null {
	if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
		const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
		return { specifier: node.moduleSpecifier.text, typeOnly };
	}
	if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
		if (!ts.isStringLiteral(node.moduleSpecifier)) return null;
		return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
	}
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
		const { literal } = node.argument;
		return ts.isStringLiteral(literal) ? { specifier: literal.text, typeOnly: true } : null;
	}
	if (ts.isCallExpression(node) && isLoader(node.expression)) {
		const [argument] = node.arguments;
		// A computed specifier cannot be judged; it stands for "anything", which no room may import.
		const known = argument && ts.isStringLiteralLike(argument);
		return { specifier: known ? argument.text : "(computed)", typeOnly: false };
	}
	return null;
}

function isLoader(callee: ts.Expression): boolean {
	return (
		callee.kind === ts.SyntaxKind.ImportKeyword ||
		(ts.isIdentifier(callee) && callee.text === "require")
	);
}

/** What is wrong with the node itself, wherever it stands. */
function forbidden(node: ts.Node): string | null {
	if (node.kind === ts.SyntaxKind.AnyKeyword) return "uses the type any: name the type, or unknown";
	if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
		const callee = node.expression;
		const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
		if (name === "eval" && ts.isCallExpression(node)) return "runs text as code: eval";
		if (name === "Function") return "runs text as code: Function";
	}
	return null;
}

/** null: the import is fine. */
function judge(file: string, room: Room, { specifier, typeOnly }: Import): string | null {
	if (!specifier.startsWith(".")) {
		const packages = room.packages ?? [];
		const fits = (name: string) =>
			name.endsWith(":")
				? specifier.startsWith(name)
				: specifier === name || specifier.startsWith(`${name}/`);
		if (packages.some(fits)) return null;
		// A script may load what it has found in a folder; the core may not.
		if (specifier === "(computed)" && packages.includes("node:")) return null;
		if (room.packageTypes?.some(fits)) {
			if (typeOnly) return null;
			return `imports "${specifier}" as code: ${room.path} may import its types only (import type)`;
		}
		return `imports "${specifier}": ${room.path} may import ${list(packages, "no package")}`;
	}
	const target = targetOf(file, specifier);
	const within = (prefix: string) => target.startsWith(prefix);
	const forbidden = room.not?.find(within);
	if (forbidden !== undefined)
		return `imports ${target}: ${room.path} may import nothing of ${forbidden}`;
	if (room.may.some(within)) return null;
	if (room.types?.some(within)) {
		if (typeOnly) return null;
		return `imports ${target} as code: ${room.path} may import its types only (import type)`;
	}
	const types = (room.types ?? []).map((prefix) => `types of ${prefix}`);
	return `imports ${target}: ${room.path} may import ${list([...room.may, ...types], "nothing")}`;
}

function list(names: readonly string[], none: string): string {
	return names.length === 0 ? none : `only ${names.join(", ")}`;
}

export interface Checked {
	readonly files: number;
	readonly problems: readonly Problem[];
}

/** Reads every TypeScript file below `src` and `scripts` of the project in `root`. */
export function checkTree(root: string): Checked {
	const problems: Problem[] = [];
	const loads = new Map<string, string[]>();
	let files = 0;
	for (const folder of READ) {
		for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
			if (!entry.isFile() || !/\.[cm]?[jt]s$/.test(entry.name)) continue;
			const path = join(entry.parentPath, entry.name);
			const file = path.slice(root.length + 1).replaceAll("\\", "/");
			const one = read(file, readFileSync(path, "utf8"));
			problems.push(...one.problems);
			loads.set(file, one.loads);
			files++;
		}
	}
	for (const [file = "", ...others] of circlesOf(loads))
		problems.push({
			file,
			line: 1,
			message: `stands in a circle of imports: ${others.join(", ")}`,
		});
	return { files, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { files, problems } = checkTree(dirname(dirname(fileURLToPath(import.meta.url))));
	for (const { file, line, message } of problems) console.error(`${file}:${line}  ${message}`);
	console.log(`imports: ${files} files read, ${problems.length} problems`);
	if (problems.length > 0 || files === 0) process.exitCode = 1;
}
