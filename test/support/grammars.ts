/** The grammars of the registry, read once: the same objects for all tests of a thread. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseGrammar } from "../../src/language/parse.js";
import type { Grammar } from "../../src/language/syntax.js";
import { ROOT } from "./shared.js";

const FOLDER = join(ROOT, "grammars");

let read: ReadonlyMap<string, Grammar> | null = null;

/** Throws where there is none of this name. */
export function grammarOf(name: string): Grammar {
	read ??= new Map(readdirSync(FOLDER).flatMap(grammarIn));
	const grammar = read.get(name);
	if (grammar === undefined) throw new Error(`no grammar is named ${name}`);
	return grammar;
}

function grammarIn(file: string): readonly (readonly [string, Grammar])[] {
	if (!file.endsWith(".toolgrammar")) return [];
	const { grammar } = parseGrammar(readFileSync(join(FOLDER, file), "utf8"), file);
	if (grammar === null) throw new Error(`grammars/${file} has errors`);
	return [[grammar.name, grammar]];
}
