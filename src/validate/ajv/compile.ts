import {
	_,
	Ajv,
	type CodeKeywordDefinition,
	type KeywordCxt,
	type Options,
	type ValidateFunction,
} from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { spend, spendOn } from "../budget.js";
import { copySchema } from "../copy.js";
import type { Dialect } from "../dialect.js";
import { makePattern } from "../patterns.js";
import { isSized, stepsOf } from "../steps.js";
import { allDiffer } from "../unique.js";

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
export function schemaMistake(schema: object, dialect: Dialect): string | null {
	const checker = checkerOf(dialect);
	checker.validateSchema(schema);
	const error = checker.errors?.find(({ instancePath }) => !ANNOTATIONS.test(instancePath));
	return error === undefined ? null : `${error.instancePath || "/"} ${error.message ?? "is wrong"}`;
}

/** A keyword of ours that stands in every object of a compiled schema and counts the judgements by it. */
const STEP = "toolgrammar:step";
const step: CodeKeywordDefinition = {
	keyword: STEP,
	code({ gen, data, parentSchema }: KeywordCxt): void {
		const ref = gen.scopeValue("func", { ref: isSized(parentSchema) ? spendOn : spend });
		gen.code(_`${ref}(${stepsOf(parentSchema)}, ${data})`);
	},
};

/**
 * Compiles a schema that has passed `schemaMistake`. Throws an Error for what ajv refuses, a reference
 * that leads out of the document among it; nothing is ever fetched. Every schema has an instance of
 * its own (a tenth of a millisecond): an instance keeps all it compiled, and ids are global in it.
 */
export function compileSchema(
	schema: object,
	dialect: Dialect,
	allErrors: boolean,
): ValidateFunction {
	const code = { regExp: patternEngine };
	const ajv = newAjv(dialect, {
		...OPTIONS,
		allErrors,
		code,
		meta: false,
		validateSchema: false,
	});
	ajv.addKeyword(step);
	ajv.removeKeyword("uniqueItems");
	ajv.addKeyword({
		keyword: "uniqueItems",
		type: "array",
		validate: (wanted: boolean, items: readonly unknown[]) => !wanted || allDiffer(items),
		error: { message: "must not have two equal items" },
	});
	const prepared = copySchema(schema, (copy, isSchema) => {
		// in data too, since a reference may lead there; not enumerable, so that it stays equal to itself
		Object.defineProperty(copy, STEP, { value: true });
		// OpenAPI's keyword says something of a type alone; ajv throws where there is none, and where it contradicts one
		if (isSchema && (copy.nullable !== true || copy.type === undefined)) delete copy.nullable;
	});
	return ajv.compile(prepared);
}
