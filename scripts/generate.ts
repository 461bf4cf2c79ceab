/**
 * `npm run generate`: compiles the grammar of the language and all files in grammars/ into src/generated/.
 * `-- --check`: writes nothing, fails when a generated file is stale.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Grammar } from "../src/language/syntax.js";
import { generateLanguage, LANGUAGE_OUTPUT } from "./generate-language.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const check = process.argv.includes("--check");
const FORMATS = "src/generated/formats";
const WRITINGS = "src/generated/writings";

const outputs = new Map<string, string>();
const language = generateLanguage();
const parserFile = relative(root, LANGUAGE_OUTPUT);
outputs.set(parserFile, language);
// the compiler reads with the generated parser, so that one is written first
if (!check) write(parserFile, language);

const { checkTogether, compileGrammar, emitTypeScript, emitWriting, formatDiagnostic, identifier } =
	await import("../src/compiler/index.js");

const files = readdirSync(join(root, "grammars"))
	.filter((f) => f.endsWith(".toolgrammar"))
	.sort();
const names: string[] = [];
const aliases: [alias: string, name: string][] = [];
const grammars: Grammar[] = [];
let errors = 0;
for (const file of files) {
	const path = `grammars/${file}`;
	const source = readFileSync(join(root, path), "utf8");
	const { format, grammar, diagnostics, writing } = compileGrammar(source, path);
	for (const d of diagnostics) {
		if (d.severity === "note") continue;
		console.error(formatDiagnostic(d, source));
		if (d.severity === "error") errors++;
	}
	if (format === null || grammar === null || writing === null) continue;
	grammars.push(grammar);
	names.push(format.name);
	for (const alias of format.aliases) aliases.push([alias, format.name]);
	outputs.set(`${FORMATS}/${format.name}.ts`, emitTypeScript(format, path));
	outputs.set(`${WRITINGS}/${format.name}.ts`, emitWriting(writing, path));
}
for (const d of checkTogether(grammars)) {
	console.error(formatDiagnostic(d, readFileSync(join(root, d.file), "utf8")));
	if (d.severity === "error") errors++;
}
if (errors > 0) {
	console.error(`${errors} error(s); nothing is generated`);
	process.exit(1);
}
outputs.set("src/generated/registry.ts", registry(names));
outputs.set("src/generated/loaders.ts", loaders(names, aliases));
outputs.set("src/generated/writers.ts", writers(names));

let stale = 0;
for (const [path, text] of outputs) {
	if (!check) write(path, text);
	else if (!existsSync(join(root, path)) || readFileSync(join(root, path), "utf8") !== text) {
		console.error(`stale: ${path}`);
		stale++;
	}
}
for (const folder of [FORMATS, WRITINGS]) {
	for (const file of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
		if (outputs.has(`${folder}/${file}`)) continue;
		if (check) {
			console.error(`left over: ${folder}/${file}`);
			stale++;
		} else rmSync(join(root, folder, file));
	}
}
if (stale > 0) {
	console.error("run `npm run generate` and commit what it writes");
	process.exit(1);
}
console.log(`${check ? "fresh" : "generated"}: ${names.length} formats (${names.join(", ")})`);

function write(path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}

function writers(formats: readonly string[]): string {
	const imports = formats.map(
		(name) => `import { ${identifier(name)} } from "./writings/${name}.js";`,
	);
	return [
		"// Generated from grammars/ by `npm run generate`. Do not edit.",
		"/** The writings of all formats: what `render` needs of a format, by its name. A bundle gets them all. */",
		'import type { Writing } from "../render/writing.js";',
		...imports,
		"",
		"const BY_NAME = new Map<string, Writing>(",
		`\t[${formats.map(identifier).join(", ")}].map((writing) => [writing.format, writing]),`,
		");",
		"",
		"/** What `render` needs of a format, by the format's canonical name. */",
		"export function getWriting(name: string): Writing | undefined {",
		"\treturn BY_NAME.get(name);",
		"}",
		"",
	].join("\n");
}

function loaders(
	formats: readonly string[],
	others: readonly (readonly [alias: string, name: string])[],
): string {
	const key = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));
	return [
		"// Generated from grammars/ by `npm run generate`. Do not edit.",
		'import type { Format } from "../runtime/contract.js";',
		"",
		"const LOADERS: Readonly<Record<string, () => Promise<Format>>> = {",
		...formats.map(
			(name) =>
				`\t${key(name)}: async () => (await import("./formats/${name}.js")).${identifier(name)},`,
		),
		"};",
		"",
		"const NAMES = new Map<string, string>([",
		...others.map((pair) => `\t${JSON.stringify(pair)},`),
		...formats.map((name) => `\t${JSON.stringify([name, name])},`),
		"]);",
		"",
		"/** The canonical name of the format with this name or alias. */",
		"export function canonicalName(name: string): string | undefined {",
		"\treturn NAMES.get(name);",
		"}",
		"",
		"/** A format by its canonical name or an alias, as `getFormat` of the registry gives it, but loaded alone. */",
		"export async function loadFormat(name: string): Promise<Format | undefined> {",
		"\tconst known = NAMES.get(name);",
		"\treturn known === undefined ? undefined : LOADERS[known]?.();",
		"}",
		"",
	].join("\n");
}

function registry(formats: readonly string[]): string {
	const imports = formats.map(
		(name) => `import { ${identifier(name)} } from "./formats/${name}.js";`,
	);
	return [
		"// Generated from grammars/ by `npm run generate`. Do not edit.",
		"/** All formats, by name and alias. A bundle gets them all: import single ones where that matters. */",
		'import type { Format } from "../runtime/contract.js";',
		...imports,
		"",
		`const FORMATS: readonly Format[] = [${formats.map(identifier).join(", ")}];`,
		"",
		"const BY_NAME = new Map<string, Format>();",
		"for (const format of FORMATS) for (const alias of format.aliases) BY_NAME.set(alias, format);",
		"for (const format of FORMATS) BY_NAME.set(format.name, format);",
		"",
		"/** A format by its canonical name or an alias. */",
		"export function getFormat(name: string): Format | undefined {",
		"\treturn BY_NAME.get(name);",
		"}",
		"",
		"/** All formats, by name. */",
		"export function listFormats(): readonly Format[] {",
		"\treturn FORMATS;",
		"}",
		"",
	].join("\n");
}
