/** Each grammar compiles, without an error, to what is committed: a change of the analysis shows in the data of the formats. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileGrammar, emitTypeScript, emitWriting } from "../../src/compiler/index.js";
import { ROOT } from "../support/shared.js";

const files = readdirSync(join(ROOT, "grammars")).filter((file) => file.endsWith(".toolgrammar"));

function committed(folder: string, name: string): string {
	return readFileSync(join(ROOT, "src/generated", folder, `${name}.ts`), "utf8");
}

describe.each(files)("%s", (file) => {
	it("compiles to the modules that are committed", () => {
		const path = `grammars/${file}`;
		const source = readFileSync(join(ROOT, path), "utf8");
		const { format, writing, diagnostics } = compileGrammar(source, path);
		expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
		if (format === null || writing === null) throw new Error("no errors, and no format");
		// not toBe: the difference of two long files says nothing
		expect(emitTypeScript(format, path) === committed("formats", format.name)).toBe(true);
		expect(emitWriting(writing, path) === committed("writings", format.name)).toBe(true);
	});
});
