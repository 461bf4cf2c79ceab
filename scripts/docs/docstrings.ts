/** Public exports without a comment: an editor and the reference of the API would have nothing to say of them. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import ts from "typescript";

/** Of modules that the generator makes, one stands for all: they are alike. */
const EXAMPLE = "hermes.ts";

/** The sources of all modules that a program can import. */
function modules(root: string): readonly string[] {
	const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
		readonly exports: Readonly<Record<string, { readonly default: string }>>;
	};
	return Object.values(exports).flatMap(({ default: file }) => {
		if (!file.endsWith(".js")) return [];
		const source = join(root, file.replace(/^\.\/dist\//, "src/").replace(/\.js$/, ".ts"));
		if (!basename(source).startsWith("*")) return [source];
		const folder = dirname(source);
		const all = readdirSync(folder).filter((name) => name.endsWith(".ts"));
		return (all.includes(EXAMPLE) ? [EXAMPLE] : all).map((name) => join(folder, name));
	});
}

const OPTIONS: ts.CompilerOptions = {
	target: ts.ScriptTarget.ES2022,
	module: ts.ModuleKind.NodeNext,
	noLib: true,
	types: [],
};

/** Names and comments are all that is asked for: only the sources are read, and no package. */
function ownModules(): ts.CompilerHost {
	const host = ts.createCompilerHost(OPTIONS);
	host.resolveModuleNameLiterals = (names, from) =>
		names.map(({ text }) => {
			if (!text.startsWith(".")) return { resolvedModule: undefined };
			const resolvedFileName = join(dirname(from), text.replace(/\.js$/, ".ts"));
			return { resolvedModule: { resolvedFileName, extension: ts.Extension.Ts } };
		});
	return host;
}

/** `file: name` of each, by the alphabet, and how many exports were looked at. */
export function silentExports(root: string): {
	readonly silent: readonly string[];
	readonly exports: number;
} {
	const entries = modules(root);
	const program = ts.createProgram(entries, OPTIONS, ownModules());
	const checker = program.getTypeChecker();
	const seen = new Set<ts.Symbol>();
	const silent = new Set<string>();
	for (const entry of entries) {
		const source = program.getSourceFile(entry);
		const module = source && checker.getSymbolAtLocation(source);
		if (module === undefined) throw new Error(`${entry} is no module`);
		for (const one of checker.getExportsOfModule(module)) {
			const symbol = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
			const declared = symbol.declarations?.[0];
			// another package's
			if (declared === undefined) continue;
			const file = relative(root, declared.getSourceFile().fileName).replaceAll("\\", "/");
			seen.add(symbol);
			if (symbol.getDocumentationComment(checker).length === 0)
				silent.add(`${file}: ${symbol.name}`);
		}
	}
	return { silent: [...silent].sort(), exports: seen.size };
}
