/** Public exports without a comment: an editor and the reference of the API would have nothing to say of them. */
import { join, relative } from "node:path";
import ts from "typescript";
import { entryPoints } from "./api.js";

/** `file: name`, by the alphabet. Of src/runtime nothing is asked yet. */
export function silentExports(root: string): readonly string[] {
	const config = ts.readConfigFile(join(root, "tsconfig.build.json"), ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
	const entries = entryPoints(root);
	const program = ts.createProgram(entries, { ...options, noEmit: true });
	const checker = program.getTypeChecker();
	const found = new Set<string>();
	for (const entry of entries) {
		const source = program.getSourceFile(entry);
		const module = source && checker.getSymbolAtLocation(source);
		if (module === undefined) throw new Error(`${entry} is no module`);
		for (const one of checker.getExportsOfModule(module)) {
			const symbol = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
			const declared = symbol.declarations?.[0];
			if (declared === undefined) continue;
			const file = relative(root, declared.getSourceFile().fileName).replaceAll("\\", "/");
			if (!file.startsWith("src/") || /^src\/(generated|runtime)\//.test(file)) continue;
			if (symbol.getDocumentationComment(checker).length === 0)
				found.add(`${file}: ${symbol.name}`);
		}
	}
	return [...found].sort();
}
