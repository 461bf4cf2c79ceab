import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import peggy from "peggy";

const GRAMMAR = fileURLToPath(new URL("../src/language/toolgrammar.peggy", import.meta.url));
/** Where the text of `generateLanguage` belongs. */
export const LANGUAGE_OUTPUT = fileURLToPath(
	new URL("../src/generated/language/parser.ts", import.meta.url),
);

/** Peggy writes plain JavaScript, so the file is not checked; `src/language/parse.ts` gives its function a type. */
const HEAD = `// Generated from src/language/toolgrammar.peggy by scripts/generate-language.ts: do not edit.
// @ts-nocheck
`;

/** The text of the generated parser. The same grammar gives the same text on each machine. */
export function generateLanguage(): string {
	const grammar = readFileSync(GRAMMAR, "utf8").replaceAll("\r\n", "\n");
	const code = peggy.generate(grammar, {
		output: "source",
		format: "es",
		grammarSource: "toolgrammar.peggy",
	});
	return HEAD + code;
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
	writeFileSync(LANGUAGE_OUTPUT, generateLanguage());
}
