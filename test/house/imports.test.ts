import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkSource, checkTree } from "../../scripts/check-imports.js";
import { circlesOf } from "../../scripts/import-cycles.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The messages for a file that does not exist, with this text. */
function said(file: string, text: string): string[] {
	return checkSource(file, text).map(({ line, message }) => `${line}: ${message}`);
}

describe("folder dependencies", () => {
	test("every file of the project keeps to the map", () => {
		const { files, problems } = checkTree(root);
		expect(files).toBeGreaterThan(8);
		expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
	});

	const wrong: readonly (readonly [string, string, string, RegExp])[] = [
		[
			"the contract imports nothing",
			"src/runtime/contract.ts",
			`import type { E } from "./events.js";`,
			/may import nothing/,
		],
		[
			"scanners know no machine",
			"src/runtime/scan/json/scanner.ts",
			`import { run } from "../../modes/run.js";`,
			/imports src\/runtime\/modes\/run\.ts/,
		],
		[
			"a language of values knows no other one",
			"src/runtime/scan/yaml/scanner.ts",
			`import { isRaw } from "../python/words.js";`,
			/may import nothing of src\/runtime\/scan\/python/,
		],
		[
			"JSON knows nothing of calls",
			"src/runtime/scan/json/scanner.ts",
			`import { newScanner } from "../call/value.js";`,
			/may import nothing of src\/runtime\/scan\/call/,
		],
		[
			"what all scanners share knows no language",
			"src/runtime/scan/output.ts",
			`import { Blanks } from "./yaml/blanks.js";`,
			/may import nothing of src\/runtime\/scan\/yaml/,
		],
		[
			"the engine knows no format",
			"src/runtime/index.ts",
			`export { hermes } from "../generated/formats/hermes.js";`,
			/imports src\/generated\/formats\/hermes\.ts/,
		],
		[
			"the engine knows no compiler, not even its types",
			"src/runtime/index.ts",
			`import type { X } from "../compiler/index.js";`,
			/imports src\/compiler/,
		],
		[
			"the engine has no package",
			"src/runtime/index.ts",
			`import { Ajv } from "ajv";`,
			/imports "ajv".*no package/,
		],
		[
			"the engine has no module of Node",
			"src/runtime/index.ts",
			`import { readFileSync } from "node:fs";`,
			/no package/,
		],
		[
			"the engine loads nothing late",
			"src/runtime/index.ts",
			`const load = () => import("ajv");`,
			/imports "ajv"/,
		],
		[
			"the engine loads nothing computed",
			"src/runtime/index.ts",
			`const load = (name: string) => import(name);`,
			/computed/,
		],
		[
			"generated formats have types of the contract only",
			"src/generated/formats/a.ts",
			`import { CONTRACT_VERSION } from "../../runtime/contract.js";`,
			/types only/,
		],
		[
			"generated formats do not know the engine",
			"src/generated/formats/a.ts",
			`import type { ParserEvent } from "../../runtime/events.js";`,
			/imports src\/runtime\/events\.ts/,
		],
		[
			"the language knows no compiler",
			"src/language/parse.ts",
			`import { compile } from "../compiler/index.js";`,
			/imports src\/compiler/,
		],
		[
			"the compiler knows no validator",
			"src/compiler/check.ts",
			`import { validator } from "../validate/index.js";`,
			/imports src\/validate/,
		],
		[
			"the language has no peggy: its parser is generated",
			"src/language/parse.ts",
			`import peggy from "peggy";`,
			/imports "peggy"/,
		],
		[
			"the validator takes types of the engine only",
			"src/validate/index.ts",
			`import { parse } from "../runtime/index.js";`,
			/types only/,
		],
		[
			"an import of types inside braces is code, too",
			"src/validate/index.ts",
			`import { type Limits } from "../runtime/options.js";`,
			/types only/,
		],
		[
			"the mapping to OpenTelemetry takes types of its package only",
			"src/otel/index.ts",
			`import { trace } from "@opentelemetry/api";`,
			/types only/,
		],
		[
			"the mapping to OpenTelemetry takes types of the records only",
			"src/otel/index.ts",
			`import { observe } from "../telemetry/index.js";`,
			/types only/,
		],
		[
			"telemetry has no package",
			"src/telemetry/index.ts",
			`import type { Tracer } from "@opentelemetry/api";`,
			/no package/,
		],
		[
			"only its own folder knows ajv",
			"src/validate/judge.ts",
			`import { Ajv } from "ajv";`,
			/imports "ajv".*no package/,
		],
		[
			"the validator that makes no code knows no ajv",
			"src/validate/edge/validator.ts",
			`import { Ajv } from "ajv";`,
			/imports "ajv"/,
		],
		[
			"the core knows no validator, only its words",
			"src/trust/executable.ts",
			`import { createValidator } from "../validate/index.js";`,
			/imports src\/validate\/index\.ts/,
		],
		[
			"the core's entry knows no validator",
			"src/index.ts",
			`export { createValidator } from "./validate/edge.js";`,
			/imports src\/validate\/edge\.ts/,
		],
		[
			"readers of tools load no library of schemas",
			"src/tools/index.ts",
			`import { z } from "zod";`,
			/imports "zod".*no package/,
		],
		[
			"adapters do not know the command line",
			"src/adapters/web.ts",
			`import { main } from "../cli/main.js";`,
			/imports src\/cli/,
		],
		[
			"nothing of the source imports a test",
			"src/cli/main.ts",
			`import { x } from "../../test/helper.js";`,
			/imports test\/helper\.ts/,
		],
		[
			"the command line has no ajv of its own",
			"src/cli/main.ts",
			`import { Ajv } from "ajv";`,
			/imports "ajv"/,
		],
		["a new folder needs a row", "src/new/a.ts", "export {};", /no room/],
		["eval", "src/cli/main.ts", "export const x = eval('1');", /eval/],
		["eval by another way", "src/cli/main.ts", "export const x = globalThis.eval('1');", /eval/],
		["new Function", "src/cli/main.ts", "export const x = new Function('1');", /Function/],
		["Function without new", "src/cli/main.ts", "export const x = Function('1');", /Function/],
		["any", "scripts/a.ts", "export function f(x: any[]) { return x; }", /type any/],
		["as any", "src/cli/main.ts", "export const x = 1 as any;", /type any/],
	];
	test.each(wrong)("is reported: %s", (_title, file, text, message) => {
		expect(said(file, text)).toEqual([expect.stringMatching(message)]);
	});

	test("what the map allows is not reported", () => {
		expect(said("src/runtime/index.ts", `export { run } from "./machine.js";`)).toEqual([]);
		expect(
			said(
				"src/generated/formats/a.ts",
				`import type { Format } from "../../runtime/contract.js";`,
			),
		).toEqual([]);
		expect(
			said(
				"src/validate/ajv/compile.ts",
				`import type { Limits } from "../../runtime/options.js";\nimport { Ajv } from "ajv/dist/2020.js";`,
			),
		).toEqual([]);
		expect(
			said("src/cli/main.ts", `import { a } from "../compiler/index.js";\nimport "node:fs";`),
		).toEqual([]);
		expect(said("src/otel/index.ts", `import type { Tracer } from "@opentelemetry/api";`)).toEqual(
			[],
		);
	});

	test("circles are found, each once", () => {
		const loads = new Map([
			["a", ["b", "d"]],
			["b", ["c"]],
			["c", ["a", "e"]],
			["d", ["e"]],
			["e", []],
			["f", ["g"]],
			["g", ["f"]],
		]);
		expect(circlesOf(loads)).toEqual([
			["a", "b", "c"],
			["f", "g"],
		]);
	});

	test("a report names the line", () => {
		expect(said("src/jinja/a.ts", `\n\nimport { x } from "../cli/main.js";`)).toEqual([
			"3: imports src/cli/main.ts: src/jinja/ may import only src/jinja/",
		]);
	});

	test("words in comments and strings are no constructs", () => {
		expect(
			said("src/cli/main.ts", `// any eval(1)\nexport const s = "new Function() as any";`),
		).toEqual([]);
	});
});
