/** The validator that makes no code says the same as the one on ajv, but for the differences that docs/TRUST.md names. */
import { execFileSync } from "node:child_process";
import { build } from "esbuild";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../src/index.js";
import { createValidator as createEdge } from "../../src/validate/edge.js";
import { createValidator } from "../../src/validate/index.js";
import { ROOT } from "../support/shared.js";

const ajv = createValidator();
const edge = createEdge();

const key = fc.constantFrom("a", "b", "ab", "x-1", "constructor");
const count = fc.integer({ min: 0, max: 3 });
const number = fc.constantFrom(-1, 0, 1, 2, 2.5, 3);
const pattern = fc.constantFrom("^a", "b$", "^[ab]+$", "^x-", "^(?:a|b)*$");

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
	value: fc.oneof(
		{ depthSize: "small", withCrossShrink: true },
		fc.constantFrom<unknown>(null, true, false, "", "a", "ab", "b", "é😀", 0, 1, 2, 2.5, -1),
		fc.array(tie("value"), { maxLength: 4 }),
		fc.dictionary(key, tie("value"), { maxKeys: 4 }),
	),
}));

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
const { schema } = fc.letrec<{ schema: JsonSchema }>((tie) => {
	const some = fc.array(tie("schema"), { minLength: 1, maxLength: 3 });
	const named = fc.dictionary(key, tie("schema"), { maxKeys: 3 });
	const keywords: { readonly [keyword: string]: fc.Arbitrary<unknown> } = {
		type: fc.oneof(
			fc.constantFrom(...TYPES),
			fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 3 }),
		),
		properties: named,
		patternProperties: fc.dictionary(pattern, tie("schema"), { maxKeys: 2 }),
		additionalProperties: tie("schema"),
		propertyNames: tie("schema"),
		required: fc.uniqueArray(key, { maxLength: 2 }),
		dependentRequired: fc.dictionary(key, fc.uniqueArray(key, { maxLength: 2 }), { maxKeys: 1 }),
		dependentSchemas: fc.dictionary(key, tie("schema"), { maxKeys: 1 }),
		items: tie("schema"),
		prefixItems: some,
		additionalItems: tie("schema"),
		contains: tie("schema"),
		minContains: count,
		unevaluatedItems: tie("schema"),
		unevaluatedProperties: tie("schema"),
		dependencies: fc.dictionary(key, tie("schema"), { maxKeys: 1 }),
		uniqueItems: fc.boolean(),
		allOf: some,
		anyOf: some,
		oneOf: some,
		not: tie("schema"),
		if: tie("schema"),
		// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
		then: tie("schema"),
		else: tie("schema"),
		enum: fc.uniqueArray(value, { minLength: 1, maxLength: 4, selector: JSON.stringify }),
		const: value,
		minimum: number,
		exclusiveMaximum: number,
		multipleOf: fc.constantFrom(1, 2, 0.5),
		minLength: count,
		maxLength: count,
		minItems: count,
		maxItems: count,
		minProperties: count,
		maxProperties: count,
		pattern,
		format: fc.constantFrom("date", "email"),
		$ref: fc.constantFrom("#/$defs/r", "#"),
	};
	return {
		schema: fc.oneof({ depthSize: "small", withCrossShrink: true }, fc.boolean(), fewOf(keywords)),
	};
});

/** A few of many keywords: with all of them nothing would fit. */
function fewOf(keywords: {
	readonly [keyword: string]: fc.Arbitrary<unknown>;
}): fc.Arbitrary<{ [keyword: string]: unknown }> {
	const single = Object.entries(keywords).map(([keyword, arbitrary]) =>
		arbitrary.map((of): [string, unknown] => [keyword, of]),
	);
	return fc
		.array(fc.oneof(...single), { minLength: 1, maxLength: 4 })
		.map((entries) => Object.fromEntries(entries));
}

const DIALECTS = [
	"http://json-schema.org/draft-07/schema#",
	"https://json-schema.org/draft/2019-09/schema",
	"https://json-schema.org/draft/2020-12/schema",
];

