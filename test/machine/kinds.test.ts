/** The kinds: a format brings the readers that its nodes ask for, no others, and is not loaded without one of them. */
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import type { Format, KindName } from "../../src/runtime/contract.js";
import { createParser } from "../../src/runtime/index.js";

function without({ kinds, ...format }: Format, kind: KindName): Format {
	return { ...format, kinds: kinds.filter((one) => one.kind !== kind) };
}

const listed = listFormats().flatMap((format) =>
	format.kinds.map(({ kind }): [string, KindName, Format] => [format.name, kind, format]),
);

test("formats bring all kinds, and some bring none", () => {
	expect(new Set(listed.map(([, kind]) => kind))).toEqual(
		new Set(["input", "pairs", "pattern", "python", "quoted", "yaml"]),
	);
	expect(listFormats().some(({ kinds }) => kinds.length === 0)).toBe(true);
});

test.each(listed)("%s is not loaded without its kind %s", (name, kind, format) => {
	expect(() => createParser(format)).not.toThrow();
	expect(() => createParser(without(format, kind))).toThrow(
		`format ${name} lacks the kind ${kind}, which its nodes ask for`,
	);
});

test("a format of an older contract is refused, and the error says what to do", () => {
	const [format] = listFormats();
	if (format === undefined) throw new Error("there are no formats");
	expect(() => createParser({ ...format, version: 1 })).toThrow(
		/compiled for contract 1, this runtime reads 2: generate it again/,
	);
});

describe("a bundle of the engine and one format", () => {
	/** The readers that are no part of every bundle, by a file of each. */
	const READERS: Readonly<Record<KindName, string>> = {
		input: "src/runtime/scan/call/input.ts",
		pairs: "src/runtime/build/builder.ts",
		pattern: "src/runtime/scan/call/pattern.ts",
		python: "src/runtime/scan/python/scanner.ts",
		quoted: "src/runtime/scan/string-escape.ts",
		yaml: "src/runtime/scan/yaml/scanner.ts",
	};

	async function filesWith(format: string): Promise<readonly string[]> {
		const { metafile } = await build({
			stdin: {
				contents: `
					export { createParser } from "./src/runtime/index.ts";
					export * from "./src/generated/formats/${format}.ts";`,
				resolveDir: process.cwd(),
			},
			bundle: true,
			write: false,
			metafile: true,
			format: "esm",
			logLevel: "silent",
		});
		return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
	}

	// bare text that a schema declares as an object or a list may be a Python literal
	test.each([
		["passthrough", []],
		["hermes", ["pattern"]],
		["qwen_coder", ["pairs", "pattern", "python"]],
		["langchain_json", ["input", "pattern", "quoted"]],
		["yaml_xml", ["python", "yaml"]],
	] as const)("%s: of the readers it holds %j", async (format, readers) => {
		const files = await filesWith(format);
		const held = Object.entries(READERS).filter(([, file]) => files.includes(file));
		expect(held.map(([kind]) => kind)).toEqual(readers);
	});
});
