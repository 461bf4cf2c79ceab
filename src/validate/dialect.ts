import { Ajv, type Options, type ValidateFunction } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { makePattern } from "./patterns.js";

/** The drafts of JSON Schema that are told apart. Draft 04 and 06 are read as draft 07. */
export type Dialect = "draft-07" | "2019-09" | "2020-12";

const DIALECTS: readonly (readonly [pattern: RegExp, dialect: Dialect])[] = [
	[/^https?:\/\/json-schema\.org\/draft-0[467]\/schema#?$/, "draft-07"],
	[/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
];

/**
 * The dialect of a schema by its `$schema`; an unknown one is 2020-12. Without `$schema` it is 2020-12
 * too (what the Model Context Protocol says), but draft-07 if `items` holds a list, as only old drafts have it.
 */
export function dialectOf(schema: object, listItems: boolean): Dialect {
	const uri = Object.hasOwn(schema, "$schema")
		? (schema as { $schema: unknown }).$schema
		: undefined;
	if (typeof uri !== "string") return listItems ? "draft-07" : "2020-12";
	return DIALECTS.find(([pattern]) => pattern.test(uri))?.[1] ?? "2020-12";
}

const patternEngine = Object.assign((source: string) => makePattern(source), { code: "pattern" });

/** User schemas are judged, not linted: unknown keywords and formats are no errors. */
const OPTIONS: Options = {
	strict: false,
	// `strict: false` would let the infinity of `1e999` pass as a number
	strictNumbers: true,
	// `toString` is no property of `{}`
	ownProperties: true,
	validateFormats: false,
	logger: false,
};

function newAjv(dialect: Dialect, options: Options): Ajv | Ajv2019 | Ajv2020 {
	switch (dialect) {
		case "draft-07":
			return new Ajv(options);
		case "2019-09":
			return new Ajv2019(options);
		case "2020-12":
			return new Ajv2020(options);
		default:
			return unknownDialect(dialect);
	}
}

function unknownDialect(dialect: never): never {
	throw new Error(`unknown dialect ${String(dialect)}`);
}

const checkers = new Map<Dialect, Ajv | Ajv2019 | Ajv2020>();

/** One instance per dialect judges schemas by the dialect's own schema, which takes long to prepare. */
function checkerOf(dialect: Dialect): Ajv | Ajv2019 | Ajv2020 {
	const checker = checkers.get(dialect) ?? newAjv(dialect, { ...OPTIONS, allErrors: true });
	checkers.set(dialect, checker);
	return checker;
}

/** Wrong values of these do no harm: ajv never reads them, and `"description": null` is common. */
const ANNOTATIONS =
	/\/(title|description|default|examples|deprecated|readOnly|writeOnly|\$comment|format)$/;

/** Judges a schema by its dialect: the first thing that is wrong, readable, or null. */
export function schemaMistake(dialect: Dialect, schema: object): string | null {
	const checker = checkerOf(dialect);
	checker.validateSchema(schema);
	const error = checker.errors?.find(({ instancePath }) => !ANNOTATIONS.test(instancePath));
	return error === undefined ? null : `${error.instancePath || "/"} ${error.message ?? "is wrong"}`;
}

/**
 * Compiles a schema that has passed `schemaMistake`. Throws an Error for what ajv refuses, a reference
 * that leads out of the document among it; nothing is ever fetched. Every schema has an instance of
 * its own (a tenth of a millisecond): an instance keeps all it compiled, and ids are global in it.
 */
export function compileSchema(
	dialect: Dialect,
	schema: object,
	allErrors: boolean,
): ValidateFunction {
	const code = { regExp: patternEngine };
	return newAjv(dialect, {
		...OPTIONS,
		allErrors,
		code,
		meta: false,
		validateSchema: false,
	}).compile(schema);
}
