import type { ValidateFunction } from "ajv";
import type { ValidationError } from "../runtime/events.js";
import type { FunctionDefinition, Validator } from "../runtime/options.js";
import { compileSchema, type Dialect, dialectOf, schemaMistake } from "./dialect.js";
import { inspectSchema } from "./guard.js";
import { clip, readableErrors } from "./messages.js";

export interface ValidatorOptions {
	/** errors of one call, at most; default 20 */
	readonly maxErrors?: number;
}

const MAX_ERRORS = 20;
/** Longer arguments (UTF-16 units) are judged up to their first error: a wrong list gives one error an element. */
const LONG_ARGUMENTS = 1_000_000;

/** What is known about one schema: a problem that makes every call invalid, or its compiled forms. */
type Prepared =
	| { readonly problem: string }
	| {
			readonly problem: null;
			readonly all: () => ValidateFunction;
			readonly first: () => ValidateFunction;
	  };

/** By the schema's identity; schemas are not changed by anyone while they are in use. */
const prepared = new WeakMap<object, Prepared>();

/**
 * A validator on ajv. Numbers are judged as doubles. A tool without a schema takes every object; one
 * whose schema cannot be used (wrong, or too much work, see guard.ts, in-place.ts and patterns.ts) takes none, and
 * the one error says why. Never throws, never changes a schema, never fetches one.
 */
export function createValidator(options: ValidatorOptions = {}): Validator {
	const limit = options.maxErrors ?? MAX_ERRORS;
	return {
		validate(tool: FunctionDefinition, argumentsText: string): readonly ValidationError[] {
			try {
				return judge(tool.parameters, argumentsText, limit);
			} catch (error) {
				// ajv: the stack overflows on deep values; patterns: a text is too long
				return whole(`the arguments cannot be judged: ${reason(error)}`);
			}
		},
	};
}

function judge(schema: unknown, argumentsText: string, limit: number): readonly ValidationError[] {
	let value: unknown;
	try {
		value = JSON.parse(argumentsText);
	} catch {
		return whole("the arguments are not JSON");
	}
	if (schema === undefined || schema === null || schema === true) return [];
	if (schema === false) return whole("the tool takes no arguments");
	if (typeof schema !== "object" || Array.isArray(schema))
		return whole("the schema is not an object");
	const known = prepared.get(schema) ?? prepare(schema);
	prepared.set(schema, known);
	if (known.problem !== null) return whole(known.problem);
	const validate = argumentsText.length > LONG_ARGUMENTS ? known.first() : known.all();
	return validate(value) ? [] : readableErrors(validate.errors ?? [], limit);
}

function prepare(schema: object): Prepared {
	try {
		const { problem, listItems } = inspectSchema(schema);
		if (problem !== null) return { problem };
		const dialect = dialectOf(schema, listItems);
		const bare = withoutHeader(schema);
		const mistake = schemaMistake(dialect, bare);
		if (mistake !== null) return { problem: `the tool's schema is wrong: ${mistake}` };
		return compiled(dialect, bare);
	} catch (error) {
		return { problem: `the tool's schema cannot be used: ${reason(error)}` };
	}
}

/** Compiles the usual form now, so that what ajv refuses is known, and the other one when it is needed. */
function compiled(dialect: Dialect, schema: object): Prepared {
	const all = compileSchema(dialect, schema, true);
	let first: ValidateFunction | null = null;
	return {
		problem: null,
		all: () => all,
		first: () => {
			first ??= compileSchema(dialect, schema, false);
			return first;
		},
	};
}

/**
 * A copy without the root's keywords that are addressed to other readers: ajv knows no foreign
 * `$schema`, throws for draft 04's `id`, and makes a function that answers later for `$async`.
 */
function withoutHeader(schema: object): object {
	return Object.fromEntries(
		Object.entries(schema).filter(
			([key, value]) =>
				key !== "$schema" && key !== "$async" && !(key === "id" && typeof value === "string"),
		),
	);
}

/** An error of the call as a whole. */
function whole(message: string): readonly ValidationError[] {
	return [{ path: "", message: clip(message) }];
}

function reason(error: unknown): string {
	return error instanceof Error ? error.message : "unknown error";
}
