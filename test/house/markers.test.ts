import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { parseGrammar } from "../../src/language/parse.js";
import { constantTexts } from "./constant-texts.js";
import { grammarLiterals, isMarker } from "./grammar-literals.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Names of the public interface, and of other APIs, that hold the text of a marker. */
const PUBLIC_NAMES: readonly string[] = ["TOOLGRAMMAR_STRICT_TOOL_CALL", "code_interpreter"];

/** Where a marker stands in a source text, one line each. */
function finds(file: string, source: string, markers: ReadonlyMap<string, string>): string[] {
	const found = new Set<string>();
	for (const { text: written, line } of constantTexts(file, source)) {
		const text = PUBLIC_NAMES.reduce((rest, name) => rest.replaceAll(name, "\n"), written);
		for (const [marker, grammar] of markers) {
			if (text.includes(marker))
				found.add(`${file}:${line} ${JSON.stringify(marker)} of ${grammar}`);
		}
	}
	return [...found];
}

/** marker → the first grammar that spells it */
function markersOfGrammars(): Map<string, string> {
	const markers = new Map<string, string>();
	for (const name of readdirSync(join(root, "grammars"))) {
		if (!name.endsWith(".toolgrammar")) continue;
		const file = `grammars/${name}`;
		const { grammar } = parseGrammar(readFileSync(join(root, file), "utf8"), file);
		if (!grammar) throw new Error(`${file} has errors`);
		for (const text of grammarLiterals(grammar)) {
			if (isMarker(text) && !markers.has(text)) markers.set(text, file);
		}
	}
	return markers;
}

function sourceFiles(): string[] {
	const generated = join("src", "generated") + sep;
	return readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
		.map((entry) => relative(root, join(entry.parentPath, entry.name)))
		.filter((file) => !file.startsWith(generated));
}

describe("no marker of a format stands in the code", () => {
	let markers: Map<string, string>;
	beforeAll(() => {
		markers = markersOfGrammars();
	});

	test("the grammars spell markers", () => {
		expect(markers.size).toBeGreaterThan(5);
		expect([...markers.keys()]).toContain("<tool_call>");
	});

	test("none of them is written in src outside of src/generated", () => {
		const files = sourceFiles();
		expect(files.length).toBeGreaterThan(10);
		const all = files.flatMap((file) =>
			finds(file, readFileSync(join(root, file), "utf8"), markers),
		);
		expect(all).toEqual([]);
	});
});

describe("the search", () => {
	const markers = new Map([
		["<tool_call>", "a.toolgrammar"],
		["[CALLS]", "b.toolgrammar"],
		["TOOL_CALL", "c.toolgrammar"],
	]);
	const spelled: readonly (readonly [string, string])[] = [
		["a literal", `f("x <tool_call> y");`],
		["single quotes", `f('<tool_call>');`],
		["a sum of two literals", `f("<tool" + "_call>");`],
		["a sum of many", `f(x + "<to" + ("ol" + "_ca") + "ll>");`],
		["a sum inside a template", "f(`<tool${'_call'}>`);"],
		["a template", "f(`a <tool_call> b`);"],
		["a piece of a template", "f(`${a}<tool_call>${b}`);"],
		["a tagged template", "f`<tool_call>`;"],
		["escapes", `f("\\x3ctool\\u005fcall\\u{3e}");`],
		["a joined array", `f(["<tool", "call>"].join("_"));`],
		["concat", `f("<tool".concat("_call>"));`],
		["a property name", `f({ "<tool_call>": 1 });`],
		["a type", `type T = "<tool_call>";`],
		["a regular expression", "f(/^<tool_call>$/);"],
		["an escaped regular expression", "f(/\\[CALLS\\]/);"],
		["a regular expression with classes", "f(/[[]CALLS[\\]]/);"],
		["a marker beside a public name", `f("TOOLGRAMMAR_STRICT_TOOL_CALL TOOL_CALL");`],
		["a regular expression with codes and a group", "f(/(?:\\x3ctool)_call\\u003e/u);"],
	];
	test.each(spelled)("finds %s", (_title, source) => {
		expect(finds("fixture.ts", source, markers)).toHaveLength(1);
	});

	const harmless: readonly (readonly [string, string])[] = [
		["a comment", `// <tool_call>\nf(1); /* "<tool_call>" */`],
		["parts with something between", `f("<tool" + x + "_call>"); f(\`<tool\${x}_call>\`);`],
		["parts in two places", `f("<tool", "_call>");`],
		["a name of the public interface", `f("set TOOLGRAMMAR_STRICT_TOOL_CALL=1");`],
		["a class of many characters", "f(/<tool[_-]call>/);"],
	];
	test.each(harmless)("does not take %s for one", (_title, source) => {
		expect(finds("fixture.ts", source, markers)).toEqual([]);
	});

	test("a find names file, line, marker and grammar", () => {
		expect(finds("fixture.ts", `\nf("<tool" + "_call>");`, markers)).toEqual([
			'fixture.ts:2 "<tool_call>" of a.toolgrammar',
		]);
	});
});

describe("what counts as a marker", () => {
	test.each(["<tool_call>", "[TOOL_CALLS]", "｜tool▁calls", "name(", "a\nbc"])(
		"%j does",
		(text) => {
			expect(isMarker(text)).toBe(true);
		},
	);
	test.each(["", "```", "name", "two words 2", "Müll"])("%j does not", (text) => {
		expect(isMarker(text)).toBe(false);
	});
});
