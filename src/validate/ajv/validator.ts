import type { ValidateFunction } from "ajv";
import type { ValidationError } from "../../runtime/events.js";
import type { Dialect } from "../dialect.js";
import { type Judge, validatorsOf } from "../judge.js";
import { compileSchema, schemaMistake } from "./compile.js";
import { readableErrors } from "./errors.js";

/**
 * A validator on ajv. Numbers are judged as doubles. A tool without a schema takes every object; one
 * whose schema cannot be used (wrong, or too much work: docs/TRUST.md lists what is refused) takes none, and
 * the one error says why. Never throws, never changes a schema, never fetches one.
 */
export const createValidator = validatorsOf({ mistake: schemaMistake, prepare });

/** Compiles the usual form now, so that what ajv refuses is known, and the other one when it is needed. */
function prepare(schema: object, dialect: Dialect): Judge {
	const all = compileSchema(schema, dialect, true);
	let first: ValidateFunction | null = null;
	return (value: unknown, everything: boolean): Iterable<ValidationError> => {
		if (!everything) first ??= compileSchema(schema, dialect, false);
		const validate = everything || first === null ? all : first;
		return validate(value) ? [] : readableErrors(validate.errors ?? []);
	};
}
