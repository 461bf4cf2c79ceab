/**
 * `npm run api` writes `api/`: what users can import, entry point by entry point, as the compiler has emitted it to `dist/`, without
 * comments. A change of the public surface is a change of these files. With `--check` it writes nothing, and fails when they are stale.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "api");

const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
	readonly exports: Readonly<Record<string, { readonly types?: string }>>;
};

/** Stands for all files of an entry point that is a folder: they are alike. */
const EXAMPLE = "hermes";
const entries = Object.entries(exports).flatMap(([name, { types }]) => {
	if (types === undefined) return [];
	if (!types.includes("*")) return [{ name, file: join(root, types) }];
	const [before = "", after = ""] = types.split("*");
	const files = readdirSync(join(root, before)).filter((file) => file.endsWith(after));
	const names = files.map((file) => file.slice(0, -after.length)).sort();
	const some = names.includes(EXAMPLE) ? [EXAMPLE] : names;
	return some.map((one) => ({
		name: name.replace("*", one),
		file: join(root, before, `${one}${after}`),
	}));
});

if (!existsSync(join(root, "dist"))) throw new Error("there is no dist/: run npm run build first");
const program = ts.createProgram(
	entries.map(({ file }) => file),
	{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, skipLibCheck: true, types: [] },
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

function aliased(symbol: ts.Symbol): ts.Symbol {
	return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

/** A declaration as a whole statement. */
function statementOf(node: ts.Declaration): ts.Node {
	const list = node.parent;
	return ts.isVariableDeclaration(node) && ts.isVariableDeclarationList(list) ? list.parent : node;
}

/** Where it is told in full: in the entry point that comes first. */
const told = new Map<ts.Symbol, string>();

function report({ name, file }: (typeof entries)[number]): string {
	const source = program.getSourceFile(file);
	const module = source && checker.getSymbolAtLocation(source);
	if (module === undefined) throw new Error(`${relative(root, file)} exports nothing`);
	const symbols = [...checker.getExportsOfModule(module)].sort((a, b) =>
		a.name < b.name ? -1 : 1,
	);
	const texts = symbols.map((symbol) => {
		const target = aliased(symbol);
		const before = told.get(target);
		if (before !== undefined) return `// ${symbol.name}: as in ${before}`;
		told.set(target, name);
		const as = target.name === symbol.name ? "" : `// ${symbol.name}:\n`;
		const statements = (target.declarations ?? []).map((one) =>
			printer.printNode(ts.EmitHint.Unspecified, statementOf(one), one.getSourceFile()),
		);
		return as + statements.join("\n");
	});
	const title = name.replace(/^\./, "toolgrammar");
	return `// ${title}\n// Written by npm run api. Do not edit.\n\n${texts.join("\n\n")}\n`;
}

const made = new Map(
	entries.map((entry) => [
		`${entry.name.replace(/^\.\/?/, "").replaceAll("/", "-") || "toolgrammar"}.txt`,
		report(entry),
	]),
);
const check = process.argv.includes("--check");
const there = existsSync(folder) ? readdirSync(folder) : [];
if (!check) {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	for (const [file, text] of made) writeFileSync(join(folder, file), text);
	console.log(`api: ${made.size} entry points written`);
} else {
	const names = new Set([...there, ...made.keys()]);
	const stale = [...names].filter(
		(file) => !there.includes(file) || readFileSync(join(folder, file), "utf8") !== made.get(file),
	);
	for (const file of stale)
		console.error(
			`api/${file}: the public surface has changed: run npm run api, and look at the difference`,
		);
	if (stale.length > 0) process.exitCode = 1;
	else console.log(`api: ${made.size} entry points are as they were`);
}
