/**
 * Grammars on their way: `grammars/next` holds formats that are written but not offered yet. Each must compile, and read its own
 * examples as it says, at every cut; what does not is named here with the reason, and leaves the list when it does.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileGrammar } from "../../src/compiler/index.js";
import { ROOT } from "../support/shared.js";

const FOLDER = join(ROOT, "grammars/next");
const KNOWN: ReadonlyMap<string, string> = new Map([]);

const files = existsSync(FOLDER)
	? readdirSync(FOLDER).filter((file) => file.endsWith(".toolgrammar"))
	: [];
if (files.length > 0) {
	describe("grammars on their way", () => {
		test.each(files)("%s", (file) => {
			const { diagnostics } = compileGrammar(readFileSync(join(FOLDER, file), "utf8"), file);
			const errors = diagnostics.filter(({ severity }) => severity === "error");
			const shown = errors.map(({ code, message }) => `${code}: ${message}`);
			if (KNOWN.has(file)) expect(shown).not.toEqual([]);
			else expect(shown).toEqual([]);
		});
	});
}