describe("both validators", () => {
	test("agree on generated schemas and values", () => {
		let [fit, unfit, wrong] = [0, 0, 0];
		const parts = fc.record({
			root: schema,
			r: schema,
			$schema: fc.constantFrom(undefined, ...DIALECTS),
			args: fc.dictionary(key, value, { maxKeys: 4 }),
		});
		fc.assert(
			fc.property(parts, ({ root, r, $schema, args }) => {
				const inner = typeof root === "boolean" ? { additionalProperties: root } : root;
				const parameters = {
					...($schema === undefined ? {} : { $schema }),
					...inner,
					$defs: { r },
				};
				const text = JSON.stringify(args);
				const [one, other] = [ajv, edge].map((judge) =>
					judge.validate({ name: "t", parameters }, text),
				);
				if (one === undefined || other === undefined) throw new Error("two were asked");
				if (one[0]?.message.startsWith("the tool's schema") === true) wrong++;
				else if (one.length === 0) fit++;
				else unfit++;
				expect(other.length === 0, JSON.stringify([one, other])).toBe(one.length === 0);
				expect(JSON.parse(text)).toEqual(args);
			}),
			{ numRuns: 1_000 },
		);
		expect(Math.min(fit, unfit)).toBeGreaterThan(100);
		expect(wrong).toBeLessThan(500);
	});

	const same: readonly (readonly [JsonSchema, unknown, readonly string[]])[] = [
		[{ properties: { a: { type: "integer" } } }, { a: "1" }, ["/a: must be integer"]],
		[{ properties: { a: { type: ["null", "string"] } } }, { a: 1 }, ["/a: must be null,string"]],
		[{ required: ["a"] }, {}, [": must have required property 'a'"]],
		[{ properties: { "a/b~": { const: { x: 1 } } } }, { "a/b~": 2 }, ['/a~1b~0: must be {"x":1}']],
		[{ properties: { "é%": { enum: ["a", 1] } } }, { "é%": 2 }, ['/é%: must be one of "a", 1']],
		[{ properties: { a: { pattern: '^"a' } } }, { a: "b" }, ['/a: must match pattern "^"a"']],
		[{ properties: { a: false } }, { a: 1 }, ["/a: is not allowed"]],
		[{ properties: { a: { type: "string", nullable: true } } }, { a: null }, []],
		...[
			{ $ref: "#/$defs/x", nullable: true },
			{ enum: ["x"], nullable: true },
			{ anyOf: [{ const: "x" }], nullable: false },
			{ type: ["string", "null"], pattern: "x", nullable: false },
		].map((a) => {
			const schema = { properties: { a }, $defs: { x: { const: "x" } } };
			return [schema, { a: "x" }, []] as const;
		}),
		[
			{ properties: { nullable: { type: "integer" } } },
			{ nullable: "1" },
			["/nullable: must be integer"],
		],
		[{ properties: { a: { format: "email" } } }, { a: "no" }, []],
		[
			{ additionalProperties: { $ref: "#/$defs/x" }, $defs: { x: { type: "null" } } },
			{ a: 1 },
			["/a: must be null"],
		],
	];
	test.each(same)("say the same: %j %j", (parameters, args, lines) => {
		for (const judge of [ajv, edge]) {
			const errors = judge.validate({ name: "t", parameters }, JSON.stringify(args));
			expect(errors.map(({ path, message }) => `${path}: ${message}`)).toEqual(lines);
		}
	});

	test("refuse wrong schemas, and keep to `maxErrors`", () => {
		const wrong: readonly object[] = [
			{ properties: { a: { type: "int" } } },
			{ required: "a" },
			{ properties: { a: { pattern: "(" } } },
			{ properties: { a: { pattern: "(a)\\1" } } },
			{ properties: { a: { $ref: "#/$defs/x" } } },
			{ properties: { a: { $ref: "https://example.com/a.json" } } },
			{ anyOf: [] },
			{ minLength: -1 },
		];
		for (const parameters of wrong)
			for (const judge of [ajv, edge]) {
				const errors = judge.validate({ name: "t", parameters: { ...parameters } }, "{}");
				expect(errors).toEqual([
					{ path: "", message: expect.stringMatching(/^the tool's schema /) },
				]);
			}
		const list = { properties: { l: { items: { type: "string" } } } };
		for (const make of [createValidator, createEdge])
			expect(
				make({ maxErrors: 3 }).validate({ name: "t", parameters: list }, '{"l":[1,2,3,4]}'),
			).toHaveLength(3);
	});

	test("change no schema", () => {
		const schema = { properties: { a: Object.freeze({ pattern: "^a", uniqueItems: true }) } };
		const before = JSON.stringify(schema);
		edge.validate({ name: "t", parameters: schema }, '{"a":"b"}');
		expect(JSON.stringify(schema)).toBe(before);
		expect(Object.getOwnPropertyNames(schema)).toEqual(["properties"]);
	});
});

test("the differences: numbers", () => {
	const said = (judge: typeof ajv, parameters: object, text: string) =>
		judge.validate({ name: "t", parameters: { ...parameters } }, text).length;
	// binary fractions against decimal ones
	expect(said(ajv, { properties: { n: { multipleOf: 0.1 } } }, '{"n":0.3}')).toBe(1);
	expect(said(edge, { properties: { n: { multipleOf: 0.1 } } }, '{"n":0.3}')).toBe(0);
	// ajv minds a number beyond a double only where a number is asked for
	expect(said(ajv, { minProperties: 1 }, '{"n":1e999}')).toBe(0);
	expect(said(edge, { minProperties: 1 }, '{"n":1e999}')).toBe(1);
});

/** The files of a bundle that come from packages. */
async function packagesOf(entry: string): Promise<readonly string[]> {
	const { metafile } = await build({
		entryPoints: [`${ROOT}/${entry}`],
		bundle: true,
		write: false,
		metafile: true,
		format: "esm",
		platform: "neutral",
		mainFields: ["module", "main"],
		external: ["node:*"],
	});
	const names = Object.keys(metafile.inputs).flatMap(
		(path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
	);
	return [...new Set(names)].sort();
}

describe("what an import loads", () => {
	test("the core, and the reader of tools: no package", async () => {
		expect(await packagesOf("src/index.ts")).toEqual([]);
		expect(await packagesOf("src/tools/index.ts")).toEqual([]);
	});
	test("the validators: one package each, and not the other's", async () => {
		expect(await packagesOf("src/validate/edge.ts")).toEqual(["@cfworker/json-schema"]);
		const packages = await packagesOf("src/validate/index.ts");
		expect(packages).toContain("ajv");
		expect(packages).not.toContain("@cfworker/json-schema");
	});
	test("the validator for the edge runs where code cannot be made of text; the one on ajv does not", async () => {
		const bundle = async (entry: string): Promise<string> => {
			const { outputFiles } = await build({
				stdin: {
					contents: `import { createValidator } from "./src/validate/${entry}.js";
						const parameters = { properties: { a: { type: "string", pattern: "^b" } }, patternProperties: { "^x": true } };
						const errors = createValidator().validate({ name: "t", parameters }, '{"a":"c","x":1}');
						console.log(JSON.stringify(errors));`,
					resolveDir: ROOT,
					loader: "ts",
				},
				bundle: true,
				write: false,
				format: "cjs",
				platform: "node",
			});
			const flag = "--disallow-code-generation-from-strings";
			return execFileSync(process.execPath, [flag, "-"], {
				input: outputFiles[0]?.text ?? "",
				encoding: "utf8",
			});
		};
		expect(JSON.parse(await bundle("edge"))).toEqual([
			{ path: "/a", message: 'must match pattern "^b"' },
		]);
		expect(await bundle("index")).toMatch(/Code generation from strings disallowed/);
	});
});
