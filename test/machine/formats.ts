/** Formats out of grammars: those of the project, and until they ship the drafts beside the checkout. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../../src/compiler/compile.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Format } from "../../src/runtime/contract.js";
import { ROOT, sharedPath } from "../support/shared.js";

/** The format of a grammar's file; null when there is none. */
export function formatNamed(name: string): Format | null {
	const file = `${name}.toolgrammar`;
	const own = join(ROOT, "grammars", file);
	const path = existsSync(own) ? own : sharedPath("drafts", file);
	return path === null ? null : formatOf(readFileSync(path, "utf8"), path);
}

/** The format of a grammar's rules; its examples are not run. */
export function formatOf(source: string, file = "test.toolgrammar"): Format {
	const { grammar, diagnostics } = parseGrammar(source, file);
	if (grammar === null) throw new Error(diagnostics.map((one) => one.message).join("\n"));
	return compile(grammar);
}
