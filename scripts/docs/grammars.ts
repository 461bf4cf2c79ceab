/** The grammars of the project. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseGrammar } from "../../src/language/parse.js";
import type { Grammar } from "../../src/language/syntax.js";

/** By the names of their formats. `file` of a grammar is its path in the project. */
export function grammarsByName(root: string): ReadonlyMap<string, Grammar> {
	const found = new Map<string, Grammar>();
	for (const name of readdirSync(join(root, "grammars")).sort()) {
		if (!name.endsWith(".toolgrammar")) continue;
		const file = `grammars/${name}`;
		const { grammar } = parseGrammar(readFileSync(join(root, file), "utf8"), file);
		if (grammar !== null) found.set(grammar.name, grammar);
	}
	return found;
}
