/** What all validators do alike, whichever library judges: limits, problems of schemas, one cache. */
import { checkMembers, wholeFrom } from "../misuse/check.js";
import type { ValidationError } from "../runtime/events.js";
import type { FunctionDefinition, Validator } from "../runtime/options.js";
import { withBudget } from "./budget.js";
import { copySchema, withoutHeader } from "./copy.js";
import { type Dialect, dialectOf } from "./dialect.js";
import { inspectSchema } from "./guard.js";
import { clip, firstErrors } from "./messages.js";

/** How arguments are judged. */
export interface ValidatorOptions {
	/** errors of one call, at most; default 20 */
	readonly maxErrors?: number | undefined;
}

const MAX_ERRORS = 20;
/** Longer arguments (UTF-16 units) are judged up to their first error: a wrong list gives one error an element. */
const LONG_ARGUMENTS = 1_000_000;

/** Judges one value; no error: it fits. `all`: not only the first error. May throw an Error: it cannot be judged. */
export type Judge = (value: unknown, all: boolean) => Iterable<ValidationError>;

/** What makes judges of schemas: a library. */
export interface Engine {
	/** The first thing that is wrong with a schema, readable, or null. */
	mistake(schema: object, dialect: Dialect): string | null;
	/** Of a schema without a mistake. Throws an Error with a readable message when it refuses it. Must not change it. */
	prepare(schema: object, dialect: Dialect): Judge;
}

/** What is known about one schema: a problem that makes every call invalid, or its judge. */
type Prepared = { readonly problem: string } | { readonly problem: null; readonly judge: Judge };

/** Makes the validators of one engine; what they know of schemas they share. */
export function validatorsOf(engine: Engine): (options?: ValidatorOptions) => Validator {
	/** By the schema's identity: parsers hand out one object for all that say the same, and nobody changes one that is in use. */
	const prepared = new WeakMap<object, Prepared>();
	return (options = {}) => {
		checkMembers(options, "options", { maxErrors: wholeFrom(1) });
		const { maxErrors = MAX_ERRORS } = options;
		return {
			validate(tool: FunctionDefinition, argumentsText: string): readonly ValidationError[] {
				try {
					const errors = withBudget(() => judge(engine, prepared, tool.parameters, argumentsText));
					return firstErrors(errors, maxErrors);
				} catch (error) {
					// the stack overflows on deep values; patterns: a text is too long
					return whole(`the arguments cannot be judged: ${reason(error)}`);
				}
			},
		};
	};
}

function judge(
	engine: Engine,
	prepared: WeakMap<object, Prepared>,
	schema: unknown,
	argumentsText: string,
): Iterable<ValidationError> {
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
	const known = prepared.get(schema) ?? prepare(engine, schema);
	prepared.set(schema, known);
	if (known.problem !== null) return whole(known.problem);
	return known.judge(value, argumentsText.length <= LONG_ARGUMENTS);
}

function prepare(engine: Engine, schema: object): Prepared {
	try {
		const { problem, listItems } = inspectSchema(schema);
		if (problem !== null) return { problem };
		const dialect = dialectOf(schema, listItems);
		// plain objects: ajv compares values by methods that objects without a prototype lack
		const bare = withoutHeader(copySchema(schema, () => {}));
		const mistake = engine.mistake(bare, dialect);
		if (mistake !== null) return { problem: `the tool's schema is wrong: ${mistake}` };
		return { problem: null, judge: engine.prepare(bare, dialect) };
	} catch (error) {
		return { problem: `the tool's schema cannot be used: ${reason(error)}` };
	}
}

/** An error of the call as a whole. */
function whole(message: string): readonly ValidationError[] {
	return [{ path: "", message: clip(message) }];
}

function reason(error: unknown): string {
	return error instanceof Error ? error.message : "unknown error";
}
