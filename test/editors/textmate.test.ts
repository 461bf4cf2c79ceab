/** The TextMate grammar of the language reads every grammar of the project, and has the language's words. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import oniguruma from "vscode-oniguruma";
import textmate, { type IGrammar } from "vscode-textmate";
import { FIELDS, KEYWORDS, KINDS, SHAPES, TYPES } from "../../src/language/vocabulary.js";
import { ROOT } from "../support/shared.js";

const EXTENSION = join(ROOT, "editors", "vscode");
const ROOT_SCOPE = "source.toolgrammar";

let grammar: IGrammar;
beforeAll(async () => {
	const wasm = createRequire(import.meta.url).resolve("vscode-oniguruma/release/onig.wasm");
	await oniguruma.loadWASM(readFileSync(wasm));
	const { contributes } = JSON.parse(readFileSync(join(EXTENSION, "package.json"), "utf8"));
	const [{ path, scopeName }] = contributes.grammars;
	const file = join(EXTENSION, path);
	const registry = new textmate.Registry({
		onigLib: Promise.resolve({
			createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
			createOnigString: (text) => new oniguruma.OnigString(text),
		}),
		loadGrammar: async () => textmate.parseRawGrammar(readFileSync(file, "utf8"), file),
	});
	const loaded = await registry.loadGrammar(scopeName);
	if (loaded === null) throw new Error(`there is no grammar of ${scopeName}`);
	grammar = loaded;
});

interface Piece {
	readonly text: string;
	readonly scopes: readonly string[];
}

function pieces(source: string): readonly (readonly Piece[])[] {
	let state = textmate.INITIAL;
	return source.split("\n").map((line) => {
		const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
		state = ruleStack;
		return tokens.map(({ startIndex, endIndex, scopes }) => ({
			text: line.slice(startIndex, endIndex),
			scopes,
		}));
	});
}

/** The innermost scope of the first piece that is this text. */
function scopeOf(source: string, text: string): string | undefined {
	return pieces(source)
		.flat()
		.find((piece) => piece.text === text)
		?.scopes.at(-1);
}

describe.each(readdirSync(join(ROOT, "grammars")))("%s", (file) => {
	test("every piece of every line has a scope", () => {
		const source = readFileSync(join(ROOT, "grammars", file), "utf8");
		const bare = pieces(source).flatMap((line, at) =>
			line.flatMap(({ text, scopes }) =>
				text.trim() !== "" &&
				scopes.every((scope) => scope === ROOT_SCOPE || scope.startsWith("meta."))
					? [`${at + 1}: ${text}`]
					: [],
			),
		);
		expect(bare).toEqual([]);
	});
});

test.each(KEYWORDS)("the keyword %s", (word) => {
	const scope = scopeOf(`${word} x y = "z"`, word);
	expect(scope).toMatch(/^(keyword|storage)\./);
	// before "=" it is the name of a rule, as in the language
	if (word !== "lenient")
		expect(scopeOf(`${word} = "z"`, word)).toBe("entity.name.function.rule.toolgrammar");
});

test.each(FIELDS)("the field %s", (field) => {
	for (const source of [`x = ${field}`, `x = ${field}:( "y" )`, `x = =${field}`])
		expect(scopeOf(source, field), source).toBe("variable.language.field.toolgrammar");
	expect(scopeOf(`x = ${field}-more`, `${field}-more`)).toBe("variable.other.rule.toolgrammar");
});

test.each(KINDS)("the kind %s", (kind) => {
	expect(scopeOf(`x = skip:${kind}`, kind)).toBe("support.type.kind.toolgrammar");
});

test.each(SHAPES)("the builder %s", (shape) => {
	expect(scopeOf(`x = value:${shape}( y )`, shape)).toBe("support.function.builder.toolgrammar");
});

test.each(TYPES)("the type %s", (type) => {
	expect(scopeOf(`example x\n  with f(a: ${type})`, type)).toBe("support.type.toolgrammar");
});

test("a line of input is text, whatever it holds; a rule behind it is a rule", () => {
	const source = 'example a # b\n  | message = "x # y\n  = text "t" # c\nmessage = "z"';
	expect(scopeOf(source, ' message = "x # y')).toBe("string.unquoted.input.toolgrammar");
	expect(scopeOf(source, " a # b")).toBe("entity.name.section.toolgrammar");
	expect(scopeOf(source, "# c")).toBe("comment.line.number-sign.toolgrammar");
	expect(scopeOf(source, "message")).toBe("entity.name.function.rule.toolgrammar");
});
