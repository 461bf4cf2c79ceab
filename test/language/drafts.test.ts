import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseGrammar } from "../../src/language/parse.js";

const GRAMMARS = fileURLToPath(new URL("../../grammars/", import.meta.url));
/** Draft grammars beside the repository; not everybody has them. */
const DRAFTS = fileURLToPath(new URL("../../../shared/drafts/", import.meta.url));

function grammarsIn(directory: string): readonly string[] {
	if (!existsSync(directory)) return [];
	return readdirSync(directory).filter((name) => name.endsWith(".toolgrammar"));
}

function problems(directory: string, name: string): readonly string[] {
	const { grammar, diagnostics } = parseGrammar(readFileSync(directory + name, "utf8"), name);
	const found = diagnostics.map(
		(one) => `${one.at.start.line}:${one.at.start.column} ${one.message}`,
	);
	return grammar === null && found.length === 0 ? ["no grammar and no diagnostic"] : found;
}

const drafts = grammarsIn(DRAFTS);
if (drafts.length === 0) console.warn("SKIPPED: there are no draft grammars beside the repository");

describe.skipIf(drafts.length === 0)("draft grammars", () => {
	it("are 33", () => expect(drafts).toHaveLength(33));
	it.each(drafts)("%s is read", (name) => expect(problems(DRAFTS, name)).toEqual([]));
});

describe("the grammars of this repository", () => {
	for (const name of grammarsIn(GRAMMARS)) {
		it(`${name} is read`, () => expect(problems(GRAMMARS, name)).toEqual([]));
	}
	it("are read", () => expect(grammarsIn(GRAMMARS).length).toBeGreaterThan(0));
});
